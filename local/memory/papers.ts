import type { GameId, Papers } from '../../shared/service/ports.ts'

export const memoryPapers = (): Papers => {
  const texts = new Map<string, string>()
  const keyOf = (game: GameId, name: string) => `${game}/${name}`
  return {
    load: async (game, name) => texts.get(keyOf(game, name)),
    save: async (game, name, text) => void texts.set(keyOf(game, name), text),
  }
}
