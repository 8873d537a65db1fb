import { MOST_REQUESTS_PER_TURN, CHANGE_LIMITS, ALLOWANCE } from '../limits/bounds.ts'
import type { EventType, GameEvent } from '../model/events.ts'
import { type EventCost, takebackSize } from './event-cost.ts'
import { EVENT_RULES } from './event-rules.ts'
import { type Game, playOf } from '../model/game.ts'
import { NO_ALLOWANCE_SPENT, type Payer, type SpentAllowance } from '../model/spent-allowance.ts'
import type { Role } from '../model/words.ts'

/**
 * By how many bytes the answer to a request may exceed the allowance of the role that asked. A role can ask only while
 * some of its allowance is left.
 */
export const BEYOND_ALLOWANCE = { takeback: takebackSize(EVENT_RULES), reseat: EVENT_RULES.reseated.size } as const

const costOf = <T extends EventType>({ type }: { readonly type: T }): EventCost<T> => EVENT_RULES[type].cost

/** Returns whether only the newest event of this type and role stays in the log. */
export const isReplacedInLog = (type: EventType): boolean => EVENT_RULES[type].cost === 'replaced'

/** Returns whether a turn begins with this event, so that the requests of each role are counted again from 0. */
export const beginsTurn = ({ type }: GameEvent): boolean => EVENT_RULES[type].beginsTurn === true

/** Returns whether the event makes an ended game run again. */
export const revivesGame = ({ type }: GameEvent): boolean => EVENT_RULES[type].revives === true

/** Returns whether a person takes a seat, or the place of the arbiter, with this event. */
export const takesSeat = ({ type }: GameEvent): boolean => EVENT_RULES[type].seats === true

const isRole = (payer: Payer): payer is Role => payer !== 'operator'

/** Returns what is spent of the allowances after an event. `before` is the game before it. */
export const allowanceSpentAfter = (before: Game, event: GameEvent): SpentAllowance => {
  const spent = before.spentAllowance
  const requests = beginsTurn(event) ? NO_ALLOWANCE_SPENT.requests : spent.requests
  const cost = costOf(event)
  const payer = typeof cost === 'string' ? undefined : cost.payer(event, before)
  if (typeof cost === 'string' || payer === undefined)
    return requests === spent.requests ? spent : { ...spent, requests }
  return {
    bytes: { ...spent.bytes, [payer]: spent.bytes[payer] + cost.price(EVENT_RULES) },
    requests: isRole(payer) && !cost.always ? { ...requests, [payer]: requests[payer] + 1 } : requests,
  }
}

const mayChange = (game: Game, by: Role, isLink: boolean): boolean => {
  const plies = playOf(game)?.moves.length ?? 0
  return game.changes[by] < CHANGE_LIMITS.least + plies * CHANGE_LIMITS.perPly + (isLink ? CHANGE_LIMITS.links : 0)
}

const isAffordable = (game: Game, event: GameEvent): boolean => {
  const cost = costOf(event)
  if (cost === 'replaced')
    return 'by' in event && event.by !== 'clock' && mayChange(game, event.by, event.type === 'link-rotated')
  const payer = typeof cost === 'string' || cost.always ? undefined : cost.payer(event, game)
  if (typeof cost === 'string' || payer === undefined) return true
  const spent = game.spentAllowance
  if (spent.bytes[payer] + cost.price(EVENT_RULES) + (cost.ahead?.(EVENT_RULES) ?? 0) > ALLOWANCE[payer]) return false
  return !isRole(payer) || beginsTurn(event) || spent.requests[payer] < MOST_REQUESTS_PER_TURN
}

/**
 * Returns whether the allowances suffice for all events of one command. A request that comes with a move counts for the
 * turn that the move begins.
 */
export const isWithinAllowance = (game: Game, events: readonly GameEvent[]): boolean => {
  const fresh: Game = { ...game, spentAllowance: { ...game.spentAllowance, requests: NO_ALLOWANCE_SPENT.requests } }
  // A message that comes with another act costs nothing.
  const paid = events.filter(({ type }, index) => index === 0 || type !== 'said')
  const turn = paid.findIndex(beginsTurn)
  return paid.every((event, index) => isAffordable(turn >= 0 && index > turn ? fresh : game, event))
}
