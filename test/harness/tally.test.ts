import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestReport, TimedTest } from '../../tools/check/test-report.ts'
import { countTests, readTestReport, slowestTests } from '../../tools/check/test-tally.ts'
import { tempFolder } from './temp.ts'

const timed = (state: TimedTest['state'], took = 1, limit = 100): TimedTest => ({
  file: 'a.test.ts',
  name: `${took}`,
  state,
  took,
  limit,
})
const report = (states: readonly TimedTest['state'][], broken = 0): TestReport => ({
  tests: states.map((state) => timed(state)),
  broken,
  answers: 0,
})

test('tests are counted as passed, failed, or skipped (which includes those still to do)', () => {
  const states = ['passed', 'passed', 'skipped', 'pending', 'failed', 'passed'] as const
  expect(countTests(report(states), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a file that could not be loaded, or whose set-up broke, has failed', () => {
  expect(countTests(report(['passed', 'passed'], 1), 1)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(countTests(report(['skipped'], 1), 1)).toEqual({ passed: 0, failed: 1, skipped: 1 })
})

test('a run without a report, or broken outside every test, has failed', () => {
  const nothing = readTestReport(join(import.meta.dirname, 'no-such-report.json'))
  expect(countTests(nothing, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countTests(nothing, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countTests(report(['passed', 'passed']), 1)).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

test('a report is read once', async () => {
  await using folder = await tempFolder('tally')
  const path = join(folder.path, 'report.json')
  writeFileSync(path, JSON.stringify(report(['passed'])))
  expect(countTests(readTestReport(path), 0).passed).toBe(1)
  expect(countTests(readTestReport(path), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the slowest tests are listed first, and those too close to their time limits are marked', () => {
  const tests = [
    timed('passed', 10),
    timed('passed', 90, 1000),
    timed('passed', 30),
    timed('passed', 21),
    timed('passed', 3),
  ]
  const lines = slowestTests(tests, 2)
  expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['90', '30', '21'])
  expect(lines.map((line) => line.includes('TOO CLOSE'))).toEqual([false, true, true])
})
