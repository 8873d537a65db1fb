type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = string | boolean

/** What was typed and not sent, by the name of the field: its text, or whether it is ticked. */
export type FormDrafts = ReadonlyMap<string, Entered>

const TYPED = 'textarea, select, input:not([type=hidden], [readonly])'

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Returns the identity of a field's form on every page that has it: its address and its act. */
const formOf = ({ form }: Field): string =>
  `${form?.getAttribute('action')} ${form?.querySelector<HTMLInputElement>('[type=hidden][name=type]')?.value}`

const nameOf = (field: Field): string =>
  field.id || [formOf(field), field.name, isTicked(field) ? field.value : ''].join(' ')

/** Returns the value of a field in the page as the server sent it. */
const initialOf = (field: Field): Entered => {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Returns the value of a field in which nothing is typed. A move that the server filled into a GET form is a draft, too. */
const untypedOf = (field: Field): Entered => (field.form?.method === 'get' ? '' : initialOf(field))

const valueOf = (field: Field): Entered => (isTicked(field) ? field.checked : field.value)

const enter = (field: Field, entered: Entered): void => {
  // Setting the same value again would move the caret.
  if (valueOf(field) === entered) return
  if (isTicked(field)) field.checked = entered === true
  else field.value = String(entered)
}

const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>(TYPED)]

/**
 * Returns the drafts in a page: the fields that differ from the page as the server sent it, without those of the form
 * that was `sent`.
 */
export const draftsIn = (root: ParentNode, sent?: HTMLFormElement): FormDrafts =>
  new Map(
    fieldsIn(root)
      .filter((field) => field.form !== sent && valueOf(field) !== untypedOf(field))
      .map((field) => [nameOf(field), valueOf(field)]),
  )

/**
 * Fills drafts into a page, and returns those that have no field there. `typing` is a field in which the reader has
 * begun to type before the script had loaded; it stays as it is.
 */
export const restoreDrafts = (root: ParentNode, unsent: FormDrafts, typing?: Element | null): FormDrafts => {
  const left = new Map(unsent)
  for (const field of fieldsIn(root)) {
    if (field !== typing) enter(field, unsent.get(nameOf(field)) ?? initialOf(field))
    left.delete(nameOf(field))
  }
  return left
}

/** Returns the drafts that have no field in a page. */
export const draftsWithoutField = (root: ParentNode, unsent: FormDrafts): FormDrafts => {
  const names = new Set(fieldsIn(root).map(nameOf))
  return new Map([...unsent].filter(([name]) => !names.has(name)))
}

const keyOf = (path: string): string => `unsent ${path}`

/** Stores the drafts of this page in this window, until the window is closed. */
export const storeDrafts = (path: string, unsent: FormDrafts): void => {
  try {
    if (unsent.size > 0) sessionStorage.setItem(keyOf(path), JSON.stringify([...unsent]))
    else sessionStorage.removeItem(keyOf(path))
  } catch {
    // The browser forbids storage.
  }
}

/** Returns the stored drafts of this page. */
export const storedDrafts = (path: string): FormDrafts => {
  try {
    // `storeDrafts` wrote it, so it is not checked.
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '[]') as readonly (readonly [string, Entered])[])
  } catch {
    return new Map()
  }
}
