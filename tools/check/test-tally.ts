import { readFileSync, rmSync } from 'node:fs'
import type { TestReport, TimedTest } from './test-report.ts'

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** Returns a test report, and deletes its file. The report is empty if the run broke off before writing it. */
export const readTestReport = (file: string): TestReport => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport
  } catch {
    return { tests: [], broken: 0, answers: 0 }
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Counts the tests. If no test failed, but none passed either or the exit code is not 0, this counts as one failure.
 */
export const countTests = ({ tests, broken }: TestReport, exitCode: number): TestCounts => {
  const count = (state: TimedTest['state']): number => tests.filter((test) => test.state === state).length
  const passed = count('passed')
  const failed = count('failed') + broken
  const silent = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + silent, skipped: count('skipped') + count('pending') }
}

/** The share of its time limit that a test may take on a quiet machine, so that it passes on a busy one. */
const SHARE = 1 / 5

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)

const formatted = ({ file, name, took, limit }: TimedTest): string =>
  `${seconds(took).padStart(6)} s of ${seconds(limit).padStart(6)}${took > limit * SHARE ? '  TOO CLOSE' : ''}  ${file}  ${name}`

export const slowestTests = (tests: readonly TimedTest[], most = 10): readonly string[] => {
  const sorted = tests.toSorted((a, b) => b.took - a.took)
  return sorted.filter(({ took, limit }, index) => index < most || took > limit * SHARE).map(formatted)
}
