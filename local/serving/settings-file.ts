import { parseEnv } from 'node:util'

/** Some editors of Windows begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** Without blanks at their ends: after a name without a value `parseEnv` would take the next line for it. */
const linesOf = (file: string): readonly string[] =>
  file
    .replace(BYTE_ORDER_MARK, '')
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd())

const NAME = String.raw`(?:export +)?(?<name>[A-Za-z_]\w*)[ \t]*=`
const COMMENT = '#.*'
const QUOTED = String.raw`[ \t]*(?:"[^"]*"|'[^']*'|\`[^\`]*\`)[ \t]*(?:${COMMENT})?`
const PLAIN = String.raw`(?![ \t]*["'\`])(?:[^#\n]*[ \t])?(?:${COMMENT}|[^#\n]*)`

/** One after the other what `parseEnv` reads in full, or else a line, unread. A quoted value may have several lines. */
const PIECES = new RegExp(`^[ \\t]*(?:(?:${COMMENT})?|${NAME}(?:${QUOTED}|${PLAIN})|(?<unread>.*))$`, 'gm')

const UNREAD = [
  [new RegExp(`^${NAME}[ \\t]*["'\`]`), 'has a quote that does not end, or text after it'],
  [new RegExp(`^${NAME}`), 'has a # in its value, after which nothing would be read: put the value in quotes'],
] as const

/** Nothing of the line is shown: it may hold a password. */
const faultOf = (line: string): string => UNREAD.find(([pattern]) => pattern.test(line))?.[1] ?? 'is not NAME=value'

type Piece = { readonly line: number; readonly name?: string | undefined; readonly unread?: string | undefined }

const piecesIn = (text: string): readonly Piece[] =>
  [...text.matchAll(PIECES)].map(({ groups, index }) => ({
    line: text.slice(0, index).split('\n').length,
    name: groups?.['name'],
    unread: groups?.['unread'],
  }))

const faultsIn = (text: string): readonly string[] => {
  // Neither name is shown: it may be a part of a password that goes on in another line.
  const lines = new Map<string, number>()
  return piecesIn(text).flatMap(({ line, name, unread }) => {
    if (unread !== undefined) return [`line ${line} of the file ${faultOf(unread)}.`]
    const before = name === undefined ? undefined : lines.get(name)
    if (name !== undefined) lines.set(name, line)
    return before === undefined ? [] : [`line ${line} of the file sets again what line ${before} sets.`]
  })
}

const IS_NAME = /^[A-Za-z_]\w*$/

export type Written = {
  readonly values: Readonly<Record<string, string | undefined>>
  /** Lines that `parseEnv` would pass over, cut or overwrite, without a word. */
  readonly faults: readonly string[]
}

/** A file of lines `NAME=value`; comments, `export` and quotes are as in a shell. */
export const writtenIn = (file: string): Written => {
  const text = linesOf(file).join('\n')
  const values = Object.entries(parseEnv(text)).filter(([name]) => IS_NAME.test(name))
  return { values: Object.fromEntries(values), faults: faultsIn(text) }
}

/** In their order, without comments and empty lines. A line that is not read has no name. */
export const assignmentsIn = (file: string): readonly Pick<Piece, 'line' | 'name'>[] =>
  piecesIn(linesOf(file).join('\n')).filter(({ name, unread }) => name !== undefined || unread !== undefined)
