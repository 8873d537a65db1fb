/** How a part of a line looks: a piece, an empty or a light square, or bold text. */
export type TextStyle = 'black' | 'white' | 'empty' | 'light' | 'bold'

/** A part of a line. Plain text has no style. */
export type TextSpan = string | { readonly text: string; readonly style: TextStyle }

/** The escape sequence of each style. */
const SET: Readonly<Record<TextStyle, string>> = {
  black: '\u001b[1;31;48;5;236m',
  white: '\u001b[1;97;48;5;236m',
  empty: '\u001b[90;48;5;236m',
  light: '\u001b[48;5;250m',
  bold: '\u001b[1m',
}
const RESET = '\u001b[0m'

/** Characters that are not visible, and may control the terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16)

/** Replaces invisible characters by their codes: names and messages of others must not control the terminal. */
export const visibleText = (text: string): string => text.replace(UNSEEN, (sign) => `\\u{${codeOf(sign)}}`)

/**
 * Returns a value as one line of JSON. Invisible characters are escaped, so it is safe to show and parses to the same
 * value.
 */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

const styled = (span: TextSpan, isColoured: boolean): string => {
  if (typeof span === 'string') return visibleText(span)
  return isColoured ? `${SET[span.style]}${visibleText(span.text)}${RESET}` : visibleText(span.text)
}

/** The environment, input and output of a command. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** True if the output is a terminal. */
  readonly isTty: boolean
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Resolves to the next line of the input; undefined at the end. */
  readonly read: () => Promise<string | undefined>
  readonly signal: AbortSignal
}

/** Makes the function that prints lines. All output for people passes through it, so that it is safe to show. */
export const printTo = ({ env, isTty, write }: Terminal) => {
  const isColoured = isTty && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  return (...line: readonly TextSpan[]): void => write(`${line.map((span) => styled(span, isColoured)).join('')}\n`)
}

export type Print = ReturnType<typeof printTo>
