import { type Look, orUsual } from './options.ts'
import { SHARES, type Throttles } from './shares.ts'

/** What must never starve, and the doors, which must not starve it. */
export type Reserved = Readonly<Record<'stored' | 'alarm' | 'sweep' | 'deliver' | 'answers' | 'pages', number>>

/** AWS refuses to leave fewer to all other functions. */
const LEFT = 100

const isThrottle = (name: string): name is keyof Throttles => name in SHARES

export type Limits = {
  /** Per second, from all clients together, for a route or all of them; twice as many at once. It limits the bill. */
  readonly requests: number
  /** Per second, for each route of a kind. */
  readonly throttles: Throttles
  /** Functions for each shard of the games' stream. */
  readonly parallel: number
  /** Functions that send at once, each one email after the other. SES starts new accounts at 14 emails a second. */
  readonly senders: number
  /** Games that a sweep looks at, every five minutes. */
  readonly sweep: number
  /** Without it all functions share what the account may run. */
  readonly reserved: Reserved | undefined
}

/** One is enough, and two would do the same work. */
const SWEEPERS = 1

const reservedIn = (given: Look, senders: number): Reserved | undefined => {
  const asked = orUsual(given)
  if (asked('reserve') !== 'yes') return undefined
  const figure = (name: 'stored' | 'alarm' | 'answers' | 'pages'): number => Number(asked(name))
  const reserved: Reserved = {
    stored: figure('stored'),
    alarm: figure('alarm'),
    sweep: SWEEPERS,
    deliver: senders,
    answers: figure('answers'),
    pages: figure('pages'),
  }
  const all = Object.values(reserved).reduce((sum, each) => sum + each, 0)
  const most = Number(asked('concurrency')) - LEFT
  if (all > most)
    throw new Error(
      `reserve=yes keeps ${all} concurrent functions, and of concurrency=${most + LEFT} only ${Math.max(0, most)} can be kept: AWS wants ${LEFT} left to share. A new account may run 10; ask for more (Service Quotas, Lambda, "Concurrent executions"), or keep fewer`,
    )
  return reserved
}

const throttlesIn = (look: Look, requests: number): Throttles => {
  const given = new Map(
    (look('throttles') ?? '').split(',').map((pair) => {
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
    seen: rate('seen'),
    device: rate('device'),
    keys: rate('keys'),
    feed: rate('feed'),
    hook: rate('hook'),
    order: rate('order'),
    document: rate('document'),
  }
}

/** Throws one sentence about the first figure that cannot be. */
export const limitsIn = (given: Look): Limits => {
  const asked = orUsual(given)
  const [requests, senders] = [Number(asked('requests')), Number(asked('senders'))]
  return {
    requests,
    senders,
    parallel: Number(asked('parallel')),
    sweep: Number(asked('sweep')),
    throttles: throttlesIn(given, requests),
    reserved: reservedIn(given, senders),
  }
}
