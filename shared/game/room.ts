import type { EventOf, EventType, GameEvent } from './events.ts'
import { type Game, playOf, seatOf } from './game.ts'
import { NOTHING_SPENT, type Payer, type Spent } from './spent.ts'
import type { Role } from './words.ts'

/**
 * The greatest size of each event in bytes: with its place in the log, and with a time up to eight years after the one
 * before. A test packs the largest of each.
 */
export const SIZE: { readonly [T in EventType]: number } = {
  offered: 680,
  joined: 150,
  moved: 7,
  huffed: 7,
  enforced: 6,
  'taken-back': 9,
  said: 850,
  'draw-offered': 7,
  'draw-withdrawn': 7,
  'draw-declined': 7,
  cautioned: 204,
  'pause-proposed': 11,
  'pause-declined': 7,
  planned: 22,
  'takeback-asked': 7,
  'takeback-declined': 7,
  'count-asked': 7,
  'count-refused': 6,
  'count-granted': 7,
  'count-ended': 6,
  reminded: 2,
  'time-given': 12,
  'played-on': 10,
  paused: 10,
  'pause-ending': 10,
  'leave-taken': 15,
  'leave-ended': 8,
  frozen: 14,
  chose: 85,
  renamed: 128,
  'link-rotated': 12,
  'reseat-asked': 8,
  'reseat-vetoed': 7,
  reseated: 140,
  finished: 8,
  aborted: 7,
  expired: 6,
  renewed: 6,
  'rematch-offered': 7,
  'rematch-agreed': 16,
}

/** A move with every square of its path named, beyond two bytes: a side has at most 30 pieces to capture. */
export const LONGEST_PATH = 29

/** When a clock is changed, the three reminders of the turn may come again. */
const REMINDED = 3 * SIZE.reminded

/** Room for each game: far more than any honest game needs, and less than would make the item too large. */
export const ROOM: { readonly [P in Payer]: number } = { creator: 1200, opponent: 1200, director: 700, operator: 700 }

/** Requests, gifts and new names of one role between two moves. */
export const ASKED = 12

/** Changes of settings, plans and links of one role: so many at once, and so many more for each ply. */
export const CHANGES = { least: 40, perPly: 4, links: 8 } as const

type Price<T extends EventType> = {
  readonly price: number
  readonly payer: (event: EventOf<T>, before: Game) => Payer | undefined
  /** What an answer to it costs its asker, which is refused no more. */
  readonly ahead?: number
  /** What follows from something that was paid for, or asked for by the clock: never refused. */
  readonly always?: true
}

/**
 * What each event costs, and whom. Otherwise why it needs no price. `once`: a game has few of them by its rules.
 * `board`: each ply has at most one, and a huff or an enforced jump takes a piece. `answer`: whoever asked has paid.
 * `replaced`: only the last of its kind and role stays. `forgotten`: it leaves when its turn is over, or there are more.
 */
type Bound<T extends EventType> = Price<T> | 'once' | 'board' | 'answer' | 'replaced' | 'forgotten'

const giver = (event: { readonly by: Role }): Role => event.by

/** The plies that a take-back leaves in the log. */
const PLIES_BACK = 2 * (SIZE.moved + LONGEST_PATH)

const TAKEN_BACK = SIZE['taken-back'] + PLIES_BACK + REMINDED

/** What an answer may take beyond its asker's room, which was not full when they asked. */
export const BEYOND_ROOM = { takeback: TAKEN_BACK, reseat: SIZE.reseated } as const

const winner = (_event: unknown, before: Game): Payer | undefined =>
  before.status === 'finished' && before.result.winner ? seatOf(before.play, before.result.winner) : undefined

