import { errorName } from '../../../functions/runtime/error-name.ts'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { Resources } from '../../resources/resources.ts'
import type { RequestHandler, HttpReply } from '../../http/http-server.ts'
import { gaugeLines } from './metrics.ts'

const text = (status: number, body: string, type = 'text/plain; charset=utf-8'): HttpReply => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body,
})

/**
 * The delay in seconds from which the service reports late emails. While the relay fails, emails wait at most 16
 * minutes until the next attempt; if they are later, somebody should check.
 */
const TOO_LATE = 20 * 60

/**
 * Returns a check that rejects while the disk takes no write. Calls within a second share one write, because anybody
 * may request the check.
 */
export const diskCheck = ({ values, settled }: Pick<Resources, 'values' | 'settled'>, now: () => Instant) => {
  let lastCheck: { readonly at: Instant; readonly written: Promise<void> } | undefined
  const written = async (at: Instant): Promise<void> => {
    values.set('ready', String(at))
    await settled()
  }
  return (): Promise<void> => {
    const at = now()
    if (!lastCheck || Math.abs(at - lastCheck.at) >= SECOND) lastCheck = { at, written: written(at) }
    return lastCheck.written
  }
}

type Monitored = Pick<Resources, 'emailQueue' | 'retries'> & {
  readonly now: () => Instant
  readonly storing: () => Promise<void>
  /** Returns whether the relay refused our last login. */
  readonly isRefused: () => boolean
  readonly isRehearsal?: boolean
}

const REFUSED = 'the relay refuses the user or the password; see MAIL_URL'

/** Returns how late emails are, in seconds. In a rehearsal (`--no-mail`) none is late. */
const latenessOf = ({ emailQueue: queue, now, isRehearsal }: Monitored): number =>
  isRehearsal ? 0 : Math.max(0, Math.round((now() - (queue.nextAt() ?? now())) / SECOND))

const readyText = ({ isRefused, isRehearsal }: Monitored): string => {
  if (isRehearsal) return 'rehearsal: nothing leaves (--no-mail)\n'
  return isRefused() ? `degraded: games go on, but emails wait, as ${REFUSED}\n` : 'ready\n'
}

/**
 * Answers 503 if emails are late or the disk takes no write, and otherwise 200. If the relay refused our login, the
 * text of the 200 says "degraded", because emails wait.
 */
const readiness = async (monitored: Monitored): Promise<HttpReply> => {
  const { storing, isRefused } = monitored
  const late = latenessOf(monitored)
  if (late > TOO_LATE)
    return text(503, `not ready: emails are ${late} seconds late${isRefused() ? `, as ${REFUSED}` : ''}\n`)
  try {
    await storing()
    return text(200, readyText(monitored))
  } catch (error) {
    return text(503, `not ready: the disk takes no write (${errorName(error)})\n`)
  }
}

const mailOf = (monitored: Monitored) => ({
  late: latenessOf(monitored),
  isRefused: monitored.isRefused(),
  isRehearsal: monitored.isRehearsal ?? false,
})

/** Answers `/metrics`, `/ready` and `/live` for Prometheus, a proxy and systemd, on this machine only. */
export const monitoring = (monitored: Monitored, lines: () => readonly string[]): RequestHandler => {
  const metrics = (): HttpReply =>
    text(
      200,
      `${[...lines(), ...gaugeLines(monitored, mailOf(monitored))].join('\n')}\n`,
      'text/plain; version=0.0.4; charset=utf-8',
    )
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'use GET\n')
    if (path === '/metrics') return metrics()
    if (path === '/ready') return readiness(monitored)
    return path === '/live' ? text(200, 'live\n') : text(404, 'there are /metrics, /ready and /live\n')
  }
}
