import type { EntryView } from '../../../api/answers/tournaments/tournament-answers.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { type EntrySettingsBody, entrySettingsBody } from '../../../api/input/tournaments/entry-settings-body.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import { bearerToken } from '../../access/viewer.ts'
import { mailModeOf, seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { DEFAULT_DIGEST_HOUR } from '../../email/mailbox/digest-schedule.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { performTournamentAct } from '../../tournaments/acts/perform-act.ts'
import {
  type TournamentRotation,
  repeatedTournamentRotation,
  rotateTournamentLink,
} from '../../tournaments/acts/rotate-tournament-link.ts'
import { changeEntrantSettings } from '../../tournaments/entry/entrant-settings.ts'
import type { AuthorizedTournament } from '../../tournaments/links/authorize-tournament.ts'
import type { TournamentHandled } from '../../tournaments/record/handle-tournament.ts'
import { authorizeRequest } from './tournament-access.ts'
import { unhandledResponse, unreadableResponse } from './tournament-response.ts'
import { personOfTournament } from '../../tournaments/links/tournament-holders.ts'

/** Who has settings: an official, or somebody who has entered. */
type Member = { readonly role: 'secretary' | 'deputy' } | { readonly role: 'player'; readonly number: EntrantNumber }

type Membership = AuthorizedTournament<Member>

const isMembership = (authorized: AuthorizedTournament): authorized is Membership =>
  authorized.actor.role !== 'stranger' && authorized.actor.role !== 'invitee'

/** Answers for whoever has settings. Invitations and the link of the open entry have none. */
const memberRoute =
  (answer: (service: Service, request: Request, member: Membership) => Promise<Response>) =>
  async (service: Service, request: Request): Promise<Response> => {
    const authorized = await authorizeRequest(service, request)
    if (!authorized) return unreadableResponse(service, request)
    return isMembership(authorized)
      ? answer(service, request, authorized)
      : problemResponse(service, request, { code: 'not-yours-to-do' })
  }

const emailsView = (contact: Contact): Pick<EntryView, 'emails' | 'emailsAt'> => {
  const emails = seatEmailStatus(contact)
  const until = emails === 'later' ? shownUntil(contact.postponed) : undefined
  return { emails, ...(until !== undefined && { emailsAt: isoInstant(until) }) }
}

const entryView = async ({ contacts }: Service, { id, loaded, actor }: Membership): Promise<EntryView> => {
  const { tournament } = loaded
  const person = personOfTournament(tournament, actor.role === 'player' ? actor.number : actor.role)
  const contact: Contact = (person && (await contacts.load(id, person.contact))) ?? {}
  const entrant = actor.role === 'player' ? entrantOf(tournament, actor.number) : undefined
  return {
    tournament: id,
    role: actor.role,
    ...(entrant && { number: entrant.number, status: entrant.status }),
    name: person?.name ?? '',
    email: contact.email ?? null,
    locale: contact.locale ?? null,
    timeZone: contact.timeZone ?? null,
    notifications: { mail: mailModeOf(contact), digestAt: contact.digestAt ?? DEFAULT_DIGEST_HOUR },
    ...emailsView(contact),
  }
}

/** Answers `GET /v1/entry`. */
export const getEntry = memberRoute(async (service, _request, member) =>
  jsonResponse(200, await entryView(service, member)),
)

/** Changes a name in the tournament, and the other settings for it and all boards of the person. */
const change = async (
  service: Service,
  request: Request,
  member: Membership,
  { name, ...settings }: EntrySettingsBody,
): Promise<TournamentHandled> => {
  const changed = await changeEntrantSettings(service, member, settings, request)
  return changed.kind === 'done' && name !== undefined
    ? performTournamentAct(service, member, { type: 'rename', name }, request)
    : changed
}

/** Answers `PATCH /v1/entry`. */
export const patchEntry = memberRoute(async (service, request, member) => {
  const read = parseBody(entrySettingsBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const changed = await change(service, request, member, read.value)
  return changed.kind === 'done'
    ? jsonResponse(200, await entryView(service, { ...member, loaded: changed.loaded }))
    : unhandledResponse(service, request, changed)
})

const rotatedResponse = (
  service: Service,
  request: Request,
  rotated: TournamentRotation,
): Response | Promise<Response> =>
  rotated.kind === 'made'
    ? jsonResponse(200, { links: { entry: rotated.link } })
    : unhandledResponse(service, request, rotated)

/** Answers a repeat of a rotation, by the link that it has replaced. */
const repeatedResponse = async (service: Service, request: Request, key: string | undefined): Promise<Response> => {
  const token = bearerToken(request)
  const again =
    token === undefined || key === undefined
      ? undefined
      : await repeatedTournamentRotation(service, token, key, request.receivedAt)
  if (again === 'in-flight') return problemResponse(service, request, { code: 'in-flight' })
  return again ? rotatedResponse(service, request, again) : unreadableResponse(service, request)
}

/**
 * Answers `POST /v1/entry/rotate`. A repeat with the same idempotency key, by the link just replaced, gets the new link
 * again.
 */
export const rotateEntryLink = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const { key } = idempotency
  const authorized = await authorizeRequest(service, request)
  return authorized
    ? rotatedResponse(service, request, await rotateTournamentLink(service, authorized, request, key))
    : repeatedResponse(service, request, key)
}
