import type { Here } from './acts.ts'
import { type Html, type Part, html } from './html.ts'

type Message = NonNullable<Here['page']['view']['you']>['messages'][number]

const quote = ({ table }: Here, { by, text }: Message, after: Part): Html =>
  html`<blockquote>
    <p>${text}</p>
    <footer>${table.names[by]}${after}</footer>
  </blockquote>`

/** The message that came with the last move. */
export const lastSaid = (here: Here): Part =>
  here.page.view.you?.messages
    .filter(({ ply }) => ply === here.table.view.ply)
    .map((message) => quote(here, message, false))

/** All messages with their moves, the newest first. */
export const messages = (here: Here): Part => {
  const { view } = here.table
  const { seat } = here.context.texts
  const all = view.you?.messages ?? []
  return (
    all.length > 0 &&
    html`<section class="card said">
      <h2>${seat.messages}</h2>
      ${all
        .toReversed()
        .map((message) =>
          quote(
            here,
            message,
            html` <span class="quiet"
              >${seat.saidAt(Math.ceil(message.ply / 2), view.moves[message.ply - 1] ?? '')}</span
            >`,
          ),
        )}
    </section>`
  )
}
