import type { Block, Content, GameLine, NamedLink } from '../blocks/block.ts'
import { escapeHtml } from '../text/clean-text.ts'
import { BUTTON_COLOURS, LIGHT_PALETTE, EMAIL_STYLE_SHEET } from './style-sheet.ts'

/** The picture of the board. `side` is its largest width in CSS pixels. */
export type EmbeddedPicture = { readonly contentId: string; readonly alt: string; readonly side: number }

/** `locale` is a BCP 47 tag. */
export type HtmlLanguage = { readonly locale: string; readonly direction: 'ltr' | 'rtl' }

/** The foot of an email: small lines of text, then the links that stop emails, and the operator's. */
export type EmailFooter = { readonly lines: readonly string[]; readonly stops: readonly NamedLink[] }

const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const MARGIN = 'margin:0 0 14px'

const link = ({ text, url }: NamedLink, style = ''): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT_PALETTE.link};${style}">${escapeHtml(text)}</a>`

const WEIGHTS = {
  plain: { name: 'text', style: `color:${LIGHT_PALETTE.text}` },
  strong: { name: 'text', style: `color:${LIGHT_PALETTE.text};font-weight:bold` },
  soft: { name: 'soft', style: `color:${LIGHT_PALETTE.soft}` },
  urgent: { name: 'urgent', style: `color:${LIGHT_PALETTE.urgent};font-weight:bold` },
} as const

const words = (text: string, weight: keyof typeof WEIGHTS = 'plain'): string =>
  `<p class="${WEIGHTS[weight].name}" style="${MARGIN};${WEIGHTS[weight].style}">${escapeHtml(text)}</p>`

/** The sides at which lines begin and end. Few mail programs know the logical names of CSS (`inline-start`). */
type Sides = { readonly start: 'left' | 'right'; readonly end: 'left' | 'right' }

const sidesOf = (direction: HtmlLanguage['direction']): Sides =>
  direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }

const quote = ({ lead, text }: Extract<Block, { kind: 'quote' }>, { start }: Sides): string =>
  `<p class="soft" style="margin:0 0 4px;color:${LIGHT_PALETTE.soft}">${escapeHtml(lead)}</p>
<blockquote class="text line" style="${MARGIN};padding:2px 0;padding-${start}:12px;border-${start}:4px solid ${LIGHT_PALETTE.line};color:${LIGHT_PALETTE.text}">${escapeHtml(text)}</blockquote>`

/** Returns a link that looks like a button and is 48 pixels high. Mail programs remove real buttons. */
const button = ({ text, url }: NamedLink): string =>
  `<p style="margin:18px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;border-radius:8px;background:${BUTTON_COLOURS.ground};color:${BUTTON_COLOURS.text};font-weight:bold;text-decoration:none">${escapeHtml(text)}</a></p>`

/** Returns links that look like buttons of equal weight. Both fit beside each other on a screen of 320 pixels. */
const answers = (links: readonly NamedLink[]): string =>
  `<p style="margin:18px 0">${links.map(({ text, url }, index) => `<a class="link" href="${escapeHtml(url)}" style="display:inline-block;box-sizing:border-box;width:${links.length > 1 ? '48%' : '100%'};min-width:120px;margin:0 ${index + 1 < links.length ? '4%' : 0} 8px 0;padding:13px 6px;border:2px solid;border-radius:8px;color:${LIGHT_PALETTE.link};font-weight:bold;text-align:center;text-decoration:none">${escapeHtml(text)}</a>`).join('')}</p>`

/** Returns a row of label and text. On a narrow screen the text is below its label. */
const row = (block: Extract<Block, { kind: 'row' }>): string =>
  `<div class="text line" style="padding:10px 0;border-top:1px solid ${LIGHT_PALETTE.line};color:${LIGHT_PALETTE.text}"><div class="soft" style="display:inline-block;width:110px;vertical-align:top;color:${LIGHT_PALETTE.soft}">${escapeHtml(block.label)}</div><div style="display:inline-block;width:100%;max-width:350px;vertical-align:top">${escapeHtml(block.text)}${block.link ? `<br>${link(block.link)}` : ''}</div></div>`

const line = ({ text, weight = 'plain' }: GameLine): string =>
  weight === 'plain'
    ? escapeHtml(text)
    : `<span class="${WEIGHTS[weight].name}" style="${WEIGHTS[weight].style}">${escapeHtml(text)}</span>`

/** Returns the HTML of one game in an email about several. It is short, because an email may have twenty games. */
const game = ({ title, lines, link: { text, url } }: Extract<Block, { kind: 'game' }>): string =>
  `<p class="text line" style="margin:0;padding-top:12px;border-top:1px solid ${LIGHT_PALETTE.line}"><b>${escapeHtml(title)}</b><br>
${lines.map(line).join('<br>\n')}</p>
<p style="margin:10px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BUTTON_COLOURS.ground};color:${BUTTON_COLOURS.text};text-decoration:none">${escapeHtml(text)}</a></p>`

