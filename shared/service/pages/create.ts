import { createBody, parse } from '../../api/shapes.ts'
import { newGamePage } from '../../pages/new-game.ts'
import { failedPage } from '../../pages/error.ts'
import { refusalText } from '../../texts/index.ts'
import { STATUS } from '../../api/status.ts'
import type { Seat } from '../../game/words.ts'
import type { Response } from '../http.ts'
import { randomId } from '../ids.ts'
import { seatLink } from '../links.ts'
import { type Desk, contextOf } from './desk.ts'
import { formKey, readForm } from './form.ts'
import { NEW_GAME_FIELDS, bodyOf, faultsOf } from './wish.ts'
import { publicPage, seeOther } from './reply.ts'
import { agreeOn } from '../agree.ts'
import type { GameId } from '../ports.ts'
import type { Loaded } from '../record.ts'
import type { Service } from '../service.ts'
import { isAnewSince, offerGame } from '../sit.ts'

/** 131 bits: nobody guesses the key of another's form. */
const KEY_LENGTH = 22

export const freshKey = ({ service }: Desk): string => randomId(service.chance, KEY_LENGTH)

export const showNewGame = (desk: Desk): Response => publicPage(200, newGamePage(contextOf(desk), freshKey(desk)))

/** Where whoever sat down is sent on to: his seat, or, once its link was made anew, where links are asked for. */
export const seatPath = (service: Service, seat: Seat, id: GameId, loaded: Loaded): string =>
  isAnewSince(loaded, seat, 'offer') ? '/links' : `/p/${seatLink(service, seat, id, loaded.game).token}`

/** `POST /`: a game is offered, and its creator is sent on to his seat. */
export const createGame = async (desk: Desk): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const { texts } = context
  const values = readForm(request.body, NEW_GAME_FIELDS)
  const key = formKey(values?.['key'])
  if (values === undefined || key === undefined)
    return publicPage(400, failedPage(context, refusalText(texts, { code: 'invalid-request' })))
  const read = parse(createBody, bodyOf(values, texts.locale))
  const agreed = read.ok ? agreeOn(read.value) : read
  const faults = faultsOf(texts, values, agreed.ok ? [] : agreed.issues.map(({ path }) => path))
  if (!read.ok || !agreed.ok || Object.keys(faults).length > 0)
    return publicPage(400, newGamePage(context, key, { values, faults }))
  const { id, handled } = await offerGame(service, { body: read.value, agreed, key }, request.receivedAt)
  if (handled.kind === 'done') return seeOther(seatPath(service, 'creator', id, handled.loaded))
  const wrong = handled.kind === 'refused' ? handled.refusal : { code: 'try-again' as const }
  return publicPage(STATUS[wrong.code], failedPage(context, refusalText(texts, wrong)))
}
