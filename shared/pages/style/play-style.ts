/**
 * The layout of a board's page, which alone has this style, in three windows: a phone held upright, a phone held sideways, and a desktop.
 *
 * - Upright there is one column, with the board from edge to edge. The lines above the board are as high in every turn,
 *   so that the board does not move: while the opponent is to move, the news takes one line only, and the opponent's
 *   clock gets the space.
 * - Sideways the board is as high as the window, and the dock (clock, bar, row of acts) sticks to its lower edge.
 * - On a desktop the column beside the board has a fixed height. Questions, messages and the list of moves share what
 *   the other parts leave, and scroll, so that none of them moves the bar or the clock. What else there is, such as
 *   cards, stands under the game. The column becomes higher only for what a reader who waits has to see whole: an
 *   invitation, planned replies, the next game (see the style of what may be open).
 *
 * The field for questions lies over the place of the bar while it has the focus, and moves nothing. Answers to them
 * stand below a phone's board.
 *
 * The outcome of a press and a refusal lie over other lines and push nothing. A notice is a line at the lower edge of the
 * window, above the bar of a phone; sideways it is above the opponent's name, beside the board.
 */
export const PLAY_CSS = `
body{--left:max(.875rem,env(safe-area-inset-left));--right:max(.875rem,env(safe-area-inset-right));--side:min(calc(100vh - 9rem),56vw);--beside:max(1.5rem,calc((100vw - max(73.5rem,var(--side) + 32.5rem))/2))}
:is(.top,main,.foot){max-width:none;padding-inline:var(--left) var(--right)}
.top{flex-wrap:nowrap;min-height:3.25rem;padding-block:0}
main{position:relative;padding-top:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.35rem}
.play,.status,.dock,.under{display:contents}
:is(.play,.status,.dock)>*{min-width:0}:is(.play,.status,.dock)>:empty{display:none}
.news b{font-variant-numeric:tabular-nums}.status p{margin:0}
blockquote+blockquote{margin-top:.6rem}

.play>.skip:focus-within{inset:auto .3rem .3rem auto;padding:0;width:48%}
.strip{font-variant-numeric:tabular-nums}
.name{display:flex;align-items:center;gap:.75rem;min-height:2.25rem}
.who{flex:1 1 auto;min-width:0;line-height:1.25rem}.who b{display:inline-block;max-width:100%;vertical-align:bottom}.who b,.above .lines p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.waits{display:block;font-size:.875rem}
.held{display:grid;flex:none;text-align:end;color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.time{font-size:1.25rem;font-weight:700;white-space:nowrap}.time.short{color:var(--red)}
.thread{display:block;width:100%;height:5px;margin:.35rem 0;border-radius:3px}.thread rect{fill:var(--main)}.thread .rest{fill:var(--line)}
.lines p{margin:0;font-size:.875rem;line-height:1.25rem}.lines p+p{color:var(--quiet)}

.act .bar{display:flex;gap:.5rem;align-items:center;min-height:2.875rem}.act p{margin:0;flex:1 1 8rem}.act :is(button,.button){white-space:nowrap;flex:none}.act form.bar input{flex:0 1 7.75rem;min-width:0}
.act #play{flex:1 1 auto;display:flex}.act .bar .main{flex:1 1 auto}.act .bar>.button:first-child{min-width:6.5rem}
.act .ways{flex-wrap:wrap}.act .ways p{flex-basis:100%}
.message textarea{min-height:2.875rem;resize:none;field-sizing:content;max-height:7rem}
.say{display:grid;gap:.5rem}.say .row{margin:0;justify-content:end}
@media (scripting:none){.message .with-script{display:none}}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.joined{direction:ltr;display:flex;border:1px solid var(--edge);border-radius:.625rem}
.joined a{display:grid;place-items:center;width:2.75rem;height:2.75rem;color:var(--ink);border-radius:.6rem}.joined a+a{border-inline-start:1px solid var(--line);border-radius:0 .6rem .6rem 0}.joined a+a:not(:last-child){border-radius:0}
.joined a:hover{background:var(--tint)}.joined [aria-disabled]{color:var(--edge);background:none;opacity:.6}
.icon{width:1.25rem;height:1.25rem;fill:currentColor}.turner{width:2.75rem;padding:0}
.acts{display:flex;flex-wrap:wrap;gap:.3rem;margin-inline-start:auto}.acts .button{padding:.4rem .25rem;font-size:.9375rem}

.tabs{display:flex;flex-wrap:wrap;gap:0 clamp(.6rem,3.5vw,1.5rem);border-bottom:1px solid var(--line)}
.tabs a{padding:.6rem 0 calc(.5rem + 3px);margin-bottom:-1px;color:var(--quiet);text-decoration:none;font-size:.9375rem;min-height:2.75rem}
.tabs [aria-current]{color:var(--ink);font-weight:700;padding-bottom:.5rem;border-bottom:3px solid var(--main)}.count{font-weight:400}
.tab{padding-top:.5rem}
.more table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.moves td,.moves th{height:2rem;padding:0;text-align:start;font-weight:400}.moves tbody th{width:2.5rem;color:var(--quiet)}.moves td{width:calc(50% - 1.25rem)}
.moves td>*{display:inline-flex;align-items:center;gap:.5rem;height:2rem;padding:0 .6rem;margin-inline-start:-.6rem;border-radius:.4rem;color:var(--ink);text-decoration:none;white-space:nowrap}
.ballot{color:var(--quiet)}.moves a:hover{background:var(--wash)}.moves [aria-current]{background:var(--tint);font-weight:700}
.moves small{color:var(--quiet);font-size:.8125rem;font-weight:400}
@media (pointer:coarse){.moves td>*,.moves td,.moves th{height:2.75rem}}
.notice{position:fixed;z-index:9;inset:auto 0 0;margin:0;padding:.25rem .875rem;max-height:5rem;overflow:auto;background:var(--gold);color:var(--paper);line-height:1.25rem}
@media (width<52rem),(height<=30rem){
.wide,.top>span,.menu span:first-child{display:none}
.act form.bar input{flex:0 1 9.5rem;font-weight:700;min-height:3.5rem;text-align:center}.act form.bar input::placeholder{color:var(--ink);opacity:1}
.act form.bar:not(:focus-within):has(input:placeholder-shown) button{display:none}.act form.bar:focus-within p:not(.fault){display:none}.act form.bar:focus-within p:not(.fault)~input{flex:1;text-align:start}
.act .main,.act .bar .button{min-height:3.5rem;font-size:1.05rem}
.strip.below.turn .who{position:absolute;clip-path:inset(50%)}
.joined,.joined a{flex:1}.acts{margin:0;flex:1 1 100%}.acts .button{flex:auto}
}
@media (width<35rem),(width<52rem) and (height>30rem),(width<52rem) and (max-aspect-ratio:5/3){
.top{position:relative;z-index:1}
.status .by{display:none}.brand{font-size:0;gap:0}.to-games+.menu{margin-inline-start:-.5rem}
:is(.asks,.said,.message){order:3}.tools{order:4}.more{order:6}
.status>*{margin:0!important}.status>#live-status{grid-area:1/1;order:-1;margin-top:-3.25rem!important;display:grid;grid-template-rows:3.25rem minmax(var(--news,0px),auto)}.status:has(.news,.by,.back){--news:2.5rem}.play:has(.above.turn) .status:has(.by){--news:1.25rem}
.status h1{align-self:center;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin-block:0;margin-inline:2.65rem 9.1rem;font-size:min(1.375rem,5.6vw);line-height:1.15}
.status h1+p{line-height:1.25rem}
.strip.above{min-height:2.5rem}.strip.above.turn{min-height:3.75rem}.strip.above .name{min-height:2.125rem}.strip.above .thread{margin:0}.strip.above .lines p+p{display:none}
.strip.below.turn .time{margin-inline-end:auto}
.table{margin-inline:calc(-1*var(--left)) calc(-1*var(--right))}.board{max-width:100vh;margin:auto}
.strip.below .lines{display:flex;flex-wrap:wrap;gap:0 1rem}
}
@media (width<=22.4rem){.status h1{margin-inline-end:3.25rem}.name{gap:.4rem}.time{font-size:1rem}.act :is(button,.button){white-space:normal;flex-shrink:1}.act .bar>.button:first-child{min-width:0}.above .lines p{white-space:normal}}
@media (width<52rem) and (height>=41.25rem) and (width>=20rem){
.act:not(:empty){position:fixed;inset:auto 0 0;z-index:5;background:var(--card);border-top:1px solid var(--line);padding:.3rem var(--right) calc(.3rem + env(safe-area-inset-bottom)) var(--left)}
body:has(.act:not(:empty)) .foot{padding-bottom:6rem}body:has(.act:not(:empty)) .notice{bottom:4.2rem}
}
@media (width<52rem) and (height<41.25rem){.act{order:1}.strip.below{order:2}}
@media (width>=52rem) and (height>30rem){
.top{min-height:3.75rem}
:is(.top,main,.foot){padding-inline:var(--beside)}
main{display:block}
.play{--gap:clamp(.25rem,4vh - 1.25rem,.75rem);position:relative;display:grid;grid-template:auto auto repeat(2,minmax(0,max-content)) minmax(9rem,1fr)/minmax(var(--side),max-content) minmax(18rem,1fr);column-gap:2.5rem;height:max(var(--side) + 3.5rem,29rem)}
:is(.play,.status,.dock)>*{grid-column:2}
.table,.tools{grid-area:1/1/9/2;align-self:start}.table{width:var(--side)}.tools{margin-top:calc(var(--side) + .75rem)}
.strip.above{grid-row:1;border-bottom:1px solid var(--line);padding-bottom:var(--gap);margin-bottom:var(--gap)}#live-status{grid-row:2}.asks{grid-row:3}.said{grid-row:4;min-height:0;overflow:auto;margin-top:var(--gap)}
.more{grid-row:5;display:flex;flex-direction:column;min-height:0;margin-top:var(--gap)}.act{grid-row:6;border-top:1px solid var(--line);padding-top:var(--gap)}.message{grid-row:7;padding-top:.5rem}.strip.below{grid-row:8;margin-top:var(--gap);border-top:1px solid var(--line);padding-top:var(--gap)}
.play>.skip:focus-within{position:absolute;grid-area:6/2/7/3}.acts .button{padding:.4rem .55rem}
.tab,.panel{position:relative;flex:1 1 0;min-height:0;overflow:auto}
.tab:has(.scroll){padding:0;overflow:visible}.tab .scroll{position:absolute;inset:.25rem 0 auto;max-height:100%;max-height:round(down,100% - .25rem,2rem);overflow:auto;display:flex;flex-direction:column-reverse;padding-inline-start:.6rem;margin-inline-start:-.6rem;scroll-snap-type:y proximity}
.moves tr:has([aria-current]){scroll-snap-align:end}
h1{font-size:1.75rem;line-height:2.125rem}.news{line-height:1.25rem;min-height:2.5rem}.news:has(+.by){min-height:0}
}
@media (width>=52rem) and (height>30rem) and (height<=46rem){
.joined a{width:2.25rem}.acts .button{padding:.4rem .3rem;font-size:.875rem}
}
@media (width>=52rem) and (width<=61rem){.play{margin-bottom:3.25rem}}
@media (width>=100rem) and (min-aspect-ratio:17/10) and (height>30rem){
body{--beside:max(3.25rem,calc((100vw - var(--side) - 59rem)/2))}
.play{grid-template-columns:minmax(var(--side),max-content) minmax(22rem,30rem) minmax(16rem,24rem)}
.more{grid-area:1/3/9/4;margin:0}.tabs{gap:0 1rem}.said{grid-row:4/6}.message textarea{min-height:6rem}
}
@media (min-aspect-ratio:5/3) and (width>=35rem) and (height<=30rem){
body{--side:calc(100vh - 1rem)}:is(.asks,.message,.more,.under) *{scroll-margin-bottom:17rem}
.top{position:absolute;z-index:6;top:.3rem;inset-inline-end:var(--right);min-height:0;padding:0}.top>:not(.menu){display:none}
main{padding-block:.5rem 0;grid-template:repeat(7,auto) 1fr auto/var(--side) minmax(0,1fr);gap:.3rem 1rem;min-height:100vh}
:is(.play,.status)>*{grid-column:2}
.table{grid-area:1/1/10/2;position:sticky;top:.5rem;align-self:start}
#live-status{grid-row:2}.asks{grid-row:3}.said{grid-row:4}.message{grid-row:5}.more{grid-row:6}
.status h1{font-size:1.375rem;line-height:1.75rem}
.small-piece{width:1.5rem;height:1.5rem}
.dock{display:grid;gap:.25rem;grid-area:9/2;position:sticky;bottom:0;z-index:5;background:var(--paper);border-top:1px solid var(--line);padding:.25rem 0 .4rem}
.dock .tools{order:-1;gap:.3rem}.dock .strip{order:0}.waits,.thread,.held span+span{display:none}.strip .name{min-height:1.75rem}.acts{gap:.2rem}.acts .button{padding:.4rem .1rem;font-size:.8125rem}
.strip.above{padding-inline-end:3.25rem}.notice{inset:0 3.75rem auto calc(var(--side) + 1.75rem);font-size:.8125rem;line-height:1rem;max-height:3.5rem}.notice~main .strip.above{margin-top:3.1rem}
.act{background:var(--wash);border-radius:.75rem;padding:.25rem .5rem}:is(.act,.lines) p{font-size:.8125rem;line-height:1.1rem}.act form.bar input,.act .main,.act .bar .button{min-height:2.75rem}.act .bar>.button:first-child{min-width:0}.act .main{padding:.1rem .4rem;font-size:.9375rem;line-height:1.1rem}
}
@media (width<=19rem){.status>#live-status{display:block;margin:0!important}.status h1{display:block;margin:0;font-size:1.375rem}.moves td>*{height:auto;white-space:normal;margin:0;padding:0 .2rem}.moves tbody th{width:1.6rem}.moves a,.name,.act .bar,.strip .held{flex-wrap:wrap}.time,.who b{white-space:normal}.held{flex:0 1 auto}.tools .joined,.joined a{min-width:0}.strip .lines p{overflow-wrap:normal}}
@media (forced-colors:active){.notice{color:CanvasText}.thread rect{fill:Highlight}.thread .rest{fill:Canvas;stroke:CanvasText;stroke-width:.2}.moves [aria-current]{outline:2px solid Highlight}}
@media print{.top,.foot,.tools,.tabs,.act,.message,.skip{display:none!important}}
`
