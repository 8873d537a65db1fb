import { type Bounds, SPANS, inDays } from '../../game/bounds.ts'
import { DAY, type Duration } from '../../game/words.ts'
import type { AllTexts } from '../../texts/index.ts'
import { type Filled, input } from './fields.ts'
import { type Html, html } from './html.ts'

type Numbered = { readonly name: string; readonly label: string; readonly bounds: Bounds; readonly hint?: string }

/** A field for a whole number. `usual` is its value at first; without one the field is optional. */
export const number = (texts: AllTexts, filled: Filled, { bounds, ...field }: Numbered, usual?: number): Html =>
  input(texts, filled, {
    ...field,
    kind: 'number',
    ...(usual === undefined ? { optional: true } : { value: String(usual) }),
    attributes: html`min="${bounds.least}" max="${bounds.most}" inputmode="numeric"`,
  })

type Span = 'perMove' | 'reserve' | 'increment' | 'cap' | 'period' | 'leave' | 'invitationLife'
type Usual = { readonly usual?: Duration; readonly hint?: string }

/** A field for a duration, in days. */
export const days = (texts: AllTexts, filled: Filled, name: Span, { usual, hint }: Usual = {}): Html => {
  const field = { name, label: texts.newGame[name], bounds: inDays(SPANS[name]), ...(hint !== undefined && { hint }) }
  return number(texts, filled, field, usual === undefined ? undefined : usual / DAY)
}
