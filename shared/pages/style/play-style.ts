/**
 * The layout of a board's page. A phone has one column, with the board from edge to edge. From 52rem on there are two
 * columns, and the second is as high as the board and the row of buttons below it. On a phone the lines above the board
 * are as high in every turn, so that the board does not move: while the opponent is to move, the news takes one line
 * only, and the opponent's clock gets the space.
 */
export const PLAY_CSS = `
.play{display:grid;grid-template-columns:minmax(0,1fr);gap:.35rem}
.play>*{min-width:0}.play>:empty{display:none}
.status>*+*{margin-top:.5rem}.status p{margin:0}.status:focus{outline:0}
.news b{font-variant-numeric:tabular-nums}
blockquote+blockquote{margin-top:.6rem}

.strip{font-variant-numeric:tabular-nums}
.name{display:flex;align-items:center;gap:.75rem;min-height:2.25rem}
.who{flex:1 1 auto;min-width:0}.who b{line-height:1.25rem;display:inline-block;max-width:100%;vertical-align:bottom}.who b,.above .lines p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.waits{display:block;font-size:.875rem;line-height:1.25rem}
.held{display:grid;flex:none;text-align:end;color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.time{font-size:1.25rem;font-weight:700;white-space:nowrap}.time.short{color:var(--red)}
.thread{display:block;width:100%;height:5px;margin:.35rem 0;border-radius:3px}.thread rect{fill:var(--main)}.thread .rest{fill:var(--line)}
.lines p{margin:0;font-size:.875rem;line-height:1.25rem}.lines p+p{color:var(--quiet)}

.act .bar{display:flex;gap:.5rem;align-items:center;min-height:2.875rem}.act p{margin:0;flex:1 1 8rem}.act :is(button,.button){white-space:nowrap;flex:none}.act form.bar input{flex:0 1 7.75rem;min-width:0}
.act #play{flex:1 1 auto;display:flex}.act .bar .main{flex:1 1 auto}.act .bar>.button:first-child{min-width:6.5rem}
.act .ways{flex-wrap:wrap}.act .ways p{flex-basis:100%}.act .check{padding:0 0 .4rem}
.message textarea{min-height:2.875rem;resize:none;field-sizing:content;max-height:7rem}
.say{display:grid;gap:.5rem}.say .row{margin:0;justify-content:end}
@media (scripting:none){.message .with-script{display:none}}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.joined{direction:ltr;display:flex;border:1px solid var(--edge);border-radius:.625rem}
.joined a{display:grid;place-items:center;width:2.75rem;height:2.75rem;color:var(--ink);border-radius:.6rem}.joined a+a{border-inline-start:1px solid var(--line);border-radius:0 .6rem .6rem 0}.joined a+a:not(:last-child){border-radius:0}
.joined a:hover{background:var(--tint)}.joined [aria-disabled]{color:var(--edge);background:none;opacity:.6}
.icon{width:1.25rem;height:1.25rem;fill:currentColor}.turner{width:2.75rem;padding:0}
.acts{display:flex;flex-wrap:wrap;gap:.3rem;margin-inline-start:auto}.acts .button{padding:.4rem .25rem;font-size:.9375rem}
.acts [aria-current]{background:var(--tint);border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main)}

.tabs{display:flex;flex-wrap:wrap;gap:0 clamp(.6rem,3.5vw,1.5rem);border-bottom:1px solid var(--line)}
.tabs a{padding:.6rem 0 calc(.5rem + 3px);margin-bottom:-1px;color:var(--quiet);text-decoration:none;font-size:.9375rem;min-height:2.75rem}
.tabs [aria-current]{color:var(--ink);font-weight:700;padding-bottom:.5rem;border-bottom:3px solid var(--main)}.count{font-weight:400;margin-inline-start:.15rem}
.tab{padding-top:.5rem}.tab p{margin:.25rem 0}.tab dl{margin:.25rem 0 .5rem}
.more table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.moves td,.moves th{height:2rem;padding:0;text-align:start;font-weight:400}.moves tbody th{width:2.5rem;color:var(--quiet)}.moves td{width:calc(50% - 1.25rem)}
.moves a,.ballot{display:inline-flex;align-items:center;gap:.5rem;height:2rem;padding:0 .6rem;margin-inline-start:-.6rem;border-radius:.4rem;color:var(--ink);text-decoration:none;white-space:nowrap}
.ballot{color:var(--quiet)}.moves a:hover{background:var(--wash)}.moves [aria-current]{background:var(--tint);font-weight:700}
.took{color:var(--quiet);font-size:.8125rem;font-weight:400}
@media (pointer:coarse){.moves a,.ballot,.moves td,.moves th{height:2.75rem}}

main:has(.play)>.play{padding:0}
body:has(.play) :is(.top,main,.foot){max-width:none;padding-inline-start:max(.875rem,env(safe-area-inset-left));padding-inline-end:max(.875rem,env(safe-area-inset-right))}
body:has(.play) .top{flex-wrap:nowrap;min-height:3.25rem;padding-block:0}
body:has(.play) main{padding-top:0}
@media (max-width:51.99rem),(min-aspect-ratio:5/3) and (max-height:30rem) and (min-width:35rem){
.wide{display:none}
.act form.bar input{flex:0 1 9.5rem;font-weight:700;min-height:3.5rem;text-align:center}.act form.bar input::placeholder{color:var(--ink);opacity:1}
.act form.bar:not(:focus-within):has(input:placeholder-shown) button{display:none}.act form.bar:focus-within p:not(.fault){display:none}.act form.bar:focus-within p:not(.fault)~input{flex:1;text-align:start}
.act .main,.act .bar .button{min-height:3.5rem;font-size:1.05rem}
}
.panel{scroll-margin-bottom:6rem}
@media (max-width:51.99rem){
body:has(.play) .top{position:relative;z-index:1}
.status .by{display:none}body:has(.play) .brand{font-size:0;gap:0}body:has(.play) .top>span,.menu span:first-child{display:none}.to-games+.menu{margin-inline-start:-.5rem}
.status{display:contents}.status>*{margin:0!important}.status>:not(#live-status,#outcome,.fault),.said,.cards,.act,.message,.tools,.more{order:2}.status>#live-status{order:-1;grid-area:1/1;margin-top:-3.25rem!important;display:grid;grid-template-rows:3.25rem minmax(var(--news,0px),auto)}.status:has(.news,.by,.back){--news:2.5rem}.play:has(.above.turn) .status:has(.by){--news:1.25rem}
.status h1{align-self:center;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin-block:0;margin-inline:2.65rem 9.1rem;font-size:min(1.375rem,5.6vw);line-height:1.15}
.status h1+p{line-height:1.25rem}
.strip.above{height:2.5rem}.strip.above.turn{height:3.75rem}.strip.above .name{min-height:2.125rem}.strip.above .thread{margin:0}.strip.above .lines p+p{display:none}
.strip.below.turn .who{position:absolute;clip-path:inset(50%)}.strip.below.turn .time{margin-inline-end:auto}
.table{margin:0 calc(-1*max(.875rem,env(safe-area-inset-left)))}.board{max-width:100vh;margin:auto}
.strip.below .lines{display:flex;flex-wrap:wrap;gap:0 1rem}
.tools .joined,.joined a{flex:1}
.acts{margin:0;flex:1 1 100%}.acts .button{flex:auto}
}
@media (max-width:22.4rem){.status h1{margin-inline-end:3.25rem}.name{gap:.4rem}.time{font-size:1.15rem}.act :is(button,.button){white-space:normal;flex-shrink:1}.act .bar>.button:first-child{min-width:0}.above .lines p{white-space:normal}.strip.above.turn{height:auto;min-height:3.75rem}}
@media (max-width:51.99rem) and (min-height:41.25rem) and (min-width:20rem){
.act:not(:empty){position:fixed;left:0;right:0;bottom:0;z-index:5;background:var(--card);border-top:1px solid var(--line);padding:.3rem max(.875rem,env(safe-area-inset-right)) calc(.3rem + env(safe-area-inset-bottom)) max(.875rem,env(safe-area-inset-left))}
body:has(.act:not(:empty)) .foot{padding-bottom:6rem}
}
@media (max-width:51.99rem) and (max-height:41.24rem){.act{order:1}.act~*,.strip.below,.said,.cards{order:2}}
@media (min-width:52rem){
body:has(.play) .top{min-height:3.75rem}
body:has(.play){--side:min(calc(100vh - 9rem),56vw);--beside:max(1.5rem,calc((100vw - max(73.5rem,var(--side) + 32.5rem))/2))}
body:has(.play) :is(.top,main){padding-inline:var(--beside)}
body:has(.play) .foot{max-width:none;padding-inline:var(--beside)}
.play{grid-template-columns:var(--side) minmax(18rem,1fr);grid-template-rows:repeat(4,auto) minmax(8rem,1fr) repeat(3,auto);gap:0 2.5rem;min-height:calc(var(--side) + 3.5rem)}
.play>*{grid-column:2}
.table{grid-column:1;grid-row:1/9;align-self:start}.tools{grid-column:1;grid-row:1/9;align-self:start;margin-top:calc(var(--side) + .75rem)}
.strip.above{grid-row:1;border-bottom:1px solid var(--line);padding-bottom:.75rem;margin-bottom:1rem}.status{grid-row:2}.said{grid-row:3;margin-top:.75rem}
.cards{grid-row:4;margin-top:.75rem}.more{grid-row:5;display:flex;flex-direction:column;min-height:0;margin-top:.75rem}.act{grid-row:6;border-top:1px solid var(--line);padding-top:.75rem}.message{grid-row:7;padding-top:.5rem}.strip.below{grid-row:8;margin-top:.75rem;border-top:1px solid var(--line);padding-top:.6rem}
.acts .button{padding:.4rem .55rem}
.tab,.panel{position:relative;flex:1 1 0;min-height:0;overflow:auto}
.tab:has(.scroll){padding:0;background:none;overflow:visible}.tab .scroll{position:absolute;left:0;right:0;top:.25rem;max-height:100%;max-height:round(down,100% - .25rem,2rem);overflow:auto;display:flex;flex-direction:column-reverse;padding-inline-start:.6rem;margin-inline-start:-.6rem;scroll-snap-type:y proximity}
.moves tr{scroll-snap-align:end}.moves tr:has([aria-current]){scroll-initial-target:nearest}
h1{font-size:1.75rem;line-height:2.125rem}.news{line-height:1.25rem;min-height:2.5rem}
}
@media (min-aspect-ratio:5/3) and (max-height:30rem) and (min-width:35rem){
body:has(.play) .top{position:absolute;z-index:1;top:.3rem;inset-inline-end:max(.75rem,env(safe-area-inset-right));min-height:0;padding:0}.top>:not(.menu),.menu span:first-child{display:none}
body:has(.play) main{padding:.5rem max(.75rem,env(safe-area-inset-right)) .5rem max(.75rem,env(safe-area-inset-left))}
.play{--side:calc(100vh - 1rem);grid-template-columns:var(--side) minmax(0,1fr);grid-template-rows:auto;gap:0 1rem;min-height:0;align-items:start}
.play>*{grid-column:2;grid-row:auto!important;height:auto!important;margin:.3rem 0 0!important;padding:0!important;border:0!important}
.play>.table{grid-column:1;grid-row:1/40!important;margin:0!important;position:sticky;top:.5rem}
.play>.status{display:block}.said,.strip.below{order:0}.status>#live-status{display:block;margin:0!important}.status h1{margin:0;font-size:1.375rem;line-height:1.75rem}.news{min-height:0}.more{display:block;min-height:0}.tab,.panel{overflow:visible}
.strip.above{order:-2}.status,.play:has(.panel)>.more{order:-1}.message{order:1}.tools{order:2}.cards{order:3}.more{order:3}.waits,.strip.below .thread,.held span+span{display:none}
.play>.strip.above{padding-inline-end:3.25rem!important}.play>.tools{gap:.3rem}.acts{margin:0}
.strip.below.turn .who{position:absolute;clip-path:inset(50%)}.strip.below.turn .name{min-height:1.75rem}
.play>.act:not(:empty){order:4;position:sticky;bottom:0;z-index:5;background:var(--wash);border-radius:.75rem;padding:.3rem .75rem!important}
.tab .scroll{position:static;max-height:none}
}
@media (max-width:19rem){.status>#live-status{display:block;margin:0!important}.status h1{display:block;margin:0;font-size:1.375rem}.moves a,.ballot{height:auto;white-space:normal;margin:0;padding:0 .2rem}.moves tbody th{width:1.6rem}.moves a,.name,.act .bar,.strip .held{flex-wrap:wrap}.time{white-space:normal}.held{flex:0 1 auto}.who b{white-space:normal}.strip.above.strip.above{height:auto}.tools .joined,.joined a{min-width:0}.strip .lines p{overflow-wrap:normal}}
@media (forced-colors:active){.thread rect{fill:Highlight}.thread .rest{fill:Canvas;stroke:CanvasText;stroke-width:.2}.moves [aria-current]{outline:2px solid Highlight}.acts [aria-current]{outline:2px solid Highlight;outline-offset:-4px}}
@media print{.top,.foot,.tools,.tabs,.act,.message,.skip{display:none!important}}
`
