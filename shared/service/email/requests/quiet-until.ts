import type { Instant } from '../../../game/model/words.ts'

/**
 * A value of `quietUntil`: the seat belongs to an order, and the order's consent email, which asks for all its seats of
 * the mailbox together, has not been sent yet.
 */
export const ASKED_BY_ORDER: Instant = 0

/**
 * A value of `quietUntil`: the game's owner named the address when creating the game, and no consent email has been
 * sent yet.
 */
export const NAMED_BY_OWNER: Instant = -1

/**
 * Returns a value of `quietUntil`: the seat got another address at this instant, and no consent email has been sent to
 * it yet. Whoever gives a seat the same address again causes another consent email, and is charged for it.
 */
export const unaskedAddressSince = (named: Instant): Instant => -named

/** Instants that a value of `firstUsefulSince` is lower than, and no other value of `quietUntil` is. */
const LOWEST: Instant = -8_640_000_000_000_000

/**
 * Returns a value of `quietUntil`: at this instant the person in the seat typed the address on one of our pages, and no
 * consent email has been sent to it yet. The first useful email about the game is that email.
 */
export const firstUsefulSince = (named: Instant): Instant => LOWEST - named

/** Returns whether the seat's consent email waits for something useful to tell. */
export const waitsForUse = (quietUntil: Instant | undefined): boolean => quietUntil !== undefined && quietUntil < LOWEST

/** Returns whether no consent email about this seat has been sent yet. */
export const needsFirstConsentEmail = (quietUntil: Instant | undefined): boolean =>
  quietUntil === undefined || quietUntil <= ASKED_BY_ORDER

/**
 * Returns whether any email to this seat turns into its first consent email. False for a seat that waits for its
 * order's consent email.
 */
export const isRequestedByAnyEmail = (quietUntil: Instant | undefined): boolean =>
  needsFirstConsentEmail(quietUntil) && quietUntil !== ASKED_BY_ORDER

/**
 * Returns whether the address was named when the game was created, by an owner or an order, and not by somebody who has
 * the seat's link.
 */
export const isNamedAtCreation = (quietUntil: Instant | undefined): boolean =>
  quietUntil === ASKED_BY_ORDER || quietUntil === NAMED_BY_OWNER

/** Returns when the seat got its present address, if that was after the game was created and no email was sent yet. */
export const addressNamedAt = (quietUntil: Instant | undefined): Instant | undefined =>
  quietUntil !== undefined && quietUntil < NAMED_BY_OWNER ? -quietUntil : undefined
