import { type Notice, readNotice } from '../functions/events/inbound-handler.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import type { Instant } from '../shared/game/words.ts'
import { readReplyName } from '../shared/service/credentials/reply-address.ts'
import { readReturnName } from '../shared/service/credentials/bounce-address.ts'
import type { Ground } from './ground.ts'

/**
 * A received email. `sender` and `recipients` are those of the envelope; `key` is the same if it is delivered again.
 */
export type CameIn = {
  readonly key: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

const PASS = { status: 'PASS' } as const

/** The lane of emails that name no game, which are dropped unread. */
const NO_GAME = 'none'

/** The queue lane of an email: emails about one game wait for each other and delay those about no other game. */
export const laneOf = (recipients: readonly string[]): string =>
  recipients
    .map((address) => address.split('@')[0] ?? '')
    .map((name) => (readReplyName(name) ?? readReturnName(name))?.game)
    .find((game) => game !== undefined) ?? NO_GAME

/** When the mail server handed over the email of this queue message. */
export const receivedAt = (body: string): Instant => Date.parse(readNotice(body).mail.timestamp)

/**
 * Stores a received email as SES does on AWS: its bytes in the inbound store, a message in the queue. The verdicts here
 * always pass; whether the sender is genuine is decided later by the email's own `Authentication-Results`.
 */
export const takeIn = (
  { letterbox, incoming }: Pick<Ground, 'letterbox' | 'incoming'>,
  { key, sender, recipients, bytes }: CameIn,
  now: Instant,
): void => {
  letterbox.put(key, bytes)
  const notice: Notice = {
    mail: { timestamp: isoInstant(now), source: sender, messageId: key },
    receipt: {
      recipients: [...recipients],
      spamVerdict: PASS,
      virusVerdict: PASS,
      dkimVerdict: PASS,
      dmarcVerdict: PASS,
      action: { objectKey: key },
    },
  }
  incoming.put(JSON.stringify({ Message: JSON.stringify(notice) }), now, { lane: laneOf(recipients) })
}
