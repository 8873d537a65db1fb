import type PostalMime from 'postal-mime'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { htmlToText } from '../../shared/email/inbound/html-to-text.ts'
import type { ReceivedEmail } from '../../shared/email/inbound/received-email.ts'
import { loadOnce } from '../../shared/texts/languages/load-once.ts'

/** The most bytes of all headers together. Honest mail has at most 20 KB. */
const HEADER_LIMIT = 128 * 1024

/** The types of a delivery report: RFC 3464, and RFC 6533 for addresses beyond ASCII. */
const REPORTS: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Returns whether an email has more lines than allowed. The parser works line by line, and a line can be a single byte.
 * A carriage return counts as a line unless a line feed follows it, because the parser skips such returns one by one.
 */
const hasTooManyLines = (bytes: Uint8Array): boolean => {
  let lines = 0
  for (let at = 0; at < bytes.length && lines <= REPLY_LIMITS.lines; at++) {
    const ends = bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)
    if (ends) lines += 1
  }
  return lines > REPLY_LIMITS.lines
}

const fieldsOf = (names: string): RegExp => new RegExp(`^(?:${names})[\\t ]*:[^\\n]*(?:\\n[\\t ][^\\n]*)*`, 'gim')

/**
 * The most characters of address fields; all fields of one row are counted together. 60,000 groups or members in one
 * field take the parser half a second; an honest sender has 300.
 */
const ADDRESS_LIMITS = [
  { fields: fieldsOf('from'), most: 1024 },
  { fields: fieldsOf('sender|to|cc|bcc|reply-to|delivered-to|return-path'), most: 16_384 },
] as const

/**
 * Returns whether the address fields of the head are too long. An empty line ends the head. The parser does not count
 * the bytes that end a line, so the head may be longer than `HEADER_LIMIT` by those.
 */
const hasTooManyAddresses = (bytes: Uint8Array): boolean => {
  const [head = ''] = new TextDecoder('latin1')
    .decode(bytes.subarray(0, HEADER_LIMIT + 2 * REPLY_LIMITS.lines))
    .split(/\n\r*\n/, 1)
  return ADDRESS_LIMITS.some(
    ({ fields, most }) => (head.match(fields) ?? []).reduce((sum, { length }) => sum + length, 0) > most,
  )
}

/** The parser's own record of the texts of a part, by kind. */
type PartTexts = { readonly [K in 'plain' | 'html']?: readonly { readonly value: string }[] }

const textsIn = (texts: PartTexts, kind: keyof PartTexts): readonly string[] =>
  (texts[kind] ?? []).map(({ value }) => value)

/** The part of an email that the parser is reading. It has a decoder once its head is read. */
type Part = {
  readonly contentDecoder: object | null
  readonly contentTransferEncoding: { readonly encoding: string }
}

type Lines = { readonly processLine: (line: Uint8Array, isFinal: boolean) => Promise<void> }

/**
 * Returns the parser's methods, with the one that it calls for each line. The package has that method, but its types do
 * not.
 */
const linesOf = (Parser: typeof PostalMime): Lines => Parser.prototype as unknown as Lines

const PADDING = 61

/** Returns how many pieces of base64 end in a line. Padding ends a piece. */
const piecesIn = (line: Uint8Array): number =>
  line.reduce((sum, byte, at) => (byte === PADDING && line[at + 1] !== PADDING ? sum + 1 : sum), 0)

/**
 * Returns the parser of postal-mime 4.0.0, but with our own conversion of HTML to plain text. The package converts HTML
 * with a regular expression whose time grows with the cube of the length of an unclosed tag: 4,000 characters take four
 * seconds.
 */
const parserOf = (Parser: typeof PostalMime) =>
  class extends Parser {
    declare readonly textMap: ReadonlyMap<unknown, PartTexts>
    declare textContent: Record<string, string>
    declare readonly currentNode: Part
    pieces = 0

    /** The parser calls this for each line of the email. */
    async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
      const { contentDecoder, contentTransferEncoding } = this.currentNode
      if (contentDecoder && /base64/i.test(contentTransferEncoding.encoding)) this.pieces += piecesIn(line)
      if (this.pieces > REPLY_LIMITS.units) throw new Error('an email has too many pieces of base64')
      await linesOf(Parser).processLine.call(this, line, isFinal)
    }

    renderTextContent(): void {
      const all = [...this.textMap.values()]
      const html = all.flatMap((texts) => textsIn(texts, 'html'))
      const plain = all.flatMap((texts) =>
        texts.plain ? textsIn(texts, 'plain') : textsIn(texts, 'html').map(htmlToText),
      )
      const hasPlain = all.some((texts) => texts.plain !== undefined)
      this.textContent = { html: html.join('\n'), ...(hasPlain && { plain: plain.join('\n') }) }
    }
  }

/** The package is loaded with the first email. */
const loadParser = loadOnce(async () => {
  const { default: Parser, addressParser, decodeWords } = await import('postal-mime')
  return { Parser: parserOf(Parser), addressParser, decodeWords }
})

/** Parses an email. Throws if it is malformed, or so built that parsing would take too long. */
export const readMime = async (bytes: Uint8Array): Promise<ReceivedEmail> => {
  if (hasTooManyLines(bytes)) throw new Error('an email has too many lines')
  if (hasTooManyAddresses(bytes)) throw new Error('an email names too many people')
  const { Parser, addressParser, decodeWords } = await loadParser()
  const { headers, text, html, attachments } = await new Parser({
    maxHeadersSize: HEADER_LIMIT,
    maxNestingDepth: 20,
    forceRfc822Attachments: true,
  }).parse(bytes)
  const report = attachments.find(({ mimeType }) => REPORTS.has(mimeType))
  const senders = headers.filter(({ key }) => key === 'from')
  return {
    headers: headers.map(({ key, value }) => ({ name: key, value: key === 'subject' ? decodeWords(value) : value })),
    from: senders.flatMap(({ value }) => addressParser(value, { flatten: true }).map(({ address = '' }) => address)),
    ...(text !== undefined && { text }),
    ...(html !== undefined && { html }),
    ...(report && { report: textOf(report.content) }),
  }
}
