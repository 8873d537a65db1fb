import { filled, readForm } from '../../api/forms.ts'
import { type PersonBody, parse, personBody } from '../../api/shapes.ts'
import { LONGEST } from '../../game/bounds.ts'
import type { Filled } from '../../pages/fields.ts'
import type { AllTexts } from '../../texts/index.ts'
import { isLongKey, randomId } from '../ids.ts'
import type { Visit } from './visit.ts'

/** 131 bits, unguessable. */
const KEY_LENGTH = 22

/** Makes two presses of a button one request. */
export const freshKey = ({ service }: Visit): string => randomId(service.chance, KEY_LENGTH)

export const formKey = (value: string | undefined): string | undefined =>
  value !== undefined && isLongKey(value) ? value : undefined

type GuestForm = { readonly key: string; readonly person: PersonBody } | { readonly key: string; readonly form: Filled }

export const readGuest = (body: string, { locale, fields }: AllTexts): GuestForm | undefined => {
  const values = readForm(body, ['key', 'timeZone', 'name', 'email'])
  const key = formKey(values?.['key'])
  if (values === undefined || key === undefined) return undefined
  const { name = '', email, timeZone } = values
  const read = parse(personBody, {
    name,
    locale,
    ...(filled(email) !== undefined && { email }),
    ...(filled(timeZone) !== undefined && { timeZone }),
  })
  if (read.ok) return { key, person: read.value }
  const fault = (path: string): string => (path === 'email' ? fields.email : fields.name(LONGEST.name))
  return { key, form: { values, faults: Object.fromEntries(read.issues.map(({ path }) => [path, fault(path)])) } }
}
