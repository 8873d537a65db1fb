import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** A test as it went: how long it took, and how long it might have taken, in milliseconds. */
export type Timed = {
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly took: number
  readonly limit: number
}

/** `broken`: files that failed outside their tests, and errors outside every file. */
export type Report = { readonly tests: readonly Timed[]; readonly broken: number }

/** The environment names where the report goes. */
export const REPORT_TO = 'TEST_REPORT'

const timed = (test: TestCase): Timed => ({
  file: test.module.relativeModuleId,
  name: test.fullName,
  state: test.result().state,
  took: test.diagnostic()?.duration ?? 0,
  limit: test.options.timeout ?? 0,
})

const isBroken = (module: TestModule): boolean =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length

/** Tells tools/check.ts how each test went, limits included, which none of vitest's own reports says. */
export default class ToFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const path = process.env[REPORT_TO]
    if (path === undefined) return
    const report: Report = {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(timed)),
      broken: modules.filter(isBroken).length + errors.length,
    }
    writeFileSync(path, JSON.stringify(report))
  }
}
