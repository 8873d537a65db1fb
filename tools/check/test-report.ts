import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** A test with its duration and its time limit in milliseconds. */
export type TimedTest = {
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly took: number
  readonly limit: number
}

/**
 * The result of a test run. `broken` counts files that failed outside tests and errors outside files; `answers` counts
 * API responses that were validated against the OpenAPI document.
 */
export type TestReport = { readonly tests: readonly TimedTest[]; readonly broken: number; readonly answers: number }

export const REPORT_TO = 'TEST_REPORT'

const timed = (test: TestCase): TimedTest => ({
  file: test.module.relativeModuleId,
  name: test.fullName,
  state: test.result().state,
  took: test.diagnostic()?.duration ?? 0,
  limit: test.options.timeout ?? 0,
})

const isBroken = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length

/** A vitest reporter that writes JSON with the time limit of each test, which vitest's own reporters lack. */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const path = process.env[REPORT_TO]
    if (path === undefined) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const report: TestReport = {
      tests: tests.map(timed),
      broken: modules.filter(isBroken).length + errors.length,
      answers: tests.reduce((sum, test) => sum + (test.meta().answers ?? 0), 0),
    }
    writeFileSync(path, JSON.stringify(report))
  }
}
