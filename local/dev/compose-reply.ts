import { randomUUID } from 'node:crypto'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import type { InboundEmail } from '../resources/receive-email.ts'
import { LOCAL_REPLIES } from '../workers/outbound-mail.ts'

/**
 * A reply to an email, as typed on the development page. `from` may be any address, to show what becomes of a forged
 * reply.
 */
export type TypedReply = { readonly mail: OutgoingEmail; readonly from: string; readonly text: string }

const toBase64 = (text: string): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

/**
 * Returns the reply in MIME, with the original quoted below, as a mail program writes it. On top are the headers that a
 * mail server adds.
 */
const mimeOf = ({ mail, from, text: words }: TypedReply, messageId: string, now: Instant): string => {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const quoted = mail.text.replaceAll(/^/gm, '> ')
  return [
    `Authentication-Results: ${LOCAL_REPLIES.server}; dmarc=pass header.from=${oneLine(domain)}`,
    `Received: from ${oneLine(domain)} by ${LOCAL_REPLIES.server}; ${new Date(now).toUTCString()}`,
    `From: <${oneLine(from)}>`,
    `To: <${mail.replyTo ?? ''}>`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${mail.subject}`).toString('base64')}?=`,
    `Date: ${new Date(now).toUTCString()}`,
    `Message-ID: <${messageId}@mail.crownhead.test>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    toBase64(`${words}\n\nOn ${isoInstant(now)} Crownhead wrote:\n${quoted}\n`),
    '',
  ].join('\r\n')
}

export const composeReply = (reply: TypedReply, now: Instant): InboundEmail => {
  const key = randomUUID()
  const { mail, from } = reply
  return { key, sender: from, recipients: [mail.replyTo ?? ''], bytes: Buffer.from(mimeOf(reply, key, now)) }
}
