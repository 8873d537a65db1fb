import { errorReason } from '../../local/machine/start-fault.ts'
import type { StageSettings } from '../../infra/settings/stage-settings.ts'
import type { StageCloud } from './stage-cloud.ts'

export type Finding =
  | { readonly kind: 'ok'; readonly says: string }
  | { readonly kind: 'wrong'; readonly says: string; readonly todo: string }

export type CheckedStage = { readonly cloud: StageCloud; readonly settings: StageSettings }

/** A check of a stage on AWS, or of what else doctor looks at. */
export type Check<Checked = CheckedStage> = (checked: Checked) => Promise<readonly Finding[]>

export const okFinding = (says: string): Finding => ({ kind: 'ok', says })
export const wrongFinding = (says: string, todo: string): Finding => ({ kind: 'wrong', says, todo })

export const findingIf = (isGood: boolean, good: string, bad: string, todo: string): Finding =>
  isGood ? okFinding(good) : wrongFinding(bad, todo)

/** Thrown by a check whose stack does not exist. */
export class NotDeployed extends Error {}

/** Returns whether the error means that there are no usable credentials, so that no check can work. */
const isWithoutCredentials = (error: unknown): boolean =>
  error instanceof Error &&
  /Credentials|Region (is missing|not accepted)|ExpiredToken|UnrecognizedClient|InvalidClientToken/.test(
    `${error.name} ${error.message}`,
  )

const refusal = (error: unknown, todo: string): Finding => {
  if (error instanceof NotDeployed) return wrongFinding(error.message, 'deploy')
  const kind = error instanceof Error ? error.name : 'error'
  return wrongFinding(`could not be asked (${kind}: ${errorReason(error)})`, todo)
}

/** Runs all checks. A request that is refused, by AWS for example, fails its own check only: `todo` says what to do. */
export const runChecks = async <Checked>(
  checks: Readonly<Record<string, Check<Checked>>>,
  checked: Checked,
  todo = 'try again, or allow the credentials to read it',
): Promise<ReadonlyMap<string, readonly Finding[]>> => {
  const found = new Map<string, readonly Finding[]>()
  for (const [name, check] of Object.entries(checks)) {
    try {
      found.set(name, await check(checked))
    } catch (error) {
      if (isWithoutCredentials(error)) throw error
      found.set(name, [refusal(error, todo)])
    }
  }
  return found
}

export const findingLines = (found: ReadonlyMap<string, readonly Finding[]>): readonly string[] =>
  [...found].flatMap(([name, findings]) =>
    findings.map((finding) =>
      finding.kind === 'ok'
        ? `ok      ${name}: ${finding.says}`
        : `WRONG   ${name}: ${finding.says}\n        ${finding.todo}`,
    ),
  )

export const areAllOk = (found: ReadonlyMap<string, readonly Finding[]>): boolean =>
  [...found.values()].every((findings) => findings.every(({ kind }) => kind === 'ok'))
