import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BENCHMARKS, performancePage, replacePart } from '../../bench/measuring/performance-page.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Each bench can be run alone: `npm run bench:NAME`. */
const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts
const runnable = Object.entries(scripts).flatMap(([name, command]) =>
  name.startsWith('bench:') ? command.replace('node bench/', '') : [],
)

const files = Object.keys(BENCHMARKS)
/** Benches that need more than Node. */
const alone = files.filter((file) => BENCHMARKS[file]?.alone)

test('the page has a part for every bench that exists, and every bench can be run', () => {
  expect(files.toSorted()).toEqual(runnable.toSorted())
  expect(readdirSync(join(root, 'bench'))).toEqual(expect.arrayContaining(files))
})

const MACHINE = { day: '2026-11-22', cores: 2, node: '24' }
const measured = files
  .filter((file) => !alone.includes(file))
  .map((file) => ({ file, text: `\n| ${file} | 1 |\n\n`, minutes: 1.2 }))
const written = performancePage(measured, MACHINE, textOf('docs/performance.md'))

describe.each([
  ['docs/performance.md', textOf('docs/performance.md')],
  ['a page that is written now', written],
])('%s', (_, page) => {
  test.each(files)('names bench/%s, says what it measures, and has its table', (file) => {
    const [section = ''] = page.split('\n## ').filter((one) => one.includes(`\`bench/${file}\``))
    expect(section).toContain(`${BENCHMARKS[file]?.title}\n`)
    expect(section).toContain('\n| ')
  })

  test('has a date and a machine', () => {
    expect(page).toMatch(/measured on \d{4}-\d\d-\d\d on one machine: \w+ cores, Node \d+\./)
  })
})

test.each(alone)('`npm run bench` does not run bench/%s, and leaves its part of the page unchanged', (file) => {
  const partIn = (page: string) => page.split('\n## ').find((part) => part.includes(`\`bench/${file}\``))
  expect(partIn(written)).toBe(partIn(textOf('docs/performance.md')))
})

test('a part that was measured on another day says so', () => {
  const part = replacePart(written, { file: 'cost.ts', text: '| a row | 1 |', minutes: 1, day: '2026-11-23' })
  expect(part).toContain('| a row | 1 |\n\nMeasured on 2026-11-23.\n\n`bench/cost.ts`\n')
})

test('one part is written anew, and the others stay', () => {
  const page = textOf('docs/performance.md')
  const anew = replacePart(page, { file: 'cost.ts', text: '| a row | 1 |', minutes: 1 })
  const others = (text: string) => text.split('\n## ').filter((part) => !part.includes('`bench/cost.ts`'))
  expect(others(anew)).toEqual(others(page))
  expect(anew).toContain(`${BENCHMARKS['cost.ts']?.text}\n\n| a row | 1 |\n\n\`bench/cost.ts\`\n`)
})

test('README and CONTRIBUTING link to it', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md']) expect(textOf(path)).toContain('](docs/performance.md)')
})
