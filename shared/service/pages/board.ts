import { isoInstant } from '../../api/iso.ts'
import { expiryOf } from '../../game/alarm.ts'
import { mayNow } from '../../game/may.ts'
import type { Seat } from '../../game/words.ts'
import type { BoardPage, Own } from '../../pages/board-page.ts'
import { emailsOf, isFromMailbox } from '../consent.ts'
import { reseatLink, invitationLink, seatLink, watchLink } from '../links.ts'
import type { Held } from '../opened.ts'
import { ownPapers } from '../own.ts'
import type { Contact } from '../ports.ts'
import { shown } from '../reader.ts'
import type { Service } from '../service.ts'
import { ballotOf, otherGame, rematchPath } from './match.ts'
import { type Entered, pathOf } from './enter.ts'
import type { Visit } from './visit.ts'

const ownOf = async ({ papers }: Service, { id, loaded }: Held, seat: Seat): Promise<Own> => {
  const { note, planned } = await ownPapers(papers, id, loaded.game, seat)
  return { note, lines: planned?.lines ?? [], analysis: planned?.analysis ?? [] }
}

/** The link to a lost seat, shown only to the role that asked for it. */
const reseatUrlOf = (service: Service, { id, loaded: { game }, role }: Held): string | undefined => {
  const reseat = game.status === 'active' ? game.play.pending.reseat : undefined
  return reseat && reseat.by === role ? reseatLink(service, reseat.seat, id, game).url : undefined
}

/** Only the creator sees the invitations. */
export const boardPage = async ({ service, request }: Visit, held: Entered, contact: Contact): Promise<BoardPage> => {
  const { id, loaded, role } = held
  const { game } = loaded
  const [other, nextPath] = [await otherGame(service, loaded, role), await rematchPath(service, loaded, role)]
  const ballot = ballotOf(loaded)
  const reseatUrl = reseatUrlOf(service, held)
  const isOpen = game.status === 'open'
  const inviting = role === 'creator' && isOpen
  const appointing = role === 'creator' && game.awaited && (isOpen || game.status === 'active')
  return {
    view: shown(id, loaded, role),
    path: pathOf(held),
    watchUrl: watchLink(service, id).url,
    may: [...mayNow(game, role, request.receivedAt)],
    seatUrl: seatLink(service, role, id, game).url,
    emails: {
      state: emailsOf(contact),
      fromMailbox: isFromMailbox(service, held, contact, held.mark),
      sent: request.query['sent'] === '1',
      held: request.query['held'] === '1',
    },
    ...(inviting && { invitationUrl: invitationLink(service, id, game).url, openUntil: isoInstant(expiryOf(game)) }),
    ...(inviting && game.invited && { invitedName: game.invited.name }),
    ...(appointing && { arbiterUrl: invitationLink(service, id, game, 'director').url }),
    ...(role !== 'director' && { own: await ownOf(service, held, role) }),
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
    ...(reseatUrl !== undefined && { reseatUrl }),
  }
}
