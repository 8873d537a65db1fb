import { describe, expect, test } from 'vitest'
import { HOUR, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, begun, gameAfter, history, move, when } from './given.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'

const AT = NOON + HOUR
const strict = begun(2, { strictness: 'laws' })
const wrong = (by: Seat, text: string, ply = 2): Timed => [move(by, ply, text), AT]
/** Returns the game after a refused command, which may still cause events. */
const afterRefusal = (given: readonly Timed[], [command, at]: Timed) => {
  const log = history(...given)
  return fold([...log, ...decide(fold(log), command, at).events])
}

describe('the strictness of the laws (Article 25)', () => {
  test('a side’s first illegal move brings a caution, the second loses', () => {
    const first = when(strict, wrong('creator', '11-20'))
    expect(first).toMatchObject({ events: [{ type: 'cautioned', by: 'creator' }], refusal: { code: 'illegal-move' } })
    const cautioned = afterRefusal(strict, wrong('creator', '11-20'))
    expect(cautioned && decide(cautioned, move('creator', 2, '4-3'), AT)).toMatchObject({
      events: [{ type: 'cautioned' }, { type: 'finished', result: { winner: 'white', reason: 'illegal-moves' } }],
      refusal: { code: 'illegal-move' },
    })
  })
  test('each side has its own caution, and a legal move does not cancel it', () => {
    const cautioned = afterRefusal(strict, wrong('creator', '11-20'))
    expect(cautioned && decide(cautioned, move('opponent', 2, '22-17'), AT)).toMatchObject({
      events: [{ type: 'cautioned', by: 'opponent', reason: 'not-your-turn' }],
    })
    const log = history(...strict)
    const later = fold([
      ...log,
      ...decide(fold(log), move('creator', 2, '11-20'), AT).events,
      { type: 'moved', at: AT, move: '8-11' },
      { type: 'moved', at: AT, move: '22-17' },
    ])
    expect(later && decide(later, move('creator', 4, '11-20'), AT).events).toHaveLength(2)
  })
  test('unreadable and ambiguous moves, late moves, false claims and early draw offers are not illegal moves', () => {
    for (const text of ['', 'x', '11', '9'.repeat(300)]) expect(when(strict, wrong('creator', text)).events).toEqual([])
    expect(when(strict, wrong('creator', '11-20', 0)).events).toEqual([])
    expect(when(strict, wrong('opponent', '22-17', 5)).events).toEqual([])
    expect(
      when(strict, [{ type: 'move', by: 'creator', ply: 2, move: '8-11', claim: 'threefold' }, AT]).events,
    ).toEqual([])
  })
  test('a legal move sent twice is not illegal', () => {
    expect(when([...strict, wrong('creator', '8-11')], wrong('creator', '8-11'))).toEqual({
      events: [],
      duplicate: true,
    })
  })
  test('an illegal move sent again because its answer was lost counts once', () => {
    const cautioned = afterRefusal(strict, wrong('creator', '11-20'))
    for (const text of ['11-20', ' 11-20 ', '11-20\n'])
      expect(cautioned && decide(cautioned, move('creator', 2, text), AT + HOUR)).toEqual({
        events: [],
        refusal: when(strict, wrong('creator', '11-20')).refusal,
      })
    expect(cautioned).toMatchObject({ play: { cautions: { black: 1, white: 0 } } })
  })
  test('a move out of turn sent again counts once; a different one is the second', () => {
    const early = afterRefusal(strict, wrong('opponent', '22-17'))
    expect(early && decide(early, move('opponent', 2, '22-17'), AT)).toEqual({
      events: [],
      refusal: { code: 'not-your-turn' },
    })
    expect(early && decide(early, move('opponent', 2, '22-18'), AT).events).toHaveLength(2)
  })
  test('one side’s illegal move is not a retry of the other’s', () => {
    const early = afterRefusal(strict, wrong('opponent', '11-20'))
    expect(early && decide(early, move('creator', 2, '11-20'), AT).events).toMatchObject([
      { type: 'cautioned', by: 'creator', reason: 'not-your-piece', ply: 2, move: '11-20' },
    ])
  })
  test('the game keeps at most 64 whole characters of the text sent', () => {
    const long = `${'9'.repeat(63)}\u{1f600}`
    const early = afterRefusal(strict, wrong('opponent', long))
    expect(early).toMatchObject({ play: { cautioned: { opponent: { ply: 2, move: `${'9'.repeat(63)}\ufffd` } } } })
    expect(early && decide(early, move('opponent', 2, long), AT).events).toEqual([])
  })
  test('by default there is no penalty, however often', () => {
    for (const text of ['11-20', '4-3', '15x22'])
      expect(when(begun(2), wrong('creator', text))).toMatchObject({ events: [], refusal: { code: 'illegal-move' } })
    expect(gameAfter(...begun(2)).status).toBe('active')
  })
  test('an illegal move after the deadline is too late, without a caution', () => {
    expect(when(strict, [move('creator', 2, '11-20'), NOON + 11 * 24 * HOUR]).events).toMatchObject([
      { type: 'finished', result: { reason: 'time' } },
    ])
  })
})
