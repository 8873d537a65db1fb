import { type Notice, readNotice } from '../functions/events/inbound-handler.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import type { Instant } from '../shared/game/words.ts'
import { readReplyName } from '../shared/service/credentials/reply-address.ts'
import { readReturnName } from '../shared/service/credentials/bounce-address.ts'
import type { Ground } from './ground.ts'

/** `sender` and `recipients`: of the envelope. `key`: the same each time that this email comes. */
export type CameIn = {
  readonly key: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

const PASS = { status: 'PASS' } as const

/** Of emails that name no game, which are dropped unread. */
const NO_GAME = 'none'

/** Emails about a game wait for each other, and hold up those about no other game. */
export const laneOf = (recipients: readonly string[]): string =>
  recipients
    .map((address) => address.split('@')[0] ?? '')
    .map((name) => (readReplyName(name) ?? readReturnName(name))?.game)
    .find((game) => game !== undefined) ?? NO_GAME

/** When our mail server handed over the email of this message. */
export const receivedAt = (body: string): Instant => Date.parse(readNotice(body).mail.timestamp)

/** As on AWS: the email in its box, and a notice in the queue. Of its sender, what stands in the email itself decides. */
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
