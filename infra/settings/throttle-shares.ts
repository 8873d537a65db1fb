import type { RateLimitName } from '../../shared/api/routes/routes.ts'

/**
 * Requests a second for each kind of limited route. `film` is left out: an animated picture has no route of its own in
 * the gateway.
 */
export type ThrottleRates = Readonly<Record<Exclude<RateLimitName, 'film'>, number>>

/** The default rates, as shares of `requests`, for routes that cost a write, an email or much computation. */
export const THROTTLE_SHARES: ThrottleRates = {
  create: 0.2,
  claim: 0.2,
  enter: 0.2,
  links: 0.1,
  look: 0.3,
  rules: 0.3,
  rotate: 0.1,
  seen: 0.3,
  device: 0.1,
  feed: 0.3,
  keys: 0.1,
  hook: 0.1,
  order: 0.1,
  document: 0.1,
}

/** Returns a text with the shares and their kinds of routes, such as "20 % for `create`, `claim`". */
export const sharesText = (): string => {
  const kindsWith = (share: number): string =>
    Object.entries(THROTTLE_SHARES)
      .flatMap(([kind, its]) => (its === share ? [`\`${kind}\``] : []))
      .join(', ')
  return [...new Set(Object.values(THROTTLE_SHARES))]
    .map((share) => `${share * 100} % for ${kindsWith(share)}`)
    .join('; ')
}
