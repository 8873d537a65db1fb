import {
  type Attachment as SesAttachment,
  BadRequestException,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2'
import type { Attachment, OutgoingEmail, Mailer } from '../../../shared/service/ports/email.ts'
import { SEAT_EMAIL_TAG } from './email-tags.ts'
import { SES_TIMEOUTS } from '../clients/timeouts.ts'

/** Returns a client of SES. `AWS_ENDPOINT_URL_SESV2` overrides the endpoint. */
export const sesClient = (): SESv2Client => new SESv2Client(SES_TIMEOUTS)

export type SesSender = {
  /** The sender with its name, such as `Crownhead <games@example.org>`. */
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

const contentOf = ({ subject, text, html, headers, attachments }: OutgoingEmail): SendEmailCommandInput['Content'] => ({
  Simple: {
    Subject: utf8(subject),
    Body: { Text: utf8(text), Html: utf8(html) },
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    Attachments: attachments.map(inline),
  },
})

/** SES reports tags with bounces, and to nobody else. A value has at most 256 of [0-9A-Za-z_.@-]. */
const tagOf = (name: string, value: string) => ({ Name: name, Value: value.replaceAll(/[^\w.-]/g, '_').slice(0, 256) })

const tagsOf = ({ id, bounceName }: OutgoingEmail) => [
  tagOf('letter', id),
  ...(bounceName === undefined ? [] : [tagOf(SEAT_EMAIL_TAG, bounceName)]),
]

/**
 * Words in SES's errors about an address that it never accepts, such as "Local address contains control or whitespace".
 */
const ABOUT_ADDRESS = /\b(?:address|local (?:part|name)|domain)\b/i

/**
 * Words in SES's errors about the sender or the settings. Their form is checked at the deploy, but an identity or a
 * configuration set may be deleted, or SES's rules may change.
 */
const ABOUT_SENDER =
  /from|sender|sending|source|return|reply|feedback|identit|verif|configuration|set\b|pool|\bip\b|header|tag|template|content|attachment|subject|body/i

/**
 * A sender of this form is certainly valid. With any other form, SES may have refused the sender's address: its error
 * does not say whose address it means.
 */
const PLAIN_SENDER = /^[\w ]+ <[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+>$/i

const addressIn = (from: string): string => from.slice(from.indexOf('<') + 1, -1)

/**
 * Returns whether SES refused the recipient's address, and certainly not our sender or our settings. It must be
 * certain, because a recipient who is marked as undeliverable gets no more emails.
 */
const isAboutRecipient = (message: string, to: string, { from, configurationSet }: SesSender): boolean => {
  const words = message.replaceAll(to, '')
  const isOurs = ABOUT_SENDER.test(words) || words.includes(addressIn(from))
  return ABOUT_ADDRESS.test(words) && !isOurs && PLAIN_SENDER.test(from) && configurationSet !== ''
}

/**
 * Sends emails by SES, in one attempt with a long timeout: SES has no idempotency key, so a second attempt could be a
 * second email. Answers `refused` for an address that SES never accepts. Throws on other failures, such as throttling
 * (`TooManyRequestsException`): then the queue delivers the message again (`retryWithBackoff`).
 */
export const sesPost = (client: SESv2Client, sender: SesSender): Mailer => ({
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
