import { type GameItem, unpackGame } from '../../functions/codec/game-item.ts'
import { GAME_PACKING } from '../../functions/codec/packing.ts'
import type { StoredChange, GameId, Games } from '../../shared/service/ports/games.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments.ts'
import { type NumberedWrite, memoryItems } from './memory-items.ts'

/** A change with its sequence number, from 1. */
export type NumberedChange = StoredChange & { readonly seq: number }

export type MemoryGames = Games & {
  /** Returns the changes with numbers above `after`, oldest first. */
  readonly changes: (after: number, limit: number) => Promise<readonly NumberedChange[]>
}

const changeOf = ({ seq, before, after }: NumberedWrite): NumberedChange => ({
  seq,
  id: after.p,
  before: before && unpackGame(before),
  after: unpackGame(after),
})

const overdue = (items: readonly GameItem[], until: number): readonly GameId[] =>
  items
    .flatMap(({ p, d }) => (d !== undefined && d * 1000 <= until ? [{ p, d }] : []))
    .toSorted((a, b) => a.d - b.d)
    .map(({ p }) => p)

/** Returns a store of games in memory. `items`: the table, if tournaments are in it, too. */
export const memoryGames = (items = memoryItems()): MemoryGames => ({
  load: async (id) => items.load(GAME_PACKING, id),
  loadAll: async (ids) =>
    new Map(
      ids.flatMap((id) => {
        const stored = items.load(GAME_PACKING, id)
        return stored ? [[id, stored] as const] : []
      }),
    ),
  save: async (key, before, after) => items.save(GAME_PACKING, { key, before, after }),
  overdue: async (until, limit) => overdue(items.all(), until).slice(0, limit),
  changes: async (after, limit) =>
    items
      .writes(after)
      .filter((write) => tournamentIdIn(write.after.p) === undefined)
      .slice(0, limit)
      .map(changeOf),
})
