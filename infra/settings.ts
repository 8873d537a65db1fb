import type { App } from 'aws-cdk-lib/core'
import { type Front, frontIn } from './front-settings.ts'
import { type Limits, limitsIn } from './limits.ts'
import { type Look, type Name, OPTIONS, orUsual } from './options.ts'
import { type Given, STAGES_FILE, readStages, stageOf } from './stages.ts'

/** Its Route 53 zone is in the same account. */
export type Domain = { readonly name: string; readonly zoneId: string }

/** Where stacks go; else to the account and region of the credentials. */
export type Place = { readonly account: string; readonly region: string }

/** A stage's in stages.json, or given with `-c name=value`, which counts more. */
export type Settings = Limits & {
  /** Prefix of stacks and alarms: another name is another Crownhead. */
  readonly name: string
  /** The tag `stage`, for costs. */
  readonly stage: string
  readonly place: Place | undefined
  readonly domain: Domain | undefined
  readonly mailFrom: string
  /** The club's name, for first emails. */
  readonly club: string | undefined
  /** Whether emails can be answered with a move. */
  readonly replies: boolean
  /** Whether the sender's identity is this stage's own; else it was made before, by another stage or by hand. */
  readonly ownIdentity: boolean
  /** A new account may write only to addresses verified with SES, with the recipient's identity. */
  readonly testers: readonly string[]
  /** For emails that only pretend to come from the domain; `off`: made elsewhere. */
  readonly dmarc: string
  /** Whether a game is played through the public door every ten minutes. */
  readonly canary: boolean
  /** Emails in 24 hours: what SES allows. The alarm sounds at four fifths. */
  readonly emailsPerDay: number
  /** Dollars a month for the whole account; no alarm without one. */
  readonly budget: number | undefined
  /** Whether a release goes over step by step, and back if alarms sound. */
  readonly gradual: boolean
  readonly alarmsTo: string | undefined
  /** Without one, callers reach the API itself. */
  readonly front: Front | undefined
}

const isName = (name: string): name is Name => name in OPTIONS

/** `look` finds what was given; an empty text is nothing. */
const checked =
  (look: (name: Name) => unknown): Look =>
  (name) => {
    const value = look(name)
    if (value === undefined || value === '') return undefined
    const { form, says } = OPTIONS[name]
    if (typeof value === 'string' && form.test(value)) return value
    throw new Error(`${name} must be ${says}`)
  }

const domainOf = (given: Look): Domain | undefined => {
  const name = given('domain')
  const zoneId = given('zoneId')
  if (name === undefined) return undefined
  if (zoneId === undefined) throw new Error('a domain needs the id of its Route 53 zone: zoneId=Z...')
  return { name, zoneId }
}

const placeOf = (given: Look): Place | undefined => {
  const [account, region] = [given('account'), given('region')]
  if (account === undefined && region === undefined) return undefined
  if (account === undefined || region === undefined) throw new Error('account and region come together')
  return { account, region }
}

/** A stack parameter would be an export that no deploy could change while in use. */
const senderOf = (given: Look, domain: Domain | undefined): string => {
  const sender = given('mailFrom') ?? (domain && `games@${domain.name}`)
  if (sender === undefined)
    throw new Error('emails need a sender: mailFrom=games@example.org, or a domain, or a stage that has one')
  if (domain && !sender.endsWith(`@${domain.name}`))
    throw new Error(`with the domain ${domain.name} mailFrom must be an address of that domain`)
  return sender
}

const repliesIn = (given: Look, domain: Domain | undefined): boolean => {
  const isOn = orUsual(given)('replies') === 'on'
  if (isOn && !domain) throw new Error('replies=on needs a domain: answers arrive at in.DOMAIN')
  return isOn
}

const settingsWith = (given: Look, stage: string | undefined): Settings => {
  const asked = orUsual(given)
  const domain = domainOf(given)
  const name = given('name') ?? (stage === undefined ? 'crownhead' : `crownhead-${stage}`)
  return {
    name,
    stage: stage ?? name,
    place: placeOf(given),
    domain,
    mailFrom: senderOf(given, domain),
    club: given('club'),
    replies: repliesIn(given, domain),
    ownIdentity: asked('identity') !== 'elsewhere',
    alarmsTo: given('alarmsTo'),
    testers: given('testers')?.split(',') ?? [],
    dmarc: asked('dmarc'),
    canary: asked('canary') !== 'off',
    emailsPerDay: Number(asked('emailsPerDay')),
    budget: asked('budget') === 'off' ? undefined : Number(asked('budget')),
    gradual: asked('release') !== 'at-once',
    ...limitsIn(given),
    front: frontIn(given, domain !== undefined),
  }
}

const noSetting = (where: string, name: string): Error =>
  new Error(`${where} no setting '${name}'; there are: ${Object.keys(OPTIONS).join(', ')}`)

/** Of a stage in the file, or of none. Throws one sentence about the first wrong setting. */
export const settingsFrom = (
  given: Given,
  stage: string | undefined,
  over: (name: Name) => unknown = () => undefined,
): Settings => {
  const stray = Object.keys(given).find((name) => !isName(name))
  if (stray !== undefined) throw noSetting(stage === undefined ? 'there is' : `stage ${stage} has`, stray)
  return settingsWith(
    checked((name) => over(name) ?? given[name]),
    stage,
  )
}

/** One sentence that says which setting is wrong. */
export class SettingFault extends Error {}

/** The CDK's own names have a colon, a slash or a hyphen. */
const PLAIN = /^[A-Za-z]+$/

/** What `-c` gave besides settings: the stage, and the file of stages. */
const OF_STAGES: ReadonlySet<string> = new Set(['stage', 'stages'])

const contextOf = (app: App): Settings => {
  const names = Object.keys(app.node.getAllContext() as object)
  const stray = names.find((name) => PLAIN.test(name) && !OF_STAGES.has(name) && !isName(name))
  if (stray !== undefined) throw noSetting('there is', stray)
  const look = (name: string): unknown => app.node.tryGetContext(name)
  const stage = look('stage')
  if (typeof stage !== 'string' || stage === '') return settingsWith(checked(look), undefined)
  const file = look('stages')
  const given = stageOf(readStages(typeof file === 'string' ? file : STAGES_FILE), stage)
  return settingsFrom(given, stage, look)
}

/** `-c stage=NAME` reads that stage; `-c stages=PATH` is another file. */
export const settingsOf = (app: App): Settings => {
  try {
    return contextOf(app)
  } catch (error) {
    throw new SettingFault(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
