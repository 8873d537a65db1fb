import { TOURNAMENT_ALLOWANCE, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { canonicalAddress } from '../../values/email-address.ts'
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
import { type EntrantBody, entrantBody } from './tournament-shapes.ts'

/** A player of a list. `section`: the part of the event in which they play. */
export type ListedPlayer = EntrantBody & { readonly section?: string }

/**
 * What is wrong in a line. `column`: a value in this column cannot be read, or is too long; `value` is what stands
  return listOf([...unread, ...comparedLines(people.map((person) => readPerson(person, columns, separator)))])
 */
export type ListFault =
  | { readonly code: 'column'; readonly column: ListColumn; readonly value: string }
  | { readonly code: 'heading'; readonly value: string }
  | { readonly code: 'twice'; readonly first: number }
  | { readonly code: 'listed'; readonly name: string }
  | { readonly code: 'cells' | 'no-name' | 'no-section' | 'too-many' }

/** A line of a list with its number, from 1. Empty lines, and that of the column names, are left out unless it has a fault. */
export type ListLine = {
  readonly line: number
  readonly text: string
} & ({ readonly player: ListedPlayer } | { readonly fault: ListFault })

export type PlayerList = {
  readonly lines: readonly ListLine[]
  /** The players of the lines without a fault, in order. */
  readonly players: readonly ListedPlayer[]
  readonly faults: readonly (ListLine & { readonly fault: ListFault })[]
}

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

const identityOf = ({ name, email = '' }: ListedPlayer): string =>
  `${name.toLowerCase()}\n${email === '' ? '' : canonicalAddress(email)}`

/** Returns the lines with the faults that only show beside the others: a person twice, a missing section, too many. */
const comparedLines = (lines: readonly ListLine[]): readonly ListLine[] => {
  const firsts = new Map<string, number>()
  const hasSections = lines.some((each) => 'player' in each && each.player.section !== undefined)
  let count = 0
  return lines.map((each) => {
    if (!('player' in each)) return each
    const { line, text, player } = each
    const identity = identityOf(player)
    const first = firsts.get(identity)
    if (first !== undefined) return { line, text, fault: { code: 'twice', first } }
    firsts.set(identity, line)
    count += 1
    if (count > TOURNAMENT_ALLOWANCE.entrants) return { line, text, fault: { code: 'too-many' } }
    return hasSections && player.section === undefined ? { line, text, fault: { code: 'no-section' } } : each
  })
}

const listOf = (lines: readonly ListLine[]): PlayerList => ({
  lines,
  players: lines.flatMap((line) => ('player' in line ? [line.player] : [])),
  faults: lines.flatMap((line) => ('fault' in line ? [line] : [])),
})

/** Somebody whom an event has already. */
export type KnownPerson = { readonly name: string; readonly email?: string | undefined }

/** Returns the list with a fault in each line whose name or address somebody of the event has. */
export const withoutListed = ({ lines }: PlayerList, known: readonly KnownPerson[]): PlayerList => {
  const byName = new Map(known.map(({ name }) => [name.toLowerCase(), name]))
  const byEmail = new Map(
    known.flatMap(({ name, email }) => (email === undefined ? [] : [[canonicalAddress(email), name] as const])),
  )
  return listOf(
    lines.map((each): ListLine => {
      if (!('player' in each)) return each
      const { line, text, player } = each
      const name =
        byName.get(player.name.toLowerCase()) ??
        (player.email === undefined ? undefined : byEmail.get(canonicalAddress(player.email)))
      return name === undefined ? each : { line, text, fault: { code: 'listed', name } }
    }),
  )
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
  return listOf([...unread, ...comparedLines(people.map((person) => readPerson(person, columns, separator)))])
}
