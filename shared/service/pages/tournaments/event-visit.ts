import { TOURNAMENT_STATUS } from '../../../api/routes/tournament-status.ts'
import type {
  EventContext,
  EventView,
  RunningGame,
  SectionLink,
} from '../../../pages/tournament/model/event-context.ts'
import { type TournamentTexts, loadTournamentTexts } from '../../../texts/tournament/tournament-texts.ts'
import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import type { TournamentFact } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import { TOURNAMENT_COMMANDS } from '../../../tournament/decide-tournament.ts'
import type { TournamentActType } from '../../../tournament/model/tournament-commands.ts'
import type { TournamentRefusal } from '../../../tournament/model/tournament-refusals.ts'
import { failedPage } from '../../../pages/kit/error-pages.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Response } from '../../runtime/http.ts'
import type { ActResult } from '../../tournaments/acts/perform-act.ts'
import { type EventSection, loadSections } from '../../tournaments/entry/event-sections.ts'
import { type AuthorizedTournament, authorizeTournament } from '../../tournaments/links/authorize-tournament.ts'
import type { LinkActor } from '../../tournaments/links/tournament-holders.ts'
import type { TournamentForReader } from '../../tournaments/reading/tournament-for-reader.ts'
import { confirmEntrantEmails } from '../../tournaments/entry/tournament-consent.ts'
import type { LoadedTournament } from '../../tournaments/record/tournament-store.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, failureResponse, pageContext } from '../http/page-visit.ts'

/** Returns the context of a page about a tournament, which has texts of its own. */
export const eventContext = async (visit: PageVisit, contact?: Contact): Promise<EventContext> => {
  const context = await pageContext(visit, contact)
  return { ...context, words: await loadTournamentTexts(context.language) }
}

/** An event that was loaded for a page. */
export type EventOnPage = { readonly id: TournamentId; readonly loaded: LoadedTournament }

/** Returns links to the sections of an event. `pathOf`: where a section is shown to this reader. */
const sectionLinksOf = (
  sections: readonly EventSection[],
  id: TournamentId,
  pathOf: (section: EventSection) => string,
): readonly SectionLink[] =>
  sections.map((section) => ({
    name: section.loaded.tournament.terms.section ?? '',
    path: pathOf(section),
    isHere: section.id === id,
  }))

const publicPath = ({ id }: EventSection): string => `/t/${id}`

/** Returns what every page of an event shows of it. */
export const eventView = async (
  visit: PageVisit,
  { id, loaded }: EventOnPage,
  games: TournamentForReader['games'],
  pathOf: (section: EventSection) => string = publicPath,
): Promise<EventView> => {
  const sections = await loadSections(visit.service.tournaments, loaded)
  const running = [...games].map(([number, { ply, turn, deadline, countAsked }]): readonly [number, RunningGame] => [
    number,
    { ply, turn, ...(deadline !== undefined && { deadline }), ...(countAsked && { countAsked }) },
  ])
  return {
    id,
    tournament: loaded.tournament,
    games: new Map(running),
    sections: sectionLinksOf(sections, id, pathOf),
  }
}

/** A visitor with a link of an event. `path`: that of their page, with the proof of the mailbox if an email led here. */
export type EventVisitor<A extends LinkActor = LinkActor> = AuthorizedTournament<A> & { readonly path: string }

/** An actor with one of some roles. */
type ActorIn<R extends LinkActor['role']> = LinkActor & { readonly role: R }

const hasRole = <R extends LinkActor['role']>(
  visitor: AuthorizedTournament,
  roles: readonly R[],
): visitor is AuthorizedTournament<ActorIn<R>> => roles.some((role) => role === visitor.actor.role)

/**
 * Authorizes the visitor of a page of an event: undefined for a link of another kind. A press by a visitor who came by an
 * email consents to the emails of this event.
 */
export const requireEventRole = async <R extends LinkActor['role']>(
  { service, request }: PageVisit,
  page: 'o' | 'e' | 'j',
  tokenAndMark: string,
  ...roles: readonly R[]
): Promise<EventVisitor<ActorIn<R>> | undefined> => {
  const visitor = await authorizeTournament(service, tokenAndMark, request.receivedAt)
  if (!visitor || !hasRole(visitor, roles)) return undefined
  const isPlayer = visitor.actor.role === 'player'
  if (isPlayer && visitor.isFromMailbox && request.method === 'POST')
    await confirmEntrantEmails(service, visitor, request.receivedAt)
  const { token, mark } = visitor
  return { ...visitor, path: `/${page}/${token}${mark === undefined ? '' : `.${mark}`}` }
}

/** Returns the HTTP status of a refused act. */
export const statusOfRefusal = ({ code }: TournamentRefusal): number => TOURNAMENT_STATUS[code]

/** Returns a page that says why an act about a tournament was refused. */
export const eventFailure = async (
  visit: PageVisit,
  result: Exclude<ActResult, { readonly kind: 'done' }>,
): Promise<Response> => {
  if (result.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  const context = await eventContext(visit)
  const text = tournamentRefusalText(context.words, result.refusal)
  return privateResponse(statusOfRefusal(result.refusal), failedPage(context, text))
}

/** The facts of so many last steps prove what an address claims was done: others may have acted since. */
const RECENT_STEPS = 3

const isAct = ({ eventDone }: TournamentTexts, name: string): name is TournamentActType =>
  Object.hasOwn(eventDone, name)

/** Returns the sentences of acts whose facts name somebody, or say that only the entry was opened. */
const namedFlash = (
  { eventDoneNamed: named, record }: TournamentTexts,
  { entrants, terms }: Tournament,
  fact: TournamentFact,
): string | undefined => {
  const nameOf = (number: number): string | undefined => entrantOf({ entrants }, number)?.name || undefined
  if (fact.type === 'sent' && terms.entry.open === true && entrants.every(({ status }) => status !== 'invited'))
    return named.openSend
  if (fact.type === 'approved' || fact.type === 'removed') {
    const name = nameOf(fact.player)
    if (fact.type === 'approved' && fact.as !== undefined) return record[fact.as](name ?? '')
    return name === undefined ? undefined : named[fact.type === 'approved' ? 'approve' : 'remove'](name)
  }
  if (fact.type !== 'invited') return undefined
  const names = fact.entrants.map(({ name }) => name).join(', ')
  const leaver = fact.replaces === undefined ? undefined : nameOf(fact.replaces)
  return leaver === undefined ? named.invite(names) : named.replacing(names, leaver)
}

/**
 * Returns the sentence that confirms the reader's last act. `query`: the act's name in the address, from a closed list. A
 * recent fact must prove it, so that a crafted address puts no untruth on the page.
 */
export const eventFlash = (
  words: TournamentTexts,
  { tournament, stored: { log, version } }: LoadedTournament,
  query: string | undefined,
): string | undefined => {
  if (query === undefined || !isAct(words, query)) return undefined
  const { makes } = TOURNAMENT_COMMANDS[query]
  const proof = log.findLast(({ type, step = 1 }) => type === makes && step > version - RECENT_STEPS)
  return proof && (namedFlash(words, tournament, proof) ?? words.eventDone[query])
}
