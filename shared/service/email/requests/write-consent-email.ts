import { type Game, isInvited } from '../../../game/model/game.ts'
import type { Instant, Role } from '../../../game/model/words.ts'
import { composeConsentEmail } from '../../../email/address/consent-email.ts'
import { composeInvitationEmail } from '../../../email/address/invitation-email.ts'
import { composeFirstGameEmail } from '../../../email/address/first-game-email.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import type { ComposedEmail } from '../../../email/layout/composed-email.ts'
import { type LanguageTexts, loadTextsFor } from '../../../texts/languages/languages.ts'
import { unsubscribeAllLink } from '../../credentials/links.ts'
import { isTypedTogether } from '../../limits/named-by.ts'
import { emailLinks } from '../delivery/email-links.ts'
import type { ConsentRequestPorts, UnconfirmedSeat, WaitingSeats } from './waiting-seats.ts'

/**
 * Returns whether the consent email tells of the game itself: its reader is a player in it, and no program has named
 * them. All others are asked or invited, as they may know nothing of the game.
 */
const tellsOfGame = (game: Game, role: Role, { isOrdered }: { readonly isOrdered: boolean }): boolean =>
  role !== 'arbiter' && game.status !== 'open' && !isInvited(game, role) && game.owner === undefined && !isOrdered

/** Composes the consent email: for a single invitation the invitation itself, which is not one of an order. */
const composeWaitingSeats = (
  ports: ConsentRequestPorts,
  waiting: WaitingSeats,
  { loaded: { game }, to }: UnconfirmedSeat,
  words: LanguageTexts,
  now: Instant,
): ComposedEmail => {
  const common = { club: ports.operator?.club, stopAllUrl: unsubscribeAllLink(ports, to.email) }
  const { first, others, isOrdered } = waiting
  if (others.length > 0 || isOrdered || !isInvited(game, first.role))
    return composeConsentEmail({ ...waiting, ...common }, words)
  const { role, inviter, url, facts } = first
  return composeInvitationEmail(
    { ...common, game, role, inviter, event: facts?.event, url, timeZone: to.timeZone },
    words,
    { now, deflate: ports.deflate },
  )
}

/** Writes the consent email of a seat: the first email about its game, the question whether emails are wanted, or an invitation. */
export const writeConsentEmail = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  waiting: WaitingSeats,
  now: Instant,
): Promise<ComposedEmail> => {
  const {
    loaded: { game },
    to,
  } = unconfirmed
  const words = await loadTextsFor(to.locale, ports.operator)
  if (!tellsOfGame(game, gameEmail.seat, waiting)) return composeWaitingSeats(ports, waiting, unconfirmed, words, now)
  const { deflate } = ports
  const isConfirmingOthers = waiting.others.some(
    ({ known, isInvited: isAsked }) => !isAsked && isTypedTogether(known.namedBy, to.namedBy),
  )
  const request = {
    ...waiting,
    isConfirmingOthers,
    club: ports.operator?.club,
    stopAllUrl: unsubscribeAllLink(ports, to.email),
  }
  const links = emailLinks(ports, gameEmail, game, to.email)
  const reader = { words, links, ...(to.timeZone !== undefined && { timeZone: to.timeZone }) }
  return composeFirstGameEmail(gameEmail, game, request, reader, { now, deflate })
}
