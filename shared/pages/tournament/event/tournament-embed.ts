import { directionOf } from '../../../texts/languages/languages.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import type { FrameQuery } from '../../embed/frame-query.ts'
import { type Html, html } from '../../kit/html.ts'
import { type EventContext, type EventView, titleOf } from '../model/event-context.ts'
import { crosstable } from '../table/crosstable.ts'
import { pairTable, teamTable } from '../table/pair-table.ts'
import { EVENT_FRAME_STYLE } from './tournament-frame-style.ts'
import { eventInOneLine } from './tournament-page.ts'

type FrameLook = Pick<FrameQuery, 'theme'>

const frameDocument = ({ texts, language }: EventContext, { theme }: FrameLook, title: string, main: Html): string => {
  const { markup } = html`<!doctype html>
    <html
      lang="${texts.locale}"
      ${directionOf(language) === 'rtl' && html`dir="rtl"`}
      ${theme !== undefined && html`class="${theme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <title>${title} · ${texts.site.name}</title>
        ${{ markup: `<style>${EVENT_FRAME_STYLE}</style>` }}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`
  return markup
}

/** Returns the link out of the frame. It opens a window of its own, which knows nothing of the site with the frame. */
const outLink = ({ texts }: EventContext, url: string): Html =>
  html`<p class="out"><a href="${url}" target="_blank" rel="noopener">${texts.embed.watch(texts.site.name)}</a></p>`

/** Returns the page for a frame of another site, `/t/{id}/embed`: the table, and nothing that acts. */
export const tournamentEmbed = (context: EventContext, view: EventView, look: FrameLook, url: string): string => {
  const { tournament } = view
  const shown = { context, tournament, target: '_blank' } as const
  const hasTable = tournament.boards.length > 0
  return frameDocument(
    context,
    look,
    titleOf(tournament),
    html`<h1>${titleOf(tournament)}</h1>
      <p class="quiet">${eventInOneLine(context, tournament)}</p>
      ${hasTable && html`${teamTable(shown)}${!isRoundRobin(tournament.terms.format) && pairTable(shown)}${crosstable(shown)}`}${outLink(context, url)}`,
  )
}

/** Returns a frame that has no event to show. `why` is a sentence. */
export const emptyEventFrame = (context: EventContext, look: FrameLook, why: string, url: string): string =>
  frameDocument(
    context,
    look,
    why,
    html`<h1>${why}</h1>
      ${outLink(context, url)}`,
  )
