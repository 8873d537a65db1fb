import {
  type Listed,
  type OwnedEntry,
  type OwnedGame,
  type OwnedLists,
  cursorAt,
} from '../../shared/service/ports/owned-games.ts'

/**
 * Returns a store of each owner's games or tournaments in memory. Expired rows are not deleted, so that tests can read when each would
 * expire.
 */
export const memoryOwnedGames = <Entry extends OwnedEntry = OwnedGame>(): OwnedLists<Entry> & {
  readonly rows: () => readonly Listed<Entry>[]
} => {
  const lists = new Map<string, Map<string, Listed<Entry>>>()
  const listOf = (owner: string): Map<string, Listed<Entry>> => lists.get(owner) ?? new Map<string, Listed<Entry>>()
  return {
    rows: () => [...lists.values()].flatMap((list) => [...list.values()]),
    note: async (owner, game, { at, over }) => {
      const list = listOf(owner)
      const version = list.get(game.id)?.game.version
      if (over === undefined ? version !== undefined && version >= game.version : version !== over) return
      lists.set(owner, list.set(game.id, { cursor: cursorAt(at, game.id), game: structuredClone(game) }))
    },
    noted: async (owner, id) => listOf(owner).get(id)?.game.version,
    find: async (owner, id) => listOf(owner).get(id)?.game,
    after: async (owner, place, most) =>
      [...listOf(owner).values()]
        .filter((row) => row.cursor > place)
        .toSorted((a, b) => (a.cursor < b.cursor ? -1 : 1))
        .slice(0, most),
  }
}
