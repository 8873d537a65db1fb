import { type FormValues, filledFields, filledValue, readForm } from '../../../api/input/forms.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { seatBody } from '../../../api/input/shapes.ts'
import { entryBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import {
  type ClosedEntry,
  closedEntryPage,
  tournamentInvitationPage,
} from '../../../pages/tournament/player/tournament-invitation-page.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import { possibleTournamentActs } from '../../../tournament/possible-tournament-acts.ts'
import type { Response } from '../../runtime/http.ts'
import { performTournamentAct } from '../../tournaments/acts/perform-act.ts'
import { noteTimeZone } from '../../tournaments/entry/entrant-settings.ts'
import { enterTournament } from '../../tournaments/entry/enter-tournament.ts'
import { namedEntrant } from '../../tournaments/entry/resolve-founding.ts'
import { playerLink } from '../../tournaments/links/tournament-links.ts'
import { newFormKey, readFormKey } from '../http/form-key.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'
import { type EventVisitor, eventContext, eventFailure, eventView, requireEventRole } from './event-visit.ts'

type EntryActor = { readonly role: 'invitee'; readonly number: number } | { readonly role: 'stranger' }
type EntryVisitor = EventVisitor<EntryActor>

const requireEntry = (visit: PageVisit, tokenAndMark: string): Promise<EntryVisitor | undefined> =>
  requireEventRole(visit, 'j', tokenAndMark, 'invitee', 'stranger')

/** Returns why nobody can enter or accept any more. */
const whyClosed = ({ loaded: { tournament }, actor }: EntryVisitor): ClosedEntry => {
  const status = 'number' in actor ? entrantOf(tournament, actor.number)?.status : undefined
  if (status === 'declined') return 'declined'
  if (tournament.status === 'cancelled') return 'cancelled'
  if (tournament.status === 'draft') return 'notYet'
  if (status !== undefined && status !== 'invited' && status !== 'listed') return 'gone'
  if (status !== undefined && tournament.status === 'running') return 'begun'
  return isFull(tournament) ? 'full' : 'closed'
}

const isFull = ({ status, entryClosedAt, terms }: Tournament): boolean =>
  status === 'open' && entryClosedAt === undefined && terms.entry.waitingList !== true

/** Returns the page of the invitation or the open entry; if nothing can be accepted any more, why. */
const entryResponse = async (
  visit: PageVisit,
  visitor: EntryVisitor,
  status: number,
  form: { readonly key: string; readonly filled: FilledForm } = { key: newFormKey(visit), filled: EMPTY_FORM },
): Promise<Response> => {
  const { request } = visit
  const { loaded, actor, path } = visitor
  const context = await eventContext(visit)
  const view = await eventView(visit, visitor, new Map())
  const may = possibleTournamentActs(loaded.tournament, actor, request.receivedAt)
  // A press that declined has done what it should.
  const closedStatus = request.method === 'POST' && status === 200 ? 200 : 410
  if (!may.has('accept') && !may.has('enter'))
    return privateResponse(closedStatus, closedEntryPage(context, view, whyClosed(visitor)))
  const entrant = 'number' in actor ? entrantOf(loaded.tournament, actor.number) : undefined
  return privateResponse(
    status,
    tournamentInvitationPage(context, {
      ...view,
      ...form,
      path,
      ...(entrant && { entrant }),
      isDeclining: request.query['answer'] === 'decline',
      mayDecline: may.has('decline'),
    }),
  )
}

/**
 * Returns the page of an entrant who has accepted, for whoever opens the invitation in their mailbox. A player opens it
 * once more if the answer to their press did not reach them.
 */
const ownPageIn = (
  { service }: PageVisit,
  { id, loaded: { tournament }, actor, isFromMailbox }: EntryVisitor,
): string | undefined => {
  if (!isFromMailbox || actor.role !== 'invitee') return undefined
  const status = entrantOf(tournament, actor.number)?.status
  return status === 'accepted' || status === 'waiting'
    ? `/e/${playerLink(service, id, tournament, actor.number).token}`
    : undefined
}

/** Answers `GET /j/{token}`: an invitation, or the open entry. */
export const showEntry = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntry(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const ownPage = ownPageIn(visit, visitor)
  return ownPage === undefined ? entryResponse(visit, visitor, 200) : redirectTo(ownPage)
}

/** Returns the fault of the tick by which whoever enters accepts the event's own rules. */
const agreementFault = ({ words }: EventContext, { terms }: Tournament, values: FormValues): FilledForm['faults'] =>
  terms.rules !== undefined && values['agree'] !== '1' ? { agree: words.entering.agreeNeeded } : {}

const entryFaults = (context: EventContext, issues: readonly { readonly path: string }[]): FilledForm['faults'] => {
  const { fields } = context.texts
  const texts: Readonly<Record<string, string>> = { name: fields.name(LONGEST.name), email: fields.email }
  return Object.fromEntries(issues.map(({ path }) => [path, texts[path] ?? fields.choice]))
}

const accept = async (visit: PageVisit, visitor: EntryVisitor, values: FormValues): Promise<Response> => {
  const zone = parse(seatBody, filledFields(values, 'timeZone'))
  await noteTimeZone(visit.service, visitor, zone.ok ? (zone.value.timeZone ?? undefined) : undefined)
  const accepted = await performTournamentAct(visit.service, visitor, { type: 'accept' }, visit.request)
  if (accepted.kind !== 'done')
    return accepted.kind === 'refused' && accepted.loaded
      ? entryResponse(visit, { ...visitor, loaded: accepted.loaded }, 410)
      : eventFailure(visit, accepted)
  // Whoever repeats an invitation that was passed on gets no link: it was given once.
  return accepted.link
    ? redirectTo(`/e/${accepted.link.token}?done=accept`)
    : entryResponse(visit, { ...visitor, loaded: accepted.loaded }, 410)
}

const ENTRY_FIELDS = ['key', 'timeZone', 'name', 'email', 'club', 'id', 'rating', 'agree']

const enter = async (visit: PageVisit, visitor: EntryVisitor, values: FormValues, key: string): Promise<Response> => {
  const context = await eventContext(visit)
  const read = parse(entryBody, {
    name: values['name'] ?? '',
    ...filledFields(values, 'email', 'club', 'id', 'rating', 'timeZone'),
    locale: context.texts.locale,
  })
  if (!read.ok)
    return entryResponse(visit, visitor, 400, { key, filled: { values, faults: entryFaults(context, read.issues) } })
  const stranger = { ...visitor, actor: { role: 'stranger' } } as const
  const entered = await enterTournament(visit.service, stranger, namedEntrant(read.value), key, visit.request)
  if (entered.kind === 'entered') return redirectTo(`/e/${entered.link.token}?done=enter`)
  if (entered.kind === 'spent') return failureResponse(visit, { code: 'too-many-requests' })
  return entered.kind === 'refused' && entered.loaded
    ? entryResponse(visit, { ...visitor, loaded: entered.loaded }, 410)
    : eventFailure(visit, entered)
}

/** Answers `POST /j/{token}`: accepts an invitation, or enters by the open link, and leads to the own page. */
export const submitEntry = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntry(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ENTRY_FIELDS)
  const key = readFormKey(filledValue(values?.['key']))
  if (values === undefined || key === undefined) return invalidFormResponse(visit)
  const context = await eventContext(visit)
  const faults = agreementFault(context, visitor.loaded.tournament, values)
  if (Object.keys(faults).length > 0) return entryResponse(visit, visitor, 400, { key, filled: { values, faults } })
  return visitor.actor.role === 'invitee' ? accept(visit, visitor, values) : enter(visit, visitor, values, key)
}

/** Answers `POST /j/{token}/decline`: declines an invitation. */
export const declineEntry = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireEntry(visit, tokenAndMark)
  if (!visitor || visitor.actor.role !== 'invitee') return unknownLinkResponse(visit)
  const declined = await performTournamentAct(visit.service, visitor, { type: 'decline' }, visit.request)
  if (declined.kind === 'crowded') return eventFailure(visit, declined)
  const { loaded = visitor.loaded } = declined
  return entryResponse(visit, { ...visitor, loaded }, declined.kind === 'done' ? 200 : 410)
}
