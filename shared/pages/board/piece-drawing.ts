import type { Piece } from '../../draughts/index.ts'
import { type Html, html } from '../kit/html.ts'

type Drawing = `${Piece['colour']}-${Piece['kind']}` | 'ring' | 'goal' | 'taken' | 'offends'

/** Returns a drawing of one of the symbols in the sprite, or of the mark that comes with the panel about huffing. `kind` is a further CSS class. */
export const symbolDrawing = (name: Drawing, kind = ''): Html =>
  html`<svg class="piece ${kind}" viewBox="0 0 100 100" aria-hidden="true">
    <use href="#${name}" />
  </svg>`

export const pieceDrawing = (piece: Piece, kind = ''): Html => symbolDrawing(`${piece.colour}-${piece.kind}`, kind)
