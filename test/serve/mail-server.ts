import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { SERVER, mimeOf, received } from '../email/reply/mime.ts'
import type { Arrived } from './relay.ts'

/** The settings of a service that accepts answers from this mail server. */
export const TAKES_ANSWERS = {
  MAIL_REPLIES: 'in.example.org',
  MAIL_AUTHSERV: SERVER,
  MAIL_LMTP: '127.0.0.1:0',
} as const

export const opened = ({ text }: Arrived): Promise<Email> => PostalMime.parse(text)

export const replyToOf = ({ replyTo }: Email): string | undefined => replyTo?.[0]?.address

type Answer = {
  readonly from: string
  readonly to: string
  readonly words: string
  /** The text of the email that is answered. */
  readonly quoted?: string
  readonly verdict?: 'pass' | 'fail'
  readonly headers?: readonly (readonly [string, string])[]
}

/** Writes an answer as a mail program does, with the headers that the mail server adds. */
export const written = ({ from, to, words, quoted = '', verdict = 'pass', headers = [] }: Answer): Uint8Array =>
  mimeOf(
    [
      ...received(from.slice(from.lastIndexOf('@') + 1), verdict),
      ['From', `Somebody <${from}>`],
      ['To', `<${to}>`],
      ['Subject', 'Re: Draughts'],
      ['Message-ID', `<${crypto.randomUUID()}@mail.example>`],
      ...headers,
    ],
    [{ type: 'text/plain', text: `${words}\n\nOn Monday Crownhead wrote:\n${quoted.replaceAll(/^/gm, '> ')}\n` }],
  )

type Delivery = { readonly rejectedErrors?: readonly Error[] }

/** Delivers an email by LMTP. Throws unless the service says that it is stored. */
export const handOver = async (port: number, { from, to }: Pick<Answer, 'from' | 'to'>, raw: Uint8Array) => {
  const transport = createTransport({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true } as object)
  try {
    const delivery = (await transport.sendMail({ envelope: { from, to }, raw: Buffer.from(raw) })) as Delivery
    for (const error of delivery.rejectedErrors ?? []) throw error
  } finally {
    transport.close()
  }
}
