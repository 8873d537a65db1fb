import { directionOf } from '../../texts/languages/languages.ts'
import { type Html, html } from '../kit/html.ts'
import type { SiteContext } from '../kit/page-context.ts'
import type { FrameQuery } from './frame-query.ts'

/** How a frame looks, as far as its address says. */
export type FrameLook = Pick<FrameQuery, 'theme'>

/** Returns the document of a frame of another site, with its style in it: it asks for no other file. */
export const frameDocument = (
  { texts, language }: SiteContext,
  { theme }: FrameLook,
  style: string,
  title: string,
  body: Html,
): string => {
  const { markup } = html`<!doctype html>
    <html
      lang="${texts.locale}"
      ${directionOf(language) === 'rtl' && html`dir="rtl"`}
      ${theme !== undefined && html`class="${theme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="${theme ?? 'light dark'}" />
        <title>${title} · ${texts.site.name}</title>
        ${{ markup: `<style>${style}</style>` }}
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return markup
}
