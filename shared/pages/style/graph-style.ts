/** The style of the graph of thinking time, which is one drawing with a link over each of its bars. */
export const GRAPH_CSS = `
.graph{flex:1 1 100%;min-width:0;margin:0}
.bars{direction:ltr;display:grid;grid-template-columns:minmax(0,auto);width:fit-content;max-width:100%}.bars>*{grid-area:1/1;display:flex}
.bars svg{max-width:100%;fill:none;stroke:var(--edge)}.bars path{vector-effect:non-scaling-stroke}.bars .own{fill:var(--ink);stroke:none}
.bars a{flex:1;min-width:0}.bars a:hover,.bars [aria-current]{outline:2px solid var(--main);outline-offset:-1px;border-radius:.15rem}
.bars [aria-current]{background:color-mix(in srgb,var(--main) 20%,transparent)}
.graph figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;color:var(--quiet);font-size:.875rem;line-height:1.25rem}
@media (width>=52rem) and (height>30rem){#live-status:has(>.again){position:relative}#live-status>.again{position:absolute;top:0;inset-inline-end:0;margin:0}body:has(.graph){--side:min(calc(100vh - 13.5rem),56vw)}.play:has(.graph){height:auto;min-height:calc(var(--side) + 8rem)}}
@media (min-aspect-ratio:5/3) and (width>=35rem) and (height<=30rem){.dock .strip{display:none}.graph figcaption{position:absolute;clip-path:inset(50%)}}
@media (forced-colors:active){.bars svg{stroke:CanvasText}.bars .own{fill:CanvasText}.bars [aria-current]{outline-color:Highlight}}
`
