import { CLUB } from './club.ts'
import { ADDRESS_FORM, COUNT_FORM, type StageOption, oneOfWords } from './option-forms.ts'
import { SHARES } from './shares.ts'

const KINDS = Object.keys(SHARES).join('|')

/** All options of a stage, with their forms and defaults. */
export const OPTIONS = {
  mailFrom: {
    ...ADDRESS_FORM,
    does: 'the sender address of all emails, without a name',
    without: 'with a domain it is `games@` that domain; without one nothing is deployed',
  },
  club: CLUB,
  alarmsTo: {
    ...ADDRESS_FORM,
    does: 'where alarms are emailed',
    without: 'no one gets alarms until somebody subscribes to the topic `Alarms`',
  },
  domain: {
    form: /^([a-z0-9-]+\.)+[a-z]{2,}$/,
    says: 'a host name',
    does: 'a host name',
    without: "pages and API use the API's own URL, the output `Origin` of the stack `crownhead-run`",
  },
  zoneId: {
    form: /^Z[A-Z0-9]+$/,
    says: 'the id of a Route 53 zone',
    does: "the id of the domain's Route 53 zone, in this account",
    without: 'nothing without a domain; with one, a deploy is refused',
  },
  // Characters with a meaning in policies (*, ?, $) are refused, because these addresses name resources in a policy.
  testers: {
    form: /^[^\s@<>,*?$]+@[^\s@<>,*?$]+(,[^\s@<>,*?$]+@[^\s@<>,*?$]+)*$/,
    says: 'bare addresses with commas between',
    does: 'addresses, with commas between, that SES has verified and that this account may write to while it is in the sandbox',
    without: 'none: then every email in the sandbox is refused with AccessDenied',
  },
  dmarc: {
    ...oneOfWords('none', 'quarantine', 'reject', 'off'),
    usual: 'quarantine',
    does: '`none`, `quarantine`, `reject`: what mail servers do with emails that only pretend to come from the domain. `off` makes no record: for a domain that has one',
  },
  replies: {
    ...oneOfWords('on', 'off'),
    usual: 'off',
    does: '`on`: players may answer the email of a turn with their move (below); it needs a domain. `off`: emails offer only the button',
  },
  identity: {
    ...oneOfWords('own', 'elsewhere'),
    usual: 'own',
    does: "`elsewhere`: the sender's identity was made before, by another stage or by hand; this stage makes none, and no records for it. `own`: each stage makes its own, and two stages cannot make the same",
  },
  emailsPerDay: {
    form: /^[1-9]\d{0,7}$/,
    says: 'a whole number',
    usual: '50000',
    does: 'how many emails SES lets the account send in 24 hours; the alarm spent-quota counts to it. A sandbox has 200',
  },
  senders: {
    // A queue starts at least two functions.
    form: /^([2-9]|[1-9]\d{1,2})$/,
    says: 'a whole number from 2 to 999',
    usual: '5',
    does: 'how many functions send emails at once, two at least; each sends about three a second. A new account may send 14 a second',
  },
  requests: {
    ...COUNT_FORM,
    usual: '100',
    does: 'how many a second the API takes from all clients together, twice as many at once; it refuses the rest with 429. AWS does not say plainly whether all routes without `throttles` share them or each has so many: on either reading no route takes more. It limits what a flood of one route can cost; `answers` and `pages`, with `reserve=yes`, limit all. With a front the firewall counts all requests but files, by the minute',
  },
  throttles: {
    form: new RegExp(`^(${KINDS})=[1-9]\\d{0,4}(,(${KINDS})=[1-9]\\d{0,4})*$`),
    says: `such as create=20,links=5, of ${KINDS.replaceAll('|', ', ')}`,
    does: 'how many a second each route of a kind takes from all clients together, such as `create=20,links=5`, of `create`, `claim`, `links`, `look`, `rules`, `rotate`, `seen`, `device`, `feed`, `keys`, `hook`, `order`, `document`; twice as many at once',
    without:
      'a share of `requests`: 20 % for creating and claiming, 30 % for looking at lists, following a program’s games and trying rules, 10 % for links, replaced links, devices, keys of programs, changes of webhooks, orders and the API’s document with its page. With a front, only `create` counts: for each path of creating, orders, links, webhooks, the API’s document and its page, by the minute',
  },
  parallel: {
    form: /^([1-9]|10)$/,
    says: 'a whole number from 1 to 10',
    usual: '4',
    does: 'how many functions carry out the changes of one shard of the games table at once. DynamoDB adds a shard for each 1,000 writes a second. With `reserve=yes`, `stored` must have room for all',
  },
  sweep: {
    ...COUNT_FORM,
    usual: '5000',
    does: 'how many games a sweep looks at, every five minutes, 1 to 99999. While no timer fires it does all their work: 5,000 are enough for 4.3 million games of three-day moves',
  },
  reserve: {
    ...oneOfWords('yes', 'no'),
    usual: 'no',
    does: '`yes` keeps concurrent functions for what must never starve, Stored, Alarm, Deliver (as many as `senders`) and Sweep (1), and caps the doors, Answers and Pages. Each has so many, and no more. `no`: all functions share what the account may run',
  },
  stored: { ...COUNT_FORM, usual: '40', does: 'of them, for Stored: enough for ten shards' },
  alarm: { ...COUNT_FORM, usual: '20', does: 'of them, for Alarm: a busy hour of timers' },
  answers: { ...COUNT_FORM, usual: '200', does: 'of them, for Answers: some thousand requests a second' },
  pages: { ...COUNT_FORM, usual: '200', does: 'of them, for Pages' },
  concurrency: {
    ...COUNT_FORM,
    usual: '1000',
    does: 'how many functions the account, or the share of this stage, may run at once. AWS wants 100 left to share, and a deploy is refused before it begins if `reserve` keeps more than the rest. A new account may run 10: ask for more first (Service Quotas, Lambda, "Concurrent executions")',
  },
  budget: {
    form: /^([1-9]\d{0,6}|off)$/,
    says: 'dollars a month, a whole number, or off',
    usual: '25',
    does: 'dollars a month for the whole account. At four fifths of it, or if the forecast is above it, the topic `Alarms` is told. `off`: no budget',
  },
  release: {
    ...oneOfWords('gradual', 'at-once'),
    usual: 'gradual',
    does: '`gradual`: a new version gets one call in ten for ten minutes (see Releases). `at-once`: it gets all calls at once, whatever the alarms say',
  },
  canary: {
    ...oneOfWords('on', 'off'),
    usual: 'on',
    does: '`on`: a game is played through the public door every ten minutes',
    saves: 'off',
  },
  front: {
    ...oneOfWords('yes', 'no'),
    usual: 'no',
    does: '`yes` puts CloudFront before the functions (below); it needs a domain. `no`: callers reach the API itself',
    saves: 'no',
  },
  waf: {
    ...oneOfWords('yes', 'no'),
    usual: 'yes',
    does: '`no` leaves out the firewall of the front, and what it costs for each request. It needs `reserve=yes`: else nothing holds a flood',
    saves: 'no',
  },
  calls: {
    // WAF allows no limit below ten.
    form: /^[1-9]\d{1,6}$/,
    says: 'a whole number from 10 to 9999999',
    usual: '2000',
    does: 'how many requests one address may make in five minutes; the firewall refuses the rest with 429. A page that is looked at makes 30',
  },
  edges: {
    ...oneOfWords('100', '200', 'all'),
    usual: '100',
    does: 'where the front has edges: `100` Europe and North America, `200` also most of Asia and Africa, `all`. Everyone else is served from there. A request costs more in some of these',
  },
  frontKeys: {
    form: /^([0-9a-z])(,(?!\1)[0-9a-z])?$/,
    says: 'one or two of 0-9 and a-z, with a comma between',
    usual: '1',
    does: "which fields of the front's secret are let in, the first of them sent (below)",
  },
  account: {
    form: /^\d{12}$/,
    says: 'the twelve digits of an account',
    does: 'with `region`, where the stage is: the CDK refuses credentials of another account',
    without: 'the account of the credentials',
  },
  region: {
    form: /^[a-z]{2}(-[a-z]+)+-\d$/,
    says: 'a region, such as eu-central-1',
    does: 'comes with `account`',
    without: 'the region of the credentials',
  },
  name: {
    form: /^[a-z][a-z0-9-]{1,30}$/,
    says: 'lowercase letters, digits and hyphens',
    does: 'the prefix of stacks and alarms, and the tag `application`. Another name is a second, separate Crownhead',
    without: '`crownhead`, or `crownhead-NAME` for the stage NAME',
  },
} as const satisfies Readonly<Record<string, StageOption>>

export type Name = keyof typeof OPTIONS

/** The names of options with a default. */
type DefaultedName = { [N in Name]: (typeof OPTIONS)[N] extends { readonly usual: string } ? N : never }[Name]

/**
 * Finds the value that was given for an option; undefined if there is none. Throws if it does not match the option's
 * form.
 */
export type Look = (name: Name) => string | undefined

/** Finds the value of an option, or its default. */
export const orUsual =
  (find: Look) =>
  (name: DefaultedName): string =>
    find(name) ?? OPTIONS[name].usual
