import { ruleSetOf, searchSteps } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { MOST_TAKEBACK_STEPS } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { boardAt } from '../../board/board-history.ts'
import { type ActiveGame, type Game, ownMoves, seatToMove } from '../../model/game.ts'
import { isCasual, isWithout } from '../../model/terms.ts'
import { type Instant, type Seat, otherSeat } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'

type RequestTakeback = ActBy<'request-takeback'>
type AcceptTakeback = ActBy<'accept-takeback'>
type DeclineTakeback = ActBy<'decline-takeback'>
export type TakebackCommand = RequestTakeback | AcceptTakeback | DeclineTakeback

/** Returns the ply before the last move of a seat. */
const plyBefore = ({ play }: ActiveGame, seat: Seat): number => play.moves.length - (seatToMove(play) === seat ? 2 : 1)

/**
 * Returns whether the game allows take-backs: only a casual one, not in a rule set with huffing, and not where the
 * tournament excludes them.
 */
const allowsTakeback = ({ terms }: ActiveGame): boolean =>
  isCasual(terms) && ruleSetOf(terms.rules).duty === 'must' && !isWithout(terms, 'takebacks')

/**
 * Returns the engine steps for finding the legal moves in each position from the ply `from` on. The moves played in
 * these positions would be taken back.
 */
const stepsBack = ({ play, terms }: ActiveGame, from: number): number =>
  play.moves.slice(from).reduce((steps, _move, n) => {
    const board = boardAt(play, from + n)
    return board ? steps + searchSteps(ruleSetOf(terms.rules), board.position) : steps
  }, 0)

const requestTakeback = (game: Game, command: RequestTakeback, at: Instant): Decision =>
  onPresentBoard(game, command, at, (active) => {
    const { takeback } = active.play.pending
    if (!allowsTakeback(active)) return refuse({ code: 'not-in-this-game' })
    if (ownMoves(active.play, command.by) === 0) return refuse({ code: 'nothing-to-take-back' })
    if (takeback === command.by) return DUPLICATE
    if (takeback) return refuse({ code: 'asked-already' })
    return stepsBack(active, plyBefore(active, command.by)) > MOST_TAKEBACK_STEPS
      ? refuse({ code: 'allowance-used' })
      : accept({ type: 'takeback-asked', at, by: command.by })
  })

const acceptTakeback = (game: Game, command: AcceptTakeback, at: Instant): Decision =>
  onPresentBoard(game, command, at, (active) => {
    const asker = otherSeat(command.by)
    if (active.play.pending.takeback !== asker) return refuse({ code: 'nothing-asked' })
    return accept({ type: 'taken-back', at, ply: plyBefore(active, asker) })
  })

const declineTakeback = (game: Game, command: DeclineTakeback, at: Instant): Decision =>
  onPresentBoard(game, command, at, ({ play }) =>
    play.pending.takeback
      ? accept({ type: 'takeback-declined', at, by: command.by })
      : refuse({ code: 'nothing-asked' }),
  )

export const takebackDeciders: Deciders<TakebackCommand> = {
  'request-takeback': { by: 'seat', decide: requestTakeback, makes: 'takeback-asked' },
  'accept-takeback': { by: 'seat', decide: acceptTakeback, makes: 'taken-back' },
  'decline-takeback': { by: 'seat', decide: declineTakeback, makes: 'takeback-declined' },
}
