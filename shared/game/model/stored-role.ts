/*
 * How a role is named in all that outlasts a release: the proofs of links and bounce addresses, queue messages, stored
 * orders and webhook deliveries, page names, and the ids of emails and grants. The arbiter was first called `director`,
 * and is still stored so. Thus this release accepts what earlier ones made, and while it rolls out they read what it
 * makes. A stored game has numbers for roles (functions/codec/game-words.ts).
 */

export const STORED_ARBITER = 'director'

/** Returns the stored word for a role. Any other word, such as `clock`, stands for itself. */
export const storedRole = (role: string): string => (role === 'arbiter' ? STORED_ARBITER : role)

/** Returns the role that a stored word stands for. */
export const roleFromStored = (stored: string): string => (stored === STORED_ARBITER ? 'arbiter' : stored)
