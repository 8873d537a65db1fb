import { isInvited } from '../../../game/game.ts'
import type { Follow } from '../../../game/people.ts'
import type { Instant } from '../../../game/words.ts'
import { type Letter, type Queued, stillTrue } from '../../../mail/letters.ts'
import { type Known, wasSeen } from '../../ports/contact.ts'
import type { DigestSent } from './digest.ts'
import { digestOf } from './digest-schedule.ts'
import { addressLimits, counted, isNewLink } from '../../limits/email-limits.ts'
import { later } from '../../background/lazy.ts'
import { type Gate, HOLD, gateOf, grantOf, post } from '../../limits/send-limits.ts'
import type { KnockPorts } from '../consent/waiting-seats.ts'
import type { Knocked } from '../consent/request-consent.ts'
import { type WritingSite, writeLetter } from './write-email.ts'
import { isOfPostponed, ownMark, readerAccount } from '../../credentials/mailbox.ts'
import type { Log } from '../../runtime/logger.ts'
import { type Reader, loadReader } from './load-reader.ts'
import type { MovedPorts } from './send-moved.ts'
import type { LinksSent } from './send-links.ts'
import { type TurnSent, reachedOf, sendTurn } from './turn-emails.ts'
import type { WakePorts, Woken } from '../../push/push-first.ts'

/** What the delivery of queued emails needs. */
export type Delivery = KnockPorts & MovedPorts & WritingSite & WakePorts & { readonly log: Log }

/** The outcome of a delivery. */
export type Delivered =
  | 'sent'
  | 'no-game'
  | 'no-address'
  | 'silent'
  | 'told-already'
  | 'in-hand'
  | 'superseded'
  | 'in-digest'
  | 'seen'
  | 'covered'
  | Exclude<Gate, 'open'>
  | Knocked
  | LinksSent
  | TurnSent
  | DigestSent
  | Woken

const UNDONE: ReadonlySet<Delivered> = new Set(['in-hand'])

/** Whether the queue may delete the email. Otherwise it delivers it again. */
export const isDone = (outcome: Delivered): boolean => !UNDONE.has(outcome)

/**
 * Delivers a queued email. A crash may send it twice, but never marks anything as notified that was not sent. A seat
 * whose mailbox has not consented, or that is not accepted yet, gets only a consent email, unless "all my games" covers
 * it (`covered`: other emails notify its reader). `in-hand`: another delivery has the claim.
 */
export const deliver = async (delivery: Delivery, queued: Queued, now: Instant): Promise<Delivered> => {
  const outcome = await outcomeOf(delivery, queued, now)
  delivery.log('info', 'letter', { ...factsOf(queued), kind: queued.kind, outcome })
  return outcome
}

/** Few emails need these modules, so they are loaded when they are first needed. */
const requestConsent = later(() => import('../consent/request-consent.ts'), 'knock')
const sendSeatChangedEmail = later(() => import('./send-moved.ts'), 'sendMoved')
const sendLinksEmail = later(() => import('./send-links.ts'), 'sendLinks')
const requestPostponedConsents = later(() => import('../consent/ask-postponed.ts'), 'askPostponed')
const sendDigest = later(() => import('./digest.ts'), 'sendDigest')
const writeReplyResults = later(() => import('./write-answers.ts'), 'writeAnswers')

const outcomeOf = (delivery: Delivery, queued: Queued, now: Instant): Promise<Delivered> => {
  if (queued.kind === 'links') return sendLinksEmail(delivery, queued, now)
  if (queued.kind !== 'digest') return send(delivery, queued, now)
  return (isOfPostponed(queued.account) ? requestPostponedConsents : sendDigest)(delivery, queued, now)
}

const factsOf = (queued: Queued): Readonly<Record<string, string | number>> =>
  queued.kind === 'links' || queued.kind === 'digest'
    ? {}
    : { game: queued.game, seat: queued.seat, version: queued.version }

const applyStandingConsent = later(() => import('../consent/cover-seat.ts'), 'coverSeat')
const rememberParties = later(() => import('../consent/standing-consent.ts'), 'rememberParties')
const combineWithTurn = later(() => import('./turn-at.ts'), 'withTurn')

/** Whether an arbiter with this choice wants the email. Every arbiter gets the email about how the game ended. */
const isFollowed = (gameEmail: Letter, follow: Follow): boolean => {
  if (gameEmail.kind === 'watched') return follow === 'all'
  return gameEmail.kind !== 'news' || gameEmail.about !== 'count-asked' || follow !== 'results'
}

