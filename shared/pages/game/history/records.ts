import { FILM } from '../../../game/bounds.ts'
import type { Texts } from '../../../texts/index.ts'
import type { Here } from '../model/board-page.ts'
import type { Choice } from '../model/choice.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { sideBelow } from '../../board/scene.ts'

export type Recorded = {
  readonly id: string
  readonly ply: number
  readonly plies: number
  readonly flip: boolean
}

/** The present needs no number: its address shows the newest. */
const queryOf = ({ ply, plies, flip }: Recorded): string => {
  const parts = [...(ply < plies ? [`ply=${ply}`] : []), ...(flip ? ['flip=1'] : [])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

const row = (path: string, name: string, hint: string): Part =>
  html`<li>
    <a href="${path}"><span>${name}</span> <span class="quiet">${hint}</span></a>
  </li>`

/** Seconds; the last position stays three. */
const lengthOf = ({ ply }: Recorded): number => Math.min(ply, FILM - 1) + 3

const rows = ({ records: words }: Texts, shown: Recorded): Html => {
  const at = `/v1/games/${shown.id}`
  const query = queryOf(shown)
  return html`<section>
    <h2>${words.title}</h2>
    <ul class="records">
      ${row(`${at}.pdn`, 'PDN', words.pdnHint)} ${row(`${at}.png${query}`, words.png, words.pngHint)}
      ${row(`${at}.gif${query}`, words.gif, words.gifHint(lengthOf(shown)))}
      ${row(`/g/${shown.id}/sheet`, words.sheet, words.sheetHint)} ${row(`${at}.svg${query}`, words.svg, words.svgHint)}
      ${row(`${at}.fen${query}`, words.fen, 'FEN')}
    </ul>
  </section>`
}

export const records = ({ context, page, table }: Here, { flip }: Pick<Choice, 'flip'>): Part => {
  const { id, ply: plies, drawn } = page.view
  if (drawn === null) return false
  const isFlipped = sideBelow({ below: table.seat ?? 'white' }, flip) === 'black'
  return rows(context.texts, { id, ply: page.moment.ply, plies, flip: isFlipped })
}

/** For a link's preview, with its host. `start`: the start position, which tells nothing of the game. */
export const pictureOf = (watchUrl: string, id: string, start = false): string =>
  `${new URL(watchUrl).origin}/v1/games/${id}.png${start ? '?ply=0' : ''}`
