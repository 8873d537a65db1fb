/** Why nothing was answered. `address`: nothing public has this name. A name that exists inside says the same as none. */
export const OUTSIDE_FAILURES = ['address', 'tls', 'timeout', 'connection'] as const
export type OutsideFailure = (typeof OUTSIDE_FAILURES)[number]

/** Of a delivery. `limit`: the owner's posts of the hour are used up. `disabled`: its webhook is. */
export const DELIVERY_FAILURES = [...OUTSIDE_FAILURES, 'limit', 'disabled'] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]
