import { readForm } from '../../../api/input/forms.ts'
import { declineBody, parse } from '../../../api/input/shapes.ts'
import { LONGEST } from '../../../game/bounds.ts'
import { handleOn, refusalOf } from '../../games/handle.ts'
import { namedFor } from '../../creation/claimant.ts'
import type { Response } from '../../http.ts'
import { ERASED } from '../../credentials/mailbox.ts'
import { NOT_FOUND, provenPurpose } from '../../access/authorize.ts'
import { openInvitation, showAgain } from './invitation-page.ts'
import { freshKey } from '../http/form-key.ts'
import { seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

/**
 * `POST /i/{token}/decline`: declines the invitation with an optional text to the creator, and erases the invited
 * address.
 */
export const declineInvitation = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const invitation = await openInvitation(visit, tokenAndMark)
  if (invitation?.purpose !== 'invitation') return unknownLink(visit)
  const values = readForm(request.body, ['text'])
  if (!values) return invalid(visit)
  const read = parse(declineBody, values['text'] ? { text: values['text'] } : {})
  if (!read.ok) {
    const faults = { text: (await contextOf(visit)).texts.invitation.tooLong(LONGEST.declining) }
    return showAgain(visit, invitation, 400, freshKey(visit), { values, faults })
  }
  const { id, token, loaded } = invitation
  const { text = '' } = read.value
  const handled = await handleOn(
    service,
    { id, loaded },
    (now) =>
      now && provenPurpose(service.signer, id, now, token) === 'invitation' ? { type: 'decline', text } : NOT_FOUND,
    request.receivedAt,
  )
  if (handled.kind === 'refused' && handled.loaded)
    return showAgain(visit, { ...invitation, loaded: handled.loaded }, 410, freshKey(visit))
  if (handled.kind !== 'done') return failed(visit, refusalOf(handled))
  const person = namedFor(loaded.game, token)
  if (person) await service.contacts.amend(id, person.contact, ERASED)
  return seeOther(`/i/${tokenAndMark}`)
}
