import type { Instant } from '../../game/words.ts'
import {
  type AllTexts,
  type InstantStyle,
  type Texts,
  type TimeWords,
  type ZoneWords,
  instantIn,
  durationText,
  isStyle,
  styleIn,
} from '../../texts/index.ts'
import type { Language } from '../../texts/languages.ts'
import { type Html, html } from './html.ts'

export { cityOf } from '../../texts/index.ts'

/** Names hold a hash of the content. `script`: for pages with a board; `forms`: for others. */
export type Assets = {
  readonly style: string
  /** What comes to it when a game is over. */
  readonly endStyle: string
  readonly script: string
  readonly forms: string
  readonly games: string
  /** The board for trying moves: its script, and what it has beside the style of boards. */
  readonly try: string
  readonly tryStyle: string
  readonly icon: string
  readonly manifest: string
  /** Shows notices; its name is always the same. */
  readonly worker: string
  readonly print: string
}

export type PageContext = {
  readonly texts: Texts
  readonly timeZone: string
  readonly now: Instant
  readonly assets: Assets
}

/** With the texts of all pages, which only the server has. */
export type SiteContext = PageContext & {
  readonly language: Language
  readonly texts: AllTexts
  /** The page's path and query. */
  readonly here: string
  /** The script that asks has the style of a board. */
  readonly isStyled?: boolean
}

/** In a browser, with the assets already loaded. */
export const readerIn = (texts: Texts, timeZone: string, now: Instant): PageContext => ({
  texts,
  timeZone,
  now,
  assets: {
    style: '',
    endStyle: '',
    tryStyle: '',
    print: '',
    icon: '',
    manifest: '',
    worker: '',
    script: '',
    forms: '',
    games: '',
    try: '',
  },
})

type InZone = { readonly texts: ZoneWords; readonly timeZone: string }
type AtTime = { readonly texts: TimeWords; readonly now: Instant }

/** `style`: read from the page, where `timeOf` wrote it. */
export const timeText = ({ texts, timeZone }: InZone, iso: string, style: string): string =>
  instantIn(texts, Date.parse(iso), timeZone, isStyle(style) ? style : 'short')

export const timeLeft = ({ texts, now }: AtTime, deadline: string): string => {
  const left = Date.parse(deadline) - now
  return left < 0 ? texts.time.overdue : durationText(texts, left)
}

/** The script rewrites it in the browser's zone. */
export const timeOf = (context: PageContext, iso: string, style: InstantStyle = 'short'): Html =>
  html`<time datetime="${iso}" data-style="${styleIn(context.texts, style)}">${timeText(context, iso, style)}</time>`

/** The script keeps it up to date. */
export const leftOf = (context: PageContext, deadline: string): Html =>
  html`<span data-left="${deadline}">${timeLeft(context, deadline)}</span>`
