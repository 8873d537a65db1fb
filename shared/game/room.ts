import { ASKED, CHANGES, ROOM } from './bounds.ts'
import type { EventType, GameEvent } from './events.ts'
import { type Bound, takeback } from './evolving/bound.ts'
import { ROWS } from './evolving/rows.ts'
import { type Game, playOf } from './game.ts'
import { NOTHING_SPENT, type Payer, type Spent } from './spent.ts'
import type { Role } from './words.ts'

/**
 * By how many bytes the answer to a request may exceed the asker's allowance, which was not used up when they asked.
 */
export const BEYOND_ROOM = { takeback: takeback(ROWS), reseat: ROWS.reseated.size } as const

const costOf = <T extends EventType>({ type }: { readonly type: T }): Bound<T> => ROWS[type].cost

/** Whether only the newest event of this type and role stays in the log. */
export const isReplaced = (type: EventType): boolean => ROWS[type].cost === 'replaced'

/** Whether requests are counted afresh from this event on. */
export const beginsTurn = ({ type }: GameEvent): boolean => ROWS[type].beginsTurn === true

/** Whether the event makes a game run again that was over. */
export const revives = ({ type }: GameEvent): boolean => ROWS[type].revives === true

/** Whether a person takes a seat, or the place of the arbiter, with this event. */
export const seats = ({ type }: GameEvent): boolean => ROWS[type].seats === true

const isRole = (payer: Payer): payer is Role => payer !== 'operator'

/** What is spent of the allowances after an event. `before` is the game before it. */
export const spentAfter = (before: Game, event: GameEvent): Spent => {
  const spent = before.spent
  const requests = beginsTurn(event) ? NOTHING_SPENT.asked : spent.asked
  const cost = costOf(event)
  const payer = typeof cost === 'string' ? undefined : cost.payer(event, before)
  if (typeof cost === 'string' || payer === undefined)
    return requests === spent.asked ? spent : { ...spent, asked: requests }
  return {
    room: { ...spent.room, [payer]: spent.room[payer] + cost.price(ROWS) },
    asked: isRole(payer) && !cost.always ? { ...requests, [payer]: requests[payer] + 1 } : requests,
  }
}

const mayChange = (game: Game, by: Role, isLink: boolean): boolean => {
  const plies = playOf(game)?.moves.length ?? 0
  return game.changes[by] < CHANGES.least + plies * CHANGES.perPly + (isLink ? CHANGES.links : 0)
}

const isAffordable = (game: Game, event: GameEvent): boolean => {
  const cost = costOf(event)
  if (cost === 'replaced')
    return 'by' in event && event.by !== 'clock' && mayChange(game, event.by, event.type === 'link-rotated')
  const payer = typeof cost === 'string' || cost.always ? undefined : cost.payer(event, game)
  if (typeof cost === 'string' || payer === undefined) return true
  const spent = game.spent
  if (spent.room[payer] + cost.price(ROWS) + (cost.ahead?.(ROWS) ?? 0) > ROOM[payer]) return false
  return !isRole(payer) || beginsTurn(event) || spent.asked[payer] < ASKED
}

/**
 * Whether the allowances suffice for all events that one command brings. A request that comes with a move counts for
 * the turn after it.
 */
export const isAllowed = (game: Game, events: readonly GameEvent[]): boolean => {
  const fresh: Game = { ...game, spent: { ...game.spent, asked: NOTHING_SPENT.asked } }
  const turn = events.findIndex(beginsTurn)
  return events.every((event, index) => isAffordable(turn >= 0 && index > turn ? fresh : game, event))
}
