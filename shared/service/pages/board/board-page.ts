import { isoInstant } from '../../../api/values/iso.ts'
import { eventsOfPlayer } from '../../../api/views/player-events.ts'
import { eventsView, pliesWithMessages } from '../../../api/views/events-view.ts'
import { claimsByMove, moveTimeEndsAt, presentMoment } from '../../../api/views/board-moment.ts'
import type { EventType } from '../../../game/model/events.ts'
import { expiryOf } from '../../../game/time/timer.ts'
import { ownMoves, personOf, playOf, seatToMove } from '../../../game/model/game.ts'
import { possibleActs } from '../../../game/possible-acts.ts'
import { DAY, type Instant, type Seat, otherSeat } from '../../../game/model/words.ts'
import type { BoardPage, Invite } from '../../../pages/game/model/board-page.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { loadOnce } from '../../../texts/languages/load-once.ts'
import { seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { lostSeatLink, seatLink, publicGameLink } from '../../credentials/links.ts'
import type { Authorized } from '../../access/authorize.ts'
import { withoutMuted } from '../../seats/muted-messages.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { marksOfGame } from '../../endgames/marks-of-game.ts'
import { findForClaim } from '../../endgames/table-claims.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { SeatPageData } from '../../games/seat-page-data.ts'
import type { Service } from '../../runtime/service.ts'
import { newFormKey } from '../http/form-key.ts'
import { playerPageData } from './player-page-data.ts'
import { emailsShown, notifyChoiceOf } from './seat-notifications.ts'
import { matchSummary, rematchPath } from './match-summary.ts'
import { openInvitations } from '../joining/open-invitations.ts'
import { type AuthorizedVisit, seatPath } from '../http/require-seat.ts'
import type { PageVisit } from '../http/page-visit.ts'

const arbiterPanel = loadOnce(() => import('../../../pages/game/menu/arbiter-menu.ts'))

const reseatUrlOf = (service: Service, { id, loaded: { game }, role }: Authorized): string | undefined => {
  const reseat = game.status === 'active' ? game.play.pending.reseat : undefined
  return reseat && reseat.by === role ? lostSeatLink(service, reseat.seat, id, game).url : undefined
}

/**
 * Returns whether the page says that the link must be saved. It does not after the player's first move in a game:
 * whoever comes back to move has the link already.
 */
const isNew = ({ loaded: { game }, role }: Authorized): boolean => {
  const play = playOf(game)
  if (role === 'arbiter') return false
  return play === undefined ? game.status === 'open' : game.status === 'active' && ownMoves(play, role) === 0
}

/** How long the other player may take over a first move before the page says that they may not know of it. */
const FIRST_MOVE_WITHIN = DAY

/**
 * Returns what the page says if the other player, on turn, has not made a first move for a day. It follows from the
 * record that anybody can read: whether emails reach them, and whether they have looked, is nobody's business.
 */
const unmovedShown = (
  { loaded: { game }, role }: Authorized,
  { inviting, seat: { somebody } }: AllTexts,
  now: Instant,
): Pick<BoardPage, 'unmoved'> => {
  if (role === 'arbiter' || game.status !== 'active') return {}
  const other = otherSeat(role)
  const { play } = game
  if (seatToMove(play) !== other || ownMoves(play, other) > 0) return {}
  if (now - play.turnStartedAt < FIRST_MOVE_WITHIN || (play.freezes.at(-1)?.until ?? 0) > now) return {}
  const { title, text } = inviting.unmoved
  return { unmoved: { title: title(personOf(game, other)?.name || somebody), text } }
}

/** Returns what the page shows of invitations, and whether it keeps asking what became of their emails. */
const invitesShown = (invites: readonly Invite[]): Pick<BoardPage, 'invites' | 'awaitsMail'> => ({
  ...(invites.length > 0 && { invites }),
  ...(invites.some(({ isBeingMailed }) => isBeingMailed) && { awaitsMail: true }),
})

export const currentBoard = (
  { stored, game }: LoadedGame,
  { happened }: AllTexts,
  seat?: Seat,
): Pick<BoardPage, 'events' | 'moveUntil' | 'saidWith'> => {
  const until = moveTimeEndsAt(game)
  const isListed = (type: EventType): boolean => type in happened
  return {
    events: seat ? eventsOfPlayer(stored.log, game, isListed) : eventsView(stored.log, game, isListed),
    saidWith: pliesWithMessages(stored.log),
    ...(until !== undefined && { moveUntil: until }),
  }
}

/** Returns what the reader may do now, and what the endgame table says of a game that is over. */
const ownActs = async (
  { service, request: { receivedAt } }: PageVisit,
  { loaded: { game }, role }: Authorized,
): Promise<Pick<BoardPage, 'may' | 'tableMarks'>> => ({
  may: [...possibleActs(game, role, receivedAt, await findForClaim(service, game, role))],
  ...(await marksOfGame(service, game, receivedAt)),
})

export const boardPage = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  own: SeatPageData,
  texts: AllTexts,
  moment = presentMoment(authorized.loaded.game),
): Promise<BoardPage> => {
  const { service, request } = visit
  const { id, loaded, role } = authorized
  const { game } = loaded
  const [other, nextPath] = [await matchSummary(service, loaded, role), await rematchPath(service, loaded, role)]
  const ballot = drawnBallotOf(loaded.game)
  const reseatUrl = reseatUrlOf(service, authorized)
  const inviting = role === 'creator' && game.status === 'open'
  return {
    view: gameViewFor(id, { ...loaded, game: withoutMuted(game, role, own.contact) }, role),
    ...currentBoard(loaded, texts, role === 'arbiter' ? undefined : role),
    moment,
    claims: claimsByMove(game),
    path: seatPath(authorized),
    watchUrl: publicGameLink(service, id).url,
    ...(await ownActs(visit, authorized)),
    seatUrl: seatLink(service, role, id, game).url,
    rotateKey: newFormKey(visit),
    emails: emailsShown(visit, authorized, own.contact),
    // A visit by an email's link does not mark the turn as seen: it may come from a machine that opens every link, and
    // that email is already sent.
    ...(authorized.mark === undefined && seatEmailStatus(own.contact) === 'on' && { tellsSeen: true }),
    ...invitesShown(await openInvitations(visit, texts, authorized)),
    ...(inviting && { openUntil: isoInstant(expiryOf(game)), invitedName: game.invited?.name }),
    ...(await notifyChoiceOf(visit, authorized, own, texts)),
    ...(isNew(authorized) && { keep: { title: texts.keep.title, hint: texts.keep.what, how: texts.keep.how } }),
    ...unmovedShown(authorized, texts, request.receivedAt),
    ...(role === 'creator' &&
      game.status === 'aborted' &&
      game.declined !== undefined && { declined: { title: texts.inviting.declined, text: game.declined } }),
    ...(role === 'arbiter'
      ? { arbiterPanel: (await arbiterPanel()).arbiterMenu }
      : await playerPageData(service, own, authorized, role, request.receivedAt)),
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
    ...(reseatUrl !== undefined && { reseatUrl }),
  }
}
