import type { Limited } from '../shared/api/routes.ts'

/** What must never starve, and the doors, which must not starve it. */
export type Reserved = Readonly<Record<'stored' | 'alarm' | 'sweep' | 'deliver' | 'answers' | 'pages', number>>

/** A moving picture is no route of the gateway. */
export type Throttles = Readonly<Record<Exclude<Limited, 'film'>, number>>

/** Concurrent functions of an account, once AWS has raised its first 10. */
const USUAL = 1000

/** AWS refuses to leave fewer to all other functions. */
const LEFT = 100

/**
 * For a table of up to ten shards four functions each, a busy hour of timers, and doors that take some thousand
 * requests a second. A function has what is reserved, and no more. Deliver: as many as its queue starts.
 */
const USUALLY = { stored: 40, alarm: 20, sweep: 1, answers: 200, pages: 200 } as const

/** Of `requests`: what costs a write, an email or much work. */
const SHARES: Throttles = { create: 0.2, claim: 0.2, links: 0.1, look: 0.3, rules: 0.3, rotate: 0.1 }

const isThrottle = (name: string): name is keyof Throttles => name in SHARES

const NAMES = Object.keys(SHARES).join('|')

const count = { form: /^[1-9]\d{0,4}$/, says: 'a whole number from 1 to 99999' } as const

export const LIMIT_FORMS = {
  reserve: { form: /^(yes|no)$/, says: 'yes or no' },
  concurrency: count,
  stored: count,
  alarm: count,
  answers: count,
  pages: count,
  sweep: count,
  requests: count,
  // A queue starts two at least.
  senders: { form: /^([2-9]|[1-9]\d{1,2})$/, says: 'a whole number from 2 to 999' },
  throttles: {
    form: new RegExp(`^(${NAMES})=[1-9]\\d{0,4}(,(${NAMES})=[1-9]\\d{0,4})*$`),
    says: `such as create=20,links=5, of ${NAMES.replaceAll('|', ', ')}`,
  },
} as const

type Asked = (name: keyof typeof LIMIT_FORMS) => string | undefined

export type Limits = {
  /** Per second, from all clients together, for a route or all of them; twice as many at once. It limits the bill. */
  readonly requests: number
  /** Per second, for each route of a kind. */
  readonly throttles: Throttles
  /** Functions that send at once, each one email after the other. SES starts new accounts at 14 emails a second. */
  readonly senders: number
  /** Games that a sweep looks at, every five minutes. */
  readonly sweep: number
  /** Without it all functions share what the account may run. */
  readonly reserved: Reserved | undefined
}

const reservedIn = (asked: Asked, senders: number): Reserved | undefined => {
  if (asked('reserve') !== 'yes') return undefined
  const figure = (name: Exclude<keyof typeof USUALLY, 'sweep'>): number => Number(asked(name) ?? USUALLY[name])
  const reserved: Reserved = {
    stored: figure('stored'),
    alarm: figure('alarm'),
    sweep: USUALLY.sweep,
    deliver: senders,
    answers: figure('answers'),
    pages: figure('pages'),
  }
  const all = Object.values(reserved).reduce((sum, each) => sum + each, 0)
  const most = Number(asked('concurrency') ?? USUAL) - LEFT
  if (all > most)
    throw new Error(
      `reserve=yes keeps ${all} concurrent functions, and of concurrency=${most + LEFT} only ${Math.max(0, most)} can be kept: AWS wants ${LEFT} left to share. A new account may run 10; ask for more (Service Quotas, Lambda, "Concurrent executions"), or keep fewer`,
    )
  return reserved
}

const throttlesIn = (asked: Asked, requests: number): Throttles => {
  const given = new Map(
    (asked('throttles') ?? '').split(',').map((pair) => {
      const [name = '', rate] = pair.split('=')
      return [name, Number(rate)] as const
    }),
  )
  const high = [...given].find(([name, rate]) => isThrottle(name) && rate > requests)
  if (high)
    throw new Error(`throttles: ${high.join('=')} is more than requests=${requests}, which is for all routes together`)
  const rate = (name: keyof Throttles): number => given.get(name) ?? Math.max(1, Math.round(SHARES[name] * requests))
  return {
    create: rate('create'),
    claim: rate('claim'),
    links: rate('links'),
    look: rate('look'),
    rules: rate('rules'),
    rotate: rate('rotate'),
  }
}

/** Throws one sentence about the first figure that cannot be. */
export const limitsIn = (asked: Asked): Limits => {
  const requests = Number(asked('requests') ?? 100)
  const senders = Number(asked('senders') ?? 5)
  const sweep = Number(asked('sweep') ?? 5000)
  return { requests, senders, sweep, throttles: throttlesIn(asked, requests), reserved: reservedIn(asked, senders) }
}
