import { PALETTES } from '../style/base-style.ts'
import { BOARD_CSS } from '../style/board-style.ts'

/**
 * The style of a frame in another site's page. The board is as high as the frame allows beside 16.5rem of moves, or as
 * wide as a frame under 560 pixels; one under 360 pixels shows no moves and nothing to press.
 */
export const EMBED_STYLE = `
:root{${PALETTES.light};--side:min(100vh - 5.25rem,100vw - 17rem)}
@media (prefers-color-scheme:dark){:root:not(.light){${PALETTES.dark}}}
.dark{${PALETTES.dark}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,p{margin:0}h1{font-size:1rem}
a{color:var(--main)}.quiet{color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
main{display:grid;grid-template-columns:var(--side) minmax(0,1fr);gap:.5rem 1.25rem;padding:1rem}
.steps{display:flex;align-items:center;gap:.75rem}
.joined{direction:ltr;display:flex;flex:none;border:1px solid var(--edge);border-radius:.625rem}
.joined a{display:grid;place-items:center;width:2.75rem;height:2.625rem;color:var(--ink);border-radius:.6rem}.joined a+a{border-inline-start:1px solid var(--line);border-radius:0 .6rem .6rem 0}.joined a+a:not(:last-child){border-radius:0}
.joined [href]:hover,.moves a:hover{background:var(--wash)}.joined [aria-disabled]{color:var(--edge);opacity:.6}
.icon{width:1.25rem;height:1.25rem;fill:currentColor}
.side{grid-area:1/2/3/3;display:flex;flex-direction:column;height:calc(var(--side) + 3.25rem);min-width:0}
.player{display:flex;align-items:center;gap:.75rem;font-weight:700;min-height:2rem}.player .piece{width:1.5rem;height:1.5rem;flex:none}.player b{line-height:1.25rem;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.turn{padding:.25rem 0 .5rem;border-bottom:1px solid var(--line)}
.list{flex:1 1 0;min-height:0;position:relative;margin-bottom:.5rem}
.moves{position:absolute;inset:0 0 auto;max-height:100%;max-height:round(down,100%,1.875rem);overflow:auto;display:flex;flex-direction:column-reverse;scroll-snap-type:y proximity;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse}
td,tbody th{height:1.875rem;padding:0;text-align:start;font-weight:400;white-space:nowrap}tbody th{width:2.5rem;color:var(--quiet)}td{width:calc(50% - 1.25rem)}
.moves a,.ballot{display:inline-flex;align-items:center;height:1.75rem;padding:0 .5rem;margin-inline-start:-.5rem;border-radius:.4rem;color:var(--ink);text-decoration:none}.ballot{color:var(--quiet)}
.moves [aria-current]{background:var(--tint);font-weight:700}tr{scroll-snap-align:end}tr:has([aria-current]){scroll-initial-target:nearest}
.foot{margin-top:auto;padding-top:.25rem}.out{display:inline-block;padding:.2rem 0}
@media (max-width:34.99em){:root{--side:100vw - 2rem}main{grid-template-columns:minmax(0,1fr)}.side{grid-area:auto;height:auto}.list{flex:none}.moves{position:static;max-height:11.25rem}}
@media (max-width:22.49em){main{padding:.5rem}:root{--side:100vw - 1rem}.steps,.list,.foot{display:none}.turn{border:0}}
${BOARD_CSS}
.board{border-radius:.25rem;font-size:.6875rem}
@media (forced-colors:active){.moves [aria-current]{outline:2px solid Highlight;outline-offset:-2px}}
`.replaceAll('\n', '')
