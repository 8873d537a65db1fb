/** The language of the page. */
export const language = document.documentElement.lang

/** Puts a value in its place in a text. A value may have a `$`, which would mean something in a replacement text. */
export const fill = (text: string, value: string): string => text.replace('{}', () => value)

/** Returns an instant with its day, in the language of the page. */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
