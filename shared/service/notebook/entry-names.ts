import { storedRole } from '../../game/model/stored-role.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Role } from '../../game/model/words.ts'
import type { Holder } from '../../tournament/model/facts.ts'

/**
 * Returns the name of a notebook page with conditional moves. They get a new name each time they are saved; the game
 * refers to the current one.
 */
export const conditionalMovesEntry = (name: string): string => `plan-${name}`

export const noteEntry = (contact: ContactId): string => `note-${contact}`

/** Returns the name of the notebook page with the analysis lines that a player saved. */
export const analysisEntry = (contact: ContactId): string => `tried-${contact}`

/** Returns the name of the notebook page with the message that a player keeps for their next move. */
export const nextMessageEntry = (contact: ContactId): string => `next-${contact}`
/** Returns the name of the notebook page that says that a player does not want to be asked how to be told of turns. */
export const notAskedEntry = (contact: ContactId): string => `not-asked-${contact}`

export const rotationEntry = (role: Role): string => `rotated-${storedRole(role)}`

const PREVIOUS_ADDRESSES = 'formers-'

export const previousAddressesEntry = (contact: ContactId): string => PREVIOUS_ADDRESSES + contact

/** Returns whether the notebook page is deleted at a time of its own, whatever becomes of the game. */
export const hasOwnRetention = (name: string): boolean => name.startsWith(PREVIOUS_ADDRESSES)

/** The note of how the link of a person of a tournament was last replaced. It stands in the tournament's own notebook. */
export const tournamentRotationEntry = (holder: Holder): string => `rotated-${holder}`

/** The note of an act in a tournament that was done with an idempotency key. `pseudonym`: of the key and who used it. */
export const tournamentActEntry = (pseudonym: string): string => `acted-${pseudonym}`
