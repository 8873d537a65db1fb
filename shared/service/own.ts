import type { SeatBody } from '../api/shapes.ts'
import type { Choices } from '../game/events.ts'
import { type Game, playOf, playerOf } from '../game/game.ts'
import type { Instant, Seat } from '../game/words.ts'
import type { Handled } from './handle.ts'
import { type Link, seatLink } from './links.ts'
import type { Held, Opened } from './opened.ts'
import { command } from './perform.ts'
import { type Planned, plannedBy } from './plans.ts'
import type { Amends, GameId, Papers } from './ports.ts'
import type { Loaded } from './record.ts'
import type { Service } from './service.ts'

const noteName = (contact: string): string => `note-${contact}`

/** What a seat keeps for itself: a note, and planned replies. `analysis`: lines that no longer fit. */
export type OwnPapers = { readonly note: string; readonly planned: Planned | undefined }

export const ownPapers = async (papers: Papers, id: GameId, game: Game, seat: Seat): Promise<OwnPapers> => {
  const player = playerOf(game, seat)
  return {
    note: player ? ((await papers.load(id, noteName(player.contact))) ?? '') : '',
    planned: await plannedBy(papers, id, game, seat),
  }
}

/** The fields of the address book that a body names. Wanting emails is the default, so it is stored as nothing. */
const amendsIn = ({ email, locale, timeZone, notifications }: SeatBody): Amends => ({
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(timeZone !== undefined && { timeZone }),
  ...(notifications?.mail !== undefined && { silent: notifications.mail ? null : true }),
})

/** Whether a body may change what the game knows of a seat's wishes. */
const namesChoices = ({ timeZone, notifications, playForced }: SeatBody): boolean =>
  timeZone !== undefined ||
  notifications?.reminders !== undefined ||
  notifications?.quietHours !== undefined ||
  playForced !== undefined

/** `zone` is where the holder lives, as far as they have said. A chosen zone stays until another is named. */
const choicesAfter = (before: Choices, zone: string | undefined, body: SeatBody): Choices => {
  const { timeZone, notifications, playForced } = body
  const quiet = notifications?.quietHours ?? before.quietIn !== undefined
  return {
    reminders: notifications?.reminders ?? before.reminders,
    playForced: playForced ?? before.playForced,
    ...(quiet && { quietIn: timeZone ?? before.quietIn ?? zone ?? 'UTC' }),
  }
}

/** The zone in which quiet hours are meant, where neither the body nor the seat's choices name one. */
const zoneFor = async ({ contacts }: Service, { id, loaded, role }: Held<Seat>, body: SeatBody) => {
  const player = playerOf(loaded.game, role)
  const isOpen = body.notifications?.quietHours === true && !body.timeZone
  return isOpen && player ? (await contacts.load(id, player.contact))?.timeZone : undefined
}

/**
 * Changes what a seat says of itself, and only what the body names: another change at the same time holds, too.
 * The address book comes first: after a crash in between, asking again does the rest.
 */
export const changeSeat = async (
  service: Service,
  held: Held<Seat>,
  body: SeatBody,
  now: Instant,
): Promise<Handled> => {
  const { id, role: by } = held
  const player = playerOf(held.loaded.game, by)
  const amends = amendsIn(body)
  if (player && Object.keys(amends).length > 0) await service.contacts.amend(id, player.contact, amends)
  if (player && body.note !== undefined) await service.papers.save(id, noteName(player.contact), body.note)
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

/** Stops the emails of a seat, by the link that does nothing else. */
export const stopEmails = async ({ contacts }: Service, { id, loaded }: Opened, seat: Seat): Promise<void> => {
  const player = playerOf(loaded.game, seat)
  if (player) await contacts.amend(id, player.contact, { silent: true })
}

/** What came of replacing a link: the new one, or why there is none. */
export type Rotated = { readonly kind: 'made'; readonly link: Link } | Exclude<Handled, { readonly kind: 'done' }>

/** Replaces the link of a role, the arbiter's too: the old one is dead. */
export const rotateLink = async (service: Service, held: Held, now: Instant): Promise<Rotated> => {
  const { role } = held
  const handled = await command(service, held, () => ({ type: 'rotate-link', by: role, ply: 0 }), now)
  if (handled.kind !== 'done') return handled
  return { kind: 'made', link: seatLink(service, role, held.id, handled.loaded.game) }
}
