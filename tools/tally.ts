import { readFileSync, rmSync } from 'node:fs'

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The parts of vitest's JSON report that are used. */
type Report = {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

const readReport = (file: string): Report => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  } finally {
    rmSync(file, { force: true })
  }
}

/** A file that failed without a failing test (not loadable, broken set-up) counts as one failure. */
const statuses = ({ testResults }: Report): readonly string[] =>
  testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => test.status)
    return status === 'failed' && !tests.includes('failed') ? [...tests, status] : tests
  })

/**
 * A run that broke without a failing test (no report, nothing passed, an error outside tests) counts as one failure.
 */
export const countTests = (reportFile: string, exitCode: number): Tally => {
  const all = statuses(readReport(reportFile))
  const passed = all.filter((status) => status === 'passed').length
  const failed = all.filter((status) => status === 'failed').length
  const broken = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + broken, skipped: all.length - passed - failed }
}
