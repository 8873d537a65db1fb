import type { Here } from './acts.ts'
import { type Html, type Part, html } from './html.ts'
import { written } from './table.ts'

type Message = NonNullable<Here['page']['view']['you']>['messages'][number]

const quote = ({ table }: Here, { by, text }: Message, after: Part): Html =>
  html`<blockquote>
    <p>${text}</p>
    ${after !== false && html`<footer>${table.names[by]}${after}</footer>`}
  </blockquote>`

/** The message that came with the move that is shown. */
export const lastSaid = (here: Here): Part =>
  here.page.view.you?.messages
    .filter(({ ply, by }) => ply === here.page.moment.ply && by !== here.table.seat)
    .map((message) => quote(here, message, false))

/** All messages with their moves, the newest first. */
export const messages = (here: Here): Part => {
  const { context, table } = here
  const { view } = table
  const { seat } = context.texts
  const all = view.you?.messages ?? []
  const at = ({ ply }: Message): Html =>
    html` <span class="quiet">${seat.saidAt(Math.ceil(ply / 2), written(table, view.moves[ply - 1] ?? ''))}</span>`
  return (
    all.length > 0 &&
    html`<details>
      <summary>${seat.messages}</summary>
      ${all.toReversed().map((message) => quote(here, message, at(message)))}
    </details>`
  )
}
