import { isoInstant } from '../../../api/values/iso.ts'
import { eventsView, saidWith } from '../../../api/views/events-view.ts'
import { claimsByMove, moveUntil, presentOf } from '../../../api/views/moment.ts'
import { expiryOf } from '../../../game/alarm.ts'
import { type Game, isInvited, ownMoves, personOf, playOf } from '../../../game/game.ts'
import { giftsNow, mayNow } from '../../../game/may.ts'
import { type Duration, type Instant, MINUTE, type Seat } from '../../../game/words.ts'
import type { BoardPage, Invite } from '../../../pages/game/model/board-page.ts'
import { type InviteMail, inviteTo } from '../../../pages/game/panels/invite-card.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { once } from '../../../texts/once.ts'
import { emailsOf, isFromMailbox } from '../../email/consent/consent.ts'
import { contactAt } from '../../games/game-seat.ts'
import { beginningProof, mailboxIn, mailboxOf } from '../../credentials/mailed-link.ts'
import { invitationLink, reseatLink, seatLink, watchLink } from '../../credentials/links.ts'
import { isBeingAsked, namedMailOf } from '../../email/consent/named-mail.ts'
import type { Held } from '../../access/authorize.ts'
import { ownPapers } from '../../notebook/own-notebook.ts'
import type { Contact } from '../../ports/contact.ts'
import { toldUntil } from '../../email/consent/postponed.ts'
import { shown } from '../../access/viewer.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { AtSeat } from '../../notebook/seat-record.ts'
import type { Service } from '../../service.ts'
import { freshKey } from '../http/form-key.ts'
import { otherGame, rematchPath } from './match.ts'
import { type Entered, pathOf } from '../http/require-seat.ts'
import type { Visit } from '../http/page-request.ts'

const arbiterPanel = once(() => import('../../../pages/game/menu/arbiter-desk.ts'))

/** What only a player's page has: the times they may give, their note and their conditional moves. */
const playersOf = async (
  { notebook }: AtSeat,
  { id, loaded: { game } }: Held,
  seat: Seat,
  now: Instant,
): Promise<Pick<BoardPage, 'gifts' | 'own'>> => {
  const { note, planned } = await ownPapers(notebook, id, game, seat)
  return {
    gifts: giftsNow(game, seat, now),
    own: { note, lines: planned?.lines ?? [], analysis: planned?.analysis ?? [] },
  }
}

const reseatUrlOf = (service: Service, { id, loaded: { game }, role }: Held): string | undefined => {
  const reseat = game.status === 'active' ? game.play.pending.reseat : undefined
  return reseat && reseat.by === role ? reseatLink(service, reseat.seat, id, game).url : undefined
}

const INVITED_ROLES = ['opponent', 'director'] as const

/** Whether to say that the link must be saved: a player who has moved came back, and has found the way. */
const isNew = ({ loaded: { game }, role }: Held): boolean => {
  const play = playOf(game)
  if (role === 'director') return false
  return play === undefined ? game.status === 'open' : game.status === 'active' && ownMoves(play, role) === 0
}

/** While the game is younger than this, the page keeps asking what became of an invitation's email. */
const MAILED_WITHIN = 10 * MINUTE

/** What the inviter's page says about the email of an invitation. */
const inviteMail = (game: Game, contact: Contact): InviteMail => {
  if (contact.email === undefined) return 'none'
  const named = namedMailOf(contact)
  if (named === undefined) return isBeingAsked(contact) ? 'sending' : 'sent'
  const until = toldUntil(contact.postponed)
  const isLate = named.mail === 'later' && game.status === 'open' && until !== undefined && until >= expiryOf(game)
  return isLate ? 'late' : named
}

const invitesOf = async (service: Service, texts: AllTexts, authorized: Held): Promise<readonly Invite[]> => {
  const { id, loaded, role } = authorized
  const { game } = loaded
  const isOn = game.status === 'open' || game.status === 'active'
  const invites: Invite[] = []
  for (const to of isOn && role === 'creator' ? INVITED_ROLES : []) {
    const name = isInvited(game, to) ? personOf(game, to)?.name : undefined
    if (name === undefined && (to === 'director' || game.status !== 'open')) continue
    const { url } = invitationLink(service, id, game, to)
    const contact = name === undefined ? {} : await contactAt(service, { id, role: to, loaded })
    const mail = inviteMail(game, contact)
    invites.push(
      inviteTo(texts, { to, url, mail, isOwned: game.owner !== undefined, ...(name !== undefined && { name }) }),
    )
  }
  return invites
}

