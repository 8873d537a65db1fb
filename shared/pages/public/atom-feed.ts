import type { GameView } from '../../api/views/game-view.ts'
import type { FeedEntry } from '../../api/views/feed-view.ts'
import type { BoardMoment } from '../../api/views/board-moment.ts'
import type { EventSentences } from '../../texts/index.ts'
import { type SiteContext, timeText } from '../kit/page-context.ts'
import { eventWords } from '../game/history/event-list.ts'
import { type Html, html } from '../kit/html.ts'
import { type GameTable, endSentence, gameTable, playersTitle, moveNotation } from '../game/model/game-table.ts'

export type GameFeed = {
  readonly view: GameView
  readonly moment: BoardMoment
  readonly entries: readonly FeedEntry[]
  readonly watchUrl: string
}

/** The characters that XML 1.0 cannot contain. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const clean = (text: string): string => text.replace(UNWRITABLE, '')

const eventText = (context: SiteContext, table: GameTable, { content: told, at }: FeedEntry): string => {
  const { texts } = context
  if (told.kind === 'move') return texts.seat.theyPlayed(table.names[told.by], moveNotation(table, told.move))
  const { happening } = told
  if (at === table.view.endedAt) return endSentence(texts, table)
  const { happened }: { readonly happened: EventSentences } = texts
  const text = happened[happening.type]
  if (typeof text !== 'function') return text ?? ''
  const words = eventWords({ context, table }, happening, (iso): string => timeText(context, iso, 'short'))
  return text({ ...words, isYou: false, isToYou: false, isLater: happening.from !== undefined })
}

const entry = (context: SiteContext, table: GameTable, watchUrl: string, each: FeedEntry): Html =>
  html`<entry>
    <id>${watchUrl}#${each.seq}</id>
    <title>${clean(eventText(context, table, each))}</title>
    <updated>${each.at}</updated>
    <link rel="alternate" type="text/html" href="${watchUrl}?ply=${each.ply}" />
  </entry> `

/** Returns the Atom feed of a game (RFC 4287): what watchers may see of it, the newest entry first. */
export const atomFeed = (context: SiteContext, { view, moment, entries, watchUrl }: GameFeed): string => {
  const { texts } = context
  const table = gameTable(texts, view, moment)
  const [newest] = entries
  const { markup } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${texts.locale}">
    <id>${watchUrl}</id>
    <title>${clean(`${playersTitle(texts, table)} · ${texts.rules[view.rules]}`)}</title>
    <updated>${newest?.at ?? view.offeredAt}</updated>
    <author><name>${texts.site.name}</name></author>
    <link rel="self" type="application/atom+xml" href="${watchUrl}.atom" />
    <link rel="alternate" type="text/html" href="${watchUrl}" />
    ${entries.map((each) => entry(context, table, watchUrl, each))}</feed
  > `
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup}`
}
