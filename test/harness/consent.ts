import type { Contacts } from '../../shared/service/ports/contacts.ts'

/** Returns contacts in which every mailbox has consented to emails, for tests of what emails say. */
export const consenting = (contacts: Contacts): Contacts => ({
  ...contacts,
  load: async (game, id) => {
    const known = await contacts.load(game, id)
    return known && { ...known, ...(known.email !== undefined && { confirmed: true }) }
  },
})
