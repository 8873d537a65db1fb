import { otherColour } from '../../../draughts/index.ts'
import { labelledForm, messageField, mayAct, actForm } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import type { Part } from '../../kit/html.ts'

/**
 * Returns the panel for resigning or calling off the game. The panel asks whether the player is sure, so its button
 * ends the game at once.
 */
export const endPanel = (here: BoardContext): Part => {
  const { table, context } = here
  const { seat } = context.texts
  const isBegun = table.view.status === 'active'
  return [
    mayAct(here, 'resign') &&
      labelledForm(
        seat.resignSure(table.names[otherColour(table.seat ?? 'black')]),
        actForm(here, 'resign', { label: seat.resignYes, inside: messageField(here, 'resign') }),
      ),
    mayAct(here, 'abort') &&
      labelledForm(
        seat.abortSure,
        actForm(here, 'abort', { label: seat.abortYes, ...(isBegun && { inside: messageField(here, 'abort') }) }),
      ),
  ]
}
