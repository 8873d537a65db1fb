import type { ContactId } from '../../shared/game/people.ts'
import type { Amends, Contact, Contacts, GameId } from '../../shared/service/ports.ts'

type Entry = {
  readonly game: GameId
  readonly id: ContactId
  readonly contact: Contact
  readonly told: number
  readonly until: number
}

export const amended = (known: Contact, amends: Amends): Contact => {
  const named = Object.entries(amends).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...known, ...Object.fromEntries(named) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept)
}

export const memoryContacts = (): Contacts => {
  const entries = new Map<string, Entry>()
  const keyOf = (game: GameId, id: ContactId) => `${game}/${id}`
  return {
    load: async (game, id) => {
      const entry = entries.get(keyOf(game, id))
      return entry && { ...entry.contact, told: entry.told }
    },
    enter: async (game, id, contact) => {
      const key = keyOf(game, id)
      if (!entries.has(key)) entries.set(key, { game, id, contact, told: 0, until: 0 })
    },
    amend: async (game, id, amends) => {
      const key = keyOf(game, id)
      const known = entries.get(key) ?? { game, id, contact: {}, told: 0, until: 0 }
      entries.set(key, { ...known, contact: amended(known.contact, amends) })
    },
    claim: async (game, id, { version, now, until }) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (!entry || entry.told >= version || entry.until > now) return false
      entries.set(key, { ...entry, until })
      return true
    },
    told: async (game, id, version) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (entry) entries.set(key, { ...entry, told: Math.max(entry.told, version), until: 0 })
    },
    release: async (game, id) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (entry) entries.set(key, { ...entry, until: 0 })
    },
    at: async (email, limit) =>
      [...entries.values()]
        .filter(({ contact }) => contact.email?.toLowerCase() === email.toLowerCase())
        .slice(0, limit)
        .map(({ game, id }) => ({ game, id })),
  }
}
