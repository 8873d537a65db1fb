import type { AwsCall, Permission } from './permissions.ts'

/**
 * Permissions that a rehearsal never uses, and why they are needed all the same. An entry whose permission is used
 * after all is reported as outdated.
 */
const UNCALLED: readonly (readonly [line: RegExp, why: string])[] = [
  [/^\w+ dynamodb:ListStreams /, 'Lambda asks for it when a mapping is made'],
  [/^\w+ sqs:GetQueue(Attributes|Url) /, 'Lambda asks for it when a mapping is made; the CDK grants it with sending'],
  [/^ReleasesRole /, 'CodeDeploy shifts the calls of a release with it'],
]

const short = (grant: Pick<Permission, 'role' | 'action' | 'resource'>): string =>
  `${grant.role} ${grant.action} ${grant.resource.split(':').slice(5).join(':')}`

export type PermissionVerdict = {
  /** Calls that no permission allows. */
  readonly ungranted: readonly string[]
  /** Permissions that were never used, without those in the table above. */
  readonly uncalled: readonly string[]
  /** Entries of the table above that are no longer needed. */
  readonly outdated: readonly string[]
  readonly called: number
}

export const judgeRights = (
  grants: readonly Permission[],
  used: ReadonlySet<Permission>,
  denied: Iterable<AwsCall>,
): PermissionVerdict => {
  // Several statements may grant the same permission; it counts as used if any of them was.
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
