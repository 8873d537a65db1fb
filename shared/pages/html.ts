/** Markup that is safe to send: made by `html` alone, which escapes whatever is not markup already. */
export type Html = { readonly markup: string }

/** What may stand in markup. Nothing is written for the absent and the false. */
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

/** Markup with holes: texts in them are escaped, markup is not. Attribute values must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((string, index) => string + write(parts[index])).join(''),
})

/** Data for the page's script, inside a script element: no text in it can end the element. */
export const json = (value: unknown): Html => ({
  markup: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
})

/** A private character of Unicode that stands for the n-th hole of a sentence while the sentence is being made. */
const mark = (index: number): string => String.fromCharCode(0xe000 + index)

/** A sentence of the catalogue with markup in its holes, in whatever order the language puts them. */
export const sentence = <H extends readonly string[]>(
  make: (...holes: H) => string,
  ...parts: { readonly [K in keyof H]: Part }
): Html => {
  const holes = parts.map((_, index) => mark(index))
  // The marks are as many as the sentence has holes, which the type of `parts` has made sure of.
  const made = make(...(holes as unknown as H))
  return {
    markup: [...made]
      .map((character) => (holes.includes(character) ? write(parts[holes.indexOf(character)]) : escape(character)))
      .join(''),
  }
}
