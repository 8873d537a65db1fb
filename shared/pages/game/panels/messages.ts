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

/**
 * An en dash. It is written as an escape, because one character beyond Latin-1 doubles the memory that V8 needs for a
 * source file.
 */
const DASH = '\u2013'

/** A message with the writer's name behind it, in the same line. */
const shortQuote = ({ table }: Here, { by, text }: Message): Html =>
  html`<blockquote>
    <p>${text} <span class="quiet">${DASH} ${table.names[by]}</span></p>
  </blockquote>`

/**
 * Whether a message came with a move that still stands. Of several messages at one ply, the last came with that move.
 */
const isCurrent = ({ page }: Here, { ply, after }: Message, later: readonly Message[]): boolean =>
  after === true || (page.saidWith.includes(ply) && !later.some((each) => each.ply === ply && !each.after))

/** Whether a message belongs to the shown move, or to the move that a conditional move answered in the same instant. */
const isShownWith = ({ page: { moment, view } }: Here, ply: number): boolean =>
  ply <= moment.ply && view.movedAt.slice(ply, moment.ply).every((at) => at === view.movedAt[ply - 1])

/** The messages that came with the shown move, also the reader's own. */
export const lastSaid = (here: Here): Part =>
  here.page.view.you?.messages
    .filter((message, index, all) => isCurrent(here, message, all.slice(index + 1)))
    .filter(({ ply }) => isShownWith(here, ply))
    .map((message) => shortQuote(here, message))

/** A fold with all messages of the game, the newest first. */
export const messages = (here: Here): Part => {
  const { context, table } = here
  const { view } = table
  const { seat } = context.texts
  const all = view.you?.messages ?? []
  const at = (message: Message, index: number): Html => {
    const { ply, after } = message
    const hasMove = isCurrent(here, message, all.slice(index + 1))
    const move = written(table, view.moves[ply - 1] ?? '')
    const when = hasMove ? seat.saidAt(numberOf(here, ply), move) : seat.saidBefore
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
