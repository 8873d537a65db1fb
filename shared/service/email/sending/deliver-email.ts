import { type Game, isInvited } from '../../../game/model/game.ts'
import type { ArbiterEmails } from '../../../game/model/people.ts'
import type { Instant } from '../../../game/model/words.ts'
import {
  type DueDigest,
  type GameEmail,
  type LinksRequest,
  type QueuedEmail,
  isStillRelevant,
} from '../../../email/game-emails/emails-for.ts'
import { type StoredContact, hasSeen } from '../../ports/contacts.ts'
import type { DigestOutcome } from './send-digest.ts'
import { digestDueFor } from '../mailbox/digest-schedule.ts'
import { isNewLinkEmail } from '../delivery/email-limits.ts'
import { lazy } from '../../runtime/lazy.ts'
import type { SendDecision } from '../delivery/send-limits.ts'
import type { ConsentRequestPorts } from '../requests/waiting-seats.ts'
import type { ConsentRequestOutcome } from '../requests/request-consent.ts'
import { sendNews, sendReplyResult } from './send-news.ts'
import type { WritingSite } from './write-email.ts'
import { isPostponedAccount, readerAccount } from '../../credentials/mailbox.ts'
import type { Logger } from '../../runtime/logger.ts'
import { loadReader } from './load-reader.ts'
import type { SeatChangedPorts } from './send-seat-changed-email.ts'
import type { LinksEmailOutcome } from './send-links-email.ts'
import { type TurnEmailOutcome, sendTurnEmail } from './send-turn-email.ts'
import type { PushFirstPorts, PushFirstOutcome } from '../../push/push-first.ts'
import type { TournamentEmailOutcome } from '../tournaments/deliver-tournament-email.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'

/** What the delivery of queued emails needs. */
export type EmailDeliveryPorts = ConsentRequestPorts &
  SeatChangedPorts &
  WritingSite &
  PushFirstPorts & {
    readonly log: Logger
    readonly tournaments: Tournaments
  }

/** The outcome of a delivery. */
export type EmailDeliveryOutcome =
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
  | Exclude<SendDecision, 'open'>
  | ConsentRequestOutcome
  | LinksEmailOutcome
  | TurnEmailOutcome
  | DigestOutcome
  | PushFirstOutcome
  | TournamentEmailOutcome

const UNDONE: ReadonlySet<EmailDeliveryOutcome> = new Set(['in-hand'])

/** Returns whether the queue may delete the email. Otherwise it delivers it again. */
export const isDeliveryFinal = (outcome: EmailDeliveryOutcome): boolean => !UNDONE.has(outcome)

/**
 * Delivers a queued email. A crash may send it twice, but never marks anything as notified that was not sent. A seat
 * whose mailbox has not consented, or that is not accepted yet, gets only a consent email, unless "all my games" covers
 * it (`covered`: other emails notify its reader). `in-hand`: another delivery has the claim.
 */
export const deliverEmail = async (
  delivery: EmailDeliveryPorts,
  queued: QueuedEmail,
  now: Instant,
): Promise<EmailDeliveryOutcome> => {
  const outcome = await outcomeOf(delivery, queued, now)
  delivery.log('info', 'email', { ...factsOf(queued), kind: queued.kind, outcome })
  return outcome
}

/** Few emails need these modules, so they are loaded when they are first needed. */
const requestConsent = lazy(() => import('../requests/request-consent.ts'), 'requestConsent')
const sendSeatChangedEmail = lazy(() => import('./send-seat-changed-email.ts'), 'sendSeatChangedEmail')
const sendReport = lazy(() => import('./send-report.ts'), 'sendReport')
const sendLinksEmail = lazy(() => import('./send-links-email.ts'), 'sendLinksEmail')
const requestPostponedConsents = lazy(
  () => import('../requests/request-postponed-consents.ts'),
  'requestPostponedConsents',
)
const deliverTournamentEmail = lazy(
  () => import('../tournaments/deliver-tournament-email.ts'),
  'deliverTournamentEmail',
)
const askPostponedPeople = lazy(() => import('../tournaments/deliver-tournament-email.ts'), 'askPostponedPeople')
const queueTournamentLinks = lazy(() => import('../tournaments/queue-for-mailbox.ts'), 'queueTournamentLinks')
const sendDigest = lazy(() => import('./send-digest.ts'), 'sendDigest')

