import { isInvited } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import { composeConsentEmail } from '../../../email/address/consent-email.ts'
import { composeInvitationEmail } from '../../../email/address/invitation-email.ts'
import type { ComposedEmail } from '../../../email/layout/composed-email.ts'
import type { LanguageTexts } from '../../../texts/languages/languages.ts'
import { unsubscribeAllLink } from '../../credentials/links.ts'
import type { ConsentRequestPorts, UnconfirmedSeat, WaitingSeats } from './waiting-seats.ts'

/** Composes the consent email: for a single invitation the invitation itself, which is not one of an order. */
export const composeWaitingSeats = (
  ports: ConsentRequestPorts,
  waiting: WaitingSeats,
  { loaded: { game }, to }: UnconfirmedSeat,
  words: LanguageTexts,
  now: Instant,
): ComposedEmail => {
  const common = { club: ports.club, stopAllUrl: unsubscribeAllLink(ports, to.email) }
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
