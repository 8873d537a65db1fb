import type { Here } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { numberOf } from '../history/move-list.ts'
import { written } from '../model/table.ts'

type Message = NonNullable<Here['page']['view']['you']>['messages'][number]

const quote = ({ table }: Here, { by, text }: Message, after: Part): Html =>
  html`<blockquote>
    <p>${text}</p>
    <footer>${table.names[by]}${after}</footer>
  </blockquote>`

/** Beyond Latin 1: in a template it would double what a container holds of its own code. */
const DASH = '\u2013'

/** The writer's name stands behind the words: it takes no line of its own. */
const briefly = ({ table }: Here, { by, text }: Message): Html =>
  html`<blockquote>
    <p>${text} <span class="quiet">${DASH} ${table.names[by]}</span></p>
  </blockquote>`

/** Of several messages at a ply, the last came with the move. */
const stands = ({ page }: Here, { ply, after }: Message, later: readonly Message[]): boolean =>
  after === true || (page.saidWith.includes(ply) && !later.some((each) => each.ply === ply && !each.after))

/** Or a planned reply, which came in the same instant. */
const isShownWith = ({ page: { moment, view } }: Here, ply: number): boolean =>
  ply <= moment.ply && view.movedAt.slice(ply, moment.ply).every((at) => at === view.movedAt[ply - 1])

/** With the shown move, or the one that a planned reply answered: the reader's own words, too. */
export const lastSaid = (here: Here): Part =>
  here.page.view.you?.messages
    .filter((message, index, all) => stands(here, message, all.slice(index + 1)))
    .filter(({ ply }) => isShownWith(here, ply))
    .map((message) => briefly(here, message))

export const messages = (here: Here): Part => {
  const { context, table } = here
  const { view } = table
  const { seat } = context.texts
  const all = view.you?.messages ?? []
  const at = (message: Message, index: number): Html => {
    const { ply, after } = message
    const isThere = stands(here, message, all.slice(index + 1))
    const move = written(table, view.moves[ply - 1] ?? '')
    const when = isThere ? seat.saidAt(numberOf(here, ply), move) : seat.saidBefore
    return html` <span class="quiet">${after ? seat.saidAfter : when}</span>`
  }
  return (
    all.length > 0 &&
    html`<details>
      <summary>${seat.messages}</summary>
      ${all.map((message, index) => quote(here, message, at(message, index))).toReversed()}
    </details>`
  )
}
