/** The style of the pages without a board. */
export const HOME_CSS = `
.to-games b:not(:empty){display:inline-grid;place-items:center;min-width:1.4rem;height:1.4rem;border-radius:1rem;background:var(--main);color:var(--main-ink);font-size:.85rem}
@media (max-width:40rem){.top:has(.to-games:not([hidden]))>span,.menu span:first-child{display:none}}
@media (forced-colors:active){.to-games b:not(:empty){background:Highlight;color:HighlightText;forced-color-adjust:none}}
.top{min-height:3.25rem;padding-block:.25rem}main{padding-top:.5rem}h1{font-size:1.375rem;line-height:1.75rem}
.card,.narrow>section,.aside>section{border-top:1px solid var(--line);padding-top:1rem}.card.fault{border:0;border-inline-start:3px solid var(--red);padding-block:.25rem;padding-inline-start:.75rem}
.sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:1.1rem}.field{min-width:0;grid-template-columns:minmax(0,1fr)}
.pair{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr))}
.clocks .own{margin-top:.9rem}.clocks:not(:has([value=own]:checked)) .own{display:none}
.choices-more .sheet{padding-top:.35rem}
.card.saved{border-top:3px solid var(--edge);padding-top:.75rem}
.top>span{flex:1}
.openings:not(:has([value=fen]:checked)) .fen{display:none}.openings .fen{margin-top:.9rem}
.checks{display:grid;gap:.1rem}.checks:has(.radio){gap:.4rem}
.often{display:grid;gap:.9rem}.sheet:has(#email:placeholder-shown) .often{display:none}.often>p{margin:0;font-size:.9rem}.often:not(:has([value=digest]:checked)) .daily{display:none}
.card form+h2{margin-top:1.5rem}.row+.quiet{margin-top:.5rem}
.plain{list-style:none;padding:0}.plain>li+li{border-top:1px solid var(--line);margin-top:1rem;padding-top:1rem}.plain h3{margin:0 0 .5rem;font-size:1rem}
.narrow{max-width:42rem;display:grid;gap:1rem}.narrow>*{min-width:0}.aside{display:grid;gap:1.25rem;align-content:start}
.small-board{display:block;width:100%;border-radius:.25rem;fill:var(--dark)}.small-board rect{fill:var(--light)}
.small-board text{fill:#fff;font-size:17px}
.home{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
.home h1{font-size:1.75rem;line-height:2.1rem;margin-bottom:.15rem}
.sight{aspect-ratio:8/3;overflow:hidden;margin:-.5rem -.875rem 0}.sight .small-board{transform:translateY(-25%);border-radius:0}.sight text{display:none}.rows-10{aspect-ratio:10/4}.rows-10 .small-board{transform:translateY(-30%)}
::placeholder{color:var(--quiet);opacity:1}
.wish .sheet{gap:1.25rem}.wish>.card{margin-bottom:1rem}.wish .pair{gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr))}
.tiled{position:relative}.tiles{display:grid;gap:.5rem;grid-template-columns:repeat(2,minmax(0,1fr))}
.tiled details,.choices-more{border:0;padding:0}.tiled details>.tiles{margin-top:.5rem}
.tiled summary,.choices-more summary{list-style:none;font-size:.9rem;font-weight:400;color:var(--main);text-decoration:underline;text-underline-offset:.2em}
.tiled summary{position:absolute;top:-.65rem;inset-inline-end:0;padding-block:.65rem;padding-inline-start:1rem}.choices-more summary{text-align:center;padding:.65rem 0}
.tiled summary::-webkit-details-marker,.choices-more summary::-webkit-details-marker{display:none}
.wish:has(#opponentEmail:placeholder-shown):not(:has(.choices-more[open])) .whom,.wish:not(:has(#opponentEmail:placeholder-shown)) .whom #opponentName-hint{display:none}
.note{margin:.4rem 0 0;font-size:.9rem}.note a{display:inline-block}
.tile{position:relative;display:grid;align-content:center;min-height:3.75rem;padding:.45rem .65rem;border:1px solid var(--edge);border-radius:.6rem;background:var(--card);font-weight:400;line-height:1.35;cursor:pointer}
.tile span{font-size:.9rem;color:var(--quiet)}.tile strong{font-size:.92rem;hyphens:auto}
.tile input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
.tile:has(:checked){border:2px solid var(--main);padding:calc(.45rem - 1px) calc(.65rem - 1px);background:var(--tint)}
.tile:has(:checked)::after{content:"";position:absolute;inset-inline-end:.8rem;bottom:.85rem;width:.35rem;height:.65rem;border:solid var(--main);border-width:0 2px 2px 0;transform:rotate(45deg)}
.tile:has(:focus-visible){outline:3px solid var(--gold);outline-offset:2px}
.start{display:grid;gap:0 1.1rem;align-items:center;text-align:center}.start>p{margin-top:.6rem}.choices-more{text-align:start}.wish form{margin-top:1.25rem}.start>p{font-size:.9rem}.start .main{min-height:3.5rem;font-size:1.1rem}
.how{font-size:.9rem}
.proposal{display:flex;flex-wrap:wrap;gap:.9rem}.proposal .small-board{flex:999 1 7rem;max-width:180px;align-self:start}.proposal dl{flex:1 1 8rem;min-width:0;margin:0;display:flex;flex-direction:column;gap:.15rem}.proposal dt{font-size:.9rem;line-height:1.3}.proposal dd{margin:0;line-height:1.35}.proposal dd>a{font-weight:400}.proposal dt:not(:first-child){margin-top:auto}.proposal .side{display:flex;align-items:center;gap:.5rem}.piece{width:1.5rem;flex:none}
.invitation{gap:.75rem}.invitation>*{margin:0}.terms{border-top:1px solid var(--line);padding-top:.6rem}.terms p{margin:0}.terms p+p{margin-top:.4rem}
.answer{container-type:inline-size;display:grid;gap:.75rem}.answer .pair{gap:.6rem 1rem}.answer>p{margin:0;font-size:.9rem;line-height:1.35}
.answers{display:grid;gap:.5rem;grid-template-columns:repeat(2,minmax(0,1fr));align-items:start}.answers>button,.decline summary{min-height:3.5rem;padding:.5rem;border:2px solid var(--main);border-radius:.6rem;background:transparent;color:var(--main);font-weight:700;font-size:1.05rem;line-height:1.2;text-align:center;display:flex;align-items:center;justify-content:center}.answers>button:only-child{grid-column:1/-1}
.decline{border:0}.decline[open]{padding:0}.decline summary::-webkit-details-marker{display:none}.decline form{width:calc(200% + .5rem);margin-inline-start:calc(-100% - .5rem);margin-top:.75rem}.decline form p{margin:0}
@container (max-width:17rem){.answers{grid-template-columns:minmax(0,1fr)}.decline form{width:auto;margin-inline-start:0}}
@media (min-width:40rem){.tiles{grid-template-columns:repeat(4,minmax(min-content,1fr))}.tile strong{overflow-wrap:break-word}}@media (min-width:52rem) and (max-width:73.99rem){.tiles{grid-template-columns:repeat(2,minmax(0,1fr))}}@media (min-width:74rem){.pair{row-gap:.3rem}.pair>.field{grid-row:span 4;grid-template-rows:subgrid;padding-bottom:.4rem}.tile{padding-inline:.45rem}.tile:has(:checked){padding-inline:calc(.45rem - 1px)}.tile strong{font-size:.85rem}.tile span{font-size:.82rem}}
@media (min-width:52rem){.top{min-height:3.75rem}:is(.top,.foot,main){padding-inline:min(4.1vw,3.25rem)}h1{font-size:1.75rem;line-height:2.125rem}
.sides{max-width:none;grid-template-columns:minmax(0,42rem) minmax(16rem,1fr);gap:1rem 3rem}.sides>*{grid-column:1}.sides>.aside{grid-area:1/2/20/3}.aside>:first-child{border-top:0;padding-top:0}
.home{grid-template-columns:minmax(0,min(37.5rem,calc(100vh - 12rem),54%)) minmax(0,1fr);grid-template-rows:auto 1fr;gap:1rem 3rem}
.wish{grid-row:1/3;grid-column:2}.sight.sight{aspect-ratio:auto;overflow:visible;margin:0}.sight .small-board.small-board{transform:none;border-radius:.25rem}.sight text{display:inline}
.home h1{font-size:2.2rem;line-height:2.6rem}.start{grid-template:"go usual" "go more"/minmax(10rem,15rem) 1fr;text-align:start}.start .main{grid-area:go}.start>p{grid-area:usual;margin:0;align-self:end}.choices-more{grid-area:more}.choices-more summary{text-align:start;padding:.2rem 0 .65rem}
.start:has([open]){grid-template-areas:"go usual" "more more"}.start:has([open])>p{align-self:center}.wish,.how{padding:0}}

.keep{max-width:34rem}.keep>section{display:grid;gap:.6rem}.keep>section h2,.keep>section p{margin:0}.keep>p{margin:0}.keep>p+section{border:0;padding:0}
.keep h1{font-size:1.75rem;line-height:2.1rem}.keep>section>label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.side-line{display:flex;align-items:center;gap:.6rem}.keep button.main{min-height:3.25rem;font-size:1.1rem}
.beside{display:grid;grid-template-columns:1fr auto;gap:.3rem .6rem}.beside .field{display:contents}.beside :is(label,.field p){grid-column:1/3}.beside .fault,.beside p{order:2}.beside button{order:1}
.keep>.scan{grid-template-columns:11.25rem 1fr;gap:1.1rem;align-items:center}.qr{width:11.25rem;max-width:100%;aspect-ratio:1;border-radius:.6rem;background:#fff;forced-color-adjust:none}.scan h2{margin-bottom:.3rem!important}
.onward{min-height:3.5rem;font-size:1.1rem;margin-top:.3rem}
@media (max-width:22rem){.keep>.scan{grid-template-columns:minmax(0,1fr)}}
.sheet+.sheet{margin-top:.75rem}.my-games>.row{justify-content:space-between}.my-games>p.row{justify-content:start}.my-games ul{list-style:none;padding:0;margin:0}#games section{border-bottom:1px solid var(--line);padding-bottom:.5rem;margin-bottom:1rem}#games section:has(+details),.my-games:has(#finished:not([hidden])) #games section:last-child{border:0;margin:0}
#games li{display:flex;align-items:center;gap:.6rem}#games li>.game{flex:1;min-width:0}#games li>button{padding:.4rem .9rem;font-weight:400}#games .bare{display:block;min-height:0}
.game{display:grid;grid-template-columns:5.5rem 1fr;gap:.9rem;align-items:center;min-height:6.75rem;padding:.6rem 0;color:var(--ink);text-decoration:none}.game>span,.game .left{display:block}.game .quiet{font-size:.9rem}
.game .first{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .6rem}.game :is(.question,.halt){display:block;font-size:.9rem}.question{font-weight:700}.mine .left{font-weight:700}.waits .small-board{opacity:.6}.game b{font-size:1.05rem}
#games .away h2{display:flex;align-items:center;gap:.6rem}.away svg{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:2}#unsent li{display:block}#unsent .left{font-weight:700}#unsent .left~span{display:block;font-size:.9rem}#unsent .short{color:var(--red)}#games li>.as-link{margin:-.6rem 0 .25rem 6.4rem;padding:0;border:0;color:var(--main);text-decoration:underline}
@media (max-width:18rem){#games li>.as-link{margin-inline-start:0}.game{grid-template-columns:minmax(0,1fr)}.game .small-board{width:5.5rem}.game .first{flex-wrap:wrap}}
@media (forced-colors:active){.small-board use{forced-color-adjust:none}.small-board path{fill:Canvas;stroke:CanvasText;stroke-width:4}.small-board rect{fill:Canvas}.tile:has(:checked),.tile:has(:checked)::after{border-color:Highlight}}
@media (max-width:19rem){body{hyphens:auto}}
#finished h3{font-size:1rem;margin:.75rem 0 .25rem}#finished [role=status]{margin:.5rem 0 0}#finished [role=status]:empty{margin:0}#finished>button{margin:.25rem 0 1rem}#ended{border-bottom:1px solid var(--line)}#scores button{width:calc(100% + 1rem);margin-inline:-.5rem;justify-content:space-between;flex-wrap:wrap;gap:0 .75rem;border:0;padding-inline:.5rem;text-align:start;font-weight:400}#scores li+li{border-top:1px solid var(--line)}#scores [aria-pressed=true]{background:var(--tint);box-shadow:inset 3px 0 var(--main)}
#ended li{display:flex;align-items:center;gap:.6rem;border-top:1px solid var(--line)}#ended a{flex:1;min-width:0;padding:.6rem 0;color:var(--ink);text-decoration:none}#ended .first{flex-wrap:wrap}#ended a>span{display:block}#ended a>.first{display:flex;justify-content:space-between;gap:0 .6rem}#ended .quiet{font-size:.9rem}#ended li>button{padding:.4rem .9rem;font-weight:400}
@media (forced-colors:active){#scores [aria-pressed=true]{border:2px solid Highlight}}
pre{overflow-x:auto;margin:0}.wide{overflow-x:auto;overflow-wrap:normal}
.wide td,.wide th{text-align:start;vertical-align:top;padding-block:.35rem;padding-inline-end:.9rem}.wide td:last-child{min-width:14rem}
@media (max-width:40rem){.wide :is(table,tbody,tr,td){display:block}.wide thead{display:none}.wide td{padding:.1rem 0}.wide td:last-child{min-width:0}.wide td:empty{display:none}.wide tr{padding:.5rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}}
`
