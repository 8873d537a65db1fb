/** Markup that is safe to send. `html` and `sentence` make it, and escape every text that they are given. */
export type Html = { readonly markup: string }

/** A value that may be put into an `html` template. False, null and undefined write nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const isMany = (part: Part): part is readonly Part[] => Array.isArray(part)

const write = (part: Part): string => {
  if (part === undefined || part === null || part === false) return ''
  if (isMany(part)) return part.map(write).join('')
  return typeof part === 'object' ? part.markup : escape(String(part))
}

const denseStrings = new WeakMap<TemplateStringsArray, readonly string[]>()

/** Drops the indentation of the source code, which would only make pages longer. */
const dense = (strings: TemplateStringsArray): readonly string[] => {
  const made = denseStrings.get(strings) ?? strings.map((string) => string.replace(/\n\s+/g, '\n'))
  denseStrings.set(strings, made)
  return made
}

/** The tag of templates that write markup. Values of attributes must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: dense(strings)
    .map((string, index) => string + write(parts[index]))
    .join(''),
})

/** Returns JSON for the inside of a script element. No text in it can end that element. */
export const embeddedJson = (value: unknown): Html => ({
  markup: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
})

/**
 * The first of the characters that mark the places to fill in a sentence. They are from the private use area of
 * Unicode.
 */
const FIRST = 0xe000
const mark = (index: number): string => String.fromCharCode(FIRST + index)

const HOLES = /[\ue000-\uf8ff]/g

/** Returns a sentence with markup filled in. `make` is the language's text, which decides the order of the parts. */
export const sentence = <H extends readonly string[]>(
  make: (...holes: H) => string,
  ...parts: { readonly [K in keyof H]: Part }
): Html => {
  // The type of `parts` ensures one mark for each parameter of `make`.
  const made = make(...(parts.map((_, index) => mark(index)) as unknown as H))
  return { markup: escape(made).replace(HOLES, (hole) => write(parts[hole.charCodeAt(0) - FIRST])) }
}

/** Returns a table with column headings. */
export const dataTable = (heads: readonly string[], rows: Part, headClass?: string): Html =>
  html`<table>
    <thead ${headClass !== undefined && html`class="${headClass}"`}>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
