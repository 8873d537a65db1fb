import type { App } from 'aws-cdk-lib/core'
import { FRONT_FORMS, type Front, frontIn } from './front-settings.ts'
import { LIMIT_FORMS, type Limits, limitsIn } from './limits.ts'
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

const FORMS = {
  account: { form: /^\d{12}$/, says: 'the twelve digits of an account' },
  region: { form: /^[a-z]{2}(-[a-z]+)+-\d$/, says: 'a region, such as eu-central-1' },
  name: { form: /^[a-z][a-z0-9-]{1,30}$/, says: 'lowercase letters, digits and hyphens' },
  domain: { form: /^([a-z0-9-]+\.)+[a-z]{2,}$/, says: 'a host name' },
  zoneId: { form: /^Z[A-Z0-9]+$/, says: 'the id of a Route 53 zone' },
  mailFrom: { form: /^[^\s@<>]+@[^\s@<>]+$/, says: 'a bare address' },
  alarmsTo: { form: /^[^\s@<>]+@[^\s@<>]+$/, says: 'a bare address' },
  // No pattern, no variable: the addresses name resources in a policy.
  testers: {
    form: /^[^\s@<>,*?$]+@[^\s@<>,*?$]+(,[^\s@<>,*?$]+@[^\s@<>,*?$]+)*$/,
    says: 'bare addresses with commas between',
  },
  dmarc: { form: /^(none|quarantine|reject|off)$/, says: 'none, quarantine, reject or off' },
  identity: { form: /^(own|elsewhere)$/, says: 'own or elsewhere' },
  emailsPerDay: { form: /^[1-9]\d{0,7}$/, says: 'a whole number' },
  budget: { form: /^([1-9]\d{0,6}|off)$/, says: 'dollars a month, a whole number, or off' },
  release: { form: /^(gradual|at-once)$/, says: 'gradual or at-once' },
  canary: { form: /^(on|off)$/, says: 'on or off' },
  ...LIMIT_FORMS,
  ...FRONT_FORMS,
} as const

type Name = keyof typeof FORMS
type Asked = (name: Name) => string | undefined

const isName = (name: string): name is Name => name in FORMS

/** `look` finds what was given; an empty text is nothing. */
const checked =
  (look: (name: Name) => unknown): Asked =>
  (name) => {
    const value = look(name)
    if (value === undefined || value === '') return undefined
    const { form, says } = FORMS[name]
    if (typeof value === 'string' && form.test(value)) return value
    throw new Error(`${name} must be ${says}`)
  }

const domainOf = (asked: Asked): Domain | undefined => {
  const name = asked('domain')
  const zoneId = asked('zoneId')
  if (name === undefined) return undefined
  if (zoneId === undefined) throw new Error('a domain needs the id of its Route 53 zone: zoneId=Z...')
  return { name, zoneId }
}

const placeOf = (asked: Asked): Place | undefined => {
  const [account, region] = [asked('account'), asked('region')]
  if (account === undefined && region === undefined) return undefined
  if (account === undefined || region === undefined) throw new Error('account and region come together')
  return { account, region }
}

/** A stack parameter would be an export that no deploy could change while in use. */
const senderOf = (asked: Asked, domain: Domain | undefined): string => {
  const sender = asked('mailFrom') ?? (domain && `games@${domain.name}`)
  if (sender === undefined)
    throw new Error('emails need a sender: mailFrom=games@example.org, or a domain, or a stage that has one')
  if (domain && !sender.endsWith(`@${domain.name}`))
    throw new Error(`with the domain ${domain.name} mailFrom must be an address of that domain`)
  return sender
}

/** Twenty persons' games cost less than a dollar. */
const USUAL_BUDGET = 25

const budgetOf = (asked: Asked): number | undefined => {
  const given = asked('budget')
  return given === 'off' ? undefined : Number(given ?? USUAL_BUDGET)
}

const settingsWith = (asked: Asked, stage: string | undefined): Settings => {
  const domain = domainOf(asked)
  const name = asked('name') ?? (stage === undefined ? 'crownhead' : `crownhead-${stage}`)
  return {
    name,
    stage: stage ?? name,
    place: placeOf(asked),
    domain,
    mailFrom: senderOf(asked, domain),
    ownIdentity: asked('identity') !== 'elsewhere',
    alarmsTo: asked('alarmsTo'),
    testers: asked('testers')?.split(',') ?? [],
    dmarc: asked('dmarc') ?? 'quarantine',
    canary: asked('canary') !== 'off',
    emailsPerDay: Number(asked('emailsPerDay') ?? 50_000),
    budget: budgetOf(asked),
    gradual: asked('release') !== 'at-once',
    ...limitsIn(asked),
    front: frontIn(asked, domain !== undefined),
  }
}

/** Of a stage in the file, or of none. Throws one sentence about the first wrong setting. */
export const settingsFrom = (
  given: Given,
  stage: string | undefined,
  over: (name: Name) => unknown = () => undefined,
): Settings => {
  const stray = Object.keys(given).find((name) => !isName(name))
  if (stray !== undefined)
    throw new Error(
      `${stage === undefined ? 'there is' : `stage ${stage} has`} no setting '${stray}'; there are: ${Object.keys(FORMS).join(', ')}`,
    )
  return settingsWith(
    checked((name) => over(name) ?? given[name]),
    stage,
  )
}

/** One sentence that says which setting is wrong. */
export class SettingFault extends Error {}

const contextOf = (app: App): Settings => {
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
