/**
 * Where a person writes in an answer. With `none` they send nothing but the quoted email, and with `forward` they pass
 * the email on with their words above it.
 */
export const PLACES = ['top', 'bottom', 'inline', 'none', 'forward'] as const
export type Place = (typeof PLACES)[number]

/** The email that is answered, as its reader's program has it. */
export type Quoted = { readonly text: string; readonly html: string }

export type Pieces = {
  readonly own: string
  readonly quoted: string
  readonly place: Place
  readonly intro: string
  readonly forwarded: string
  readonly signature: string
}

/** How a program writes its text part. `sign` comes before each quoted line. */
export type TextShape = {
  readonly sign: string
  /** True if the introduction is quoted, too, as Apple's programs do. */
  readonly isIntroQuoted?: boolean
  /** What comes before each line that the person writes. */
  readonly indent?: string
  /** The greatest number of characters in a line. */
  readonly width?: number
}

const halves = (lines: readonly string[]): readonly [string, string] => {
  const middle = Math.floor(lines.length / 2)
  return [lines.slice(0, middle).join('\n'), lines.slice(middle).join('\n')]
}

const wrapped = (line: string, width: number): string => {
  const at = line.length > width ? line.lastIndexOf(' ', width) : -1
  return at <= 0 ? line : `${line.slice(0, at)}\n${wrapped(line.slice(at + 1), width)}`
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

export const textAs = (shape: TextShape, pieces: Pieces): string => {
  const { sign, isIntroQuoted = false, indent = '', width = 998 } = shape
  const { own, quoted, place, intro, forwarded, signature } = pieces
  const mine = own.replaceAll(/^/gm, indent)
  const lines = quoted.split('\n').map((line) => (line.startsWith('>') ? `>${line}` : `${sign}${line}`))
  const above = (isIntroQuoted ? `> ${intro}\n> ` : wrapped(intro, width)) + (sign === '' ? '\n' : '')
  const [first, second] = halves(lines)
  switch (place) {
    case 'top':
      return `${joined(mine, signature, above)}\n${lines.join('\n')}\n`
    case 'bottom':
      return `${above}\n${lines.join('\n')}\n\n${joined(mine, signature)}\n`
    case 'inline':
      return `${above}\n${first}\n\n${mine}\n\n${second}\n\n${signature}\n`
    case 'none':
      return `\n\n${joined(signature, above)}\n${lines.join('\n')}\n`
    case 'forward':
      return `${joined(mine, signature, forwarded)}\n${quoted}\n`
  }
}

/** How a program writes its HTML part. */
export type HtmlShape = {
  /** Returns the HTML up to the quoted email, with the introduction. */
  readonly open: (intro: string) => string
  readonly close: string
  readonly own: (text: string) => string
  readonly signature?: (text: string) => string
  /** Returns the HTML above a forwarded email. It is missing if the program writes the same as above an answer. */
  readonly forward?: (heads: string) => string
  readonly head?: string
  readonly body?: string
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

const EMPTY = '<div><br></div>'

/** Cuts the email in two where a person writes between its lines. */
const cut = (html: string): readonly [string, string] => {
  const at = html.indexOf('<', Math.floor(html.length / 2))
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)]
}

const lined = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const bodyAs = (shape: HtmlShape, pieces: Pieces): string => {
  const { own, quoted, place, intro, forwarded } = pieces
  const open = shape.open(lined(intro))
  const signature = pieces.signature === '' ? '' : (shape.signature ?? shape.own)(pieces.signature)
  const [first, second] = cut(quoted)
  switch (place) {
    case 'top':
      return `${shape.own(own)}${EMPTY}${signature}${open}${quoted}${shape.close}`
    case 'bottom':
      return `${EMPTY}${open}${quoted}${shape.close}${shape.own(own)}${signature}`
    case 'inline':
      return `${open}${first}${shape.close}${shape.own(own)}${shape.open('')}${second}${shape.close}${signature}`
    case 'none':
      return `${EMPTY}${signature}${open}${quoted}${shape.close}`
    case 'forward':
      return `${shape.own(own)}${signature}${(shape.forward ?? shape.open)(lined(forwarded))}${quoted}${shape.close}`
  }
}

export const htmlAs = (shape: HtmlShape, pieces: Pieces): string =>
  `<html>${shape.head ?? '<head><meta http-equiv="Content-Type" content="text/html"></head>'}<body${shape.body ?? ''}>${bodyAs(shape, pieces)}</body></html>`

/** Returns quoted HTML as the text that a mail program shows, without hidden parts and indentation. */
export const seen = (html: string): string =>
  html
    .replaceAll(/<(style|head)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 <$1>')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/h1|\/pre|\/blockquote)[^>]*>/g, '\n')
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<(?!https?:)[^>]*>/g, '')
    .replaceAll(/&(?:#\d+|nbsp|zwnj);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/^[ \t]+|[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
