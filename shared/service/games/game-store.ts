import { alarmOf } from '../../game/alarm.ts'
import type { GameEvent } from '../../game/events.ts'
import { fold } from '../../game/evolve.ts'
import type { Game } from '../../game/game.ts'
import type { Instant } from '../../game/words.ts'
import { appended } from './log.ts'
import type { GameId, Games, Stored } from '../ports/games.ts'

/** A stored game, and what its log folds to. */
export type Loaded = { readonly stored: Stored; readonly game: Game }

/** Throws on a log that does not fold: the record is damaged, and an operator must know. */
export const read = (id: GameId, stored: Stored): Loaded => {
  const game = fold(stored.log)
  if (!game) throw new Error(`the log of game ${id} does not fold at version ${stored.version}`)
  return { stored, game }
}

export const load = async (games: Games, id: GameId): Promise<Loaded | undefined> => {
  const stored = await games.load(id)
  return stored && read(id, stored)
}

/** A timer is early if it fires within this share of the time until the next check is due. */
const TOO_EARLY = 1 / 3

/**
 * When the game's timer is to fire. A timer set for earlier than `next` is kept, because its tick sets the next one. It
 * is replaced if it has fired or would fire within the first third of the wait: where people move daily, it would fire
 * before most moves for nothing, and a timer that fires costs two and a half times as much as setting one.
 */
export const dueAfter = (current: Instant | undefined, next: Instant | undefined, now: Instant): Instant | undefined =>
  next !== undefined && current !== undefined && current > now + (next - now) * TOO_EARLY && current <= next
    ? current
    : next

/** The game after a decided step, with the log to be stored. Throws if the events do not fold, which is a bug. */
export const step = (id: GameId, before: Loaded | undefined, events: readonly GameEvent[], now: Instant): Loaded => {
  const game = fold(events, before?.game)
  if (!game) throw new Error(`a step that was decided does not fit game ${id}`)
  const log = appended(before?.stored.log ?? [], events, game)
  const due = dueAfter(before?.stored.due, alarmOf(game), now)
  return { game, stored: { version: (before?.stored.version ?? 0) + 1, log, last: events.length, due } }
}
