import type { Instant } from '../game/words.ts'
import { type InstantStyle, type Texts, instantText, leftText } from '../texts/index.ts'
import { type Html, html } from './html.ts'

/** Addresses of what every page loads, each with a hash of its content in its name. */
export type Assets = { readonly style: string; readonly script: string; readonly icon: string }

/** The reader: his words, his zone, and when he reads. */
export type PageContext = {
  readonly texts: Texts
  readonly timeZone: string
  readonly now: Instant
  readonly assets: Assets
}

/** An instant in the reader's zone; the script writes it anew in the browser's own. */
export const timeOf = ({ texts, timeZone }: PageContext, iso: string, style: InstantStyle = 'short'): Html =>
  html`<time datetime="${iso}" data-style="${style}">${instantText(texts, Date.parse(iso), timeZone, style)}</time>`

/** What is left until a deadline; the script keeps it counting. */
export const leftOf = ({ texts, now }: PageContext, deadline: string): Html =>
  html`<span data-left="${deadline}">${leftText(texts, Date.parse(deadline), now)}</span>`
