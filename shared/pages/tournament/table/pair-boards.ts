import { type Colour, otherColour } from '../../../draughts/index.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { POINTS } from '../../../tournament/standings/counted-games.ts'
import { type Html, html } from '../../kit/html.ts'
import type { EventContext } from '../model/event-context.ts'
import { entrantName } from '../model/event-context.ts'

/** How a game stands for one of its players. */
export type CellResult = keyof typeof FIGURES

/** What a cell shows: the points that the game is worth, or a mark. */
const FIGURES = {
  win: String(POINTS.win),
  draw: String(POINTS.draw),
  loss: String(POINTS.loss),
  open: '–',
  void: '·',
} as const

/** Returns how a board stands for the player of a colour. */
export const cellResultOf = (board: TournamentBoard, colour: Colour): CellResult => {
  const result = resultOfBoard(board)
  if (result === undefined) return 'open'
  if (result === 'void') return 'void'
  if (result.winner === null) return 'draw'
  return result.winner === colour ? 'win' : 'loss'
}

/** Returns the boards that two players have with each other, but for those of somebody who was replaced. */
export type PairBoards = (one: EntrantNumber, other: EntrantNumber) => readonly TournamentBoard[]

const keyOf = (one: EntrantNumber, other: EntrantNumber): string => `${Math.min(one, other)} ${Math.max(one, other)}`

export const pairBoardsIn = ({ boards }: Pick<Tournament, 'boards'>): PairBoards => {
  const byPair = Map.groupBy(
    boards.filter(({ voided }) => voided !== 'replaced'),
    ({ black, white }) => keyOf(black, white),
  )
  return (one, other) => byPair.get(keyOf(one, other)) ?? []
}

export type FigureContext = {
  readonly context: EventContext
  readonly tournament: Tournament
  /** Where a figure leads: out of a frame, or in the page. */
  readonly target?: '_blank'
}

/**
 * Returns the figure of a board for one of its players: a link to its game, named by opponent, colour and result. A game
 * that is still to be made has no link.
 */
export const boardFigure = (
  { context, tournament, target }: FigureContext,
  board: TournamentBoard,
  colour: Colour,
): Html => {
  const result = cellResultOf(board, colour)
  const opponent = entrantName(context, tournament, board[otherColour(colour)])
  const figure = FIGURES[result]
  const told = context.words.event.cell(opponent, colour, result)
  // Whoever speaks to the browser says what is seen (WCAG 2.5.3).
  const name = result === 'open' || result === 'void' ? told : `${told}, ${figure}`
  return board.number > tournament.made
    ? html`<span role="img" class="${result}" aria-label="${name}">${figure}</span>`
    : html`<a
        href="/g/${board.game}"
        class="${result}"
        aria-label="${name}"
        ${target && html`target="${target}" rel="noopener"`}
        >${figure}</a
      >`
}
