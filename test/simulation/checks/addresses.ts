import type { GameEvent } from '../../../shared/game/model/events.ts'
import type { Role } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { EMAILED } from '../players/table.ts'
import { addressAtBoard, isForgottenAt } from '../tournaments/board-of.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { listing, remembered } from '../remembering.ts'

type Found = { readonly game: GameId; readonly role: Role; readonly chapter: Chapter }

const roleIn = (event: GameEvent, contact: string): Role | undefined => {
  if (event.type === 'offered')
    return event.contact === contact ? 'creator' : event.arbiter?.contact === contact ? 'arbiter' : undefined
  if (event.type === 'joined') return event.contact === contact ? 'opponent' : undefined
  if (event.type === 'appointed') return event.contact === contact ? 'arbiter' : undefined
  return event.type === 'reseated' && event.contact === contact ? event.seat : undefined
}

/** Returns the step with which a person came into a game. */
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

/** Returns the address that the creator gave for a person they named. */
export const invitedAt = (evidence: Evidence, game: GameId, role: Role): string | undefined => {
  const by = stepsOf(evidence, game)[0]?.by
  return typeof by === 'object' ? emailIn(by.body[role]) : undefined
}

const isByEmail = ({ token }: Asked, role: Role): boolean => EMAILED[token?.charAt(0) ?? ''] === role

/**
 * Returns the address in the request with which a person came into a game. A person who accepts an emailed invitation
 * without an address keeps the one that the creator gave.
 */
const givenIn = (evidence: Evidence, { game, role, chapter: { by } }: Found): string | undefined => {
  if (typeof by === 'string') return undefined
  if (by.kind === 'create') return emailIn(by.body[role])
  if (by.kind !== 'claim') return undefined
  const isKept = isByEmail(by, role) && changesOf(evidence, game, role, 0).length === 0
  return emailIn(by.body) ?? (isKept ? invitedAt(evidence, game, role) : undefined)
}

const settingsIn = listing<Asked>(({ kind }) => kind === 'settings')

/** Returns the requests of this role that change its settings. */
export const settingsOf = ({ asked }: Evidence, game: GameId, role: Role, since: number): readonly Asked[] =>
  settingsIn(asked).filter((each) => each.game === game && each.role === role && each.at >= since)

/** Returns the requests of this role that change its address. */
const changesOf = (evidence: Evidence, game: GameId, role: Role, since: number): readonly Asked[] =>
  settingsOf(evidence, game, role, since).filter(({ body }) => 'email' in body)

/**
 * Returns whether a role changed to another address in that time. If the role returns to the first address, consent is
 * asked for again.
 */
export const hasLeft = (
  evidence: Evidence,
  { game, role, email }: { readonly game: GameId; readonly role: Role; readonly email: string },
  { from, until }: { readonly from: number; readonly until: number },
): boolean => changesOf(evidence, game, role, from).some(({ at, body }) => at < until && emailIn(body) !== email)

const saidByOrFor = remembered((evidence, contact): readonly string[] =>
  [...evidence.chapters.keys()].flatMap((game) => {
    const found = arrivalOf(evidence, game, contact)
    if (!found) return []
    const { by } = found.chapter
    const isTheirs = typeof by === 'string' || by.kind !== 'claim' || isByEmail(by, found.role)
    const invited = isTheirs ? invitedAt(evidence, game, found.role) : undefined
    const later = changesOf(evidence, game, found.role, found.chapter.at).map(({ body }) => emailIn(body))
    const entered = addressAtBoard(evidence, game, found.role)
    return [givenIn(evidence, found), invited, entered, ...later].filter((email) => email !== undefined)
  }),
)

/**
 * Returns every address that was ever given for this person, in any game, by themselves or by a creator. An invited
 * address is no address of a person who came by a link that somebody passed on.
 */
export const saidOf = (evidence: Evidence, contact: string | undefined): readonly string[] =>
  contact === undefined ? [] : saidByOrFor(evidence, contact)

export type SeatOf = { readonly game: GameId; readonly role: Role; readonly contact: string }

const ROLES: readonly Role[] = ['creator', 'opponent', 'arbiter']

/** Returns all seats for whose players this address was ever given. */
export const seatsOf = remembered((evidence, email): readonly SeatOf[] =>
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
  }),
)

/**
 * Returns the step with which a person came into an earlier game and gave their address. A rematch or match took the
 * person over from that game.
 */
const origin = (evidence: Evidence, game: GameId, contact: string): Found | undefined => {
  for (const other of evidence.chapters.keys()) {
    const found = other === game ? undefined : arrivalOf(evidence, other, contact)
    if (found && typeof found.chapter.by !== 'string') return found
  }
  return undefined
}

const firstAddress = (evidence: Evidence, contact: string, found: Found): string | undefined => {
  const { game, chapter } = found
  if (typeof chapter.by !== 'string') return givenIn(evidence, found)
  if (chapter.reckoned.board) return addressAtBoard(evidence, game, found.role)
  const from = origin(evidence, game, contact)
  if (!from || typeof from.chapter.by === 'string') return undefined
  const { size } = new Set(
    [...evidence.chapters.keys()].filter((each) => each !== game && arrivalOf(evidence, each, contact)),
  )
  // In earlier games, changes may have come before or after the player was taken over.
  const isSteady = size === 1 && changesOf(evidence, from.game, from.role, 0).length === 0
  return isSteady ? givenIn(evidence, from) : undefined
}

/**
 * Returns whether any request, in any game, changed how this person gets emails. A rematch takes that setting along
 * with the address.
 */
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

/** A request without an answer may still take effect for this many milliseconds. */
const LONGEST = 30_000

/** Returns the address of a person who has not changed how they get emails; undefined if the address is not certain. */
export const addressOf = (evidence: Evidence, chapter: Chapter, role: Role, until: number): string | undefined => {
  const contact = chapter.reckoned.contacts[role]
  return contact === undefined || hasMuted(evidence, contact) ? undefined : addressAt(evidence, chapter, role, until)
}

/**
 * Returns the address that a person has from this step to `until`, by their own requests; undefined if it is not
 * certain, such as just after a change. The address book of the service is not read.
 */
export const addressAt = (
  evidence: Evidence,
  { game, at, reckoned }: Pick<Chapter, 'game' | 'at' | 'reckoned'>,
  role: Role,
  until: number,
): string | undefined => {
  const contact = reckoned.contacts[role]
  const arrival = contact === undefined ? undefined : arrivalOf(evidence, game, contact)
  if (contact === undefined || !arrival || isForgottenAt(evidence, game, role)) return undefined
  const changes = changesOf(evidence, game, role, arrival.chapter.at)
  if (changes.some((each) => each.at >= at && each.at <= until)) return undefined
  const before = changes.filter((each) => each.at < at)
  const last = before.at(-1)
  if (!last) return firstAddress(evidence, contact, arrival)
  const isSure = last.answer?.status === 200 && last.answer.at < at
  const crossed = before.some((each) => each !== last && (each.answer?.at ?? each.at + LONGEST) >= last.at)
  return isSure && !crossed ? emailIn(last.body) : undefined
}
