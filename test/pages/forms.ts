/** A form of a page: each field has every value that a reader could easily give it. */
export type Form = { readonly action: string; readonly fields: ReadonlyMap<string, readonly string[]> }

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const TOMORROW = 24 * 60 * 60 * 1000

const valuesOf = (tag: string, now: number): readonly string[] => {
  const value = attribute(tag, 'value') ?? ''
  const type = attribute(tag, 'type')
  if (type === 'number') return [...new Set([value, attribute(tag, 'min') ?? value, attribute(tag, 'max') ?? value])]
  if (type === 'date' && tag.includes('required')) return [new Date(now + TOMORROW).toISOString().slice(0, 10)]
  return [value === '' && tag.includes('required') ? 'A fine game.' : value]
}

/** Returns the forms of a page that are sent by POST. */
export const formsOn = (page: string, now: number): readonly Form[] =>
  [...page.matchAll(/<form\s+method="post"\s+action="([^"]*)".*?<\/form>/gs)].map(([form, action = '']) => {
    const fields = new Map<string, readonly string[]>()
    for (const [tag] of form.matchAll(/<(?:input|textarea)\s[^>]*>/g)) {
      const name = attribute(tag, 'name')
      if (name !== undefined) fields.set(name, [...(fields.get(name) ?? []), ...valuesOf(tag, now)])
    }
    return { action, fields }
  })

/** Returns every combination of values that a form can be filled in with. */
export const fillings = ({ fields }: Form): readonly URLSearchParams[] => {
  let all: readonly (readonly (readonly [string, string])[])[] = [[]]
  for (const [name, values] of fields)
    all = all.flatMap((filled) => values.map((value) => [...filled, [name, value] as const]))
  return all.map((filled) => new URLSearchParams(filled.map(([name, value]) => [name, value])))
}
