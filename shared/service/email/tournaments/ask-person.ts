import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail, TournamentEmail } from '../../../email/game-emails/emails-for.ts'
import type { TournamentEmailKind } from '../../../email/tournament/blocks/tournament-email-facts.ts'
import { logPostponed } from '../../limits/log-spent-limits.ts'
import { type Contact, type CountChange, ifSameAddress } from '../../ports/contacts.ts'
import { chargeBounce } from '../delivery/charge-bounce.ts'
import { isStranger, mailboxStatus } from '../delivery/mailbox-status.ts'
import { LEASE, type Recipient, postEmail } from '../delivery/send-limits.ts'
import {
  type ConsentEmailDecision,
  type ShownOutcome,
  checkConsentEmail,
  checkShownOutcome,
  shownOf,
  waitAfter,
} from '../requests/check-consent-email.ts'
import { type Wait, WHILE_STOPPED, isWaiting, shownUntil } from '../requests/postponed.ts'
import { needsFirstConsentEmail } from '../requests/quiet-until.ts'
import { type ConsentEmailOutcome, amendsAfter, planAgain } from '../requests/record-outcome.ts'
import type { ConsentRequestOutcome } from '../requests/request-consent.ts'
import { invitationWait } from './invitation-wait.ts'
import type { TournamentEmailReader, TournamentMailPorts } from './tournament-reader.ts'
import { writeTournamentEmail } from './write-tournament-email.ts'

/** The version for which the email claims the right to be sent: it is sent whatever the person has been told. */
const ANY_VERSION = Number.MAX_SAFE_INTEGER

/** How an email is asked for. `isPlanned`: it was postponed until now. */
export type Asking = Pick<TournamentEmail, 'request'> & {
  readonly kind: TournamentEmailKind
  readonly isPlanned?: boolean
}

/** Returns whether the email may be sent: the first one, one that was postponed until now, or one on request. */
const maySend = ({ quietUntil, postponed }: Contact, { request, isPlanned = false }: Asking): boolean => {
  if (isWaiting(postponed)) return isPlanned || request !== undefined
  return request !== undefined || (needsFirstConsentEmail(quietUntil) && !postponed?.isSent)
}

/** Returns whether it would be attempted for a stranger: whoever named the address is shown what would become of it. */
const mayShow = ({ quietUntil, postponed }: Contact, { request, isPlanned = false }: Asking, now: Instant): boolean => {
  const until = shownUntil(postponed)
  if (request !== undefined) return true
  return until === undefined ? needsFirstConsentEmail(quietUntil) : isPlanned && until <= now
}

/** Returns the email as the limits of first emails know it: as one to the holder of a seat. */
const countedAs = ({ id, holder, loaded }: TournamentEmailReader, { request = 'first' }: Asking): GameEmail => ({
  kind: 'door',
  request: `${holder}-${request}`,
  game: id,
  seat: 'creator',
  version: loaded.stored.version,
  ply: 0,
  delay: 0,
})

export const recipientOfTournament = ({ id, holder, contact, to }: TournamentEmailReader): Recipient => ({
  game: id,
  holder,
  contact,
  email: to.email,
  returned: to.returned,
})

const note = async (
  ports: TournamentMailPorts,
  { id, contact, to }: TournamentEmailReader,
  came: ConsentEmailOutcome,
  now: Instant,
): Promise<boolean> => {
  await planAgain(ports, to.email, came)
  return ports.contacts.update(id, contact, amendsAfter(to, came, now), ifSameAddress(to))
}

/**
 * Returns whether the email is still due. Once its delivery has claimed the right to send it, another one cannot send it
 * any more, but may have done so since the person was loaded.
 */
const isStillDue = async (
  { contacts }: TournamentMailPorts,
  { id, contact, to }: TournamentEmailReader,
  asking: Asking,
): Promise<boolean> => {
  const known = await contacts.load(id, contact)
  return known?.email === to.email && maySend(known, asking)
}

type Sending = { readonly counting: CountChange | undefined; readonly shown: ShownOutcome | undefined }

const send = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  asking: Asking,
  { counting, shown }: Sending,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { id, contact, to } = reader
  const content = { kind: asking.kind, news: [], request: asking.request ?? 'first', asksConsent: true }
  const mail = await writeTournamentEmail(ports, reader, content, now)
  if (mail === 'in-hand') return mail
  if (!(await ports.contacts.claim(id, contact, { version: ANY_VERSION, now, until: now + LEASE, counting })))
    return 'in-hand'
  if (!(await isStillDue(ports, reader, asking))) {
    await ports.contacts.release(id, contact)
    return 'asked-before'
  }
  const posted = await postEmail(ports, recipientOfTournament(reader), mail, now)
  // An address that is refused at once is charged like one that bounces later.
  if (posted === 'dead') await chargeBounce(ports, { email: to.email, event: `refused-${mail.id}` }, to.namedBy, now)
  if (posted === 'sent') await note(ports, reader, { isSent: true, shown }, now)
  await ports.contacts.release(id, contact)
  return posted === 'sent' ? 'asked' : posted
}

/** Notes that the email is not sent now. */
const postpone = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  gate: Exclude<ConsentEmailDecision, { readonly kind: 'open' }>,
  shown: ShownOutcome | undefined,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { id, contact } = reader
  const counting = shown?.kind === 'sent' ? shown.counting : undefined
  if (counting && !(await ports.contacts.count(id, contact, counting))) return 'in-hand'
  const isNoted = await note(ports, reader, { isSent: false, wait: waitAfter(gate), shown }, now)
  if (gate.kind === 'postponed') logPostponed(ports.log, { tournament: id, contact }, gate)
  return isNoted ? gate.kind : 'superseded'
}

/**
 * Sends the one email that a person of a tournament gets before their mailbox has consented: the secretary's, an
 * invitation, or the link of somebody who entered. All limits of first emails hold, and those of invitations. Whoever
 * named the address is shown what would become of the email if it went to a stranger.
 */
export const askPerson = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  asking: Asking,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { to } = reader
  const [isAsked, isShown] = [maySend(to, asking), !to.held && mayShow(to, asking, now)]
  if (!isAsked && !isShown) return 'asked-before'
  const status = await mailboxStatus(ports, to.email, now)
  if (to.held && !status.isProven) return 'held-back'
  const counted = countedAs(reader, asking)
  const target = { recipient: recipientOfTournament(reader), to }
  const until = await invitationWait(ports, reader, asking.kind, now)
  if (until !== undefined) {
    const wait: Wait = status.isStopped ? WHILE_STOPPED : { until, why: 'network' }
    const isShownLater = isShown || isStranger(status)
    const shown = isShownLater ? ({ kind: 'later', until } as const) : undefined
    await note(ports, reader, { isSent: false, wait: isAsked ? wait : undefined, shown }, now)
    return isAsked ? 'postponed' : 'asked-before'
  }
  const shown = isShown && !isStranger(status) ? await checkShownOutcome(ports, counted, target, now) : undefined
  if (!isAsked) {
    const isNoted = await note(ports, reader, { isSent: false, shown }, now)
    return isNoted ? 'asked-before' : 'superseded'
  }
  const gate: ConsentEmailDecision = status.isStopped
    ? { kind: 'stopped' }
    : await checkConsentEmail(ports, counted, { ...target, isProven: status.isProven, shown }, now)
  const nowShown = isStranger(status) ? shownOf(gate) : shown
  return gate.kind === 'open'
    ? send(ports, reader, asking, { counting: gate.counting, shown: nowShown }, now)
    : postpone(ports, reader, gate, nowShown, now)
}
