import { feedbackHandler } from '../../functions/events/feedback-handler.ts'
import { type TypedReply, composeReply } from '../../local/dev/compose-reply.ts'
import { receiveEmail } from '../../local/resources/receive-email.ts'
import { openResources } from '../../local/resources/resources.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { answerPage } from '../../shared/service/answer-page.ts'

export const ORIGIN = 'https://draughts.test'

/** A request as it is recorded: `form` for a page, `body` for the API. */
export type FolderRequest = {
  readonly method?: string
  readonly token?: string
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

const FILES = assetFiles({})

/** Returns a function that names another network for each request, so that none is refused because there were many. */
const networks = () => {
  let count = 0
  return () => `198.51.${Math.floor(count / 250)}.${(count++ % 250) + 1}`
}

/** Opens a data folder with all its workers and a stopped clock. No request leaves this machine. */
export const openFolder = async (folder: string, now: number) => {
  const clock = { now }
  const holdAt = (at: number): void => {
    clock.now = Math.max(at, clock.now)
  }
  const clockOf = () => ({ now: () => clock.now, holdAt, resume: () => {} })
  const resources = await openResources({ folder, store: { kind: 'sqlite' } }, { clockOf, hasNotices: true })
  const posts: { readonly url: string; readonly id: string }[] = []
  const sender = {
    post: async (url: string, headers: Readonly<Record<string, string>>) => {
      posts.push({ url, id: headers['webhook-id'] ?? '' })
      return { status: url.includes('broken') ? 500 : 204 }
    },
  }
  const log = (): void => {}
  const { service, driver } = startWorkers(resources, ORIGIN, log, { sender })
  const network = networks()
  const ask = async (path: string, { method, token, body, form, headers = {} }: FolderRequest = {}) => {
    const url = new URL(path, ORIGIN)
    const isApi = url.pathname.startsWith('/v1')
    const sent = form ? new URLSearchParams(form).toString() : JSON.stringify(body ?? '')
    const request = {
      method: method ?? (form || body !== undefined ? 'POST' : 'GET'),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: {
        'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      from: network(),
      body: form || body !== undefined ? sent : '',
      receivedAt: clock.now,
    }
    const {
      status,
      body: text,
      headers: answered,
    } = await (isApi ? answerApi(service, request) : answerPage(service, FILES, request))
    return { status, text, headers: answered }
  }
  const feedback = feedbackHandler({ ...resources, log }, () => clock.now)
  return {
    ask,
    clock,
    resources,
    posts,
    advance: (by: number) => driver.advance(by),
    emails: () => resources.mailbox.list(),
    reply: (typed: TypedReply) => receiveEmail(resources, composeReply(typed, clock.now), clock.now),
    /** Reports that an email to this address could not be delivered, as SES does. */
    bounce: async (to: string): Promise<void> => {
      const mail = { messageId: 'bounced', destination: [to] }
      const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ action: 'failed' }] }
      const body = JSON.stringify({ detail: { eventType: 'Bounce', mail, bounce } })
      await feedback(
        { Records: [{ messageId: 'bounced', body }] } as never,
        { getRemainingTimeInMillis: () => 60_000 } as never,
      )
    },
    close: async (): Promise<void> => {
      await driver.stop()
      resources.close()
    },
  }
}
