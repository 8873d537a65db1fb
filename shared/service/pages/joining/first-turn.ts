import { isoInstant } from '../../../api/values/iso.ts'
import { begunIfAccepted } from '../../../game/decisions/seats/begun-if-accepted.ts'
import { type Game, seatToMove } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import { deadlineOf, reserveBegins } from '../../../game/time/clock.ts'
import type { FirstTurn } from '../../../pages/invitation/invitation-view.ts'

/**
 * Returns who moves first if the invitation is accepted now, and until when the reader's own first move is due: the end
 * of the move's own time or, without one, of the reserve.
 */
export const firstTurnOf = (game: Game, now: Instant): FirstTurn | undefined => {
  if (game.status === 'open' && game.wish === 'toss') return { by: 'toss' }
  const begun = begunIfAccepted(game, now)
  if (!begun) return undefined
  const { terms, play } = begun
  if (seatToMove(play) === 'creator') return { by: 'creator' }
  if (terms.clock === 'unlimited') return { by: 'reader' }
  const due = terms.clock.perMove > 0 ? reserveBegins(terms, terms.clock, play) : deadlineOf(terms, play)
  return { by: 'reader', ...(due !== undefined && { due: isoInstant(due) }) }
}
