import { type GameItem, unpackGame } from '../../functions/codec/game-item.ts'
import type { StoredChange, GameId, Games } from '../../shared/service/ports/games.ts'
import { judgeSave } from '../stores/judge-save.ts'

/** A change with its sequence number, from 1. */
export type NumberedChange = StoredChange & { readonly seq: number }

export type MemoryGames = Games & {
  /** Returns the changes with numbers above `after`, oldest first. */
  readonly changes: (after: number, limit: number) => Promise<readonly NumberedChange[]>
}

type Written = { readonly before: GameItem | undefined; readonly after: GameItem }

const changeOf = ({ before, after }: Written, seq: number): NumberedChange => ({
  seq,
  id: after.p,
  before: before && unpackGame(before),
  after: unpackGame(after),
})

const overdue = (items: Iterable<GameItem>, until: number): readonly GameId[] =>
  [...items]
    .flatMap(({ p, d }) => (d !== undefined && d * 1000 <= until ? [{ p, d }] : []))
    .toSorted((a, b) => a.d - b.d)
    .map(({ p }) => p)

export const memoryGames = (): MemoryGames => {
  const items = new Map<GameId, GameItem>()
  const written: Written[] = []
  return {
    load: async (id) => {
      const item = items.get(id)
      return item && unpackGame(item)
    },
    loadAll: async (ids) =>
      new Map(ids.flatMap((id) => [items.get(id) ?? []].flat().map((item) => [id, unpackGame(item)] as const))),
    save: async (id, before, after) => {
      const now = items.get(id)
      const verdict = judgeSave(now, id, before, after)
      if ('answer' in verdict) return verdict.answer
      items.set(id, verdict.write)
      written.push({ before: now, after: verdict.write })
      return { saved: true }
    },
    overdue: async (until, limit) => overdue(items.values(), until).slice(0, limit),
    changes: async (after, limit) =>
      written.slice(after, after + limit).map((change, index) => changeOf(change, after + index + 1)),
  }
}