const BOUND: { readonly [T in EventType]: Bound<T> } = {
  offered: 'once',
  joined: 'once',
  moved: 'board',
  huffed: 'board',
  enforced: 'board',
  'taken-back': { price: TAKEN_BACK, payer: (_, before) => playOf(before)?.pending.takeback, always: true },
  said: 'forgotten',
  'draw-offered': { price: SIZE['draw-offered'] + SIZE['draw-declined'], payer: giver },
  'draw-withdrawn': 'answer',
  'draw-declined': 'answer',
  cautioned: 'once',
  'pause-proposed': {
    price: SIZE['pause-proposed'] + SIZE.paused + SIZE['pause-ending'] + 2 * REMINDED,
    payer: giver,
  },
  'pause-declined': 'answer',
  planned: 'replaced',
  'takeback-asked': { price: SIZE['takeback-asked'] + SIZE['takeback-declined'], payer: giver, ahead: TAKEN_BACK },
  'takeback-declined': 'answer',
  'count-asked': { price: SIZE['count-asked'] + SIZE['count-granted'] + SIZE['count-ended'], payer: giver },
  'count-refused': 'answer',
  'count-granted': 'answer',
  'count-ended': 'answer',
  reminded: 'forgotten',
  'time-given': { price: SIZE['time-given'] + REMINDED, payer: giver },
  'played-on': {
    price: SIZE['played-on'] + SIZE.finished + SIZE['rematch-offered'] + REMINDED,
    payer: winner,
  },
  paused: 'answer',
  'pause-ending': 'answer',
  'leave-taken': { price: SIZE['leave-taken'] + SIZE['leave-ended'] + 2 * REMINDED, payer: giver },
  'leave-ended': 'answer',
  frozen: { price: SIZE.frozen + REMINDED, payer: () => 'operator' },
  chose: 'replaced',
  renamed: { price: SIZE.renamed, payer: giver },
  'link-rotated': 'replaced',
  'reseat-asked': { price: SIZE['reseat-asked'] + SIZE['reseat-vetoed'], payer: giver, ahead: SIZE.reseated },
  'reseat-vetoed': 'answer',
  reseated: { price: SIZE.reseated, payer: (_, before) => playOf(before)?.pending.reseat?.by, always: true },
  finished: 'once',
  aborted: 'once',
  expired: 'answer',
  renewed: { price: SIZE.expired + SIZE.renewed, payer: () => 'creator' },
  'rematch-offered': 'once',
  'rematch-agreed': 'once',
}

const boundOf = <T extends EventType>(event: EventOf<T>): Bound<T> => BOUND[event.type as T]

/** Only the last of its kind and role stays in the log. */
export const isReplaced = (type: EventType): boolean => BOUND[type] === 'replaced'

const TURNS: ReadonlySet<EventType> = new Set(['moved', 'enforced', 'taken-back', 'played-on', 'renewed'])

/** Requests are counted again from here, and reminders are forgotten. After a huff the turn goes on. */
export const beginsTurn = ({ type }: GameEvent): boolean => TURNS.has(type)

const isRole = (payer: Payer): payer is Role => payer !== 'operator'

/** What was spent before, and what the event costs. */
export const spentAfter = (before: Game, event: GameEvent): Spent => {
  const { spent } = before
  const asked = beginsTurn(event) ? NOTHING_SPENT.asked : spent.asked
  const bound = boundOf(event)
  const payer = typeof bound === 'string' ? undefined : bound.payer(event, before)
  if (typeof bound === 'string' || payer === undefined) return asked === spent.asked ? spent : { ...spent, asked }
  return {
    room: { ...spent.room, [payer]: spent.room[payer] + bound.price },
    asked: isRole(payer) && !bound.always ? { ...asked, [payer]: asked[payer] + 1 } : asked,
  }
}

/** Whether a role may make one more change of its settings, plan or link. */
const mayChange = (game: Game, by: Role, isLink: boolean): boolean => {
  const plies = playOf(game)?.moves.length ?? 0
  return game.changes[by] < CHANGES.least + plies * CHANGES.perPly + (isLink ? CHANGES.links : 0)
}

const isAffordable = (game: Game, event: GameEvent): boolean => {
  const bound = boundOf(event)
  if (bound === 'replaced')
    return 'by' in event && event.by !== 'clock' && mayChange(game, event.by, event.type === 'link-rotated')
  const payer = typeof bound === 'string' || bound.always ? undefined : bound.payer(event, game)
  if (typeof bound === 'string' || payer === undefined) return true
  const { room, asked } = game.spent
  if (room[payer] + bound.price + (bound.ahead ?? 0) > ROOM[payer]) return false
  return !isRole(payer) || beginsTurn(event) || asked[payer] < ASKED
}

/** Whether there is room for all that one command brings. A request that comes with a move belongs to the next turn. */
export const isAllowed = (game: Game, events: readonly GameEvent[]): boolean => {
  const fresh = { ...game, spent: { ...game.spent, asked: NOTHING_SPENT.asked } }
  const turn = events.findIndex(beginsTurn)
  return events.every((event, index) => isAffordable(turn >= 0 && index > turn ? fresh : game, event))
}
