import type { ContactId } from '../../game/people.ts'
import type { Role } from '../../game/words.ts'

/** The name is new each time conditional moves are saved; the game refers to the current one. */
export const planPaper = (name: string): string => `plan-${name}`

export const noteName = (contact: ContactId): string => `note-${contact}`

/** Analysis lines that a player saved. */
export const triedName = (contact: ContactId): string => `tried-${contact}`

export const rotationName = (role: Role): string => `rotated-${role}`

const PREVIOUS_ADDRESSES = 'formers-'

export const formersName = (contact: ContactId): string => PREVIOUS_ADDRESSES + contact

/** Whether the page is deleted at a time of its own, whatever becomes of the game. */
export const hasOwnTime = (name: string): boolean => name.startsWith(PREVIOUS_ADDRESSES)
