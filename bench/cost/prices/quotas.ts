/** The quotas of AWS and of a stage, and the number of open games above which each is too small. */
import { TIMER_SHARDS } from '../../../functions/codec/game-item.ts'
import { SWEEP_MINUTES } from '../../../infra/settings/figures.ts'
import { readStageLimits } from '../../../infra/settings/stage-limits.ts'
import { DAY, SECOND } from '../../../shared/game/model/words.ts'
import { PRESETS } from '../../../shared/game/model/terms.ts'
import type { Uses } from '../services/uses.ts'

/** The load of a busy hour as a multiple of the average. */
const BUSY = 3

/** What one move uses of AWS, and the time between two moves of a game. */
export type MoveLoad = { readonly move: Uses; readonly pace: number }

type Quota = {
  readonly name: string
  readonly most: number
  /** Returns what one open game uses of the quota. */
  readonly asks: (load: MoveLoad) => number
  readonly more: string
}

const busy =
  (use: (move: Uses) => number) =>
  ({ move, pace }: MoveLoad): number =>
    (use(move) * BUSY * SECOND) / pace

/** Timers that fire per second and game, if every player uses the whole time for a move. */
const ALARMS = SECOND / PRESETS.relaxed.perMove

const { requests, senders, sweep } = readStageLimits(() => undefined)

const EMAILS_EACH = 3

export const QUOTAS: readonly Quota[] = [
  {
    name: 'requests per second, stage',
    most: requests,
    asks: busy(({ request }) => request),
    more: 'setting `requests`',
  },
  {
    name: 'requests per second, account',
    most: 10_000,
    asks: busy(({ request }) => request),
    more: 'API Gateway',
  },
  {
    name: 'functions at once, new account',
    most: 10,
    asks: busy(({ compute }) => compute / 1000),
    more: 'Lambda',
  },
  {
    name: 'functions at once',
    most: 1000,
    asks: busy(({ compute }) => compute / 1000),
    more: 'Lambda',
  },
  {
    name: 'writes per second, new table',
    most: 4000,
    asks: busy(({ write }) => write),
    more: 'its quota grows by itself',
  },
  { name: 'writes per second, table', most: 40_000, asks: busy(({ write }) => write), more: 'DynamoDB' },
  {
    name: 'writes per second, index of timers',
    most: TIMER_SHARDS * 1000,
    asks: busy(({ index }) => index),
    more: '`TIMER_SHARDS`',
  },
  { name: 'timers', most: 10_000_000, asks: () => 1, more: 'Scheduler' },
  { name: 'timers set per second', most: 5000, asks: busy(({ arm }) => arm), more: 'Scheduler' },
  { name: 'timers fired per second', most: 1000, asks: () => ALARMS * BUSY, more: 'Scheduler' },
  {
    name: 'games swept per second',
    most: sweep / (SWEEP_MINUTES * 60),
    asks: () => ALARMS,
    more: 'setting `sweep`',
  },
  {
    name: 'emails a day',
    most: 50_000,
    asks: ({ move, pace }) => (move.email * DAY) / pace,
    more: 'SES',
  },
  {
    name: 'emails per second, senders',
    most: senders * EMAILS_EACH,
    asks: busy(({ email }) => email),
    more: 'setting `senders`',
  },
]

/** Returns the quotas with the most open games that each allows, the smallest first. */
export const gamesByQuota = (load: MoveLoad): readonly (Quota & { readonly games: number })[] =>
  QUOTAS.map((quota) => ({ ...quota, games: quota.most / quota.asks(load) }))
    .filter(({ games }) => Number.isFinite(games))
    .toSorted((a, b) => a.games - b.games)
