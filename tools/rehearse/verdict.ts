import type { Call, Grant } from './policies.ts'

/** Granted and not called in a rehearsal, and why that is right. A row that is called after all is a fault of this table. */
const UNCALLED: readonly (readonly [line: RegExp, why: string])[] = [
  [/^\w+ dynamodb:ListStreams /, 'Lambda asks for it when a mapping is made'],
  [/^\w+ sqs:GetQueue(Attributes|Url) /, 'Lambda asks for it when a mapping is made; the CDK grants it with sending'],
  [/^ReleasesRole /, 'CodeDeploy shifts the calls of a release with it'],
]

const short = (grant: Pick<Grant, 'role' | 'action' | 'resource'>): string =>
  `${grant.role} ${grant.action} ${grant.resource.split(':').slice(5).join(':')}`

export type Verdict = {
  /** Called, and no grant allows it. */
  readonly ungranted: readonly string[]
  /** Granted, and never called. */
  readonly uncalled: readonly string[]
  /** Rows of the table above that are no longer needed. */
  readonly outdated: readonly string[]
  readonly called: number
}

export const verdictOf = (grants: readonly Grant[], used: ReadonlySet<Grant>, denied: Iterable<Call>): Verdict => {
  // Several statements may grant the same: one that is called is enough for all.
  const called = new Set([...used].map(short))
  const uncalled = [...new Set(grants.map(short))].filter((line) => !called.has(line)).toSorted()
  const excused = uncalled.filter((line) => UNCALLED.some(([pattern]) => pattern.test(line)))
  return {
    ungranted: [...new Set([...denied].map(short))].toSorted(),
    uncalled: uncalled.filter((line) => !excused.includes(line)),
    outdated: UNCALLED.filter(([pattern]) => !excused.some((line) => pattern.test(line))).map(([, why]) => why),
    called: called.size,
  }
}
