import type { App } from 'aws-cdk-lib/core'

/** Its Route 53 zone is in the same account. */
export type Domain = { readonly name: string; readonly zoneId: string }

/** Given with `-c name=value`. */
export type Settings = {
  /** Prefix of stacks and alarms: another name is another Crownhead. */
  readonly name: string
  readonly domain: Domain | undefined
  readonly mailFrom: string
  /** A new account may write only to addresses verified with SES, with the recipient's identity. */
  readonly testers: readonly string[]
  /** For emails that only pretend to come from the domain; `off`: made elsewhere. */
  readonly dmarc: string
  /** Whether to reserve concurrency; a new account has too little. */
  readonly reserve: boolean
  /** Per second, for all clients together; twice as many at once. It limits the bill. */
  readonly requests: number
  /** Functions that send at once, each one email after the other. SES starts new accounts at 14 emails a second. */
  readonly senders: number
  readonly alarmsTo: string | undefined
}

const CONTEXT = {
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
  reserve: { form: /^(yes|no)$/, says: 'yes or no' },
  requests: { form: /^[1-9]\d{0,4}$/, says: 'a whole number from 1 to 99999' },
  // A queue starts two at least.
  senders: { form: /^([2-9]|[1-9]\d{1,2})$/, says: 'a whole number from 2 to 999' },
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

/** A stack parameter would be an export that no deploy could change while in use. */
const senderOf = (app: App, domain: Domain | undefined): string => {
  const sender = contextOf(app, 'mailFrom') ?? (domain && `games@${domain.name}`)
  if (sender === undefined) throw new Error('emails need a sender: -c mailFrom=games@example.org, or a domain')
  if (domain && !sender.endsWith(`@${domain.name}`))
    throw new Error(`with -c domain=${domain.name} mailFrom must be an address of that domain`)
  return sender
}

/** Throws one sentence about the first wrong setting. */
export const settingsOf = (app: App): Settings => {
  const domain = domainOf(app)
  return {
    name: contextOf(app, 'name') ?? 'crownhead',
    domain,
    mailFrom: senderOf(app, domain),
    alarmsTo: contextOf(app, 'alarmsTo'),
    testers: contextOf(app, 'testers')?.split(',') ?? [],
    dmarc: contextOf(app, 'dmarc') ?? 'quarantine',
    reserve: contextOf(app, 'reserve') === 'yes',
    requests: Number(contextOf(app, 'requests') ?? 100),
    senders: Number(contextOf(app, 'senders') ?? 5),
  }
}
