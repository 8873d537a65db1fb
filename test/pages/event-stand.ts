import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { memoryPost } from '../../local/memory/memory-mail.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { runTournamentEffects } from '../../shared/service/background/tournament-work.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { Seat } from '../../shared/game/model/words.ts'
import { loadTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { plainInvitationLink } from '../../shared/service/tournaments/links/tournament-links.ts'
import { handle } from '../../shared/service/games/handle.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import { EVENT_FORM } from './event-form.ts'
import { type Stand, ask, locationOf } from './stand.ts'

/** What a stand with tournaments has besides its stores. */
const eventPorts = ({ service }: Stand) => ({
  ...service,
  timers: memoryTimers(),
  post: memoryPost(),
  deflate: deflateLevel6,
})

const known = new WeakMap<Stand, ReturnType<typeof eventPorts> & { carried: number }>()

const portsOf = (at: Stand) => {
  const ports = known.get(at) ?? { ...eventPorts(at), carried: 0 }
  known.set(at, ports)
  return ports
}

/** Does what follows from stored changes of tournaments and their games, until nothing is left to do. */
export const settleEvents = async (at: Stand): Promise<void> => {
  const ports = portsOf(at)
  for (;;) {
    const games = await at.changes.ofGames.changes(ports.carried, 10_000)
    const events = await at.changes.ofTournaments.changes(ports.carried, 10_000)
    if (games.length + events.length === 0) return
    ports.carried = Math.max(...[...games, ...events].map(({ seq }) => seq))
    for (const event of events) await runTournamentEffects(ports, event, { now: at.clock.now, hasTime: () => true })
    for (const game of games)
      if (game.after.log.some((fact) => 'terms' in fact && fact.terms.tournament !== undefined))
        await runEffects(ports, game, at.clock.now)
  }
}

/** Returns the texts of the emails that tournaments have sent to an address, the newest last. */
export const eventMailsTo = async (at: Stand, email: string): Promise<readonly string[]> => {
  await settleEvents(at)
  const ports = portsOf(at)
  for (const invitation of at.invitations.splice(0)) await deliverEmail(ports, invitation, at.clock.now)
  return ports.post.mails().flatMap(({ to, text }) => (to === email ? [text] : []))
}

/** Returns the newest link of a kind that an address was sent: of the secretary (o), a player (e), an invitation (j). */
export const mailedPath = async (at: Stand, email: string, kind: 'o' | 'e' | 'j' | 's'): Promise<string> => {
  const link = new RegExp(`/${kind}/[\\w.-]+`)
  const path = (await eventMailsTo(at, email))
    .map((text) => link.exec(text)?.[0])
    .findLast((each) => each !== undefined)
  if (path === undefined) throw new Error(`${email} has no email with a link of the kind ${kind}`)
  return path
}

type Fields = Readonly<Record<string, string>>

const NAMES = ['Adwoa Boateng', 'Wanjiku Kamau', 'Otis Brown', 'Sofia Lindqvist', 'Pieter Smits', 'Ineke Vos']
const nameAt = (at: number): string => NAMES[at] ?? `Player ${at + 1}`

/** So many players have an address. The others get their invitations from the secretary. */
const MAILED = 3

/**
 * Returns who takes part in the event of a number. Each event has people of its own: a mailbox gets only so many emails a
 * day.
 */
const peopleOf = (event: number, players: number) => {
  const emailAt = (at: number): string | undefined => (at < MAILED ? `p${at + 1}@players${event}.test` : undefined)
  const people = Array.from({ length: players }, (_, at) => ({ name: nameAt(at), email: emailAt(at) }))
  return {
    secretary: `sam@club${event}.test`,
    emails: people.map(({ email }) => email),
    /** The list that is pasted. */
    list: people.map(({ name, email }) => (email === undefined ? name : `${name} <${email}>`)).join('\n'),
  }
}

/** Posts a form that must succeed, and returns where it leads. */
export const press = async (at: Stand, path: string, form: Fields = {}): Promise<string> => {
  const response = await ask(at, path, { form })
  if (response.status !== 303)
    throw new Error(`${path} was answered ${response.status}: ${/role="alert">[^<]*/.exec(response.body)?.[0]}`)
  await settleEvents(at)
  return locationOf(response).replace(/\?.*$/, '')
}

let founded = 0

/** Founds a tournament between so many players by its form. */
export const foundEvent = async (at: Stand, players: number, fields: Fields = {}) => {
  founded += 1
  const people = peopleOf(founded, players)
  const key = `a-key-of-an-event-${String(founded).padStart(4, '0')}`
  const draft = await press(at, '/t', {
    ...EVENT_FORM,
    key,
    email: people.secretary,
    ...(players > 0 && { players: people.list }),
    ...fields,
  })
  return { ...people, draft }
}

/** Founds a tournament, and presses the one button behind the link in the secretary's mailbox. */
export const sentEvent = async (at: Stand, players: number, fields: Fields = {}) => {
  const event = await foundEvent(at, players, fields)
  const page = await mailedPath(at, event.secretary, 'o')
  await press(at, `${page}/send`)
  return { ...event, page, table: `/t/${idOfEvent(page)}` }
}

const ENTRY_FORM = { key: 'a-key-of-an-entrant-01', timeZone: '', agree: '1' }

type SentEvent = Awaited<ReturnType<typeof sentEvent>>

/** Returns the path of a player's invitation: from the email, or the one that the secretary passes on. */
export const invitationTo = async (at: Stand, { emails, page }: SentEvent, number: number): Promise<string> => {
  const email = emails[number - 1]
  return email === undefined
    ? new URL(plainInvitationLink(at.service, idOfEvent(page), await tournamentAt(at, page), number).url).pathname
    : mailedPath(at, email, 'j')
}

/** Accepts a player's invitation, and returns the path of the player's page. */
export const acceptEvent = async (at: Stand, event: SentEvent, number: number): Promise<string> =>
  press(at, await invitationTo(at, event, number), ENTRY_FORM)

/** Returns the id of a tournament in the path of one of its links. */
export const idOfEvent = (path: string): string => path.slice(5, 17)

export const tournamentAt = async ({ service }: Stand, path: string): Promise<Tournament> => {
  const loaded = await loadTournament(service.tournaments, idOfEvent(path))
  if (!loaded) throw new Error(`no tournament at ${path}`)
  return loaded.tournament
}

/** Returns an event that has begun: all have accepted. */
export const begunEvent = async (at: Stand, players: number, fields: Fields = {}) => {
  const event = await sentEvent(at, players, fields)
  const entrants: string[] = []
  for (let number = 1; number <= players; number++) entrants.push(await acceptEvent(at, event, number))
  await press(at, `${event.page}/act`, { type: 'start' })
  return { ...event, entrants }
}

/** Ends the game of a board: a side resigns. */
export const resignBoard = async (at: Stand, path: string, board: number, by: Seat): Promise<void> => {
  const { boards } = await tournamentAt(at, path)
  const handled = await handle(
    at.service,
    boards[board - 1]?.game ?? '',
    (loaded) => (loaded ? { type: 'resign', by, ply: 0 } : { code: 'not-found' }),
    at.clock.now,
  )
  if (handled.kind !== 'done') throw new Error(`board ${board}: ${JSON.stringify(handled)}`)
  await settleEvents(at)
}

/** Returns the text of a page without its markup. */
export const textOf = (page: string): string => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** Returns the text of the page at a path. */
export const textAt = async (at: Stand, path: string): Promise<string> => textOf((await ask(at, path)).body)

/** Asks Dee to be the deputy. Returns the path in the email to her. */
export const askDeputy = async (at: Stand, page: string): Promise<string> => {
  await press(at, `${page}/act`, { type: 'appoint-deputy', name: 'Dee', email: 'dee@draughts.test', locale: 'en' })
  return mailedPath(at, 'dee@draughts.test', 'o')
}
