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

const NAME = String.raw`(?:export +)?[A-Za-z_]\w*[ \t]*=`
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

const faultsIn = (text: string): readonly string[] =>
  [...text.matchAll(PIECES)].flatMap(({ groups, index }) => {
    const unread = groups?.['unread']
    return unread === undefined
      ? []
      : [`line ${text.slice(0, index).split('\n').length} of the file ${faultOf(unread)}.`]
  })

const IS_NAME = /^[A-Za-z_]\w*$/

export type Written = {
  readonly values: Readonly<Record<string, string | undefined>>
  /** Lines that `parseEnv` would pass over or cut, without a word. */
  readonly faults: readonly string[]
}

/** A file of lines `NAME=value`; comments, `export` and quotes are as in a shell. */
export const writtenIn = (file: string): Written => {
  const text = linesOf(file).join('\n')
  const values = Object.entries(parseEnv(text)).filter(([name]) => IS_NAME.test(name))
  return { values: Object.fromEntries(values), faults: faultsIn(text) }
}

/** A name may be a piece of a password that goes on in another line, so its line is named instead. */
export const foreignIn = (file: string, name: string): string => {
  const line = linesOf(file).findIndex((each) => new RegExp(`^[ \t]*(?:export +)?${name}[ \t]*=`).test(each))
  return line < 0 ? 'the file sets what is not a setting.' : `line ${line + 1} of the file sets what is not a setting.`
}
