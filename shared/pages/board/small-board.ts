import { type Html, html } from '../kit/html.ts'

const PIECES: Readonly<Record<string, string>> = { b: 'black-man', B: 'black-king', w: 'white-man', W: 'white-king' }

type Cell = { readonly x: number; readonly y: number; readonly letter: string }

const cellsOf = (rows: readonly string[]): readonly Cell[] =>
  rows.flatMap((row, y) => [...row].map((letter, x) => ({ x: x * 100, y: y * 100, letter })))

const numbers = (dark: readonly Cell[]): Html =>
  html`${dark.map(({ x, y, letter }, index) => letter === '.' && html`<text x="${x + 7}" y="${y + 21}">${index + 1}</text>`)}`

/**
 * Returns a board as one drawing, on a page that contains `sprite`. `rows` are as `rowsOf` writes them, from the top.
 * Without a `label` screen readers skip it.
 */
export const smallBoard = (rows: readonly string[], label?: string, numbered = false): Html => {
  const cells = cellsOf(rows)
  const dark = cells.filter(({ letter }) => letter !== ' ')
  const [width, height] = [(rows[0]?.length ?? 0) * 100, rows.length * 100]
  const role = label === undefined ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`
  return html`<svg class="small-board" viewBox="0 0 ${width} ${height}" ${role}>
    <rect width="${width}" height="${height}" />
    <path d="${dark.map(({ x, y }) => `M${x} ${y}h100v100h-100z`).join('')}" />
    ${dark.map(({ x, y, letter }) => letter !== '.' && html`<use href="#${PIECES[letter]}" x="${x}" y="${y}" />`)}${numbered && numbers(dark)}
  </svg>`
}

/** Returns the rows of a board seen from the other side. */
export const turnedRows = (rows: readonly string[]): readonly string[] =>
  rows.map((row) => [...row].toReversed().join('')).toReversed()
