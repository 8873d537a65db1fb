import type { ContactId } from '../../shared/game/model/people.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import {
  type ContactChanges,
  type Contact,
  type Contacts,
  type CountChange,
  type NotificationClaim,
  type StoredContact,
  meetsCondition,
} from '../../shared/service/ports/contacts.ts'
import { withNote } from '../../shared/service/evidence/delivery-notes.ts'
import type { GameId } from '../../shared/service/ports/games.ts'

type Entry = {
  readonly game: GameId
  readonly id: ContactId
  readonly contact: Contact
  readonly told: number
  readonly counts?: string
  readonly deliveries?: string
  readonly until: number
  readonly since?: number
  readonly kept?: Instant
}

export const withAmends = (known: Contact, amends: ContactChanges): Contact => {
  const named = Object.entries(amends).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...known, ...Object.fromEntries(named) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept)
}

type Entries = Map<string, Entry>

const setListedSince = (entries: Entries, key: string, since: Instant | undefined): void => {
  const entry = entries.get(key)
  if (!entry) return
  const { since: _before, ...rest } = entry
  entries.set(key, since === undefined ? rest : { ...rest, since })
}

const expireIn = (entries: Entries, game: GameId, until: Instant | undefined): void => {
  for (const [key, entry] of entries) {
    const { kept: _before, ...rest } = entry
    if (entry.game === game) entries.set(key, until === undefined ? rest : { ...rest, kept: until })
  }
}

const seatsOfAddress = (entries: Entries, filed: string) =>
  [...entries.values()]
    .filter(({ contact, since }) => contact.filed === filed && since !== undefined)
    .toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0))
    .map(({ game, id }) => ({ game, id }))

const countIn = (entries: Entries, key: string, { was, is }: CountChange): boolean => {
  const entry = entries.get(key)
  if (!entry || entry.counts !== was) return false
  entries.set(key, { ...entry, counts: is })
  return true
}

const claimIn = (entries: Entries, key: string, { version, now, until, counting }: NotificationClaim): boolean => {
  const entry = entries.get(key)
  if (!entry || entry.told >= version || entry.until > now) return false
  if (counting && !countIn(entries, key, counting)) return false
  entries.set(key, { ...entry, ...(counting && { counts: counting.is }), until })
  return true
}

const markIn = (entries: Entries, key: string, version: number, note: string | undefined): void => {
  const entry = entries.get(key)
  if (!entry) return
  const noted = note !== undefined && entry.told < version && { deliveries: withNote(entry.deliveries, note) }
  entries.set(key, { ...entry, ...noted, told: Math.max(entry.told, version), until: 0 })
}

const storedIn = ({ contact, told, counts, deliveries }: Entry): StoredContact => ({
  ...contact,
  told,
  ...(counts !== undefined && { counts }),
  ...(deliveries !== undefined && { deliveries }),
})

/**
 * Returns contacts in memory. Expired entries are not deleted, so that tests can read from `entries` when each would
 * expire.
 */
export const memoryContacts = (): Contacts & { readonly entries: () => readonly Entry[] } => {
  const entries: Entries = new Map()
  const keyOf = (game: GameId, id: ContactId) => `${game}/${id}`
  return {
    entries: () => [...entries.values()],
    load: async (game, id) => {
      const entry = entries.get(keyOf(game, id))
      return entry && storedIn(entry)
    },
    add: async (game, id, contact) => {
      const key = keyOf(game, id)
      if (!entries.has(key)) entries.set(key, { game, id, contact, told: 0, until: 0 })
    },
    update: async (game, id, amends, where) => {
      const key = keyOf(game, id)
      if (where !== undefined && !meetsCondition(entries.get(key)?.contact, where)) return false
      const known = entries.get(key) ?? { game, id, contact: {}, told: 0, until: 0 }
      entries.set(key, { ...known, contact: withAmends(known.contact, amends) })
      return true
    },
    claim: async (game, id, telling) => claimIn(entries, keyOf(game, id), telling),
    count: async (game, id, counting) => countIn(entries, keyOf(game, id), counting),
    markNotified: async (game, id, version, note) => markIn(entries, keyOf(game, id), version, note),
    release: async (game, id) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (entry) entries.set(key, { ...entry, until: 0 })
    },
    setExpiry: async (game, until) => expireIn(entries, game, until),
    setListed: async (game, id, since) => setListedSince(entries, keyOf(game, id), since),
    findByAddress: async (filed, limit) => seatsOfAddress(entries, filed).slice(0, limit),
  }
}
