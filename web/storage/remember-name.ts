/** The key in local storage of the name with which this device's player last began or accepted a game. */
export const NAME_KEY = 'name'

const storedName = (): string => {
  try {
    return localStorage.getItem(NAME_KEY) ?? ''
  } catch {
    return ''
  }
}

/**
 * Fills the remembered name into an empty field, unless the reader is about to type there, and remembers what its form
 * is sent with. If the browser forbids storage, nothing is remembered.
 */
export const rememberName = (field: HTMLInputElement): void => {
  if (field.value === '' && field !== document.activeElement) field.value = storedName()
  field.form?.addEventListener('submit', () => {
    try {
      localStorage.setItem(NAME_KEY, field.value.trim())
    } catch {
      return
    }
  })
}
