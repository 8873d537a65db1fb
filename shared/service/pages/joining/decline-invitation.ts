import { readForm } from '../../../api/input/forms.ts'
import { declineBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { handleFrom, refusalOf } from '../../games/handle.ts'
import { invitedPlayer } from '../../creation/claimant.ts'
import type { Response } from '../../runtime/http.ts'
import { ERASED_CONTACT } from '../../credentials/address-fields.ts'
import { NOT_FOUND, verifiedPurpose } from '../../access/authorize.ts'
import { verifyInvitation, invitationResponse } from './show-invitation.ts'
import { newFormKey } from '../http/form-key.ts'
import { redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

/**
 * Answers `POST /i/{token}/decline`: declines the invitation with an optional text to the creator, and erases the
 * invited address.
 */
export const declineInvitation = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const invitation = await verifyInvitation(visit, tokenAndMark)
  if (invitation?.as !== 'opponent') return unknownLinkResponse(visit)
  if (invitation.fault) return invitationResponse(visit, invitation, 410, newFormKey(visit))
  const values = readForm(request.body, ['text'])
  if (!values) return invalidFormResponse(visit)
  const read = parse(declineBody, values['text'] ? { text: values['text'] } : {})
  if (!read.ok) {
    const faults = { text: (await pageContext(visit)).texts.invitation.tooLong(LONGEST.decliningMessage) }
    return invitationResponse(visit, invitation, 400, newFormKey(visit), { values, faults })
  }
  const { id, token, loaded, purpose } = invitation
  const { text = '' } = read.value
  const handled = await handleFrom(
    service,
    { id, loaded },
    (now) =>
      now && verifiedPurpose(service.signer, id, now, token) === purpose ? { type: 'decline', text } : NOT_FOUND,
    request.receivedAt,
  )
  if (handled.kind === 'refused' && handled.loaded)
    return invitationResponse(visit, { ...invitation, loaded: handled.loaded }, 410, newFormKey(visit))
  if (handled.kind !== 'done') return failureResponse(visit, refusalOf(handled))
  const person = invitedPlayer(loaded.game, token)
  if (person) await service.contacts.update(id, person.contact, ERASED_CONTACT)
  return redirectTo(`/i/${tokenAndMark}`)
}
