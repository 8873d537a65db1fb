/**
 * The most requests in an hour, by what they do: from a network; with a link (`token`) or an API key (`key`), from all
 * networks together. A club of fifty people behind one address stays far below. `foreign` limits the requests that
 * pages of other sites make from a network, perhaps without their readers' knowledge. These are counted apart, so that
 * such a page does not use up its readers' limits.
 */
export const RATE_LIMITS = {
  create: { network: 300, key: 300, foreign: 30 },
  claim: { network: 300, token: 60, foreign: 30 },
  /** Everyone enters a tournament by the same link. No network alone uses up its limit. */
  enter: { network: 300, token: 900, foreign: 30 },
  links: { network: 60, foreign: 10 },
  look: { network: 120, foreign: 120 },
  rules: { network: 3000, foreign: 3000 },
  rotate: { network: 120, token: 20, foreign: 30 },
  /** A seat sends one of these for each turn that its reader sees. */
  seen: { network: 3000, token: 60, foreign: 120 },
  /** Subscribing a device to notices about turns takes one request, and so does ending all of them. */
  device: { network: 300, token: 30, foreign: 30 },
  /** A key may ask every three seconds. */
  feed: { network: 3000, key: 1200, foreign: 120 },
  hook: { network: 120, key: 60, foreign: 10 },
  order: { network: 60, key: 30, foreign: 10 },
  film: { network: 120, foreign: 120 },
  /**
   * The API's document may be cached for an hour and has 55 KB on the wire. The page that is made from it, 144 KB, is
   * written for each request.
   */
  document: { network: 120, foreign: 120 },
  keys: { network: 60, foreign: 10 },
} as const satisfies Readonly<
  Record<string, { readonly network: number; readonly foreign: number; readonly token?: number; readonly key?: number }>
>
