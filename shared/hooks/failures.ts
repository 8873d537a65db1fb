/** Why nothing was answered. `address`: the name leads where nothing may be sent. */
export const OUTSIDE_FAILURES = ['address', 'name', 'tls', 'timeout', 'connection'] as const
export type OutsideFailure = (typeof OUTSIDE_FAILURES)[number]
