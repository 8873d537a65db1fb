import type { ContactId } from '../../shared/game/people.ts'
import type { Contact, Contacts, GameId } from '../../shared/service/ports.ts'

type Entry = { readonly game: GameId; readonly id: ContactId; readonly contact: Contact; readonly told: number }

/** The address book in memory. */
export const memoryContacts = (): Contacts => {
  const entries = new Map<string, Entry>()
  const keyOf = (game: GameId, id: ContactId) => `${game}/${id}`
  return {
    load: async (game, id) => {
      const entry = entries.get(keyOf(game, id))
      return entry && { ...entry.contact, told: entry.told }
    },
    save: async (game, id, contact) => {
      const key = keyOf(game, id)
      entries.set(key, { game, id, contact, told: entries.get(key)?.told ?? 0 })
    },
    told: async (game, id, version) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (entry) entries.set(key, { ...entry, told: Math.max(entry.told, version) })
    },
    at: async (email, limit) =>
      [...entries.values()]
        .filter(({ contact }) => contact.email?.toLowerCase() === email.toLowerCase())
        .slice(0, limit)
        .map(({ game, id }) => ({ game, id })),
  }
}
