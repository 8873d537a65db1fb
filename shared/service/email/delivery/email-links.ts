import type { EmailLinks } from '../../../email/blocks/draft.ts'
import type { GameEmail, SeatInGame } from '../../../email/game-emails/emails-for.ts'
import { type Game, playOf } from '../../../game/model/game.ts'
import { signReceipt } from '../../../receipts/receipt-jws.ts'
import { chainedGame, moveClaims } from '../../../receipts/write-claims.ts'
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

/** The emails of which one comes after each move: to the side that is to move, and to both after the last one. */
const AFTER_MOVE: ReadonlySet<GameEmail['kind']> = new Set(['your-turn', 'ended'])

/**
 * Returns the link of an email after a move to the receipt of the moves so far. The receipt is the link's fragment: the
 * email itself is the proof, and no server sees it.
 */
export const receiptLink = async (
  { origin, signer }: Site,
  { kind, game: id }: GameEmail,
  game: Game,
): Promise<Pick<EmailLinks, 'receipt'>> => {
  const play = playOf(game)
  if (!AFTER_MOVE.has(kind) || !play || play.moves.length === 0) return {}
  const { receipts } = signer
  const claims = await moveClaims(receipts.digest, chainedGame({ origin, game: id }, game.terms, play))
  return { receipt: `${origin}/verify#${signReceipt(receipts, claims)}` }
}
