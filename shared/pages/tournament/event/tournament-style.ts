import { TABLE_CSS } from './event-table-style.ts'

/** The fields of a form that are not as the server wrote them: what it wrote of them then holds no more. */
const CHANGED =
  'option[selected]:not(:checked),:checked:not([checked],option),[checked]:not(:checked),textarea:empty:not(:placeholder-shown)'

/** The style of the other parts of pages about tournaments. */
const PARTS_CSS = `
.event{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}.event>*{min-width:0}
.heading{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 1rem}.heading h2,.heading p{margin:0}
.event>.heading{align-items:flex-start}.event>.heading>div:first-child{flex:1 1 20rem;min-width:0}.event .heading .row{flex:0 1 auto}
.count{font-weight:400;color:var(--quiet)}
.still ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:0 2rem}
.still li{display:flex;gap:.75rem;border-top:1px solid var(--line);padding:.5rem 0}.still li>span{flex:0 0 2rem}.still p{font-size:.875rem}.still div>a{display:inline-block;padding:.2rem 0}
.now{border-top:3px solid var(--go);padding-top:.75rem}.now.quietly{border-color:var(--edge)}
.links.links{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0}.links a{padding:.65rem 0}
.links [aria-current]{font-weight:700;padding:.65rem 0}
dl.terms{margin:0}dl.terms dd{font-weight:400}
.entrants{columns:17rem;margin:0;padding-inline-start:2rem}.entrants li{break-inside:avoid;padding:.25rem 0}.entrants small{display:block;color:var(--quiet)}
.fold{border:0}.fold>summary{font-weight:400;color:var(--main);text-decoration:underline;text-underline-offset:.2em;padding:.65rem 0}
.fold .sheet,.fold form.filled{display:grid;gap:.75rem;padding-bottom:.75rem}.fold form.filled button{justify-self:start}
.people{border-collapse:collapse;width:100%}.people th,.people td{text-align:start;vertical-align:top;border-top:1px solid var(--line);padding:.5rem .75rem .5rem 0;font-weight:400}.people thead :is(th,td){border:0;color:var(--quiet);font-size:.875rem}
.people td:last-child:not([colspan]),.people td a{white-space:nowrap}.people .acts td{border:0;padding:0 0 .25rem}.people .acts details{margin-inline-start:.75rem}.people .acts .fold>summary{padding:.65rem 0}
.late{font-weight:700;color:var(--red)}
.log{list-style:none;margin:0;padding:0}.log li{display:flex;flex-wrap:wrap;gap:0 .5rem;border-top:1px solid var(--line);padding:.4rem 0;font-size:.9rem}.log li>:first-child{flex:0 0 6rem}.log li>:last-child{flex:1 1 9rem}
.waiting-for>li{list-style:none;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;border-top:1px solid var(--line);padding:.5rem 0}.waiting-for{margin:0;padding:0}.waiting-for p{margin:0}
.list-lines{list-style:none;margin:0;padding:0}.list-lines li{display:grid;grid-template-columns:2rem minmax(0,1fr) minmax(0,1fr);gap:0 .5rem;border-bottom:1px solid var(--line);padding:.3rem 0}.list-lines .fault{color:var(--red);font-weight:700;grid-column:2/4}
.term{border-bottom:1px solid var(--line);border-top:0}.term>summary{display:flex;flex-wrap:wrap;gap:0 1rem;font-weight:400;list-style:none}.term>summary::-webkit-details-marker{display:none}.term>summary>span:first-child{flex:0 0 7rem;color:var(--quiet)}.term>summary>span:nth-child(2){flex:1 1 9rem;min-width:0}.term>summary u{color:var(--main)}
.term:is([open],:has(${CHANGED})) [data-read],.founding:has(.term :is(${CHANGED})) p[data-read]{visibility:hidden}.founding{align-items:start}.founding [name=preview]{justify-self:start}
.own-boards{list-style:none;margin:0;padding:0}.own-boards a{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:flex-start;color:var(--ink);text-decoration:none;border-bottom:1px solid var(--line);padding:.6rem 0}.own-boards li:last-child>a{border:0}.own-boards .small-board{flex:0 0 5.5rem;width:5.5rem}.own-boards span{display:block}.own-boards a>span{flex:1 1 9rem;min-width:0}
.with-record{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
@media (width>=64rem){.with-record{grid-template-columns:minmax(0,1fr) 20rem;column-gap:3rem;align-items:start}.founding{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:3rem}.founding>.whole{grid-column:1/3}.founding section.terms{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:3rem}section.terms>:is(h2,p){grid-column:1/3}}
@media (max-width:30rem){.people thead{position:absolute;clip-path:inset(50%)}.people tr,.people td,.people th{display:block}.people td,.people th{border:0;padding:.1rem 0}.people tr{border-top:1px solid var(--line);padding:.5rem 0}.people .acts{border:0;padding:0}.people [data-head]::before{content:attr(data-head) ": ";color:var(--quiet)}}
@media (forced-colors:active){.now{border-color:Highlight}.late{color:CanvasText}}
@media print{.top,.foot,.still,.links,.row,.skip,details,form{display:none!important}body,.cross tr>:first-child{background:#fff;color:#000}.frame{overflow:visible}.cross{font-size:.8rem}}
`

/**
 * Returns the file of the style of pages about tournaments, in addition to that of pages without a board. It is a
 * function, so that a bundle that only links to the file leaves its text out.
 */
export const eventCss = (): string => `${TABLE_CSS}${PARTS_CSS}`.replaceAll('\n', '')
