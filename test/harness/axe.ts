import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs in the page. Only the number of passed rules is returned, because reporting each takes longer than the check.
 */
const RUN = `axe.run({ resultTypes: ['violations'] }).then(({ violations, passes }) => ({
  passed: passes.length,
  faults: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)),
}))`

/** Gives axe to every page of a context, which takes half as long as to send it to each of them. */
export const withAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(AXE)

/** Returns what axe finds wrong with a page, by all of its rules. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { passed, faults } = await page.evaluate<{ passed: number; faults: readonly string[] }>(RUN)
  expect(passed, 'rules that axe found kept').toBeGreaterThan(10)
  return faults
}
