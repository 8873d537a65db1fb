import {
  type GameItem,
  type Packing,
  type VersionedRecord,
  GAME_PACKING,
  unpackGame,
} from '../../functions/codec/game-item.ts'
import { TOURNAMENT_PACKING, unpackTournament } from '../../functions/codec/tournament-item.ts'
import type { StoredChange, GameId, Games, SaveResult } from '../../shared/service/ports/games.ts'
import { tournamentIdIn, tournamentKey } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentChange } from '../../shared/service/ports/tournaments/tournament-record.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'
import { type RequestedSave, judgeSave } from '../stores/judge-save.ts'

/** A write, with its sequence number from 1. */
type NumberedWrite = {
  readonly seq: number
  readonly before: GameItem | undefined
  readonly after: GameItem
}

/** The table of games in memory, which tournaments share. */
export const memoryItems = () => {
  const items = new Map<string, GameItem>()
  const written: NumberedWrite[] = []
  const put = (before: GameItem | undefined, after: GameItem): void => {
    items.set(after.p, after)
    written.push({ seq: written.length + 1, before, after })
  }
  return {
    all: (): readonly GameItem[] => [...items.values()],
    /** Returns the writes with numbers above `after`, oldest first. */
    writes: (after: number): readonly NumberedWrite[] => written.slice(after),
    load: <Stored extends VersionedRecord>({ unpack }: Packing<Stored>, key: string): Stored | undefined => {
      const item = items.get(key)
      return item && unpack(item)
    },
    save: <Stored extends VersionedRecord>(
      packing: Packing<Stored>,
      requested: RequestedSave<Stored>,
    ): SaveResult<Stored> => {
      const now = items.get(requested.key)
      const verdict = judgeSave(packing, now, requested)
      if ('answer' in verdict) return verdict.answer
      put(now, verdict.write)
      return { saved: true }
    },
  }
}

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

export type MemoryTournaments = Tournaments & {
  /** Returns the changes with numbers above `after`, oldest first. */
  readonly changes: (after: number, limit: number) => Promise<readonly (TournamentChange & { readonly seq: number })[]>
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
