import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { addressLimits, countForSeat } from '../delivery/email-limits.ts'
import { type SendDecision, LEASE, checkSendLimits, sendKey, postEmail } from '../delivery/send-limits.ts'
import { mailboxPseudonym } from '../../credentials/mailbox.ts'
import { deliveryNote } from '../../evidence/delivery-notes.ts'
import { lazy } from '../../runtime/lazy.ts'
import type { Reader } from './load-reader.ts'
import { type TurnEmailPorts, recipientOf } from './send-turn-email.ts'
import { writeEmail } from './write-email.ts'

/** Few emails need these modules, so they are loaded when they are first needed. */
const writeReplyResults = lazy(() => import('./write-reply-results.ts'), 'writeReplyResults')
const rememberParties = lazy(() => import('../consent/standing-consent.ts'), 'rememberParties')

/** `in-hand`: another delivery has the claim. `spent`: the seat has had its emails of today. */
type NewsOutcome = 'sent' | 'in-hand' | Exclude<SendDecision, 'open'>

const addressGate = (
  delivery: TurnEmailPorts,
  gameEmail: GameEmail,
  reader: Reader,
  now: Instant,
): Promise<SendDecision> =>
  checkSendLimits(
    delivery,
    recipientOf({ gameEmail, ...reader }),
    { grant: sendKey(gameEmail), limits: addressLimits(gameEmail) },
    now,
  )

/**
 * Sends the result of a reply by email. It is not about a step of the game, so nothing is marked as notified, and a
 * crash may send it twice.
 */
export const sendReplyResult = async (
  delivery: TurnEmailPorts,
  gameEmail: GameEmail,
  reader: Reader,
  now: Instant,
): Promise<NewsOutcome> => {
  const { loaded, contact, to } = reader
  const counting = countForSeat(gameEmail, to, now)
  if (counting === 'spent') return 'spent'
  const gate = await addressGate(delivery, gameEmail, reader, now)
  if (gate !== 'open') return gate
  if (counting && !(await delivery.contacts.count(gameEmail.game, contact, counting))) return 'in-hand'
  const mail =
    gameEmail.kind === 'answers'
      ? await writeReplyResults(delivery, gameEmail, to, now)
      : await writeEmail(delivery, gameEmail, loaded, to, now)
  return postEmail(delivery, recipientOf({ gameEmail, ...reader }), mail, now)
}

/** Sends an email about anything but a turn. */
export const sendNews = async (
  delivery: TurnEmailPorts,
  gameEmail: GameEmail,
  reader: Reader,
  now: Instant,
): Promise<NewsOutcome> => {
  const { loaded, contact, to } = reader
  const counting = countForSeat(gameEmail, to, now)
  if (counting === 'spent') return 'spent'
  const gate = await addressGate(delivery, gameEmail, reader, now)
  if (gate !== 'open') return gate
  const claim = { version: gameEmail.version, now, until: now + LEASE, counting }
  if (!(await delivery.contacts.claim(gameEmail.game, contact, claim))) return 'in-hand'
  const mail = await writeEmail(delivery, gameEmail, loaded, to, now)
  const posted = await postEmail(delivery, recipientOf({ gameEmail, ...reader }), mail, now)
  const note = posted === 'sent' ? deliveryNote(gameEmail, 'alone', now) : undefined
  await delivery.contacts.markNotified(gameEmail.game, contact, gameEmail.version, note)
  if (gameEmail.kind === 'joined')
    await rememberParties(
      delivery,
      mailboxPseudonym(delivery.signer, to.email),
      [{ id: gameEmail.game, role: gameEmail.seat, loaded }],
      now,
    )
  return posted
}
