import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The changelog is left out, because it names files that are gone. */
const LEFT_OUT = /^(?:CHANGELOG\.md$|(?:.*\/)?node_modules\/|cdk\.out\/|coverage\/|dist\/|data\/)/

const documents = globSync('**/*.md', { cwd: root, exclude: (path) => LEFT_OUT.test(path) || path === 'node_modules' })
  .filter((path) => !LEFT_OUT.test(path))
  .toSorted()

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```/gm, '')

/** Returns the anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (path: string): readonly string[] =>
  [...withoutBlocks(textOf(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const isBroken = (from: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : relative(root, join(root, dirname(from), decodeURIComponent(path)))
  if (!existsSync(join(root, file))) return true
  return anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor)
}

const linksIn = (path: string): readonly string[] =>
  [...withoutBlocks(textOf(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

/** Matches files and folders of the project that are written between backticks. */
const PATH = /`((?:bench|docs|examples|functions|infra|local|packages|shared|test|tools|web)\/[\w./-]*)`/g

const pathsIn = (path: string): readonly string[] => [...textOf(path).matchAll(PATH)].map(([, named = '']) => named)

/** Matches a constant beside the file that has it: "`GRACE_PERIOD` in `shared/game/time/clock.ts`". */
const CONSTANT = /`([A-Z][A-Z\d_]+)(?:\.\w+)*`(?: in | \()`([\w./-]+\.ts)`/g

const missingConstants = (path: string): readonly string[] =>
  [...textOf(path).matchAll(CONSTANT)]
    .filter(([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(textOf(file)))
    .map(([found]) => found)

describe.each(documents)('%s', (document) => {
  test('links to files and headings that exist', () => {
    expect(linksIn(document).filter((target) => isBroken(document, target))).toEqual([])
  })

  test('names files and folders that exist', () => {
    expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names constants that their files have', () => {
    expect(missingConstants(document)).toEqual([])
  })
})

test('the documents are found', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'packages/cli/README.md']))
})
