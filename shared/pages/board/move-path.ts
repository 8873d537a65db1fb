import type { Square } from '../../draughts/rules/words.ts'
import { type Html, html } from '../kit/html.ts'

/** The middle of a square in a drawing, as "x y". A square's side is 100. */
export type SquareCentre = (square: Square) => string

/**
 * Returns the drawing of a move's path: a line with an outline, a dot at the start and wherever the piece lands, and an
 * arrowhead that ends at the edge of the piece. The sprite contains the dot and the arrowhead. The line begins at the
 * end of the move, because the style leaves out its first part, which the arrowhead covers.
 */
export const movePath = (centreOf: SquareCentre, path: readonly Square[], size: number): Html | false => {
  const points = path.toReversed().map(centreOf).join(' ')
  return (
    path.length > 1 &&
    html`<svg class="way" viewBox="0 0 ${size * 100} ${size * 100}" aria-hidden="true">
      <polyline class="casing" points="${points}" />
      <polyline points="${points}" />
    </svg>`
  )
}
