import { createHash } from 'node:crypto'
import type { Instant } from '../../../shared/game/model/words.ts'
import { isReplyAddressName } from '../../../shared/service/email/inbound/verify-reply.ts'
import { parseBounceName } from '../../../shared/service/credentials/addresses/bounce-address.ts'
import type { Resources } from '../../resources/resources.ts'
import { laneOfRecipients, receiveEmail } from '../../resources/receive-email.ts'
import type { LmtpEmail, LmtpReader } from './lmtp-server.ts'

/**
 * Returns the key of an email, from its bytes: a mail server that missed our response delivers the same bytes again.
 */
const keyOf = ({ sender, recipients, bytes }: LmtpEmail): string =>
  createHash('sha256')
    .update(JSON.stringify([sender, ...recipients]))
    .update(bytes)
    .digest('hex')

/**
 * The most emails in the queue, as each takes up to 256 KB; more wait at the mail server. The limit per game keeps one
 * game from filling the queue.
 */
const MOST_WAITING = { all: 1000, ofGame: 50 } as const

type Stores = Pick<Resources, 'inboundMail' | 'inboundQueue' | 'settled'>

/** Stores replies by email and bounces in the inbound queue. `wake` is called after each. */
export const replyReader = (stores: Stores, now: () => Instant, wake: () => void): LmtpReader => ({
  isFor: (name) => isReplyAddressName(name) || parseBounceName(name) !== undefined,
  receive: async (email) => {
    const { inboundQueue: incoming } = stores
    if (
      incoming.size() >= MOST_WAITING.all ||
      incoming.inLane(laneOfRecipients(email.recipients)).length >= MOST_WAITING.ofGame
    )
      throw new Error('too many wait')
    receiveEmail(stores, { ...email, key: keyOf(email) }, now())
    await stores.settled()
    wake()
  },
})
