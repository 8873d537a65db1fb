import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'
import type { EventOf, GameEvent } from '../../shared/game/model/events.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { joined, offered } from '../ports/samples.ts'

const ROUND = ['32-27', '1-5', '27-32', '5-1'] as const

/**
 * Returns the moves of two kings that walk in a circle; the first is the creator's. Up to 1,000 plies there is no
 * automatic draw.
 */
export const walk = (plies: number): readonly string[] =>
  Array.from({ length: plies }, (_, ply) => ROUND[ply % ROUND.length] ?? '')

const terms: Terms = { ...offered.terms, clock: 'unlimited', opening: { kind: 'fen', fen: 'W:WK32:BK1' } }

const begun: readonly GameEvent[] = [
  { ...offered, terms },
  { ...joined, creatorColour: 'white' },
]

const moved = (move: string, ply: number): EventOf<'moved'> => ({ type: 'moved', at: joined.at + ply * MINUTE, move })

/** Returns the log of a game in which the kings walk like this. */
export const walked = (plies: number = COUNT_BOUNDS.ply.most - 1): readonly GameEvent[] => [
  ...begun,
  ...walk(plies).map(moved),
]
