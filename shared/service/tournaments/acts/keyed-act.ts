import type { ReadTournamentAct } from '../../../api/input/tournaments/tournament-act-shapes.ts'
import { requestText } from '../../../game/model/stored-role.ts'
import { tournamentRetainedUntil } from '../../../tournament/tournament-timer.ts'
import { derivedId } from '../../credentials/ids.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import { tournamentActEntry } from '../../notebook/entry-names.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { holderOfActor } from '../links/tournament-holders.ts'
import type { TournamentActRequest } from './act-request.ts'
import { type ActResult, linkOfAccepted, performTournamentAct } from './perform-act.ts'

/** An act with the idempotency key and the body of its request. */
export type KeyedAct = {
  readonly act: TournamentActRequest
  readonly body: ReadTournamentAct
  readonly key: string | undefined
}

/** `otherwise`: the key was used with another body. */
export type KeyedActResult = ActResult | { readonly kind: 'otherwise' }

const PSEUDONYM_LENGTH = 16

/** Returns the page that notes the use of a key. Only whoever has the same link finds it. */
const entryOf = ({ signer }: Service, { actor }: AuthorizedTournament, key: string): string => {
  const by = `${actor.role} ${holderOfActor(actor) ?? ''}`
  return tournamentActEntry(derivedId(signer, `tournament act key|${by}|${key}`, PSEUDONYM_LENGTH))
}

/**
 * Carries out an act once for each idempotency key. The key is noted after an act that has changed something, and holds
 * as long as the event’s links: a repeat changes nothing, and whoever has accepted with the key gets the own link again.
 */
export const performKeyedAct = async (
  service: Service,
  authorized: AuthorizedTournament,
  { act, body, key }: KeyedAct,
  caller: RequestSource,
): Promise<KeyedActResult> => {
  if (key === undefined) return performTournamentAct(service, authorized, act, caller)
  const { id, loaded } = authorized
  const { notebook, signer } = service
  const entry = entryOf(service, authorized, key)
  const asked = derivedId(signer, `tournament act|${id}|${requestText(body)}`, PSEUDONYM_LENGTH)
  const noted = await notebook.load(id, entry)
  if (noted === asked)
    return { kind: 'done', loaded, duplicate: true, ...linkOfAccepted(service, authorized, act, loaded) }
  if (noted !== undefined) return { kind: 'otherwise' }
  const result = await performTournamentAct(service, authorized, act, caller)
  if (result.kind === 'done' && !result.duplicate)
    await notebook.save(id, entry, asked, tournamentRetainedUntil(result.loaded.tournament))
  return result
}
