import type { Cut } from './check.ts'
import { type NamedRows, type Row, tablesIn } from './parse.ts'
import type { Table } from './tables.ts'

const meant = ({ file, name }: Table): readonly NamedRows[] => {
  const found = tablesIn(file).filter((table) => (name === undefined ? table.keyed : table.table === name))
  if (name !== undefined && found.length === 0) throw new Error(`${file} has no table ${name}`)
  return found
}

const deep = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...deep(row.inner ?? [])])

/** What is cut out of a table: nothing, then each of its rows by itself; `loose`: those that may be missing. */
export type Part = {
  readonly name: string
  readonly whole: Cut
  readonly needed: readonly Cut[]
  readonly loose: readonly Cut[]
}

export const partOf = (table: Table): Part => {
  const { file, seenBy = [], loose } = table
  const cuts = meant(table)
    .flatMap(({ table: of, rows }) =>
      (table.deep ? deep(rows) : rows).map((row) => ({ ...row, name: `${of}.${row.name}` })),
    )
    .map((row) => ({ file, seenBy, row }))
  return {
    name: table.name === undefined ? file : `${table.name} in ${file}`,
    whole: { file, seenBy },
    needed: cuts.filter(({ row }) => !loose?.test(row.name)),
    loose: cuts.filter(({ row }) => loose?.test(row.name)),
  }
}
