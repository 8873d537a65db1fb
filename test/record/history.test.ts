import { describe, expect, test } from 'vitest'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { playOf } from '../../shared/game/model/game.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { boardsBetween } from '../../shared/record/boards.ts'
import { moveHistory } from '../../shared/record/move-history.ts'
import { writeGamePdn } from '../../shared/record/game-pdn.ts'
import { ENGLISH, NOON, offeredGame } from '../email/games.ts'

const JOINED: GameEvent = {
  type: 'joined',
  at: NOON,
  name: 'Amara',
  contact: 'opponent-contact',
  creatorColour: 'white',
  chance: 1,
}
const moved = (minutes: number, move: string): GameEvent => ({ type: 'moved', at: NOON + minutes * MINUTE, move })
const logOf = (terms: Partial<Terms>, ...events: readonly GameEvent[]): readonly GameEvent[] => [
  offeredGame({ terms: { ...ENGLISH, ...terms } }),
  JOINED,
  ...events,
]

const recordOf = (log: readonly GameEvent[], ply?: number): string => {
  const game = fold(log)
  const play = game && playOf(game)
  if (!game || !play) throw new Error('the test’s own log does not fold')
  const names = { black: 'Amara', white: 'Joost' }
  const text = writeGamePdn(game, play, {
    names,
    url: 'u',
    history: moveHistory(log),
    ...(ply !== undefined && { ply }),
  })
  expect(readPdn(text).errors).toEqual([])
  return text
}

const movesIn = (log: readonly GameEvent[], ply?: number): string => {
  const text = recordOf(log, ply)
  return text
    .slice(text.indexOf('\n\n') + 2)
    .replaceAll('\n', ' ')
    .trim()
}

test('each move is followed by its time and both reserves', () => {
  const slow: GameEvent = { type: 'moved', at: NOON + 30 * MINUTE + 5 * DAY, move: '22-18' }
  const [first, second] = moveHistory(logOf({}, moved(30, '11-15'), slow)).moves
  expect(first).toMatchObject({ text: '11-15', elapsed: 30 * MINUTE, at: NOON + 30 * MINUTE })
  expect(second).toMatchObject({ text: '22-18', elapsed: 5 * DAY })
  expect(first && second && first.reserves.white - second.reserves.white).toBeGreaterThan(DAY)
  expect(movesIn(logOf({}, moved(30, '11-15')))).toMatch(
    /^1\. 11-15 \{\[%emt 0:30:00\] \[%clock W\d+:00:00 b\d+:00:00\]\} \*$/,
  )
})

test('the letter of the side whose clock runs is a capital, and after the end none is', () => {
  const end: GameEvent = { type: 'finished', at: NOON + HOUR, result: { winner: 'black', reason: 'resignation' } }
  const letters = (text: string) => [...text.matchAll(/%clock ([Ww])\S+ ([Bb])/g)].map(([, w, b]) => `${w}${b}`)
  const moves = [moved(1, '11-15'), moved(2, '22-18'), moved(3, '15x22')]
  expect(letters(movesIn(logOf({}, ...moves)))).toEqual(['Wb', 'wB', 'Wb'])
  expect(letters(movesIn(logOf({}, ...moves, end)))).toEqual(['Wb', 'wB', 'wb'])
  expect(letters(movesIn(logOf({}, ...moves, end), 2))).toEqual(['Wb', 'wB'])
})

