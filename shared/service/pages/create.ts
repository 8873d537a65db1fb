import { readForm } from '../../api/forms.ts'
import { createBody, parse } from '../../api/shapes.ts'
import { NEW_GAME_FIELDS } from '../../pages/new-game-fields.ts'
import { newGamePage } from '../../pages/new-game.ts'
import { agreeOn } from '../agree.ts'
import { refusalOf } from '../handle.ts'
import type { Response } from '../http.ts'
import { seatLink } from '../links.ts'
import { offerGame } from '../offer.ts'
import { isReplaced } from '../sit.ts'
import { formKey, freshKey } from './form-key.ts'
import { publicPage, seeSeat } from './reply.ts'
import { type Visit, contextOf, failed, invalid } from './visit.ts'
import { bodyOf, faultsOf } from './wish.ts'

export const showNewGame = async (visit: Visit): Promise<Response> =>
  publicPage(200, newGamePage(await contextOf(visit), freshKey(visit)))

export const createGame = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const context = await contextOf(visit)
  const { texts } = context
  const values = readForm(request.body, NEW_GAME_FIELDS)
  const key = formKey(values?.['key'])
  if (values === undefined || key === undefined) return invalid(visit)
  const read = parse(createBody, bodyOf(values, texts.locale))
  const agreed = read.ok ? agreeOn(read.value) : read
  const faults = faultsOf(texts, values, agreed.ok ? { issues: [] } : agreed)
  if (!read.ok || !agreed.ok || Object.keys(faults).length > 0)
    return publicPage(400, newGamePage(context, key, { values, faults }))
  const { id, handled } = await offerGame(service, { body: read.value, agreed, key }, request)
  if (handled.kind !== 'done') return failed(visit, refusalOf(handled))
  const isOwn = !isReplaced(handled.loaded, 'creator', 'offer')
  return seeSeat(isOwn ? seatLink(service, 'creator', id, handled.loaded.game) : undefined)
}
