import type { BoardContext } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { otherColour } from '../../../draughts/index.ts'
import { confirmFold } from './act-forms.ts'
import { hiddenField } from '../../kit/form-fields.ts'
import { moveNumberAt } from '../history/move-list.ts'
import { moveNotation } from '../model/game-table.ts'

type Message = NonNullable<BoardContext['page']['view']['you']>['messages'][number]

/** Returns the writer of a message: the reader, or a player by name. */
const writerOf = ({ context, table }: BoardContext, by: Message['by']): string =>
  by === table.seat ? context.texts.seat.you : table.names[by]

const quote = (here: BoardContext, { by, text }: Message, after: Part): Html =>
  html`<blockquote>
    <p>${text}</p>
    <footer>${writerOf(here, by)}${after}</footer>
  </blockquote>`

/**
 * An en dash. It is written as an escape, because one character beyond Latin-1 doubles the memory that V8 needs for a
 * source file.
 */
const DASH = '\u2013'

/** Returns a message followed by the writer's name, in the same line. */
const shortQuote = (here: BoardContext, { by, text }: Message): Html =>
  html`<blockquote>
    <p>${text} <span class="quiet">${DASH} ${writerOf(here, by)}</span></p>
  </blockquote>`

/**
 * Returns whether a message came with or after a move that was not taken back, or after the end. Of several messages at
 * one ply, as many of the last ones did as `saidWith` has.
 */
const isCurrent = ({ page }: BoardContext, { ply, after }: Message, later: readonly Message[]): boolean => {
  const isAtPly = (each: number): boolean => each === ply
  const since = later.filter((each) => !each.after).map((each) => each.ply)
  return after === true || since.filter(isAtPly).length < page.saidWith.filter(isAtPly).length
}

/**
 * Returns whether a message belongs to the shown move, or to an earlier move that automatic replies answered in the
 * same instant.
 */
const isShownWith = ({ page: { moment, view } }: BoardContext, ply: number): boolean =>
  ply <= moment.ply && view.movedAt.slice(ply, moment.ply).every((at) => at === view.movedAt[ply - 1])

/** Returns the messages that came with the shown move, also the reader's own. */
export const messagesWithMove = (here: BoardContext): Part =>
  here.page.view.you?.messages
    .filter((message, index, all) => isCurrent(here, message, all.slice(index + 1)))
    .filter(({ ply }) => isShownWith(here, ply))
    .map((message) => shortQuote(here, message))

/**
 * Returns the forms with which a player mutes the other one, shows that player’s messages again, or reports them to the
 * operator. They are there as soon as the other player has written anything, also while the messages are hidden.
 */
const muteForm = ({ context, table, page }: BoardContext): Part => {
  const { own, path } = page
  if (!own || !(own.isMuted || own.hasMessages)) return false
  const { mute } = context.texts.seat
  const name = table.names[otherColour(table.seat ?? 'black')]
  return html`${own.isMuted && html`<p class="quiet">${mute.isOn(name)}</p>`}
    <form method="post" action="${path}/own" class="press">
      ${hiddenField('muted', own.isMuted ? 0 : 1)}<button>${own.isMuted ? mute.end(name) : mute.begin(name)}</button>
    </form>
    ${own.report === 'sent' && html`<p class="quiet">${mute.reported}</p>`}${
      own.report === 'possible' &&
      confirmFold(
        mute.report,
        mute.reportHint(name),
        html`<form method="post" action="${path}/report"><button>${mute.reportYes}</button></form>`,
      )
    }`
}

/** Returns a fold with all messages of the game, the newest first. */
export const messageList = (here: BoardContext): Part => {
  const { context, table } = here
  const { view } = table
  const { seat } = context.texts
  const all = view.you?.messages ?? []
  const at = (message: Message, index: number): Html => {
    const { ply, after } = message
    const hasMove = isCurrent(here, message, all.slice(index + 1))
    const move = moveNotation(table, view.moves[ply - 1] ?? '')
    const when = hasMove ? seat.saidAt(moveNumberAt(here, ply), move) : seat.saidBefore
    const said = ply === 0 ? seat.saidFirst : when
    return html` <span class="quiet">${after ? seat.saidAfter : said}</span>`
  }
  const mute = muteForm(here)
  return (
    (all.length > 0 || mute) &&
    html`<details>
      <summary>${seat.messages}</summary>
      ${all.map((message, index) => quote(here, message, at(message, index))).toReversed()}${mute}
    </details>`
  )
}
