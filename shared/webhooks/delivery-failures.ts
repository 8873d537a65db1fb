/**
 * Why a request got no answer. `address` means that no public host has this name. A name that exists only in a private
 * network gives the same answer as one that does not exist.
 */
export const HTTP_FAILURES = ['address', 'tls', 'timeout', 'connection'] as const
export type HttpFailure = (typeof HTTP_FAILURES)[number]

/**
 * Why a delivery has failed or waits. `limit` means that the owner's requests of the hour are used up, `disabled` that
 * the webhook is disabled.
 */
export const DELIVERY_FAILURES = [...HTTP_FAILURES, 'limit', 'disabled'] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]
