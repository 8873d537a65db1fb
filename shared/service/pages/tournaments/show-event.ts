import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { MINUTE, SECOND } from '../../../game/model/words.ts'
import { readFrameQuery } from '../../../pages/embed/frame-query.ts'
import { notFoundPage } from '../../../pages/kit/error-pages.ts'
import { endedEventPage } from '../../../pages/tournament/event/ended-event-page.ts'
import { headingPage } from '../../../pages/tournament/event/heading-page.ts'
import { emptyEventFrame, tournamentEmbed } from '../../../pages/tournament/event/tournament-embed.ts'
import { EVENT_FRAME_STYLE } from '../../../pages/tournament/event/tournament-frame-style.ts'
import { tournamentPage } from '../../../pages/tournament/event/tournament-page.ts'
import { languageFor, loadTexts } from '../../../texts/languages/languages.ts'
import { loadTournamentTexts } from '../../../texts/tournament/tournament-texts.ts'
import { TOURNAMENT_RETENTION } from '../../../tournament/model/tournament-limits.ts'
import { STEM_LENGTH, sectionId } from '../../../tournament/model/heading.ts'
import { possibleTournamentActs } from '../../../tournament/possible-tournament-acts.ts'
import { isGameId } from '../../credentials/ids.ts'
import type { Response } from '../../runtime/http.ts'
import { loadSections } from '../../tournaments/entry/event-sections.ts'
import { tournamentOfExpiredLink } from '../../tournaments/links/expired-tournament-link.ts'
import { entryLink, publicTournamentLink } from '../../tournaments/links/tournament-links.ts'
import { tournamentForReader } from '../../tournaments/reading/tournament-for-reader.ts'
import { loadTournament } from '../../tournaments/record/tournament-store.ts'
import { framePolicyFor } from '../http/frame-policy.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'
import { type EventOnPage, eventContext, eventView } from './event-visit.ts'

/** Loads an event that has a public page: one whose invitations went out. A draft is its secretary's alone. */
const publicEvent = async ({ service }: PageVisit, id: string): Promise<EventOnPage | undefined> => {
  const loaded = isGameId(id) ? await loadTournament(service.tournaments, id) : undefined
  return loaded && loaded.tournament.sentAt !== undefined ? { id, loaded } : undefined
}

const isStem = (text: string): boolean => text.length === STEM_LENGTH && isGameId(`${text}00`)

/** Answers `GET /t/{stem}`: the sections of an event. */
const showHeading = async (visit: PageVisit, stem: string): Promise<Response | undefined> => {
  const first = await publicEvent(visit, sectionId(stem, 1))
  const sections = first ? await loadSections(visit.service.tournaments, first.loaded) : []
  if (sections.length === 0) return undefined
  const context = await eventContext(visit)
  const shown = sections.map(({ id, loaded: { tournament } }) => ({ id, tournament }))
  return privateResponse(200, headingPage(context, shown))
}

/** Answers `GET /t/{id}`: the public page of a tournament, or of an event with sections. */
export const showEvent = async (visit: PageVisit, id: string): Promise<Response> => {
  const { service, request } = visit
  const event = await publicEvent(visit, id)
  const heading = !event && isStem(id) ? await showHeading(visit, id) : undefined
  if (heading) return heading
  if (!event) return privateResponse(404, notFoundPage(await pageContext(visit)))
  const context = await eventContext(visit)
  const { tournament } = event.loaded
  const { games } = await tournamentForReader(service, event, undefined)
  const mayEnter = possibleTournamentActs(tournament, { role: 'stranger' }, request.receivedAt).has('enter')
  return privateResponse(
    200,
    tournamentPage(context, {
      ...(await eventView(visit, event, games)),
      url: publicTournamentLink(service, id).url,
      ...(mayEnter && { entryPath: `/j/${entryLink(service, id, tournament).token}` }),
      isWhole: request.query['all'] === '1',
    }),
  )
}

/** For how long caches keep a frame, and after how long one that was left open loads itself again. */
const FRAME_KEPT = MINUTE
const FRAME_REFRESH = 10 * MINUTE

/** Returns a page that any site may frame. It depends on no cookie: browsers send none to a frame of another site. */
const eventFrame = (status: number, body: string, isRunning: boolean): Response => ({
  status,
  headers: {
    'content-security-policy': framePolicyFor(EVENT_FRAME_STYLE),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? `public, max-age=${FRAME_KEPT / SECOND}` : 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept-language',
    ...(isRunning && { refresh: String(FRAME_REFRESH / SECOND) }),
  },
  body,
})

/** Answers `GET /t/{id}/embed`: the table of a tournament, for a frame in another site's page. */
export const showEventFrame = async (visit: PageVisit, id: string): Promise<Response> => {
  const { service, request } = visit
  const { language: named, ...look } = readFrameQuery(request.query)
  const language = named ?? languageFor(request.headers['accept-language'])
  const [{ texts }, words] = [await loadTexts(language), await loadTournamentTexts(language)]
  const context = { ...(await pageContext(visit)), language, texts, words }
  const event = await publicEvent(visit, id)
  if (!event)
    return eventFrame(404, emptyEventFrame(context, look, texts.errors.unknownPageTitle, service.origin), false)
  const view = await eventView(visit, event, new Map())
  const { status } = event.loaded.tournament
  const body = tournamentEmbed(context, view, look, publicTournamentLink(service, id).url)
  return eventFrame(200, body, status === 'open' || status === 'running')
}

/** Returns the page for a link that has expired with its event. Undefined for any other link. */
export const showEndedEvent = async (visit: PageVisit, token: string): Promise<Response | undefined> => {
  const { service, request } = visit
  const id = await tournamentOfExpiredLink(service, token, request.receivedAt)
  const event = id === undefined ? undefined : await publicEvent(visit, id)
  if (!event) return undefined
  const { finished, unplayed } = TOURNAMENT_RETENTION
  const retention = event.loaded.tournament.startedAt === undefined ? unplayed : finished
  const page = endedEventPage(await eventContext(visit), `/t/${event.id}`, retention)
  return privateResponse(HTTP_STATUS['links-expired'], page)
}
