import { PALETTES } from '../../style/base-style.ts'
import { TABLE_CSS } from './event-table-style.ts'

/** The style of an event's table in another site's page. */
export const EVENT_FRAME_STYLE = `
:root{${PALETTES.light}}
@media (prefers-color-scheme:dark){:root:not(.light){${PALETTES.dark}}}
.dark{${PALETTES.dark}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{padding:1rem}h1{font-size:1.1rem;margin:0}p{margin:0 0 .5rem}
a{color:var(--main)}.quiet,.count{color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.out{margin:.5rem 0 0}
${TABLE_CSS}`.replaceAll('\n', '')
