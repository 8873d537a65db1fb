import { DAY, type Role } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { type Asked, type Evidence, type Sent, isDoor, stepsOf } from '../evidence.ts'
import { listing } from '../remembering.ts'
import { isOfPlayerAt } from '../tournaments/board-of.ts'
import { INVITED } from '../players/table.ts'
import { hasLeft } from './addresses.ts'
import type { Check } from './check.ts'

/** The documented limits of emails to an address that has never consented. */
const STRANGER = { day: 2, month: 4 }
/** A period of 30 days, counted from 1970 in UTC, as days are. */
const MONTH = 30 * DAY
const CONFIRMED = 60
/**
 * The most emails a day to an address that also gets the emails of games outside the simulation: the four that those
 * games leave, and the warnings, which have a quota of their own.
 */
const BUSY = 10

const dayOf = (at: number): number => Math.floor(at / DAY)

/**
 * The requests that give consent: the button of a consent email, and accepting an invitation on the page that its email
 * links to; and the same for a tournament.
 */
const PRESSES: ReadonlySet<string> = new Set([
  'emails',
  'claim',
  'tournament-accept',
  'tournament-accept-deputy',
  'tournament-confirm',
  'tournament-emails',
])

export const roleOf = ({ role, token }: Asked): Role | undefined => role ?? INVITED[token?.charAt(0) ?? '']

const pressesIn = listing<Asked>(({ kind }) => PRESSES.has(kind))

/** For each press, the lists of all emails that link to its page. */
const linking = new WeakMap<Asked, (sent: readonly Sent[]) => readonly Sent[]>()

/** Returns whether the page on which a button was pressed was linked in an email to this address. */
const isFrom = ({ sent }: Evidence, press: Asked, email: string): boolean => {
  const page = `${press.token}.${String(press.body['mark'])}`
  const linkingIn = linking.get(press) ?? listing<Sent>(({ mail }) => mail.text.includes(page))
  linking.set(press, linkingIn)
  return linkingIn(sent).some(({ mail }) => mail.to === email)
}

export const pressesOf = (evidence: Evidence, email: string, until: number): readonly Asked[] =>
  pressesIn(evidence.asked).filter((each) => each.at <= until && isFrom(evidence, each, email))

/**
 * Returns whether the reader of this address has allowed emails again after they had stopped them. This shows that they
 * read this mailbox and want its emails.
 */
const hasLifted = ({ asked }: Evidence, email: string, until: number): boolean =>
  asked.some(
    ({ kind, body, at }) => kind === 'stop-all' && body['undo'] !== undefined && body['email'] === email && at <= until,
  )

/**
 * Returns when the last step was stored at which the seat had another person than at `until`. That person's consent
 * does not count.
 */
const satSince = (evidence: Evidence, game: GameId, role: Role, until: number): number => {
  const steps = stepsOf(evidence, game).filter(({ at }) => at <= until)
  const contact = steps.at(-1)?.reckoned.contacts[role]
  const before = steps.findLast(({ reckoned }) => {
    const known = reckoned.contacts[role]
    return known !== undefined && known !== contact
  })
  return before?.at ?? -Infinity
}

/**
 * Returns whether the owner of this address has certainly consented to the emails of this seat. Consent to those of a
 * tournament holds for the seats of its boards.
 */
export const hasConsented = (
  evidence: Evidence,
  game: GameId,
  role: Role | undefined,
  email: string,
  until: number,
): boolean =>
  pressesOf(evidence, email, until).some((each) => {
    const isAtBoard = role !== undefined && isOfPlayerAt(evidence, game, role, each)
    const seat = isAtBoard ? role : roleOf(each)
    return (
      (isAtBoard || (each.game === game && (role === undefined || seat === role))) &&
      [200, 201].includes(each.answer?.status ?? 0) &&
      (each.answer?.at ?? Infinity) <= until &&
      (seat === undefined ||
        ((isAtBoard || each.at > satSince(evidence, game, seat, until)) &&
          !hasLeft(evidence, { game, role: seat, email }, { from: each.at, until })))
    )
  })

/**
 * Returns how many emails the address got on that day and the next. If they are many, its quotas may have held one
 * back.
 */
export const mailsAround = ({ sent }: Evidence, email: string, at: number): number =>
  sent.filter(({ mail, at: then }) => mail.to === email && [0, 1].includes(dayOf(then) - dayOf(at))).length

/**
 * The numbers of emails in two days from which an address's quotas may have held back another email to it: `MANY`
 * usually, and `LEFT` if games elsewhere get most of its emails.
 */
const MANY = 40
const LEFT = 3

/** Returns whether games outside the world take most of the emails that this address may get on that day. */
export const playsElsewhere = ({ elsewhere }: Evidence, email: string, at: number): boolean =>
  at < (elsewhere.get(email) ?? -Infinity)

export const hasMany = (evidence: Evidence, email: string, at: number): boolean =>
  mailsAround(evidence, email, at) >= (playsElsewhere(evidence, email, at) ? LEFT : MANY)

const GRANT = /^([0-9A-Za-z]{12})-(?:\d+-)?([a-z]+)/

/** Returns how many emails to this contact were charged on that day, whether they were sent or failed. */
export const chargesAround = (evidence: Evidence, contact: string, at: number): number =>
  [...evidence.charged].filter(([grant, then]) => {
    const [, game = '', role = ''] = GRANT.exec(grant) ?? []
    const contacts = stepsOf(evidence, game).at(-1)?.reckoned.contacts
    return dayOf(then) === dayOf(at) && contacts?.[role as Role] === contact
  }).length

const roleIn = ({ seat }: Sent): string | undefined => seat.split('-')[0]

/**
 * Returns whether a consent email was sent but not noted, so that its seat got another one later. The two count as one.
 */
const isUnnoted = (evidence: Evidence, each: Sent): boolean =>
  isDoor(each) &&
  each.struck() &&
  evidence.sent.some(
    (later) => later.at > each.at && isDoor(later) && each.game === later.game && roleIn(each) === roleIn(later),
  )

/**
 * A mailbox whose owner has consented nowhere gets only consent emails, and few of them. Every mailbox has a limit of
 * emails a day.
 */
export const consentKept: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent } = occasion
  const { to, id } = sent.mail
  const isStranger = pressesOf(evidence, to, sent.at).length === 0
  if (isStranger && !isDoor(sent)) return `email ${id} went to ${to}, who never asked for emails`
  const counted = evidence.sent.filter((each) => each.mail.to === to && !isUnnoted(evidence, each))
  // An email that failed at first counts on the day of its charge to the ledger.
  const ids = new Map(counted.map(({ mail, at }) => [mail.id, evidence.charged.get(mail.id) ?? at]))
  const today = [...ids.values()].filter((at) => dayOf(at) === dayOf(sent.at)).length
  const month = [...ids.values()].filter((at) => Math.floor(at / MONTH) === Math.floor(sent.at / MONTH)).length
  const isCounted = isStranger && !hasLifted(evidence, to, sent.at) && !evidence.elsewhere.has(to)
  if (isCounted && (today > STRANGER.day || month > STRANGER.month))
    return `email ${id} is number ${today} of the day and ${month} of thirty days to ${to}, who never asked for emails`
  return today > (playsElsewhere(evidence, to, sent.at) ? BUSY : CONFIRMED)
    ? `email ${id} is number ${today} of the day to ${to}`
    : undefined
}
