import type { GameEvent } from '../../game/events.ts'
import { fold } from '../../game/evolve.ts'
import type { Loaded } from './game-store.ts'
import { stepsOf } from './steps.ts'

/**
 * After an event's step, as an idempotent repeat shows it: nothing later. Earlier changes of settings, plans and links
 * may have left the log.
 */
export const after = (loaded: Loaded, isIt: (event: GameEvent) => boolean): Loaded => {
  const { log } = loaded.stored
  const at = log.findLastIndex(isIt)
  const next = log.findIndex((event, index) => index > at && !event.also)
  const until = log.slice(0, next)
  const game = at < 0 || next < 0 ? undefined : fold(until)
  const step = stepsOf(until).at(-1)
  if (!game || !step) return loaded
  return { game, stored: { version: step.version, log: until, last: step.events.length, due: undefined } }
}
