import type { Instant } from '../../game/model/words.ts'
import {
  type AllTexts,
  type InstantStyle,
  type Texts,
  type DurationTexts,
  type InstantTexts,
  instantTextIn,
  durationText,
  isInstantStyle,
  instantStyleIn,
} from '../../texts/index.ts'
import type { Language } from '../../texts/languages/languages.ts'
import type { Operator } from '../../texts/languages/operator.ts'
import { type Html, html } from './html.ts'

export { zoneName } from '../../texts/index.ts'

/** The addresses of styles, scripts and icons. All but `manifest` and `worker` contain a hash of the content. */
export type AssetAddresses = {
  readonly style: string
  /** The additional style of a page with a board once the game is over. */
  readonly endStyle: string
  /** The script of pages with a board. */
  readonly script: string
  /** The script of pages without a board. */
  readonly forms: string
  readonly games: string
  /** The script of the page that verifies receipts. */
  readonly verify: string
  /** The script of the analysis board, and its style in addition to that of boards. */
  readonly try: string
  readonly tryStyle: string
  /** The style of pages about tournaments, in addition to that of pages without a board. */
  readonly eventStyle: string
  readonly icon: string
  readonly manifest: string
  /** The service worker, which shows notifications. */
  readonly worker: string
  /** The style of the score sheet. */
  readonly print: string
}

export type PageContext = {
  readonly texts: Texts
  readonly timeZone: string
  readonly now: Instant
  readonly assets: AssetAddresses
}

/** The context of a page on the server, which has the texts of all pages. */
export type SiteContext = PageContext & {
  readonly language: Language
  readonly texts: AllTexts
  /** The path and the query of the page. */
  readonly here: string
  readonly operator?: Operator | undefined
  /** True if a script asks for the page: the page on which it runs has the style of boards already. */
  readonly isStyled?: boolean
}

/** Returns the context for what a script draws in a browser. It names no assets, because the page has loaded them. */
export const browserContext = (texts: Texts, timeZone: string, now: Instant): PageContext => ({
  texts,
  timeZone,
  now,
  assets: {
    style: '',
    endStyle: '',
    tryStyle: '',
    eventStyle: '',
    print: '',
    icon: '',
    manifest: '',
    worker: '',
    script: '',
    forms: '',
    games: '',
    verify: '',
    try: '',
  },
})

type InZone = { readonly texts: InstantTexts; readonly timeZone: string }
type AtTime = { readonly texts: DurationTexts; readonly now: Instant }

/**
 * Returns an instant in words. `style` is one of `InstantStyle`, as read from the attribute that `timeElement` writes.
 */
export const timeText = ({ texts, timeZone }: InZone, iso: string, style: string): string =>
  instantTextIn(texts, Date.parse(iso), timeZone, isInstantStyle(style) ? style : 'short')

export const timeLeftText = ({ texts, now }: AtTime, deadline: string): string => {
  const left = Date.parse(deadline) - now
  return left < 0 ? texts.time.overdue : durationText(texts, left)
}

/** Returns an instant, which the script rewrites in the browser's time zone. */
export const timeElement = (context: PageContext, iso: string, style: InstantStyle = 'short'): Html => {
  const own = instantStyleIn(context.texts, style)
  return html`<time datetime="${iso}" data-style="${own}">${timeText(context, iso, own)}</time>`
}

/** Returns the time until a deadline, which the script keeps up to date. */
export const timeLeftElement = (context: PageContext, deadline: string): Html =>
  html`<span data-left="${deadline}">${timeLeftText(context, deadline)}</span>`
