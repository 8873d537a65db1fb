import { filledValue, readForm } from '../../../api/input/forms.ts'
import { type PersonBody, personBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { FilledForm } from '../../../pages/kit/form-fields.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { readFormKey } from '../http/form-key.ts'

type GuestForm =
  | { readonly key: string; readonly person: PersonBody; readonly isForAll: boolean }
  | { readonly key: string; readonly form: FilledForm }

/** Reads the form of someone who takes a seat. Undefined if it is not such a form; with faults if values are wrong. */
export const readClaimantForm = (body: string, { locale, fields }: AllTexts): GuestForm | undefined => {
  const values = readForm(body, ['key', 'timeZone', 'name', 'email', 'all'])
  const key = readFormKey(values?.['key'])
  if (values === undefined || key === undefined) return undefined
  const { name = '', email, timeZone } = values
  const read = parse(personBody, {
    name,
    locale,
    ...(filledValue(email) !== undefined && { email }),
    ...(filledValue(timeZone) !== undefined && { timeZone }),
  })
  if (read.ok) return { key, person: read.value, isForAll: values['all'] === '1' }
  const fault = (path: string): string => (path === 'email' ? fields.email : fields.name(LONGEST.name))
  return { key, form: { values, faults: Object.fromEntries(read.issues.map(({ path }) => [path, fault(path)])) } }
}
