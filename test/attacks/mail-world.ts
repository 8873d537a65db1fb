import { memoryGames } from '../../local/memory/memory-games.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { TURN_EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import type { GameEmail, DueDigest } from '../../shared/email/game-emails/emails-for.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { type EmailDeliveryOutcome, deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { Request, Response } from '../../shared/service/runtime/http.ts'
import { queueDueDigests } from '../../shared/service/email/sending/queue-due-digests.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { GameId, Games } from '../../shared/service/ports/games.ts'
import type { OutgoingEmail, Outbox, SendResult } from '../../shared/service/ports/email.ts'
import { memoryService } from '../harness/memory-service.ts'
import type { Operator } from '../../shared/texts/languages/operator.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const NO_FILES = assetFiles({})

type Links = Readonly<Record<string, { readonly token: string; readonly url: string }>>
type ApiBody = { readonly game: { readonly id: string }; readonly links: Links; readonly emails: string }

type Site = {
  readonly operator?: Operator
  readonly replies?: string
  readonly isOfClub?: (from: string) => boolean
}

/** Returns the service in memory, from the requests to the emails that it sends, on a clock that the test sets. */
export const mailWorld = ({ isOfClub, ...site }: Site = {}) => {
  const clock = { now: NOON }
  const mails: (OutgoingEmail & { readonly at: number })[] = []
  const outcomes: EmailDeliveryOutcome[] = []
  /** What the mail service answers for an address. */
  const verdict: { of: (to: string) => SendResult } = { of: () => 'taken' }
  const stored = memoryGames()
  const read = new Map<GameId, ReturnType<Games['load']>>()
  const games: Games = {
    ...stored,
    // A game is unpacked once for each version, because thousands of emails read the same few games.
    load: (id) => {
      const loading = read.get(id) ?? stored.load(id)
      read.set(id, loading)
      return loading
    },
    save: async (id, before, after) => {
      read.delete(id)
      const saved = await stored.save(id, before, after)
      if (saved.saved) await runEffects({ ...service, timers: memoryTimers() }, { id, before, after }, clock.now)
      return saved
    },
  }
  const { service, letters, inquiries, entriesOf } = memoryService({
    games,
    ...(isOfClub && { isOfClub }),
    takesReports: site.operator?.abuseTo !== undefined,
  })
  const post = {
    send: async (mail: OutgoingEmail) => {
      const posted = verdict.of(mail.to)
      if (posted === 'taken') mails.push({ ...mail, at: clock.now })
      return posted
    },
  }
  /** Emails about turns that wait to be sent together with others, and until when. */
  const apart: { readonly letter: GameEmail | DueDigest; readonly at: number }[] = []
  const outbox: Outbox = {
    put: async (more) => {
      for (const queued of more)
        if ((queued.kind === 'your-turn' || queued.kind === 'digest') && queued.delay === TURN_EMAIL_LIMITS.retryDelay)
          apart.push({ letter: queued, at: clock.now + queued.delay })
        else await service.outbox.put([queued])
    },
  }
  /** Delivers emails until none is queued. Emails in `apart` wait for their time; all other delays are left out. */
  const flush = async (): Promise<void> => {
    for (const { letter, at } of apart.splice(0))
      if (at > clock.now) apart.push({ letter, at })
      else if (letter.kind === 'digest') inquiries.push(letter)
      else letters.push(letter)
    const next = () => letters.shift() ?? inquiries.shift()
    for (let letter = next(); letter; letter = next())
      outcomes.push(await deliverEmail({ ...service, ...site, outbox, post }, letter, clock.now))
  }
  /** Moves the clock, and sends what is due by then. */
  const wake = async (after: number): Promise<void> => {
    clock.now += after
    await queueDueDigests({ ledger: service.ledger, outbox }, service.log, clock.now)
    await flush()
  }
  let requests = 0
  /** Gives each request a network of its own, so that only the limits of email apply. */
  const caller = { from: (number: number): string => `10.${number >> 8}.${number & 255}.1` }
  const requestOf = (method: string, target: string, body: string, headers: Request['headers']): Request => {
    const url = new URL(target, service.origin)
    const query = Object.fromEntries(url.searchParams)
    requests += 1
    const from = caller.from(requests)
    return { method, path: url.pathname, query, headers, body, from, receivedAt: clock.now }
  }
  const ask = async (method: string, path: string, token?: string, body?: unknown, sent: Request['headers'] = {}) => {
    const headers = {
      ...sent,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const response = await answerApi(
      service,
      requestOf(method, path, body === undefined ? '' : JSON.stringify(body), headers),
    )
    return { status: response.status, body: (response.body === '' ? {} : JSON.parse(response.body)) as ApiBody }
  }
  const page = (target: string, form?: Readonly<Record<string, string>>): Promise<Response> =>
    answerPage(
      service,
      NO_FILES,
      requestOf(form ? 'POST' : 'GET', target, form ? new URLSearchParams(form).toString() : '', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    )
  const to = (address: string) => mails.filter((mail) => mail.to === address)
  /**
   * Presses the button of the last email that asks for consent. For an invitation that is the button which accepts it.
   */
  const press = async (address: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
    await flush()
    const consentEmail = to(address).findLast(({ id }) => id.includes('-door-'))
    const link = linkIn(consentEmail?.text ?? '')
    if (link.startsWith('/i/')) await page(link, { key: randomId(service.chance, 22), name: 'Vic', ...fields })
    else await page(`${link}/emails`, fields)
    await flush()
  }
  const create = (more: object) =>
    ask('POST', '/v1/games', undefined, { creator: { name: 'Eve', seat: 'black' }, ...more })
  return {
    service,
    entriesOf,
    letters,
    inquiries,
    clock,
    caller,
    mails,
    outcomes,
    verdict,
    flush,
    wake,
    ask,
    page,
    to,
    press,
    create,
  }
}

export type MailWorld = ReturnType<typeof mailWorld>

/** Returns the first link of a seat or invitation in a text; empty if there is none. */
export const linkIn = (text: string): string => /\/(?:p\/[\w.-]+|i\/[\w-]+\.[\w-]+)/.exec(text)?.[0] ?? ''

export const stopAllIn = (text: string): string => /\/n\/[\w-]+/.exec(text)?.[0] ?? ''

export const stopIn = (text: string): string => /\/s\/[\w-]+/.exec(text)?.[0] ?? ''
