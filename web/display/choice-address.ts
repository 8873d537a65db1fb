import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { type Choice, choiceOf, choiceQuery, viewOnly } from '../../shared/pages/board/choice.ts'
import type { Html } from '../../shared/pages/kit/html.ts'

/** Returns the choice that an address describes. The choice is in the address so that Back and reload work. */
export const choiceIn = (address: string): Choice =>
  choiceOf(Object.fromEntries(new URL(address, location.href).searchParams))

/** Returns whether a piece or a move is chosen. */
export const hasMove = ({ from, way, move }: Choice): boolean => (from ?? way ?? move) !== undefined

/** Returns a choice with the view of `look` and the chosen move of the other choice. */
export const withMoveOf = (look: Choice, { from, way, move }: Choice): Choice => ({
  ...viewOnly(look),
  from,
  way,
  move,
})

export const choiceUrl = ({ path }: Pick<BoardData, 'path'>, choice: Choice): string => `${path}${choiceQuery(choice)}`

/** Returns whether two choices differ in nothing but the chosen move. */
export const sameView = (one: Choice, other: Choice): boolean =>
  choiceQuery(viewOnly(one)) === choiceQuery(viewOnly(other))

/** Returns the nodes of some markup. `html` made it, and escaped what people wrote. */
export const fragmentOf = (html: Html): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html.markup
  return template.content
}