/** `age`: how long ago the game was created. */
const invitesShown = (invites: readonly Invite[], age: Duration): Pick<BoardPage, 'invites' | 'awaitsMail'> => ({
  ...(invites.length > 0 && { invites }),
  ...(age < MAILED_WITHIN && invites.some(({ isBeingMailed }) => isBeingMailed) && { awaitsMail: true }),
})

export const boardNow = (
  { stored, game }: Loaded,
  { happened }: AllTexts,
): Pick<BoardPage, 'events' | 'moveUntil' | 'saidWith'> => {
  const until = moveUntil(game)
  return {
    events: eventsView(stored.log, game, (type) => type in happened),
    saidWith: saidWith(stored.log),
    ...(until !== undefined && { moveUntil: until }),
  }
}

const emailsShown = ({ service, request }: Visit, authorized: Entered, contact: Contact): BoardPage['emails'] => {
  const state = emailsOf(contact)
  const until = state === 'later' ? toldUntil(contact.postponed) : undefined
  const fromMailbox = isFromMailbox(service, authorized, contact)
  return {
    state,
    ...(until !== undefined && { until: isoInstant(until) }),
    fromMailbox,
    ...(fromMailbox &&
      contact.email !== undefined && {
        newGame: beginningProof(service.signer, mailboxOf(service.signer, contact.email), request.receivedAt),
      }),
    ...(mailboxIn(service.signer, authorized.token, authorized.mark) && !fromMailbox && { fromFormer: true }),
    // An email that could not be delivered or was withheld is reported by `state` instead.
    sent: request.query['sent'] === '1' && state === 'unconfirmed',
    held: request.query['held'] === '1',
  }
}

export const boardPage = async (
  visit: Visit,
  authorized: Entered,
  own: AtSeat,
  texts: AllTexts,
  moment = presentOf(authorized.loaded.game),
): Promise<BoardPage> => {
  const { service, request } = visit
  const { id, loaded, role } = authorized
  const { game } = loaded
  const [other, nextPath] = [await otherGame(service, loaded, role), await rematchPath(service, loaded, role)]
  const ballot = drawnBallotOf(loaded.game)
  const reseatUrl = reseatUrlOf(service, authorized)
  const isOpen = game.status === 'open'
  const inviting = role === 'creator' && isOpen
  const invites = await invitesOf(service, texts, authorized)
  return {
    view: shown(id, loaded, role),
    ...boardNow(loaded, texts),
    moment,
    claims: claimsByMove(game),
    path: pathOf(authorized),
    watchUrl: watchLink(service, id).url,
    may: [...mayNow(game, role, request.receivedAt)],
    seatUrl: seatLink(service, role, id, game).url,
    rotateKey: freshKey(visit),
    emails: emailsShown(visit, authorized, own.contact),
    // A visit by an email's link may be that of a machine that opens every link; besides, that email is already sent.
    ...(authorized.mark === undefined && emailsOf(own.contact) === 'on' && { tellsSeen: true }),
    ...invitesShown(invites, request.receivedAt - game.offeredAt),
    ...(inviting && { openUntil: isoInstant(expiryOf(game)) }),
    ...(inviting && game.invited && { invitedName: game.invited.name }),
    ...(isNew(authorized) && { keep: { title: texts.keep.title, hint: texts.keep.what, how: texts.keep.how } }),
    ...(role === 'creator' &&
      game.status === 'aborted' &&
      game.declined !== undefined && { declined: { title: texts.inviting.declined, text: game.declined } }),
    ...(role === 'director'
      ? { desk: (await arbiterPanel()).arbiterDesk }
      : await playersOf(own, authorized, role, request.receivedAt)),
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
    ...(reseatUrl !== undefined && { reseatUrl }),
  }
}
