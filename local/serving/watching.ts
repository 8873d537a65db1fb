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

type Watched = Pick<Ground, 'queue' | 'failed' | 'values' | 'settled'> & { readonly now: () => Instant }

const latenessOf = ({ queue, now }: Watched): number =>
  Math.max(0, Math.round((now() - (queue.nextAt() ?? now())) / SECOND))

/** Ready: the disk takes a write, and emails leave. */
const readiness = async (watched: Watched): Promise<Reply> => {
  const { values, settled, now } = watched
  const late = latenessOf(watched)
  if (late > TOO_LATE) return text(503, `not ready: emails are ${late} seconds late\n`)
  try {
    values.set('ready', String(now()))
    await settled()
    return text(200, 'ready\n')
  } catch {
    return text(503, 'not ready: the disk takes no write\n')
  }
}

/** For Prometheus, a proxy's check and systemd, on this machine alone. */
export const watching = (watched: Watched, lines: () => readonly string[]): Answering => {
  const metrics = (): Reply =>
    text(
      200,
      `${[...lines(), ...gaugesOf(watched, latenessOf(watched))].join('\n')}\n`,
      'text/plain; version=0.0.4; charset=utf-8',
    )
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'use GET\n')
    if (path === '/metrics') return metrics()
    if (path === '/ready') return readiness(watched)
    return path === '/live' ? text(200, 'live\n') : text(404, 'there are /metrics, /ready and /live\n')
  }
}
