import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { Choice } from '../../board/choice.ts'
import { describedBy, fieldFault, hiddenField } from '../../kit/form-fields.ts'
import { type Part, html } from '../../kit/html.ts'
import type { BoardContext } from '../model/board-page.ts'
import { mayAct, refusedInput } from './act-forms.ts'

/** The id of the field for a message, whether it goes with a move or without one: a draft moves from one to the other. */
const FIELD = 'message'

/**
 * Returns the field for a message with the move. Without a script it is shown only once a piece or a move is chosen, so
 * that no typed words are lost when the choice loads the page again.
 */
const withMove = ({ context, table, page }: BoardContext, choice: Choice): Part => {
  const label = context.texts.clock.writeTo(table.names[otherColour(table.seat ?? 'black')])
  const isEarly = choice.move === undefined && choice.from === undefined
  return html`<textarea
    id="${FIELD}"
    name="message"
    form="play"
    rows="1"
    maxlength="${LONGEST.message}"
    aria-label="${label}"
    placeholder="${label}"
    ${isEarly && html`class="with-script"`}
  >
${page.message ?? ''}</textarea>`
}

/** Returns the form for a message while the other side is to move: it is sent at once, or kept for the next move. */
const whileWaiting = (here: BoardContext): Part => {
  const { context, table, page, look } = here
  const { seat } = context.texts
  const label = seat.lineTo(table.names[otherColour(table.seat ?? 'black')])
  const { value, fault } = refusedInput(here, 'say', 'text')
  return html`<form method="post" action="${page.path}/act${look}" class="say">
    ${hiddenField('type', 'say')}${hiddenField('ply', page.view.ply)}
    <textarea
      id="${FIELD}"
      name="text"
      rows="1"
      maxlength="${LONGEST.message}"
      aria-label="${label}"
      placeholder="${label}"
      required
      ${describedBy(FIELD, fault)}
    >
${value ?? page.message ?? ''}</textarea>
    ${fieldFault(FIELD, fault)}
    <div class="row">
      <button name="when" value="now">${seat.sayNow}</button
      ><button name="when" value="later" formnovalidate>${seat.sayLater}</button>
    </div>
  </form>`
}

/** Returns the field or the form for a message to the other player. */
export const messageForm = (here: BoardContext, choice: Choice): Part => {
  if (here.table.mine.length > 0) return withMove(here, choice)
  return mayAct(here, 'say') && choice.ply === undefined && whileWaiting(here)
}
