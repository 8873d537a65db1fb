import { randomUUID } from 'node:crypto'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Mail } from '../../shared/service/ports/ports.ts'
import type { CameIn } from '../incoming.ts'

/** Of answers to the emails on this machine, and of the mail server that it plays. */
export const REPLIES = { host: 'in.crownhead.test', server: 'mx.crownhead.test' } as const

/** `from`: whoever answers; anyone may try to be another. */
export type Answering = { readonly mail: Mail; readonly from: string; readonly words: string }

const inBase64 = (text: string): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

/** As a mail program writes it, with the email below it; on top, what a mail server says of its sender. */
const mimeOf = ({ mail, from, words }: Answering, messageId: string, now: Instant): string => {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const quoted = mail.text.replaceAll(/^/gm, '> ')
  return [
    `Authentication-Results: ${REPLIES.server}; dmarc=pass header.from=${oneLine(domain)}`,
    `Received: from ${oneLine(domain)} by ${REPLIES.server}; ${new Date(now).toUTCString()}`,
    `From: <${oneLine(from)}>`,
    `To: <${mail.replyTo ?? ''}>`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${mail.subject}`).toString('base64')}?=`,
    `Date: ${new Date(now).toUTCString()}`,
    `Message-ID: <${messageId}@mail.crownhead.test>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    inBase64(`${words}\n\nOn ${isoInstant(now)} Crownhead wrote:\n${quoted}\n`),
    '',
  ].join('\r\n')
}

export const answerTo = (answering: Answering, now: Instant): CameIn => {
  const key = randomUUID()
  const { mail, from } = answering
  return { key, sender: from, recipients: [mail.replyTo ?? ''], bytes: Buffer.from(mimeOf(answering, key, now)) }
}
