import type { GameView } from '../../api/views/game-view.ts'
import type { FeedEntry } from '../../api/views/feed-view.ts'
import type { Moment } from '../../api/views/moment.ts'
import type { Listed } from '../../texts/index.ts'
import { type SiteContext, timeText } from '../kit/page-context.ts'
import { wordsOf } from '../game/history/event-list.ts'
import { type Html, html } from '../kit/html.ts'
import { type Table, endOf, tableOf, titleOf, written } from '../game/model/table.ts'

export type Feed = {
  readonly view: GameView
  readonly moment: Moment
  readonly entries: readonly FeedEntry[]
  readonly watchUrl: string
}

/** The characters that XML 1.0 cannot contain. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const clean = (text: string): string => text.replace(UNWRITABLE, '')

const eventText = (context: SiteContext, table: Table, { told, at }: FeedEntry): string => {
  const { texts } = context
  if (told.kind === 'move') return texts.seat.theyPlayed(table.names[told.by], written(table, told.move))
  const { happening } = told
  if (at === table.view.endedAt) return endOf(texts, table)
  const { happened }: { readonly happened: Listed } = texts
  const text = happened[happening.type]
  if (typeof text !== 'function') return text ?? ''
  const words = wordsOf({ context, table }, happening, (iso): string => timeText(context, iso, 'short'))
  return text({ ...words, isYou: false, isLater: happening.from !== undefined })
}

const entry = (context: SiteContext, table: Table, watchUrl: string, each: FeedEntry): Html =>
  html`<entry>
    <id>${watchUrl}#${each.seq}</id>
    <title>${clean(eventText(context, table, each))}</title>
    <updated>${each.at}</updated>
    <link rel="alternate" type="text/html" href="${watchUrl}?ply=${each.ply}" />
  </entry> `

/** The Atom feed of a game (RFC 4287): what watchers may see of it, the newest entry first. */
export const atomFeed = (context: SiteContext, { view, moment, entries, watchUrl }: Feed): string => {
  const { texts } = context
  const table = tableOf(texts, view, moment)
  const [newest] = entries
  const { markup } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${texts.locale}">
    <id>${watchUrl}</id>
    <title>${clean(`${titleOf(texts, table)} · ${texts.rules[view.rules]}`)}</title>
    <updated>${newest?.at ?? view.offeredAt}</updated>
    <author><name>${texts.site.name}</name></author>
    <link rel="self" type="application/atom+xml" href="${watchUrl}.atom" />
    <link rel="alternate" type="text/html" href="${watchUrl}" />
    ${entries.map((each) => entry(context, table, watchUrl, each))}</feed
  > `
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup}`
}
