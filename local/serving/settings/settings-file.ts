import { parseEnv } from 'node:util'

/** The byte order mark, with which some Windows editors begin a file. */
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Returns lines without trailing blanks: after `NAME= ` with no value, `parseEnv` would take the next line as the
 * value.
 */
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

/**
 * Matches the file piece by piece: an assignment that `parseEnv` reads in full, a comment or an empty line, or else one
 * line as `unread`. A quoted value may span several lines.
 */
const PIECES = new RegExp(`^[ \\t]*(?:(?:${COMMENT})?|${NAME}(?:${QUOTED}|${PLAIN})|(?<unread>.*))$`, 'gm')

const UNREAD = [
  [new RegExp(`^${NAME}[ \\t]*["'\`]`), 'has a quote that does not end, or text after it'],
  [new RegExp(`^${NAME}`), 'has a # in its value, after which nothing would be read: put the value in quotes'],
] as const

/** Returns what is wrong with a line. Nothing of the line is shown, as it may contain a password. */
const faultOf = (line: string): string => UNREAD.find(([pattern]) => pattern.test(line))?.[1] ?? 'is not NAME=value'

type Piece = { readonly line: number; readonly name?: string | undefined; readonly unread?: string | undefined }

const piecesIn = (text: string): readonly Piece[] =>
  [...text.matchAll(PIECES)].map(({ groups, index }) => ({
    line: text.slice(0, index).split('\n').length,
    name: groups?.['name'],
    unread: groups?.['unread'],
  }))

const faultsIn = (text: string): readonly string[] => {
  // The name is not shown: it may be part of a password that continues on another line.
  const lines = new Map<string, number>()
  return piecesIn(text).flatMap(({ line, name, unread }) => {
    if (unread !== undefined) return [`line ${line} of the file ${faultOf(unread)}.`]
    const before = name === undefined ? undefined : lines.get(name)
    if (name !== undefined) lines.set(name, line)
    return before === undefined ? [] : [`line ${line} of the file sets again what line ${before} sets.`]
  })
}

const IS_NAME = /^[A-Za-z_]\w*$/

export type SettingsFile = {
  readonly values: Readonly<Record<string, string | undefined>>
  /** Sentences about lines that `parseEnv` would silently skip, cut or overwrite. */
  readonly faults: readonly string[]
}

/** Parses a file of lines `NAME=value`; comments, `export` and quotes work as in a shell. */
export const parseSettingsFile = (file: string): SettingsFile => {
  const text = linesOf(file).join('\n')
  const values = Object.entries(parseEnv(text)).filter(([name]) => IS_NAME.test(name))
  return { values: Object.fromEntries(values), faults: faultsIn(text) }
}

/**
 * Returns the assignments of a file in order, without comments and empty lines. A line that cannot be read has no name.
 */
export const assignmentsIn = (file: string): readonly Pick<Piece, 'line' | 'name'>[] =>
  piecesIn(linesOf(file).join('\n')).filter(({ name, unread }) => name !== undefined || unread !== undefined)
