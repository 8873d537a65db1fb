import { CLAIM_TABLE } from '../../../draughts/endgames/table-list.ts'
import type { TableFinding } from '../../board/find-in-table.ts'
import { type Colour, listMoves, ruleSetOf } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, refuse } from '../basis/decision.ts'
import type { Result } from '../../model/events.ts'
import { type ActiveGame, type Game, type Play, colourOf, seatToMove } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from '../basis/closing-message.ts'

/** `found`: what the endgame table says of the present position. Undefined if the table does not have it. */
type ByTable<T extends string> = ActBy<T> & ClosingMessage & { readonly found: TableFinding | undefined }
export type TableClaimCommand = ByTable<'claim-table-win'> | ByTable<'claim-table-draw'>

/**
 * Returns whether the next capture or man's move, which comes after `distance` plies, begins the count of quiet moves
 * anew before a draw can be claimed by it (Article 17). What the side to move does at once is always in time.
 */
const isInTime = ({ terms, play: { tally } }: ActiveGame, { outcome, distance = 0 }: TableFinding): boolean => {
  const limit = ruleSetOf(terms.rules).limits.find(({ counts }) => counts === 'quiet')
  const { black, white } = tally.quietMoves
  return limit === undefined || (outcome === 'win' && distance === 1) || black + white + distance <= limit.plies
}

/** Returns whether the player who is to move must capture. Then there is no claim before that capture. */
const mustCapture = ({ terms, play }: ActiveGame): boolean =>
  listMoves(ruleSetOf(terms.rules), play.position).some(({ captures }) => captures.length > 0)

/**
 * Returns what the side to move may claim by what the table says: a win that neither Article 17 nor a repetition can
 * undo, or a draw that the other side cannot prevent. While the arbiter counts moves, nobody's win is certain, as that
 * count does not begin anew.
 */
export const tableClaimIn = (game: ActiveGame, found: TableFinding | undefined): 'win' | 'draw' | undefined => {
  if (game.terms.tables === undefined || !found || mustCapture(game)) return undefined
  switch (found.outcome) {
    case 'win': {
      if (!isInTime(game, found)) return 'draw'
      return found.isRepeating || game.play.count ? undefined : 'win'
    }
    case 'loss':
      return isInTime(game, found) ? undefined : 'draw'
    case 'draw':
      return 'draw'
  }
}

const resultOf = (winner: Colour | null, { slice, index }: TableFinding): Result => ({
  winner,
  reason: 'table',
  table: { name: CLAIM_TABLE, slice, index },
})

/** Returns the winner that a claim of this seat asks for. */
const claimedWinner = (play: Play, { type, by }: TableClaimCommand): Colour | null =>
  type === 'claim-table-win' ? colourOf(play, by) : null

/**
 * The side to move claims what an endgame table says of the position. A wrong claim costs nothing, and its refusal says
 * no more than that it is wrong.
 */
const claimByTable = (game: Game, command: TableClaimCommand, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === 'table')
    return game.result.winner === claimedWinner(game.play, command)
      ? answerEndedBefore(game, command)
      : refuse({ code: 'game-over' })
  return onPresentBoard(game, command, at, (active) => {
    if (active.terms.tables === undefined) return refuse({ code: 'not-in-this-game' })
    const { play } = active
    if (seatToMove(play) !== command.by) return refuse({ code: 'not-your-turn' })
    const { found, type } = command
    if (!found || tableClaimIn(active, found) !== (type === 'claim-table-win' ? 'win' : 'draw'))
      return refuse({ code: 'claim-not-valid' })
    return endWithMessage({ type: 'finished', at, result: resultOf(claimedWinner(play, command), found) }, command)
  })
}

export const tableClaimDeciders: Deciders<TableClaimCommand> = {
  'claim-table-win': { by: 'seat', decide: claimByTable, makes: 'finished' },
  'claim-table-draw': { by: 'seat', decide: claimByTable, makes: 'finished' },
}
