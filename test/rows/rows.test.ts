import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Cut, errorsOf } from './check.ts'
import { type Part, partOf } from './cuts.ts'
import { TABLES } from './tables.ts'

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

/**
 * Returns a part with the rows to test. Nine in ten of all rows are in translations, which have the same rows as each
 * other. In `npm test` each translation tests its own share, so that together they test every third row once, and any
 * other table tests its first row and every twelfth one; in the long form each tests all.
 */
const inShort = (part: Part): Part => {
  const language = TRANSLATIONS.findIndex((each) => part.whole.file.startsWith(`shared/texts/${each}/`))
  if (isLong) return part
  const isTested = (row: number): boolean =>
    language === -1 ? row % 12 === 0 : row % (3 * TRANSLATIONS.length) === 3 * language
  return { ...part, needed: part.needed.filter((_, row) => isTested(row)) }
}

const PARTS = TABLES.map((table) => inShort(partOf(table))).filter(
  ({ needed, loose }) => needed.length + loose.length > 0,
)
const CUTS = PARTS.flatMap(({ whole, needed, loose }) => [whole, ...needed, ...loose])

describe('a row that is missing does not compile', async () => {
  const folder = await tempFolder('rows')
  afterAll(folder.remove)
  const errors = new Map<Cut, readonly string[]>()

  // One run of the compiler checks all copies, so that it reads the files they import only once.
  beforeAll(() => {
    const found = errorsOf(folder.path, CUTS)
    for (const [index, cut] of CUTS.entries()) errors.set(cut, found[index] ?? [])
  }, 600_000)

  const named = (cuts: readonly (Cut & { readonly name: string })[], missed: boolean) =>
    cuts.filter((cut) => (errors.get(cut)?.length !== 0) === missed).map(({ name }) => name)

  test.each(PARTS)('$name', ({ whole, needed, loose }) => {
    expect(errors.get(whole)).toEqual([])
    expect(named(needed, false), 'rows that nothing asks for').toEqual([])
    expect(named(loose, true), 'rows that are needed after all').toEqual([])
  })
})
