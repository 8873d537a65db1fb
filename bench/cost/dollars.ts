import { FREE_CALLS, PRICES, type Price } from './prices.ts'
import { type Use, type Uses, times } from './tally.ts'

type Priced = keyof typeof PRICES

const CALLS = ['answers', 'pages', 'stored', 'deliver', 'alarm', 'notify', 'feedback'] as const satisfies readonly Use[]

/** Lines of a bill, the dearest first. */
export type Bill = readonly { readonly line: string; readonly dollars: number }[]

const LINES: Readonly<Record<string, readonly Priced[]>> = {
  'requests of the gateway': ['request'],
  'requests of the front': ['edge'],
  'calls of functions': CALLS,
  'their time': ['compute'],
  'reads of tables': ['read'],
  'writes of tables': ['write'],
  'writes of indexes': ['index'],
  queues: ['queue'],
  timers: ['timer'],
  emails: ['email', 'mailed'],
  'data to readers': ['egress'],
  'data by the front': ['delivered'],
  'requests that the firewall inspects': ['inspected'],
  logs: ['access', 'log'],
}

const priceOf = (use: Priced, count: number): number => (count / PRICES[use].per) * PRICES[use].dollars

/** What every account has free each month is shared by what is on one line. */
const freeOf = (uses: readonly Priced[]): number => {
  if (uses.includes('answers')) return priceOf('answers', FREE_CALLS)
  return uses.reduce((sum, use) => {
    const price: Price = PRICES[use]
    return sum + priceOf(use, price.free ?? 0)
  }, 0)
}

/** At list prices; `isMonth`: of a whole month's uses, without what is free. */
export const billOf = (uses: Uses, isMonth: boolean): Bill =>
  Object.entries(LINES)
    .map(([line, priced]) => {
      const list = priced.reduce((sum, use) => sum + priceOf(use, uses[use]), 0)
      return { line, dollars: isMonth ? Math.max(0, list - freeOf(priced)) : list }
    })
    .filter(({ dollars }) => dollars > 0)
    .toSorted((a, b) => b.dollars - a.dollars)

export const sumOf = (bill: Bill): number => bill.reduce((sum, { dollars }) => sum + dollars, 0)

const MILLION = 1_000_000

/** Of so many moves' uses, what a month of a million costs: at list prices, and what is paid. */
export const millionOf = (uses: Uses, moves: number) => {
  const all = times(uses, MILLION / moves)
  return { list: billOf(all, false), paid: billOf(all, true) }
}
