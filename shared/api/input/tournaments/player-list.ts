import { TOURNAMENT_ALLOWANCE, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { textInput } from '../../values/values.ts'
import { wholeNumber } from '../forms.ts'
import { parse } from '../parse-body.ts'
import {
  ALL_COLUMNS,
  LEFT_STATUSES,
  LIST_COLUMNS,
  type ListColumn,
  cellsOfLine,
  headIn,
  separatorOf,
} from './list-columns.ts'
import { comparedLines } from './compare-lines.ts'
import { type ListFault, type ListLine, type ListedPlayer, type PlayerList, playerListOf } from './list-lines.ts'
import { entrantBody } from './tournament-shapes.ts'

type Cells = { readonly [C in ListColumn]?: string }
type Columns = readonly (ListColumn | undefined)[]

/** Numbers and bullets before a name, as lists in emails have them. */
const BULLET = /^(?:\d{1,3}[.)]|[-*•])\s+/

/** An address in angle brackets, as mail programs write it after a name. */
const BRACKETED = /^([^<>]*)<([^<>]*)>([^<>]*)$/
const BRACKETS = /<[^<>]*>/g
/** Where a line with several people is divided: after the address of each. */
const BETWEEN_PEOPLE = /(?<=>)\s*[,;]\s*/

/** Returns a name without its quotation marks, or the comma before its address. */
const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/[,;]$/, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

const DETAIL_COLUMNS = LIST_COLUMNS.slice(2)

const detailsOf = (cells: readonly string[]): Cells | 'cells' =>
  cells.slice(DETAIL_COLUMNS.length).some((cell) => cell !== '')
    ? 'cells'
    : Object.fromEntries(DETAIL_COLUMNS.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))

/** Returns the cells of a line such as `Annie Bee <annie@example.org>; London`. */
const bracketedCells = ([, before = '', address = '', after = '']: readonly string[]): Cells | 'cells' => {
  const rest = after.replace(/^\s*[\t,;]\s*/, '').trim()
  const details = detailsOf(rest === '' ? [] : cellsOfLine(rest, separatorOf(rest)))
  return details === 'cells' ? details : { name: unquoted(before), email: address.trim(), ...details }
}

/** Returns the cells of a line such as `Annie Bee, annie@example.org, London`. The address may be left out. */
const orderedCells = (cells: readonly string[]): Cells | 'cells' => {
  const at = cells.findIndex((cell) => cell.includes('@'))
  const [name = '', ...rest] = at === -1 ? cells : cells.toSpliced(at, 1)
  // The empty cell of a missing address is none of the details.
  const details = detailsOf(at === -1 && rest[0] === '' ? rest.slice(1) : rest)
  return details === 'cells' ? details : { name, ...(at !== -1 && { email: cells[at] ?? '' }), ...details }
}

/** Returns the cells of a line in a list with column names. The cell of a name may have the address, if no other has one. */
const namedCells = (cells: readonly string[], columns: Columns): Cells | 'cells' => {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return 'cells'
  const found: Cells = Object.fromEntries(
    columns.flatMap((column, at) => (column !== undefined && cells[at] ? [[column, cells[at]]] : [])),
  )
  const [, name, email] = BRACKETED.exec(found.name ?? '') ?? []
  return name === undefined ? found : { ...found, name: unquoted(name), email: found.email ?? email?.trim() ?? '' }
}

const isYes = (text: string): boolean => !/^(?:0|no|n|nee|nein|non|nie|нет|não)$/i.test(text)

const sectionInput = textInput(TOURNAMENT_TEXTS.section)

/** Returns the player of these cells, or the first value that is not valid. */
const playerOf = (cells: Cells): ListedPlayer | ListFault => {
  const { section, board, captain, ...texts } = cells
  if (!texts.name) return { code: 'no-name' }
  const fault = (column: ListColumn): ListFault => ({ code: 'column', column, value: cells[column] ?? '' })
  const read = parse(entrantBody, {
    ...texts,
    ...(board !== undefined && { board: wholeNumber(board) ?? 0 }),
    ...(captain !== undefined && isYes(captain) && { captain: true }),
  })
  if (!read.ok) return fault(ALL_COLUMNS.find((column) => column === read.issues[0]?.path) ?? 'name')
  if (section === undefined) return read.value
  const named = parse(sectionInput, section)
  return named.ok ? { ...read.value, section: named.value } : fault('section')
}

/** The most people that are read of a list: those beyond what an event may have only show that they are too many. */
const MOST_READ = TOURNAMENT_ALLOWANCE.entrants + 20

type NumberedText = { readonly line: number; readonly text: string }

/** Returns one text for each person: a line that was copied from the field of a mail program may have several. */
const peopleIn = ({ line, text }: NumberedText): readonly NumberedText[] =>
  (text.match(BRACKETS)?.length ?? 0) > 1
    ? text.split(BETWEEN_PEOPLE).flatMap((part) => (part.trim() === '' ? [] : [{ line, text: part.trim() }]))
    : [{ line, text }]

const readPerson = ({ line, text }: NumberedText, columns: Columns | undefined, separator: string): ListLine => {
  const bare = text.replace(BULLET, '')
  const bracketed = BRACKETED.exec(bare)
  const ordered = (): Cells | 'cells' =>
    bracketed ? bracketedCells(bracketed) : orderedCells(cellsOfLine(bare, separatorOf(bare)))
  // A line from elsewhere may be divided otherwise than that of the column names.
  const own = text.includes(separator) ? separator : separatorOf(text)
  const cells = columns ? namedCells(cellsOfLine(text, own), columns) : ordered()
  const player = cells === 'cells' ? ({ code: cells } as const) : playerOf(cells)
  return 'code' in player ? { line, text, fault: player } : { line, text, player }
}

/**
 * Reads a pasted list of players: `Name <a@b>`, or cells that commas, semicolons or tabs divide. The cells after name and
 * address are those of `LIST_COLUMNS`, or of the first line if it names columns. No line spoils another. Of our own table
 * of players those who have left are not read.
 */
export const readPlayerList = (text: string): PlayerList => {
  const numbered = text
    .split(/\r\n|\r|\n/)
    .map((line, at): NumberedText => ({ line: at + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '')
    .slice(0, MOST_READ)
  const [first] = numbered
  const separator = separatorOf(first?.text ?? '')
  const head = first && headIn(cellsOfLine(first.text, separator))
  const columns = head?.columns
  // A column that is left out in silence would be missed only when everybody has been invited.
  const unread: readonly ListLine[] =
    first && head?.unknown !== undefined ? [{ ...first, fault: { code: 'heading', value: head.unknown } }] : []
  const hasLeft = ({ text: line }: NumberedText): boolean =>
    head?.status !== undefined && LEFT_STATUSES.has(cellsOfLine(line, separator)[head.status] ?? '')
  const people = columns
    ? numbered.slice(1).filter((line) => !hasLeft(line))
    : numbered.flatMap(peopleIn).slice(0, MOST_READ)
  return playerListOf([...unread, ...comparedLines(people.map((person) => readPerson(person, columns, separator)))])
}
