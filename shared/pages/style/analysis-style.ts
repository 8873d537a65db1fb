/** The style of the analysis board: its frame, and the tree of lines, which is indented for six branches at most. */
export const ANALYSIS_CSS = `
.trying .table{outline:2px dashed var(--gold);outline-offset:5px}
.trying .status p{margin-top:.25rem}.trying .more{overflow:auto}
.tree{font-variant-numeric:tabular-nums}.tree ul{list-style:none;margin:0;padding:0}
.tree li{position:relative}.tree li>ul{margin-inline-start:12px;padding-inline-start:19px;border-inline-start:2px solid var(--line)}
.tree li>ul>li:before{content:"";position:absolute;inset-inline-start:-19px;top:1.2rem;width:14px;border-top:2px solid var(--line)}
.tree ul ul ul ul ul ul ul{margin:0;padding:0;border:0}.tree ul ul ul ul ul ul ul>li:before{content:none}
.tree .line{display:flex;flex-wrap:wrap;align-items:center;column-gap:.1rem;min-height:2.5rem;padding:0;border:0;justify-content:flex-start}
.tree .line>span{padding-inline:.35rem .2rem}
.tree a{display:inline-flex;align-items:center;min-height:2rem;padding:0 .4rem;border-radius:.4rem;color:var(--ink);text-decoration:none}
.tree a:hover{background:var(--wash)}.tree [aria-current]{background:var(--tint);font-weight:700;outline:2px solid var(--main);outline-offset:-2px}.tree [aria-current]:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.planned{display:inline-flex;align-items:center;gap:.25rem;padding:.1rem .45rem;margin-inline-start:.4rem;border-radius:.3rem;background:var(--tint);color:var(--main);font-size:.875rem}.planned .icon{width:.9rem;height:.9rem}
.desk{border-top:1px solid var(--line);margin-top:1rem;padding-top:.75rem;font-size:.875rem;line-height:1.25rem}.desk:focus{outline:0}
.desk h2{font-size:1rem;margin:0 0 .25rem}.desk p{margin:0 0 .5rem}.desk .row{margin:.5rem 0}.desk .main{flex:1 1 auto}.desk :is(button,.button){font-size:1rem}
@media (pointer:coarse){.tree a{min-height:2.75rem}}
@media (width<52rem){.trying .table{margin:.4rem 6px}.trying .acts{flex-wrap:wrap}}
@media (width>=52rem) and (height>30rem){.trying .table{margin:.4rem}.trying .tools{margin-top:calc(var(--side) + 1.55rem)}.play.trying{height:calc(var(--side) + 4.3rem)}body:has(.trying){--side:min(calc(100vh - 9.8rem),56vw)}.trying .status{display:block;grid-area:1/2/3/3}.trying .desk{margin-top:auto;scroll-margin-top:100vh}.trying .tree{flex:none}}
@media (forced-colors:active){.tree [aria-current]{outline-color:Highlight}}
`.trim()
