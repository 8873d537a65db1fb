import type { Instant } from '../game/words.ts'
import {
  type AllTexts,
  type InstantStyle,
  type Texts,
  type TimeWords,
  type ZoneWords,
  instantText,
  durationText,
} from '../texts/index.ts'
import { type Html, html } from './html.ts'

export { cityOf } from '../texts/index.ts'

/** What every page loads. Each name holds a hash of the content. `script` is for pages with a board, `forms` for all others. */
export type Assets = {
  readonly style: string
  /** The style of pages with a board. */
  readonly boardStyle: string
  readonly script: string
  readonly forms: string
  readonly games: string
  readonly icon: string
  /** The style of the score sheet. */
  readonly print: string
}

/** The reader: language, zone and the time of reading. */
export type PageContext = {
  readonly texts: Texts
  readonly timeZone: string
  readonly now: Instant
  readonly assets: Assets
}

/** The same with the texts of all pages, which only the server has. */
export type SiteContext = PageContext & { readonly texts: AllTexts }

/** A reader in a browser, where the assets are loaded already. */
export const readerIn = (texts: Texts, timeZone: string, now: Instant): PageContext => ({
  texts,
  timeZone,
  now,
  assets: { style: '', boardStyle: '', script: '', forms: '', games: '', icon: '', print: '' },
})

const STYLES = ['long', 'short', 'dated', 'day'] as const satisfies readonly InstantStyle[]

type InZone = { readonly texts: ZoneWords; readonly timeZone: string }
type AtTime = { readonly texts: TimeWords; readonly now: Instant }

/** An instant in words. `style` is read from the page, where `timeOf` wrote it. */
export const timeText = ({ texts, timeZone }: InZone, iso: string, style: string): string =>
  instantText(texts, Date.parse(iso), timeZone, STYLES.find((known) => known === style) ?? 'short')

/** "2 days 4 hours", or that the time is up. */
export const timeLeft = ({ texts, now }: AtTime, deadline: string): string => {
  const left = Date.parse(deadline) - now
  return left < 0 ? texts.time.overdue : durationText(texts, left)
}

/** An instant in the reader's zone; the script rewrites it in the browser's own. */
export const timeOf = (context: PageContext, iso: string, style: InstantStyle = 'short'): Html =>
  html`<time datetime="${iso}" data-style="${style}">${timeText(context, iso, style)}</time>`

/** The time until a deadline. The script keeps it up to date. */
export const leftOf = (context: PageContext, deadline: string): Html =>
  html`<span data-left="${deadline}">${timeLeft(context, deadline)}</span>`
