import type { GameEvent } from '../../shared/game/model/events.ts'
import { DAY, type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { dice, walk } from '../draughts/walk.ts'
import { START, joined, offered } from './samples.ts'

const REPLY: Duration = 20 * DAY

/** Returns the events of these moves. Each reply takes up to 20 days, and every third turn has a reminder first. */
const timed = (moves: readonly string[], random: () => number): readonly GameEvent[] => {
  let at = joined.at
  return moves.flatMap((move, ply): readonly GameEvent[] => {
    at += Math.ceil(((0.5 + random() / 2) * REPLY) / SECOND) * SECOND
    const moved: GameEvent = { type: 'moved', at, move }
    return ply % 3 === 0 ? [{ type: 'reminded', reminder: 'day' }, moved] : [moved]
  })
}

/** Names of 40 characters, the longest that are allowed. */
export const LONG_NAMES = {
  latin: ['Wolfgang Amadeus Maximilian von Hohenfel', 'Alexandra Konstantina Papadimitropoulous'],
  cyrillic: ['Александра Константиновна Преображенская', 'Константин Владиславович Рождественский-'],
  chinese: ['王小明'.repeat(14).slice(0, 40), '欧阳修文'.repeat(10)],
} as const

/** Returns a legal game of this many plies between two long names, or undefined if this seed's game ends earlier. */
export const longGame = (
  seed: number,
  plies: number,
  [creator, opponent]: readonly [string, string] = LONG_NAMES.latin,
): GameRecord | undefined => {
  const random = dice(seed)
  const moves = walk(random, plies)
  if (moves.length < plies) return undefined
  const ids = { salt: '0123456789abcdefABCDEF', creator: 'Zm9vYmFyYmF6cXV4Zm9vYg', opponent: 'YmFyYmF6cXV4Zm9vYmFyYg' }
  const log: readonly GameEvent[] = [
    { ...offered, name: creator, salt: ids.salt, contact: ids.creator },
    { ...joined, name: opponent, contact: ids.opponent },
    ...timed(moves, random),
  ]
  return { version: log.length, log, last: 1, due: START + 6000 * DAY }
}
