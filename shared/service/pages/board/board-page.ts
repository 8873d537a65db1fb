import { isoInstant } from '../../../api/values/iso.ts'
import { eventsOfPlayer } from '../../../api/views/player-events.ts'
import { eventsView, pliesWithMessages } from '../../../api/views/events-view.ts'
import { claimsByMove, moveTimeEndsAt, presentMoment } from '../../../api/views/board-moment.ts'
import type { EventType } from '../../../game/model/events.ts'
import { expiryOf } from '../../../game/time/timer.ts'
import { type Game, isInvited, ownMoves, personOf, playOf } from '../../../game/model/game.ts'
import { possibleActs } from '../../../game/possible-acts.ts'
import { type Duration, MINUTE, type Seat } from '../../../game/model/words.ts'
import type { BoardPage, Invite } from '../../../pages/game/model/board-page.ts'
import { type InviteMail, inviteFor } from '../../../pages/game/panels/invite-cards.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { loadOnce } from '../../../texts/languages/load-once.ts'
import { isFromSeatMailbox } from '../../email/consent/consent.ts'
import { seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { loadContact } from '../../games/game-seat.ts'
import { makeNewGameProof, verifyEmailProof, mailboxPseudonyms } from '../../credentials/email-proof.ts'
import { invitationLink, lostSeatLink, seatLink, publicGameLink } from '../../credentials/links.ts'
import { isConsentEmailQueued, shownConsentEmail } from '../../email/requests/shown-consent-email.ts'
import type { Authorized } from '../../access/authorize.ts'
import { withoutMuted } from '../../seats/muted-messages.ts'
import type { Contact } from '../../ports/contacts.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { gameViewFor } from '../../access/viewer.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { SeatPageData } from '../../games/seat-page-data.ts'
import type { Service } from '../../runtime/service.ts'
import { newFormKey } from '../http/form-key.ts'
import { playerPageData } from './player-page-data.ts'
import { matchSummary, rematchPath } from './match-summary.ts'
import { type AuthorizedVisit, seatPath } from '../http/require-seat.ts'
import type { PageVisit } from '../http/page-visit.ts'

const arbiterPanel = loadOnce(() => import('../../../pages/game/menu/arbiter-menu.ts'))

const reseatUrlOf = (service: Service, { id, loaded: { game }, role }: Authorized): string | undefined => {
  const reseat = game.status === 'active' ? game.play.pending.reseat : undefined
  return reseat && reseat.by === role ? lostSeatLink(service, reseat.seat, id, game).url : undefined
}

const INVITED_ROLES = ['opponent', 'arbiter'] as const

/**
 * Returns whether the page says that the link must be saved. It does not after the player's first move in a game:
 * whoever comes back to move has the link already.
 */
const isNew = ({ loaded: { game }, role }: Authorized): boolean => {
  const play = playOf(game)
  if (role === 'arbiter') return false
  return play === undefined ? game.status === 'open' : game.status === 'active' && ownMoves(play, role) === 0
}

/** While the game is younger than this, the page keeps asking what became of an invitation's email. */
const MAILED_WITHIN = 10 * MINUTE

/** Returns what the inviter's page says about the email of an invitation. */
const inviteMail = (game: Game, contact: Contact): InviteMail => {
  if (contact.email === undefined) return 'none'
  const named = shownConsentEmail(contact)
  if (named === undefined) return isConsentEmailQueued(contact) ? 'sending' : 'sent'
  const until = shownUntil(contact.postponed)
  const isLate = named.mail === 'later' && game.status === 'open' && until !== undefined && until >= expiryOf(game)
  return isLate ? 'late' : named
}

const invitesOf = async (service: Service, texts: AllTexts, authorized: Authorized): Promise<readonly Invite[]> => {
  const { id, loaded, role } = authorized
  const { game } = loaded
  const isOn = game.status === 'open' || game.status === 'active'
  const invites: Invite[] = []
  for (const to of isOn && role === 'creator' ? INVITED_ROLES : []) {
    const name = isInvited(game, to) ? personOf(game, to)?.name : undefined
    if (name === undefined && (to === 'arbiter' || game.status !== 'open')) continue
    const { url } = invitationLink(service, id, game, to)
    const contact = name === undefined ? {} : await loadContact(service, { id, role: to, loaded })
    const mail = inviteMail(game, contact)
    invites.push(
      inviteFor(texts, { to, url, mail, isOwned: game.owner !== undefined, ...(name !== undefined && { name }) }),
    )
  }
  return invites
}

/**
 * Returns what the page shows of invitations, and whether it keeps asking what became of their emails. `age`: how long
 * ago the game was created.
 */
const invitesShown = (invites: readonly Invite[], age: Duration): Pick<BoardPage, 'invites' | 'awaitsMail'> => ({
  ...(invites.length > 0 && { invites }),
  ...(age < MAILED_WITHIN && invites.some(({ isBeingMailed }) => isBeingMailed) && { awaitsMail: true }),
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

const emailsShown = (
  { service, request }: PageVisit,
  authorized: AuthorizedVisit,
  contact: Contact,
): BoardPage['emails'] => {
  const state = seatEmailStatus(contact)
  const until = state === 'later' ? shownUntil(contact.postponed) : undefined
  const fromMailbox = isFromSeatMailbox(service, authorized, contact)
  return {
    state,
    ...(until !== undefined && { until: isoInstant(until) }),
    fromMailbox,
    ...(fromMailbox &&
      contact.email !== undefined && {
        newGame: makeNewGameProof(service.signer, mailboxPseudonyms(service.signer, contact.email), request.receivedAt),
      }),
    ...(verifyEmailProof(service.signer, authorized.token, authorized.mark) && !fromMailbox && { fromFormer: true }),
    // An email that could not be delivered or was withheld is reported by `state` instead.
    sent: request.query['sent'] === '1' && state === 'unconfirmed',
    held: request.query['held'] === '1',
  }
}

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
  const invites = await invitesOf(service, texts, authorized)
  return {
    view: gameViewFor(id, { ...loaded, game: withoutMuted(game, role, own.contact) }, role),
    ...currentBoard(loaded, texts, role === 'arbiter' ? undefined : role),
    moment,
    claims: claimsByMove(game),
    path: seatPath(authorized),
    watchUrl: publicGameLink(service, id).url,
    may: [...possibleActs(game, role, request.receivedAt)],
    seatUrl: seatLink(service, role, id, game).url,
    rotateKey: newFormKey(visit),
    emails: emailsShown(visit, authorized, own.contact),
    // A visit by an email's link does not mark the turn as seen: it may come from a machine that opens every link, and
    // that email is already sent.
    ...(authorized.mark === undefined && seatEmailStatus(own.contact) === 'on' && { tellsSeen: true }),
    ...invitesShown(invites, request.receivedAt - game.offeredAt),
    ...(inviting && { openUntil: isoInstant(expiryOf(game)) }),
    ...(inviting && game.invited && { invitedName: game.invited.name }),
    ...(isNew(authorized) && { keep: { title: texts.keep.title, hint: texts.keep.what, how: texts.keep.how } }),
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
