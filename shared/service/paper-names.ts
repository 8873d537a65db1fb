import type { ContactId } from '../game/people.ts'
import type { Role } from '../game/words.ts'

/** A plan has a new name each time; the game names the present one. */
export const planPaper = (name: string): string => `plan-${name}`

export const noteName = (contact: ContactId): string => `note-${contact}`

/** Of the last time that a role replaced its link. */
export const rotationName = (role: Role): string => `rotated-${role}`

const FORMERS = 'formers-'

/** Addresses that an entry had. */
export const formersName = (contact: ContactId): string => FORMERS + contact

/** It goes at a time of its own, whatever becomes of the game. */
export const hasOwnTime = (name: string): boolean => name.startsWith(FORMERS)
