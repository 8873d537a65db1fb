import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, MINUTE, SECOND, type Seat } from '../../shared/game/model/words.ts'
import {
  NOON,
  type Timed,
  act,
  active,
  arbiter,
  begun,
  gameAfter,
  kings,
  move,
  shuttle,
  shuttled,
  tick,
  when,
} from './given.ts'

const LATER = NOON + 10 * MINUTE
const agreed = { type: 'finished', at: LATER, result: { winner: null, reason: 'agreement' } }
const offering = (by: Seat, ply: number): Timed => [act('offer-draw', by, ply), LATER]
const moving = (by: Seat, ply: number, text: string, at = LATER): Timed => [
  { type: 'move', by, ply, move: text, offerDraw: true },
  at,
]

describe('a draw by agreement (Article 16.1a)', () => {
  test('is offered in turn or out of turn, and accepted', () => {
    for (const by of ['creator', 'opponent'] as const) {
      const other = by === 'creator' ? 'opponent' : 'creator'
      const given = [...begun(2), offering(by, 2)]
      expect(active(...given).play.pending).toEqual({ draw: by })
      expect(when(given, [act('accept-draw', other, 2), LATER]).events).toEqual([agreed])
    }
  })
  test('an offer may come with a move, and lasts until the other side moves', () => {
    const given = [...begun(2), moving('creator', 2, '8-11')]
    expect(active(...given).play.pending.draw).toBe('creator')
    expect(active(...given, [move('opponent', 3, '22-17'), LATER]).play.pending.draw).toBeUndefined()
    expect(
      when([...given, [move('opponent', 3, '22-17'), LATER]], [act('accept-draw', 'opponent', 4), LATER]).refusal,
    ).toEqual({ code: 'nothing-asked' })
  })
  test('an offer made out of turn lapses with the opponent’s move, not with the offerer’s', () => {
    expect(active(...begun(2), offering('opponent', 2), [move('creator', 2, '8-11'), LATER]).play.pending).toEqual({})
    expect(active(...begun(2), offering('creator', 2), [move('creator', 2, '8-11'), LATER]).play.pending).toEqual({
      draw: 'creator',
    })
  })
  test('a player can only accept, decline or withdraw the offer that concerns them', () => {
    const given = [...begun(2), offering('creator', 2)]
    for (const [type, by] of [
      ['accept-draw', 'creator'],
      ['decline-draw', 'creator'],
      ['withdraw-draw', 'opponent'],
    ] as const)
      expect(when(given, [act(type, by, 2), LATER]).refusal).toEqual({ code: 'nothing-asked' })
    for (const type of ['accept-draw', 'decline-draw', 'withdraw-draw'] as const)
      expect(when(begun(2), [act(type, 'creator', 2), LATER]).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('once declined or withdrawn, the next offer may come ten own moves later', () => {
    for (const [type, by] of [
      ['decline-draw', 'opponent'],
      ['withdraw-draw', 'creator'],
    ] as const) {
      const gone = [...kings(), offering('creator', 0), [act(type, by, 0), LATER]] as const
      expect(active(...gone).play.pending).toEqual({})
      expect(when(gone, offering('creator', 0)).refusal).toEqual({ code: 'draw-offered-lately' })
      expect(when([...gone, ...shuttled(19)], [act('offer-draw', 'creator', 19), LATER + DAY]).refusal).toBeUndefined()
      expect(when([...gone, ...shuttled(17)], [act('offer-draw', 'creator', 17), LATER + DAY]).refusal).toEqual({
        code: 'draw-offered-lately',
      })
    }
  })
  test('an offer with a move: that move counts among the ten', () => {
    const given = [...kings(), moving('creator', 0, shuttle(0)), ...shuttled(19, 1)] as const
    expect(when(given, moving('creator', 20, shuttle(20), LATER + DAY)).refusal).toBeUndefined()
    const early = [...kings(), moving('creator', 0, shuttle(0)), ...shuttled(17, 1)] as const
    expect(when(early, moving('creator', 18, shuttle(18), LATER + DAY))).toEqual({
      events: [],
      refusal: { code: 'draw-offered-lately' },
    })
  })
  test('a move with a repeated offer is played, and the open offer stays', () => {
    const given = [...begun(2), offering('creator', 2)]
    expect(when(given, moving('creator', 2, '8-11')).events).toEqual([{ type: 'moved', at: LATER, move: '8-11' }])
    expect(active(...given, moving('creator', 2, '8-11')).play.pending.draw).toBe('creator')
  })
  test('two crossing offers agree on a draw, however soon after the last offer', () => {
    expect(when([...begun(2), offering('creator', 2)], offering('opponent', 2)).events).toEqual([agreed])
    expect(when([...begun(2), offering('opponent', 2)], moving('creator', 2, '8-11')).events).toEqual([
      { type: 'moved', at: LATER, move: '8-11' },
      agreed,
    ])
  })
  test('pressing twice counts once; after the agreement either may press again', () => {
    expect(when([...begun(2), offering('creator', 2)], offering('creator', 2)).duplicate).toBe(true)
    const over = [...begun(2), offering('creator', 2), [act('accept-draw', 'opponent', 2), LATER]] as const
    for (const type of ['accept-draw', 'offer-draw'] as const)
      expect(when(over, [act(type, 'creator', 2), LATER]).duplicate).toBe(true)
  })
})

describe('requests that cross', () => {
  test('an acceptance that comes after the acceptor’s own move is stale', () => {
    const given = [...begun(2), offering('opponent', 2), [move('creator', 2, '8-11'), LATER]] as const
    expect(when(given, [act('accept-draw', 'creator', 2), LATER]).refusal).toEqual({ code: 'stale-ply' })
  })
  test('if accepting and resigning cross, the first counts, and the other hears that the game is over', () => {
    const offered = [...begun(2), offering('creator', 2)] as const
    expect(
      when([...offered, [act('accept-draw', 'opponent', 2), LATER]], [act('resign', 'creator', 2), LATER]).refusal,
    ).toEqual({ code: 'game-over' })
    expect(
      when([...offered, [act('resign', 'creator', 2), LATER]], [act('accept-draw', 'opponent', 2), LATER]).refusal,
    ).toEqual({ code: 'game-over' })
  })
  test('a pending offer does not save an opponent who times out', () => {
    const given = [...begun(2), offering('opponent', 2)]
    const { terms, play } = active(...given)
    const deadline = deadlineOf(terms, play) ?? 0
    expect(when(given, [act('accept-draw', 'creator', 2), deadline]).events).toHaveLength(1)
    expect(when(given, [act('accept-draw', 'creator', 2), deadline + SECOND])).toEqual({
      events: [],
      refusal: { code: 'too-late' },
    })
    expect(gameAfter(...given, [tick, deadline + MINUTE])).toMatchObject({
      status: 'finished',
      result: { winner: 'white', reason: 'time' },
    })
  })
  test('a pending offer does not save the offerer whose own time runs out', () => {
    const given = [...begun(2), offering('creator', 2)]
    const deadline = NOON + MINUTE + 10 * DAY
    expect(when(given, [act('accept-draw', 'opponent', 2), deadline + SECOND]).refusal).toEqual({ code: 'too-late' })
  })
  test('the arbiter needs no agreement', () => {
    expect(when([...begun(2), offering('creator', 2)], [arbiter('void', 2), LATER]).events).toEqual([
      { type: 'aborted', at: LATER, by: 'arbiter' },
    ])
  })
})
