import type { ContactId } from '../../shared/game/events.ts'
import type { Contact, Contacts, GameId } from '../../shared/service/ports.ts'

/** The address book in memory. */
export const memoryContacts = (): Contacts => {
  const entries = new Map<string, Contact & { readonly told: number }>()
  const keyOf = (game: GameId, id: ContactId) => `${game}/${id}`
  return {
    load: async (game, id) => entries.get(keyOf(game, id)),
    save: async (game, id, contact) => {
      const key = keyOf(game, id)
      entries.set(key, { ...contact, told: entries.get(key)?.told ?? 0 })
    },
    told: async (game, id, version) => {
      const key = keyOf(game, id)
      const entry = entries.get(key)
      if (entry) entries.set(key, { ...entry, told: Math.max(entry.told, version) })
    },
  }
}
