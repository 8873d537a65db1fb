import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cell, LINES, type Matrix } from './cells.ts'
import { EVENT_LINES } from './event-cells.ts'

const FILE = join(import.meta.dirname, 'matrix.md')
const [BEGIN, END] = ['<!-- matrix: npm run matrix -->', '<!-- end of the matrix -->']

type NamedLine = { readonly section: string; readonly name: string }

const HEADS = { api: 'Routes of the API', acts: 'Acts: `POST /v1/games/{id}/actions`', pages: 'Pages' } as const
const EVENT_HEADS = {
  events: 'Routes of tournaments',
  'event acts': 'Acts in tournaments: `POST /v1/tournaments/{tournament}/actions`',
  'event pages': 'Pages about tournaments',
} as const

const textOf = (cell: Cell | undefined): string => {
  if (!cell) return ''
  return cell.code === undefined || cell.status === 404 ? String(cell.status) : `${cell.status} ${cell.code}`
}

/** Returns the columns of a table. Credentials that get the same answer in every line share a column. */
const columnsOf = (matrix: Matrix, lines: readonly NamedLine[]) => {
  const columns = new Map<string, { readonly names: string[]; readonly cells: readonly string[] }>()
  for (const [name, cells] of matrix) {
    const texts = lines.map((line) => textOf(cells.get(line.name)))
    const column = columns.get(texts.join('|')) ?? { names: [], cells: texts }
    column.names.push(name)
    columns.set(texts.join('|'), column)
  }
  return [...columns.values()]
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const sectionOf = (matrix: Matrix, head: string, lines: readonly NamedLine[]): string => {
  const columns = columnsOf(matrix, lines)
  return [
    `### ${head}`,
    '',
    rowOf(['', ...columns.map(({ names }) => names.join(' · '))]),
    rowOf(['---', ...columns.map(() => '---')]),
    ...lines.map(({ name }, index) => rowOf([name, ...columns.map(({ cells }) => cells[index] ?? '')])),
  ].join('\n')
}

const sectionsOf = (matrix: Matrix, heads: Readonly<Record<string, string>>, lines: readonly NamedLine[]): string =>
  Object.entries(heads)
    .map(([section, head]) =>
      sectionOf(
        matrix,
        head,
        lines.filter((line) => line.section === section),
      ),
    )
    .join('\n\n')

/** Returns the tables of games as test/security/matrix.md has them. */
export const tableOf = (matrix: Matrix): string => sectionsOf(matrix, HEADS, LINES)

/** Returns the tables of tournaments, which follow those of games. */
export const eventTablesOf = (matrix: Matrix): string => sectionsOf(matrix, EVENT_HEADS, EVENT_LINES)

const document = (): readonly [before: string, table: string, after: string] => {
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(`${BEGIN}\n`)
  const [table = '', after = ''] = rest.split(`\n${END}`)
  return [before, table.trim(), after]
}

export const tableInDocument = (): string => document()[1]

export const writeTable = (table: string): void => {
  const [before, , after] = document()
  writeFileSync(FILE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}
