import type { TournamentAct } from '../../../tournament/model/tournament-commands.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { Link } from '../../credentials/links.ts'
import { ERASED_CONTACT } from '../../credentials/address-fields.ts'
import { mailboxPseudonym } from '../../credentials/mailbox.ts'
import { endStandingConsent } from '../../email/consent/standing-consent.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { Service } from '../../runtime/service.ts'
import { confirmEntrantEmails } from '../entry/tournament-consent.ts'
import { addEntries, eraseEntries } from '../entry/tournament-contacts.ts'
import { type AuthorizedTournament, verifiedTournamentToken } from '../links/authorize-tournament.ts'
import { contactOfHolder, holderOfActor } from '../links/tournament-holders.ts'
import { deputyLink, playerLink } from '../links/tournament-links.ts'
import { parseTournamentToken } from '../links/tournament-tokens.ts'
import { drawsFor } from '../record/board-draws.ts'
import { type TournamentHandled, handleTournamentFrom, refusalIn } from '../record/handle-tournament.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import type { TournamentActRequest } from './act-request.ts'
import { rulesOnOwnBoard } from './own-board.ts'
import { peopleOfAct } from './people-of-act.ts'

/** `link`: the own link, which whoever has just accepted gets instead of the invitation. */
export type ActResult =
  | (Extract<TournamentHandled, { readonly kind: 'done' }> & { readonly link?: Link })
  | Exclude<TournamentHandled, { readonly kind: 'done' }>

/** Draws what the act may need in the tournament as it is. */
const drawnFor = (service: Service, tournament: Tournament, act: TournamentAct): object => {
  if (act.type === 'start') return { draws: drawsFor(service.chance, tournament, { type: 'start' }) }
  if (act.type !== 'accept' && act.type !== 'replace') return {}
  return { draws: drawsFor(service.chance, tournament, act) }
}

/**
 * Returns why somebody may not do this by a link that was passed on or stolen: only who comes by an email to the
 * confirmed address of a person has that person forgotten.
 */
const isUnproven = async (
  { contacts }: Service,
  { id, loaded, actor, isFromMailbox }: AuthorizedTournament,
  { type }: TournamentActRequest,
): Promise<boolean> => {
  if (type !== 'forget' || isFromMailbox) return false
  const holder = holderOfActor(actor)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  return contact !== undefined && (await contacts.load(id, contact))?.confirmed === true
}

/** Erases the address of somebody who was just forgotten, and ends what the mailbox had consented to for all games. */
const eraseForgotten = async (service: Service, { id, loaded, actor }: AuthorizedTournament, now: number) => {
  const holder = holderOfActor(actor)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  const known = contact === undefined ? undefined : await service.contacts.load(id, contact)
  if (contact === undefined || !known) return
  if (known.email !== undefined && known.confirmed)
    await endStandingConsent(service, mailboxPseudonym(service.signer, known.email), now)
  await service.contacts.update(id, contact, ERASED_CONTACT)
}

/** Returns the link of somebody who has accepted by an invitation. */
export const linkOfAccepted = (
  service: Service,
  { id, token, actor }: AuthorizedTournament,
  { type }: TournamentActRequest,
  { tournament }: LoadedTournament,
): { readonly link?: Link } => {
  if (type === 'accept' && actor.role === 'invitee') return { link: playerLink(service, id, tournament, actor.number) }
  const isInvited = parseTournamentToken(token)?.purpose === 'deputy-invitation'
  return type === 'accept-deputy' && isInvited ? { link: deputyLink(service, id, tournament) } : {}
}

/**
 * Carries out an act of somebody with a link, for every page and for the API. At each attempt it is decided on the
 * newest state, after checking that the link has not been replaced meanwhile. Emails and games follow from the stored
 * change.
 */
export const performTournamentAct = async (
  service: Service,
  authorized: AuthorizedTournament,
  request: TournamentActRequest,
  caller: RequestSource,
): Promise<ActResult> => {
  const { id, loaded, token, actor } = authorized
  if (await isUnproven(service, authorized, request))
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded }
  if (await rulesOnOwnBoard(service, authorized, request))
    return { kind: 'refused', refusal: { code: 'own-board' }, loaded }
  const { fields, entries } = await peopleOfAct(service, authorized, request, caller)
  const commandIn = (now: LoadedTournament | undefined) => {
    if (!now || !verifiedTournamentToken(service.signer, id, now, token)) return { code: 'no-such-tournament' } as const
    // The assertion is sound: the request lacks only these fields, and `decideTournament` refuses roles that may not.
    const act = { ...request, ...fields, by: actor } as TournamentAct
    return { ...act, ...drawnFor(service, now.tournament, act) }
  }
  const early = entries.length > 0 ? refusalIn(loaded, commandIn(loaded), caller.receivedAt) : undefined
  if (early) return { kind: 'refused', refusal: early, loaded }
  await addEntries(service.contacts, id, entries)
  const handled = await handleTournamentFrom(service.tournaments, authorized, commandIn, caller.receivedAt)
  if (handled.kind === 'refused') await eraseEntries(service.contacts, id, entries)
  if (handled.kind !== 'done') return handled
  if (request.type === 'accept' || request.type === 'accept-deputy')
    await confirmEntrantEmails(service, { ...authorized, loaded: handled.loaded }, caller.receivedAt)
  if (request.type === 'forget') await eraseForgotten(service, authorized, caller.receivedAt)
  // The link is given once: whoever repeats an invitation that was passed on gets none.
  const isFirst = !handled.duplicate || authorized.isFromMailbox
  return { ...handled, ...(isFirst && linkOfAccepted(service, authorized, request, handled.loaded)) }
}
