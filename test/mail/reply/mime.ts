/** An email as bytes, written by hand: what a mail program would send. */
export type Part = {
  readonly type: 'text/plain' | 'text/html'
  readonly text: string
  readonly charset?: Charset
  readonly encoding?: 'quoted-printable' | 'base64' | '8bit'
}

export type Charset = 'utf-8' | 'iso-8859-1' | 'windows-1252' | 'koi8-r' | 'us-ascii' | 'utf-16le'

const KOI8 = 'юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ'

const bytesIn = (text: string, charset: Charset): Buffer => {
  if (charset === 'utf-8') return Buffer.from(text)
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (charset !== 'koi8-r') return Buffer.from(text, 'latin1')
  return Buffer.from(
    [...text].map((sign) => (KOI8.includes(sign) ? 0xc0 + KOI8.indexOf(sign) : Math.min(0x7f, sign.charCodeAt(0)))),
  )
}

const quotedPrintable = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => {
      if (byte === 0x0a || byte === 0x0d || (byte >= 0x20 && byte < 0x7f && byte !== 0x3d))
        return String.fromCharCode(byte)
      return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
    .split('\r\n')
    .map((line) => line.replaceAll(/(.{70}(?!$))(?<!=)(?<!=.)/g, '$1=\r\n').replaceAll(/ $/g, '=20'))
    .join('\r\n')

const encoded = (bytes: Buffer, encoding: Part['encoding']): string => {
  if (encoding === 'base64') return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')
  return encoding === 'quoted-printable' ? quotedPrintable(bytes) : bytes.toString('latin1')
}

const partOf = ({ type, text, charset = 'utf-8', encoding = '8bit' }: Part): string =>
  [
    `Content-Type: ${type}; charset="${charset}"`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encoded(bytesIn(text.replaceAll(/\r?\n/g, '\r\n'), charset), encoding),
  ].join('\r\n')

/** Headers as given, in their order; `[name, value]`. */
export const mimeOf = (headers: readonly (readonly [string, string])[], parts: readonly Part[]): Uint8Array => {
  const head = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  const [only, ...more] = parts
  const body =
    only && more.length === 0
      ? partOf(only)
      : `Content-Type: multipart/alternative; boundary="=_crown"\r\n\r\n${parts.map((part) => `--=_crown\r\n${partOf(part)}\r\n`).join('')}--=_crown--\r\n`
  return Buffer.from(`${head}\r\nMIME-Version: 1.0\r\n${body}`, 'latin1')
}

export const SERVER = 'mx.crownhead.test'

/** What the trusted server puts on top of an email from `domain`. */
export const received = (domain: string, verdict = 'pass'): readonly (readonly [string, string])[] => [
  ['Return-Path', `<someone@${domain}>`],
  ['Received', `from out.${domain} by ${SERVER} with SMTP id 1; Mon, 23 Nov 2026 09:30:00 +0000`],
  [
    'Authentication-Results',
    `${SERVER};\r\n spf=pass (looked up) smtp.mailfrom=someone@${domain};\r\n dkim=${verdict} header.i=@${domain};\r\n dmarc=${verdict} header.from=${domain};`,
  ],
  ['Received', `by out.${domain} with HTTP; Mon, 23 Nov 2026 09:29:59 +0000`],
]
