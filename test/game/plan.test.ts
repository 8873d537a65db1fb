import { describe, expect, test } from 'vitest'
import type { Command } from '../../shared/game/commands.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import {
  type ConditionalMoves,
  areStorable,
  remainingLines,
  conditionalReply,
} from '../../shared/game/board/conditional-moves.ts'
import { DAY, HOUR, MINUTE, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, active, begun, join, kings, move, offer, when } from './given.ts'

const AT = NOON + HOUR
type Plans = { readonly creator?: ConditionalMoves; readonly opponent?: ConditionalMoves }
const moving = (
  by: Seat,
  ply: number,
  text: string,
  plans: Plans,
  more: { readonly offerDraw?: boolean } = {},
): Timed => [{ type: 'move', by, ply, move: text, conditionalMoves: plans, ...more }, AT]
const movesOf = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'moved' ? [event.move] : [event.type]))
const played = (given: readonly Timed[], step: Timed): readonly string[] => movesOf(when(given, step).events)
const choose = (by: Seat): Timed => [{ type: 'choose', by, ply: 0, choices: { reminders: [], playForced: true } }, NOON]
const opponents = (...lines: readonly (readonly string[])[]): Plans => ({ opponent: { ply: 2, lines } })

describe('a planned reply', () => {
  test('is played inside the opponent’s step, and costs no time', () => {
    const step = moving('creator', 2, '8-11', opponents(['8-11', '22-17']))
    expect(played(begun(2), step)).toEqual(['8-11', '22-17'])
    const { play } = active(...begun(2), step)
    expect(play.left.white).toBe(7 * DAY)
    expect(play.movedAt.slice(2)).toEqual([AT, AT])
  })
  test('is kept if it does not fit, and follows the game if it does', () => {
    expect(played(begun(2), moving('creator', 2, '9-13', opponents(['8-11', '22-17'])))).toEqual(['9-13'])
    const long: Plans = { opponent: { ply: 0, lines: [['11-15', '23-19', '8-11', '22-17']] } }
    expect(played(begun(2), moving('creator', 2, '8-11', long))).toEqual(['8-11', '22-17'])
  })
  test('of two lines the one that fits is played; if both fit, the first', () => {
    expect(played(begun(2), moving('creator', 2, '9-13', opponents(['8-11', '22-17'], ['9-13', '22-18'])))).toEqual([
      '9-13',
      '22-18',
    ])
    expect(played(begun(2), moving('creator', 2, '8-11', opponents(['8-11', '22-17'], ['8-11', '22-18'])))).toEqual([
      '8-11',
      '22-17',
    ])
  })
  test('both plans alternate until one has no reply', () => {
    const both: Plans = {
      ...opponents(['8-11', '22-17', '9-13', '17-14']),
      creator: { ply: 1, lines: [['23-19', '8-11', '22-17', '9-13']] },
    }
    expect(played(begun(2), moving('creator', 2, '8-11', both))).toEqual(['8-11', '22-17', '9-13', '17-14'])
  })
  test('does not match a move over the same squares by another route, which leads to another position', () => {
    const given: readonly Timed[] = [
      [offer({ opening: { kind: 'fen', fen: 'B:W6,7,14,15,32:B2' } }), NOON],
      [join, NOON],
    ]
    expect(when(given, [move('creator', 0, '2x18'), AT]).refusal).toMatchObject({
      reason: 'ambiguous',
      forms: expect.anything(),
    })
    const [one, other] = ['2x9x18', '2x11x18'] as const
    const plans: Plans = { opponent: { ply: 0, lines: [[other, '32-28']] } }
    expect(played(given, moving('creator', 0, one, plans))).toEqual([one])
    expect(played(given, moving('creator', 0, other, plans))).toEqual([other, '32-28'])
  })
  test('that is illegal is not played, and is not an offence', () => {
    expect(played(begun(2, { strictness: 'laws' }), moving('creator', 2, '8-11', opponents(['8-11', '32-1'])))).toEqual(
      ['8-11'],
    )
  })
  test('ends the game if it wins', () => {
    const given: readonly Timed[] = [
      [offer({ opening: { kind: 'fen', fen: 'B:W18:B10' } }), NOON],
      [join, NOON],
    ]
    expect(played(given, moving('creator', 0, '10-14', { opponent: { ply: 0, lines: [['10-14', '18x9']] } }))).toEqual([
      '10-14',
      '18x9',
      'finished',
    ])
  })
  test('does not run when the move came with a draw offer, or while an offer of the mover is open', () => {
    const plans = opponents(['8-11', '22-17'])
    expect(played(begun(2), moving('creator', 2, '8-11', plans, { offerDraw: true }))).toEqual(['8-11', 'draw-offered'])
    expect(played([...begun(2), [act('offer-draw', 'creator', 2), AT]], moving('creator', 2, '8-11', plans))).toEqual([
      '8-11',
    ])
    expect(played([...begun(2), [act('offer-draw', 'opponent', 2), AT]], moving('creator', 2, '8-11', plans))).toEqual([
      '8-11',
      '22-17',
    ])
  })
  test('does not run while either side asks for a take-back', () => {
    for (const by of ['creator', 'opponent'] as const)
      expect(
        played(
          [...begun(2), [act('request-takeback', by, 2), AT]],
          moving('creator', 2, '8-11', opponents(['8-11', '22-17'])),
        ),
      ).toEqual(['8-11'])
  })
  test('does not run over an offence, nor after a huff', () => {
    const given: readonly Timed[] = [
      [offer({ rules: 'english-huffing', opening: { kind: 'fen', fen: 'B:W18,30:B1,14,15' } }), NOON],
      [join, NOON],
    ]
    expect(played(given, moving('creator', 0, '1-5', { opponent: { ply: 0, lines: [['1-5', '30-26']] } }))).toEqual([
      '1-5',
    ])
    const planned = [
      ...given,
      [move('creator', 0, '1-5'), NOON],
      [{ type: 'plan', by: 'creator', ply: 1, plan: 'plan' }, NOON],
    ] as const
    expect(
      active(...planned, [{ type: 'huff', by: 'opponent', ply: 1, square: 14 }, NOON]).play.conditionalMoves.creator,
    ).toBeUndefined()
  })
  test('is dropped once the game has gone back', () => {
    const plan: ConditionalMoves = { ply: 4, lines: [['9-13', '17-14']] }
    expect(remainingLines(plan, ['11-15', '23-19'])).toEqual([])
    expect(conditionalReply(plan, ['11-15', '23-19', '8-11'])).toBeUndefined()
  })
})

