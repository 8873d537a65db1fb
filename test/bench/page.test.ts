import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BENCHES, pageOf, withPart } from '../../bench/page.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Each can be run alone: `npm run bench:NAME`. */
const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts
const runnable = Object.entries(scripts).flatMap(([name, command]) =>
  name.startsWith('bench:') ? command.replace('node bench/', '') : [],
)

/** They need more than Node, and another document has their figures. */
const ALONE: Readonly<Record<string, string>> = { 'tools.ts': 'docs/operations.md' }
const files = runnable.filter((file) => !(file in ALONE))

test('`npm run bench` runs every bench that can be run alone, and each is there', () => {
  expect(Object.keys(BENCHES).toSorted()).toEqual(files.toSorted())
  expect(readdirSync(join(root, 'bench'))).toEqual(expect.arrayContaining(files))
})

const written = pageOf(
  files.map((file) => ({ file, text: `\n| ${file} | 1 |\n\n`, minutes: 1.2 })),
  { day: '2026-11-22', cores: 2, node: '24' },
)

describe.each([
  ['docs/performance.md', textOf('docs/performance.md')],
  ['a page that is written now', written],
])('%s', (_, page) => {
  test.each(files)('names bench/%s, says what it measures, and has its table', (file) => {
    const [section = ''] = page.split('\n## ').filter((one) => one.includes(`\`bench/${file}\``))
    expect(section).toContain(`${BENCHES[file]?.title}\n`)
    expect(section).toContain('\n| ')
  })

  test('has a date and a machine', () => {
    expect(page).toMatch(/measured on \d{4}-\d\d-\d\d on one machine: \w+ cores, Node \d+\./)
  })
})

test.each(Object.entries(ALONE))('bench/%s runs alone, and %s has its figures', (file, document) => {
  expect(runnable).toContain(file)
  expect(textOf(document)).toContain(`npm run bench:${file.replace('.ts', '')}`)
})

test('one part is written anew, and the others stay', () => {
  const page = textOf('docs/performance.md')
  const anew = withPart(page, { file: 'cost.ts', text: '| a row | 1 |', minutes: 1 })
  const others = (text: string) => text.split('\n## ').filter((part) => !part.includes('`bench/cost.ts`'))
  expect(others(anew)).toEqual(others(page))
  expect(anew).toContain(`${BENCHES['cost.ts']?.text}\n\n| a row | 1 |\n\n\`bench/cost.ts\`\n`)
})

test('README and CONTRIBUTING lead to it', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md']) expect(textOf(path)).toContain('](docs/performance.md)')
})
