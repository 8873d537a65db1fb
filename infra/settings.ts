import type { App } from 'aws-cdk-lib/core'

/** Needs its Route 53 zone in the same account. */
export type Domain = { readonly name: string; readonly zoneId: string }

/** Given with `-c name=value`. */
export type Settings = {
  /** Prefix of stacks and alarms; another name is another Crownhead. */
  readonly name: string
  readonly domain: Domain | undefined
  /** The sender's address. Without it, the deploy asks. */
  readonly mailFrom: string | undefined
  /** Where alarms are emailed. */
  readonly alarmsTo: string | undefined
}

const CONTEXT = {
  name: { form: /^[a-z][a-z0-9-]{1,30}$/, says: 'lowercase letters, digits and hyphens' },
  domain: { form: /^([a-z0-9-]+\.)+[a-z]{2,}$/, says: 'a host name' },
  zoneId: { form: /^Z[A-Z0-9]+$/, says: 'the id of a Route 53 zone' },
  mailFrom: { form: /^[^\s@<>]+@[^\s@<>]+$/, says: 'a bare address' },
  alarmsTo: { form: /^[^\s@<>]+@[^\s@<>]+$/, says: 'a bare address' },
} as const

const contextOf = (app: App, name: keyof typeof CONTEXT): string | undefined => {
  const value: unknown = app.node.tryGetContext(name)
  if (value === undefined || value === '') return undefined
  const { form, says } = CONTEXT[name]
  if (typeof value === 'string' && form.test(value)) return value
  throw new Error(`-c ${name}=... must be ${says}`)
}

const domainOf = (app: App): Domain | undefined => {
  const name = contextOf(app, 'domain')
  const zoneId = contextOf(app, 'zoneId')
  if (name === undefined) return undefined
  if (zoneId === undefined) throw new Error('-c domain=... needs its Route 53 zone: -c zoneId=Z...')
  return { name, zoneId }
}

/** Throws one sentence about the first wrong setting. */
export const settingsOf = (app: App): Settings => {
  const domain = domainOf(app)
  const mailFrom = contextOf(app, 'mailFrom') ?? (domain && `games@${domain.name}`)
  if (domain && !mailFrom?.endsWith(`@${domain.name}`))
    throw new Error(`with -c domain=${domain.name} mailFrom must be an address of that domain`)
  return { name: contextOf(app, 'name') ?? 'crownhead', domain, mailFrom, alarmsTo: contextOf(app, 'alarmsTo') }
}
