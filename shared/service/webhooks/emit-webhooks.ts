import { DAY, type Duration, type Instant } from '../../game/model/words.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { EventPayload } from '../../webhooks/event-types.ts'
import { type StoredStep, payloadsOf } from '../../webhooks/event-payloads.ts'
import type { WebhookQueue } from '../ports/webhooks.ts'
import type { GameId } from '../ports/games.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { publicVersion } from '../games/public-version.ts'

const put = (notices: WebhookQueue, owner: string, all: readonly EventPayload[]): Promise<void> =>
  all.length === 0 ? Promise.resolve() : notices.put(all.map((told) => ({ owner, told, delay: 0 })))

/** Queues the webhook events of a stored step for the game's owner. A repeat queues the same event ids. */
export const emitWebhooks = async (notices: WebhookQueue, id: GameId, loaded: LoadedGame): Promise<void> => {
  const { game, stored } = loaded
  if (game.owner === undefined) return
  const events: readonly GameEvent[] = stored.log.slice(-stored.last)
  const step: StoredStep = { id, stored: stored.version, version: publicVersion(loaded), events }
  await put(notices, game.owner, payloadsOf(step, game))
}

type Past = {
  readonly stored: number
  readonly version: number
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/** Events older than this are not emitted again: their attempts were given up, and their records may be deleted. */
export const EMITTED_AGAIN_WITHIN: Duration = DAY

/** Queues the events of past steps again. Those that were delivered are recognized by their ids. */
export const emitPastWebhooks = async (
  notices: WebhookQueue,
  id: GameId,
  steps: readonly Past[],
  now: Instant,
): Promise<void> => {
  const owner = steps.at(-1)?.game.owner
  if (owner === undefined) return
  const emitted = steps.flatMap(({ game, ...step }) => payloadsOf({ id, ...step }, game))
  await put(
    notices,
    owner,
    emitted.filter(({ at }) => at > now - EMITTED_AGAIN_WITHIN),
  )
}
