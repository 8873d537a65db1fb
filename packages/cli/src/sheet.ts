import { Misuse } from './fault.ts'

/** A row of a sheet, by its headings. */
export type Row = Readonly<Record<string, string>>

/** A field between separators, in quotes if it has one: `"Bos, Anna"`, `"the ""Cup"""`. */
const fieldsOf = (line: string, separator: string): readonly string[] => {
  const fields: string[] = []
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(${separator}|$)`, 'y')
  for (;;) {
    const found = field.exec(line)
    if (!found) throw new Misuse(`this line cannot be read: ${line}`)
    fields.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    if (found[3] === '') return fields
  }
}

/** As spreadsheets save them: with commas, semicolons or tabs, and headings in the first line. */
export const readSheet = (text: string): readonly Row[] => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const [head = '', ...rest] = lines
  const separator = ['\t', ';'].find((sign) => head.includes(sign)) ?? ','
  const headings = fieldsOf(head, separator).map((heading) => heading.toLowerCase())
  return rest.map((line) => {
    const fields = fieldsOf(line, separator)
    if (fields.length > headings.length) throw new Misuse(`this line has more fields than there are headings: ${line}`)
    return Object.fromEntries(headings.map((heading, at) => [heading, fields[at] ?? '']))
  })
}
