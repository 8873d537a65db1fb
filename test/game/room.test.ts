import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import type { EventType } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { EVENT_RULES } from '../../shared/game/evolving/event-rules.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { MOST_REQUESTS_PER_TURN, CHANGE_LIMITS, ALLOWANCE } from '../../shared/game/limits/bounds.ts'
import { NO_ALLOWANCE_SPENT } from '../../shared/game/model/spent-allowance.ts'
import { DAY, type Instant, MINUTE, type Role, SECOND } from '../../shared/game/model/words.ts'
import { type Timed, act, arbiter, begun, gameAfter, giveTime, kings, move, offer, shuttle, tick } from './given.ts'
import { NOON } from './given.ts'

const USED = { code: 'allowance-used' }

/** Gives the same kind of command until it is refused. Returns how often it was accepted, and the game after that. */
const worn = (given: readonly Timed[], make: (times: number) => Command, from: Instant) => {
  let game: Game = gameAfter(...given)
  let times = 0
  for (; times < 500; times += 1) {
    const { events, refusal } = decide(game, make(times), from + times * 20 * MINUTE)
    if (refusal) return { times, refusal, game, now: from + times * 20 * MINUTE }
    game = fold(events, game) ?? game
  }
  return { times, refusal: undefined, game, now: from + times * 20 * MINUTE }
}

const gift = (by: Role) => (times: number) =>
  giveTime(by, MINUTE + (times % 2) * SECOND, by === 'arbiter' ? 'creator' : undefined)

describe('requests between two moves', () => {
  test('are limited to twelve for each role, without using up those of another role', () => {
    const { times, refusal, game, now } = worn(kings(2), gift('opponent'), NOON + DAY)
    expect([times, refusal]).toEqual([MOST_REQUESTS_PER_TURN, USED])
    for (const by of ['creator', 'arbiter'] as const) expect(decide(game, gift(by)(0), now).refusal).toBeUndefined()
    expect(possibleActs(game, 'opponent', now).has('give-time')).toBe(false)
    expect(possibleActs(game, 'creator', now).has('give-time')).toBe(true)
  })

  test('are counted again after a move, of either side', () => {
    const { game, now } = worn(kings(2), gift('opponent'), NOON + DAY)
    const after = fold(decide(game, move('creator', 2, shuttle(2)), now).events, game)
    expect(after && decide(after, gift('opponent')(0), now).refusal).toBeUndefined()
  })

  test('keep nobody from answering, moving or resigning, nor the arbiter and the clock from ending the game', () => {
    const asked = [...kings(2), [act('request-takeback', 'creator', 2), NOON + DAY]] as const
    const { game, now } = worn(asked, gift('opponent'), NOON + DAY)
    const ends: readonly Command[] = [
      act('accept-takeback', 'opponent', 2),
      act('decline-takeback', 'opponent', 2),
      act('resign', 'opponent', 2),
      move('creator', 2, shuttle(2)),
      { type: 'adjudicate', by: 'arbiter', ply: 0, winner: 'white' },
      arbiter('void', 2),
    ]
    for (const command of ends)
      expect([command.type, decide(game, command, now).refusal]).toEqual([command.type, undefined])
    expect(decide(game, tick, now + 3000 * DAY).events).toMatchObject([{ type: 'finished' }])
  })

  test('a draw offer that comes with a move belongs to the next turn', () => {
    const { game, now } = worn(kings(2), gift('creator'), NOON + DAY)
    expect(decide(game, act('offer-draw', 'creator', 2), now).refusal).toEqual(USED)
    const offered = { ...move('creator', 2, shuttle(2)), offerDraw: true } as Command
    expect(decide(game, offered, now).refusal).toBeUndefined()
  })
})

