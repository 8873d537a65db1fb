import { html } from '../../shared/pages/kit/html.ts'
import type { StateName } from './page-states.ts'
import type { PictureLook } from './shots.ts'

export type GalleryPicture = PictureLook & { readonly name: string; readonly file: string }

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:1rem;color-scheme:light dark}h2{position:sticky;top:0;background:Canvas}
div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}img{display:block;height:22rem;border:1px solid GrayText}`

/** Returns the HTML page with all pictures, grouped by subject. */
export const album = (shots: readonly GalleryPicture[]): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Crownhead: every page and every email</title>
      <style>
        ${{ markup: STYLE }}
      </style>
      ${[...Map.groupBy(shots, ({ name }) => name)].map(
        ([name, group]) =>
          html`<h2>${name}</h2>
            <div>
              ${group.map(
                ({ file, language, colours, width }) =>
                  html`<a href="${file}"
                    ><img src="${file}" loading="lazy" alt="" />${language}, ${colours}, ${width} px</a
                  >`,
              )}
            </div>`,
      )}
    </html>`.markup

type Shown = Omit<PictureLook, 'language'> & { readonly state: StateName }

/** The pictures in docs/pictures by file name. The first one is in the README. */
export const DOCS_PICTURES = {
  seat: { state: 'seat-turn', colours: 'light', width: 1280 },
  'preview-dark': { state: 'seat-preview', colours: 'dark', width: 390, height: 844 },
  replay: { state: 'finished-replay', colours: 'light', width: 1280 },
  home: { state: 'home', colours: 'light', width: 1280 },
  sheet: { state: 'sheet', colours: 'light', width: 768 },
  'forced-colours': { state: 'seat-turn', colours: 'forced', width: 390, height: 844 },
} as const satisfies Readonly<Record<string, Shown>>
