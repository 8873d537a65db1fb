import { GAME_PACKING, type GameItem, unpackGame } from '../../../functions/codec/game-item.ts'
import { judgeSave } from '../../../local/stores/judge-save.ts'
import { TOURNAMENT_PACKING } from '../../../functions/codec/tournament-item.ts'
import type { GameId, Games, GameRecord, StoredKey } from '../../../shared/service/ports/games.ts'
import {
  type TournamentId,
  tournamentIdIn,
  tournamentKey,
} from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentRecord } from '../../../shared/service/ports/tournaments/tournament-record.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import type { Segments } from '../../../tools/command/walk.ts'
import type { Ground } from '../ground.ts'

export type Write = {
  readonly id: GameId
  readonly before: GameItem | undefined
  readonly after: GameItem
  readonly stored: GameRecord
}

export type TournamentWrite = Pick<Write, 'before' | 'after'> & {
  readonly id: TournamentId
  readonly stored: TournamentRecord
}

/**
 * The tournaments in the table. `lineOf` returns the key under which the service joins scores that come at the same time:
 * each invocation of a function has its own memory, and what one that died was about to write blocks no other.
 */
export type TournamentShelf = Tournaments & { readonly lineOf: () => object }

export type Store = Games & {
  readonly tournaments: TournamentShelf
  /** All games that exist at the moment. */
  readonly all: Segments<GameId>
  readonly present: (key: StoredKey) => GameItem | undefined
  /** Returns when the soonest timer in the index is due. */
  readonly soonest: () => number | undefined
}

/** How many milliseconds the index of timers may lag behind the games. */
const LAG = 90_000

/**
 * Returns games in memory, encoded and conditionally written as in every store. `written` is called with each write, as
 * the stream reports it.
 */
export const storeOn = (
  { agenda, dice, faults, machine }: Ground,
  written: { readonly game: (write: Write) => void; readonly tournament: (write: TournamentWrite) => void },
  indexed: () => void,
): Store => {
  const items = new Map<StoredKey, GameItem>()
  const index = new Map<StoredKey, number>()
  const lines = new WeakMap<object, object>()
  const nobody = {}
  const show = (id: StoredKey): void => {
    const due = items.get(id)?.d
    if (due === undefined) index.delete(id)
    else index.set(id, due * 1000)
    indexed()
  }
  /** Writes an item, and returns the one before. */
  const write = (key: StoredKey, item: GameItem): GameItem | undefined => {
    const before = items.get(key)
    items.set(key, item)
    if (before?.d !== item.d) {
      if (faults.strikes('index lags', agenda.now())) agenda.in(dice.between(1, LAG), () => show(key))
      else show(key)
    }
    return before
  }
  const tournaments: TournamentShelf = {
    load: (id) =>
      machine.port('tournaments.load', () => {
        const item = items.get(tournamentKey(id))
        return item && TOURNAMENT_PACKING.unpack(item)
      }),
    save: (id, before, after) =>
      machine.port('tournaments.save', () => {
        const key = tournamentKey(id)
        const verdict = judgeSave(TOURNAMENT_PACKING, items.get(key), { key, before, after })
        if ('answer' in verdict) return verdict.answer
        const was = write(key, verdict.write)
        written.tournament({ id, before: was, after: verdict.write, stored: after })
        return { saved: true }
      }),
    lineOf: () => {
      const run = machine.running() ?? nobody
      const line = lines.get(run) ?? {}
      lines.set(run, line)
      return line
    },
  }
  return {
    tournaments,
    all: {
      name: async () => 'games',
      count: 1,
      page: async () => ({
        items: [...items.keys()].filter((key) => tournamentIdIn(key) === undefined),
        next: undefined,
      }),
    },
    present: (id) => items.get(id),
    soonest: () => (index.size === 0 ? undefined : Math.min(...index.values())),
    load: (id) =>
      machine.port('games.load', () => {
        const item = items.get(id)
        return item && unpackGame(item)
      }),
    loadAll: (ids) =>
      machine.port(
        'games.loadAll',
        () => new Map(ids.flatMap((id) => [items.get(id) ?? []].flat().map((item) => [id, unpackGame(item)] as const))),
      ),
    save: (id, before, after) =>
      machine.port('games.save', () => {
        const verdict = judgeSave(GAME_PACKING, items.get(id), { key: id, before, after })
        if ('answer' in verdict) return verdict.answer
        const was = write(id, verdict.write)
        written.game({ id, before: was, after: verdict.write, stored: after })
        return { saved: true }
      }),
    overdue: (until, limit) =>
      machine.port('games.overdue', () =>
        [...index]
          .filter(([, due]) => due <= until)
          .toSorted((a, b) => a[1] - b[1])
          .slice(0, limit)
          .map(([id]) => id),
      ),
  }
}
