import { type Instant, SECOND } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { tournamentRetainedUntil } from '../../../tournament/tournament-timer.ts'
import { derivedId } from '../../credentials/ids.ts'
import type { Link } from '../../credentials/links.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import { tournamentRotationEntry } from '../../notebook/entry-names.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { holderOfActor, personOfTournament } from '../links/tournament-holders.ts'
import { deputyLink, playerLink, secretaryLink } from '../links/tournament-links.ts'
import { parseTournamentToken, verifyTournamentToken } from '../links/tournament-tokens.ts'
import { type LoadedTournament, isTournamentOver, loadTournament } from '../record/tournament-store.ts'
import { type ActResult, performTournamentAct } from './perform-act.ts'

export type TournamentRotation =
  | { readonly kind: 'made'; readonly link: Link; readonly loaded: LoadedTournament }
  | Exclude<ActResult, { readonly kind: 'done' }>

/** How long a request may run that has replaced a link and not noted its key yet. */
const LONGEST_REQUEST = 30 * SECOND

const linkOf = (service: Service, id: TournamentId, tournament: Tournament, holder: Holder): Link => {
  if (holder === 'secretary') return secretaryLink(service, id, tournament)
  return holder === 'deputy' ? deputyLink(service, id, tournament) : playerLink(service, id, tournament, holder)
}

/** Returns what is noted of a replaced link: how often it has now been replaced, and a pseudonym of the key and the link. */
const rotationBy = ({ signer }: Service, epoch: number, key: string, token: string): string =>
  `${epoch}|${derivedId(signer, `tournament rotated|${key}|${token}`, 16)}`

/**
 * Replaces the link of an official or a player. A person with an address is emailed the new one. The idempotency key is
 * noted after the new link is stored, so that a lost response can be requested again.
 */
export const rotateTournamentLink = async (
  service: Service,
  authorized: AuthorizedTournament,
  caller: RequestSource,
  key?: string,
): Promise<TournamentRotation> => {
  const { id, token, actor } = authorized
  const holder = holderOfActor(actor)
  const handled = await performTournamentAct(service, authorized, { type: 'rotate-link' }, caller)
  if (handled.kind !== 'done') return handled
  const { tournament } = handled.loaded
  const person = holder === undefined ? undefined : personOfTournament(tournament, holder)
  if (holder === undefined || !person) return { kind: 'refused', refusal: { code: 'not-yours-to-do' } }
  if (key !== undefined) {
    const noted = rotationBy(service, person.epoch, key, token)
    await service.notebook.save(id, tournamentRotationEntry(holder), noted, tournamentRetainedUntil(tournament))
  }
  return { kind: 'made', link: linkOf(service, id, tournament, holder), loaded: handled.loaded }
}

/** Returns whose link a token was before it was replaced once. */
const holderBefore = (token: string): Holder | undefined => {
  const parsed = parseTournamentToken(token)
  if (parsed?.purpose === 'secretary' || parsed?.purpose === 'deputy') return parsed.purpose
  return parsed?.purpose === 'player' ? parsed.number : undefined
}

/** Returns the tournament as it was before a person's link was replaced the last time. */
const beforeRotation = (tournament: Tournament, holder: Holder): Tournament => {
  const { secretary, deputy, entrants } = tournament
  if (holder === 'secretary') return { ...tournament, secretary: { ...secretary, epoch: secretary.epoch - 1 } }
  if (holder === 'deputy')
    return deputy ? { ...tournament, deputy: { ...deputy, epoch: deputy.epoch - 1 } } : tournament
  const entrant = entrants[holder - 1]
  return entrant
    ? { ...tournament, entrants: entrants.with(holder - 1, { ...entrant, epoch: entrant.epoch - 1 }) }
    : tournament
}

/**
 * Returns the link that an earlier request with the same idempotency key and the old link made, because its response may
 * have been lost. `in-flight`: such a request may still be running. Undefined if there was none.
 */
export const repeatedTournamentRotation = async (
  service: Service,
  token: string,
  key: string,
  now: Instant,
): Promise<Extract<TournamentRotation, { readonly kind: 'made' }> | 'in-flight' | undefined> => {
  const [parsed, holder] = [parseTournamentToken(token), holderBefore(token)]
  const loaded = parsed && (await loadTournament(service.tournaments, parsed.tournament))
  if (!loaded || holder === undefined || isTournamentOver(loaded.tournament, now)) return undefined
  const { tournament: id } = parsed
  const { tournament, stored } = loaded
  const person = personOfTournament(tournament, holder)
  if (!person || !verifyTournamentToken(service.signer, parsed, id, beforeRotation(tournament, holder)))
    return undefined
  const noted = await service.notebook.load(id, tournamentRotationEntry(holder))
  if (noted === rotationBy(service, person.epoch, key, token))
    return { kind: 'made', link: linkOf(service, id, tournament, holder), loaded }
  const last = stored.log.findLast((fact) => fact.type === 'link-rotated' && fact.holder === holder)
  const isFresh = last !== undefined && now - last.at < LONGEST_REQUEST
  return isFresh && !noted?.startsWith(`${person.epoch}|`) ? 'in-flight' : undefined
}
