import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVENTS, type EventKind, eventUses } from '../../bench/cost/games/event-cost.ts'
import { billOf, billTotal } from '../../bench/cost/prices/bill.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'

const PERFORMANCE = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')

/** Returns the dollars and the emails that docs/performance.md states for an event in which nobody moves. */
const toldOf = (kind: EventKind): readonly number[] => {
  const [, dollars, emails] =
    new RegExp(`^\\| ${kind}, no moves +\\| +([\\d.]+) \\| +(\\d+) \\|`, 'm').exec(PERFORMANCE) ?? []
  return [Number(dollars), Number(emails)]
}

/** The question and the final report for the secretary, and four emails for each player. */
const emailsOf = (kind: EventKind): number => 2 + 4 * EVENTS[kind].players

test.each(Object.keys(EVENTS) as readonly EventKind[])('a %s costs what docs/performance.md says', async (kind) => {
  const uses = await eventUses(assetFiles({}), kind, 0)
  const [told = Number.NaN, emails] = toldOf(kind)
  const dollars = billTotal(billOf(uses, false))
  expect([dollars, Math.abs(told - dollars) < dollars * 0.03]).toEqual([dollars, true])
  expect([uses.email, emails]).toEqual([emailsOf(kind), emailsOf(kind)])
})
