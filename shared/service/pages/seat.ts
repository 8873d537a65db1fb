import { STATUS } from '../../api/status.ts'
import type { Role } from '../../game/words.ts'
import type { Own } from '../../pages/board-page.ts'
import { choiceOf } from '../../pages/choice.ts'
import { failedPage, unknownPage } from '../../pages/error.ts'
import { seatPage, watchPage } from '../../pages/seat.ts'
import { refusalText } from '../../texts/index.ts'
import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/refusals.ts'
import { handle } from '../handle.ts'
import type { Response } from '../http.ts'
import { isGameId } from '../ids.ts'
import { watchLink } from '../links.ts'
import { readMoveForm } from './action.ts'
import { boardPage } from './board.ts'
import { type Desk, type Opened, contextOf, openLink, seatContext, unknownLink } from './desk.ts'
import { privatePage, seeOther } from './reply.ts'
import { ballotOf, otherGame, rematchPath } from './match.ts'
import { shown, roleIn } from '../reader.ts'
import { type Loaded, load } from '../record.ts'
import { roleOf } from '../tokens.ts'
import { cautionReason, cautionTold, isCautioned } from './caution.ts'

/** `GET /p/{token}`: the board of whoever holds the link. What he has chosen stands in the query. */
export const showSeat = async (desk: Desk, token: string): Promise<Response> => {
  const opened = await openLink(desk, token)
  const role = opened && roleOf(opened.purpose)
  if (!opened || !role) return unknownLink(desk)
  const context = await seatContext(desk, opened, role)
  const page = await boardPage(desk, opened, opened.loaded, role)
  const { query } = desk.request
  const why = cautionTold(context.texts, opened.loaded, role, query['refused'])
  return privatePage(200, seatPage(context, page, choiceOf(query), why))
}

/** `GET /g/{id}`: the game for everybody. */
export const showWatch = async (desk: Desk, id: string): Promise<Response> => {
  const { service, request } = desk
  const loaded = isGameId(id) ? await load(service.games, id) : undefined
  if (!loaded) return privatePage(404, unknownPage(contextOf(desk)))
  const [other, nextPath] = [await otherGame(service, loaded, 'anyone'), await rematchPath(service, loaded, 'anyone')]
  const ballot = ballotOf(loaded)
  const page = {
    view: shown(id, loaded, 'anyone'),
    path: `/g/${id}`,
    watchUrl: watchLink(service, id).url,
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
  }
  return privatePage(200, watchPage(contextOf(desk), page, choiceOf({ flip: request.query['flip'] })))
}

/** Somebody at his board, who has asked for something that was not done. */
export type Refused = { readonly opened: Opened; readonly role: Role; readonly loaded: Loaded }

/** His page as the game stands, with why. `typed`: what he had written, where that is worth keeping. */
export const refusedPage = async (
  desk: Desk,
  { opened, role, loaded }: Refused,
  status: number,
  why: string,
  typed?: Own['typed'],
): Promise<Response> => {
  const context = await seatContext(desk, opened, role)
  const page = await boardPage(desk, opened, loaded, role)
  const own = page.own && typed ? { ...page.own, typed } : page.own
  return privatePage(status, seatPage(context, { ...page, ...(own && { own }) }, { flip: false }, why))
}

export const unreadable = (desk: Desk): Response => {
  const context = contextOf(desk)
  return privatePage(400, failedPage(context, refusalText(context.texts, { code: 'invalid-request' })))
}

/** Has a command carried out for whoever holds a role, and shows him his page: the one road on which a page changes a game. */
export const carryOut = async (
  desk: Desk,
  opened: Opened,
  role: Role,
  command: (loaded: Loaded) => Command | Refusal,
): Promise<Response> => {
  const { service, request } = desk
  const { texts } = await seatContext(desk, opened, role)
  const handled = await handle(
    service,
    opened.id,
    (loaded) =>
      loaded && roleIn(service.seal, opened.id, loaded, opened.token) === role
        ? command(loaded)
        : { code: 'not-found' },
    request.receivedAt,
  )
  if (handled.kind === 'done') return seeOther(`/p/${opened.token}`)
  const loaded = handled.kind === 'refused' ? (handled.loaded ?? opened.loaded) : opened.loaded
  const wrong = handled.kind === 'refused' ? handled.refusal : { code: 'try-again' as const }
  if (wrong.code === 'not-found') return unknownLink(desk)
  const reason = cautionReason(wrong)
  // What left a mark is done with: a reload asks for the page, and does not offend again.
  if (reason !== undefined && isCautioned(loaded, role)) return seeOther(`/p/${opened.token}?refused=${reason}`)
  return refusedPage(desk, { opened, role, loaded }, STATUS[wrong.code], refusalText(texts, wrong))
}

/** `POST /p/{token}/move` */
export const moveSeat = async (desk: Desk, token: string): Promise<Response> => {
  const opened = await openLink(desk, token)
  const role = opened && roleOf(opened.purpose)
  if (!opened || !role || role === 'director') return unknownLink(desk)
  const read = readMoveForm(desk.request.body)
  if (!read) return unreadable(desk)
  if (read.ok) {
    const { dryRun: _never, ...body } = read.value
    return carryOut(desk, opened, role, () => ({ type: 'move', by: role, ...body }))
  }
  if (!read.issues.some(({ path }) => path === 'message')) return unreadable(desk)
  const { texts } = await seatContext(desk, opened, role)
  return refusedPage(desk, { opened, role, loaded: opened.loaded }, 400, texts.fields.message)
}
