/** The board and what is around it. */
export const BOARD = `
.heading{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .9rem;margin-bottom:.75rem}.heading p{margin:0}
.play,.cards{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
.acting:empty,.cards:empty{display:none}
.result{font-size:1.3rem}
.match{display:flex;flex-wrap:wrap;gap:.1rem .9rem;margin:-.35rem 0 .75rem}
.status>p,.status>blockquote{margin:0 0 .5rem}.status>:last-child{margin-bottom:0}.status>.row{margin-bottom:.75rem}.more dl{margin-bottom:.6rem}
.asked{border-top:1px solid var(--line);padding-top:.7rem;margin-top:.7rem}.asked .row{margin-top:.5rem}.asked label{display:block}
blockquote{margin:0 0 .6rem;padding:.1rem 0 .1rem .8rem;border-left:3px solid var(--edge)}blockquote p{margin:0}blockquote footer{font-size:.9rem;color:var(--quiet)}
.press{margin:0}.press.filled{display:grid;gap:.6rem;justify-items:start}.press.filled>:not(button){width:100%}
.press.filled>input{display:none}
.parts{display:grid;gap:.9rem}.part+.part{border-top:1px dashed var(--line);padding-top:.9rem}.part p{margin:0 0 .4rem}
.grave{border-top:1px dashed var(--line)}.more>.grave{border-top:1px solid var(--line)}
.lines{list-style:none;padding:0;font-variant-numeric:tabular-nums}.more h3{font-size:.95rem;margin:.75rem 0 .25rem}
.settings{border-top:1px solid var(--line);padding:.65rem 0;margin:0}
.askings>.asked:first-child{border-top:0;margin-top:0;padding-top:0}.said>:last-child{margin-bottom:0}.said{max-height:20rem;overflow:auto}
.along{border-top:0;margin-top:.4rem}.along summary{font-weight:400;padding:.4rem 0 0;color:var(--quiet)}.along .field{margin:.5rem 0}

.strip{display:flex;align-items:center;gap:.6rem;min-height:2.5rem;padding:.15rem .25rem}
.who{flex:1 1 0;min-width:0;overflow-wrap:anywhere}.strip .time{flex:0 1 auto;max-width:60%;margin-left:auto}
.time>*{white-space:nowrap}.time{text-align:right;color:var(--quiet);font-size:.95rem}.turn .time{color:var(--ink);font-weight:600}.turn .time.short{color:var(--red)}
.small-piece{width:1.6rem;height:1.6rem;flex:none}
.choosing{margin:0}
.board{display:grid;aspect-ratio:1;border-radius:.4rem;overflow:hidden;box-shadow:0 0 0 1px var(--line);font-size:.7rem;user-select:none}
.size-8{grid-template:repeat(8,minmax(0,1fr))/repeat(8,minmax(0,1fr))}
.size-10{grid-template:repeat(10,minmax(0,1fr))/repeat(10,minmax(0,1fr))}
.size-12{grid-template:repeat(12,minmax(0,1fr))/repeat(12,minmax(0,1fr))}
.light{background:var(--light)}
.square{position:relative;display:block;width:100%;height:100%;min-height:0;padding:0;border:0;border-radius:0;background:var(--dark);line-height:1}
button.square{cursor:pointer}button.square:hover{background:color-mix(in srgb,var(--dark),#fff 12%)}
.square.last,button.square.last:hover{background:var(--last)}
.square.offends{box-shadow:inset 0 0 0 3px #ffd24a}.square.chosen,.square.arrives,.square.leaves,button.square.chosen:hover,button.square.arrives:hover,button.square.leaves:hover{background:var(--chosen)}
.square:focus-visible{outline:3px solid #fff;outline-offset:-4px;box-shadow:inset 0 0 0 7px #221d18;z-index:1}
.square .piece{position:absolute;inset:4%;width:92%;height:92%;pointer-events:none}
.square .ghost{opacity:.34}.square .cross{z-index:3}
.board{position:relative;isolation:isolate}.square .piece{z-index:2}
.way{position:absolute;inset:0;z-index:1;pointer-events:none;fill:#ffd24a;stroke:#231d1a;stroke-width:3}
.way polyline{fill:none;stroke:#ffd24a;stroke-width:8;stroke-linejoin:round}.way .casing{stroke:#231d1a;stroke-width:14;opacity:.8}.way .tip{stroke-width:5;stroke-linejoin:round}
.number{position:absolute;left:.3em;top:.25em;color:var(--number);font-weight:500}
.act{border-color:var(--main);box-shadow:0 .4rem 1.4rem #0003}
.act form,.act .row{margin:.25rem 0 0}.act form>.check{margin:.25rem 0 .6rem}.act .main{flex:1;min-height:3.25rem;font-size:1.1rem}
.ways{list-style:none;padding:0;display:grid;gap:.5rem}.ways .button{width:100%;justify-content:flex-start;gap:.6rem;font-weight:400}
.side{display:grid;gap:.75rem;align-content:start;min-width:0}
.scroll{max-height:13.5rem;overflow:auto;display:flex;flex-direction:column-reverse}
.side table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.side td,.side th{text-align:left;padding:.3rem .4rem;font-weight:400}.side tbody th{width:3rem;color:var(--quiet)}
.side td{width:45%}.side .newest{background:var(--wash);font-weight:700;border-radius:.35rem}
.more>.row{margin-bottom:.6rem}.more>details:last-child{padding-bottom:0}
.invite{border-color:var(--main)}.invite label{display:block;margin-bottom:.25rem}.invite .row{margin-bottom:.6rem}
.more label:not(.radio,.check){display:block;margin-bottom:.25rem;font-weight:400}
@media (max-width:51.99rem){.acting{position:sticky;bottom:.5rem;z-index:2;max-height:calc(100vh - 1rem);overflow:auto}.match{padding-left:.25rem}main{padding:.25rem .5rem}.heading{padding-left:.25rem}.top{padding-left:.75rem}.top span{display:none}.status{padding:.65rem .8rem}}
@media (max-width:30rem){.board{font-size:.58rem}}
@media (min-width:52rem){.play{grid-template-columns:minmax(0,min(36rem,calc(100vh - 9rem))) minmax(20rem,1fr);grid-template-rows:auto auto auto 1fr;align-items:start;gap:0 1.25rem}
.status,.cards,.acting{margin-bottom:.75rem}
.play{grid-template-areas:"table status" "table cards" "table acting" "table side"}
.table{grid-area:table}.status{grid-area:status}.cards{grid-area:cards}.acting{grid-area:acting}.side{grid-area:side}.strip:first-child{margin-top:-.4rem}.play:has(.cards:empty){grid-template-areas:"table status" "table acting" "table side";grid-template-rows:auto auto 1fr}
.play:not(:has(.act,.card.fault)) .acting{display:none}}
@media (min-width:52rem) and (max-height:44rem){.play{grid-template-columns:minmax(0,32rem) minmax(20rem,1fr)}}
`
