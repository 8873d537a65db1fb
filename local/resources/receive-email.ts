import { type InboundNotice, readInboundNotice } from '../../functions/events/inbound-handler.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import { parseReplyName } from '../../shared/service/credentials/addresses/reply-address.ts'
import { parseBounceName } from '../../shared/service/credentials/addresses/bounce-address.ts'
import type { Resources } from './resources.ts'

/**
 * A received email. `sender` and `recipients` are those of the envelope; `key` is the same if it is delivered again.
 */
export type InboundEmail = {
  readonly key: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

const PASS = { status: 'PASS' } as const

/** The lane of emails that name no game, which are dropped unread. */
const NO_GAME = 'none'

/**
 * Returns the queue lane of an email. The emails about one game share a lane: they wait for each other, and do not
 * delay those about other games.
 */
export const laneOfRecipients = (recipients: readonly string[]): string =>
  recipients
    .map((address) => address.split('@')[0] ?? '')
    .map((name) => (parseReplyName(name) ?? parseBounceName(name))?.game)
    .find((game) => game !== undefined) ?? NO_GAME

/** Returns when the mail server handed over the email of this queue message. */
export const receivedAt = (body: string): Instant => Date.parse(readInboundNotice(body).mail.timestamp)

/**
 * Stores a received email as SES does on AWS: its bytes in the inbound store, a message in the queue. The SES verdicts
 * are always "pass" here; whether the sender is genuine is decided later by the email's own `Authentication-Results`.
 */
export const receiveEmail = (
  { inboundMail, inboundQueue: incoming }: Pick<Resources, 'inboundMail' | 'inboundQueue'>,
  { key, sender, recipients, bytes }: InboundEmail,
  now: Instant,
): void => {
  inboundMail.put(key, bytes)
  const notice: InboundNotice = {
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
  incoming.put(JSON.stringify({ Message: JSON.stringify(notice) }), now, { lane: laneOfRecipients(recipients) })
}
