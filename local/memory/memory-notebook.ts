import type { Instant } from '../../shared/game/model/words.ts'
import { hasOwnRetention } from '../../shared/service/notebook/entry-names.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'

type Sheet = {
  readonly game: GameId
  readonly name: string
  readonly text: string
  readonly kept: Instant | undefined
}

/**
 * Returns a store of notebook pages in memory. Expired pages are not deleted, so that tests can read when each would
 * expire.
 */
export const memoryNotebook = (): NotebookStore & { readonly sheets: () => readonly Sheet[] } => {
  const sheets = new Map<string, Sheet>()
  const keyOf = (game: GameId, name: string) => `${game}/${name}`
  return {
    sheets: () => [...sheets.values()],
    load: async (game, name) => sheets.get(keyOf(game, name))?.text,
    save: async (game, name, text, kept) => void sheets.set(keyOf(game, name), { game, name, text, kept }),
    remove: async (game, name) => void sheets.delete(keyOf(game, name)),
    setExpiry: async (game, kept) => {
      for (const [key, sheet] of sheets)
        if (sheet.game === game && !hasOwnRetention(sheet.name)) sheets.set(key, { ...sheet, kept })
    },
  }
}
