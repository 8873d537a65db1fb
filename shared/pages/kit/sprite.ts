import type { Html } from './html.ts'

const CROWN = 'M29 56 25 31l13 11 12-19 12 19 13-11-4 25zM30 60h40v6H30z'

/**
 * The symbols of pieces and marks, which boards refer to. Pieces differ not only by colour: black men have two grooves,
 * white men have one.
 */
const SPRITE = `<svg class="unseen" width="0" height="0" aria-hidden="true"><defs>
<g id="black-man"><circle cx="50" cy="54" r="41" fill="#000" opacity=".35"/><circle cx="50" cy="50" r="40" fill="#231d1a" stroke="#f1e7d2" stroke-width="3"/><circle cx="50" cy="50" r="29" fill="none" stroke="#f1e7d2" stroke-width="2"/><circle cx="50" cy="50" r="18" fill="none" stroke="#f1e7d2" stroke-width="2"/></g>
<g id="white-man"><circle cx="50" cy="54" r="41" fill="#000" opacity=".35"/><circle cx="50" cy="50" r="40" fill="#fffaf0" stroke="#6d5a3c" stroke-width="3"/><circle cx="50" cy="50" r="25" fill="none" stroke="#6d5a3c" stroke-width="2.5"/></g>
<g id="black-king"><circle cx="50" cy="60" r="40" fill="#000" opacity=".35"/><circle cx="50" cy="56" r="38" fill="#231d1a" stroke="#f1e7d2" stroke-width="3"/><circle cx="50" cy="45" r="38" fill="#231d1a" stroke="#f1e7d2" stroke-width="3"/><path d="${CROWN}" fill="#f3c64e"/></g>
<g id="white-king"><circle cx="50" cy="60" r="40" fill="#000" opacity=".35"/><circle cx="50" cy="56" r="38" fill="#e2d3b2" stroke="#6d5a3c" stroke-width="3"/><circle cx="50" cy="45" r="38" fill="#fffaf0" stroke="#6d5a3c" stroke-width="3"/><path d="${CROWN}" fill="#a3281c"/></g>
<g id="ring"><circle cx="50" cy="50" r="45.5" fill="none" stroke="#231d1a" stroke-width="8" opacity=".55"/><circle cx="50" cy="50" r="45.5" fill="none" stroke="#ffd24a" stroke-width="5"/></g>
<g id="goal"><circle cx="50" cy="50" r="17" fill="#ffd24a" stroke="#231d1a" stroke-width="3"/></g>
<g id="taken"><path d="M30 30 70 70M70 30 30 70" stroke="#231d1a" stroke-width="17" stroke-linecap="round"/><path d="M30 30 70 70M70 30 30 70" stroke="#ffd24a" stroke-width="9" stroke-linecap="round"/></g>
<marker id="dot" markerUnits="userSpaceOnUse" overflow="visible"><circle r="11" fill="#ffd24a" stroke="#231d1a" stroke-width="3"/></marker>
<marker id="tip" markerUnits="userSpaceOnUse" overflow="visible" orient="auto-start-reverse" refX="40"><path d="M-30-5v-12L0 0-30 17V5" fill="#ffd24a" stroke="#231d1a" stroke-width="3"/></marker>
</defs></svg>`

export const sprite: Html = { markup: SPRITE }

/** The piece of the icon in the header, on pages that contain the sprite. */
const ICON_PIECE = 'white-king'

const SYMBOL = /<(g|marker) id="([\w-]+)".*?<\/\1>\n/g

/**
 * Returns the sprite with only the symbols that `drawn` refers to, which saves 150 bytes of the compressed page of a
 * player who waits. A page on which the script draws needs all of them.
 */
export const spriteFor = (drawn: string): Html => ({
  markup: SPRITE.replace(SYMBOL, (symbol, _tag: string, id: string) =>
    drawn.includes(`#${id}`) || id === ICON_PIECE ? symbol : '',
  ),
})

export const ICON_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="#3d6f4d"/><circle cx="50" cy="58" r="36" fill="#e2d3b2" stroke="#4b3c26" stroke-width="4"/><circle cx="50" cy="46" r="36" fill="#fffaf0" stroke="#4b3c26" stroke-width="4"/><path d="${CROWN}" fill="#a3281c"/></svg>`

/**
 * The icon as part of a page, so that a first load needs no request for it. Browsers ask for the icon's file later, and
 * cache it.
 */
export const brandIcon: Html = {
  markup: ICON_FILE.replace(/<svg xmlns="[^"]*"/, '<svg aria-hidden="true" width="1.75rem"'),
}

/** The same icon on a page that contains the sprite, drawn with its piece: a first load is 40 bytes lighter. */
export const boardIcon: Html = {
  markup: `<svg aria-hidden="true" width="1.75rem" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="#3d6f4d"/><use href="#${ICON_PIECE}"/></svg>`,
}
