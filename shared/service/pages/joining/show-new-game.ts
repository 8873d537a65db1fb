import { readForm } from '../../../api/input/forms.ts'
import { createBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { NEW_GAME_FIELDS } from '../../../pages/new-game/new-game-fields.ts'
import { EMPTY_FORM } from '../../../pages/kit/form-fields.ts'
import { type FormAccess, newGamePage } from '../../../pages/new-game/new-game-page.ts'
import { resolveTerms } from '../../creation/resolve-terms.ts'
import { noteDeliverable } from '../../email/delivery/undeliverable.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { asClub, isClubWord } from '../../credentials/creation-policy.ts'
import { seatLink } from '../../credentials/links.ts'
import { verifyNewGameProof } from '../../credentials/email-proof.ts'
import { createGame } from '../../creation/create-game.ts'
import { isLinkReplaced } from '../../seats/claim-seat.ts'
import { readFormKey, newFormKey } from '../http/form-key.ts'
import { privateResponse, publicResponse, redirectToSeat } from '../http/html-response.ts'
import { type PageVisit, pageContext, failureResponse, invalidFormResponse } from '../http/page-visit.ts'
import { newGameBody, newGameFaults } from './new-game-form.ts'

const accessOf = ({ service: { creation } }: PageVisit): FormAccess => creation?.by ?? 'anyone'

/** Answers `GET /`: the form of a new game. The club's link has the club's word, which the form then has already. */
export const showNewGame = async (visit: PageVisit): Promise<Response> => {
  const { word } = visit.request.query
  const filled = isClubWord(visit.service.creation, word) ? { values: { word }, faults: {} } : EMPTY_FORM
  return publicResponse(200, newGamePage(await pageContext(visit), newFormKey(visit), accessOf(visit), filled))
}

/** Returns whether the creator comes from their own mailbox: then their address needs no consent email. */
const comesFromMailbox = async (
  { service, request: { receivedAt: now } }: PageVisit,
  proof: string | undefined,
  email: string | undefined,
): Promise<boolean> => {
  const isProven = proof !== undefined && email !== undefined && verifyNewGameProof(service.signer, proof, email, now)
  if (isProven) await noteDeliverable(service, email, { proven: true }, now)
  return isProven
}

/** Answers `POST /`: creates a game, and redirects to the creator's seat. */
export const submitNewGame = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const context = await pageContext(visit)
  const { texts } = context
  const values = readForm(request.body, NEW_GAME_FIELDS)
  const key = readFormKey(values?.['key'])
  const { mailbox, word } = values ?? {}
  const access = accessOf(visit)
  if (access === 'keys') return failureResponse(visit, { code: 'creation-restricted' })
  // This is the button of a page that an email led to: it opens the form, and keeps the proof of the mailbox.
  if (mailbox !== undefined && values?.['key'] === undefined)
    return privateResponse(200, newGamePage(context, newFormKey(visit), access, { values: { mailbox }, faults: {} }))
  if (values === undefined || key === undefined) return invalidFormResponse(visit)
  const read = parse(createBody, newGameBody(values, texts.locale))
  const resolved = read.ok ? resolveTerms(read.value) : read
  const isKnown = access === 'anyone' || isClubWord(service.creation, word)
  const faults = {
    ...(!isKnown && { word: texts.fields.word }),
    ...newGameFaults(texts, values, resolved.ok ? { issues: [] } : resolved),
  }
  if (!read.ok || !resolved.ok || Object.keys(faults).length > 0)
    return publicResponse(isKnown ? 400 : 403, newGamePage(context, key, access, { values, faults }))
  const isFromMailbox = await comesFromMailbox(visit, mailbox, read.value.creator.email)
  const typed = { body: read.value, isFromMailbox, typedAt: request.receivedAt }
  const { id, handled } = await createGame(asClub(service), { ...typed, agreed: resolved, key }, request)
  if (handled.kind !== 'done') return failureResponse(visit, refusalOf(handled))
  const isOwn = !isLinkReplaced(handled.loaded, 'creator', 'offer')
  return redirectToSeat(isOwn ? seatLink(service, 'creator', id, handled.loaded.game) : undefined)
}
