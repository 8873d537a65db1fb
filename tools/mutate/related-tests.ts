import { projectFiles } from '../check/project-files.ts'
import { readSource } from '../check/read-source.ts'

/**
 * Tests that never see a mutant, because they change the sources, or run them outside vitest's threads: in processes,
 * bundles or a browser.
 */
const ELSEWHERE =
  /^test\/(e2e|simulation|kill|races|infra|harness|rows|tools)\/|\/(browser|mutation|fuzz|architecture)\.test\.ts$/

/** Slow tests. They run last, and only for files that they import directly or through one other file. */
const SLOW = /\/(model|perft|dynamodb|stream|kill|cost)\.test\.ts$/
const NEAR = 2

export type RelatedTest = { readonly test: string; readonly distance: number }

type Importers = ReadonlyMap<string, readonly string[]>

/** Returns the files that import each file, type-only imports aside. */
const importersOf = (): Importers => {
  const importers = new Map<string, string[]>()
  for (const file of projectFiles())
    for (const { target, inside, typeOnly } of readSource(file).imports)
      if (inside && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), file.path])
  return importers
}

const distances = (importers: Importers, from: string): ReadonlyMap<string, number> => {
  const found = new Map([[from, 0]])
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

/**
 * Returns how many parts of its path a file has in common with a test, so that `test/email/…` comes first for
 * `shared/email/…`.
 */
const kinship = (file: string, test: string): number =>
  file.split('/').filter((part) => test.split('/').includes(part)).length

/**
 * Returns a function that finds the tests that import a file, directly or through others; the nearest and fastest come
 * first.
 */
export const relatedTests = (): ((file: string) => readonly string[]) => {
  const importers = importersOf()
  return (file) => {
    const tests = [...distances(importers, file)]
      .filter(([path]) => path.endsWith('.test.ts') && !ELSEWHERE.test(path))
      .map(([test, distance]): RelatedTest => ({ test, distance }))
      .filter(({ test, distance }) => !SLOW.test(test) || distance <= NEAR)
    const rank = ({ test, distance }: RelatedTest): number =>
      distance - 2 * kinship(file, test) + (SLOW.test(test) ? 100 : 0)
    return tests.toSorted((a, b) => rank(a) - rank(b)).map(({ test }) => test)
  }
}
