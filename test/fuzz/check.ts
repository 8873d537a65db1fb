import type { HttpReply } from '../../local/http/http-server.ts'
import type { Asked } from './asked.ts'
import { matchRoute } from '../../shared/api/routes/match-route.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { promisedTo } from './promised.ts'
import type { Noted } from './recording.ts'

/** Events that a refused request may store, because the clock or the laws bring them about. */
const BY_ITSELF: ReadonlySet<string> = new Set(['cautioned', 'finished', 'aborted', 'expired'])

/**
 * The writes that confirm a mailbox. The button in an email confirms the mailbox for its seat, or for a person of a
 * tournament, counts the consent for who named them, notes the people with whom its reader plays, and queues the emails that
 * the seat has missed.
 */
const OF_CONFIRMING: ReadonlySet<string> = new Set([
  'contacts.update',
  'ledger.noteStatus',
  'ledger.take of a party',
  'ledger.take of an acceptance',
  'outbox.put of what was missed',
])

/**
 * Returns whether a refused request may make this write: a late move ends the game, an illegal one brings a caution,
 * and a request with the proof of a mailbox confirms it.
 */
const isAllowed = ({ call, events }: Noted, { path }: Asked): boolean => {
  if (call === 'games.save') return events.every((event) => BY_ITSELF.has(event))
  return /^\/[peo]\/[^/]*\./.test(path) && OF_CONFIRMING.has(call)
}

const problemOf = (body: string): { readonly code?: unknown; readonly status?: unknown } => {
  try {
    return JSON.parse(body) as { readonly code?: unknown; readonly status?: unknown }
  } catch {
    return {}
  }
}

const promiseBroken = (asked: Asked, { status, headers, body }: HttpReply): string | undefined => {
  const { statuses, codes } = promisedTo(asked.method, asked.path)
  if (!statuses.includes(status)) return `${status} is not documented`
  if (!codes || status < 400) return undefined
  const problem = problemOf(String(body))
  if (!(headers['content-type'] ?? '').startsWith('application/problem+json')) return 'a refusal that is no problem'
  if (problem.status !== status || !codes.some((code) => code === problem.code))
    return `${String(problem.code)} is not documented`
  return undefined
}

const matchedBy = ({ method, path }: Asked) => {
  const isApi = path === '/v1' || path.startsWith('/v1/')
  return isApi ? matchRoute(API_ROUTES, method, path) : matchRoute(PAGE_ROUTES, method, path)
}

const isLimited = (asked: Asked): boolean => {
  const matched = matchedBy(asked)
  return matched.kind === 'found' && matched.limited !== undefined
}

/** Returns whether a request may change nothing: GET, HEAD, and any method that the path does not take. */
const isReading = (asked: Asked): boolean => ['GET', 'HEAD'].includes(asked.method) || matchedBy(asked).kind !== 'found'

/**
 * Statuses of refusals before a request counts against its caller: refusals for its path, for coming from another site,
 * or for its body.
 */
const UNCHARGED: ReadonlySet<number> = new Set([400, 403, 404, 413, 415])

/**
 * Returns a fault in how an answer is written: unescaped markup from a request, a value such as `undefined` in a page,
 * a broken header, or a missing header.
 */
const badlyWritten = (asked: Asked, { status, headers, body }: HttpReply): string | undefined => {
  const text = String(body)
  if (/text\/html/.test(headers['content-type'] ?? '')) {
    if (text.includes('<script>alert') || text.includes('<img src=x')) return 'markup that is not escaped'
    if (/>(undefined|NaN|\[object Object\])</.test(text)) return 'a page with a value that nobody wrote'
    if (headers['content-security-policy'] === undefined) return 'a page without its policy'
  }
  if (Object.values(headers).some((value) => /[\r\n\0]/.test(value))) return 'a header of two lines'
  if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After'
  if (isLimited(asked) && !UNCHARGED.has(status) && headers['ratelimit'] === undefined) return 'no RateLimit'
  return undefined
}

/** The one write that any request with an API key makes. */
const KEY_USED = 'apiKeys.use'

/** Returns what is wrong with an answer; undefined if nothing is. `noted` has the writes that the request made. */
export const wrongWith = (asked: Asked, reply: HttpReply, noted: readonly Noted[]): string | undefined => {
  const { status } = reply
  if (status >= 500) return `${status}: ${String(reply.body).slice(0, 200)}`
  const broken = promiseBroken(asked, reply) ?? badlyWritten(asked, reply)
  if (broken !== undefined) return broken
  const changes = noted.filter((each) =>
    isReading(asked) ? each.call !== KEY_USED : status >= 400 && !isAllowed(each, asked),
  )
  if (changes.length > 0)
    return `${isReading(asked) ? 'a reading request' : `a refusal (${status})`} changed something: ${changes.map(({ call, events }) => `${call} ${events.join(' ')}`.trim()).join(', ')}`
  if (asked.method === 'HEAD' && status < 300 && asked.path.startsWith('/p/') && reply.body.length > 0)
    return 'a body for HEAD'
  return undefined
}

const SECRET =
  /(?<![\w-])ck_[0-9A-Za-z]{12}[\w-]{32}(?![\w-])|(?<![\w-])[a-z][0-9a-z][0-9A-Za-z]{12}[\w-]{32}(?![\w-])|(?<![\w-])[\w-]{64}(?![\w-])/
const ADDRESS = /[\w.+-]+@[\w-]+\.\w/

/** Returns the first log line that holds a token or an address. */
export const leakIn = (lines: readonly string[]): string | undefined =>
  lines.find((line) => SECRET.test(line) || ADDRESS.test(line))
