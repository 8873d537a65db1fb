import { UsageError } from '../terminal/exit-codes.ts'

/** A row of a sheet: its fields by heading in lower case, and the number of its line, from 1. */
export type SheetRow = { readonly line: number; readonly fields: Readonly<Record<string, string>> }

type Line = { readonly line: number; readonly text: string }

/** Splits a line at its separators. A field that contains one is in quotes: `"Bos, Anna"`, `"the ""Cup"""`. */
const fieldsOf = ({ line, text }: Line, separator: string): readonly string[] => {
  const fields: string[] = []
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(${separator}|$)`, 'y')
  for (;;) {
    const found = field.exec(text)
    if (!found) throw new UsageError(`line ${line} cannot be read: ${text}`)
    fields.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    if (found[3] === '') return fields
  }
}

/**
 * Reads a sheet as spreadsheets save it: with commas, semicolons or tabs, and headings in the first line. Empty lines
 * are skipped.
 */
export const readSheet = (text: string): readonly SheetRow[] => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((each, at) => ({ line: at + 1, text: each }))
    .filter((each) => each.text.trim() !== '')
  const [head, ...rest] = lines
  if (!head) return []
  const separator = ['\t', ';'].find((sign) => head.text.includes(sign)) ?? ','
  const headings = fieldsOf(head, separator).map((heading) => heading.toLowerCase())
  return rest.map((each) => {
    const fields = fieldsOf(each, separator)
    if (fields.length > headings.length)
      throw new UsageError(`line ${each.line} has more fields than there are headings: ${each.text}`)
    return { line: each.line, fields: Object.fromEntries(headings.map((heading, at) => [heading, fields[at] ?? ''])) }
  })
}