describe('the allowance of bytes in the log', () => {
  type Round = (times: number, now: Instant) => readonly Command[]

  /** Returns how often a round of commands is accepted if each round is in a turn of its own. */
  const rounds = (make: Round): number => {
    let game: Game = gameAfter(...kings(2))
    for (let times = 0; times < 500; times += 1) {
      const now = NOON + DAY + times * 20 * MINUTE
      for (const command of make(times, now)) {
        const turn: Game = {
          ...game,
          spentAllowance: { ...game.spentAllowance, requests: NO_ALLOWANCE_SPENT.requests },
        }
        const { events, refusal } = decide(turn, command, now)
        if (refusal) {
          expect(refusal).toEqual(USED)
          return times
        }
        game = fold(events, turn) ?? turn
      }
    }
    return 500
  }

  test.each<readonly [string, number, Round]>([
    ['gifts', 61, (times) => [gift('opponent')(times)]],
    ['names', 8, (times) => [{ type: 'rename', by: 'opponent', ply: 2, name: `Bo ${times}` }]],
    [
      'pauses',
      25,
      (_, now) => [
        { type: 'propose-pause', by: 'opponent', ply: 2, until: now + DAY },
        act('decline-pause', 'creator', 2),
      ],
    ],
    [
      'leaves',
      31,
      (_, now) => [
        { type: 'take-leave', by: 'opponent', ply: 2, days: 1, from: now + DAY },
        act('end-leave', 'opponent', 2),
      ],
    ],
  ])('of one role is enough for so many %s, as docs/game.md says', (what, most, make) => {
    expect(rounds(make)).toBe(most)
    expect(readFileSync(join(import.meta.dirname, '../../docs/game.md'), 'utf8')).toContain(`${most} ${what}`)
  })

  test('of one role is enough for so many draw offers and take-backs, as docs/game.md says', () => {
    const often = (...types: readonly EventType[]): number => {
      const prices = types.map((type) => {
        const { cost } = EVENT_RULES[type]
        return typeof cost === 'string' ? 0 : cost.price(EVENT_RULES)
      })
      return Math.floor(ALLOWANCE.opponent / prices.reduce((sum, price) => sum + price, 0))
    }
    const document = readFileSync(join(import.meta.dirname, '../../docs/game.md'), 'utf8')
    expect(document).toContain(`${often('draw-offered')} draw offers`)
    expect(document).toContain(`${often('takeback-asked', 'taken-back')} take-backs`)
  })

  test('can be used up by requests over many turns; then requests are refused, but moves never', () => {
    let game: Game = gameAfter(...kings())
    let now = NOON
    let ply = 0
    for (; ply < 100; ply += 1) {
      for (let times = 0; times < MOST_REQUESTS_PER_TURN; times += 1) {
        now += 20 * MINUTE
        game = fold(decide(game, gift('opponent')(times), now).events, game) ?? game
      }
      const moved = decide(game, move(ply % 2 === 0 ? 'creator' : 'opponent', ply, shuttle(ply)), now)
      expect(moved.refusal).toBeUndefined()
      game = fold(moved.events, game) ?? game
    }
    expect(game.spentAllowance.bytes.opponent).toBeLessThanOrEqual(ALLOWANCE.opponent)
    expect(decide(game, gift('opponent')(0), now).refusal).toEqual(USED)
    expect(decide(game, act('request-takeback', 'opponent', ply), now).refusal).toEqual(USED)
    expect(decide(game, gift('creator')(0), now).refusal).toBeUndefined()
    expect(decide(game, act('resign', 'opponent', ply), now).refusal).toBeUndefined()
  })

  test('lets an operator remove many outages, without touching the players’ allowances', () => {
    const outage = (times: number): Command => ({
      type: 'freeze',
      from: NOON + times,
      until: NOON + 3 * DAY + times * SECOND,
    })
    const { times, refusal, game } = worn(begun(2), outage, NOON + DAY)
    expect([times, refusal]).toEqual([35, USED])
    expect(game.spentAllowance.bytes).toMatchObject({ creator: 0, opponent: 0, arbiter: 0 })
  })
})

describe('changes of settings, plan and link', () => {
  const chose = (times: number): Command => ({
    type: 'choose',
    by: 'creator',
    ply: 0,
    choices: { reminders: [], playForced: times % 2 === 0 },
  })

  test.each<readonly [string, readonly Timed[], number]>([
    ['in an open game', [[offer(), NOON]], CHANGE_LIMITS.least],
    ['after two plies', begun(2), CHANGE_LIMITS.least + 2 * CHANGE_LIMITS.perPly],
    ['after six', begun(6), CHANGE_LIMITS.least + 6 * CHANGE_LIMITS.perPly],
  ])('%s', (_, given, most) => {
    const { times, refusal } = worn(given, chose, NOON)
    expect([times, refusal]).toEqual([most, USED])
  })

  test('leave eight changes for a new link, so that a stranger with the link cannot keep its owner from replacing it', () => {
    const { game, now } = worn(begun(2), chose, NOON)
    const rotate: Command = { type: 'rotate-link', by: 'creator', ply: 0 }
    let after = game
    let times = 0
    for (; times < 100 && !decide(after, rotate, now).refusal; times += 1)
      after = fold(decide(after, rotate, now).events, after) ?? after
    expect(times).toBe(CHANGE_LIMITS.links)
    expect(decide(after, { ...rotate, owner: true }, now).refusal, 'from the mailbox').toBeUndefined()
    expect(decide(after, { ...chose(0), by: 'opponent' } as Command, now).refusal).toBeUndefined()
  })
})

test('messages without a move are bounded over the whole game, and those with a move or an end are not', () => {
  let game: Game = gameAfter(...kings(2))
  let now = NOON + DAY
  let sent = 0
  const after = (command: Command): Game => fold(decide(game, command, (now += MINUTE)).events, game) ?? game
  for (let ply = 2; ply < 80; ply += 1) {
    const [mover, waits] = ply % 2 === 0 ? (['creator', 'opponent'] as const) : (['opponent', 'creator'] as const)
    for (let times = 0; times < 14; times += 1) {
      const said: Command = { type: 'say', by: waits, ply, text: `${times}` }
      if (decide(game, said, now + MINUTE).refusal) continue
      game = after(said)
      sent += waits === 'creator' ? 1 : 0
    }
    game = after({ type: 'move', by: mover, ply, move: shuttle(ply), message: 'Good luck' })
    expect('play' in game && game.play?.moves).toHaveLength(ply + 1)
  }
  expect(sent).toBe(Math.floor(ALLOWANCE.creator / 8))
  expect(decide(game, { type: 'resign', by: 'creator', ply: 80, message: 'Thank you' }, now + MINUTE).refusal).toBe(
    undefined,
  )
})
