import type { Received } from '../shared/mail/reply/message.ts'

/** Of all headers together. Honest mail has 20 KB at the most. */
const HEADERS = 128 * 1024

/** RFC 3464, and RFC 6533 for addresses beyond ASCII. */
const REPORTS: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** The parser is read when the first email comes. Throws on what is no email. */
export const readMime = async (bytes: Uint8Array): Promise<Received> => {
  const { default: PostalMime, addressParser, decodeWords } = await import('postal-mime')
  const { headers, text, html, attachments } = await PostalMime.parse(bytes, {
    maxHeadersSize: HEADERS,
    maxNestingDepth: 20,
    forceRfc822Attachments: true,
  })
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
