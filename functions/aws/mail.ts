import {
  type Attachment as SesAttachment,
  BadRequestException,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2'
import type { Attachment, Mail, Post } from '../../shared/service/ports/ports.ts'
import { SEAT_TAG } from './mail-tags.ts'
import { MAIL } from './timeouts.ts'

/** `AWS_ENDPOINT_URL_SESV2` overrides the endpoint. */
export const mailClient = (): SESv2Client => new SESv2Client(MAIL)

export type Sender = {
  /** `Crownhead <games@example.org>` */
  readonly from: string
  readonly configurationSet: string
}

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' })

const inline = ({ name, type, contentId, bytes }: Attachment): SesAttachment => ({
  FileName: name,
  ContentType: type,
  ContentId: contentId,
  ContentDisposition: 'INLINE',
  ContentTransferEncoding: 'BASE64',
  RawContent: bytes,
})

const contentOf = ({ subject, text, html, headers, attachments }: Mail): SendEmailCommandInput['Content'] => ({
  Simple: {
    Subject: utf8(subject),
    Body: { Text: utf8(text), Html: utf8(html) },
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    Attachments: attachments.map(inline),
  },
})

/** SES tells them with bounces, and to nobody else; at most 256 of [0-9A-Za-z_.@-]. */
const tagOf = (name: string, value: string) => ({ Name: name, Value: value.replaceAll(/[^\w.-]/g, '_').slice(0, 256) })

const tagsOf = ({ id, returnName }: Mail) => [
  tagOf('letter', id),
  ...(returnName === undefined ? [] : [tagOf(SEAT_TAG, returnName)]),
]

/** SES's words for an address that it never takes: "Local address contains control or whitespace". */
const ADDRESS = /\b(?:address|local (?:part|name)|domain)\b/i

/** What is ours: its form is checked at the deploy, but an identity or a set may go, or SES's rules change. */
const OURS =
  /from|sender|sending|source|return|reply|feedback|identit|verif|configuration|set\b|pool|\bip\b|header|tag|template|content|attachment|subject|body/i

/** Of another form, the sender itself may be the address that SES does not take: its words do not say whose it is. */
const PLAIN = /^[\w ]+ <[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+>$/i

const bare = (from: string): string => from.slice(from.indexOf('<') + 1, -1)

/** Not a fault of ours: a recipient who is called dead gets no more emails. */
const isAboutRecipient = (message: string, to: string, { from, configurationSet }: Sender): boolean => {
  const words = message.replaceAll(to, '')
  const isOurs = OURS.test(words) || words.includes(bare(from))
  return ADDRESS.test(words) && !isOurs && PLAIN.test(from) && configurationSet !== ''
}

/** Tried once, patiently: SES has no idempotency key, a second try is a second email. */
export const sesPost = (client: SESv2Client, sender: Sender): Post => ({
  send: async (mail) => {
    const send = new SendEmailCommand({
      FromEmailAddress: sender.from,
      Destination: { ToAddresses: [mail.to] },
      ...(mail.replyTo !== undefined && { ReplyToAddresses: [mail.replyTo] }),
      Content: contentOf(mail),
      ConfigurationSetName: sender.configurationSet,
      EmailTags: tagsOf(mail),
    })
    try {
      await client.send(send)
      return 'taken'
    } catch (error) {
      if (error instanceof BadRequestException && isAboutRecipient(error.message, mail.to, sender)) return 'refused'
      throw error
    }
  },
})
