import type { Instant } from '../../game/model/words.ts'
import type { EncryptedPush, PushJob } from '../ports/push.ts'
import type { PostResult, HttpSender } from '../ports/http-sender.ts'
import type { Logger } from '../runtime/logger.ts'
import type { Outbox } from '../ports/email.ts'

/** What sending push messages needs. */
export type PushPorts = { readonly sender: HttpSender; readonly outbox: Outbox; readonly log: Logger }

/** The statuses by which a push service says that a subscription has expired for good (RFC 8030). */
const GONE: ReadonlySet<number> = new Set([404, 410])

const isGone = (answered: PostResult): boolean => 'status' in answered && GONE.has(answered.status)

const isTaken = (answered: PostResult): boolean =>
  'status' in answered && answered.status >= 200 && answered.status < 300

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/**
 * Posts the message once to each device, all at the same time. If no push service accepts it, the email is put into the
 * outbox again, to be sent at once. An email is also put there to report expired subscriptions.
 */
export const sendPush = async ({ sender, outbox, log }: PushPorts, job: PushJob, now: Instant): Promise<void> => {
  const { parcels, headers, letter, until } = job
  const post = async ({ device, url, authorization, body }: EncryptedPush) => {
    const all = {
      ...headers,
      authorization,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    }
    return { device, answered: await sender.post(url, all, bytesOf(body)) }
  }
  const answers = await Promise.all(parcels.map(post))
  const taken = answers.filter(({ answered }) => isTaken(answered)).length
  const gone = answers.filter(({ answered }) => isGone(answered)).map(({ device }) => device)
  log('info', 'notice', { game: letter.game, seat: letter.seat, version: letter.version, taken, gone: gone.length })
  if (taken > 0 && gone.length === 0) return
  await outbox.put([{ ...letter, noticed: { gone, until: taken > 0 ? until : now }, delay: 0 }])
}
