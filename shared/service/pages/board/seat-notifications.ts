import { isoInstant } from '../../../api/values/iso.ts'
import { isFromSeatMailbox } from '../../email/consent/consent.ts'
import { seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { makeNewGameProof, verifyEmailProof, mailboxPseudonyms } from '../../credentials/email-proof.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { waitsForUse } from '../../email/requests/quiet-until.ts'
import type { Contact } from '../../ports/contacts.ts'
import { ownMoves, playerOf, playOf } from '../../../game/model/game.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { isPlayerSeat } from '../../access/authorize.ts'
import { type SeatPageData, isWaitingSeat } from '../../games/seat-page-data.ts'
import { notAskedEntry } from '../../notebook/entry-names.ts'
import type { PageVisit } from '../http/page-visit.ts'
import type { AuthorizedVisit } from '../http/require-seat.ts'
import { subscribedDevices } from '../../push/push-subscriptions.ts'

/** Returns what the page of a seat shows of its emails. */
export const emailsShown = (
  { service, request }: PageVisit,
  authorized: AuthorizedVisit,
  contact: Contact,
): BoardPage['emails'] => {
  const state = seatEmailStatus(contact)
  const until = state === 'later' ? shownUntil(contact.postponed) : undefined
  const fromMailbox = isFromSeatMailbox(service, authorized, contact)
  const isSent = request.query['sent'] === '1' && state === 'unconfirmed'
  const comesLater = !fromMailbox && !isSent && state === 'unconfirmed' && waitsForUse(contact.quietUntil)
  return {
    state,
    ...(until !== undefined && { until: isoInstant(until) }),
    ...(comesLater && { comesLater }),
    fromMailbox,
    ...(fromMailbox &&
      contact.email !== undefined && {
        newGame: makeNewGameProof(service.signer, mailboxPseudonyms(service.signer, contact.email), request.receivedAt),
      }),
    ...(verifyEmailProof(service.signer, authorized.token, authorized.mark) && !fromMailbox && { fromFormer: true }),
    // An email that could not be delivered or was withheld is reported by `state` instead.
    sent: isSent,
    held: request.query['held'] === '1',
  }
}

/**
 * Returns the ways to be told of turns that the page of a player offers. Empty unless they wait for the other player,
 * have moved or come by an invitation, have neither an address nor a device that gets notifications, and have not
 * closed the card.
 */
export const notifyChoiceOf = async (
  { service }: PageVisit,
  authorized: AuthorizedVisit,
  { contact, notebook }: SeatPageData,
  texts: AllTexts,
): Promise<Pick<BoardPage, 'notify'>> => {
  const { id, role, loaded } = authorized
  const { game } = loaded
  const play = playOf(game)
  const player = playerOf(game, role)
  if (!isPlayerSeat(authorized) || !play || !player?.name || !isWaitingSeat(game, role)) return {}
  if (contact.email !== undefined || (role === 'creator' && ownMoves(play, role) === 0)) return {}
  if (subscribedDevices(contact, game.epochs[role]).length > 0) return {}
  if ((await notebook.load(id, notAskedEntry(player.contact))) !== undefined) return {}
  const label = texts.newGame.yourEmail
  return { notify: { label, sendsPush: service.signer.push !== undefined } }
}
