import { TOURNAMENT_PACKING } from '../../functions/codec/packing.ts'
import { unpackTournament } from '../../functions/codec/tournament-item.ts'
import {
  type TournamentChange,
  type Tournaments,
  tournamentIdIn,
  tournamentKey,
} from '../../shared/service/ports/tournaments.ts'
import { memoryItems } from './memory-items.ts'

/** A change with its sequence number, from 1. */
export type NumberedTournamentChange = TournamentChange & { readonly seq: number }

export type MemoryTournaments = Tournaments & {
  /** Returns the changes with numbers above `after`, oldest first. */
  readonly changes: (after: number, limit: number) => Promise<readonly NumberedTournamentChange[]>
}

/** Returns a store of tournaments in memory. `items`: the table, if games are in it, too. */
export const memoryTournaments = (items = memoryItems()): MemoryTournaments => ({
  load: async (id) => items.load(TOURNAMENT_PACKING, tournamentKey(id)),
  save: async (id, before, after) => items.save(TOURNAMENT_PACKING, { key: tournamentKey(id), before, after }),
  changes: async (from, limit) =>
    items
      .writes(from)
      .flatMap(({ seq, before, after }) => {
        const id = tournamentIdIn(after.p)
        if (id === undefined) return []
        return [{ seq, id, before: before && unpackTournament(before), after: unpackTournament(after) }]
      })
      .slice(0, limit),
})
