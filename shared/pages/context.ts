import type { Instant } from '../game/words.ts'
import { type AllTexts, type InstantStyle, type Texts, instantText, leftText } from '../texts/index.ts'
import { type Html, html } from './html.ts'

export { cityOf } from '../texts/index.ts'

/** Addresses of what every page loads, each with a hash of its content in its name. */
export type Assets = { readonly style: string; readonly script: string; readonly icon: string }

/** The reader: their words, their zone, and when they read. */
export type PageContext = {
  readonly texts: Texts
  readonly timeZone: string
  readonly now: Instant
  readonly assets: Assets
}

/** The same with the words of all pages, as the server has them. */
export type SiteContext = PageContext & { readonly texts: AllTexts }

/** A reader in a browser, in the browser's own zone. Everything there is to load has been loaded. */
export const readerIn = (texts: Texts, timeZone: string, now: Instant): PageContext => ({
  texts,
  timeZone,
  now,
  assets: { style: '', script: '', icon: '' },
})

const STYLES = ['long', 'short', 'dated'] as const satisfies readonly InstantStyle[]

/** An instant as the reader is told it; `style` as `timeOf` has written it into the page. */
export const timeText = ({ texts, timeZone }: PageContext, iso: string, style: string): string =>
  instantText(texts, Date.parse(iso), timeZone, STYLES.find((known) => known === style) ?? 'short')

/** What is left until a deadline, as of the reader's now. */
export const timeLeft = ({ texts, now }: PageContext, deadline: string): string =>
  leftText(texts, Date.parse(deadline), now)

/** An instant in the reader's zone; the script rewrites it in the browser's own. */
export const timeOf = (context: PageContext, iso: string, style: InstantStyle = 'short'): Html =>
  html`<time datetime="${iso}" data-style="${style}">${timeText(context, iso, style)}</time>`

/** What is left until a deadline; the script keeps it counting. */
export const leftOf = (context: PageContext, deadline: string): Html =>
  html`<span data-left="${deadline}">${timeLeft(context, deadline)}</span>`
