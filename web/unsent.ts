type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = string | boolean

/** By field name: text, or whether ticked. */
export type Unsent = ReadonlyMap<string, Entered>

const TYPED = 'textarea, select, input:not([type=hidden], [readonly])'

const isField = (element: Element): element is Field => element.matches(TYPED)

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** By where it goes and its act, on whatever page. */
const formOf = ({ form }: Field): string =>
  `${form?.getAttribute('action')} ${form?.querySelector<HTMLInputElement>('[type=hidden][name=type]')?.value}`

const nameOf = (field: Field): string =>
  field.id || [formOf(field), field.name, isTicked(field) ? field.value : ''].join(' ')

const firstOf = (field: Field): Entered => {
  if (isTicked(field)) return field.defaultChecked
  // What a form asks with, a typed move, is sent nowhere.
  if (!(field instanceof HTMLSelectElement)) return field.form?.method === 'get' ? '' : field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const valueOf = (field: Field): Entered => (isTicked(field) ? field.checked : field.value)

const enter = (field: Field, entered: Entered): void => {
  // Writing the same again would move the caret.
  if (valueOf(field) === entered) return
  if (isTicked(field)) field.checked = entered === true
  else field.value = String(entered)
}

const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>(TYPED)]

/** From the page as it came. */
export const unsentIn = (root: ParentNode): Unsent =>
  new Map(
    fieldsIn(root)
      .filter((field) => valueOf(field) !== firstOf(field))
      .map((field) => [nameOf(field), valueOf(field)]),
  )

/** Returns what has no field here. `typing`: the field in which somebody has begun to type before the script came. */
export const putBack = (root: ParentNode, unsent: Unsent, typing?: Element | null): Unsent => {
  const left = new Map(unsent)
  for (const field of fieldsIn(root)) {
    if (field !== typing) enter(field, unsent.get(nameOf(field)) ?? firstOf(field))
    left.delete(nameOf(field))
  }
  return left
}

export const without = (unsent: Unsent, form: HTMLFormElement): Unsent => {
  const left = new Map(unsent)
  for (const element of form.elements) if (isField(element)) left.delete(nameOf(element))
  return left
}

const keyOf = (path: string): string => `unsent ${path}`

/** Of this page in this window, until left for good. */
export const store = (path: string, unsent: Unsent): void => {
  try {
    if (unsent.size > 0) sessionStorage.setItem(keyOf(path), JSON.stringify([...unsent]))
    else sessionStorage.removeItem(keyOf(path))
  } catch {
    // The browser keeps nothing.
  }
}

export const stored = (path: string): Unsent => {
  try {
    // `store` wrote it.
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '[]') as readonly (readonly [string, Entered])[])
  } catch {
    return new Map()
  }
}
