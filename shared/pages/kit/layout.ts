import type { SiteContext } from './page-context.ts'
import { foot } from './foot.ts'
import { type Html, html, embeddedJson } from './html.ts'
import { directionOf, languageName } from '../../texts/languages/languages.ts'
import { boardIcon, brandIcon } from './sprite.ts'
import { BOARD_STYLE_ELEMENT } from './style-elements.ts'

export type PageContent = {
  readonly title: string
  readonly main: Html
  /** The line beside the service's name, at the top. */
  readonly facts?: string
  /** The description that other sites show with a link to this page. It must not contain a secret. */
  readonly preview?: string
  /** The address of a picture that other sites show with the link, 480 pixels square. It must not contain a secret. */
  readonly picture?: string
  /** The address of the page's Atom feed. */
  readonly feed?: string
  /** The address at which other sites learn how to show the page's game (https://oembed.com). */
  readonly oembed?: string
  /**
   * The script of the page. If it is left out, a page with `data` has the script of boards, and others that of forms.
   */
  readonly script?: 'games' | 'try' | 'verify'
  /** The style in addition to that of pages without a board. */
  readonly style?: 'event'
  /** What the script starts from, as JSON in the page. */
  readonly data?: unknown
  /** The proof that the reader has the mailbox whose email led to this page, for the form of a new game. */
  readonly newGame?: string | undefined
}

const head = (
  { texts, assets, isStyled }: SiteContext,
  { title, preview, picture, feed, oembed, data, script, style }: PageContent,
): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · ${texts.site.name}</title>
    ${preview !== undefined && html`<meta property="og:title" content="${title}" /><meta property="og:description" content="${preview}" /><meta property="og:site_name" content="${texts.site.name}" /><meta property="og:type" content="website" />`}
    ${picture !== undefined && html`<meta property="og:image" content="${picture}" /><meta property="og:image:type" content="image/png" /><meta property="og:image:width" content="480" /><meta property="og:image:height" content="480" /><meta property="og:image:alt" content="${title}" />`}
    ${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`}
    ${oembed !== undefined && html`<link rel="alternate" type="application/json+oembed" href="${oembed}" />`}
    <link rel="icon" href="${assets.icon}" />
    <link rel="manifest" href="${assets.manifest}" />
    ${data === undefined ? html`<link rel="stylesheet" href="${assets.style}" />` : !isStyled && BOARD_STYLE_ELEMENT}
    ${script === 'try' && html`<link rel="stylesheet" href="${assets.tryStyle}" />`}
    ${style === 'event' && html`<link rel="stylesheet" href="${assets.eventStyle}" />`}
    <script src="${script ? assets[script] : data === undefined ? assets.forms : assets.script}" type="module"></script>
  </head>`

/** The icon of the menu, which is a link to the foot of the page. With a script it opens the foot as a sheet. */
const MENU = html`<svg width="1.25rem" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M1 3h18v2H1zm0 6h18v2H1zm0 6h18v2H1z" />
</svg>`

/** Elements that are blocks, or stand in no line of text: a line break before or after their tags shows nothing. */
const BLOCKS =
  'body|d[dlt]|defs|div|fieldset|footer|form|g|h[1-3]|head|header|html|li|link|main|meta|nav|p|section|t[dhr]|tbody|thead|table|title|ul'
const BESIDE_BLOCKS = new RegExp(String.raw`\n(?=</?(?:${BLOCKS})\b)|\n(?<=</?(?:${BLOCKS})\b[^<>]*>\n)`, 'g')
/** The blank at the end of a tag. No text has a ">", as `html` and `embeddedJson` escape it. */
const END_OF_TAG = /["\w-][ \n]+>/g

/** Drops the blanks of a page that show nothing, which saves 100 bytes of the compressed page of a seat. */
const withoutBlanks = (markup: string): string =>
  markup.replace(END_OF_TAG, (end) => `${end[0]}>`).replace(BESIDE_BLOCKS, '')

/**
 * Returns a whole page. `data-now` is the service's time, because the reader's clock may be wrong. `data-in` is the
 * time zone of the times on the page, `data-join` what the language has between days and hours, if it is more than a
 * blank. The line for news is empty at first, because screen readers announce only changes.
 */
export const layout = (context: SiteContext, page: PageContent): string => {
  const { site, time } = context.texts
  const join = time.join('', '')
  const { markup } = html`<!doctype html>
    <html lang="${context.texts.locale}" ${directionOf(context.language) === 'rtl' && html`dir="rtl"`}>
      ${head(context, page)}
      <body data-now="${context.now}" data-in="${context.timeZone}" ${join !== ' ' && html`data-join="${join}"`}>
        <a class="skip" href="#main">${site.skip}</a>
        <header class="top">
          ${page.data === undefined && html`<a class="skip" href="/without-sight">${context.texts.typed.page}</a>`}<a
            href="/"
            class="brand"
            >${page.data === undefined ? brandIcon : boardIcon}${site.name}</a
          ><span>${page.facts ?? site.tagline}</span>
          <a href="/games" class="to-games" data-mine ${page.data === undefined && html`hidden`}
            >${site.myGames} <b></b></a
          ><a href="#foot" class="menu"
            ><span>${languageName(context.language)}</span>${MENU}<span class="unseen">${site.menu}</span></a
          >
        </header>
        <p id="news" class="unseen" role="status"></p>
        <p id="notice" class="unseen" role="status"></p>
        <main id="main">${page.main}</main>
        ${foot(context, page.newGame)}
        ${
          page.data !== undefined &&
          html`<script type="application/json" id="data">
            ${embeddedJson(page.data)}
          </script>`
        }
      </body>
    </html>`
  return withoutBlanks(markup)
}
