import { deadlineOf } from '../../../game/time/clock.ts'
import { playOf, seatToMove } from '../../../game/model/game.ts'
import { presentMoment } from '../../../api/views/board-moment.ts'
import type { Seat } from '../../../game/model/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import type { CalendarLinks } from '../../../pages/seat/settings-page.ts'
import { gameTable, playersTitle } from '../../../pages/game/model/game-table.ts'
import { otherColour } from '../../../draughts/index.ts'
import { type DeadlineEvent, writeCalendar } from '../../../record/calendar.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { loadContact } from '../../games/game-seat.ts'
import type { Response } from '../../runtime/http.ts'
import { calendarLink, publicGameLink } from '../../credentials/links.ts'
import { type Authorized, verifyLink } from '../../access/authorize.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { calendarSeatOf } from '../../credentials/tokens.ts'
import { publiclyChangedAt, versionTag, publicVersion } from '../../games/public-version.ts'
import { requireSeat, seatPath } from '../http/require-seat.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../http/page-visit.ts'

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

type CalendarSeat = Authorized<Seat>

/**
 * Returns the part of a seat's settings about its calendar. Empty without a clock, and once the game is over: there are
 * no deadlines.
 */
export const calendarSettings = (
  { service }: PageVisit,
  { id, loaded: { game }, role }: CalendarSeat,
): { readonly dates?: CalendarLinks } => {
  const isOn = game.status === 'open' || game.status === 'active'
  if (!isOn || game.terms.clock === 'unlimited') return {}
  const isTurn = game.status === 'active' && seatToMove(game.play) === role
  return { dates: { calendar: calendarLink(service, role, id, game), isTurn } }
}

/**
 * Returns the deadline as an event; none out of turn or without a clock. A calendar may be shared, so its link opens
 * the public page.
 */
const deadlineFor = (
  visit: PageVisit,
  { texts }: SiteContext,
  { id, loaded, role }: CalendarSeat,
): readonly DeadlineEvent[] => {
  const { game } = loaded
  const play = game.status === 'active' ? playOf(game) : undefined
  const deadline = play && seatToMove(play) === role ? deadlineOf(game.terms, play) : undefined
  if (!play || deadline === undefined) return []
  const { names } = gameTable(texts, gameViewFor(id, loaded, role), presentMoment(game))
  return [
    {
      uid: `${id}-${role}@${new URL(visit.service.origin).hostname}`,
      sequence: publicVersion(loaded),
      stamp: publiclyChangedAt(loaded),
      since: play.turnStartedAt,
      deadline,
      summary: texts.calendar.deadline(names[otherColour(play.position.turn)]),
      description: texts.calendar.told,
      url: publicGameLink(visit.service, id).url,
    },
  ]
}

const calendar = async (visit: PageVisit, seat: CalendarSeat, disposition: string): Promise<Response> => {
  const context = await pageContext(visit, await loadContact(visit.service, seat))
  const { id, loaded, role } = seat
  const headers = {
    ...SECURITY_HEADERS,
    etag: `"${versionTag(loaded, role)}-${context.language}"`,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie',
  }
  if (isNotModified(visit.request, headers.etag)) return { status: 304, headers, body: '' }
  const table = gameTable(context.texts, gameViewFor(id, loaded, role), presentMoment(loaded.game))
  const body = writeCalendar(`Crownhead: ${playersTitle(context.texts, table)}`, deadlineFor(visit, context, seat))
  const type = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${disposition}; filename="crownhead-${id}.ics"`,
  }
  return { status: 200, headers: { ...headers, ...type }, body }
}

/**
 * Answers `GET /p/{token}/deadline.ics`: the deadline of the present turn. A player who is not to move is redirected to
 * the board.
 */
export const showDeadlineEvent = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const isTurn = deadlineFor(visit, await pageContext(visit), authorized).length > 0
  return isTurn ? calendar(visit, authorized, 'attachment') : redirectTo(seatPath(authorized))
}

/** Answers `GET /c/{token}`: the seat's deadlines, for a calendar program that polls. */
export const showCalendar = async (visit: PageVisit, token: string): Promise<Response> => {
  const verified = await verifyLink(visit.service, token, visit.request.receivedAt)
  const role = verified && calendarSeatOf(verified.purpose)
  return verified && role ? calendar(visit, { ...verified, role }, 'inline') : unknownLinkResponse(visit)
}
