import { type StageSettings, readStageSettings } from '../../infra/settings/stage-settings.ts'
import type { GivenSettings } from '../../infra/settings/stages.ts'

const attempt = (given: GivenSettings, stage: string): StageSettings | undefined => {
  try {
    return readStageSettings(given, stage)
  } catch {
    return undefined
  }
}

/** Returns whether two stages may be in the same account and region. A stage without `target` may be in any. */
const mayMeet = ({ target: one }: StageSettings, { target: other }: StageSettings): boolean =>
  !one || !other || (one.account === other.account && one.region === other.region)

const identityOf = ({ domain, mailFrom }: StageSettings): string => domain?.name ?? mailFrom

/** Returns what two stages share that only one stage may have; undefined if nothing. */
const clash = (one: StageSettings, other: StageSettings): string | undefined => {
  if (one.domain && one.domain.name === other.domain?.name) return `the domain ${one.domain.name}`
  if (!mayMeet(one, other)) return undefined
  if (one.name === other.name) return `the name ${one.name}`
  if (one.ownIdentity && other.ownIdentity && identityOf(one) === identityOf(other))
    return `the sender ${identityOf(one)}: one of them needs "identity": "elsewhere"`
  return undefined
}

/**
 * Returns one sentence for each other stage that clashes. A stage with wrong settings is skipped; its own deploy
 * reports them.
 */
export const stageClashes = (
  stages: ReadonlyMap<string, GivenSettings>,
  stage: string,
  settings: StageSettings,
): readonly string[] =>
  [...stages].flatMap(([name, given]) => {
    const other = name === stage ? undefined : attempt(given, name)
    const shared = other && clash(settings, other)
    return shared === undefined ? [] : [`the stages ${stage} and ${name} share ${shared}`]
  })
