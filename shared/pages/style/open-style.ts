/**
 * The style of what may be open on a board's page: a panel, a tab other than the moves, a question. It is separate, so
 * that the page of a turn loads without it.
 */
export const OPEN_CSS = `
.status .row{margin-top:.5rem}.cards>*{border-top:1px solid var(--line);padding:.75rem 0}.cards .row{margin:.35rem 0}
.match{display:flex;flex-wrap:wrap;gap:.1rem .9rem}
.asked{border-top:1px solid var(--line);padding-top:.6rem;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}.status .asked .row{margin:0}.asked p{flex:1 1 10rem}.asked>:is(details,label){flex:1 1 100%}
.press{margin:0}.press.filled{min-width:0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.press.filled .field,.press.filled fieldset{flex:1 1 100%}
.press.filled>input:not([type=hidden]){width:auto;min-width:0;flex:1 1 9.75rem;max-width:18rem;padding:.5rem}.press.filled>input[type=date]{flex-grow:0}.press.filled>input[type=number]{flex:0 1 4.25rem}
.parts{display:grid;gap:.9rem}.part p{margin:0 0 .4rem}
.lines{list-style:none;padding:0}.settings{margin:0;padding:.65rem 0}.mine h3{font-size:.95rem;margin:.75rem 0 .25rem}
.settings a{display:inline-block;padding:.6rem 0}
.events{list-style:none;padding:0;margin:0}.events li{display:grid;grid-template-columns:6.5rem 1fr;min-height:2rem;align-items:baseline;font-size:.875rem;line-height:1.25rem;padding:.3rem 0}.events li>time:first-child{color:var(--quiet)}.events .again>time{visibility:hidden}
.panel{border-top:3px solid var(--main)}.panel-top,.line{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
.panel-top h2{margin:0;font-size:1.125rem}.panel-top a{padding:.6rem 0;color:var(--ink);text-decoration:none}
.line .words{flex:1 1 7rem}.line>.row{flex:0 1 auto;min-width:0}.line button{padding:.4rem .8rem}.line small{display:block;color:var(--quiet);font-size:.875rem}.panel p{margin:.5rem 0}
.fen code{overflow-wrap:anywhere}
.button.option[aria-current]{outline:2px solid var(--main);background:var(--tint)}.option[aria-current] b::after{content:"";width:.4rem;height:.75rem;margin-inline:auto .3rem;border:solid var(--main);border-width:0 2px 2px 0;transform:rotate(45deg)}
.address{display:grid;gap:.4rem;font-size:.9rem}.address .main{min-height:3.25rem}
.shown{margin:0;display:grid;font-size:.875rem;line-height:1.25rem;flex:1 1 12rem}.shown>:first-child{font-size:1rem}
.back a{display:inline-block;padding:.6rem 0;font-weight:700}
.since{border-inline-start:3px solid var(--main);padding-inline-start:.75rem;font-size:.875rem;line-height:1.25rem}.since+blockquote{margin-top:.6rem}.since h2,.since p{display:inline;margin:0;font-size:1em;line-height:inherit}.since ul{list-style:none;margin:.2rem 0 0;padding:0}.since li{display:grid;grid-template-columns:minmax(5.4rem,auto) 1fr;column-gap:.25rem;padding:.1rem 0}.since li>time{color:var(--quiet)}.since b,.events b{font-weight:400;white-space:nowrap}.since>a{display:inline-block;padding:.35rem 0;color:var(--ink)}
@media (max-width:19rem){.since.since li,.events li{display:block}}
@media (max-width:51.99rem){.line .words{flex-basis:12.5rem}.asked p{flex-basis:13rem}.cards:has(.emails .main){order:-1}.status>#outcome:has(~#live-status .news){grid-area:1/1;align-self:end;line-height:1.25rem}.status:has(#outcome) .news{max-height:1.25rem;overflow:hidden;visibility:hidden}.back a{margin:-.2rem 0}}
@media (min-width:52rem){.play:has(.since){grid-template-rows:repeat(4,auto) minmax(5rem,1fr) repeat(3,auto)}.play:has(.since) .news{min-height:0}.since>a,.since li{padding:0}.emails h2,.play:has(.panel) .cards,.emails:has(.main)~.own-link,.play:has(.asked) .emails~.own-link{display:none}.cards>*{padding:.6rem 0}.emails,.own-link{font-size:.875rem;line-height:1.25rem}.emails{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}.emails p{flex:1 1 14rem;margin:0}.emails .row{margin:0}.emails button{padding:.4rem .75rem}
.own-link{display:grid;grid-template-columns:1fr auto;gap:0 1rem;align-items:center}.own-link>*{margin:0;grid-column:1}.own-link>:last-child{grid-area:1/2/3/3}.own-link .button{padding:.4rem .75rem}
.panel,.tab{background:linear-gradient(var(--paper),var(--paper)) 0 100%/100% 1px no-repeat local,linear-gradient(var(--line),var(--line)) 0 100%/100% 1px no-repeat}}
`

/** The style of the card that asks how a player is to be told of their turns. */
export const NOTIFY_CSS = `
.notify{border-top:3px solid var(--main);padding:.75rem 0;display:grid;gap:.5rem}.notify :is(p,h2){margin:0}.notify p+.row{margin-top:.5rem}
.later h2{flex:1}
.options{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:.6rem}.button.option{display:block;padding:.6rem .75rem;font-weight:400;background:var(--card)}
.option b{display:flex;align-items:center;gap:.5rem}.option small{display:block;color:var(--quiet);font-size:.875rem}.option svg{flex:none;width:1.35rem;height:1.35rem;fill:none;stroke:currentColor;stroke-width:2}
@media (min-width:52rem){.more>.notify{order:1}.more:has(.address)>:not(.notify){display:none}}
`