describe('the time that each side has used', () => {
  const used = (log: readonly GameEvent[]) => moveHistory(log).used
  const end = (minutes: number): GameEvent => ({
    type: 'finished',
    at: NOON + minutes * MINUTE,
    result: { winner: 'black', reason: 'resignation' },
  })

  test('is that of its turns, the last one included once the game is over', () => {
    const moves = [moved(1, '11-15'), moved(11, '22-18'), moved(13, '15x22')]
    expect(used(logOf({}, ...moves))).toEqual({ black: 3 * MINUTE, white: 10 * MINUTE })
    const log = logOf({}, ...moves, end(60))
    expect(used(log)).toEqual({ black: 3 * MINUTE, white: 57 * MINUTE })
    const text = recordOf(log)
    expect(text).toContain('[WhiteTime "0:57:00"]\n[BlackTime "0:03:00"]\n')
    for (const open of [recordOf(logOf({}, ...moves)), recordOf(log, 2)])
      expect(open).not.toMatch(/(?:White|Black)Time/)
  })

  test('has no leave, pause, outage or weekend in it', () => {
    const leave = { type: 'leave-taken', by: 'creator', at: NOON + 11 * MINUTE } as const
    const away: GameEvent = { ...leave, from: NOON + 11 * MINUTE, until: NOON + 11 * MINUTE + DAY }
    const frozen: GameEvent = { type: 'frozen', at: NOON, from: NOON + 3 * MINUTE, until: NOON + 5 * MINUTE }
    const played = [frozen, moved(10, '11-15'), away, moved(24 * 60 + 20, '22-18')]
    expect(used(logOf({}, ...played))).toEqual({ black: 8 * MINUTE, white: 10 * MINUTE })
    // The game begins on a Friday at two in the afternoon.
    expect(used(logOf({ weekends: 'Europe/Amsterdam' }, moved(4 * 24 * 60, '11-15')))).toEqual({
      black: 2 * DAY,
      white: 0,
    })
  })

  test('has that of moves which were taken back, too', () => {
    const asked: GameEvent = { type: 'takeback-asked', by: 'opponent', at: NOON + 3 * MINUTE }
    const back: GameEvent = { type: 'taken-back', at: NOON + HOUR, ply: 0 }
    const log = logOf({}, moved(1, '11-15'), moved(2, '22-18'), asked, back, moved(70, '9-13'))
    expect(used(log)).toEqual({ black: 69 * MINUTE, white: MINUTE })
  })

  test('ends with the deadline, whenever the loss on time was noted', () => {
    const clock = { perMove: DAY, reserve: HOUR, increment: 0 }
    const lost: GameEvent = { type: 'finished', at: NOON + 9 * DAY, result: { winner: 'white', reason: 'time' } }
    expect(used(logOf({ clock }, lost))).toEqual({ black: DAY + HOUR, white: 0 })
  })

  test('does not grow when the arbiter rules on a game that was called off', () => {
    const off: GameEvent = { type: 'aborted', at: NOON + 5 * MINUTE, by: 'arbiter' }
    const ruled: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: null, reason: 'adjudication' } }
    const log = logOf({}, moved(1, '11-15'), off, ruled)
    expect(used(log)).toEqual({ black: MINUTE, white: 4 * MINUTE })
    expect(recordOf(log)).toContain('[Result "1/2-1/2"]')
  })
})

test('a game without a clock has no reserves', () => {
  expect(movesIn(logOf({ clock: 'unlimited' }, moved(90, '11-15')))).toBe('1. 11-15 {[%emt 1:30:00]} *')
})

test('a move that was taken back is a comment where it was played, also before the first move', () => {
  const asked: GameEvent = { type: 'takeback-asked', by: 'opponent', at: NOON + 3 * MINUTE }
  const back = (ply: number): GameEvent => ({ type: 'taken-back', at: NOON + HOUR, ply })
  const two = [moved(1, '11-15'), moved(2, '22-18')] as const
  expect(movesIn(logOf({ clock: 'unlimited' }, ...two, asked, back(0), moved(70, '9-13')))).toBe(
    '{taken back: 11-15 22-18} 1. 9-13 {[%emt 0:10:00]} *',
  )
  const late = { ...asked, by: 'creator' } as const
  expect(movesIn(logOf({ clock: 'unlimited' }, ...two, late, back(1), moved(70, '22-17')))).toBe(
    '1. 11-15 {[%emt 0:01:00]} {taken back: 22-18} 1... 22-17 {[%emt 0:10:00]} *',
  )
})

test('a piece that was huffed is named after the move', () => {
  const huffing = logOf(
    { rules: 'english-huffing', clock: 'unlimited' },
    moved(1, '11-15'),
    moved(2, '22-18'),
    moved(3, '9-13'),
    { type: 'huffed', at: NOON + 4 * MINUTE, square: 15 },
  )
  expect(moveHistory(huffing).moves.at(-1)?.remarks).toEqual(['huffed 15'])
})

test('a record up to a ply has no result', () => {
  const end: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: 'black', reason: 'resignation' } }
  const log = logOf({ clock: 'unlimited' }, moved(1, '11-15'), moved(2, '22-18'), end)
  expect(recordOf(log)).toContain('[Result "1-0"]')
  expect(recordOf(log, 1)).toContain('[Result "*"]')
  expect(movesIn(log, 1)).toBe('1. 11-15 {[%emt 0:01:00]} *')
  expect(movesIn(log, 0)).toBe('*')
})

test('the board of a ply is the one after so many moves, with the path of the last', () => {
  const game = fold(logOf({}, moved(1, '11-15'), moved(2, '22-18'), moved(3, '15x22')))
  if (!game) throw new Error('the test’s own log does not fold')
  const boards = boardsBetween(game, 0, 3)
  expect(boards.map(({ last }) => last?.path)).toEqual([undefined, [11, 15], [22, 18], [15, 22]])
  expect(boardsBetween(game, 3, 3)).toEqual(boards.slice(3))
  expect(boards.map(({ position }) => position.turn)).toEqual(['black', 'white', 'black', 'white'])
})
