import { FREE_CALLS, PRICES, type Price } from './list-prices.ts'
import { type Use, type Uses, scaleUses } from '../services/uses.ts'

type Priced = keyof typeof PRICES

const CALLS = ['answers', 'pages', 'stored', 'deliver', 'alarm', 'notify', 'feedback'] as const satisfies readonly Use[]

/** The lines of a bill, the most expensive first. */
export type Bill = readonly { readonly line: string; readonly dollars: number }[]

const LINES: Readonly<Record<string, readonly Priced[]>> = {
  'requests of the gateway': ['request'],
  'requests of the front': ['edge'],
  'calls of functions': CALLS,
  'time of functions': ['compute'],
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

/** Returns how many dollars are free each month on a line of the bill. All Lambda requests share one free amount. */
const freeOf = (uses: readonly Priced[]): number => {
  if (uses.includes('answers')) return priceOf('answers', FREE_CALLS)
  return uses.reduce((sum, use) => {
    const price: Price = PRICES[use]
    return sum + priceOf(use, price.free ?? 0)
  }, 0)
}

/**
 * Returns the bill at list prices. With `isMonth` the uses are those of a whole month, and what is free is subtracted.
 */
export const billOf = (uses: Uses, isMonth: boolean): Bill =>
  Object.entries(LINES)
    .map(([line, priced]) => {
      const list = priced.reduce((sum, use) => sum + priceOf(use, uses[use]), 0)
      return { line, dollars: isMonth ? Math.max(0, list - freeOf(priced)) : list }
    })
    .filter(({ dollars }) => dollars > 0)
    .toSorted((a, b) => b.dollars - a.dollars)

export const billTotal = (bill: Bill): number => bill.reduce((sum, { dollars }) => sum + dollars, 0)

const MILLION = 1_000_000

/** Returns the cost of a million moves in a month, at list prices and as paid. `uses` are those of `moves` moves. */
export const costOfMillion = (uses: Uses, moves: number) => {
  const all = scaleUses(uses, MILLION / moves)
  return { list: billOf(all, false), paid: billOf(all, true) }
}
