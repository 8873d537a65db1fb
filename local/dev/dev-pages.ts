import { isoInstant, parseDuration } from '../../shared/api/values/iso.ts'
import { DAY, type Duration } from '../../shared/game/model/words.ts'
import type { Clock } from '../machine/clock.ts'
import type { Driver } from '../jobs/driver.ts'
import type { IncomingRequest, HttpReply } from '../http/http-server.ts'
import type { LocalMailbox } from '../sqlite/queues/sqlite-mailbox.ts'
import { mayUseDevPages } from './may-use-dev-pages.ts'
import type { TypedReply } from './compose-reply.ts'
import { emailJson, devMailboxPage } from './mailbox-page.ts'

export type DevContext = {
  readonly clock: Pick<Clock, 'now'>
  readonly driver: Pick<Driver, 'advance'>
  readonly mailbox: Pick<LocalMailbox, 'list'>
  /** Hands in a reply, as if the mail server had received it. */
  readonly receiveReply: (answering: TypedReply) => void
  readonly port: number
}

const LONGEST: Duration = 366 * DAY

/**
 * Headers of every response. The referrer policy is not `no-referrer`, because browsers would then send the form's POST
 * with the origin `null`.
 */
const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

const json = (status: number, body: unknown): HttpReply => ({
  status,
  headers: { ...SAFE_HEADERS, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})

const fault = (status: number, detail: string): HttpReply => ({
  ...json(status, { title: detail, status, detail }),
  headers: { ...SAFE_HEADERS, 'content-type': 'application/problem+json' },
})

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'"

const page = (markup: string): HttpReply => ({
  status: 200,
  headers: { ...SAFE_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  body: markup,
})

const showMail = (context: DevContext, { headers }: IncomingRequest, number: number | undefined): HttpReply => {
  const mails = context.mailbox.list()
  if ((headers['accept'] ?? '').includes('application/json')) return json(200, mails.map(emailJson))
  if (number !== undefined && !mails[number - 1]) return fault(404, 'no such email')
  return page(devMailboxPage(mails, number, isoInstant(context.clock.now())))
}

const isForm = ({ headers }: IncomingRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

const advanceIn = (incoming: IncomingRequest): unknown => {
  const body = incoming.body.toString('utf8')
  if (isForm(incoming)) return new URLSearchParams(body).get('advance')
  try {
    return (JSON.parse(body) as { advance?: unknown } | null)?.advance
  } catch {
    return undefined
  }
}

const moveClock = async (context: DevContext, incoming: IncomingRequest): Promise<HttpReply> => {
  const advance = advanceIn(incoming)
  const by = typeof advance === 'string' ? parseDuration(advance) : undefined
  if (by === undefined || by > LONGEST)
    return fault(400, '`advance` must be an ISO 8601 duration such as P1D, 366 days at the most')
  const now = await context.driver.advance(by)
  if (isForm(incoming)) return { status: 303, headers: { ...SAFE_HEADERS, location: '/dev/mail' }, body: '' }
  return json(200, { now: isoInstant(now) })
}

/** Receives a reply and does all work that is due, the reply included, before the list is shown. */
const answerMail = async (context: DevContext, incoming: IncomingRequest, number: number): Promise<HttpReply> => {
  const mail = context.mailbox.list()[number - 1]
  if (mail?.replyTo === undefined) return fault(404, 'no such email')
  const form = new URLSearchParams(incoming.body.toString('utf8'))
  context.receiveReply({ mail, from: form.get('from') ?? mail.to, text: form.get('words') ?? '' })
  await context.driver.advance(0)
  return { status: 303, headers: { ...SAFE_HEADERS, location: '/dev/mail' }, body: '' }
}

const REFUSED =
  'only from this machine, by its own name, through no proxy; a program sends `Crownhead-Dev: 1` with a POST'

const MAIL = /^\/dev\/mail(?:\/(\d{1,9}))?$/
const ANSWER = /^\/dev\/mail\/(\d{1,9})\/answer$/

export const handleDevRequest = async (context: DevContext, incoming: IncomingRequest): Promise<HttpReply> => {
  const { method, path } = incoming
  const isRead = method === 'GET' || method === 'HEAD'
  const mail = MAIL.exec(path)
  const answered = ANSWER.exec(path)
  if (!mayUseDevPages(incoming, context.port)) return fault(403, REFUSED)
  if (mail && isRead) return showMail(context, incoming, mail[1] === undefined ? undefined : Number(mail[1]))
  if (answered && method === 'POST') return answerMail(context, incoming, Number(answered[1]))
  if (path === '/dev/clock' && isRead) return json(200, { now: isoInstant(context.clock.now()) })
  if (path === '/dev/clock' && method === 'POST') return moveClock(context, incoming)
  return fault(mail || answered || path === '/dev/clock' ? 405 : 404, 'no such page')
}
