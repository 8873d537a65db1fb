import type { Square } from '../../draughts/rules/words.ts'
import type { Texts } from '../../texts/index.ts'
import { type Choice, queryFields, viewOnly } from './choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { symbolDrawing, pieceDrawing } from './piece-drawing.ts'
import { type Scene, colourBelow, boardWidth } from './scene.ts'
import { type SquareMark, type BoardSetting, type ShownSquare, capturedPieceOn, showSquare } from './square.ts'
import { movePath } from './move-path.ts'

const classOf = (mark: SquareMark): string => {
  if (mark === 'lastTaken') return 'taken'
  return mark === 'lastFrom' || mark === 'lastTo' ? 'last' : mark
}

/**
 * Returns whether the number of a square is shown: on all squares if the reader chose that, otherwise on empty ones
 * without a mark.
 */
const isNumbered = ({ piece, marks }: ShownSquare, numbers: Choice['numbers'], onPath: boolean): boolean =>
  numbers === 'all' || (piece === undefined && marks.length === 0 && !onPath)

const inside = (setting: BoardSetting, shown: ShownSquare): readonly Part[] => {
  const { square, piece, marks } = shown
  const ghost = marks.includes('lastTaken') ? capturedPieceOn(setting, square) : undefined
  const crossed = ghost !== undefined || marks.includes('taken')
  return [
    piece && pieceDrawing(piece, marks.includes('taken') ? 'ghost' : ''),
    ghost && pieceDrawing(ghost, 'ghost'),
    marks.includes('can') && symbolDrawing('ring'),
    marks.includes('goal') && symbolDrawing('goal'),
    crossed && symbolDrawing('taken', 'cross'),
    marks.includes('offends') && symbolDrawing('offends', 'cross'),
  ]
}

/** Returns a square: a button if it can be pressed, else an image with a name for screen readers. */
const cell = (setting: BoardSetting, shown: ShownSquare, numbered: boolean): Html => {
  const { square, name, press, label, marks } = shown
  const classes = ['square', ...marks.map(classOf), ...(numbered ? ['number'] : [])]
  const parts = inside(setting, shown)
  const named = name !== String(square) && html` data-name="${name}"`
  const [tag, attributes] = press
    ? ['button', html`name="${press[0]}" value="${press[1]}"`]
    : ['span', html`role="img"`]
  return html`<${tag} class="${classes.join(' ')}" ${attributes} data-square="${square}" ${named} aria-label="${label}"
    >${parts}</${tag}
  >`
}

const LIGHT = html`<span class="light"></span>`

/** Returns the squares row by row, as the board is turned. A cell that is not played on is 0. */
const gridOf = (scene: Scene, flip: boolean): readonly Square[] => {
  let square = 0
  const grid = scene.grid.map((step) => step && (square += step))
  return colourBelow(scene, flip) === 'white' ? grid : grid.reverse()
}

const pathOf = ({ scene, stage }: BoardSetting): readonly Square[] =>
  stage.kind === 'preview' ? stage.move.path : (scene.last?.path ?? [])

/** Returns hidden fields that keep how the board is shown when the form is sent. */
export const choiceFields = (choice: Choice): Part =>
  queryFields(viewOnly(choice)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)

/**
 * Draws a board. If the reader may choose a move, the board is a form whose buttons ask for the same page with the
 * pressed square in the query. Such a request changes nothing on the server, and needs no script.
 */
export const drawBoard = (texts: Pick<Texts, 'play'>, setting: BoardSetting, path: string, choice: Choice): Html => {
  const { scene, stage } = setting
  const grid = gridOf(scene, choice.flip)
  const size = boardWidth(scene)
  const shownPath = pathOf(setting)
  const centreOf = (square: Square): string => {
    const index = grid.indexOf(square)
    return `${(index % size) * 100 + 50} ${Math.floor(index / size) * 100 + 50}`
  }
  const squares = html`<div
    class="board size-${size}"
    id="board"
    data-path="${shownPath.join(' ')}"
    role="group"
    aria-label="${texts.play.board(colourBelow(scene, choice.flip))}"
  >
    ${grid.map((square) => {
      if (square === 0) return LIGHT
      const shown = showSquare(texts, setting, square)
      return cell(setting, shown, isNumbered(shown, choice.numbers, shownPath.includes(square)))
    })}${movePath(centreOf, shownPath, size)}
  </div>`
  if (stage.kind === 'waiting') return squares
  return html`<form method="get" action="${path}" class="choosing">${choiceFields(choice)}${squares}</form>`
}
