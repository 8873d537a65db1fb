/**
 * The style of what may be open on a board's page: a panel, a tab other than the moves, a question, an earlier move,
 * all numbers. It is separate, so that the page of a turn loads without it.
 */
export const OPEN_CSS = `
.status>:is(#outcome,.fault):has(~#live-status :is(.news,.by)){position:absolute;z-index:3;grid-area:1/1/2/2;width:100%;line-height:1.25rem;align-self:end;background:var(--paper)}.status:has(>:is(#outcome,.fault)) :is(.news,.by){visibility:hidden}
.number:has(.piece)::before{left:.1em;top:.1em;text-shadow:0 0 2px #000,0 0 2px #000}
.status .asks>*{margin-top:.5rem}.under section{order:6}.act .check{padding:0 0 .4rem}.tab p{margin:.25rem 0}.tab dl{margin:.25rem 0 .5rem}.acts [aria-current]{background:var(--tint);border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main)}.panel,#answer{scroll-margin-bottom:6rem}
.status .row,#live-status>.press{margin-top:.5rem}.cards .row{margin:.35rem 0}.status .cards p:not(:last-child){margin-bottom:.5rem}
.match{display:flex;flex-wrap:wrap;gap:.1rem .9rem}
.asked{border-top:1px solid var(--line);padding-top:.6rem;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}.status .asked .row{margin:0}.asked p{flex:1 1 10rem}.asked>label{flex:1 1 14rem}.asked:has(details){align-items:start}.asked:has(details)>p{flex-basis:100%}.asked>details{flex:1 1 9rem;border:0}
.press{margin:0}.press.filled{min-width:0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.press.filled .field,.press.filled fieldset{flex:1 1 100%}
.press.filled>input:not([type=hidden]){width:auto;min-width:0;flex:1 1 9.75rem;max-width:18rem;padding:.5rem}.press.filled>input[type=date]{flex-grow:0}.press.filled>input[type=number]{flex:0 1 4.25rem}.line label{display:grid;grid-template-columns:minmax(0,auto);gap:.15rem;font-weight:400;font-size:.875rem;line-height:1rem;color:var(--quiet)}.line label:has([type=number]){grid-template-columns:auto;overflow-wrap:normal;width:min-content;min-width:4.5rem}.line label input{font-size:1rem;line-height:1.5;padding:.5rem;max-width:min(100%,9.5rem)}.press.filled:has(>label){align-items:end}
.parts{display:grid;gap:.9rem}.part p{margin:0 0 .4rem}
.lines{list-style:none;padding:0}.settings{margin:0;padding:.65rem 0}.mine h3{font-size:.95rem;margin:.75rem 0 .25rem}
.settings a{display:inline-block;padding:.6rem 0}
.events{list-style:none;padding:0;margin:0}.events li{display:grid;grid-template-columns:6.5rem 1fr;min-height:2rem;align-items:baseline;font-size:.875rem;line-height:1.25rem;padding:.3rem 0}.events li>time:first-child{color:var(--quiet)}.events .again>time{visibility:hidden}
.panel{border-top:3px solid var(--main)}.panel-top,.line{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
.panel .panel-top{padding:0}.panel-top h2{margin:0;font-size:1.125rem}.panel-top a{padding:.6rem;margin-inline-end:-.4rem;outline-offset:-4px;color:var(--ink);text-decoration:none}
.line .words{flex:1 1 7rem}.line>.row{flex:0 1 auto;min-width:0}.line button{padding:.4rem .8rem}.line small{display:block;color:var(--quiet);font-size:.875rem}.panel p{margin:.5rem 0}.gifts{border-bottom:1px solid var(--line)}
.fen code{overflow-wrap:anywhere}
.button.option[aria-current]{outline:2px solid var(--main);background:var(--tint)}.option[aria-current] b::after{content:"";width:.4rem;height:.75rem;margin-inline:auto .3rem;border:solid var(--main);border-width:0 2px 2px 0;transform:rotate(45deg)}
.address{display:grid;gap:.4rem;font-size:.9rem}.address .main{min-height:3.25rem}
.shown{margin:0;display:grid;font-size:.875rem;line-height:1.25rem;flex:1 1 12rem}.shown>:first-child{font-size:1rem}
.back a{display:inline-block;padding:.6rem 0;font-weight:700}
.since{border-inline-start:3px solid var(--main);padding-inline-start:.75rem;font-size:.875rem;line-height:1.25rem}.since+blockquote{margin-top:.6rem}.since h2,.since p{display:inline;margin:0;font-size:1em;line-height:inherit}.since ul{list-style:none;margin:.2rem 0 0;padding:0}.since li{display:grid;grid-template-columns:minmax(5.4rem,auto) 1fr;column-gap:.25rem;padding:.1rem 0}.since li>time{color:var(--quiet)}.since b,.events b{font-weight:400;white-space:nowrap}.since>a{display:inline-block;padding:.35rem 0;color:var(--ink)}
@media (width<=19rem){.line label:has([type=date]){grid-template-columns:minmax(0,1fr);width:100%}.since.since li,.events li{display:block}}
@media (width<35rem),(width<52rem) and (height>30rem),(width<52rem) and (max-aspect-ratio:5/3){.play:has(.status>:is(#outcome,.fault)) .status:has(.by){--news:2.5rem}.play:has(.status>:is(#outcome,.fault)) .strip.above.turn{min-height:2.5rem}.play:has(.status>:is(#outcome,.fault)) .above.turn :is(.name,.small-piece){min-height:0;height:1.25rem}.play:has(.status>:is(#outcome,.fault)) .above .thread{display:none}}
@media (width<52rem){.line .words{flex-basis:12.5rem}.asked p{flex-basis:13rem}.back a{margin:-.2rem 0}}
@media (width>=52rem) and (height>30rem){.since>a,.since li{padding:0}.asks{min-height:0;overflow:auto}.moves tr:has([aria-current]){scroll-initial-target:nearest}.asks{margin-inline:-5px;padding:0 5px 2px}.under section{margin-top:1rem}
.status>:is(#outcome,.fault):has(~#live-status :is(.news,.by)){grid-area:2/2/3/3}.tools:has(.shown){max-width:var(--side)}.play:has(.panel) .asks{display:none}
.asks,.said,.panel,.tab:not(:has(.scroll)),.more:has(.notify){background:linear-gradient(var(--paper),var(--paper)) 0 100%/100% 1px no-repeat local,linear-gradient(var(--edge),var(--edge)) 0 100%/100% 1px no-repeat;mask:linear-gradient(#0000,#000 var(--above) calc(100% - var(--below)),#0000 calc(100% - 1px),#000 0);animation:edges linear;animation-timeline:scroll(self)}
.play:has(.asked,.asks .emails){grid-template-rows:auto auto repeat(2,minmax(0,max-content)) minmax(calc(5.15rem + var(--gap)),1fr)}.play:has(.asks>*) .news{min-height:1.25rem}
.play:has(.asks .invite,[open] form #lines){grid-template-rows:repeat(4,auto) minmax(9rem,1fr);height:auto;min-height:max(var(--side) + 3.5rem,29rem)}.play:has(.asks .invite) .more:not(:has([open] form #lines)){contain:size}.tab:has([open] form #lines){flex:none;overflow:visible}
.status .asks>*{margin-top:.2rem}.asks p{font-size:.9375rem;line-height:1.25rem}.asked{padding-top:.2rem;row-gap:.25rem}.asked button,.asked .button{padding-inline:.7rem}.asked p{flex-basis:14rem}
.asks .emails{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem 1rem;padding:.2rem 0}.asks .emails h2{position:absolute;clip-path:inset(50%)}.status .emails.emails p{margin:0;flex:1 1 12rem}.asks .emails .row{margin:0}.asks .emails p+p,.asks form+p{flex-basis:100%!important}}
@property --above{syntax:"<length>";inherits:false;initial-value:0px}@property --below{syntax:"<length>";inherits:false;initial-value:0px}
@keyframes edges{0%{--above:0px;--below:1.75rem}20%{--above:1.75rem}80%{--below:1.75rem}100%{--above:1.75rem;--below:0px}}
@media (width>=52rem) and (height>30rem) and (height<=46rem){.more:has(.panel){grid-row:2/6;z-index:2;background:var(--paper);box-shadow:0 0 0 2px var(--paper);margin:0}.status:has(.fault)~.more{grid-row:3/6}
.play:has(.asked) .said:not(:has(#answer)){max-height:2.75rem}.status .asks>*{margin-top:.1rem}.asked{padding-top:.1rem}.asks p{font-size:.875rem;line-height:1.1rem}.play:has(.asks [open]){grid-template-rows:auto auto repeat(2,minmax(0,max-content)) minmax(0,1fr)}.play:has(.asks [open]) .more{visibility:hidden}}
@media (min-aspect-ratio:5/3) and (width>=35rem) and (height<=30rem){.status>:is(#outcome,.fault):has(~#live-status :is(.news,.by)){grid-area:2/2/3/3}.panel{scroll-margin:5rem 0 0}#answer{scroll-margin-bottom:17rem}.under>section{grid-area:7/2}.play:has(.panel,.asked) :is(.joined,.turner),.play:has(.panel) :is(.strip.above,#live-status,.asks,.said,.message),.play:has(.panel)+.under{display:none}}
@media (forced-colors:active){.number:has(.piece)::before{text-shadow:none}#offends{stroke:Canvas}#offends path+path{stroke:CanvasText}.acts [aria-current]{outline:2px solid Highlight;outline-offset:-4px}}
`

