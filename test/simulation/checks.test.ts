import { availableParallelism } from 'node:os'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUGS } from './bugs.ts'
import { isLong, sized } from '../harness/size.ts'
import { type Caught, caught } from './catching.ts'
import { CHECKS } from './checks/index.ts'
import { ALONE } from './shown-by.ts'
import { worldThread } from './worlds.ts'

/**
 * At most MOST worlds run until a bug is found, and at least LEAST, to see which checks find it. In `npm test` one is
 * enough: shown-by.ts names a world that shows the bug.
 */
const MOST = 500
const LEAST = sized(1, 40)

/** `npm test` judges every fourth check, and the long form all. */
const JUDGED = CHECKS.filter((_, index) => isLong || index % 4 === 0).map(({ name }) => name)

/**
 * In `npm test` one bug is planted for each judged check, which only this check reports. The long form plants all.
 */
const PLANTED = isLong ? BUGS : BUGS.filter(({ name }) => JUDGED.some((check) => ALONE[check] === name))

const findings = new Map<string, Caught>()

beforeAll(async () => {
  const waiting = [...PLANTED]
  const work = async (): Promise<void> => {
    await using thread = worldThread()
    for (let bug = waiting.shift(); bug; bug = waiting.shift())
      findings.set(bug.name, await caught(thread, bug, { least: LEAST, most: MOST }))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  const rows = [...findings.values()].map(
    ({ bug, after, checks }) => `${String(after ?? '-').padStart(4)}  ${bug}: ${checks.join('; ')}`,
  )
  console.log(['worlds until a bug was caught, and by which checks', ...rows.toSorted()].join('\n'))
}, 2_400_000)

describe('a bug in the service', () => {
  test.each(PLANTED.map(({ name }) => name))('%s is caught', (name) => {
    expect(findings.get(name)?.after).toBeLessThanOrEqual(MOST)
  })
})

describe('no check is redundant', () => {
  test.each(JUDGED)('%s: some bug is found by it alone in some world', (name) => {
    const seen = [...findings.values()].filter(({ alone }) => alone.includes(name))
    expect(seen.map(({ bug }) => bug)).not.toEqual([])
  })
})
