import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'

/**
 * Returns the files that a file imports statically. A file in a dynamic `import("…")` is read only when it is needed.
 */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) =>
    join(dirname(file), name),
  )

/** Returns the files that a container reads before its first request. */
export const readAtStart = (entry: string): ReadonlySet<string> => {
  const files = new Set<string>()
  const read = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    importsOf(file).forEach(read)
  }
  read(entry)
  return files
}

/** Returns the files with the texts of a language; empty if a bundle has none. */
export const languagesIn = (entry: string): readonly string[] =>
  readdirSync(dirname(entry))
    .filter((name) => LANGUAGES.some((language) => name.startsWith(`${language}-`)))
    .map((name) => join(dirname(entry), name))