/** Returns links to moves, far enough apart for a finger. No line breaks between a sign and its move. */
const moves = ({ lead, links, after, sign = '' }: Extract<Block, { kind: 'moves' }>, { end }: Sides): string =>
  `<p class="text" style="margin:0 0 2px;color:${LIGHT_PALETTE.text}">${escapeHtml(lead)}</p>
<p style="margin:0 0 6px;line-height:2.4">${links.map((each) => `<span style="display:inline-block;padding-${end}:18px;white-space:nowrap">${sign}${link(each)}</span>`).join('\n')}</p>
<p class="soft" style="${MARGIN};color:${LIGHT_PALETTE.soft};font-size:14px">${escapeHtml(after)}</p>`

const board = ({ contentId, alt, side }: EmbeddedPicture): string =>
  `<p style="${MARGIN}"><img class="text" src="cid:${escapeHtml(contentId)}" width="${side}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${side}px;height:auto;border:0;border-radius:6px;color:${LIGHT_PALETTE.text};font-size:14px"></p>`

const blockHtml = (block: Block, picture: EmbeddedPicture, sides: Sides): string => {
  switch (block.kind) {
    case 'title':
      return `<h1 class="text" style="margin:0 0 8px;font-size:22px;line-height:1.3;color:${LIGHT_PALETTE.text}">${escapeHtml(block.text)}</h1>`
    case 'words':
      return words(block.text, block.weight)
    case 'quote':
      return quote(block, sides)
    case 'button':
      return button(block.link)
    case 'answers':
      return answers(block.links)
    case 'row':
      return row(block)
    case 'caption':
      return `<p class="soft" style="${MARGIN};color:${LIGHT_PALETTE.soft};font-size:14px">${escapeHtml(block.text)}</p>`
    case 'link':
      return `<p style="${MARGIN}">${link(block.link)}</p>`
    case 'address':
      return (
        words(block.lead) + `<p style="${MARGIN};word-break:break-all">${link({ text: block.url, url: block.url })}</p>`
      )
    case 'moves':
      return moves(block, sides)
    case 'record':
      return (
        words(block.lead) +
        `<pre class="text line" dir="ltr" style="${MARGIN};padding:8px;border:1px solid ${LIGHT_PALETTE.line};color:${LIGHT_PALETTE.text};font-size:13px;white-space:pre-wrap">${escapeHtml(block.text.trimEnd())}</pre>`
      )
    case 'game':
      return game(block)
    case 'board':
      return board(picture)
  }
}

const footHtml = ({ lines, stops }: EmailFooter): string =>
  `<div class="soft line" style="margin-top:18px;padding-top:12px;border-top:1px solid ${LIGHT_PALETTE.line};color:${LIGHT_PALETTE.soft};font-size:13px">${[
    ...lines.map(escapeHtml),
    ...stops.map((stop) => link(stop)),
  ].join('<br>\n')}</div>`

/** Returns the line above which a reply must stand. It is small, because only readers who reply need it. */
const markerHtml = (marker: string): string =>
  `<p class="soft" style="margin:0 0 10px;color:${LIGHT_PALETTE.soft};font-size:13px">${escapeHtml(marker)}</p>\n`

/** Invisible characters after the preview. Without them an inbox would continue the preview with the title. */
const FILLER = '&#8199;&#847; '.repeat(40)

/**
 * Renders an email as HTML: one column that fits 320 pixels, without tables, with styles inline. Language and direction
 * are also set inside the body, because some mail programs keep only what is in the body.
 */
export const renderHtml = (
  { locale, direction }: HtmlLanguage,
  subject: string,
  content: Content & {
    readonly foot: EmailFooter
    readonly picture: EmbeddedPicture
    readonly marker?: string
    /** The greatest width of the text in CSS pixels, if it is not the usual one. */
    readonly width?: number
  },
): string =>
  `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${EMAIL_STYLE_SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT_PALETTE.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(content.news)} ${FILLER}</div>
<div class="page" lang="${escapeHtml(locale)}" dir="${direction}" style="padding:16px 0;background:${LIGHT_PALETTE.page}">
<div class="card" style="max-width:${content.width ?? 440}px;margin:0 auto;padding:22px 20px;background:${LIGHT_PALETTE.card};color:${LIGHT_PALETTE.text};${FONT};font-size:16px;line-height:1.5;overflow-wrap:break-word">
${content.marker === undefined ? '' : markerHtml(content.marker)}${content.blocks.map((block) => blockHtml(block, content.picture, sidesOf(direction))).join('\n')}
${footHtml(content.foot)}
</div>
</div>
</body>
</html>
`
