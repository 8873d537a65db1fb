import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Patterns of sums such as `1.25 dollars`, `USD 5`, `a dollar a day` and `two hundred dollars`. */
const SUMS = [
  /\d ?(?:US )?dollars?\b/i,
  /\bUSD ?\d/,
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million) dollars?\b/i,
]

/** Matches comments. In comments and documents `$1` counts as a sum; in code it is a group of a regular expression. */
const PROSE = /^\s*(?:\/\/|\/?\*)/

const hasSum = (file: string, line: string): boolean =>
  SUMS.some((sum) => sum.test(line)) || ((file.endsWith('.md') || PROSE.test(line)) && /\$ ?\d/.test(line))

/**
 * Files that may contain sums of money: docs/performance.md, bench/, which writes it, the changelog, which describes
 * the past, and tests.
 */
const ALLOWED: readonly RegExp[] = [/^docs\/performance\.md$/, /^CHANGELOG\.md$/, /^bench\//, /^test\//]

const WRITTEN = /\.(?:md|ts|mjs|css|html)$/

test('figures of cost stand in docs/performance.md alone', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const looked = files.filter((file) => WRITTEN.test(file) && !ALLOWED.some((allowed) => allowed.test(file)))
  expect(looked.length).toBeGreaterThan(500)
  const found = looked.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (hasSum(file, line) ? [`${file}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})

test.each([
  ['docs/reliability.md', 'It costs $0.20 a million.'],
  ['infra/front/front-stack.ts', '/** SES takes $100. */'],
  ['infra/front/front-stack.ts', "  reason: 'a firewall costs 9 dollars a month',"],
  ['docs/operations.md', 'a dollar a day'],
  ['infra/front/front-stack.ts', '// USD 5'],
])('a sum is recognized: %s: %s', (file, line) => {
  expect(hasSum(file, line)).toBe(true)
})

test.each([
  ['infra/lambda/lean.ts', ".replace(/x/, '$1 = 2')"],
  ['docs/operations.md', 'dollars a month for the whole account'],
])('this is no sum: %s: %s', (file, line) => {
  expect(hasSum(file, line)).toBe(false)
})
