const indented = (value: unknown, depth: number, indent: string): string => {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((each) => indented(each, depth - 1, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${indented(each, depth - 1, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return parts.length === 0 ? `${open}${close}` : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

/** Returns one line for each field of an answer and of its game, so that changes show field by field. */
export const written = (answers: object): string => `${indented(answers, 4, '')}\n`
