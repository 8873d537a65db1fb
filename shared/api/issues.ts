import type { core } from 'zod/mini'

/** One thing wrong with a request: where (`creator.name`), and what. */
export type Issue = { readonly path: string; readonly message: string }

type Raw = core.$ZodIssue
type Path = readonly PropertyKey[]

const joined = (path: Path): string => path.map(String).join('.')

const one = (path: Path, message: string): readonly Issue[] => [{ path: joined(path), message }]

const depth = (issues: readonly Raw[]): number =>
  Math.max(0, ...issues.map(({ code, path }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)))

/** Of the shapes that a value may have, the one that it came nearest to: read deepest, and then with the least wrong. */
const nearest = (branches: readonly (readonly Raw[])[]): readonly Raw[] =>
  branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []

const bound = (issue: Extract<Raw, { code: 'too_big' | 'too_small' }>): string =>
  issue.code === 'too_big' ? `must be at most ${issue.maximum}` : `must be at least ${issue.minimum}`

const said = (issue: Raw): string | undefined => (issue.message === 'Invalid input' ? undefined : issue.message)

const wrong = (issue: Raw, before: Path): readonly Issue[] => {
  const path = [...before, ...issue.path]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: joined([...path, key]), message: 'is not known here' }))
    case 'invalid_type':
      return one(path, issue.input === undefined ? 'is missing' : `must be ${article(issue.expected)}`)
    case 'invalid_value':
      return one(path, `must be one of ${issue.values.map(String).join(', ')}`)
    case 'invalid_union': {
      const inner = nearest(issue.errors)
      return inner.length === 0
        ? one(path, said(issue) ?? 'is none of what it may be')
        : inner.flatMap((each) => wrong(each, path))
    }
    case 'too_big':
    case 'too_small':
      return one(path, said(issue) ?? bound(issue))
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return one(path, said(issue) ?? 'is not right')
  }
}

const article = (type: string): string =>
  `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type === 'int' ? 'whole number' : type}`

/** What is wrong, each thing by its own path and in words. */
export const issuesOf = (issues: readonly Raw[]): readonly Issue[] => issues.flatMap((issue) => wrong(issue, []))
