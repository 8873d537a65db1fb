import type { ReadForm } from '../../../api/input/read-action.ts'
import { type Values, linesIn } from '../../../api/input/forms.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import type { ActType } from '../../../game/commands.ts'
import type { RefusalCode, RequestFault } from '../../../game/refusals.ts'

/** What was typed into its form, and the field that is at fault. */
export type RefusedAct = { readonly type: ActType; readonly values: Values; readonly field?: string }

/** The form's field for the body's, where their names differ. */
const FORM_NAMES: Readonly<Record<string, string>> = { time: 'days' }

const AT_FAULT: { readonly [T in ActType]?: { readonly [C in RefusalCode | RequestFault]?: string } } = {
  'give-time': { 'too-long': 'days' },
  'take-leave': { 'no-leave-left': 'days', 'too-long': 'from' },
  'propose-pause': { 'too-long': 'until' },
  plan: { 'too-long': 'lines' },
}

/** Its lines stand as they are counted: without empty ones. */
const countedIn = (values: Values): Values => ({
  ...values,
  lines: linesIn(values['lines'] ?? '')
    .map((moves) => moves.join(' '))
    .join('\n'),
})

const refused = ({ type, values }: ReadForm, field: string | undefined): RefusedAct => ({
  type,
  values: type === 'plan' ? countedIn(values) : values,
  ...(field !== undefined && { field }),
})

export const refusedFor = (form: ReadForm, code: RefusalCode | RequestFault): RefusedAct =>
  refused(form, AT_FAULT[form.type]?.[code])

/** `wrong`: a field of the API's body. */
export const refusedAt = (form: ReadForm, wrong: string): RefusedAct => refused(form, FORM_NAMES[wrong] ?? wrong)

/** Words for which the page has no field any more. */
export const homeless = ({ type, values }: RefusedAct, { may }: BoardPage): string | undefined => {
  // A claim's form stands only while the claim is true.
  if (may.includes(type) && type !== 'claim-draw') return undefined
  return values['message'] ?? values['text'] ?? values['lines']?.replaceAll('\n', '; ')
}
