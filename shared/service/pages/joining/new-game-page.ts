import { readForm } from '../../../api/input/forms.ts'
import { createBody, parse } from '../../../api/input/shapes.ts'
import { NEW_GAME_FIELDS } from '../../../pages/new-game/new-game-fields.ts'
import { newGamePage } from '../../../pages/new-game/new-game-page.ts'
import { agreeOn } from '../../creation/resolve-terms.ts'
import { noteTaking } from '../../email/delivery/undeliverable.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { seatLink } from '../../credentials/links.ts'
import { provesBeginning } from '../../credentials/mailed-link.ts'
import { offerGame } from '../../creation/create-game.ts'
import { isReplaced } from '../../seats/claim-seat.ts'
import { formKey, freshKey } from '../http/form-key.ts'
import { privatePage, publicPage, seeSeat } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid } from '../http/page-request.ts'
import { bodyOf, faultsOf } from './new-game-form.ts'

/** `GET /`: the form of a new game. */
export const showNewGame = async (visit: Visit): Promise<Response> =>
  publicPage(200, newGamePage(await contextOf(visit), freshKey(visit)))

/** Whether the creator comes from their own mailbox: then their address needs no consent email. */
const comesFromMailbox = async (
  { service, request: { receivedAt: now } }: Visit,
  proof: string | undefined,
  email: string | undefined,
): Promise<boolean> => {
  const isProven = proof !== undefined && email !== undefined && provesBeginning(service.signer, proof, email, now)
  if (isProven) await noteTaking(service, email, { proven: true }, now)
  return isProven
}

/** `POST /`: creates a game, and redirects to the creator's seat. */
export const createGame = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const context = await contextOf(visit)
  const { texts } = context
  const values = readForm(request.body, NEW_GAME_FIELDS)
  const key = formKey(values?.['key'])
  const { mailbox } = values ?? {}
  // This is the button of a page that an email led to: it opens the form, and keeps the proof of the mailbox.
  if (mailbox !== undefined && values?.['key'] === undefined)
    return privatePage(200, newGamePage(context, freshKey(visit), { values: { mailbox }, faults: {} }))
  if (values === undefined || key === undefined) return invalid(visit)
  const read = parse(createBody, bodyOf(values, texts.locale))
  const resolved = read.ok ? agreeOn(read.value) : read
  const faults = faultsOf(texts, values, resolved.ok ? { issues: [] } : resolved)
  if (!read.ok || !resolved.ok || Object.keys(faults).length > 0)
    return publicPage(400, newGamePage(context, key, { values, faults }))
  const isFromMailbox = await comesFromMailbox(visit, mailbox, read.value.creator.email)
  const { id, handled } = await offerGame(service, { body: read.value, isFromMailbox, agreed: resolved, key }, request)
  if (handled.kind !== 'done') return failed(visit, refusalOf(handled))
  const isOwn = !isReplaced(handled.loaded, 'creator', 'offer')
  return seeSeat(isOwn ? seatLink(service, 'creator', id, handled.loaded.game) : undefined)
}
