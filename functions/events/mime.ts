import type PostalMime from 'postal-mime'
import { REPLY } from '../../shared/mail/reply/bounds.ts'
import { textOfHtml } from '../../shared/mail/reply/html-text.ts'
import type { Received } from '../../shared/mail/reply/message.ts'
import { once } from '../../shared/texts/once.ts'

/** Of all headers together. Honest mail has 20 KB at the most. */
const HEADERS = 128 * 1024

/** RFC 3464, and RFC 6533 for addresses beyond ASCII. */
const REPORTS: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const LINE_FEED = 10
const RETURN = 13

/** The parser goes from line to line, and a byte can be one. It passes over the returns at a line's end, so each counts. */
const hasTooManyLines = (bytes: Uint8Array): boolean => {
  let lines = 0
  for (let at = 0; at < bytes.length && lines <= REPLY.lines; at++) {
    const ends = bytes[at] === LINE_FEED || (bytes[at] === RETURN && bytes[at + 1] !== LINE_FEED)
    if (ends) lines += 1
  }
  return lines > REPLY.lines
}

const fieldsOf = (names: string): RegExp => new RegExp(`^(?:${names})[\\t ]*:[^\\n]*(?:\\n[\\t ][^\\n]*)*`, 'gim')

/** In characters, all together: 60,000 groups or members in one field take the parser half a second. An honest sender has 300. */
const PEOPLE = [
  { fields: fieldsOf('from'), most: 1024 },
  { fields: fieldsOf('sender|to|cc|bcc|reply-to|delivered-to|return-path'), most: 16_384 },
] as const

/** In the head, which an empty line ends. Of its bytes the parser does not count those that end a line. */
const hasTooManyPeople = (bytes: Uint8Array): boolean => {
  const [head = ''] = new TextDecoder('latin1').decode(bytes.subarray(0, HEADERS + 2 * REPLY.lines)).split(/\n\r*\n/, 1)
  return PEOPLE.some(
    ({ fields, most }) => (head.match(fields) ?? []).reduce((sum, { length }) => sum + length, 0) > most,
  )
}

/** How the parser keeps the texts of a part, by their kind. */
type Kept = { readonly [K in 'plain' | 'html']?: readonly { readonly value: string }[] }

const valuesIn = (kept: Kept, kind: keyof Kept): readonly string[] => (kept[kind] ?? []).map(({ value }) => value)

/** The part of an email that a line belongs to. A part has a decoder once its head is read. */
type Part = {
  readonly contentDecoder: object | null
  readonly contentTransferEncoding: { readonly encoding: string }
}

type Lines = { readonly processLine: (line: Uint8Array, isFinal: boolean) => Promise<void> }

/** It is in the package, and not in its types. */
const linesOf = (Parser: typeof PostalMime): Lines => Parser.prototype as unknown as Lines

const PADDING = 61

/** How many pieces of base64 end in a line: padding ends one. */
const unitsIn = (line: Uint8Array): number =>
  line.reduce((sum, byte, at) => (byte === PADDING && line[at + 1] !== PADDING ? sum + 1 : sum), 0)

/**
 * A parser of postal-mime 4.0.0 that joins the texts by our own rules. Its own turn HTML beside plain text into text by a
 * pattern whose work grows with the cube of an unclosed tag: 4,000 characters take four seconds.
 */
const parserOf = (Parser: typeof PostalMime) =>
  class extends Parser {
    declare readonly textMap: ReadonlyMap<unknown, Kept>
    declare textContent: Record<string, string>
    declare readonly currentNode: Part
    units = 0

    /** Called for each line of the email. */
    async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
      const { contentDecoder, contentTransferEncoding } = this.currentNode
      if (contentDecoder && /base64/i.test(contentTransferEncoding.encoding)) this.units += unitsIn(line)
      if (this.units > REPLY.units) throw new Error('an email has too many pieces of base64')
      await linesOf(Parser).processLine.call(this, line, isFinal)
    }

    renderTextContent(): void {
      const all = [...this.textMap.values()]
      const html = all.flatMap((kept) => valuesIn(kept, 'html'))
      const plain = all.flatMap((kept) =>
        kept.plain ? valuesIn(kept, 'plain') : valuesIn(kept, 'html').map(textOfHtml),
      )
      const hasPlain = all.some((kept) => kept.plain !== undefined)
      this.textContent = { html: html.join('\n'), ...(hasPlain && { plain: plain.join('\n') }) }
    }
  }

/** Read when the first email comes. */
const reading = once(async () => {
  const { default: Parser, addressParser, decodeWords } = await import('postal-mime')
  return { Parser: parserOf(Parser), addressParser, decodeWords }
})

/** Throws on what is no email, and on what would take too long. */
export const readMime = async (bytes: Uint8Array): Promise<Received> => {
  if (hasTooManyLines(bytes)) throw new Error('an email has too many lines')
  if (hasTooManyPeople(bytes)) throw new Error('an email names too many people')
  const { Parser, addressParser, decodeWords } = await reading()
  const { headers, text, html, attachments } = await new Parser({
    maxHeadersSize: HEADERS,
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
