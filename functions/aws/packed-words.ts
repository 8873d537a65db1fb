import type { CautionReason, Choices, Result, ResultReason } from '../../shared/game/events.ts'
import type { Player } from '../../shared/game/people.ts'
import { id, text } from './codec.ts'
import { sparse } from './codec-sparse.ts'
import { as, flag, list, oneOf, record } from './codecs.ts'

// The lists are written out, because their order is the format: what the game's own lists do must not change it.

export const colour = oneOf(['black', 'white'])
export const seat = oneOf(['creator', 'opponent'])
export const role = oneOf(['creator', 'opponent', 'director'])
export const roleOrClock = oneOf(['creator', 'opponent', 'director', 'clock'])
export const wish = oneOf(['black', 'white', 'toss'])

const winner = as<Result['winner'], 'black' | 'white' | 'none'>(
  oneOf(['black', 'white', 'none']),
  (won) => won ?? 'none',
  (won) => (won === 'none' ? null : won),
)
const resultReason = oneOf<ResultReason>([
  'no-pieces',
  'no-moves',
  'resignation',
  'time',
  'agreement',
  'threefold',
  'forty-move',
  'twenty-five-move',
  'sixteen-move',
  'twenty-move',
  'fifteen-move',
  'king-against-king',
  'illegal-moves',
  'adjudication',
  'count',
])
export const result = record<Result>({ winner, reason: resultReason })

export const cautionReason = oneOf<CautionReason>([
  'must-capture',
  'capture-unfinished',
  'must-take-most',
  'king-must-capture',
  'ambiguous',
  'wrong-square',
  'man-moved-backward',
  'crowned-and-went-on',
  'not-your-piece',
  'no-such-square',
  'unreadable',
  'not-your-turn',
])

export const player = record<Player>({ name: text, contact: id })

export const choices = sparse<Choices>(
  { reminders: list(oneOf(['reserve', 'day', 'hours'])), quietIn: text, playForced: flag },
  { reminders: ['reserve', 'day', 'hours'], quietIn: undefined, playForced: false },
)