/**
 * Whether the reader does not want the email. A new link is sent even to a seat whose emails are off, once a day:
 * without it they would lose their seat.
 */
const isUnwelcome = (gameEmail: Letter, { silent = false, confirmed = false, follow = 'asked' }: Known): boolean =>
  !isFollowed(gameEmail, follow) || (silent && !(confirmed && isNewLink(gameEmail)))

const addressGate = (delivery: Delivery, gameEmail: Letter, reader: Reader, now: Instant): Promise<Gate> =>
  gateOf(
    delivery,
    reachedOf({ gameEmail, ...reader }),
    { grant: grantOf(gameEmail), limits: addressLimits(gameEmail) },
    now,
  )

/**
 * Sends the result of a reply by email. It is not about a step of the game, so nothing is marked as notified, and a
 * crash may send it twice.
 */
const sendReplyResult = async (
  delivery: Delivery,
  gameEmail: Letter,
  reader: Reader,
  now: Instant,
): Promise<'sent' | 'in-hand' | Exclude<Gate, 'open'>> => {
  const { loaded, contact, to } = reader
  const counting = counted(gameEmail, to, now)
  if (counting === 'spent') return 'spent'
  const gate = await addressGate(delivery, gameEmail, reader, now)
  if (gate !== 'open') return gate
  if (counting && !(await delivery.contacts.count(gameEmail.game, contact, counting))) return 'in-hand'
  const mail =
    gameEmail.kind === 'answers'
      ? await writeReplyResults(delivery, gameEmail, to, now)
      : await writeLetter(delivery, gameEmail, loaded, to, now)
  return post(delivery, reachedOf({ gameEmail, ...reader }), mail, now)
}

const send = async (delivery: Delivery, gameEmail: Letter, now: Instant): Promise<Delivered> => {
  if (gameEmail.kind === 'moved') return sendSeatChangedEmail(delivery, gameEmail, now)
  const reader = await loadReader(delivery, gameEmail, now)
  if (typeof reader === 'string') return reader
  const { loaded, contact, to } = reader
  if (isUnwelcome(gameEmail, to)) return 'silent'
  if (isInvited(loaded.game, gameEmail.seat)) return requestConsent(delivery, gameEmail, reader, now)
  if (!to.confirmed) {
    const covered = await applyStandingConsent(delivery, gameEmail, reader, now)
    if (covered === 'uncovered') return requestConsent(delivery, gameEmail, reader, now)
    return covered === 'told-by-others' ? 'covered' : send(delivery, gameEmail, now)
  }
  if (gameEmail.kind === 'door') return 'superseded'
  if (gameEmail.kind === 'answer' || gameEmail.kind === 'answers')
    return sendReplyResult(delivery, gameEmail, reader, now)
  if (to.told >= gameEmail.version) return 'told-already'
  if (!stillTrue(gameEmail, loaded.game, now)) return 'superseded'
  if (gameEmail.kind === 'your-turn' && wasSeen(to, gameEmail.version)) return 'seen'
  const due = digestOf(gameEmail, loaded, to, now)
  if (due !== undefined) {
    await delivery.ledger.plan(readerAccount(delivery.signer, to.email), due)
    return 'in-digest'
  }
  if (gameEmail.kind === 'your-turn') return sendTurn(delivery, { gameEmail, loaded, contact, to }, now)
  const combined = gameEmail.kind === 'joined' ? await combineWithTurn(gameEmail, reader, now) : gameEmail
  return sendNews(delivery, combined, reader, now)
}

/** Sends an email about anything but a turn. */
const sendNews = async (delivery: Delivery, gameEmail: Letter, reader: Reader, now: Instant): Promise<Delivered> => {
  const { loaded, contact, to } = reader
  const counting = counted(gameEmail, to, now)
  if (counting === 'spent') return 'spent'
  const gate = await addressGate(delivery, gameEmail, reader, now)
  if (gate !== 'open') return gate
  const claim = { version: gameEmail.version, now, until: now + HOLD, counting }
  if (!(await delivery.contacts.claim(gameEmail.game, contact, claim))) return 'in-hand'
  const mail = await writeLetter(delivery, gameEmail, loaded, to, now)
  const posted = await post(delivery, reachedOf({ gameEmail, ...reader }), mail, now)
  await delivery.contacts.told(gameEmail.game, contact, gameEmail.version)
  if (gameEmail.kind === 'joined')
    await rememberParties(
      delivery,
      ownMark(delivery.signer, to.email),
      [{ id: gameEmail.game, role: gameEmail.seat, loaded }],
      now,
    )
  return posted
}
