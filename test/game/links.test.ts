import { describe, expect, test } from 'vitest'
import { DAY, HOUR, type Instant, type Role, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { AMARA, NOON, type Timed, act, active, begun, gameAfter, join, move, offer, tick, when } from './given.ts'

const AT = NOON + HOUR
const ZOE = { name: 'Zoe', contact: 'zoe0000001' }
const ask = (by: Role, seat: Seat, at = AT): Timed => [{ type: 'ask-reseat', by, ply: 2, seat }, at]
const sit = (seat: Seat, at: Instant, player = ZOE): Timed => [{ type: 'reseat', seat, player }, at]
const asked = [...begun(2), ask('opponent', 'creator')]

describe('a seat given again', () => {
  test('is taken with the new link after two days without a veto; the old link is dead', () => {
    expect(when(asked, sit('creator', AT + 2 * DAY - SECOND)).refusal).toEqual({ code: 'not-yet' })
    const game = active(...asked, sit('creator', AT + 2 * DAY))
    expect(game).toMatchObject({ creator: ZOE, epochs: { creator: 1, opponent: 0 } })
    expect(game.play.pending).toEqual({})
    expect(active(...begun(2), ask('arbiter', 'opponent'), sit('opponent', AT + 2 * DAY)).play.opponent).toEqual(ZOE)
  })
  test('pressing twice counts once; a second person finds it taken', () => {
    const sat = [...asked, sit('creator', AT + 2 * DAY)]
    expect(when(sat, sit('creator', AT + 2 * DAY)).duplicate).toBe(true)
    expect(when(sat, sit('creator', AT + 2 * DAY, { name: 'Eve', contact: 'eve0000001' })).refusal).toEqual({
      code: 'nothing-asked',
    })
  })
  test('can be vetoed by the old link or withdrawn by the asker, and by no one else', () => {
    for (const by of ['creator', 'opponent'] as const) {
      const vetoed = [...asked, [act('veto-reseat', by, 2), AT]] as const
      expect(when(vetoed, sit('creator', AT + 2 * DAY)).refusal).toEqual({ code: 'nothing-asked' })
    }
    const arbiters = [...begun(2), ask('arbiter', 'creator')]
    expect(when(arbiters, [act('veto-reseat', 'opponent', 2), AT]).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(begun(2), [act('veto-reseat', 'creator', 2), AT]).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('a move by the holder is a veto; a move made for them is not', () => {
    const moved = [...asked, [move('creator', 2, '8-11'), AT + DAY]] as const
    expect(active(...moved).play.pending.reseat).toBeUndefined()
    expect(when(moved, sit('creator', AT + 2 * DAY)).refusal).toEqual({ code: 'nothing-asked' })
    expect(
      active(
        ...begun(3),
        [{ type: 'ask-reseat', by: 'opponent', ply: 3, seat: 'creator' }, AT],
        [move('opponent', 3, '22-17'), AT],
      ).play.pending.reseat,
    ).toBeDefined()
  })
  test('no one can ask for their own seat, a seat already asked for, or a seat of a game that is not running', () => {
    expect(when(begun(2), ask('creator', 'creator')).refusal).toEqual({ code: 'not-yours-to-do' })
    for (const another of [ask('arbiter', 'creator'), ask('creator', 'opponent'), ask('arbiter', 'opponent')])
      expect(when(asked, another)).toEqual({ events: [], refusal: { code: 'asked-already' } })
    expect(when([[offer(), NOON]], ask('creator', 'opponent')).refusal).toEqual({ code: 'not-begun' })
    const over = [...asked, [act('resign', 'creator', 2), AT]] as const
    expect(when(over, ask('opponent', 'creator')).refusal).toEqual({ code: 'game-over' })
    expect(when(over, sit('creator', AT + 2 * DAY)).refusal).toEqual({ code: 'game-over' })
    for (const by of ['creator', 'opponent'] as const)
      expect(when(over, [act('veto-reseat', by, 2), AT])).toEqual({ events: [], refusal: { code: 'game-over' } })
  })
  test('asking again for the same seat changes nothing, and the two days go on', () => {
    expect(when(asked, ask('opponent', 'creator', AT + DAY))).toEqual({ events: [], duplicate: true })
  })
  test('the former holder’s choices and plans are removed', () => {
    const habits = [
      ...begun(2),
      [{ type: 'choose', by: 'creator', ply: 2, choices: { reminders: [], playForced: true } }, AT],
      [{ type: 'plan', by: 'creator', ply: 2, plan: 'plan' }, AT],
      ask('opponent', 'creator'),
    ] as const
    const game = active(...habits, sit('creator', AT + 2 * DAY))
    expect(game.choices.creator).toEqual(game.choices.opponent)
    expect(game.play.conditionalMoves.creator).toBeUndefined()
  })
  test('does not stop the clock', () => {
    expect(gameAfter(...asked, [tick, NOON + 11 * DAY])).toMatchObject({
      status: 'finished',
      result: { reason: 'time' },
    })
  })
})

describe('a rotated link', () => {
  test('raises only that role’s epoch, in every state', () => {
    const rotate: Timed = [{ type: 'rotate-link', by: 'creator', ply: 0 }, AT]
    for (const given of [
      [[offer(), NOON] as const],
      begun(2),
      [...begun(2), [act('resign', 'creator', 2), AT] as const],
      [[offer(), NOON] as const, [tick, NOON + 30 * DAY] as const],
    ])
      expect(gameAfter(...given, rotate, rotate).epochs).toEqual({ creator: 2, opponent: 0, arbiter: 0 })
  })
})

describe('a name', () => {
  const rename = (by: Seat, name: string): Timed => [{ type: 'rename', by, ply: 0, name }, AT]
  test('can be changed by its bearer in every state where the seat is taken', () => {
    for (const given of [
      begun(2),
      [...begun(2), [act('resign', 'creator', 2), AT] as const],
      [...begun(1), [act('abort', 'creator', 1), AT] as const],
    ])
      expect(gameAfter(...given, rename('opponent', 'Jo'), rename('creator', 'Ama'))).toMatchObject({
        creator: { name: 'Ama', contact: AMARA.contact },
        play: { opponent: { name: 'Jo', contact: join.player.contact } },
      })
    expect(when(begun(2), rename('creator', 'Amara')).duplicate).toBe(true)
    expect(
      when(
        [
          [offer(), NOON],
          [act('abort', 'creator', 0), NOON],
        ],
        rename('opponent', 'Jo'),
      ).refusal,
    ).toEqual({ code: 'game-over' })
  })
})
