import { LONGEST } from '../../game/limits/bounds.ts'
import { filledValue, filledFields, readForm, wholeNumber } from './forms.ts'
import { type MoveBody, moveBody } from './shapes.ts'
import { type Parsed, parse } from './parse-body.ts'

/**
 * Reads the form of a move as the API's body. Undefined if it is not such a form. The forms of acts are read in
 * read-action.ts, so that a Lambda container that only reads moves does not load their shapes.
 */
export const readMoveForm = (body: string): Parsed<MoveBody> | undefined => {
  const values = readForm(body, ['ply', 'move', 'message', 'offerDraw', 'claim'])
  const ply = wholeNumber(values?.['ply'])
  const move = filledValue(values?.['move'])
  if (values === undefined || ply === undefined || move === undefined || move.length > LONGEST.move) return undefined
  const { message, offerDraw } = values
  return parse(moveBody, {
    ply,
    move,
    // The other side reads a message as one line.
    ...(filledValue(message) !== undefined && { message: message?.replaceAll(/\s+/g, ' ') }),
    ...(filledValue(offerDraw) !== undefined && { offerDraw: offerDraw === '1' }),
    ...filledFields(values, 'claim'),
  })
}
