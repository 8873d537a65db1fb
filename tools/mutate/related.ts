import { projectFiles } from '../architecture/files.ts'
import { readSource } from '../architecture/read.ts'

/** They run the sources outside vitest's threads (processes, bundles, a browser), or change them. */
const ELSEWHERE =
  /^test\/(e2e|simulation|kill|races|infra|harness|rows|tools)\/|\/(browser|mutation|fuzz|architecture)\.test\.ts$/

/** Slow: last, and only for what they import themselves. */
const SLOW = /\/(model|perft|dynamodb|stream|kill|cost)\.test\.ts$/
const NEAR = 1

export type Related = { readonly test: string; readonly distance: number }

type Importers = ReadonlyMap<string, readonly string[]>

/** Not counting types. */
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

/** Shared folder names: `shared/mail/…` is first of all for `test/mail/…`. */
const kinship = (file: string, test: string): number =>
  file.split('/').filter((part) => test.split('/').includes(part)).length

/** Tests that import it, through others or not: the nearest and quickest first. */
export const relatedTests = (): ((file: string) => readonly string[]) => {
  const importers = importersOf()
  return (file) => {
    const tests = [...distances(importers, file)]
      .filter(([path]) => path.endsWith('.test.ts') && !ELSEWHERE.test(path))
      .map(([test, distance]): Related => ({ test, distance }))
      .filter(({ test, distance }) => !SLOW.test(test) || distance <= NEAR)
    const rank = ({ test, distance }: Related): number =>
      distance - 2 * kinship(file, test) + (SLOW.test(test) ? 100 : 0)
    return tests.toSorted((a, b) => rank(a) - rank(b)).map(({ test }) => test)
  }
}
