import type { GameEvent } from '../../../shared/game/events.ts'
import type { Role } from '../../../shared/game/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { INVITED } from '../players/table.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'

type Found = { readonly game: GameId; readonly role: Role; readonly chapter: Chapter }

const roleIn = (event: GameEvent, contact: string): Role | undefined => {
  if (event.type === 'offered')
    return event.contact === contact ? 'creator' : event.director?.contact === contact ? 'director' : undefined
  if (event.type === 'joined') return event.contact === contact ? 'opponent' : undefined
  if (event.type === 'appointed') return event.contact === contact ? 'director' : undefined
  return event.type === 'reseated' && event.contact === contact ? event.seat : undefined
}

/** The step with which somebody came into a game. */
export const arrivalOf = (evidence: Evidence, game: GameId, contact: string): Found | undefined => {
  for (const chapter of stepsOf(evidence, game))
    for (const event of chapter.step) {
      const role = roleIn(event, contact)
      if (role) return { game, role, chapter }
    }
  return undefined
}

const emailIn = (body: unknown): string | undefined => {
  const { email } = (body ?? {}) as { readonly email?: string | null }
  return email ?? undefined
}

/** The address that the creator gave for a person they named. */
export const invitedAt = (evidence: Evidence, game: GameId, role: Role): string | undefined => {
  const by = stepsOf(evidence, game)[0]?.by
  return typeof by === 'object' ? emailIn(by.body[role]) : undefined
}

/** What a request said of somebody who comes into a game with it. Who accepts and says nothing keeps the creator's word. */
const saidBy = (evidence: Evidence, { game, role, chapter: { by } }: Found): string | undefined => {
  if (typeof by === 'string') return undefined
  if (by.kind === 'create') return emailIn(by.body[role])
  if (by.kind !== 'claim') return undefined
  const isKept = INVITED[by.token?.charAt(0) ?? ''] === role && changesOf(evidence, game, role, 0).length === 0
  return emailIn(by.body) ?? (isKept ? invitedAt(evidence, game, role) : undefined)
}

/** Requests of this seat about its settings. */
export const settingsOf = (evidence: Evidence, game: GameId, role: Role, since: number): readonly Asked[] =>
  evidence.asked.filter(
    (each) => each.kind === 'settings' && each.game === game && each.role === role && each.at >= since,
  )

/** Those that name its address. */
const changesOf = (evidence: Evidence, game: GameId, role: Role, since: number): readonly Asked[] =>
  settingsOf(evidence, game, role, since).filter(({ body }) => 'email' in body)

/** Whether a seat took another address then: who comes back to the first is asked again. */
export const hasLeft = (
  evidence: Evidence,
  { game, role, email }: { readonly game: GameId; readonly role: Role; readonly email: string },
  { from, until }: { readonly from: number; readonly until: number },
): boolean => changesOf(evidence, game, role, from).some(({ at, body }) => at < until && emailIn(body) !== email)

/** Every address that somebody has ever said is theirs, in any game. */
export const saidOf = (evidence: Evidence, contact: string | undefined): readonly string[] =>
  [...evidence.chapters.keys()].flatMap((game) => {
    const found = contact === undefined ? undefined : arrivalOf(evidence, game, contact)
    if (!found) return []
    const invited = invitedAt(evidence, game, found.role)
    const later = changesOf(evidence, game, found.role, found.chapter.at).map(({ body }) => emailIn(body))
    return [saidBy(evidence, found), invited, ...later].filter((email) => email !== undefined)
  })

export type SeatOf = { readonly game: GameId; readonly role: Role; readonly contact: string }

const ROLES: readonly Role[] = ['creator', 'opponent', 'director']

/** All seats whose players have ever said that this address is theirs. */
export const seatsOf = (evidence: Evidence, email: string): readonly SeatOf[] =>
  [...evidence.chapters.keys()].flatMap((game) => {
    const sat = stepsOf(evidence, game).flatMap(({ reckoned: { contacts } }) =>
      ROLES.flatMap((role) => {
        const contact = contacts[role]
        return contact === undefined ? [] : [{ game, role, contact }]
      }),
    )
    return [...new Map(sat.map((seat) => [`${seat.role} ${seat.contact}`, seat])).values()].filter(({ contact }) =>
      saidOf(evidence, contact).includes(email),
    )
  })

/** Where a player who was brought along from another game plays: there they said how they are reached. */
const origin = (evidence: Evidence, game: GameId, contact: string): Found | undefined => {
  for (const other of evidence.chapters.keys()) {
    const found = other === game ? undefined : arrivalOf(evidence, other, contact)
    if (found && typeof found.chapter.by !== 'string') return found
  }
  return undefined
}

const firstAddress = (evidence: Evidence, contact: string, found: Found): string | undefined => {
  const { game, chapter } = found
  if (typeof chapter.by !== 'string') return saidBy(evidence, found)
  const from = origin(evidence, game, contact)
  if (!from || typeof from.chapter.by === 'string') return undefined
  const { size } = new Set(
    [...evidence.chapters.keys()].filter((each) => each !== game && arrivalOf(evidence, each, contact)),
  )
  // Changes in the games before may have come before or after they were brought along.
  const isSteady = size === 1 && changesOf(evidence, from.game, from.role, 0).length === 0
  return isSteady ? saidBy(evidence, from) : undefined
}

/** Whether a seat of theirs, in any game, was told to send letters or to send none. A rematch takes that along with the address. */
export const hasMuted = (evidence: Evidence, contact: string): boolean =>
  [...evidence.chapters.keys()].some((game) => {
    const found = arrivalOf(evidence, game, contact)
    return (
      found !== undefined &&
      settingsOf(evidence, game, found.role, found.chapter.at).some(({ body }) =>
        JSON.stringify(body).includes('"mail"'),
      )
    )
  })

/** How long a request may be under way whose answer nobody heard. */
const LONGEST = 30_000

/** The address of a person who has said nothing of how they want their emails. */
export const addressOf = (evidence: Evidence, chapter: Chapter, role: Role, until: number): string | undefined => {
  const contact = chapter.reckoned.contacts[role]
  return contact === undefined || hasMuted(evidence, contact) ? undefined : addressAt(evidence, chapter, role, until)
}

/**
 * The address of a person as they have said it themselves, where there can be no doubt of it from this step on, until then:
 * none where they have just changed it. It never asks what is in the address book.
 */
export const addressAt = (
  evidence: Evidence,
  { game, at, reckoned }: Pick<Chapter, 'game' | 'at' | 'reckoned'>,
  role: Role,
  until: number,
): string | undefined => {
  const contact = reckoned.contacts[role]
  const arrival = contact === undefined ? undefined : arrivalOf(evidence, game, contact)
  if (contact === undefined || !arrival) return undefined
  const changes = changesOf(evidence, game, role, arrival.chapter.at)
  if (changes.some((each) => each.at >= at && each.at <= until)) return undefined
  const before = changes.filter((each) => each.at < at)
  const last = before.at(-1)
  if (!last) return firstAddress(evidence, contact, arrival)
  const isSure = last.answer?.status === 200 && last.answer.at < at
  const crossed = before.some((each) => each !== last && (each.answer?.at ?? each.at + LONGEST) >= last.at)
  return isSure && !crossed ? emailIn(last.body) : undefined
}
