import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '../tools/check/project-files.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The files that a section of CONTRIBUTING.md lists, in its order. */
const listed = (section: string): readonly string[] => {
  const [, after = ''] = text.split(`### ${section}\n`)
  const [body = ''] = after.split(/\n###? /)
  return [...body.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)
}

const SOURCES = /^(shared|functions|infra|local|web)\//
const DOCUMENTS = ['docs/game.md', 'docs/laws.md']

/** `nl` stands for them. */
const FURTHER_LANGUAGES = /^shared\/texts\/(?!(?:en|nl|grammar|languages|sentences)\/)[^/]+\//

const files = [
  ...projectFiles().filter(({ path }) => SOURCES.test(path) && !FURTHER_LANGUAGES.test(path)),
  ...DOCUMENTS.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })),
]

/** The files that name something. */
const naming = (pattern: RegExp): readonly string[] =>
  files.filter(({ path, source }) => pattern.test(source) || pattern.test(path)).map(({ path }) => path)

describe('CONTRIBUTING.md lists the files that an example touches, all of them, and no more than promised', () => {
  test.each<[string, number, () => readonly string[]]>([
    ['An act, with its event, a button and an email', 12, () => naming(/end-leave|leave-ended|endLeave|leaveEnded/)],
    [
      'An event',
      6,
      () => naming(/leave-ended|leaveEnded/).filter((path) => !path.startsWith('shared/game/decisions/')),
    ],
    [
      'A kind of email',
      4,
      () => [
        ...naming(/contents\/write-reminder\.ts/),
        ...naming(/^export const reminder = /m).filter((path) => path.startsWith('shared/texts/')),
        ...naming(/^ {2}reminder: \{$/m).filter((path) => path.startsWith('shared/texts/')),
      ],
    ],
    ['A rule set', 7, () => naming(/czech/)],
    ['A language', 12, () => [...naming(/^shared\/texts\/nl\//), ...naming(/\.\/nl\/index\.ts/)]],
    ['A route of the API', 5, () => naming(/rulesMove/)],
  ])('%s', (section, most, touched) => {
    const paths = listed(section)
    expect([...paths].toSorted()).toEqual([...new Set(touched())].toSorted())
    expect(paths.length).toBeLessThanOrEqual(most)
  })
})

test('the steps of a release have the rehearsal before the deploy, and the manual tells how', () => {
  const [, steps = ''] = /^## A release\n(.+?)^## /ms.exec(text) ?? []
  const tools = [...steps.matchAll(/npm run (rehearse|deploy|last-release)/g)].map(([, tool]) => tool)
  expect(tools).toEqual(['rehearse', 'deploy', 'last-release'])
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain('### A rehearsal before every release\n')
})
