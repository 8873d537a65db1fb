import { type ValueBounds, SPAN_BOUNDS, boundsInDays } from '../../game/limits/bounds.ts'
import { DAY, type Duration } from '../../game/model/words.ts'
import type { AllTexts } from '../../texts/index.ts'
import { type FilledForm, inputField } from './form-fields.ts'
import { type Html, html } from './html.ts'

type Numbered = { readonly name: string; readonly label: string; readonly bounds: ValueBounds; readonly hint?: string }

/** Returns a field for a whole number. `usual` is its value at first; without one the field is optional. */
export const numberField = (
  texts: AllTexts,
  filled: FilledForm,
  { bounds, ...field }: Numbered,
  usual?: number,
): Html =>
  inputField(texts, filled, {
    ...field,
    kind: 'number',
    ...(usual === undefined ? { optional: true } : { value: String(usual) }),
    attributes: html`min="${bounds.least}" max="${bounds.most}" inputmode="numeric"`,
  })

type Span = 'perMove' | 'reserve' | 'increment' | 'cap' | 'period' | 'leave' | 'invitationLife'
type Usual = { readonly usual?: Duration; readonly hint?: string }

/** Returns a field for a duration, in days. */
export const durationField = (texts: AllTexts, filled: FilledForm, name: Span, { usual, hint }: Usual = {}): Html => {
  const field = {
    name,
    label: texts.newGame[name],
    bounds: boundsInDays(SPAN_BOUNDS[name]),
    ...(hint !== undefined && { hint }),
  }
  return numberField(texts, filled, field, usual === undefined ? undefined : usual / DAY)
}
