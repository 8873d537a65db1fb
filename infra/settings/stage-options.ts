import { FRONT_OPTIONS } from './front-options.ts'
import { OPERATOR_OPTIONS } from './operator-options.ts'
import { ADDRESS_FORM, COUNT_FORM, type StageOption, oneOfWords } from './option-forms.ts'
import { THROTTLE_SHARES, sharesText } from './throttle-shares.ts'

const KINDS = Object.keys(THROTTLE_SHARES).join('|')

/** All options of a stage, with their forms and defaults. */
export const STAGE_OPTIONS = {
  mailFrom: {
    ...ADDRESS_FORM,
    does: 'the sender address of all emails, without a name',
    without: 'with a domain it is `games@` that domain; without one nothing is deployed',
  },
  ...OPERATOR_OPTIONS,
  alarmsTo: {
    ...ADDRESS_FORM,
    does: 'where alarms are emailed',
    without: 'nobody gets alarms before subscribing to the topic `Alarms`',
  },
  domain: {
    form: /^([a-z0-9-]+\.)+[a-z]{2,}$/,
    says: 'a host name',
    does: 'the host name of the service',
    without: "pages and API use the API's own URL, the output `Origin` of the stack `crownhead-run`",
  },
  zoneId: {
    form: /^Z[A-Z0-9]+$/,
    says: 'the id of a Route 53 zone',
    does: "the id of the domain's Route 53 zone, in this account",
    without: 'with a domain, the deploy is refused',
  },
  // Characters with a meaning in policies (*, ?, $) are refused, because these addresses name resources in a policy.
  testers: {
    form: /^[^\s@<>,*?$]+@[^\s@<>,*?$]+(,[^\s@<>,*?$]+@[^\s@<>,*?$]+)*$/,
    says: 'bare addresses with commas between',
    does: 'verified recipients, with commas between; while the account is in the sandbox, nobody else can be emailed',
    without: 'SES refuses every email with AccessDenied while the account is in the sandbox',
  },
  dmarc: {
    ...oneOfWords('none', 'quarantine', 'reject', 'off'),
    usual: 'quarantine',
    does: 'what mail servers do with emails that only pretend to come from the domain: `none`, `quarantine` or `reject`. `off` makes no record',
  },
  replies: {
    ...oneOfWords('on', 'off'),
    usual: 'off',
    does: '`on`: players may answer a turn email with their move; it needs a domain',
  },
  identity: {
    ...oneOfWords('own', 'elsewhere'),
    usual: 'own',
    does: '`own`: the stage makes the sender identity and its DNS records. `elsewhere`: both exist already',
  },
  emailsPerDay: {
    form: /^[1-9]\d{0,7}$/,
    says: 'a whole number',
    usual: '50000',
    does: 'emails that SES lets the account send in 24 hours; at four fifths of them the alarm spent-quota sounds. A sandbox has 200',
  },
  senders: {
    // A queue starts at least two functions.
    form: /^([2-9]|[1-9]\d{1,2})$/,
    says: 'a whole number from 2 to 999',
    usual: '5',
    does: 'how many functions send emails at once, at least two. Each sends about three emails a second; a new account may send 14',
  },
  requests: {
    ...COUNT_FORM,
    usual: '100',
    does: 'requests a second from all clients together, twice as many in a burst; more get 429. AWS does not say whether routes without `throttles` share this limit or have one each. A front counts all requests except files, by the minute',
  },
  throttles: {
    form: new RegExp(`^(${KINDS})=[1-9]\\d{0,4}(,(${KINDS})=[1-9]\\d{0,4})*$`),
    says: `such as create=20,links=5, of ${KINDS.replaceAll('|', ', ')}`,
    does: `requests a second for each route of a kind, such as \`create=20,links=5\``,
    without: `a share of \`requests\`: ${sharesText()}. With a front \`create\` is the limit of every path that creates, sends links or changes webhooks, and of the API document`,
  },
  parallel: {
    form: /^([1-9]|10)$/,
    says: 'a whole number from 1 to 10',
    usual: '4',
    does: 'functions that process one shard of the games stream at once. DynamoDB adds a shard for each 1,000 writes a second. With `reserve=yes`, `stored` must be enough for all shards',
  },
  sweep: {
    ...COUNT_FORM,
    usual: '5000',
    does: 'overdue games that one sweep handles, every five minutes. If no timer fires, 5,000 are enough for 4.3 million games of three-day moves',
  },
  reserve: {
    ...oneOfWords('yes', 'no'),
    usual: 'no',
    does: '`yes` reserves concurrency for the functions Stored, Alarm, Deliver (`senders`) and Sweep (1), and limits Answers and Pages. `no`: all functions share what the account may run',
  },
  stored: {
    ...COUNT_FORM,
    usual: '40',
    does: 'the concurrency that `reserve=yes` gives Stored; 40 is enough for ten shards',
  },
  alarm: {
    ...COUNT_FORM,
    usual: '20',
    does: 'the concurrency that `reserve=yes` gives Alarm; 20 is enough for a busy hour of timers',
  },
  answers: {
    ...COUNT_FORM,
    usual: '200',
    does: 'the concurrency that `reserve=yes` gives Answers; 200 is enough for about a thousand requests a second',
  },
  pages: { ...COUNT_FORM, usual: '200', does: 'the concurrency that `reserve=yes` gives Pages' },
  concurrency: {
    ...COUNT_FORM,
    usual: '1000',
    does: 'functions that the account, or this stage’s part of it, may run at once. 100 must stay unreserved, or the deploy is refused. A new account may run 10: ask for more first (Service Quotas, Lambda)',
  },
  budget: {
    form: /^([1-9]\d{0,6}|off)$/,
    says: 'dollars a month, a whole number, or off',
    usual: '25',
    does: 'dollars a month for the whole account. Four fifths of it, or a forecast above it, notify the topic `Alarms`',
  },
  release: {
    ...oneOfWords('gradual', 'at-once'),
    usual: 'gradual',
    does: '`gradual`: a new version gets one call in ten for ten minutes. `at-once`: it gets all, whatever the alarms say',
  },
  canary: {
    ...oneOfWords('on', 'off'),
    usual: 'on',
    does: '`on`: a function plays a game through the public address every ten minutes',
    saves: 'off',
  },
  ...FRONT_OPTIONS,
  account: {
    form: /^\d{12}$/,
    says: 'the twelve digits of an account',
    does: 'with `region`, the account of the stage: credentials of another are refused',
    without: 'the account of the credentials',
  },
  region: {
    form: /^[a-z]{2}(-[a-z]+)+-\d$/,
    says: 'a region, such as eu-central-1',
    does: 'with `account`, the stage’s region',
    without: 'the region of the credentials',
  },
  name: {
    form: /^[a-z][a-z0-9-]{1,30}$/,
    says: 'lowercase letters, digits and hyphens',
    does: 'the prefix of stacks and alarms, and the tag `application`',
    without: '`crownhead`, or `crownhead-NAME` for the stage NAME',
  },
} as const satisfies Readonly<Record<string, StageOption>>

export type OptionName = keyof typeof STAGE_OPTIONS

/** The names of options with a default. */
type DefaultedName = {
  [N in OptionName]: (typeof STAGE_OPTIONS)[N] extends { readonly usual: string } ? N : never
}[OptionName]

/**
 * Finds the value that was given for an option; undefined if there is none. Throws if it does not match the option's
 * form.
 */
export type OptionLookup = (name: OptionName) => string | undefined

/** Finds the value of an option, or its default. */
export const withDefaults =
  (find: OptionLookup) =>
  (name: DefaultedName): string =>
    find(name) ?? STAGE_OPTIONS[name].usual
