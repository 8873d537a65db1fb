import { filled, readForm } from '../../api/forms.ts'
import { type PersonBody, parse, personBody } from '../../api/shapes.ts'
import { LONGEST } from '../../game/bounds.ts'
import type { Filled } from '../../pages/fields.ts'
import type { AllTexts } from '../../texts/index.ts'
import { isLongKey, randomId } from '../ids.ts'
import type { Visit } from './visit.ts'

/** 131 bits: the key of another person's form cannot be guessed. */
const KEY_LENGTH = 22

/** The key of a form, which makes two presses one. */
export const freshKey = ({ service }: Visit): string => randomId(service.chance, KEY_LENGTH)

export const formKey = (value: string | undefined): string | undefined =>
  value !== undefined && isLongKey(value) ? value : undefined

/** The form of a person who takes a seat. */
type GuestForm = { readonly key: string; readonly person: PersonBody } | { readonly key: string; readonly form: Filled }

/** Reads the form of a person who takes a seat; undefined for any other form. */
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