/**
 * The style of a line below the status, such as the link to the next game: it is seen whole, and the column beside the
 * board is higher if it has to be. The line of the next game brings it, as few pages show one.
 */
export const LINE_CSS =
  '@media (width>=52rem) and (height>30rem){.play:has(.asks>p:not([hidden])){grid-template-rows:auto auto auto fit-content(6rem) minmax(calc(5.15rem + var(--gap)),1fr);height:auto;min-height:max(var(--side) + 3.5rem,29rem)}.play:has(.asks>p:not([hidden])) .more:not(:has([open] form #lines)){contain:size}}'

/**
 * The style of cards. It is apart from what may be open, because at a player's first move a page has one card and nothing
 * open: with both styles it would be the heaviest page.
 */
export const CARD_CSS = `
.under .cards{order:5}.cards>*{border-top:1px solid var(--line);padding:.75rem 0}
@media (width>=52rem) and (height>30rem){.under .cards{margin-top:1rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));gap:0 2.5rem}}
@media (min-aspect-ratio:5/3) and (width>=35rem) and (height<=30rem){.under .cards{grid-area:8/2}}
`

/** The style of the card that asks how a player is to be told of their turns. */
export const NOTIFY_CSS = `
.notify{border-top:3px solid var(--main);padding:.25rem 0;display:grid;gap:.25rem}.notify :is(p,h2){margin:0}.notify p+.row{margin-top:.5rem}
.later h2{flex:1}
.options{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:.6rem}.button.option{display:block;padding:.6rem .75rem;font-weight:400;background:var(--card)}
.option b{display:flex;align-items:center;gap:.5rem}.option small{display:block;color:var(--quiet)}.notify>p,.option small{font-size:.875rem;line-height:1.25rem}.option svg{flex:none;width:1.35rem;height:1.35rem;fill:none;stroke:currentColor;stroke-width:2}
@media (width<52rem){body:has(.notify) .act,.say:not(:focus-within):has(:placeholder-shown) .row{display:none}}
@media (width>=52rem) and (height>30rem){.more>.notify{order:1}.more:has(.address)>:not(.notify){display:none}.more:has(.notify){overflow:auto}.notify~.tab{flex:1 0 6rem}}
`
