import type { Problem } from '../../../client/src/index.ts'
import type { ParsedEntries } from './read-entries.ts'

type Issue = NonNullable<Problem['issues']>[number]

/** An issue, with the line of the sheet to which it belongs. */
type LineIssue = { readonly line: number; readonly message: string }

const ofPlayer = (
  { entries, lines }: ParsedEntries,
  at: number,
  field: string,
  message: string,
): LineIssue | undefined => {
  const [player, line] = [entries.players[at], lines.players[at]]
  if (!player || !line) return undefined
  if (field === 'email') return { line: line.email, message: `${player.name}'s email ${message}` }
  return { line: line.name, message: `${field === '' ? player.name : `the ${field}`} ${message}` }
}

const LABEL = /^labels\.(.+)$/s

const ofPair = ({ lines }: ParsedEntries, at: number, field: string, message: string): LineIssue | undefined => {
  const line = lines.pairs[at]
  if (line === undefined) return undefined
  const [, heading] = LABEL.exec(field) ?? []
  const subject = heading === undefined ? field.replace('labels', 'the further columns') : `the column "${heading}"`
  return { line, message: `${subject} ${message}` }
}

const PATH = /^(players|pairs)\.(\d+)(?:\.(.+))?$/s

/** Finds the line of an issue by its path in the request; undefined if it belongs to no line. */
const locate = (entered: ParsedEntries, { path, message }: Issue): LineIssue | undefined => {
  const [, list, at, field = ''] = PATH.exec(path) ?? []
  if (list === undefined) return undefined
  return (list === 'players' ? ofPlayer : ofPair)(entered, Number(at), field, message)
}

/**
 * Rewrites issues of a request so that they name lines of the sheet. A fault that several lines share, such as one in a
 * heading, becomes one issue, with the first line and the number of further lines.
 */
export const sheetIssues = (issues: readonly Issue[], entered: ParsedEntries): readonly Issue[] => {
  const found = new Map<string, readonly number[]>()
  const others: Issue[] = []
  for (const issue of issues) {
    const located = locate(entered, issue)
    if (located) found.set(located.message, [...(found.get(located.message) ?? []), located.line])
    else others.push(issue)
  }
  const byLine = [...found].map(([message, [first, ...more]]) => ({
    path: `line ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    message,
  }))
  return [...byLine, ...others]
}
