import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests } from '../../tools/tally.ts'
import { tempFolder } from './temp.ts'

const files = (...results: readonly (readonly [string, ...string[]])[]) => ({
  testResults: results.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  })),
})

const count = async (report: unknown, exitCode: number) => {
  await using folder = await tempFolder('tally')
  const path = join(folder.path, 'report.json')
  if (report !== undefined) writeFileSync(path, JSON.stringify(report))
  return countTests(path, exitCode)
}

test('counts passed, failed, and skipped or todo', async () => {
  const report = files(['passed', 'passed', 'skipped', 'todo'], ['failed', 'failed', 'passed'])
  expect(await count(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that could not be loaded, or whose set-up broke, has failed', async () => {
  expect(await count(files(['failed'], ['passed', 'passed']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(await count(files(['failed', 'skipped']), 1)).toEqual({ passed: 0, failed: 1, skipped: 1 })
})

test('a run without a report, or broken outside tests, has failed', async () => {
  expect(await count(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(await count(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(await count(files(['passed', 'passed']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
