import { GAME_PACKING, type GameItem, unpackGame } from '../../../functions/codec/game-item.ts'
import { judgeSave } from '../../../local/stores/judge-save.ts'
import type { GameId, Games, GameRecord } from '../../../shared/service/ports/games.ts'
import type { Segments } from '../../../tools/command/walk.ts'
import type { Ground } from '../ground.ts'

export type Write = {
  readonly id: GameId
  readonly before: GameItem | undefined
  readonly after: GameItem
  readonly stored: GameRecord
}

export type Store = Games & {
  /** All games that exist at the moment. */
  readonly all: Segments<GameId>
  readonly present: (id: GameId) => GameItem | undefined
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
  written: (write: Write) => void,
  indexed: () => void,
): Store => {
  const items = new Map<GameId, GameItem>()
  const index = new Map<GameId, number>()
  const show = (id: GameId): void => {
    const due = items.get(id)?.d
    if (due === undefined) index.delete(id)
    else index.set(id, due * 1000)
    indexed()
  }
  return {
    all: { name: async () => 'games', count: 1, page: async () => ({ items: [...items.keys()], next: undefined }) },
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
        const now = items.get(id)
        const verdict = judgeSave(GAME_PACKING, now, { key: id, before, after })
        if ('answer' in verdict) return verdict.answer
        items.set(id, verdict.write)
        if (now?.d !== verdict.write.d) {
          if (faults.strikes('index lags', agenda.now())) agenda.in(dice.between(1, LAG), () => show(id))
          else show(id)
        }
        written({ id, before: now, after: verdict.write, stored: after })
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
