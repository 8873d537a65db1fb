import type { Words } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import { cleanName } from './clean.ts'
import type { Composed } from './compose.ts'
import { composeNotice } from './notice.ts'

export type OwnGame = { readonly creator: string; readonly opponent?: string; readonly url: string }

export const composeLinks = (games: readonly OwnGame[], stopAllUrl: string, words: Words): Composed => {
  const { links } = words.mail
  const { game, seat } = words.texts
  const named = (name: string): string => cleanName(name || seat.somebody)
  const blocks: readonly Block[] = [
    { kind: 'title', text: links.title },
    { kind: 'words', text: links.asked },
    ...games.map(({ creator, opponent, url }): Block => ({
      kind: 'address',
      lead: game.versus(named(creator), opponent === undefined ? seat.nobody : named(opponent)),
      url,
    })),
  ]
  return composeNotice(
    { list: 'account', subject: links.title, news: links.title, blocks, boards: games.length, stopAllUrl },
    words,
  )
}
