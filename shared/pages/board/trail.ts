import type { Square } from '../../draughts/words.ts'
import { type Html, html } from '../kit/html.ts'

/** A square's side is 100. */
export type Places = (square: Square) => string

/**
 * A cased line, a dot at the start and each landing, a tip at the piece's edge: markers that stand in the sprite. From
 * its end, as the style leaves out what the tip covers.
 */
export const way = (places: Places, path: readonly Square[], size: number): Html | false => {
  const points = path.toReversed().map(places).join(' ')
  return (
    path.length > 1 &&
    html`<svg class="way" viewBox="0 0 ${size * 100} ${size * 100}" aria-hidden="true">
      <polyline class="casing" points="${points}" />
      <polyline points="${points}" />
    </svg>`
  )
}
