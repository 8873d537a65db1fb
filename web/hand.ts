import { type Option, endsOf, fromOf, fullOf, toOf } from '../shared/pages/board/stage.ts'
import { choose, chosenIn, drawStage, unchosen } from './choosing.ts'
import { dragging } from './drag.ts'
import type { Page } from './page.ts'

const movesFrom = ({ data }: Page, from: number): readonly Option[] =>
  data.live?.moves.filter((move) => fromOf(move) === from) ?? []

const drop = (page: Page, from: number, to: number | undefined): void => {
  const look = unchosen(chosenIn(location.href))
  const moves = movesFrom(page, from).filter((move) => toOf(move) === to)
  const [move] = moves
  if (move === undefined) return void choose(page, to === from ? { ...look, from } : look)
  const chosen = { ...look, ...(moves.length > 1 ? { way: endsOf(move) } : { move: fullOf(move) }) }
  void choose(page, chosen, undefined, false)
}

/** Lets the reader play a move by dragging a piece. `before` are the events until this part had loaded. */
export const byHand = (page: Page, before: readonly PointerEvent[]): void =>
  dragging(
    {
      lift: (from) =>
        drawStage(page, { kind: 'square', from, moves: movesFrom(page, from) }, unchosen(chosenIn(location.href))),
      drop: (from, to) => drop(page, from, to),
    },
    before,
  )
