import { FILM } from '../game/bounds.ts'
import type { Texts } from '../texts/index.ts'
import type { Here } from './acts.ts'
import type { Choice } from './choice.ts'
import { type Html, type Part, html } from './html.ts'
import { sideBelow } from './scene.ts'

/** A game as its records are asked for: the position that the reader looks at, as they see it. */
export type Recorded = {
  readonly id: string
  /** Of the position that is shown, and how many the game has. */
  readonly ply: number
  readonly plies: number
  /** Black below. */
  readonly flip: boolean
}

/** Present positions are asked for without a number: the address is then the newest one's. */
const queryOf = ({ ply, plies, flip }: Recorded): string => {
  const parts = [...(ply < plies ? [`ply=${ply}`] : []), ...(flip ? ['flip=1'] : [])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

const row = (path: string, name: string, hint: string): Part =>
  html`<li>
    <a href="${path}"><span>${name}</span> <span class="quiet">${hint}</span></a>
  </li>`

/** How long the moving picture takes, in seconds: the last position stays three. */
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

/** What there is to keep of a game that has begun: six plain rows. */
export const records = ({ context, page, table }: Here, { flip }: Pick<Choice, 'flip'>): Part => {
  const { id, ply: plies, drawn } = page.view
  if (drawn === null) return false
  const isFlipped = sideBelow({ below: table.seat ?? 'white' }, flip) === 'black'
  return rows(context.texts, { id, ply: page.moment.ply, plies, flip: isFlipped })
}

/** The picture of a link's preview, with its host. `start`: the position that the game begins with, which tells nothing of it. */
export const pictureOf = (watchUrl: string, id: string, start = false): string =>
  `${new URL(watchUrl).origin}/v1/games/${id}.png${start ? '?ply=0' : ''}`
