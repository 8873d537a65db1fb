import { STATUS } from '../api/status.ts'
import type { Command } from '../game/commands.ts'
import type { Seat } from '../game/words.ts'
import { choiceOf } from '../pages/choice.ts'
import { failedPage, unknownLinkPage, unknownPage } from '../pages/error.ts'
import { seatPage, watchPage } from '../pages/seat.ts'
import { refusalText } from '../texts/index.ts'
import { handle } from './handle.ts'
import type { Response } from './http.ts'
import { watchLink } from './links.ts'
import { type Desk, type Opened, boardPage, contextOf, openLink, seatContext } from './page-desk.ts'
import { readForm, wholeNumber } from './page-form.ts'
import { privatePage, seeOther } from './page-reply.ts'
import { shown, seatOf } from './reader.ts'
import { type Loaded, load } from './record.ts'
import { roleOf } from './tokens.ts'

const unknownLink = (desk: Desk): Response => privatePage(404, unknownLinkPage(contextOf(desk)))

/** `GET /p/{token}`: the board of whoever holds the link. What he has chosen stands in the query. */
export const showSeat = async (desk: Desk, token: string): Promise<Response> => {
  const opened = await openLink(desk, token)
  const role = opened && roleOf(opened.purpose)
  if (!opened || !role) return unknownLink(desk)
  const context = await seatContext(desk, opened, role)
  return privatePage(200, seatPage(context, boardPage(desk, opened, opened.loaded, role), choiceOf(desk.request.query)))
}

/** `GET /g/{id}`: the game for everybody. */
export const showWatch = async (desk: Desk, id: string): Promise<Response> => {
  const { service, request } = desk
  const loaded = /^[0-9A-Za-z]{12}$/.test(id) ? await load(service.games, id) : undefined
  if (!loaded) return privatePage(404, unknownPage(contextOf(desk)))
  const page = { view: shown(id, loaded, 'anyone'), path: `/g/${id}`, watchUrl: watchLink(service, id).url }
  return privatePage(200, watchPage(contextOf(desk), page, choiceOf({ flip: request.query['flip'] })))
}

export type SeatAct = 'move' | 'resign' | 'abort'

/** The command that a form is; none if a field is missing, doubled or unknown. */
const commandOf = (act: SeatAct, body: string, by: Seat): Command | undefined => {
  const form = readForm(body, act === 'move' ? ['ply', 'move'] : ['ply'])
  const ply = wholeNumber(form?.['ply'])
  const move = form?.['move']
  if (ply === undefined) return undefined
  if (act !== 'move') return { type: act, by, ply }
  return move === undefined || move === '' || move.length > 120 ? undefined : { type: 'move', by, ply, move }
}

const refusedPage = async (
  desk: Desk,
  opened: Opened,
  loaded: Loaded,
  seat: Seat,
  wrong: Parameters<typeof refusalText>[1],
): Promise<Response> => {
  const context = await seatContext(desk, opened, seat)
  const page = boardPage(desk, opened, loaded, seat)
  return privatePage(STATUS[wrong.code], seatPage(context, page, { flip: false }, refusalText(context.texts, wrong)))
}

/** `POST /p/{token}/move`, `/resign`, `/abort`: the one road on which a page changes a game, the same as the API's. */
export const actSeat = async (desk: Desk, token: string, act: SeatAct): Promise<Response> => {
  const { service, request } = desk
  const opened = await openLink(desk, token)
  const seat = opened && seatOf(service.seal, opened.id, opened.loaded, token)
  if (!opened || !seat) return unknownLink(desk)
  const command = commandOf(act, request.body, seat)
  if (!command)
    return privatePage(
      400,
      failedPage(contextOf(desk), refusalText(contextOf(desk).texts, { code: 'invalid-request' })),
    )
  const ask = (loaded: Loaded | undefined) =>
    seatOf(service.seal, opened.id, loaded, token) === seat ? command : { code: 'not-found' as const }
  const handled = await handle(service, opened.id, ask, request.receivedAt)
  if (handled.kind === 'done') return seeOther(`/p/${token}`)
  if (handled.kind === 'crowded') return refusedPage(desk, opened, opened.loaded, seat, { code: 'try-again' })
  return handled.loaded && handled.refusal.code !== 'not-found'
    ? refusedPage(desk, opened, handled.loaded, seat, handled.refusal)
    : unknownLink(desk)
}
