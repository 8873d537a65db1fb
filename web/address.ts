import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import { type Choice, choiceOf, queryOf, unchosen } from '../shared/pages/game/model/choice.ts'
import type { Html } from '../shared/pages/kit/html.ts'

/** In the address, so Back and reload work. */
export const chosenIn = (address: string): Choice =>
  choiceOf(Object.fromEntries(new URL(address, location.href).searchParams))

export const isChosen = ({ from, way, move }: Choice): boolean => (from ?? way ?? move) !== undefined

/** One look, with another's choice. */
export const takenAlong = (look: Choice, { from, way, move }: Choice): Choice => ({
  ...unchosen(look),
  from,
  way,
  move,
})

export const addressOf = ({ path }: BoardData, choice: Choice): string => `${path}${queryOf(choice)}`

export const looksAlike = (one: Choice, other: Choice): boolean => queryOf(unchosen(one)) === queryOf(unchosen(other))

/** Made by `html`, which escapes what people wrote. */
export const markup = (html: Html): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html.markup
  return template.content
}
