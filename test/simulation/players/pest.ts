import { DAY, type Seat } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { type Dice, diceOf } from '../chance.ts'
import type { View } from '../evidence.ts'
import { actWish } from './acts.ts'
import { rotate } from './asides.ts'
import type { Wish } from './client.ts'
import type { Company } from './company.ts'
import { type Table, colourOf } from './table.ts'

/** The share of worlds in which a player means harm, and the share of tables at which they do. */
const WORLDS = 1 / 6
const TABLES = 1 / 2

/** The number of requests in a flood, and of floods at a table. */
const FLOOD = { least: 6, most: 30 } as const
const FLOODS = 5

type Send = {
  readonly dice: Dice
  readonly table: Table
  readonly view: View
  readonly role: Seat
  readonly now: number
  /** The duration of this player's gifts of time: a gift is recognized as repeated only right after the same gift. */
  readonly gift: string
}

const act = ({ table, role }: Send, type: string, more: object = {}): Wish =>
  actWish(table, { role, body: { type, ...more } })

const settings = ({ table, role }: Send, body: Wish['body']): Wish => {
  const token = table.tokens[role]
  return {
    kind: 'settings',
    method: 'PATCH',
    path: '/v1/seat',
    game: table.id,
    role,
    ...(token !== undefined && { token }),
    ...(body && { body }),
  }
}

/** Returns a duration for gifts of time that no other gift of this world has. */
const gift = (dice: Dice): string => `PT${dice.between(21, 40)}H${dice.between(1, 59)}M${dice.between(1, 59)}S`

/** Requests that fill a game's log, are too large, come too late, or cannot be read. */
const HOSTILE: readonly [(send: Send) => Wish, ...((send: Send) => Wish)[]] = [
  (send) => act(send, 'give-time', { time: send.gift }),
  (send) => act(send, 'propose-pause', { until: new Date(send.now + send.dice.between(1, 29) * DAY).toISOString() }),
  (send) => act(send, 'decline-pause'),
  (send) => act(send, 'take-leave', { days: 1, from: new Date(send.now + 59 * DAY).toISOString() }),
  (send) => act(send, 'end-leave'),
  (send) => act(send, 'request-takeback'),
  (send) => act(send, 'decline-takeback'),
  (send) => act(send, 'ask-count'),
  (send) => act(send, 'plan', { lines: [] }),
  (send) => settings(send, { name: `Q${send.dice.between(0, 1e9)}` }),
  (send) => settings(send, { notifications: { reminders: send.dice.pick([['day'], ['hours'], []]) } }),
  (send) => settings(send, { note: 'x'.repeat(20_000) }),
  (send) => settings(send, { name: '\u202e'.repeat(400) }),
  ({ table, view, role }) => ({
    kind: 'late',
    path: `/v1/games/${table.id}/moves`,
    game: table.id,
    role,
    token: table.old.at(-1) ?? 'c0'.padEnd(46, '0'),
    body: { ply: Math.max(0, view.ply - 2), move: view.moves.at(-2) ?? '11-15' },
    once: true,
  }),
]

const other = (seat: Seat): Seat => (seat === 'creator' ? 'opponent' : 'creator')

/**
 * Returns requests that report the other seat as lost and at once take the report back: its player gets an email each
 * time.
 */
const alarms = (send: Send): readonly Wish[] => [
  act(send, 'ask-reseat', { seat: colourOf(send.view, other(send.role)) }),
  act(send, 'veto-reseat'),
]

/**
 * Adds players who mean harm: they flood a game, rename themselves, rotate links, and send requests that are late or
 * huge. Between floods they play as others do. They have dice of their own, so that worlds without them stay the same.
 */
export const pestsIn = (company: Company) => {
  const { ground, ask } = company
  const dice = diceOf(ground.seed + 1_000_000_007)
  const isHere = dice.chance(WORLDS)
  const left = new Map<GameId, { readonly role: Seat; floods: number }>()

  const pestAt = (table: Table) => {
    const known = left.get(table.id) ?? {
      role: dice.pick<Seat>(['creator', 'opponent']),
      floods: dice.chance(TABLES) ? FLOODS : 0,
    }
    left.set(table.id, known)
    return known
  }

  /** Sends one request after the other, each after the answer to the one before, and then calls `then`. */
  const inTurn = ([first, ...more]: readonly Wish[], then: () => void): void => {
    if (!first) return then()
    ask({ ...first, form: false }, () => inTurn(more, then))
  }

  const wishes = (send: Send): readonly Wish[] => [
    ...Array.from({ length: dice.between(FLOOD.least, FLOOD.most) }, () => dice.pick(HOSTILE)(send)),
    ...alarms(send),
    ...alarms(send),
  ]

  /** Sends a request of the other player in the same turn, and then calls `then`. */
  const inBetween = (send: Send, then: () => void): void => {
    const role = other(send.role)
    if (send.table.tokens[role] === undefined) return then()
    ask({ ...act({ ...send, role }, 'give-time', { time: gift(dice) }), form: false }, then)
  }

  return {
    /** Returns whether a player floods the game now. If so, `then` is called when the flood is over. */
    flood: (table: Table, view: View, then: () => void): boolean => {
      if (!isHere) return false
      const pest = pestAt(table)
      const { role } = pest
      if (pest.floods === 0 || table.tokens[role] === undefined || !dice.chance(0.3)) return false
      pest.floods -= 1
      const send = { dice, table, view, role, now: ground.agenda.now(), gift: gift(dice) }
      const goOn = (): void => rotate(company, table, role, () => rotate(company, table, role, then))
      inTurn(wishes(send), () => inBetween(send, goOn))
      return true
    },
  }
}
