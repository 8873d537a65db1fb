import { nameOf } from '../../functions/runtime/error-name.ts'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import type { Ground } from '../ground.ts'
import type { Answering, Reply } from '../server.ts'
import { gaugesOf } from './metrics.ts'

const text = (status: number, body: string, type = 'text/plain; charset=utf-8'): Reply => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body,
})

/** Emails wait for a relay that rests for a quarter of an hour at most; longer, somebody should look. */
const TOO_LATE = 20 * 60

/** Rejects while the disk takes no write. All who ask within a second share one write: anybody may ask. */
export const storingOn = ({ values, settled }: Pick<Ground, 'values' | 'settled'>, now: () => Instant) => {
  let asked: { readonly at: Instant; readonly written: Promise<void> } | undefined
  const written = async (at: Instant): Promise<void> => {
    values.set('ready', String(at))
    await settled()
  }
  return (): Promise<void> => {
    const at = now()
    if (!asked || Math.abs(at - asked.at) >= SECOND) asked = { at, written: written(at) }
    return asked.written
  }
}

type Watched = Pick<Ground, 'queue' | 'failed'> & {
  readonly now: () => Instant
  readonly storing: () => Promise<void>
  /** The relay refused our last login. */
  readonly isRefused: () => boolean
  readonly isRehearsal?: boolean
}

const REFUSED = 'the relay refuses the user or the password; see MAIL_URL'

/** In a rehearsal nothing is due. */
const latenessOf = ({ queue, now, isRehearsal }: Watched): number =>
  isRehearsal ? 0 : Math.max(0, Math.round((now() - (queue.nextAt() ?? now())) / SECOND))

const readyText = ({ isRefused, isRehearsal }: Watched): string => {
  if (isRehearsal) return 'rehearsal: nothing leaves (--no-mail)\n'
  return isRefused() ? `degraded: games go on, but emails wait, as ${REFUSED}\n` : 'ready\n'
}

/** Ready: the disk takes a write, and emails leave. Degraded: games go on, and emails are about to be late. */
const readiness = async (watched: Watched): Promise<Reply> => {
  const { storing, isRefused } = watched
  const late = latenessOf(watched)
  if (late > TOO_LATE)
    return text(503, `not ready: emails are ${late} seconds late${isRefused() ? `, as ${REFUSED}` : ''}\n`)
  try {
    await storing()
    return text(200, readyText(watched))
  } catch (error) {
    return text(503, `not ready: the disk takes no write (${nameOf(error)})\n`)
  }
}

const mailOf = (watched: Watched) => ({
  late: latenessOf(watched),
  isRefused: watched.isRefused(),
  isRehearsal: watched.isRehearsal ?? false,
})

/** For Prometheus, a proxy's check and systemd, on this machine alone. */
export const watching = (watched: Watched, lines: () => readonly string[]): Answering => {
  const metrics = (): Reply =>
    text(
      200,
      `${[...lines(), ...gaugesOf(watched, mailOf(watched))].join('\n')}\n`,
      'text/plain; version=0.0.4; charset=utf-8',
    )
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'use GET\n')
    if (path === '/metrics') return metrics()
    if (path === '/ready') return readiness(watched)
    return path === '/live' ? text(200, 'live\n') : text(404, 'there are /metrics, /ready and /live\n')
  }
}
