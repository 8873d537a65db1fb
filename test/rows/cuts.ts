import type { Cut } from './check.ts'
import { apartIn, type NamedRows, type Row, type Span, tablesIn } from './parse.ts'
import type { Table } from './tables.ts'

const tablesFor = ({ file, name }: Table): readonly NamedRows[] => {
  const found = tablesIn(file).filter((table) => (name === undefined ? table.keyed : table.table === name))
  if (name !== undefined && found.length === 0) throw new Error(`${file} has no table ${name}`)
  return found
}

const withNested = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => [row, ...withNested(row.inner ?? [])])

/**
 * Returns the spans to remove for a row. If no other file is checked with the table's file, tables that nothing else in
 * the file mentions are removed as well, which is faster.
 */
const goneWith = (row: Row, { file, seenBy = [] }: Table): readonly Span[] =>
  seenBy.length > 0 ? [row] : [row, ...apartIn(file).filter(({ start, end }) => row.end <= start || row.start >= end)]

type RowCut = Cut & { readonly name: string }

/**
 * The changes that test a table. `whole` removes nothing, each of the others one row. Without a `needed` row the
 * compiler must report an error; a `loose` row may be missing.
 */
export type Part = {
  readonly name: string
  readonly whole: Cut
  readonly needed: readonly RowCut[]
  readonly loose: readonly RowCut[]
}

const cutOf = (row: Row, name: string, table: Table): RowCut => ({
  name,
  file: table.file,
  seenBy: table.seenBy ?? [],
  edits: goneWith(row, table).map(({ start, end }) => ({ start, end, text: '' })),
})

export const partOf = (table: Table): Part => {
  const { file, seenBy = [], loose } = table
  const cuts = tablesFor(table).flatMap(({ table: tableName, rows }) =>
    (table.deep ? withNested(rows) : rows).map((row) => cutOf(row, `${tableName}.${row.name}`, table)),
  )
  return {
    name: table.name === undefined ? file : `${table.name} in ${file}`,
    whole: { file, seenBy, edits: [] },
    needed: cuts.filter(({ name }) => !loose?.test(name)),
    loose: cuts.filter(({ name }) => loose?.test(name)),
  }
}
