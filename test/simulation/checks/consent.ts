import { DAY, type Role } from '../../../shared/game/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { type Asked, type Evidence, type Sent, isDoor, stepsOf } from '../evidence.ts'
import { INVITED } from '../players/table.ts'
import { hasLeft } from './addresses.ts'
import type { Check } from './check.ts'

/** As the documents promise them. */
const STRANGER = { day: 2, month: 4 }
/** By UTC, as days are. */
const MONTH = 30 * DAY
const CONFIRMED = 60
/** Where games elsewhere take all but four of these that are for no warnings. */
const BUSY = 10

const dayOf = (at: number): number => Math.floor(at / DAY)

/** Whether the page that a press came from was in an email to this address. */
const isFrom = (evidence: Evidence, { token, body }: Asked, email: string): boolean =>
  evidence.sent.some(({ mail }) => mail.to === email && mail.text.includes(`${token}.${String(body['mark'])}`))

/** Accepting an invitation on the page that its email leads to is one, too. */
const PRESSES: ReadonlySet<string> = new Set(['emails', 'claim'])

export const roleOf = ({ role, token }: Asked): Role | undefined => role ?? INVITED[token?.charAt(0) ?? '']

export const pressesOf = (evidence: Evidence, email: string, until: number): readonly Asked[] =>
  evidence.asked.filter((each) => PRESSES.has(each.kind) && each.at <= until && isFrom(evidence, each, email))

/** Whoever has allowed emails again after a stop reads this mailbox, and wants its emails. */
const hasLifted = ({ asked }: Evidence, email: string, until: number): boolean =>
  asked.some(
    ({ kind, body, at }) => kind === 'stop-all' && body['undo'] !== undefined && body['email'] === email && at <= until,
  )

/** Since when the person sits there who does so then: what another pressed before them counts no more. */
const satSince = (evidence: Evidence, game: GameId, role: Role, until: number): number => {
  const steps = stepsOf(evidence, game).filter(({ at }) => at <= until)
  const contact = steps.at(-1)?.reckoned.contacts[role]
  const before = steps.findLast(({ reckoned }) => {
    const known = reckoned.contacts[role]
    return known !== undefined && known !== contact
  })
  return before?.at ?? -Infinity
}

/** Whether the owner of this address has asked for the emails of this seat, beyond doubt. */
export const hasConsented = (
  evidence: Evidence,
  game: GameId,
  role: Role | undefined,
  email: string,
  until: number,
): boolean =>
  pressesOf(evidence, email, until).some((each) => {
    const seat = roleOf(each)
    return (
      each.game === game &&
      (role === undefined || seat === role) &&
      [200, 201].includes(each.answer?.status ?? 0) &&
      (each.answer?.at ?? Infinity) <= until &&
      (seat === undefined ||
        (each.at > satSince(evidence, game, seat, until) &&
          !hasLeft(evidence, { game, role: seat, email }, { from: each.at, until })))
    )
  })

/** How many emails the address got on that day or the next: from some number on, its caps may have held one back. */
export const mailsAround = ({ sent }: Evidence, email: string, at: number): number =>
  sent.filter(({ mail, at: then }) => mail.to === email && [0, 1].includes(dayOf(then) - dayOf(at))).length

/** From so many emails in two days on, the caps of the address may have held one back; where it gets others elsewhere, from so few. */
const MANY = 40
const LEFT = 3

export const hasMany = (evidence: Evidence, email: string, at: number): boolean =>
  mailsAround(evidence, email, at) >= (evidence.elsewhere.has(email) ? LEFT : MANY)

const GRANT = /^([0-9A-Za-z]{12})-(?:\d+-)?([a-z]+)/

/** How many emails of this entry of the address book took their part of that day, whether they were sent or failed. */
export const chargesAround = (evidence: Evidence, contact: string, at: number): number =>
  [...evidence.charged].filter(([grant, then]) => {
    const [, game = '', role = ''] = GRANT.exec(grant) ?? []
    const contacts = stepsOf(evidence, game).at(-1)?.reckoned.contacts
    return dayOf(then) === dayOf(at) && contacts?.[role as Role] === contact
  }).length

const roleIn = ({ seat }: Sent): string | undefined => seat.split('-')[0]

/** A question that was sent and could not be noted comes again with another letter of its seat, and both are one. */
const isUnnoted = (evidence: Evidence, each: Sent): boolean =>
  isDoor(each) &&
  each.struck() &&
  evidence.sent.some(
    (later) => later.at > each.at && isDoor(later) && each.game === later.game && roleIn(each) === roleIn(later),
  )

/**
 * Until the owner of a mailbox has pressed a button, it gets nothing but the question whether it wants emails; rarely, where
 * it has not pressed one elsewhere, either.
 */
export const consentKept: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent } = occasion
  const { to, id } = sent.mail
  const isStranger = pressesOf(evidence, to, sent.at).length === 0
  if (isStranger && !isDoor(sent)) return `email ${id} went to ${to}, who never asked for emails`
  const counted = evidence.sent.filter((each) => each.mail.to === to && !isUnnoted(evidence, each))
  // One that failed first counts on the day on which it was taken from the ledger.
  const ids = new Map(counted.map(({ mail, at }) => [mail.id, evidence.charged.get(mail.id) ?? at]))
  const today = [...ids.values()].filter((at) => dayOf(at) === dayOf(sent.at)).length
  const month = [...ids.values()].filter((at) => Math.floor(at / MONTH) === Math.floor(sent.at / MONTH)).length
  const isCounted = isStranger && !hasLifted(evidence, to, sent.at) && !evidence.elsewhere.has(to)
  if (isCounted && (today > STRANGER.day || month > STRANGER.month))
    return `email ${id} is number ${today} of the day and ${month} of thirty days to ${to}, who never asked for emails`
  return today > (evidence.elsewhere.has(to) ? BUSY : CONFIRMED)
    ? `email ${id} is number ${today} of the day to ${to}`
    : undefined
}
