import { describe, expect, test } from 'vitest'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { AMARA, JOOST, NOON, begun, gameAfter, history, join, move, offer, tick, when } from './given.ts'

describe('offering and joining', () => {
  test('an offer is open, with an invitation that expires after thirty days', () => {
    expect(gameAfter([offer(), NOON])).toMatchObject({ status: 'open', creator: AMARA, wish: 'black' })
    expect(when([[offer(), NOON]], [tick, NOON + 30 * DAY - 1000]).events).toEqual([])
    expect(when([[offer(), NOON]], [tick, NOON + 30 * DAY]).events).toEqual([{ type: 'expired', at: NOON + 30 * DAY }])
  })
  test('a named opponent sits down at once', () => {
    const game = gameAfter([{ ...offer(), opponent: JOOST }, NOON])
    expect(game).toMatchObject({ status: 'active', play: { opponent: JOOST, creatorColour: 'black' } })
  })
  test('the toss comes from a stored number when the invitation is taken', () => {
    const open = gameAfter([offer({}, 'toss'), NOON])
    expect(open.status).toBe('open')
    expect(gameAfter([offer({}, 'toss'), NOON], [{ ...join, chance: 8 }, NOON])).toMatchObject({
      play: { creatorColour: 'black', chance: 8 },
    })
    expect(gameAfter([offer({}, 'toss'), NOON], [{ ...join, chance: 7 }, NOON])).toMatchObject({
      play: { creatorColour: 'white', chance: 7 },
    })
  })
  test('an invitation is taken once; the same person may ask again', () => {
    expect(when(begun(), [{ ...join, player: { name: 'Eve', contact: 'eve' } }, NOON]).refusal).toEqual({
      code: 'invitation-taken',
    })
    expect(when(begun(), [join, NOON])).toEqual({ events: [], duplicate: true })
  })
  test('too late for an invitation: refused, and the game is expired', () => {
    const at = NOON + 30 * DAY
    expect(when([[offer(), NOON]], [join, at])).toEqual({
      events: [{ type: 'expired', at }],
      refusal: { code: 'invitation-expired' },
    })
  })
  test('a game that does not exist refuses everything', () => {
    expect(when([], [tick, NOON]).refusal).toEqual({ code: 'not-found' })
    expect(when([], [move('creator', 0, '11-15'), NOON]).refusal).toEqual({ code: 'not-found' })
  })
})

describe('a move', () => {
  test('is stored in its short form, in any spelling', () => {
    expect(when(begun(), [move('creator', 0, ' 11 - 15 '), NOON]).events).toEqual([
      { type: 'moved', at: NOON, move: '11-15' },
    ])
  })
  test('is refused before both seats are taken, out of turn, at another ply, and after the end', () => {
    expect(when([[offer(), NOON]], [move('creator', 0, '11-15'), NOON]).refusal).toEqual({ code: 'not-begun' })
    expect(when(begun(), [move('opponent', 0, '23-19'), NOON]).refusal).toEqual({ code: 'not-your-turn' })
    expect(when(begun(1), [move('opponent', 3, '23-19'), NOON]).refusal).toEqual({ code: 'stale-ply' })
    expect(when(begun(2), [move('creator', 0, '9-13'), NOON]).refusal).toEqual({ code: 'stale-ply' })
    const over = [...begun(2), [{ type: 'resign', by: 'opponent', ply: 2 }, NOON] as const]
    expect(when(over, [move('creator', 2, '8-11'), NOON]).refusal).toEqual({ code: 'game-over' })
  })
  test('is refused if it is illegal with the article, and changes nothing', () => {
    expect(when(begun(), [move('creator', 0, '11-20'), NOON])).toMatchObject({
      events: [],
      refusal: { code: 'illegal-move' },
    })
    expect(when(begun(), [move('creator', 0, '99-3'), NOON]).refusal).toMatchObject({ reason: 'no-such-square' })
  })
  test('is played once at the same ply, in any spelling, whatever was played since', () => {
    for (const text of ['11-15', '11 15', '11-15 '])
      expect(when(begun(1), [move('creator', 0, text), NOON])).toEqual({ events: [], duplicate: true })
    expect(when(begun(4), [move('creator', 0, '11-15'), NOON]).duplicate).toBe(true)
    expect(when(begun(4), [move('opponent', 0, '11-15'), NOON]).duplicate).toBeUndefined()
  })
  test('that wins by the rules ends the game in the same step', () => {
    const last = history(
      [offer({ opening: { kind: 'fen', fen: 'B:W18:B15' } }), NOON],
      [join, NOON],
      [move('creator', 0, '15x22'), NOON],
    ).slice(-2)
    expect(last).toEqual([
      { type: 'moved', at: NOON, move: '15x22' },
      { type: 'finished', at: NOON, result: { winner: 'black', reason: 'no-pieces' } },
    ])
  })
})

describe('other ends of a game', () => {
  test('either side may resign, in turn or out of turn; twice counts once', () => {
    const resign = { type: 'resign', by: 'opponent', ply: 2 } as const
    const given = begun(2)
    expect(when(given, [resign, NOON]).events).toEqual([
      { type: 'finished', at: NOON + MINUTE, result: { winner: 'black', reason: 'resignation' } },
    ])
    expect(when([...given, [resign, NOON]], [resign, NOON]).duplicate).toBe(true)
    expect(when([...given, [resign, NOON]], [{ ...resign, by: 'creator' }, NOON]).refusal).toEqual({
      code: 'game-over',
    })
  })
  test('a game may be cancelled until both have moved', () => {
    const abort = { type: 'abort', by: 'creator', ply: 1 } as const
    expect(when([[offer(), NOON]], [{ ...abort, ply: 0 }, NOON]).events).toEqual([
      { type: 'aborted', at: NOON, by: 'creator' },
    ])
    expect(when(begun(1), [abort, NOON]).events).toHaveLength(1)
    expect(when(begun(2), [{ ...abort, ply: 2 }, NOON]).refusal).toEqual({ code: 'too-late-to-abort' })
    expect(when([...begun(1), [abort, NOON]], [abort, NOON]).duplicate).toBe(true)
    expect(when([...begun(1), [abort, NOON]], [join, NOON]).duplicate).toBe(true)
  })
  test('a tick of a finished game does nothing', () => {
    expect(
      when([...begun(2), [{ type: 'resign', by: 'creator', ply: 2 }, NOON]], [tick, NOON + 90 * DAY]).events,
    ).toEqual([])
  })
})

test('an event that cannot follow means damage, not a state', () => {
  const joined = history(...begun()).slice(1)
  expect(fold(joined)).toBeUndefined()
  expect(fold([...history(...begun()), { type: 'moved', at: NOON, move: '1-32' }])).toBeUndefined()
})
