import { deadlineOf } from '../../../game/clock.ts'
import { playOf, seatToMove } from '../../../game/game.ts'
import { presentOf } from '../../../api/views/moment.ts'
import type { Seat } from '../../../game/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import type { Dates } from '../../../pages/seat/settings-page.ts'
import { tableOf, titleOf } from '../../../pages/game/model/table.ts'
import { otherColour } from '../../../draughts/index.ts'
import { type DeadlineEvent, calendarOf } from '../../../record/calendar.ts'
import { isCurrent } from '../../api/http/not-modified.ts'
import { contactAt } from '../../games/game-seat.ts'
import type { Response } from '../../http.ts'
import { calendarLink, watchLink } from '../../credentials/links.ts'
import { type Held, openLink } from '../../access/authorize.ts'
import { shown } from '../../access/viewer.ts'
import { datedBy } from '../../credentials/tokens.ts'
import { changedAt, tagOf, versionOf } from '../../games/version.ts'
import { enterSeat, pathOf } from '../http/require-seat.ts'
import { seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, unknownLink } from '../http/page-request.ts'

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

type CalendarSeat = Held<Seat>

/**
 * The part of a seat's settings about its calendar. Empty without a clock, and once the game is over: there are no
 * deadlines.
 */
export const datesOf = (
  { service }: Visit,
  { id, loaded: { game }, role }: CalendarSeat,
): { readonly dates?: Dates } => {
  const isOn = game.status === 'open' || game.status === 'active'
  if (!isOn || game.terms.clock === 'unlimited') return {}
  const isTurn = game.status === 'active' && seatToMove(game.play) === role
  return { dates: { calendar: calendarLink(service, role, id, game), isTurn } }
}

/** No events out of turn or without a clock. A calendar may be shared, so its link opens the public page. */
const deadlineFor = (
  visit: Visit,
  { texts }: SiteContext,
  { id, loaded, role }: CalendarSeat,
): readonly DeadlineEvent[] => {
  const { game } = loaded
  const play = game.status === 'active' ? playOf(game) : undefined
  const deadline = play && seatToMove(play) === role ? deadlineOf(game.terms, play) : undefined
  if (!play || deadline === undefined) return []
  const { names } = tableOf(texts, shown(id, loaded, role), presentOf(game))
  return [
    {
      uid: `${id}-${role}@${new URL(visit.service.origin).hostname}`,
      sequence: versionOf(loaded),
      stamp: changedAt(loaded),
      since: play.turnStartedAt,
      deadline,
      summary: texts.calendar.deadline(names[otherColour(play.position.turn)]),
      description: texts.calendar.told,
      url: watchLink(visit.service, id).url,
    },
  ]
}

const calendar = async (visit: Visit, seat: CalendarSeat, disposition: string): Promise<Response> => {
  const context = await contextOf(visit, await contactAt(visit.service, seat))
  const { id, loaded, role } = seat
  const headers = {
    ...SECURITY_HEADERS,
    etag: `"${tagOf(loaded, role)}-${context.language}"`,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie',
  }
  if (isCurrent(visit.request, headers.etag)) return { status: 304, headers, body: '' }
  const table = tableOf(context.texts, shown(id, loaded, role), presentOf(loaded.game))
  const body = calendarOf(`Crownhead: ${titleOf(context.texts, table)}`, deadlineFor(visit, context, seat))
  const type = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${disposition}; filename="crownhead-${id}.ics"`,
  }
  return { status: 200, headers: { ...headers, ...type }, body }
}

/**
 * `GET /p/{token}/deadline.ics`: the deadline of the present turn. A player who is not to move is redirected to the
 * board.
 */
export const showDeadline = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enterSeat(visit, token)
  if (!authorized) return unknownLink(visit)
  const isTurn = deadlineFor(visit, await contextOf(visit), authorized).length > 0
  return isTurn ? calendar(visit, authorized, 'attachment') : seeOther(pathOf(authorized))
}

/** `GET /c/{token}`: the seat's deadlines, for a calendar program that polls. */
export const showCalendar = async (visit: Visit, token: string): Promise<Response> => {
  const verified = await openLink(visit.service, token, visit.request.receivedAt)
  const role = verified && datedBy(verified.purpose)
  return verified && role ? calendar(visit, { ...verified, role }, 'inline') : unknownLink(visit)
}
