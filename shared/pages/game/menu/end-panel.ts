import { otherColour } from '../../../draughts/index.ts'
import { entry, lineField, may, press } from '../panels/act-forms.ts'
import type { Here } from '../model/board-page.ts'
import type { Part } from '../../kit/html.ts'

/**
 * The panel for resigning or calling off the game. It asks whether the player is sure, so its button does it at once.
 */
export const endPanel = (here: Here): Part => {
  const { table, context } = here
  const { seat } = context.texts
  const isBegun = table.view.status === 'active'
  return [
    may(here, 'resign') &&
      entry(
        seat.resignSure(table.names[otherColour(table.seat ?? 'black')]),
        press(here, 'resign', { label: seat.resignYes, inside: lineField(here, 'resign') }),
      ),
    may(here, 'abort') &&
      entry(
        seat.abortSure,
        press(here, 'abort', { label: seat.abortYes, ...(isBegun && { inside: lineField(here, 'abort') }) }),
      ),
  ]
}
