import { timerOf } from '../../game/time/timer.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { fold } from '../../game/evolving/evolve.ts'
import type { Game } from '../../game/model/game.ts'
import type { Instant } from '../../game/model/words.ts'
import { appendStep } from './append-step.ts'
import type { GameId, Games, GameRecord } from '../ports/games.ts'

/** A stored game, and what its log folds to. */
export type LoadedGame = { readonly stored: GameRecord; readonly game: Game }

/** Folds a stored game. Throws on a log that does not fold: the record is damaged, and an operator must know. */
export const foldStored = (id: GameId, stored: GameRecord): LoadedGame => {
  const game = fold(stored.log)
  if (!game) throw new Error(`the log of game ${id} does not fold at version ${stored.version}`)
  return { stored, game }
}

export const loadGame = async (games: Games, id: GameId): Promise<LoadedGame | undefined> => {
  const stored = await games.load(id)
  return stored && foldStored(id, stored)
}

/** A timer is early if it fires within this share of the time until the next check is due. */
const TOO_EARLY = 1 / 3

/**
 * Returns when the game's timer is to fire. A timer set for earlier than `next` is kept, because its tick sets the next
 * one. It is replaced if it has fired or would fire within the first third of the wait: where people move daily, it
 * would fire before most moves for nothing, and a timer that fires costs two and a half times as much as setting one.
 */
export const nextTimer = (current: Instant | undefined, next: Instant | undefined, now: Instant): Instant | undefined =>
  next !== undefined && current !== undefined && current > now + (next - now) * TOO_EARLY && current <= next
    ? current
    : next

/**
 * Returns the game after a decided step, with the log to be stored. Throws if the events do not fold, which is a bug.
 */
export const applyStep = (
  id: GameId,
  before: LoadedGame | undefined,
  events: readonly GameEvent[],
  now: Instant,
): LoadedGame => {
  const game = fold(events, before?.game)
  if (!game) throw new Error(`a step that was decided does not fit game ${id}`)
  const log = appendStep(before?.stored.log ?? [], events, game)
  const due = nextTimer(before?.stored.due, timerOf(game), now)
  return { game, stored: { version: (before?.stored.version ?? 0) + 1, log, last: events.length, due } }
}
