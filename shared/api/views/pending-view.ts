import type { Colour } from '../../draughts/index.ts'
import { moveCountLeft } from '../../game/decisions/ending/move-count.ts'
import { VETO_PERIOD } from '../../game/limits/bounds.ts'
import { type Game, type Play, colourOf, playOf } from '../../game/model/game.ts'
import type { Seat } from '../../game/model/words.ts'
import type { PendingView } from '../answers/games/pending-shape.ts'
import { isoInstant } from '../values/iso.ts'

const NONE: PendingView = {
  drawOffer: null,
  pauseProposal: null,
  takeback: null,
  count: null,
  countAsked: null,
  reseat: null,
  cautions: { black: 0, white: 0 },
  offence: [],
  mustJump: false,
  rematch: null,
}

const pendingView = (play: Play): Partial<PendingView> => {
  const { draw, pause, takeback, count, reseat } = play.pending
  const colour = (seat: Seat | undefined): Colour | null => (seat === undefined ? null : colourOf(play, seat))
  return {
    drawOffer: colour(draw),
    pauseProposal: pause ? { by: colourOf(play, pause.by), until: isoInstant(pause.until) } : null,
    takeback: colour(takeback),
    countAsked: colour(count),
    reseat: reseat
      ? { seat: colourOf(play, reseat.seat), by: reseat.by, from: isoInstant(reseat.at + VETO_PERIOD) }
      : null,
  }
}

const rematchView = (game: Game): PendingView['rematch'] => {
  if (game.status !== 'finished') return null
  const { rematch, next } = game.after
  return { offeredBy: rematch ? colourOf(game.play, rematch) : null, game: next ?? null }
}

/** Returns what waits for an answer in a game, and what came of earlier requests. */
export const pendingRequestsView = (game: Game): PendingView => {
  const play = playOf(game)
  if (!play) return NONE
  const left = game.status === 'active' ? moveCountLeft(game) : undefined
  return {
    ...NONE,
    ...(game.status === 'active' && pendingView(play)),
    count: play.count && left !== undefined ? { stronger: play.count.stronger, left } : null,
    cautions: play.cautions,
    offence: game.status === 'active' ? play.offence : [],
    mustJump: play.mustJump,
    rematch: rematchView(game),
  }
}
