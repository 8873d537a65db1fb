/** A part of an email that has content. This file writes emails as bytes, as mail programs send them. */
export type Leaf = {
  readonly type:
    | 'text/plain'
    | 'text/html'
    | 'image/png'
    | 'message/rfc822'
    | 'message/delivery-status'
    | 'message/disposition-notification'
    | 'application/pkcs7-signature'
  readonly text: string
  readonly charset?: Charset
  readonly encoding?: 'quoted-printable' | 'base64' | '8bit'
  /** True if the text is flowed by RFC 3676. */
  readonly isFlowed?: boolean
  readonly isAttached?: boolean
}

export type Branch = {
  readonly type: `multipart/${'alternative' | 'mixed' | 'related' | 'report' | 'signed'}`
  readonly parts: readonly Part[]
  /** Parameters of the content type, besides the boundary. */
  readonly more?: string
}

export type Part = Leaf | Branch

export type Charset =
  | 'utf-8'
  | 'iso-8859-1'
  | 'iso-8859-2'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'koi8-r'
  | 'us-ascii'
  | 'utf-16le'

/** Maps characters to their byte in a single-byte charset, as its decoder reads them. */
const byteOf = (charset: Charset): ReadonlyMap<string, number> => {
  const signs = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return new Map([...signs].map((sign, byte) => [sign, byte]))
}

const UNKNOWN = 0x3f

const bytesIn = (text: string, charset: Charset): Buffer => {
  if (charset === 'utf-8') return Buffer.from(text)
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le')
  const known = byteOf(charset)
  const most = charset === 'us-ascii' ? 0x7f : 0xff
  const byteFor = (sign: string): number => {
    const byte = known.get(sign) ?? UNKNOWN
    return byte > most ? UNKNOWN : byte
  }
  return Buffer.from([...text].map(byteFor))
}

/** Returns whether a charset has all characters of a text. If it lacks one, programs send UTF-8. */
export const fits = (text: string, charset: Charset): boolean => {
  if (charset.startsWith('utf-')) return true
  const known = byteOf(charset)
  return [...text].every((sign) => known.has(sign))
}

/** The longest line before a soft line break. With the `=` it has the 76 characters that RFC 2045 allows. */
const LINE = 75

const hex = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`

const quotedLine = (line: string): string => {
  const pieces = [...line].map((sign) => {
    const byte = sign.charCodeAt(0)
    return (byte >= 0x20 && byte < 0x7f && byte !== 0x3d) || byte === 9 ? sign : hex(byte)
  })
  const last = pieces.at(-1)
  if (last === ' ' || last === '\t') pieces.splice(-1, 1, hex(last.charCodeAt(0)))
  let made = ''
  let room = LINE
  for (const piece of pieces) {
    if (piece.length > room) {
      made += '=\r\n'
      room = LINE
    }
    made += piece
    room -= piece.length
  }
  return made
}

const encoded = (bytes: Buffer, encoding: Leaf['encoding']): string => {
  if (encoding === 'base64') return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')
  const text = bytes.toString('latin1')
  return encoding === 'quoted-printable' ? text.split('\r\n').map(quotedLine).join('\r\n') : text
}

const typeOf = ({ type, charset = 'utf-8', isFlowed = false }: Leaf): string =>
  type.startsWith('text/') ? `${type}; charset="${charset}"${isFlowed ? '; format=flowed' : ''}` : type

const leafOf = (leaf: Leaf): string =>
  [
    `Content-Type: ${typeOf(leaf)}`,
    `Content-Transfer-Encoding: ${leaf.encoding ?? '8bit'}`,
    ...(leaf.isAttached === true ? ['Content-Disposition: attachment'] : []),
    '',
    encoded(bytesIn(leaf.text.replaceAll(/\r?\n/g, '\r\n'), leaf.charset ?? 'utf-8'), leaf.encoding),
  ].join('\r\n')

const partOf = (part: Part, boundary = '=_crown'): string => {
  if (!('parts' in part)) return leafOf(part)
  const parts = part.parts.map((each, at) => `--${boundary}\r\n${partOf(each, `${boundary}.${at}`)}\r\n`).join('')
  return `Content-Type: ${part.type}; boundary="${boundary}"${part.more ?? ''}\r\n\r\n${parts}--${boundary}--\r\n`
}

/** Encodes a header beyond ASCII by RFC 2047. */
const headerText = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/**
 * Writes an email. The headers are `[name, value]` in their order, and several parts are the same text in several
 * forms.
 */
export const mimeOf = (
  headers: readonly (readonly [string, string])[],
  parts: readonly Part[],
  end = '\r\n',
): Uint8Array => {
  const head = headers.map(([name, value]) => `${name}: ${headerText(value)}`).join('\r\n')
  const [only, ...more] = parts
  const body = partOf(only && more.length === 0 ? only : { type: 'multipart/alternative', parts })
  return Buffer.from(`${head}\r\nMIME-Version: 1.0\r\n${body}`.replaceAll('\r\n', end), 'latin1')
}

export const SERVER = 'mx.crownhead.test'

/** Returns the headers that the trusted server adds on top of an email from `domain`. */
export const received = (domain: string, verdict = 'pass'): readonly (readonly [string, string])[] => [
  ['Return-Path', `<someone@${domain}>`],
  [
    'Authentication-Results',
    `${SERVER};\r\n spf=pass (looked up) smtp.mailfrom=someone@${domain};\r\n dkim=${verdict} header.i=@${domain};\r\n dmarc=${verdict} header.from=${domain};`,
  ],
  ['Received', `from out.${domain} by ${SERVER} with SMTP id 1; Mon, 23 Nov 2026 09:30:00 +0000`],
  ['Received', `by out.${domain} with HTTP; Mon, 23 Nov 2026 09:29:59 +0000`],
]
