import { type Item, unpack } from '../../functions/codec/item.ts'
import type { Change, GameId, Games } from '../../shared/service/ports/games.ts'
import { judge } from './condition.ts'

/** A change with its sequence number, from 1. */
export type Numbered = Change & { readonly seq: number }

export type MemoryGames = Games & {
  /** The changes with numbers above `after`, oldest first. */
  readonly changes: (after: number, limit: number) => Promise<readonly Numbered[]>
}

type Written = { readonly before: Item | undefined; readonly after: Item }

const changeOf = ({ before, after }: Written, seq: number): Numbered => ({
  seq,
  id: after.p,
  before: before && unpack(before),
  after: unpack(after),
})

const overdue = (items: Iterable<Item>, until: number): readonly GameId[] =>
  [...items]
    .flatMap(({ p, d }) => (d !== undefined && d * 1000 <= until ? [{ p, d }] : []))
    .toSorted((a, b) => a.d - b.d)
    .map(({ p }) => p)

export const memoryGames = (): MemoryGames => {
  const items = new Map<GameId, Item>()
  const written: Written[] = []
  return {
    load: async (id) => {
      const item = items.get(id)
      return item && unpack(item)
    },
    loadAll: async (ids) =>
      new Map(ids.flatMap((id) => [items.get(id) ?? []].flat().map((item) => [id, unpack(item)] as const))),
    save: async (id, before, after) => {
      const now = items.get(id)
      const verdict = judge(now, id, before, after)
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
