import type { EmailLinks } from '../../../email/blocks/draft.ts'
import type { SeatInGame } from '../../../email/game-emails/emails-for.ts'
import type { Game } from '../../../game/model/game.ts'
import {
  type Site,
  emailedSeatLink,
  publicGameLink,
  restoreSeatLink,
  unsubscribeAllLink,
  unsubscribeLink,
} from '../../credentials/links.ts'

/** Returns the links in an email to a seat. */
export const emailLinks = (site: Site, gameEmail: SeatInGame, game: Game, email: string): EmailLinks => ({
  seat: emailedSeatLink(site, gameEmail.seat, gameEmail.game, game, email),
  watch: publicGameLink(site, gameEmail.game).url,
  stop: unsubscribeLink(site, gameEmail.seat, gameEmail.game, game),
  stopAll: unsubscribeAllLink(site, email),
  undo: restoreSeatLink(site, gameEmail.seat, gameEmail.game, game, email),
})
