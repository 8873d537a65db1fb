import type { ContactId } from '../../game/people.ts'
import type { Role } from '../../game/words.ts'

/** New each time; the game names the present one. */
export const planPaper = (name: string): string => `plan-${name}`

export const noteName = (contact: ContactId): string => `note-${contact}`

/** The lines that a seat tried and keeps. */
export const triedName = (contact: ContactId): string => `tried-${contact}`

export const rotationName = (role: Role): string => `rotated-${role}`

const FORMERS = 'formers-'

export const formersName = (contact: ContactId): string => FORMERS + contact

/** It goes at its own time, whatever becomes of the game. */
export const hasOwnTime = (name: string): boolean => name.startsWith(FORMERS)
