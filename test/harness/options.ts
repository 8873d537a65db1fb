import { parseArgs } from 'node:util'

/**
 * Reads command-line options, each a whole number from 1. Ends the process with a sentence if one is invalid or
 * unknown.
 */
export const numbersAsked = <N extends string>(...names: readonly N[]): { readonly [K in N]?: number } => {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const values = Object.entries(parseArgs({ options }).values)
    for (const [name, text] of values)
      if (!/^[1-9]\d{0,14}$/.test(String(text)))
        throw new Error(`--${name} must be a whole number from 1 on, not '${String(text)}'`)
    return Object.fromEntries(values.map(([name, text]) => [name, Number(text)])) as { readonly [K in N]?: number }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}
