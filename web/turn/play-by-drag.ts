import {
  type MoveOption,
  endsNotation,
  startSquare,
  fullNotation,
  endSquare,
} from '../../shared/pages/board/choice-stage.ts'
import { choose, choiceIn, drawStage, viewOnly } from './choosing.ts'
import { enableDragging } from '../input/drag-piece.ts'
import type { LivePage } from './live-page.ts'

const movesFrom = ({ data }: LivePage, from: number): readonly MoveOption[] =>
  data.live?.moves.filter((move) => startSquare(move) === from) ?? []

const drop = (page: LivePage, from: number, to: number | undefined): void => {
  const look = viewOnly(choiceIn(location.href))
  const moves = movesFrom(page, from).filter((move) => endSquare(move) === to)
  const [move] = moves
  if (move === undefined) return void choose(page, to === from ? { ...look, from } : look)
  const chosen = { ...look, ...(moves.length > 1 ? { way: endsNotation(move) } : { move: fullNotation(move) }) }
  void choose(page, chosen, undefined, false)
}

/**
 * Lets the reader play a move by dragging a piece. `before` are the pointer events that came before this part had
 * loaded.
 */
export const drag = (page: LivePage, before: readonly PointerEvent[]): void =>
  enableDragging(
    {
      lift: (from) =>
        drawStage(page, { kind: 'square', from, moves: movesFrom(page, from) }, viewOnly(choiceIn(location.href))),
      drop: (from, to) => drop(page, from, to),
    },
    before,
  )
