import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SCRIPT_PARTS } from '../shared/pages/scripts.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/decisions')
const records = readdirSync(folder)

/** The most words that all decision records may have together: a longer record must make another one shorter. */
const MOST_WORDS = 13_800

const textOf = (path: string): string => readFileSync(path, 'utf8')

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** Returns the anchors that GitHub gives a document's headings. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isThere = (record: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? join(folder, record) : join(folder, path)
  return existsSync(file) && (anchor === undefined || anchorsIn(textOf(file)).includes(anchor))
}

test('the records are short', () => {
  const words = records.reduce((sum, record) => sum + wordsIn(textOf(join(folder, record))), 0)
  expect(words).toBeLessThanOrEqual(MOST_WORDS)
})

test.each(records)('%s has a context, a decision, its alternatives and consequences', (record) => {
  const text = textOf(join(folder, record))
  const headings = [...text.matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading)
  expect(headings.slice(1)).toEqual(['Decision', 'Alternatives', 'Consequences'])
  expect(text).toMatch(/^# .+\n\n[A-Z].+\n/)
})

test.each(records)('%s names files and headings that exist', (record) => {
  const text = textOf(join(folder, record))
  const links = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link = '']) => link)
  const paths = [...text.matchAll(/`((?:bench|functions|infra|local|packages|shared|test|tools|web)\/[\w./-]+)`/g)]
  expect(links.filter((link) => !isThere(record, link))).toEqual([])
  expect(paths.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))).toEqual([])
})

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

test.each(DOCUMENTS)('%s links to records that exist', (document) => {
  const links = [...textOf(join(root, document)).matchAll(/\]\(([^)#]*decisions\/[^)#]+)/g)].map(
    ([, link = '']) => link,
  )
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

test('script-and-style.md lists the parts of the script', () => {
  const rows = textOf(join(folder, 'script-and-style.md')).matchAll(/^\| `(\w+)` \|/gm)
  expect([...rows].map(([, part = '']) => part).toSorted()).toEqual([...SCRIPT_PARTS].toSorted())
})