const outcomeOf = (delivery: EmailDeliveryPorts, queued: QueuedEmail, now: Instant): Promise<EmailDeliveryOutcome> => {
  if (queued.kind === 'links') return sendLinks(delivery, queued, now)
  if (queued.kind === 'report') return sendReport(delivery, queued)
  if (queued.kind === 'tournament') return deliverTournamentEmail(delivery, queued, now)
  if (queued.kind !== 'digest') return send(delivery, queued, now)
  return isPostponedAccount(queued.account) ? askAgain(delivery, queued, now) : sendDigest(delivery, queued, now)
}

/**
 * Sends the links of an address, and then queues an email for each of its tournaments. Those follow the links, so that
 * an attempt that fails queues none: the next attempt would queue them again.
 */
const sendLinks = async (
  delivery: EmailDeliveryPorts,
  inquiry: LinksRequest,
  now: Instant,
): Promise<EmailDeliveryOutcome> => {
  const outcome = await sendLinksEmail(delivery, inquiry, now)
  if (isDeliveryFinal(outcome)) await queueTournamentLinks(delivery, inquiry)
  return outcome
}

/** Makes another attempt at the postponed consent emails of a mailbox, for its games and for its tournaments. */
const askAgain = async (
  delivery: EmailDeliveryPorts,
  summary: DueDigest,
  now: Instant,
): Promise<EmailDeliveryOutcome> => {
  const outcome = await requestPostponedConsents(delivery, summary, now)
  const others = await askPostponedPeople(delivery, summary, now)
  return [outcome, ...others].find((each) => each === 'in-hand') ?? outcome
}

const factsOf = (queued: QueuedEmail): Readonly<Record<string, string | number>> =>
  queued.kind === 'links' || queued.kind === 'digest'
    ? {}
    : queued.kind === 'tournament'
      ? { tournament: queued.tournament, person: queued.to, version: queued.version }
      : { game: queued.game, seat: queued.seat, version: queued.version }

const applyStandingConsent = lazy(() => import('../consent/apply-standing-consent.ts'), 'applyStandingConsent')
const combineWithTurn = lazy(() => import('../mailbox/turn-email.ts'), 'combineWithTurn')

/**
 * Returns whether an arbiter with this choice wants the email. Every arbiter gets the email about how the game ended.
 */
const isFollowed = (gameEmail: GameEmail, follow: ArbiterEmails): boolean => {
  if (gameEmail.kind === 'watched') return follow === 'all'
  return gameEmail.kind !== 'news' || gameEmail.about !== 'count-asked' || follow !== 'results'
}

/**
 * Returns whether the reader does not want the email, such as a message of a player whom they have muted. A new link is sent even to a seat whose emails are off, once a
 * day: without it they would lose their seat.
 */
const isUnwelcome = (
  gameEmail: GameEmail,
  { silent = false, confirmed = false, follow = 'asked', muted = false }: StoredContact,
): boolean =>
  !isFollowed(gameEmail, follow) ||
  (muted && gameEmail.kind === 'news' && gameEmail.about === 'said') ||
  (silent && !(confirmed && isNewLinkEmail(gameEmail)))

/** The emails that the tournament sends in place of its games: when all begin, and in its final report. */
const TOLD_BY_TOURNAMENT: ReadonlySet<GameEmail['kind']> = new Set(['offered', 'joined', 'ended'])

const isToldByTournament = ({ kind }: GameEmail, { terms }: Game): boolean =>
  terms.tournament !== undefined && TOLD_BY_TOURNAMENT.has(kind)

const send = async (
  delivery: EmailDeliveryPorts,
  gameEmail: GameEmail,
  now: Instant,
): Promise<EmailDeliveryOutcome> => {
  if (gameEmail.kind === 'moved') return sendSeatChangedEmail(delivery, gameEmail, now)
  const reader = await loadReader(delivery, gameEmail, now)
  if (typeof reader === 'string') return reader
  const { loaded, contact, to } = reader
  if (isUnwelcome(gameEmail, to)) return 'silent'
  if (isToldByTournament(gameEmail, loaded.game)) return 'superseded'
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
  if (!isStillRelevant(gameEmail, loaded.game, now)) return 'superseded'
  if (gameEmail.kind === 'your-turn' && hasSeen(to, gameEmail.version)) return 'seen'
  const due = digestDueFor(gameEmail, loaded, to, now)
  if (due !== undefined) {
    await delivery.ledger.planDigest(readerAccount(delivery.signer, to.email), due)
    return 'in-digest'
  }
  if (gameEmail.kind === 'your-turn') return sendTurnEmail(delivery, { gameEmail, loaded, contact, to }, now)
  const combined = gameEmail.kind === 'joined' ? await combineWithTurn(gameEmail, reader, now) : gameEmail
  return sendNews(delivery, combined, reader, now)
}
