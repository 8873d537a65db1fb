import { MOST_GIF_FRAMES } from '../../../game/limits/bounds.ts'
import type { Texts } from '../../../texts/index.ts'
import { FRAME_SIZE, frameHtml } from '../model/frame-html.ts'
import type { BoardContext } from '../model/board-page.ts'
import type { Choice } from '../../board/choice.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { colourBelow } from '../../board/scene.ts'

/** The position whose exports are linked. `plies` is the length of the game, `path` that of the page. */
export type ExportedPosition = {
  readonly path: string
  readonly id: string
  readonly ply: number
  readonly plies: number
  readonly flip: boolean
}

/** Returns the query of an export. Without a ply the address always gives the newest position. */
const queryOf = ({ ply, plies, flip }: ExportedPosition): string => {
  const parts = [...(ply < plies ? [`ply=${ply}`] : []), ...(flip ? ['flip=1'] : [])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

const row = (path: string, name: string, hint: string): Part =>
  html`<li>
    <a href="${path}"><span>${name}</span> <span class="quiet">${hint}</span></a>
  </li>`

/** Returns the length of the animated GIF in seconds: one for each position, three for the last. */
const lengthOf = ({ ply }: ExportedPosition): number => Math.min(ply, MOST_GIF_FRAMES - 1) + 3

const rows = ({ records: words }: Texts, shown: ExportedPosition): Html => {
  const at = `/v1/games/${shown.id}`
  const query = queryOf(shown)
  return html`<section>
    <h2>${words.title}</h2>
    <ul class="records">
      ${row(`${at}.pdn`, 'PDN', words.pdnHint)} ${row(`${at}.png${query}`, words.png, words.pngHint)}
      ${row(`${at}.gif${query}`, words.gif, words.gifHint(lengthOf(shown)))}
      ${row(`/g/${shown.id}/sheet`, words.sheet, words.sheetHint)} ${row(`${at}.svg${query}`, words.svg, words.svgHint)}
      ${row(`${at}.fen${query}`, words.fen, 'FEN')} ${row(`${shown.path}/evidence`, words.evidence, '')}
    </ul>
  </section>`
}

/** Returns a fold with the line of HTML that shows the game, as everybody may see it, on another site. */
const embedFold = ({ context: { texts }, page }: BoardContext, isFlipped: boolean): Html => {
  const url = `${page.watchUrl}/embed${isFlipped ? '?flip=1' : ''}`
  const title = `${texts.rules[page.view.rules]}, ${texts.site.name}`
  return html`<details>
    <summary>${texts.embed.title}</summary>
    <p>${texts.embed.hint}</p>
    ${copyableField(texts, 'embed', texts.embed.line, frameHtml({ url, title, ...FRAME_SIZE }))}
  </details>`
}

/** Returns links to the exports of the game and of the shown position. A game that has not begun has none. */
export const exportLinks = (here: BoardContext, { flip }: Pick<Choice, 'flip'>): Part => {
  const { context, page, table } = here
  const { id, ply: plies, drawn } = page.view
  if (drawn === null) return false
  const isFlipped = colourBelow({ below: table.seat ?? 'white' }, flip) === 'black'
  return html`${rows(context.texts, { path: page.path, id, ply: page.moment.ply, plies, flip: isFlipped })}${embedFold(here, isFlipped)}`
}

/**
 * Returns the address of the picture for a link's preview. `start` selects the start position, which reveals nothing of
 * the game.
 */
export const previewPicture = (watchUrl: string, id: string, start = false): string =>
  `${new URL(watchUrl).origin}/v1/games/${id}.png${start ? '?ply=0' : ''}`
