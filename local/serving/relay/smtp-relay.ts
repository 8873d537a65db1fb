import { readFileSync } from 'node:fs'
import { type Transporter, createTransport } from 'nodemailer'
import { type Duration, SECOND } from '../../../shared/game/model/words.ts'
import type { OutgoingEmail, Mailer, SendResult } from '../../../shared/service/ports/email.ts'
import type { ServingSettings } from '../settings/read-serving-settings.ts'
import { isRecipientGone } from './smtp-fault.ts'

/** Time-outs far below the minutes that SMTP allows (RFC 5321, 4.5.3.2), as a club's relay answers at once. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  dnsTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
} as const satisfies Readonly<Record<string, Duration>>

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1, -1)

/**
 * Headers that DKIM signs beside nodemailer's usual ones. Mail programs act on them, and unsigned headers could be
 * changed by anybody.
 */
const EXTRA_SIGNED = ['list-unsubscribe-post', 'list-id', 'auto-submitted'] as const

const DEFAULT_SIGNED =
  'from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:references:in-reply-to:list-unsubscribe'

type Signing = Pick<ServingSettings, 'dkim' | 'from'>

const dkimOf = ({ dkim, from }: Signing) =>
  dkim && {
    domainName: domainOf(from),
    keySelector: dkim.selector,
    privateKey: readFileSync(dkim.keyFile, 'utf8'),
    headerFieldNames: [DEFAULT_SIGNED, ...EXTRA_SIGNED].join(':'),
  }

/** Returns a pool of two connections to the relay. Files and URLs named in an email are never read. */
export const smtpRelay = (serving: Pick<ServingSettings, 'relay' | 'dkim' | 'from'>): Transporter => {
  const { host, port, isSecure, isNear, user, password } = serving.relay
  const dkim = dkimOf(serving)
  return createTransport({
    ...TIMEOUTS,
    pool: true,
    maxConnections: 2,
    // Otherwise nodemailer would repeat an email that the relay accepted before it hung up.
    maxRequeues: 0,
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isNear,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !isNear },
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...(dkim && { dkim }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const attached = ({ attachments }: OutgoingEmail) =>
  attachments.map(({ name, type, contentId, bytes }) => ({
    filename: name,
    contentType: type,
    cid: contentId,
    contentDisposition: 'inline' as const,
    content: Buffer.from(bytes),
  }))

/**
 * Returns the `Message-ID`. An email that is sent again after a crash has the same one, so many mailboxes show it once.
 */
const messageIdOf = (mail: OutgoingEmail, from: string): string =>
  `<${mail.id.replaceAll(/[^\w.-]/g, '_')}@${domainOf(from)}>`

/** Sends emails through the relay. Bounces go to the host `returns`, or else to the sender. */
export const smtpPost = (relay: Pick<Transporter, 'sendMail'>, from: string, returns?: string): Mailer => ({
  send: async (mail): Promise<SendResult> => {
    const isNamed = returns !== undefined && mail.bounceName !== undefined
    try {
      await relay.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(isNamed && {
          envelope: { from: `${mail.bounceName}@${returns}`, to: { name: '', address: mail.to } },
        }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...mail.headers },
        messageId: messageIdOf(mail, from),
        attachments: attached(mail),
        ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
      })
      return 'taken'
    } catch (error) {
      if (isRecipientGone(error)) return 'refused'
      throw error
    }
  },
})
