import type { ActiveGame } from '../../game/model/game.ts'
import { type Instant, SECOND, type Seat } from '../../game/model/words.ts'
import { PUSH_LIMITS } from '../../webhooks/delivery-limits.ts'
import type { GameEmail } from '../../email/game-emails/emails-for.ts'
import { writeTurnNotice } from '../../email/contents/write-turn-notice.ts'
import { type Site, seatLink } from '../credentials/links.ts'
import type { EncryptedPush, PushJob, PushKey } from '../ports/push.ts'
import type { PushSubscriber } from './push-subscriptions.ts'
import { signedText } from '../credentials/signed-text.ts'

const parcelOf = (key: PushKey, device: PushSubscriber, text: string, origin: string): EncryptedPush => ({
  device: device.id,
  url: device.endpoint,
  ...key.encrypt(device, text, origin),
})

/**
 * Returns the topic of a seat's push messages (RFC 8030): a later message replaces an earlier one with the same topic.
 * The topic is a pseudonym, because anyone who has a game's id can watch the game.
 */
const topicOf = ({ signer }: Site, game: string, seat: Seat): string =>
  signer.pseudonym(signedText('notice', game, seat)).slice(0, 24)

/** What the push messages are about and where they go. `deadline`: that of the seat's turn, or Infinity if none. */
type PushFacts = {
  readonly gameEmail: GameEmail
  readonly game: ActiveGame
  readonly seat: Seat
  readonly devices: readonly PushSubscriber[]
  readonly deadline: Instant
}

/**
 * Returns the encrypted messages to the devices of a seat, and their headers (RFC 8030), which tell push services to
 * keep no message beyond the deadline.
 */
export const pushMessages = (
  site: Site,
  key: PushKey,
  { gameEmail, game, seat, devices, deadline }: PushFacts,
  reader: Parameters<typeof writeTurnNotice>[2],
  now: Instant,
): Pick<PushJob, 'parcels' | 'headers'> => {
  const topic = topicOf(site, gameEmail.game, seat)
  const path = `/p/${seatLink(site, seat, gameEmail.game, game).token}`
  const text = JSON.stringify({ ...writeTurnNotice(game, seat, reader, now), path, topic })
  return {
    parcels: devices.map((device) => parcelOf(key, device, text, site.origin)),
    headers: {
      ttl: String(Math.floor(Math.min(PUSH_LIMITS.maxTtl, Math.max(0, deadline - now)) / SECOND)),
      urgency: gameEmail.kind === 'reminder' ? 'high' : 'normal',
      topic,
    },
  }
}
