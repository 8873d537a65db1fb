import {
  type Attachment as SesAttachment,
  BadRequestException,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2'
import type { Attachment, Mail, Post } from '../../shared/service/ports.ts'
import { MAIL } from './patience.ts'

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

/** SES returns it with bounces; at most 256 of [0-9A-Za-z_.@-]. */
const tagOf = (id: string) => ({ Name: 'letter', Value: id.replaceAll(/[^\w.-]/g, '_').slice(0, 256) })

/** SES's words for an address that it never takes: "Local address contains control or whitespace". */
const ADDRESS = /\b(?:address|local part|domain)\b/i

/** Tried once, patiently: SES has no idempotency key, a second try is a second email. */
export const sesPost = (client: SESv2Client, { from, configurationSet }: Sender): Post => ({
  send: async (mail) => {
    const send = new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [mail.to] },
      Content: contentOf(mail),
      ConfigurationSetName: configurationSet,
      EmailTags: [tagOf(mail.id)],
    })
    try {
      await client.send(send)
      return 'taken'
    } catch (error) {
      if (error instanceof BadRequestException && ADDRESS.test(error.message)) return 'refused'
      throw error
    }
  },
})
