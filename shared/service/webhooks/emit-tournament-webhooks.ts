import type { Instant } from '../../game/model/words.ts'
import type { LoggedFact } from '../../tournament/tournament-log.ts'
import { tournamentPayloadsOf } from '../../webhooks/tournament-payloads.ts'
import type { TournamentId } from '../ports/tournaments/tournament-key.ts'
import type { WebhookQueue } from '../ports/webhooks.ts'
import type { LoadedTournament } from '../tournaments/record/tournament-store.ts'
import { EMITTED_AGAIN_WITHIN } from './emit-webhooks.ts'

/** Queues the webhook events of a stored step for the tournament's owner. A repeat queues the same event ids. */
export const emitTournamentWebhooks = async (
  notices: WebhookQueue,
  id: TournamentId,
  { tournament, stored }: LoadedTournament,
  facts: readonly LoggedFact[],
): Promise<void> => {
  const { owner } = tournament
  if (owner === undefined) return
  const payloads = tournamentPayloadsOf({ id, version: stored.version, tournament, facts })
  if (payloads.length > 0) await notices.put(payloads.map((told) => ({ owner, told, delay: 0 })))
}

/** Queues the events of past steps again. Those that were delivered are recognized by their ids. */
export const emitPastTournamentWebhooks = (
  notices: WebhookQueue,
  id: TournamentId,
  loaded: LoadedTournament,
  now: Instant,
): Promise<void> =>
  emitTournamentWebhooks(
    notices,
    id,
    loaded,
    loaded.stored.log.filter(({ at }) => at > now - EMITTED_AGAIN_WITHIN),
  )