describe('a forced move', () => {
  /** After 11-16 White has one move: the jump 20x11. */
  const given: readonly Timed[] = [
    [offer({ opening: { kind: 'fen', fen: 'B:W20,32:B1,11' } }), NOON],
    [join, NOON],
  ]
  test('is played for a seat that has chosen so', () => {
    expect(played(given, moving('creator', 0, '11-16', {}))).toEqual(['11-16'])
    expect(played([...given, choose('opponent')], moving('creator', 0, '11-16', {}))).toEqual(['11-16', '20x11'])
    expect(played([...given, choose('creator')], moving('creator', 0, '11-16', {}))).toEqual(['11-16'])
  })
  test('is played if no planned reply is, and not with a draw offer', () => {
    expect(played([...given, choose('opponent')], moving('creator', 0, '11-16', {}, { offerDraw: true }))).toEqual([
      '11-16',
      'draw-offered',
    ])
    expect(
      played(
        [...given, choose('opponent')],
        moving('creator', 0, '11-16', { opponent: { ply: 0, lines: [['11-16', '1-1']] } }),
      ),
    ).toEqual(['11-16', '20x11'])
  })
  test('ends after sixty plies if both seats have chosen so', () => {
    const shut: readonly Timed[] = [
      [offer({ opening: { kind: 'fen', fen: SHUT } }), NOON],
      [join, NOON],
      choose('creator'),
      choose('opponent'),
    ]
    const moves = played(shut, moving('creator', 0, '1-5', {}))
    expect(moves).toHaveLength(61)
  })
})

/** A position with two walls of blocked men; behind each, a king has one square to step to and back. */
const SHUT = 'B:WK32,17,18,19,20,21,22,23,24,27:BK1,6,9,10,11,12,13,14,15,16'

describe('planning', () => {
  const plan = (by: Seat, name: string, at = AT): Timed => [
    { type: 'plan', by, ply: 2, plan: name } satisfies Command,
    at,
  ]
  test('sets the plan, or none; twice counts once', () => {
    expect(active(...begun(2), plan('opponent', 'one')).play.conditionalMoves).toEqual({
      creator: undefined,
      opponent: 'one',
    })
    expect(when([...begun(2), plan('opponent', 'one')], plan('opponent', 'one')).duplicate).toBe(true)
    expect(
      active(...begun(2), plan('opponent', 'one'), plan('opponent', '')).play.conditionalMoves.opponent,
    ).toBeUndefined()
    expect(when(begun(2), plan('opponent', 'one', NOON + MINUTE + 11 * DAY)).refusal).toEqual({ code: 'too-late' })
  })
  test('at most two hundred moves in all, thirty own moves deep', () => {
    const line = (length: number): readonly string[] => Array.from({ length }, () => '4-8')
    expect(areStorable([line(60), line(60), line(60), line(20)])).toBe(true)
    expect(areStorable([line(60), line(60), line(60), line(21)])).toBe(false)
    expect(areStorable([line(61)])).toBe(false)
  })
  test('changes nothing in a game without plans', () => {
    expect(played(kings(), moving('creator', 0, '4-8', {}))).toEqual(['4-8'])
  })
})
