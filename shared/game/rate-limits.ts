/**
 * Requests an hour: of a network, with a link, with an API key; the latter two across networks. A club of fifty behind
 * one address stays far below. `foreign`: of a network from other sites' pages, whose readers do not know of it; an
 * account of its own, so that such a page uses up nothing of its readers'.
 */
export const CALLS = {
  create: { network: 300, key: 300, foreign: 30 },
  claim: { network: 300, token: 60, foreign: 30 },
  links: { network: 60, foreign: 10 },
  look: { network: 120, foreign: 120 },
  rules: { network: 3000, foreign: 3000 },
  rotate: { network: 120, token: 20, foreign: 30 },
  /** Of a seat, one for each turn that its reader sees. */
  seen: { network: 3000, token: 60, foreign: 120 },
  /** Devices that are told of turns: a press for each, and one that ends them. */
  device: { network: 300, token: 30, foreign: 30 },
  /** A look each three seconds. */
  feed: { network: 3000, key: 1200, foreign: 120 },
  hook: { network: 120, key: 60, foreign: 10 },
  order: { network: 60, key: 30, foreign: 10 },
  film: { network: 120, foreign: 120 },
  /** It is kept for an hour by whoever asks, and 65 KB on the wire. The page that is made of it, 131 KB, is written for each request. */
  document: { network: 120, foreign: 120 },
  keys: { network: 60, foreign: 10 },
} as const satisfies Readonly<
  Record<string, { readonly network: number; readonly foreign: number; readonly token?: number; readonly key?: number }>
>
