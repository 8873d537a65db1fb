import { isRoundRobin } from '../../../tournament/model/words.ts'
import { type FrameLook, frameDocument } from '../../embed/frame-document.ts'
import { type Html, html } from '../../kit/html.ts'
import { type EventContext, type EventView, titleOf } from '../model/event-context.ts'
import { crosstable } from '../table/crosstable.ts'
import { pairTable, teamTable } from '../table/pair-table.ts'
import { EVENT_FRAME_STYLE } from './tournament-frame-style.ts'
import { eventInOneLine } from './tournament-page.ts'

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
    EVENT_FRAME_STYLE,
    titleOf(tournament),
    html`<main>
      <h1>${titleOf(tournament)}</h1>
      <p class="quiet">${eventInOneLine(context, tournament)}</p>
      ${hasTable && html`${teamTable(shown)}${!isRoundRobin(tournament.terms.format) && pairTable(shown)}${crosstable(shown)}`}${outLink(context, url)}
    </main>`,
  )
}

/** Returns a frame that has no event to show. `why` is a sentence. */
export const emptyEventFrame = (context: EventContext, look: FrameLook, why: string, url: string): string =>
  frameDocument(
    context,
    look,
    EVENT_FRAME_STYLE,
    why,
    html`<main>
      <h1>${why}</h1>
      ${outLink(context, url)}
    </main>`,
  )
