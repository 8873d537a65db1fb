import { describe, expect, test } from 'vitest'
import { ACT_TYPES, type ActType, type Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { EXCLUSIONS, type Exclusion, PRESETS } from '../../shared/game/model/terms.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, type Instant, type Role } from '../../shared/game/model/words.ts'
import { nextGameOf } from '../../shared/service/creation/next-game.ts'
import { JOOST, NOON, act, begun, gameAfter, kings, move, offer } from './given.ts'

const partWithout = (...without: readonly Exclusion[]) => ({ id: 'Autumn00Open', board: 17, without })

const after = (game: Game, command: Command, at: Instant): Game => fold(decide(game, command, at).events, game) ?? game

/** Returns a running casual game with an arbiter, of a tournament that excludes this or of none. */
const runningGame = (without?: readonly Exclusion[]): Game => {
  const command = {
    ...offer({ strictness: 'lenient', ...(without && { tournament: partWithout(...without) }) }, 'black'),
    opponent: JOOST,
    arbiter: { name: 'Rosa', contact: 'rosa000001' },
  }
  const game = fold(decide(undefined, command, NOON).events)
  if (!game) throw new Error('the game does not begin')
  return ['11-15', '23-19'].reduce(
    (before, text, ply) => after(before, move(ply === 0 ? 'creator' : 'opponent', ply, text), NOON),
    game,
  )
}

const missing = (role: Role, without: readonly Exclusion[]): readonly ActType[] => {
  const [usual, here] = [possibleActs(runningGame(), role, NOON), possibleActs(runningGame(without), role, NOON)]
  return ACT_TYPES.filter((type) => usual.has(type) && !here.has(type))
}

describe('a game of a tournament', () => {
  test.each<readonly [Exclusion, readonly ActType[]]>([
    ['pauses', ['propose-pause', 'ask-reseat']],
    ['gifts', ['give-time', 'ask-reseat']],
    ['takebacks', ['request-takeback', 'ask-reseat']],
  ])('without %s lacks %j for its players', (excluded, acts) => {
    for (const role of ['creator', 'opponent'] as const) expect(missing(role, [excluded])).toEqual(acts)
  })

  test('lacks nothing for its arbiter but new links to seats', () => {
    expect(missing('arbiter', EXCLUSIONS)).toEqual(['ask-reseat'])
  })

  test('without rematches has none, and with them a rematch is of no tournament', () => {
    const ended = (without: readonly Exclusion[]): Game =>
      after(runningGame(without), act('resign', 'creator', 2), NOON + HOUR)
    const wish = { type: 'rematch', by: 'opponent', ply: 2, next: 'next' } as const
    expect(decide(ended(EXCLUSIONS), wish, NOON + DAY).refusal).toEqual({ code: 'not-in-this-game' })
    const wished = after(ended([]), wish, NOON + DAY)
    const { events } = decide(wished, { ...wish, by: 'creator' }, NOON + DAY)
    const next = nextGameOf('game', fold(events, wished) ?? wished, events)
    expect(next?.terms).toBeDefined()
    expect(next?.terms).not.toHaveProperty('tournament')
  })

  test('that was lost on time stays lost', () => {
    const lost = after(runningGame([]), { type: 'tick' }, NOON + 100 * DAY)
    expect(lost).toMatchObject({ status: 'finished', result: { reason: 'time' } })
    expect(decide(lost, act('play-on', 'opponent', 2), NOON + 101 * DAY).refusal).toEqual({ code: 'not-in-this-game' })
  })

  test('is not called off by a player', () => {
    const fresh = begun(1, { tournament: partWithout() })
    expect(decide(gameAfter(...fresh), act('abort', 'creator', 1), NOON + HOUR).refusal).toEqual({
      code: 'not-in-this-game',
    })
  })
})

describe('what a tournament decides about its game', () => {
  test('ends it once', () => {
    const end = { winner: 'white', reason: 'withdrawal' } as const
    const ended = after(runningGame([]), { type: 'conclude', end }, NOON + HOUR)
    expect(ended).toMatchObject({ status: 'finished', result: end })
    expect(decide(ended, { type: 'conclude', end: 'void' }, NOON + DAY)).toEqual({ events: [], duplicate: true })
    const off = after(runningGame([]), { type: 'conclude', end: 'void' }, NOON + HOUR)
    expect(off).toMatchObject({ status: 'aborted', by: 'arbiter' })
  })

  test('does not undo a loss on time that was not recorded yet', () => {
    const { events } = decide(
      runningGame([]),
      { type: 'conclude', end: { winner: 'black', reason: 'adjudication' } },
      NOON + 100 * DAY,
    )
    expect(events).toMatchObject([{ type: 'finished', result: { winner: 'white', reason: 'time' } }])
  })

  test('does nothing to a game of no tournament', () => {
    for (const command of [
      { type: 'conclude', end: 'void' },
      { type: 'stop-clocks', from: NOON, until: NOON + DAY },
    ] as const)
      expect(decide(runningGame(), command, NOON).refusal).toEqual({ code: 'not-in-this-game' })
  })

  test('stops both clocks, and the end of the stop can be moved, but not into the past', () => {
    const game = runningGame([])
    const deadline = (of: Game): Instant | undefined =>
      of.status === 'active' ? deadlineOf(of.terms, of.play) : undefined
    const usual = deadline(game) ?? 0
    const stop = (from: Game, until: Instant, at: Instant): Game =>
      after(from, { type: 'stop-clocks', from: NOON + HOUR, until }, at)
    const stopped = stop(game, NOON + 10 * DAY, NOON + HOUR)
    expect(deadline(stopped)).toBe(usual + 10 * DAY - HOUR)
    expect(deadline(stop(stopped, NOON + 4 * DAY, NOON + 2 * DAY))).toBe(usual + 4 * DAY - HOUR)
    expect(deadline(stop(stopped, NOON + 4 * DAY, NOON + 6 * DAY))).toBe(usual + 6 * DAY - HOUR)
    expect(deadline(stop(stopped, NOON + 20 * DAY, NOON + 6 * DAY))).toBe(usual + 20 * DAY - HOUR)
    // A move is possible meanwhile, and a stop that was over before the turn is none.
    const moved = after(stopped, move('creator', 2, '8-11'), NOON + 2 * DAY)
    expect(deadline(moved)).toBeGreaterThan(NOON + 10 * DAY)
    expect(decide(moved, { type: 'stop-clocks', from: NOON, until: NOON + DAY }, NOON + 3 * DAY).events).toEqual([])
  })
})

test('the clock of the FMJD gives 100 days for 50 moves, beside a free day for each', () => {
  const { play } = gameAfter(...kings(99, { clock: PRESETS['fmjd-2014'] })) as Extract<Game, { status: 'active' }>
  // Black has made 50 moves, White 49: the fiftieth move also brings the next ten days.
  expect(play.given).toEqual({ black: 110 * DAY, white: 100 * DAY })
  const slow = gameAfter(...kings(0, { clock: PRESETS['fmjd-2014'] }), [
    { type: 'move', by: 'creator', ply: 0, move: '4-8' },
    NOON + 3 * DAY,
  ]) as Extract<Game, { status: 'active' }>
  expect(slow.play.left.black).toBe(58 * DAY)
})
