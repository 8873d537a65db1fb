import type { Problem } from '../../client/src/index.ts'
import type { Entered } from './entries.ts'

type Issue = NonNullable<Problem['issues']>[number]

type Place = { readonly line: number; readonly message: string }

const ofPlayer = ({ entries, lines }: Entered, at: number, field: string, message: string): Place | undefined => {
  const [player, line] = [entries.players[at], lines.players[at]]
  if (!player || !line) return undefined
  if (field === 'email') return { line: line.email, message: `${player.name}'s email ${message}` }
  return { line: line.name, message: `${field === '' ? player.name : `the ${field}`} ${message}` }
}

const LABEL = /^labels\.(.+)$/s

const ofPair = ({ lines }: Entered, at: number, field: string, message: string): Place | undefined => {
  const line = lines.pairs[at]
  if (line === undefined) return undefined
  const [, heading] = LABEL.exec(field) ?? []
  const subject = heading === undefined ? field.replace('labels', 'the further columns') : `the column "${heading}"`
  return { line, message: `${subject} ${message}` }
}

const PATH = /^(players|pairs)\.(\d+)(?:\.(.+))?$/s

const placeOf = (entered: Entered, { path, message }: Issue): Place | undefined => {
  const [, list, at, field = ''] = PATH.exec(path) ?? []
  if (list === undefined) return undefined
  return (list === 'players' ? ofPlayer : ofPair)(entered, Number(at), field, message)
}

/** What the service says of places in its lists, said of the lines of a sheet. A fault of many lines, as of a heading, is told once. */
export const inSheet = (issues: readonly Issue[], entered: Entered): readonly Issue[] => {
  const found = new Map<string, readonly number[]>()
  const others: Issue[] = []
  for (const issue of issues) {
    const place = placeOf(entered, issue)
    if (place) found.set(place.message, [...(found.get(place.message) ?? []), place.line])
    else others.push(issue)
  }
  const placed = [...found].map(([message, [first, ...more]]) => ({
    path: `line ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    message,
  }))
  return [...placed, ...others]
}
