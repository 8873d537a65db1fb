import type { SeatBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import type { Choices } from '../../game/events.ts'
import { playOf, playerOf } from '../../game/game.ts'
import { deletedAt } from '../../game/keeping.ts'
import type { Follow, MailMode } from '../../game/people.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Instant, Seat } from '../../game/words.ts'
import { command } from '../access/command.ts'
import { askAgain } from '../email/consent/resend-consent.ts'
import { askAddress, contactAt, emailsOf, missedBySeat } from '../email/consent/consent.ts'
import { isAskedByAny, unaskedSince } from '../ports/contact.ts'
import { tellFormer } from './restore-seat.ts'
import type { Handled } from '../games/handle.ts'
import { type Caller, NOTHING_NAMED, heldBack } from '../limits/stranger-quota.ts'
import { contactOf } from '../creation/create-game.ts'
import { type Held, NOT_FOUND, isSeats } from '../access/authorize.ts'
import { noteName } from '../notebook/page-names.ts'
import { UNADDRESSED, addressed, isSameMailbox, isSpeltAlike } from '../credentials/mailbox.ts'
import type { Amends, Contact, Seal } from '../ports/ports.ts'
import type { Loaded } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { checkedLines, keepLines } from '../notebook/analysis.ts'

/** What is usual is stored as nothing. */
const followKept = (follow: Follow): Follow | null => (follow === 'asked' ? null : follow)

/** Who allows emails again gets them as before. */
const MODES = {
  turns: { silent: null, digest: null },
  digest: { silent: null, digest: true },
  off: { silent: true },
} as const satisfies Readonly<Record<MailMode, Amends>>

/** Emails are on by default: "on" is stored as nothing. Another mailbox has consented to nothing. */
const amendsIn = (seal: Seal, body: SeatBody, known: Contact, isOther: boolean, now: Instant): Amends => ({
  ...(isOther && {
    confirmed: null,
    quietUntil: body.email ? unaskedSince(now) : null,
    postponed: null,
    returned: null,
    held: null,
    namedBy: null,
  }),
  ...(body.email === null && UNADDRESSED),
  ...(body.email && addressed(seal, body.email, !isOther && known.confirmed === true)),
  ...(body.locale !== undefined && { locale: body.locale }),
  ...(body.timeZone !== undefined && { timeZone: body.timeZone }),
  ...(body.notifications?.mail !== undefined && MODES[body.notifications.mail]),
  ...(body.notifications?.digestAt !== undefined && { digestAt: body.notifications.digestAt }),
  ...(body.notifications?.follow !== undefined && { follow: followKept(body.notifications.follow) }),
})

const isOtherMailbox = (known: Contact, { email }: SeatBody): boolean => {
  if (email === undefined) return false
  if (known.email === undefined || email === null) return known.email !== (email ?? undefined)
  return !isSameMailbox(known.email, email)
}

const isRespelt = ({ email: before, confirmed }: Contact, { email }: SeatBody): boolean =>
  email !== undefined && before !== undefined && confirmed === true && (email === null || !isSpeltAlike(before, email))

const namesChoices = ({ timeZone, notifications, playForced }: SeatBody): boolean =>
  timeZone !== undefined ||
  notifications?.reminders !== undefined ||
  notifications?.quietHours !== undefined ||
  playForced !== undefined

/** `zone`: the seat's, if known. Quiet hours keep their zone until another is named. */
const choicesAfter = (before: Choices, zone: string | undefined, body: SeatBody): Choices => {
  const { timeZone, notifications, playForced } = body
  const quiet = notifications?.quietHours ?? before.quietIn !== undefined
  return {
    reminders: notifications?.reminders ?? before.reminders,
    playForced: playForced ?? before.playForced,
    ...(quiet && { quietIn: timeZone ?? before.quietIn ?? zone ?? 'UTC' }),
  }
}

/** Read only if the body turns quiet hours on without naming a zone. */
const zoneFor = async ({ contacts }: Service, { id, loaded, role }: Held<Seat>, body: SeatBody) => {
  const player = playerOf(loaded.game, role)
  const isOpen = body.notifications?.quietHours === true && !body.timeZone
  return isOpen && player ? (await contacts.load(id, player.contact))?.timeZone : undefined
}

const refusalOf = ({ loaded: { game }, role: by }: Held<Seat>, body: SeatBody, now: Instant): Refusal | undefined => {
  const said = { by, ply: playOf(game)?.moves.length ?? 0 }
  const { name } = body
  const commands: readonly Command[] = [
    ...(name === undefined ? [] : [{ type: 'rename', ...said, name } as const]),
    ...(namesChoices(body)
      ? [{ type: 'choose', ...said, choices: choicesAfter(game.choices[by], undefined, body) } as const]
      : []),
  ]
  return commands.map((each) => decide(game, each, now).refusal).find((each) => each !== undefined)
}

/** Another mailbox; and one that never was asked, when it is named again: the queue may have failed the first time. */
const askNamed = async (
  service: Service,
  held: Held,
  known: Contact,
  body: SeatBody,
  caller: Caller,
): Promise<void> => {
  if (!body.email) return
  if (isOtherMailbox(known, body)) await askAddress(service, held)
  else if (emailsOf(known) === 'unconfirmed' && isAskedByAny(known.quietUntil))
    await askAgain(service, held, known, caller)
}

/** Of a seat whose emails were off; one that gets another address is asked instead. */
const isAllowing = ({ email, notifications }: SeatBody): boolean =>
  email === undefined && notifications?.mail !== undefined && notifications.mail !== 'off'

/** The address book's part. False if the link no longer holds the seat. */
const keepContact = async (service: Service, held: Held, body: SeatBody, caller: Caller): Promise<boolean> => {
  const now = caller.receivedAt
  const { id, role, loaded } = held
  const person = playerOf(loaded.game, role)
  const known = body.email === undefined ? {} : await contactAt(service, held)
  const was = person && isAllowing(body) ? await service.contacts.load(id, person.contact) : undefined
  const isOther = isOtherMailbox(known, body)
  const naming = isOther ? await heldBack(service, caller, [body.email]) : NOTHING_NAMED
  const amends = {
    ...amendsIn(service.seal, body, known, isOther, now),
    ...(isOther && body.email && contactOf(service.seal, { email: body.email }, naming)),
  }
  if (isRespelt(known, body)) await tellFormer(service, held, known, now)
  // An earlier address may take the seat back right now: then this link is worthless.
  const where = { under: loaded.game.epochs[role] }
  if (person && was) await missedBySeat(service, { id, role, loaded, contact: person.contact }, was, now)
  if (person && Object.keys(amends).length > 0 && !(await service.contacts.amend(id, person.contact, amends, where)))
    return false
  await askNamed(service, held, known, body, caller)
  return true
}

/**
 * Only named fields: concurrent changes of others survive. The address book comes first: a resend after a crash
 * completes it.
 */
export const changeSeat = async (
  service: Service,
  held: Held<Seat>,
  body: SeatBody,
  caller: Caller,
): Promise<Handled> => {
  const now = caller.receivedAt
  const { id, role: by } = held
  const lines = body.tried && checkedLines(held.loaded.game, body.tried)
  const refusal = lines && 'code' in lines ? lines : refusalOf(held, body, now)
  if (refusal) return { kind: 'refused', refusal, loaded: held.loaded }
  const player = playerOf(held.loaded.game, by)
  if (!(await keepContact(service, held, body, caller))) return { kind: 'refused', refusal: NOT_FOUND }
  if (player && body.note !== undefined)
    await service.papers.save(id, noteName(player.contact), body.note, deletedAt(held.loaded.game))
  if (lines && 'tree' in lines)
    await keepLines(service.papers, { id, game: held.loaded.game, seat: by, until: deletedAt(held.loaded.game) }, lines)
  const { name } = body
  let loaded: Loaded = held.loaded
  const said = { by, ply: playOf(loaded.game)?.moves.length ?? 0 }
  if (name !== undefined) {
    const renamed = await command(service, held, () => ({ type: 'rename', ...said, name }), now)
    if (renamed.kind !== 'done') return renamed
    loaded = renamed.loaded
  }
  if (!namesChoices(body)) return { kind: 'done', loaded, duplicate: false }
  const zone = await zoneFor(service, held, body)
  return command(
    service,
    { ...held, loaded },
    ({ game }) => ({ type: 'choose', ...said, choices: choicesAfter(game.choices[by], zone, body) }),
    now,
  )
}

const isPlayers = ({ name, note, tried, playForced, notifications = {} }: SeatBody): boolean => {
  const { mail, digestAt, reminders, quietHours } = notifications
  const own = [name, note, tried, playForced, digestAt, reminders, quietHours]
  return mail === 'digest' || own.some((each) => each !== undefined)
}

const changeArbiters = async (service: Service, held: Held, body: SeatBody, caller: Caller): Promise<Handled> =>
  (await keepContact(service, held, body, caller))
    ? { kind: 'done', loaded: held.loaded, duplicate: false }
    : { kind: 'refused', refusal: NOT_FOUND }

/** An arbiter has an address, a language, a zone and emails. */
export const changeOwn = async (service: Service, held: Held, body: SeatBody, caller: Caller): Promise<Handled> => {
  if (isSeats(held) ? body.notifications?.follow !== undefined : isPlayers(body))
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded: held.loaded }
  return isSeats(held) ? changeSeat(service, held, body, caller) : changeArbiters(service, held, body, caller)
}
