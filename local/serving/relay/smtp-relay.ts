import { readFileSync } from 'node:fs'
import { type Transporter, createTransport } from 'nodemailer'
import { type Duration, SECOND } from '../../../shared/game/model/words.ts'
import type { OutgoingEmail, Mailer, SendResult } from '../../../shared/service/ports/email.ts'
import { errorReason } from '../../machine/start-fault.ts'
import type { ServingSettings } from '../settings/read-serving-settings.ts'

/** Time-outs far below the minutes that SMTP allows (RFC 5321, 4.5.3.2), as a club's relay answers at once. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  dnsTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
} as const satisfies Readonly<Record<string, Duration>>

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1, -1)

/**
 * Headers to sign beside the usual ones. Mail programs act on them, so unsigned anybody could change where they lead.
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

type Fault = {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
  readonly command?: unknown
}

const faultIn = (error: unknown): Fault => (typeof error === 'object' && error !== null ? error : {})

/**
 * Status codes (RFC 3463) of a mailbox that does not exist (5.1.x) or is disabled (5.2.1). Other 5.x may be about us.
 */
const GONE = /\b5\.(?:1\.[1236]|2\.1)\b/

/**
 * Returns whether the recipient accepts no email from us (RFC 3463, 5.7.1). Relays give the same status, even in reply
 * to `RCPT`, about a text, a sender or a client that they refuse; those are told apart by their words.
 */
const isForbidden = (responseCode: number, response: string, command: unknown): boolean =>
  command === 'RCPT TO' &&
  responseCode === 550 &&
  /\b5\.7\.1\b/.test(response) &&
  !/relay|sender|spam|authenti|client|block/i.test(response)

/** Commands whose response may be about the recipient. A response to any other command is about us. */
const RECIPIENT_COMMANDS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Returns whether the mailbox is gone for good, in response to `RCPT` or at the end of the message. */
const isGone = (error: unknown): boolean => {
  const { responseCode, response, command } = faultIn(error)
  if (typeof responseCode !== 'number' || typeof response !== 'string' || !RECIPIENT_COMMANDS.has(command)) return false
  return (
    (responseCode >= 550 && responseCode < 560 && GONE.test(response)) || isForbidden(responseCode, response, command)
  )
}

/**
 * Status codes (RFC 3463) of a system that is full, accepts nothing, is misconfigured (x.3.x) or is congested (x.4.5).
 */
const SYSTEM_STATUS = /\b[45]\.(?:3\.[0125]|4\.5)\b/

/** Returns whether the error is about the relay itself: it is down, refuses us or our password, or asks for a pause. */
export const isRelayFault = (error: unknown): boolean => {
  const { responseCode, response, code, command } = faultIn(error)
  if (code === 'EAUTH' || code === 'ETLS' || responseCode === 421) return true
  // In response to `RCPT` the system may be the recipient's: whoever named such addresses could delay all other emails.
  if (typeof response === 'string' && command !== 'RCPT TO' && SYSTEM_STATUS.test(response)) return true
  return typeof responseCode !== 'number' || command === 'MAIL FROM' || command === 'CONN'
}

/**
 * Returns whether a word is an address or a link; servers quote the recipient, and some the text. Word by word, hostile
 * text is read only once.
 */
const isPrivate = (word: string): boolean => word.includes('@') || word.includes('://')

type Credentials = { readonly user?: string; readonly password?: string }

/** The shortest word that counts as part of a password; shorter ones occur in ordinary sentences. */
const SHORTEST_PART = 4

/** Recognizes words that reveal our credentials, which a server may quote as plain text, in base64 or in part. */
const secretsIn = ({ user = '', password = '' }: Credentials): ((word: string) => boolean) => {
  const secretTexts = [password, user, `\0${user}\0${password}`].filter((text) => text !== '' && text !== '\0\0')
  const secrets = [
    ...secretTexts,
    ...secretTexts.map((text) =>
      Buffer.from(text)
        .toString('base64')
        .replace(/={1,2}$/, ''),
    ),
  ]
  return (word) =>
    secrets.some((secret) => word.includes(secret) || (word.length >= SHORTEST_PART && secret.includes(word)))
}

const LONGEST_RESPONSE = 200

type RelayAnswer = { readonly code?: string; readonly said: string }

/** The relay's response, or why it was not reached, for the log: without addresses, links and our credentials. */
export const relayAnswer = (error: unknown, credentials: Credentials = {}): RelayAnswer => {
  const { code, response } = faultIn(error)
  const said = typeof response === 'string' ? response : errorReason(error)
  const isSecret = secretsIn(credentials)
  return {
    ...(typeof code === 'string' && { code }),
    said: said
      .split(/\s+/)
      .map((word) => (isPrivate(word) || isSecret(word) ? '…' : word))
      .join(' ')
      .slice(0, LONGEST_RESPONSE),
  }
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
      if (isGone(error)) return 'refused'
      throw error
    }
  },
})
