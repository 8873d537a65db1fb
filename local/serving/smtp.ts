import { readFileSync } from 'node:fs'
import { type Transporter, createTransport } from 'nodemailer'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import type { Mail, Post, Posted } from '../../shared/service/ports/ports.ts'
import { reasonOf } from '../fault.ts'
import type { Serving } from './settings.ts'

/** Far below the minutes that SMTP allows (RFC 5321, 4.5.3.2): relays of a club answer at once. */
const PATIENCE = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  dnsTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
} as const satisfies Readonly<Record<string, Duration>>

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1, -1)

/** Headers that a mail program acts on, beside nodemailer's own list: unsigned, anyone could change where they lead. */
const SIGNED = ['list-unsubscribe-post', 'list-id', 'auto-submitted'] as const

const USUAL =
  'from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:references:in-reply-to:list-unsubscribe'

type Signing = Pick<Serving, 'dkim' | 'from'>

const dkimOf = ({ dkim, from }: Signing) =>
  dkim && {
    domainName: domainOf(from),
    keySelector: dkim.selector,
    privateKey: readFileSync(dkim.keyFile, 'utf8'),
    headerFieldNames: [USUAL, ...SIGNED].join(':'),
  }

/** Two connections that stay open. Nothing is read from files or addresses that an email names. */
export const smtpRelay = (serving: Pick<Serving, 'relay' | 'dkim' | 'from'>): Transporter => {
  const { host, port, isSecure, isNear, user, password } = serving.relay
  const dkim = dkimOf(serving)
  return createTransport({
    ...PATIENCE,
    pool: true,
    maxConnections: 2,
    // Else it would send again what a relay took before it hung up.
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

/** RFC 3463: the mailbox does not exist (5.1.x) or is disabled (5.2.1). Other 5xx may be about us. */
const GONE = /\b5\.(?:1\.[1236]|2\.1)\b/

/**
 * RFC 3463, 5.7.1: the recipient takes no email of ours. Relays say the same of a text, and, in answer to a recipient, too, of a sender or a client
 * that they do not want.
 */
const isForbidden = (responseCode: number, response: string, command: unknown): boolean =>
  command === 'RCPT TO' &&
  responseCode === 550 &&
  /\b5\.7\.1\b/.test(response) &&
  !/relay|sender|spam|authenti|client|block/i.test(response)

/** An answer to any other command is about us. */
const OF_RECIPIENT: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Of the recipient, in answer to RCPT or at the end of the message. */
const isGone = (error: unknown): boolean => {
  const { responseCode, response, command } = faultIn(error)
  if (typeof responseCode !== 'number' || typeof response !== 'string' || !OF_RECIPIENT.has(command)) return false
  return (
    (responseCode >= 550 && responseCode < 560 && GONE.test(response)) || isForbidden(responseCode, response, command)
  )
}

/** RFC 3463: the system has no room, takes nothing or is set up wrongly; or there is too much of it, as for a day. */
const OF_SYSTEM = /\b[45]\.(?:3\.[0125]|4\.5)\b/

/** The relay itself: it is away, refuses us or our password, or asks for a pause. */
export const isOfRelay = (error: unknown): boolean => {
  const { responseCode, response, code, command } = faultIn(error)
  if (code === 'EAUTH' || code === 'ETLS' || responseCode === 421) return true
  // Of a recipient it may be their own system: who names such addresses could hold up all others.
  if (typeof response === 'string' && command !== 'RCPT TO' && OF_SYSTEM.test(response)) return true
  return typeof responseCode !== 'number' || command === 'MAIL FROM' || command === 'CONN'
}

/** Servers repeat the recipient, and some the text. Looked at word by word: a pattern for both ends would read hostile text more than once. */
const isPrivate = (word: string): boolean => word.includes('@') || word.includes('://')

type Credentials = { readonly user?: string; readonly password?: string }

/** Shorter words of a password are in many sentences. */
const SHORTEST_PART = 4

/** A server may repeat what it was told, as it was told: in base64. A part of a password is one, too. */
const secretsIn = ({ user = '', password = '' }: Credentials): ((word: string) => boolean) => {
  const told = [password, user, `\0${user}\0${password}`].filter((text) => text !== '' && text !== '\0\0')
  const secrets = [
    ...told,
    ...told.map((text) =>
      Buffer.from(text)
        .toString('base64')
        .replace(/={1,2}$/, ''),
    ),
  ]
  return (word) =>
    secrets.some((secret) => word.includes(secret) || (word.length >= SHORTEST_PART && secret.includes(word)))
}

const LONGEST_SAID = 200

type Said = { readonly code?: string; readonly said: string }

/** What the relay answered, or why it was not reached, for the log: without addresses, links and what we log in with. */
export const saidOf = (error: unknown, credentials: Credentials = {}): Said => {
  const { code, response } = faultIn(error)
  const said = typeof response === 'string' ? response : reasonOf(error)
  const isSecret = secretsIn(credentials)
  return {
    ...(typeof code === 'string' && { code }),
    said: said
      .split(/\s+/)
      .map((word) => (isPrivate(word) || isSecret(word) ? '…' : word))
      .join(' ')
      .slice(0, LONGEST_SAID),
  }
}

const attached = ({ attachments }: Mail) =>
  attachments.map(({ name, type, contentId, bytes }) => ({
    filename: name,
    contentType: type,
    cid: contentId,
    contentDisposition: 'inline' as const,
    content: Buffer.from(bytes),
  }))

/** Tried again after a crash, it has the same id: many mailboxes show it once. */
const messageIdOf = (mail: Mail, from: string): string => `<${mail.id.replaceAll(/[^\w.-]/g, '_')}@${domainOf(from)}>`

/** `returns`: the host at which emails arrive that could not be delivered; without one they go to the sender. */
export const smtpPost = (relay: Pick<Transporter, 'sendMail'>, from: string, returns?: string): Post => ({
  send: async (mail): Promise<Posted> => {
    const isNamed = returns !== undefined && mail.returnName !== undefined
    try {
      await relay.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(isNamed && {
          envelope: { from: `${mail.returnName}@${returns}`, to: { name: '', address: mail.to } },
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
