import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { HTTP_STATUS } from '../shared/api/routes/http-status.ts'
import { API_ROUTES } from '../shared/api/routes/routes.ts'
import { RULES_IDS } from '../shared/draughts/index.ts'
import { ACT_TYPES } from '../shared/game/commands.ts'
import { LANGUAGES } from '../shared/texts/languages/languages.ts'
import { projectFiles } from '../tools/check/project-files.ts'
import { EVENT_TYPES } from './functions/codec/arbitrary.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const text = read('CONTRIBUTING.md')

const MOST_WORDS = 2020

const sectionOf = (heading: string): string => {
  const [, after = ''] = text.split(`### ${heading}\n`)
  const [body = ''] = after.split(/\n###? /)
  return body
}

/** Returns the files of the product that a section lists by number, in its order. */
const listed = (section: string): readonly string[] =>
  [...sectionOf(section).matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)

/** Returns all files that a section names. */
const named = (section: string): ReadonlySet<string> =>
  new Set([...sectionOf(section).matchAll(/`([\w-]+(?:\/[\w./-]+)?\.[a-z]+)`/g)].map(([, path = '']) => path))

const SOURCES = /^(shared|functions|infra|local|web)\//
const DOCUMENTS = ['docs/game.md', 'docs/laws.md', 'docs/tournaments.md']

/** Files other than TypeScript that list acts, events or rule sets. Commands write all of them except README.md. */
const WRITTEN = [
  'openapi.json',
  'test/api/answers/acts.json',
  'test/api/answers/rules.json',
  'test/draughts/worst.json',
  'test/functions/codec/recorded.ndjson',
  'test/releases/last.json',
  'README.md',
]

/** The folders of all languages but English and Dutch. Sections name only the folder of Dutch (`nl`) for all. */
const FURTHER_LANGUAGES = LANGUAGES.filter((tag) => tag !== 'en' && tag !== 'nl').map((tag) => `shared/texts/${tag}/`)
const isFurther = (path: string): boolean => FURTHER_LANGUAGES.some((folder) => path.startsWith(folder))

const all = projectFiles()
const asFile = (path: string) => ({ path, source: read(path) })
const files = [...all.filter(({ path }) => SOURCES.test(path) && !isFurther(path)), ...DOCUMENTS.map(asFile)]
const others = [...all.filter(({ path }) => !SOURCES.test(path)), ...WRITTEN.map(asFile)]

/** Returns the files of the product, and the documents, whose text or path matches. */
const naming = (pattern: RegExp): readonly string[] =>
  files.filter(({ path, source }) => pattern.test(source) || pattern.test(path)).map(({ path }) => path)

const ACT = 'An act, with its event, a button and an email'

const RECIPES: readonly (readonly [section: string, most: number, touched: () => readonly string[]])[] = [
  [ACT, 13, () => naming(/end-leave|leave-ended|endLeave|leaveEnded/)],
  ['An event', 7, () => naming(/leave-ended|leaveEnded/).filter((path) => !path.startsWith('shared/game/decisions/'))],
  ['An act of a tournament', 17, () => naming(/dismiss-deputy|deputy-left/)],
  [
    'A kind of email',
    4,
    () => [
      ...naming(/readonly kind: 'reminder'/),
      ...naming(/\/write-reminder\.ts/),
      ...naming(/^export const reminder = /m).filter((path) => path.startsWith('shared/texts/')),
      ...naming(/^ {2}reminder: \{$/m).filter((path) => path.startsWith('shared/texts/')),
    ],
  ],
  ['A rule set', 7, () => naming(/czech/)],
  ['A term of the game', 10, () => naming(/^ {2}engines: /m)],
  ['A language', 20, () => [...naming(/^shared\/texts\/nl\//), ...naming(/['"]\.\.?\/nl\/index\.ts/)]],
  ['A route of the API', 5, () => naming(/rulesMove/)],
]

describe('CONTRIBUTING.md lists the files that an example touches, all of them, and no more than promised', () => {
  test.each(RECIPES)('%s', (section, most, touched) => {
    const paths = listed(section)
    expect([...paths].toSorted()).toEqual([...new Set(touched())].toSorted())
    expect(paths.length).toBeLessThanOrEqual(most)
  })

  test('an act with fields, state and a price touches further files, which are named', () => {
    const further = naming(/take-leave|leave-taken|no-leave-left/)
    expect(further.filter((path) => !named(ACT).has(path))).toEqual([])
  })

  test('a request that waits for an answer touches further files, which are named', () => {
    const further = naming(/propose-pause|pause-proposed|pauseProposal|pauseProposed|pending\.pause\b|\bpause: pending/)
    const isDecision = (path: string): boolean => path.startsWith('shared/game/decisions/')
    expect(further.filter((path) => !isDecision(path) && !named(ACT).has(path))).toEqual([])
  })
})

/** Returns whether a source has this as a word of its own: `huff` is not in `huffed` or `huff-panel`. */
const hasWord = (source: string, word: string): boolean => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(source)

/**
 * Returns the files outside the product that seem to list all of a kind, so that a new one may be missing there. Such a
 * file has the example and at least a third of the kind.
 */
const listing = (example: string, kind: readonly string[]): readonly string[] =>
  others
    .filter(
      ({ source }) =>
        hasWord(source, example) && kind.filter((each) => hasWord(source, each)).length >= kind.length / 3,
    )
    .map(({ path }) => path)

describe('CONTRIBUTING.md names the tests and generated files that list all of a kind', () => {
  test.each<[section: string, example: string, kind: readonly string[]]>([
    [ACT, 'end-leave', ACT_TYPES],
    ['An event', 'leave-ended', EVENT_TYPES],
    ['A rule set', 'czech', RULES_IDS],
  ])('%s', (section, example, kind) => {
    // Files that the sections on events and acts name need not be named again: an act needs the tests of its event,
    // too, and every new act, event or rule set needs the files that the commands of a release write.
    const known = new Set([...named(section), ...named('An event'), ...named(ACT)])
    expect(listing(example, kind).filter((path) => !known.has(path))).toEqual([])
  })

  test('an act with fields: the tables that have only such acts', () => {
    const withFields = ['claim-draw', 'give-time', 'propose-pause', 'take-leave', 'huff', 'grant-count', 'adjudicate']
    const tables = others.filter(({ source }) =>
      withFields.every((type) => source.includes(`${type}': `) || source.includes(`${type}: `)),
    )
    const known = new Set([...named(ACT), ...named('An event')])
    expect(tables.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  })

  test('a refusal: all that list its codes', () => {
    const known = named(ACT)
    expect(listing('no-leave-left', Object.keys(HTTP_STATUS)).filter((path) => !known.has(path))).toEqual([])
  })

  test('a route: all that name it', () => {
    expect(API_ROUTES.map(({ name }) => name)).toContain('rulesMove')
    const paths = others.filter(({ source }) => hasWord(source, 'rulesMove')).map(({ path }) => path)
    const known = named('A route of the API')
    expect(paths.filter((path) => path !== 'test/contributing.test.ts' && !known.has(path))).toEqual([])
  })

  test('a kind of email: the tests and pictures that have one of each', () => {
    const kinds = ['ended', 'joined', 'offered', 'your-turn', 'news', 'watched', 'restored']
    const paths = listing('reminder', kinds).filter((path) => /^(test\/email|tools\/gallery)\//.test(path))
    const known = named('A kind of email')
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })
})

test('every file that it names exists', () => {
  const paths = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.[a-z]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every script that it names is one of package.json', () => {
  const scripts = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

test('it is short', () => {
  expect(text.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(MOST_WORDS)
})

test('the steps of a release have the rehearsal before the deploy, and the manual tells how', () => {
  const [, steps = ''] = /^## A release\n(.+?)^## /ms.exec(text) ?? []
  const tools = [...steps.matchAll(/npm run (rehearse|deploy|last-release)/g)].map(([, tool]) => tool)
  expect(tools).toEqual(['rehearse', 'deploy', 'last-release'])
  expect(read('docs/operations.md')).toContain('### A rehearsal before every release\n')
})
