import { type Duration, type Instant, MINUTE } from '../../../game/words.ts'
import { POSTPONED_REASONS, type Postponed } from '../../ports/contact.ts'

export type { Postponed } from '../../ports/contact.ts'

export type Wait = Pick<Postponed, 'until' | 'why'>

const SENT = 'sent'
const NOTHING: Instant = 0

/** Until when the email itself waits. */
export const waitIn = (postponed: Postponed | undefined): Wait | undefined =>
  postponed === undefined || postponed.isSent ? undefined : { until: postponed.until, why: postponed.why }

export const isWaiting = (postponed: Postponed | undefined): boolean => waitIn(postponed) !== undefined

/** Until when whoever named the address is told that the email waits. */
export const toldUntil = (postponed: Postponed | undefined): Instant | undefined => {
  const told = postponed && !postponed.isSent ? (postponed.shown ?? postponed.until) : postponed?.until
  return told === NOTHING ? undefined : told
}

/** `told`: until when it seems to wait. */
export const postponedWith = (wait: Wait | undefined, told: Instant | undefined): Postponed => {
  if (wait === undefined) return { until: told ?? NOTHING, why: 'network', isSent: true }
  return told === wait.until ? wait : { ...wait, shown: told ?? NOTHING }
}

/**
 * How long after a quota begins anew the emails of a mailbox are sent that waited for it: at a minute of the hour that its account's name
 * decides, so that they do not all come at midnight.
 */
export const minuteOf = (account: string): Duration =>
  (MINUTE * [...account].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6_000, 0)) % (60 * MINUTE)

/** As the address book stores it. */
export const postponedText = ({ until, why, isSent, shown }: Postponed): string =>
  [until, why, ...(isSent ? [SENT] : []), ...(shown === undefined ? [] : [shown])].join(' ')

/** A reason that only a later release knows is read as the service's: the email is sent all the same. */
export const postponedIn = (text: string): Postponed => {
  const [until, named, more] = text.split(' ')
  const why = POSTPONED_REASONS.find((reason) => reason === named) ?? 'service'
  if (more === SENT) return { until: Number(until), why, isSent: true }
  return { until: Number(until), why, ...(more !== undefined && { shown: Number(more) }) }
}
