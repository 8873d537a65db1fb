import { createHash } from 'node:crypto'
import type { Instant } from '../../shared/game/words.ts'
import { isReplyName } from '../../shared/service/email/inbound/verify-reply.ts'
import { readReturnName } from '../../shared/service/credentials/bounce-address.ts'
import type { Ground } from '../ground.ts'
import { laneOf, takeIn } from '../incoming.ts'
import type { HandedOver, Reader } from './lmtp.ts'

/** A mail server that did not hear our yes hands the same bytes over again: the same email. */
const keyOf = ({ sender, recipients, bytes }: HandedOver): string =>
  createHash('sha256')
    .update(JSON.stringify([sender, ...recipients]))
    .update(bytes)
    .digest('hex')

/** More wait at the mail server: each takes up to 256 KB here. About one game, so that nobody fills it for all. */
const MOST_WAITING = { all: 1000, ofGame: 50 } as const

type Stores = Pick<Ground, 'letterbox' | 'incoming' | 'settled'>

/** Answers by email, and emails that came back. `came`: there is work. */
export const replyReader = (stores: Stores, now: () => Instant, came: () => void): Reader => ({
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
    came()
  },
})
