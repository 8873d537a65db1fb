export type Style = 'black' | 'white' | 'empty' | 'light' | 'bold'

/** A piece of a line; plain text has no style. */
export type Span = string | { readonly text: string; readonly style: Style }

const SET: Readonly<Record<Style, string>> = {
  black: '\u001b[1;31;48;5;236m',
  white: '\u001b[1;97;48;5;236m',
  empty: '\u001b[90;48;5;236m',
  light: '\u001b[48;5;250m',
  bold: '\u001b[1m',
}
const RESET = '\u001b[0m'

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16)

/** What is not seen is spelled: names and messages of others must not act on the terminal. */
export const printable = (text: string): string => text.replace(UNSEEN, (sign) => `\\u{${codeOf(sign)}}`)

/** JSON of one line that is safe to show, too, and reads back the same. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

const spelled = (span: Span, isColoured: boolean): string => {
  if (typeof span === 'string') return printable(span)
  return isColoured ? `${SET[span.style]}${printable(span.text)}${RESET}` : printable(span.text)
}

/** Where a command reads and writes. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Of its output. */
  readonly isTty: boolean
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
  /** The next line of its input; undefined at its end. */
  readonly read: () => Promise<string | undefined>
  readonly signal: AbortSignal
}

/** Every line goes through here. */
export const sayOn = ({ env, isTty, write }: Terminal) => {
  const isColoured = isTty && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  return (...line: readonly Span[]): void => write(`${line.map((span) => spelled(span, isColoured)).join('')}\n`)
}

export type Say = ReturnType<typeof sayOn>
