import type { Instant } from '../../../game/model/words.ts'
import type { DueDigest, TournamentEmail } from '../../../email/game-emails/emails-for.ts'
import { contactIndexKey, pseudonymInAccount } from '../../credentials/mailbox.ts'
import { ADDRESS_LIMITS } from '../../limits/email-quotas.ts'
import { type SendDecision, LEASE, checkSendLimits, postEmail } from '../delivery/send-limits.ts'
import type { Contact } from '../../ports/contacts.ts'
import { pendingWait, shownUntil } from '../requests/postponed.ts'
import { LATEST_INSTANT } from '../requests/postponed.ts'
import type { ConsentRequestOutcome } from '../requests/request-consent.ts'
import { askPerson, recipientOfTournament } from './ask-person.ts'
import { peopleOfMailbox } from './people-of-mailbox.ts'
import {
  type TournamentEmailReader,
  type TournamentMailPorts,
  type UntoldNews,
  askingKind,
  kindOfPerson,
  loadTournamentReader,
  toldVersion,
  untoldNews,
} from './tournament-reader.ts'
import { writeTournamentEmail } from './write-tournament-email.ts'

export type TournamentEmailOutcome =
  | 'sent'
  | 'silent'
  | 'no-game'
  | 'no-address'
  | 'told-already'
  | ConsentRequestOutcome
  | Exclude<SendDecision, 'open'>

const sendNews = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  untold: UntoldNews,
  request: string | undefined,
  now: Instant,
): Promise<TournamentEmailOutcome> => {
  const { id, holder, contact, loaded, to } = reader
  const { version } = loaded.stored
  const mail = await writeTournamentEmail(ports, reader, { ...untold, request, asksConsent: false }, now)
  if (mail === 'in-hand') return mail
  const grant = `${id}-${toldVersion(reader, untold.news)}-${holder}${request === undefined ? '' : `-${request}`}`
  const limits = { grant, limits: ADDRESS_LIMITS.ordinary }
  const gate = await checkSendLimits(ports, recipientOfTournament(reader), limits, now)
  if (gate !== 'open') return gate
  // The claim fails if another delivery has told the reader anything since `told` was read, as it may be the same news.
  if (!(await ports.contacts.claim(id, contact, { version: to.told + 1, now, until: now + LEASE }))) return 'in-hand'
  const posted = await postEmail(ports, recipientOfTournament(reader), mail, now)
  await ports.contacts.markNotified(id, contact, version)
  await ports.contacts.release(id, contact)
  return posted
}

/**
 * Delivers an email about a tournament: one with all that the person has not been told yet. A crash may send it twice,
 * but never marks anything as told that was not sent. A mailbox that has not consented gets one email, and no more.
 */
export const deliverTournamentEmail = async (
  ports: TournamentMailPorts,
  queued: TournamentEmail,
  now: Instant,
): Promise<TournamentEmailOutcome> => {
  const reader = await loadTournamentReader(ports, queued, now)
  if (typeof reader === 'string') return reader
  const { holder, loaded, to } = reader
  const { request } = queued
  if (to.silent) return 'silent'
  if (!to.confirmed) {
    const kind = askingKind(loaded.tournament, holder)
    return kind ? askPerson(ports, reader, { kind, ...(request !== undefined && { request }) }, now) : 'superseded'
  }
  const untold = untoldNews(loaded, holder, to.told)
  if (untold) return sendNews(ports, reader, untold, request, now)
  const kind = request === undefined ? undefined : (kindOfPerson(loaded.tournament, holder) ?? 'news')
  if (kind) return sendNews(ports, reader, { kind, news: [] }, request, now)
  return to.told >= queued.version ? 'told-already' : 'superseded'
}

/** Returns the instants at which a waiting email is attempted, or what is shown of it changes. */
const instantsOf = ({ postponed }: Contact): readonly Instant[] =>
  [pendingWait(postponed)?.until, shownUntil(postponed)].filter((until) => until !== undefined)

/**
 * Makes another attempt at the emails that wait for the consent of a mailbox, in all tournaments, and updates what is
 * shown of them. Those that still wait are planned again.
 */
export const askPostponedPeople = async (
  ports: TournamentMailPorts,
  { account }: Pick<DueDigest, 'account'>,
  now: Instant,
): Promise<readonly ConsentRequestOutcome[]> => {
  const key = contactIndexKey(pseudonymInAccount(account), false)
  const outcomes: ConsentRequestOutcome[] = []
  for await (const reader of peopleOfMailbox(ports, key, ({ postponed, silent }) => !!postponed && !silent)) {
    const kind = askingKind(reader.loaded.tournament, reader.holder)
    const later = instantsOf(reader.to).filter((until) => until > now && until < LATEST_INSTANT)
    if (later.length > 0) await ports.ledger.planDigest(account, Math.min(...later))
    if (kind) outcomes.push(await askPerson(ports, reader, { kind, isPlanned: true }, now))
  }
  return outcomes
}
