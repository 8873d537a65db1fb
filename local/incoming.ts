import type { Notice } from '../functions/inbound.ts'
import { isoInstant } from '../shared/api/iso.ts'
import type { Instant } from '../shared/game/words.ts'
import type { Ground } from './ground.ts'

/** `sender` and `recipients`: of the envelope. `key`: the same each time that this email comes. */
export type CameIn = {
  readonly key: string
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

const PASS = { status: 'PASS' } as const

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
  incoming.put(JSON.stringify({ Message: JSON.stringify(notice) }), now)
}
