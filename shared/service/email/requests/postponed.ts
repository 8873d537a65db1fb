import { type Duration, type Instant, MINUTE } from '../../../game/model/words.ts'
import { POSTPONED_REASONS, type Postponed } from '../../ports/contacts.ts'

export type Wait = Pick<Postponed, 'until' | 'why'>

/** The last instant that a Date can represent. */
export const LATEST_INSTANT: Instant = 8_640_000_000_000_000

/** The wait of an email to a mailbox that has stopped all emails: it ends when they are allowed again, not by time. */
export const WHILE_STOPPED: Wait = { until: LATEST_INSTANT, why: 'address' }

const SENT = 'sent'
/** The instant that stands for an email that is shown as sent. */
const SENT_AT: Instant = 0

/** Returns until when the email waits, and for whose quota; undefined if no email is waiting. */
export const pendingWait = (postponed: Postponed | undefined): Wait | undefined =>
  postponed === undefined || postponed.isSent ? undefined : { until: postponed.until, why: postponed.why }

export const isWaiting = (postponed: Postponed | undefined): boolean => pendingWait(postponed) !== undefined

/**
 * Returns until when the email waits according to what is shown to whoever named the address; undefined if it is shown
 * as sent.
 */
export const shownUntil = (postponed: Postponed | undefined): Instant | undefined => {
  const shown = postponed && !postponed.isSent ? (postponed.shown ?? postponed.until) : postponed?.until
  return shown === SENT_AT ? undefined : shown
}

/**
 * Returns what a contact stores. `wait`: until when and why the email waits, if it does. `shown`: until when it is
 * shown to wait; undefined: it is shown as sent.
 */
export const makePostponed = (wait: Wait | undefined, shown: Instant | undefined): Postponed => {
  if (wait === undefined) return { until: shown ?? SENT_AT, why: 'network', isSent: true }
  return shown === wait.until ? wait : { ...wait, shown: shown ?? SENT_AT }
}

/**
 * Returns how long after the beginning of a new quota window a mailbox gets the emails that waited for it. This is a
 * minute of the hour that depends on the name of the mailbox's account, so that not all mailboxes get their emails at
 * midnight.
 */
export const sendMinute = (account: string): Duration =>
  (MINUTE * [...account].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6_000, 0)) % (60 * MINUTE)

/** Returns the text that a contact stores. */
export const formatPostponed = ({ until, why, isSent, shown }: Postponed): string =>
  [until, why, ...(isSent ? [SENT] : []), ...(shown === undefined ? [] : [shown])].join(' ')

/**
 * Reads what `formatPostponed` writes. A reason that only a later release knows is read as `service`: the email is sent
 * all the same.
 */
export const parsePostponed = (text: string): Postponed => {
  const [until, named, more] = text.split(' ')
  const why = POSTPONED_REASONS.find((reason) => reason === named) ?? 'service'
  if (more === SENT) return { until: Number(until), why, isSent: true }
  return { until: Number(until), why, ...(more !== undefined && { shown: Number(more) }) }
}
