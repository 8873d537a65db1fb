import type { GameEvent } from '../../game/model/events.ts'
import { fold } from '../../game/evolving/evolve.ts'
import type { LoadedGame } from './game-store.ts'
import { logSteps } from './log-steps.ts'

/**
 * Returns the game as it was after the step of the last matching event, so that an idempotent repeat shows what the
 * first request showed. Earlier changes of settings, conditional moves and links may have left the log.
 */
export const asOfEvent = (loaded: LoadedGame, matches: (event: GameEvent) => boolean): LoadedGame => {
  const { log } = loaded.stored
  const found = log.findLastIndex(matches)
  const next = log.findIndex((event, index) => index > found && !event.also)
  const until = log.slice(0, next)
  const game = found < 0 || next < 0 ? undefined : fold(until)
  const step = logSteps(until).at(-1)
  if (!game || !step) return loaded
  return { game, stored: { version: step.version, log: until, last: step.events.length, due: undefined } }
}
