import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import { type Choice, choiceOf, queryOf, unchosen } from '../shared/pages/game/model/choice.ts'
import type { Html } from '../shared/pages/kit/html.ts'

/** The choice that an address describes. The choice is in the address so that Back and reload work. */
export const chosenIn = (address: string): Choice =>
  choiceOf(Object.fromEntries(new URL(address, location.href).searchParams))

/** Whether a piece or a move is chosen. */
export const isChosen = ({ from, way, move }: Choice): boolean => (from ?? way ?? move) !== undefined

/** The view of one choice with the chosen move of another. */
export const takenAlong = (look: Choice, { from, way, move }: Choice): Choice => ({
  ...unchosen(look),
  from,
  way,
  move,
})

export const addressOf = ({ path }: BoardData, choice: Choice): string => `${path}${queryOf(choice)}`

/** Whether two choices differ in nothing but the chosen move. */
export const looksAlike = (one: Choice, other: Choice): boolean => queryOf(unchosen(one)) === queryOf(unchosen(other))

/** The nodes of some markup. `html` made it, and escaped what people wrote. */
export const markup = (html: Html): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html.markup
  return template.content
}
