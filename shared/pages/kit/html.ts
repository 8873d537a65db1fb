/** Only `html` makes it, and escapes all else. */
export type Html = { readonly markup: string }

/** In a hole of `html`; false, null and undefined write nothing. */
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

const known = new WeakMap<TemplateStringsArray, readonly string[]>()

/** Without the indentation of the source, which no reader sees. */
const dense = (strings: TemplateStringsArray): readonly string[] => {
  const made = known.get(strings) ?? strings.map((string) => string.replace(/\n\s+/g, '\n'))
  known.set(strings, made)
  return made
}

/** Attribute values must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: dense(strings)
    .map((string, index) => string + write(parts[index]))
    .join(''),
})

/** In a script element, which no text in it can end. */
export const json = (value: unknown): Html => ({
  markup: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
})

/** Private-area characters mark a sentence's holes. */
const FIRST = 0xe000
const mark = (index: number): string => String.fromCharCode(FIRST + index)

const HOLES = /[\ue000-\uf8ff]/g

/** With markup in its holes, in the language's order. */
export const sentence = <H extends readonly string[]>(
  make: (...holes: H) => string,
  ...parts: { readonly [K in keyof H]: Part }
): Html => {
  // The type of `parts` ensures one mark for each hole.
  const made = make(...(parts.map((_, index) => mark(index)) as unknown as H))
  return { markup: escape(made).replace(HOLES, (hole) => write(parts[hole.charCodeAt(0) - FIRST])) }
}

export const columns = (heads: readonly string[], rows: Part, headClass?: string): Html =>
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
