import { alarmOf } from '../../game/alarm.ts'
import type { GameEvent } from '../../game/events.ts'
import { fold } from '../../game/evolve.ts'
import type { Game } from '../../game/game.ts'
import type { Instant } from '../../game/words.ts'
import { appended } from './log.ts'
import type { GameId, Games, Stored } from '../ports/ports.ts'

export type Loaded = { readonly stored: Stored; readonly game: Game }

/** Throws on a log that does not fold: an operator must know. */
export const read = (id: GameId, stored: Stored): Loaded => {
  const game = fold(stored.log)
  if (!game) throw new Error(`the log of game ${id} does not fold at version ${stored.version}`)
  return { stored, game }
}

export const load = async (games: Games, id: GameId): Promise<Loaded | undefined> => {
  const stored = await games.load(id)
  return stored && read(id, stored)
}

/** Of the time until the next look. */
const NEAR = 1 / 3

/**
 * An alarm between now and `next` stays: its early tick sets the next. Not one that comes soon: where people move daily
 * it would fire before most moves for nothing, and a timer that fires costs two and a half times as much as to set it.
 */
export const dueAfter = (armed: Instant | undefined, next: Instant | undefined, now: Instant): Instant | undefined =>
  next !== undefined && armed !== undefined && armed > now + (next - now) * NEAR && armed <= next ? armed : next

export const step = (id: GameId, before: Loaded | undefined, events: readonly GameEvent[], now: Instant): Loaded => {
  const game = fold(events, before?.game)
  if (!game) throw new Error(`a step that was decided does not fit game ${id}`)
  const log = appended(before?.stored.log ?? [], events, game)
  const due = dueAfter(before?.stored.due, alarmOf(game), now)
  return { game, stored: { version: (before?.stored.version ?? 0) + 1, log, last: events.length, due } }
}
