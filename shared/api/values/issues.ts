import type { core } from 'zod/mini'
import type { Role } from '../../game/model/words.ts'

/** What is wrong with a field. `path` leads to it: `creator.name`. */
export type Issue = { readonly path: string; readonly message: string }

type Raw = core.$ZodIssue
type Path = readonly PropertyKey[]

const joined = (path: Path): string => path.map(String).join('.')

const one = (path: Path, message: string): readonly Issue[] => [{ path: joined(path), message }]

const depth = (issues: readonly Raw[]): number =>
  Math.max(0, ...issues.map(({ code, path }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)))

/**
 * Returns the issues of the branch of a union that fits best: the one whose issues lie deepest in the value or, among
 * equals, the one with the fewest issues.
 */
const nearest = (branches: readonly (readonly Raw[])[]): readonly Raw[] =>
  branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []

const bound = (issue: Extract<Raw, { code: 'too_big' | 'too_small' }>): string => {
  const [side, limit] = issue.code === 'too_big' ? ['most', issue.maximum] : ['least', issue.minimum]
  if (issue.origin === 'array') return `must have at ${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `must be at ${side} ${limit}${issue.origin === 'string' ? ' characters' : ''}`
}

/** The message of an issue for which the shape has no sentence of its own. */
export const PLAIN_MESSAGE = 'Invalid input'

const ownMessage = (issue: Raw): string | undefined => (issue.message === PLAIN_MESSAGE ? undefined : issue.message)

const isBare = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && Object.keys(input).length === 0

/**
 * The old names of renamed fields of requests, with their present names. An old name is refused; the message has the
 * present one.
 */
const RENAMED_FIELDS: ReadonlyMap<string, Role> = new Map([['director', 'arbiter']])

const unknownFieldMessage = (key: string): string => {
  const now = RENAMED_FIELDS.get(key)
  return now === undefined ? 'is not a known field' : `is called ${now} now`
}

const wrong = (issue: Raw, before: Path): readonly Issue[] => {
  const path = [...before, ...issue.path]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: joined([...path, key]), message: unknownFieldMessage(key) }))
    case 'invalid_type':
      return one(path, issue.input === undefined ? 'is missing' : `must be ${article(issue.expected)}`)
    case 'invalid_value':
      return one(path, `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`)
    case 'invalid_union': {
      const inner = nearest(issue.errors)
      // Nothing in the value says which branch is meant.
      if (inner.length === 0 || isBare(issue.input))
        return one(path, ownMessage(issue) ?? 'is not one of the known values')
      return depth(inner) === 0
        ? one(path, ownMessage(issue) ?? anyOf(issue.errors))
        : inner.flatMap((each) => wrong(each, path))
    }
    case 'too_big':
    case 'too_small':
      return one(path, ownMessage(issue) ?? bound(issue))
    case 'invalid_key':
      return issue.issues.flatMap((each) => wrong(each, path))
    case 'invalid_format':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return one(path, ownMessage(issue) ?? 'is not valid')
  }
}

const article = (type: string): string =>
  type === 'int' ? 'a whole number' : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`

/** Returns a message with all branches of a union: "must be free, or an object". */
const anyOf = (branches: readonly (readonly Raw[])[]): string => {
  const messages = branches.flatMap((issues) => issuesOf(issues)).map(({ message }) => message.replace(/^must be /, ''))
  return `must be ${[...new Set(messages)].join(', or ')}`
}

/** Returns Zod's issues in plain words, with the path of each field. */
export const issuesOf = (issues: readonly Raw[]): readonly Issue[] => issues.flatMap((issue) => wrong(issue, []))
