import { type OptionLookup, withDefaults } from './stage-options.ts'
import { THROTTLE_SHARES, type ThrottleRates } from './throttle-shares.ts'

/**
 * The reserved concurrency of the functions that must always be able to run. It is also set for the two functions that
 * serve requests, so that they cannot use up what the others need.
 */
export type ReservedConcurrency = Readonly<
  Record<'stored' | 'alarm' | 'sweep' | 'deliver' | 'answers' | 'pages', number>
>

/** AWS refuses to leave less unreserved concurrency than this. */
const UNRESERVED = 100

const isThrottle = (name: string): name is keyof ThrottleRates => name in THROTTLE_SHARES

export type StageLimits = {
  /**
   * How many requests a second all clients together may make, and twice as many in a burst. AWS does not say whether
   * routes share this limit or have one each. It bounds the bill.
   */
  readonly requests: number
  /** How many requests a second all clients together may make to each route, by kind of route. */
  readonly throttles: ThrottleRates
  /** How many functions read each shard of the games' stream. */
  readonly parallel: number
  /**
   * How many functions send emails at once, each one email after the other. SES allows new accounts 14 emails a second.
   */
  readonly senders: number
  /** The most games that a sweep processes, every five minutes. */
  readonly sweep: number
  /** The reserved concurrency; undefined if all functions share the concurrency of the account. */
  readonly reserved: ReservedConcurrency | undefined
}

/** The reserved concurrency of the sweep. Two sweeps would do the same work. */
const SWEEPERS = 1

const reservedIn = (find: OptionLookup, senders: number): ReservedConcurrency | undefined => {
  const option = withDefaults(find)
  if (option('reserve') !== 'yes') return undefined
  const concurrencyOf = (name: 'stored' | 'alarm' | 'answers' | 'pages'): number => Number(option(name))
  const reserved: ReservedConcurrency = {
    stored: concurrencyOf('stored'),
    alarm: concurrencyOf('alarm'),
    sweep: SWEEPERS,
    deliver: senders,
    answers: concurrencyOf('answers'),
    pages: concurrencyOf('pages'),
  }
  const all = Object.values(reserved).reduce((sum, each) => sum + each, 0)
  const most = Number(option('concurrency')) - UNRESERVED
  if (all > most)
    throw new Error(
      `reserve=yes keeps ${all} concurrent functions, and of concurrency=${most + UNRESERVED} only ${Math.max(0, most)} can be kept: AWS wants ${UNRESERVED} left to share. A new account may run 10; ask for more (Service Quotas, Lambda, "Concurrent executions"), or keep fewer`,
    )
  return reserved
}

const throttlesIn = (find: OptionLookup, requests: number): ThrottleRates => {
  const rates = new Map(
    (find('throttles') ?? '').split(',').map((pair) => {
      const [name = '', rate] = pair.split('=')
      return [name, Number(rate)] as const
    }),
  )
  const high = [...rates].find(([name, rate]) => isThrottle(name) && rate > requests)
  if (high)
    throw new Error(`throttles: ${high.join('=')} is more than requests=${requests}, which is for all routes together`)
  const rate = (name: keyof ThrottleRates): number =>
    rates.get(name) ?? Math.max(1, Math.round(THROTTLE_SHARES[name] * requests))
  return {
    create: rate('create'),
    claim: rate('claim'),
    enter: rate('enter'),
    links: rate('links'),
    look: rate('look'),
    rules: rate('rules'),
    rotate: rate('rotate'),
    seen: rate('seen'),
    device: rate('device'),
    keys: rate('keys'),
    feed: rate('feed'),
    hook: rate('hook'),
    order: rate('order'),
    document: rate('document'),
  }
}

/** Returns the limits of a stage. Throws one sentence about the first value that is impossible. */
export const readStageLimits = (find: OptionLookup): StageLimits => {
  const option = withDefaults(find)
  const [requests, senders] = [Number(option('requests')), Number(option('senders'))]
  return {
    requests,
    senders,
    parallel: Number(option('parallel')),
    sweep: Number(option('sweep')),
    throttles: throttlesIn(find, requests),
    reserved: reservedIn(find, senders),
  }
}
