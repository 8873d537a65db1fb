import type { RefusedTournamentForm } from '../../../pages/tournament/model/tournament-act-form.ts'
import { officialPage } from '../../../pages/tournament/official/official-page.ts'
import type { EntrantEmail, InvitingForm, OfficialView } from '../../../pages/tournament/official/official-view.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import type { OfficialRole } from '../../../tournament/model/words.ts'
import { possibleTournamentActs } from '../../../tournament/possible-tournament-acts.ts'
import type { Response } from '../../runtime/http.ts'
import type { EventSection } from '../../tournaments/entry/event-sections.ts'
import { secretaryLink } from '../../tournaments/links/tournament-links.ts'
import { contactOfHolder } from '../../tournaments/links/tournament-holders.ts'
import { type TournamentForReader, tournamentForReader } from '../../tournaments/reading/tournament-for-reader.ts'
import { wholeNumber } from '../../../api/input/forms.ts'
import { newFormKey } from '../http/form-key.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, unknownLinkResponse } from '../http/page-visit.ts'
import { type EventVisitor, eventContext, eventView, requireEventRole, eventFlash } from './event-visit.ts'

export type OfficialVisitor = EventVisitor<{ readonly role: OfficialRole }>

/** Authorizes the secretary or the deputy. */
export const requireOfficial = (visit: PageVisit, tokenAndMark: string): Promise<OfficialVisitor | undefined> =>
  requireEventRole(visit, 'o', tokenAndMark, 'secretary', 'deputy')

/** Authorizes the secretary, for what no deputy may do. */
export const requireSecretary = (visit: PageVisit, tokenAndMark: string): Promise<OfficialVisitor | undefined> =>
  requireEventRole(visit, 'o', tokenAndMark, 'secretary')

/** What a press has left for the page: what was refused, or how a pasted list was read. */
export type AfterPress = {
  readonly refused?: RefusedTournamentForm
  readonly refusal?: string
  readonly inviting?: InvitingForm
}

/** Returns the address of the secretary, as long as it is to be confirmed by the link in its mailbox. */
const unconfirmedAddress = async (
  { service }: PageVisit,
  { id, loaded: { tournament }, actor, isFromMailbox }: OfficialVisitor,
): Promise<string | undefined> => {
  if (actor.role !== 'secretary' || isFromMailbox || tournament.confirmedAt !== undefined) return undefined
  return (await service.contacts.load(id, tournament.secretary.contact))?.email
}

const emailsOf = ({ emails }: TournamentForReader): ReadonlyMap<number, EntrantEmail> =>
  new Map([...emails].flatMap(([holder, { mail }]) => (typeof holder === 'number' ? [[holder, mail] as const] : [])))

/** Returns where the secretary finds another section of the event. The deputy of one is none of another. */
const sectionPathFor =
  ({ service }: PageVisit, { id: own, path, actor }: OfficialVisitor) =>
  ({ id, loaded }: EventSection): string => {
    if (id === own) return path
    return actor.role === 'secretary' ? `/o/${secretaryLink(service, id, loaded.tournament).token}` : `/t/${id}`
  }

/** Returns where a secretary who plays takes the own place with one press. Undefined if there is none to take. */
const ownPlaceForm = (
  visit: PageVisit,
  { loaded: { tournament }, actor }: OfficialVisitor,
  { ownEntry }: TournamentForReader['links'],
): OfficialView['ownPlaceForm'] => {
  const own = tournament.entrants.find(({ official }) => official === 'secretary')
  if (actor.role !== 'secretary' || !own || !ownEntry) return undefined
  const by = { role: 'invitee', number: own.number } as const
  const mayAccept = possibleTournamentActs(tournament, by, visit.request.receivedAt).has('accept')
  return mayAccept ? { path: new URL(ownEntry.url).pathname, key: newFormKey(visit) } : undefined
}

const officialView = async (
  visit: PageVisit,
  visitor: OfficialVisitor,
  { words }: EventContext,
  after: AfterPress,
): Promise<OfficialView> => {
  const { service, request } = visit
  const { loaded, actor, path } = visitor
  const reader = await tournamentForReader(service, visitor, actor)
  const event = await eventView(visit, visitor, reader.games, sectionPathFor(visit, visitor))
  const { links } = reader
  const unconfirmed = await unconfirmedAddress(visit, visitor)
  const done = eventFlash(words, loaded, request.query['done'])
  const opened = wholeNumber(
    after.refused?.values['player'] ?? after.refused?.values['replaces'] ?? request.query['acts'],
  )
  const ruling = wholeNumber(request.query['board'])
  const ownPlace = ownPlaceForm(visit, visitor, links)
  return {
    ...event,
    ...after,
    path,
    role: actor.role,
    may: possibleTournamentActs(loaded.tournament, actor, request.receivedAt),
    ownUrl: links.own?.url ?? '',
    ...(links.entry && { entryUrl: links.entry.url }),
    ...(links.deputy && { deputyUrl: links.deputy.url }),
    ...(ownPlace && { ownPlaceForm: ownPlace }),
    ...(links.ownEntry && { ownEntryUrl: links.ownEntry.url }),
    links: new Map([...links.invitations].map(([number, { url }]) => [number, url])),
    boards: new Map([...links.boards].map(([number, { token }]) => [number, `/p/${token}`])),
    emails: emailsOf(reader),
    facts: loaded.stored.log,
    ...(unconfirmed !== undefined && { unconfirmed }),
    sendable: Math.max(1, event.sections.length),
    ...(opened !== undefined && { opened }),
    ...(ruling !== undefined && { ruling }),
    ...(done !== undefined && { done }),
  }
}

/** Returns the page of an official, with what a press has left. */
export const officialResponse = async (
  visit: PageVisit,
  visitor: OfficialVisitor,
  status: number,
  after: (context: EventContext) => AfterPress = () => ({}),
): Promise<Response> => {
  const { tournament } = visitor.loaded
  const contact = contactOfHolder(tournament, visitor.actor.role)
  const known = contact === undefined ? undefined : await visit.service.contacts.load(visitor.id, contact)
  const context = await eventContext(visit, known)
  return privateResponse(status, officialPage(context, await officialView(visit, visitor, context, after(context))))
}

/** Answers `GET /o/{token}`: the page of the secretary or the deputy. */
export const showOfficial = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireOfficial(visit, tokenAndMark)
  return visitor ? officialResponse(visit, visitor, 200) : unknownLinkResponse(visit)
}
