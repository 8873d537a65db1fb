import { mailTextsFor, textsFor } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import { cleanName, oneLine } from './clean.ts'
import type { Composed } from './compose.ts'
import { unsubscribing } from './envelope.ts'
import { htmlOf } from './html.ts'
import { plainOf } from './plain.ts'

/** A running game of the reader, with the link of their seat. */
export type OwnGame = { readonly creator: string; readonly opponent?: string; readonly url: string }

/** There is no board in a letter without a game. */
export const NO_PICTURE = { contentId: '', alt: '', side: 0 }
export const NO_DRAWING = { board: '', legend: '', words: '' }

/** The links of all running games of one address. */
export const composeLinks = (games: readonly OwnGame[], stopAllUrl: string, locale: string | undefined): Composed => {
  const { links, secret, stopAll } = mailTextsFor(locale)
  const { play, seat } = textsFor(locale)
  const named = (name: string): string => cleanName(name || seat.somebody)
  const blocks: readonly Block[] = [
    { kind: 'title', text: links.title },
    { kind: 'words', text: links.asked },
    ...games.map(({ creator, opponent, url }): Block => ({
      kind: 'address',
      lead: play.versus(named(creator), opponent === undefined ? seat.nobody : named(opponent)),
      url,
    })),
  ]
  const content = { news: links.title, blocks, foot: { lines: [secret], stops: [{ text: stopAll, url: stopAllUrl }] } }
  const subject = oneLine(links.title)
  return {
    subject,
    text: plainOf({ ...content, drawing: NO_DRAWING }),
    html: htmlOf(textsFor(locale).locale, subject, { ...content, picture: NO_PICTURE }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(stopAllUrl) },
    attachments: [],
  }
}
