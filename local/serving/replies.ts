import { createHash } from 'node:crypto'
import type { Instant } from '../../shared/game/words.ts'
import { isReplyName } from '../../shared/service/email/inbound/verify-reply.ts'
import { readReturnName } from '../../shared/service/credentials/bounce-address.ts'
import type { Ground } from '../ground.ts'
import { laneOf, takeIn } from '../incoming.ts'
import type { HandedOver, Reader } from './lmtp.ts'

/** The key of an email, from its bytes: a mail server that missed our response delivers the same bytes again. */
const keyOf = ({ sender, recipients, bytes }: HandedOver): string =>
  createHash('sha256')
    .update(JSON.stringify([sender, ...recipients]))
    .update(bytes)
    .digest('hex')

/**
 * The most emails in the queue, as each takes up to 256 KB; more wait at the mail server. The limit per game keeps one
 * game from filling the queue.
 */
const MOST_WAITING = { all: 1000, ofGame: 50 } as const

type Stores = Pick<Ground, 'letterbox' | 'incoming' | 'settled'>

/** Stores replies by email and bounces in the inbound queue. `wake` is called after each. */
export const replyReader = (stores: Stores, now: () => Instant, wake: () => void): Reader => ({
  isFor: (name) => isReplyName(name) || readReturnName(name) !== undefined,
  take: async (email) => {
    const { incoming } = stores
    if (
      incoming.waiting() >= MOST_WAITING.all ||
      incoming.inLane(laneOf(email.recipients)).length >= MOST_WAITING.ofGame
    )
      throw new Error('too many wait')
    takeIn(stores, { ...email, key: keyOf(email) }, now())
    await stores.settled()
    wake()
  },
})
