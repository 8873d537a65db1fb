import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const MOST_WORDS = 1500
/** Words of README.md, CONTRIBUTING.md and all of docs/ together. A longer page must make another one shorter. */
const MOST_WORDS_IN_ALL = 42_000

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const document = read('docs/vocabulary.md')

type Row = { readonly term: string; readonly file: string }

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$/gm)].map(([, term = '', file = '']) => ({ term, file }))

const sources = globSync('{shared,functions,infra,local,web,tools}/**/*.ts', { cwd: root })
  .map((path) => ({ path, source: read(path) }))
  .toSorted((a, b) => a.path.localeCompare(b.path))

/** `retryQueue`, `retry-queue` and `Retry queue` are all `retry queue`. */
const plain = (text: string): string =>
  text
    .replaceAll(/([\da-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, ' ')

const indexed = sources.map(({ path, source }) => ({
  path,
  name: plain(basename(path, '.ts')),
  text: ` ${plain(source)}`,
}))

/** The files that a search for a term finds: named exactly so, named with it, then by the number of matches. */
const found = (term: string): readonly string[] => {
  const word = plain(term).trim()
  const rank = (name: string): number => {
    if (name === word) return 0
    return ` ${name}`.includes(` ${word}`) ? 1 : 2
  }
  return indexed
    .map(({ path, name, text }) => ({ path, rank: rank(name), count: text.split(` ${word}`).length - 1 }))
    .filter(({ rank: at, count }) => at < 2 || count > 0)
    .toSorted((a, b) => a.rank - b.rank || b.count - a.count)
    .map(({ path }) => path)
}

const [, field = ''] = document.split('## Terms of the field\n')
const terms = rowsOf(field.split('\n## ')[0] ?? '')

describe('docs/vocabulary.md', () => {
  test('is short', () => {
    expect(wordsIn(document)).toBeLessThanOrEqual(MOST_WORDS)
  })

  test.each(rowsOf(document))('$term is in a file that exists', ({ file }) => {
    expect(existsSync(join(root, file))).toBe(true)
  })

  test('has every term once', () => {
    const all = rowsOf(document).map(({ term }) => term)
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(all).size).toBe(all.length)
  })

  test('has the terms of the field', () => {
    expect(terms.length).toBeGreaterThanOrEqual(26)
  })

  test.each(terms)('a search for "$term" leads to its file first or second', ({ term, file }) => {
    expect(found(term).slice(0, 2)).toContain(file)
  })
})

test('all documents together are short', () => {
  const paths = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  expect(paths.reduce((sum, path) => sum + wordsIn(read(path)), 0)).toBeLessThanOrEqual(MOST_WORDS_IN_ALL)
})
