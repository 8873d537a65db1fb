import type { ReadActForm } from '../../../api/input/read-action.ts'
import { type FormValues, linesIn } from '../../../api/input/forms.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import type { ActType } from '../../../game/commands.ts'
import type { RefusalCode, RequestFault } from '../../../game/model/refusals.ts'

/** An action that was refused: what was typed into its form, and the field that is at fault. */
export type RefusedAction = { readonly type: ActType; readonly values: FormValues; readonly field?: string }

/** A field's name in the form by its name in the API, where the two differ. */
const FORM_NAMES: Readonly<Record<string, string>> = { time: 'days' }

/** For each action, the form's field that is at fault, by the code of the refusal. */
const AT_FAULT: { readonly [T in ActType]?: { readonly [C in RefusalCode | RequestFault]?: string } } = {
  'give-time': { 'too-long': 'days' },
  'take-leave': { 'no-leave-left': 'days', 'too-long': 'from' },
  'propose-pause': { 'too-long': 'until' },
  plan: { 'too-long': 'lines' },
}

/** Removes the empty lines, because a message that names a line by its number does not count them. */
const withoutEmptyLines = (values: FormValues): FormValues => ({
  ...values,
  lines: linesIn(values['lines'] ?? '')
    .map((moves) => moves.join(' '))
    .join('\n'),
})

const refused = ({ type, values }: ReadActForm, field: string | undefined): RefusedAction => ({
  type,
  values: type === 'plan' ? withoutEmptyLines(values) : values,
  ...(field !== undefined && { field }),
})

/** Returns an action that the game refused. */
export const refusedActionFor = (form: ReadActForm, code: RefusalCode | RequestFault): RefusedAction =>
  refused(form, AT_FAULT[form.type]?.[code])

/** Returns an action whose form was at fault. `field`: its name in the API's body. */
export const refusedActionAt = (form: ReadActForm, field: string): RefusedAction =>
  refused(form, FORM_NAMES[field] ?? field)

const CLAIMS: ReadonlySet<ActType> = new Set<ActType>(['claim-draw', 'claim-table-win', 'claim-table-draw'])

/** Returns what was written into a form that the page no longer has. Undefined if it still has the form. */
export const orphanedText = ({ type, values }: RefusedAction, { may }: BoardPage): string | undefined => {
  // The page has the form of a claim only while the claim is true, and a refused claim is not.
  if (may.includes(type) && !CLAIMS.has(type)) return undefined
  return values['message'] ?? values['text'] ?? values['lines']?.replaceAll('\n', '; ')
}
