import type { LanguageTexts } from '../../texts/languages/languages.ts'
import type { Block } from '../blocks/block.ts'
import { cleanName } from '../text/clean-text.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { type ConsentRequest, otherSeatBlocks } from './consent-email.ts'
import { composeSimpleEmail } from '../layout/simple-email.ts'

/** The reader's games, and the seats that wait for their consent. */
export type ReadersGames = { readonly games: readonly GameWithLink[] } & Pick<ConsentRequest, 'others' | 'more'>

/** A game of the reader, with the link of their seat. Names are not cleaned yet. */
export type GameWithLink = { readonly creator: string; readonly opponent?: string; readonly url: string }

/**
 * Composes the email with the links of a reader's games, which they asked for because they lost them. Its last links
 * lead to the page where they take leave in all of these games, and to all that is stored about them.
 */
export const composeLinksEmail = (
  { games, others, more }: ReadersGames,
  { stopAllUrl, personDataUrl }: { readonly stopAllUrl: string; readonly personDataUrl: string },
  words: LanguageTexts,
): ComposedEmail => {
  const { links } = words.mail
  const { away, game, personData, seat } = words.texts
  const named = (name: string): string => cleanName(name || seat.somebody)
  const blocks: readonly Block[] = [
    { kind: 'title', text: links.title },
    { kind: 'words', text: links.asked },
    ...games.map(({ creator, opponent, url }): Block => ({
      kind: 'address',
      lead: game.versus(named(creator), opponent === undefined ? seat.nobody : named(opponent)),
      url,
    })),
    ...(others.length > 0 ? ([{ kind: 'words', text: links.waiting }] as const) : []),
    ...otherSeatBlocks({ others, more }, words),
    { kind: 'link', link: { text: away.title, url: `${stopAllUrl}/away` } },
    { kind: 'link', link: { text: personData.title, url: personDataUrl } },
  ]
  return composeSimpleEmail(
    {
      list: 'account',
      subject: links.title,
      news: links.title,
      blocks,
      boards: games.length + others.length,
      stopAllUrl,
    },
    words,
  )
}
