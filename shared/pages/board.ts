import { type Colour, boardSize, squareAt } from '../draughts/index.ts'
import type { Texts } from '../texts/index.ts'
import type { Stage } from './choice.ts'
import { type Html, html } from './html.ts'
import { drawing, pieceDrawing } from './pieces.ts'
import { type Mark, type Shown, showSquare } from './square.ts'
import type { Table } from './table.ts'

/** The side at the bottom: the reader's, else White, unless the board is turned. */
export const sideBelow = ({ seat }: Table, flip: boolean): Colour => {
  const below = seat ?? 'white'
  return flip === (below === 'white') ? 'black' : 'white'
}

const CLASS: Readonly<Record<Mark, string>> = {
  can: 'can',
  chosen: 'chosen',
  goal: 'goal',
  passed: 'passed',
  taken: 'taken',
  leaves: 'leaves',
  arrives: 'arrives',
  lastFrom: 'last',
  lastTo: 'last',
  offends: 'offends',
}

const inside = ({ square, piece, marks }: Shown): Html =>
  html`${
    piece
      ? pieceDrawing(piece, marks.includes('taken') ? 'faded' : '')
      : html`<span class="number" aria-hidden="true">${square}</span>`
  }${marks.includes('can') && drawing('ring')}${(marks.includes('goal') || marks.includes('passed')) && drawing('goal', marks.includes('passed') ? 'small' : '')}${
    (marks.includes('taken') || marks.includes('offends')) && drawing('taken')
  }`

/** A square that can be pressed is a button, any other a picture with a name. */
const cell = (shown: Shown): Html => {
  const classes = ['square', ...new Set(shown.marks.map((mark) => CLASS[mark]))].join(' ')
  const { square, press, label } = shown
  return press
    ? html`<button
        class="${classes}"
        name="${press[0]}"
        value="${press[1]}"
        data-square="${square}"
        aria-label="${label}"
      >
        ${inside(shown)}
      </button>`
    : html`<span class="${classes}" role="img" data-square="${square}" aria-label="${label}">${inside(shown)}</span>`
}

export type Place = { readonly path: string; readonly flip: boolean }

const LIGHT = html`<span class="light"></span>`

/**
 * The board. Where the reader may choose it is a form that asks for the same page with one more thing chosen: it
 * changes nothing, and works without a script.
 */
export const board = (texts: Texts, table: Table, stage: Stage, { path, flip }: Place): Html => {
  const { rules } = table
  const { rows, columns } = boardSize(rules)
  const below = sideBelow(table, flip)
  const at = (row: number, column: number): Html => {
    const square =
      below === 'white' ? squareAt(rules, row, column) : squareAt(rules, rows - 1 - row, columns - 1 - column)
    return square === undefined ? LIGHT : cell(showSquare(texts, table, stage, square))
  }
  const cells = Array.from({ length: rows * columns }, (_, index) => at(Math.floor(index / columns), index % columns))
  const squares = html`<div
    class="board size-${columns}"
    id="board"
    role="group"
    aria-label="${texts.play.board(below)}"
  >
    ${cells}
  </div>`
  if (stage.kind === 'waiting') return squares
  return html`<form method="get" action="${path}" class="choosing">
    ${flip && html`<input type="hidden" name="flip" value="1" />`}${squares}
  </form>`
}
