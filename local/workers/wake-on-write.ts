import type { OrderPlacing, OrderStore } from '../../shared/service/ports/orders.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'

/** Returns a store of games that calls `stored` after each save, so that the jobs look for work. */
export const wakeOnSave = (games: Games, stored: () => void): Games => ({
  ...games,
  save: async (id, before, after) => {
    const saved = await games.save(id, before, after)
    if (saved.saved) stored()
    return saved
  },
})

/** Returns a store of tournaments that calls `stored` after each save. */
export const wakeOnTournament = (tournaments: Tournaments, stored: () => void): Tournaments => ({
  ...tournaments,
  save: async (id, before, after) => {
    const saved = await tournaments.save(id, before, after)
    if (saved.saved) stored()
    return saved
  },
})

/** Returns a store of orders that calls `stored` after each new order. */
export const wakeOnOrder = ({ place, load }: OrderStore, stored: () => void): OrderPlacing => ({
  load,
  place: async (order) => {
    const isPlaced = await place(order)
    if (isPlaced) stored()
    return isPlaced
  },
})

/** Returns a ledger that calls `planned` after a digest was planned. */
export const wakeOnPlan = (ledger: Ledger, planned: () => void): Ledger => ({
  ...ledger,
  planDigest: async (account, at) => {
    await ledger.planDigest(account, at)
    planned()
  },
})

/**
 * Returns an outbox that calls `put` after each write. The save of a game would wake the jobs, too, but an email with
 * lost links comes without one.
 */
export const wakeOnEmail = (outbox: Outbox, put: () => void): Outbox => ({
  put: async (emails) => {
    await outbox.put(emails)
    put()
  },
})
