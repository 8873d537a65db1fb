import type { App } from 'aws-cdk-lib/core'
import { type FrontSettings, readFrontSettings } from './front-settings.ts'
import type { OPERATOR_OPTIONS } from './operator-options.ts'
import { type StageLimits, readStageLimits } from './stage-limits.ts'
import { type OptionLookup, type OptionName, STAGE_OPTIONS, withDefaults } from './stage-options.ts'
import { type GivenSettings, STAGES_FILE, readStages, findStage } from './stages.ts'

/** The host name of the service. Its Route 53 zone is in the same account. */
export type Domain = { readonly name: string; readonly zoneId: string }

/** The account and region of a stage. Without a target, both are those of the credentials. */
export type DeployTarget = { readonly account: string; readonly region: string }

/** The settings of a stage. They are in stages.json, or given with `-c name=value`, which has precedence. */
export type StageSettings = StageLimits & {
  /** The prefix of stacks and alarms. With another name it is another, separate Crownhead. */
  readonly name: string
  /** The value of the tag `stage`, by which costs can be told apart. */
  readonly stage: string
  readonly target: DeployTarget | undefined
  readonly domain: Domain | undefined
  readonly mailFrom: string
  /** Who runs the service, as emails and the menu say. Each is undefined if it is not set. */
  readonly operator: { readonly [N in keyof typeof OPERATOR_OPTIONS]: string | undefined }
  /** True if players can answer emails with a move. */
  readonly replies: boolean
  /**
   * True if this stage creates the SES identity of the sender. Otherwise another stage did, or it was created by hand.
   */
  readonly ownIdentity: boolean
  /**
   * Addresses that SES has verified. In SES's sandbox an account may write only to these, and needs permission for the
   * recipient's identity, too.
   */
  readonly testers: readonly string[]
  /** The DMARC policy, for emails that only pretend to come from the domain. With `off` this stage makes no record. */
  readonly dmarc: string
  /** True if the canary plays a game through the public address every ten minutes. */
  readonly canary: boolean
  /** How many emails SES allows in 24 hours. An alarm sounds when four fifths of them are sent. */
  readonly emailsPerDay: number
  /** The budget of the whole account in dollars a month. Without one there is no alarm about costs. */
  readonly budget: number | undefined
  /** True if a release rolls out step by step, and is taken back if alarms sound. */
  readonly gradual: boolean
  readonly alarmsTo: string | undefined
  /** The settings of CloudFront in front of the functions. Without it, clients reach the API itself. */
  readonly front: FrontSettings | undefined
}

const isName = (name: string): name is OptionName => name in STAGE_OPTIONS

/** Returns a lookup that finds options by `find` and checks their form. An empty text counts as not given. */
const checked =
  (find: (name: OptionName) => unknown): OptionLookup =>
  (name) => {
    const value = find(name)
    if (value === undefined || value === '') return undefined
    const { form, says } = STAGE_OPTIONS[name]
    if (typeof value === 'string' && form.test(value)) return value
    throw new Error(`${name} must be ${says}`)
  }

const domainIn = (find: OptionLookup): Domain | undefined => {
  const name = find('domain')
  const zoneId = find('zoneId')
  if (name === undefined) return undefined
  if (zoneId === undefined) throw new Error('a domain needs the id of its Route 53 zone: zoneId=Z...')
  return { name, zoneId }
}

const targetIn = (find: OptionLookup): DeployTarget | undefined => {
  const [account, region] = [find('account'), find('region')]
  if (account === undefined && region === undefined) return undefined
  if (account === undefined || region === undefined) throw new Error('account and region come together')
  return { account, region }
}

/**
 * Returns the address of the sender. It is no parameter of a stack: another stack would import that, and then no deploy
 * could change it.
 */
const senderIn = (find: OptionLookup, domain: Domain | undefined): string => {
  const sender = find('mailFrom') ?? (domain && `games@${domain.name}`)
  if (sender === undefined)
    throw new Error('emails need a sender: mailFrom=games@example.org, or a domain, or a stage that has one')
  if (domain && !sender.endsWith(`@${domain.name}`))
    throw new Error(`with the domain ${domain.name} mailFrom must be an address of that domain`)
  return sender
}

const repliesIn = (find: OptionLookup, domain: Domain | undefined): boolean => {
  const isOn = withDefaults(find)('replies') === 'on'
  if (isOn && !domain) throw new Error('replies=on needs a domain: answers arrive at in.DOMAIN')
  return isOn
}

const settingsWith = (find: OptionLookup, stage: string | undefined): StageSettings => {
  const option = withDefaults(find)
  const domain = domainIn(find)
  const name = find('name') ?? (stage === undefined ? 'crownhead' : `crownhead-${stage}`)
  return {
    name,
    stage: stage ?? name,
    target: targetIn(find),
    domain,
    mailFrom: senderIn(find, domain),
    operator: {
      club: find('club'),
      imprint: find('imprint'),
      privacy: find('privacy'),
      contact: find('contact'),
      newGames: find('newGames'),
      abuseTo: find('abuseTo'),
    },
    replies: repliesIn(find, domain),
    ownIdentity: option('identity') !== 'elsewhere',
    alarmsTo: find('alarmsTo'),
    testers: find('testers')?.split(',') ?? [],
    dmarc: option('dmarc'),
    canary: option('canary') !== 'off',
    emailsPerDay: Number(option('emailsPerDay')),
    budget: option('budget') === 'off' ? undefined : Number(option('budget')),
    gradual: option('release') !== 'at-once',
    ...readStageLimits(find),
    front: readFrontSettings(find, domain !== undefined),
  }
}

const noSetting = (where: string, name: string): Error =>
  new Error(`${where} no setting '${name}'; there are: ${Object.keys(STAGE_OPTIONS).join(', ')}`)

/**
 * Returns the settings of a stage from its options in the file; `over` finds options that take precedence. Throws one
 * sentence about the first wrong option.
 */
export const readStageSettings = (
  options: GivenSettings,
  stage: string | undefined,
  over: (name: OptionName) => unknown = () => undefined,
): StageSettings => {
  const stray = Object.keys(options).find((name) => !isName(name))
  if (stray !== undefined) throw noSetting(stage === undefined ? 'there is' : `stage ${stage} has`, stray)
  return settingsWith(
    checked((name) => over(name) ?? options[name]),
    stage,
  )
}

/** An error whose message is one sentence that says which setting is wrong. */
export class SettingError extends Error {}

/** Names of our own context values. Those of the CDK have a colon, a slash or a hyphen. */
const OWN_NAME = /^[A-Za-z]+$/

/** Context values that are not options: the name of the stage, and the file of stages. */
const STAGE_NAMES: ReadonlySet<string> = new Set(['stage', 'stages'])

const settingsInContext = (app: App): StageSettings => {
  const names = Object.keys(app.node.getAllContext() as object)
  const stray = names.find((name) => OWN_NAME.test(name) && !STAGE_NAMES.has(name) && !isName(name))
  if (stray !== undefined) throw noSetting('there is', stray)
  const find = (name: string): unknown => app.node.tryGetContext(name)
  const stage = find('stage')
  if (typeof stage !== 'string' || stage === '') return settingsWith(checked(find), undefined)
  const file = find('stages')
  const options = findStage(readStages(typeof file === 'string' ? file : STAGES_FILE), stage)
  return readStageSettings(options, stage, find)
}

/**
 * Returns the settings of the app's stage. `-c stage=NAME` names a stage of stages.json, and `-c stages=PATH` another
 * file. Throws `SettingError`.
 */
export const stageSettingsOf = (app: App): StageSettings => {
  try {
    return settingsInContext(app)
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
