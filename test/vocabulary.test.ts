import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const MOST_WORDS = 1600
/** The most words of README.md, CONTRIBUTING.md and all of docs/ together. If one page grows, another must shrink. */
const MOST_WORDS_IN_ALL = 45_500

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const document = read('docs/vocabulary.md')

type Row = { readonly term: string; readonly file: string }

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$/gm)].map(([, term = '', file = '']) => ({ term, file }))

const sources = globSync('{shared,functions,infra,local,web,tools}/**/*.ts', { cwd: root })
  .map((path) => ({ path, source: read(path) }))
  .toSorted((a, b) => a.path.localeCompare(b.path))

/** Returns a name in lower-case words: `retryQueue`, `retry-queue` and `Retry queue` all become `retry queue`. */
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

/** The paths and names of test files. Removed words do not come back in these names either. */
const testNames = globSync('test/**/*.ts', { cwd: root }).map((path) => ({
  path,
  name: plain(basename(path, '.test.ts')),
}))

/**
 * Returns the files that a search for a term finds: first a file of exactly that name, then files with the term in
 * their name, and within each group those with the most matches.
 */
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

/**
 * Words that once had a meaning of their own here, and the words that are used instead. No identifier and no file name
 * may contain them. The exceptions in `but` are identifiers in which the word has its usual meaning, or that name
 * something stored, sent or published.
 */
const REMOVED: readonly (readonly [word: string, now: string, but?: Readonly<Record<string, readonly string[]>>])[] = [
  [
    'letter',
    'email',
    {
      'a letter of the alphabet': [
        'letter',
        'letters',
        'letterAt',
        'letterName',
        'letterOf',
        'letterOfPiece',
        'lettersOf',
        'pieceOfLetter',
        'isLetter',
        'PieceLetter',
        'LETTERS',
        'BY_LETTER',
        'ROLE_LETTERS',
      ],
      'a dead-letter queue': [
        'deadLetters',
        'deadLetterQueue',
        'addDeadLetterQueue',
        'DeadLetterAlarm',
        'DeadLetterConfig',
        'DeadLetterQueue',
        'ALARM_DEAD_LETTERS',
      ],
    },
  ],
  [
    'hook',
    'webhook',
    {
      'a field of stored rows and queue messages, and a throttle that operators set': ['hook', 'hooks'],
      'operations of the API document, and their bodies': [
        'addHook',
        'changeHook',
        'removeHook',
        'replayHook',
        'testHook',
        'AddHookBody',
        'ChangeHookBody',
        'ReplayHookBody',
      ],
      'a value of the examples in the API document': ['HOOK'],
      'tables of a data folder': ['hook_delivery', 'hook_shelf', 'hook_turn'],
    },
  ],
  ['director', 'arbiter'],
  ['door', 'consent email', { 'the kind of a queued email': ['door'] }],
  ['desk', 'analysis board'],
  ['shelf', 'webhook list', { 'a table of a data folder': ['hook_shelf', 'shelfImage'] }],
  ['paper', 'notebook', { 'a table of a data folder': ['paper'] }],
  ['errand', 'webhook attempt'],
  ['tidings', 'webhook event'],
  ['knock', 'request consent'],
  ['letterbox', 'inbound mail store'],
  ['retell', 'replay'],
  ['heir', 'next game'],
  ['evermore', 'backoff'],
  ['seldom', 'lazy'],
]

/** Names that say too little outside of their file, so no file may export them. */
const NEVER_EXPORTED = new Set(['Asked', 'Told', 'Held', 'Place', 'Row', 'Standing', 'keep', 'look', 'told', 'held'])

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode))

const identifiersIn = (path: string, source: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const open: Node[] = [parseSync(path, source).program as unknown as Node]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'Identifier') found.add(String(node['name']))
    open.push(...childrenOf(node))
  }
  return found
}

const identifiers = new Map<string, string>()
for (const { path, source } of sources)
  for (const name of identifiersIn(path, source)) if (!identifiers.has(name)) identifiers.set(name, path)

const hasPart = (name: string, word: string): boolean =>
  plain(name)
    .split(' ')
    .some((part) => part === word || part === `${word}s`)

const removed = REMOVED.map(([word, now, but = {}]) => ({ word, now, allowed: Object.values(but).flat() }))

describe('words that were removed do not come back', () => {
  test.each(removed)('"$word": say $now', ({ word, allowed }) => {
    const named = [...identifiers].filter(([name]) => hasPart(name, word) && !allowed.includes(name))
    expect(named.map(([name, path]) => `${name} in ${path}`)).toEqual([])
    expect([...indexed, ...testNames].filter(({ name }) => hasPart(name, word)).map(({ path }) => path)).toEqual([])
  })

  test.each(removed)('what may still be called "$word" exists', ({ allowed }) => {
    expect(allowed.filter((name) => !identifiers.has(name))).toEqual([])
  })

  test('no file exports a name that says nothing', () => {
    const exported = sources.flatMap(({ path, source }) =>
      [...source.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)]
        .filter(([, name = '']) => NEVER_EXPORTED.has(name) && !path.startsWith('shared/texts/'))
        .map(([, name]) => `${name} in ${path}`),
    )
    expect(exported).toEqual([])
  })
})
