/*
 * The names of roles in all that outlasts a release: the proofs of links and bounce addresses, queue messages, stored
 * orders and webhook deliveries, names of notebook pages, fields of forms, fingerprints of requests, the ids of emails,
 * and the keys by which something is counted once. The arbiter was first called `director`, and is still stored so.
 * Thus this release can read what earlier ones wrote, and the earlier ones can read what this one writes while it rolls
 * out. A stored game has numbers for roles (functions/codec/game-words.ts).
 */

export const STORED_ARBITER = 'director'

/** Returns the stored word for a role. Any other word, such as `clock`, stands for itself. */
export const storedRole = (role: string): string => (role === 'arbiter' ? STORED_ARBITER : role)

/** Returns the role that a stored word stands for. */
export const roleFromStored = (stored: string): string => (stored === STORED_ARBITER ? 'arbiter' : stored)

/**
 * Maps the first names of form fields to today's. A page that was opened before a release still sends the first names.
 */
const FIRST_FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  [`${STORED_ARBITER}Name`, 'arbiterName'],
  [`${STORED_ARBITER}Email`, 'arbiterEmail'],
])

/** Returns today's name of a form's field, from its first name or today's. */
export const currentFieldName = (name: string): string => FIRST_FIELD_NAMES.get(name) ?? name

const namesArbiter = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'arbiter' in value && typeof value.arbiter === 'object'

/**
 * Returns a request as JSON, from which ids and fingerprints are derived. The field `arbiter` gets its first name, so
 * that a request that an earlier release answered is recognized when it is repeated. A label of this name is a text and
 * stays as it is.
 */
export const requestText = (request: unknown): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    namesArbiter(value)
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [storedRole(name), field as unknown]))
      : value,
  )
