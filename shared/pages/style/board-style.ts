/** The style of a board. */
export const BOARD_CSS = `
.choosing{margin:0}
.board{direction:ltr;position:relative;isolation:isolate;display:grid;aspect-ratio:1;border-radius:.25rem;overflow:hidden;font-size:.8125rem;user-select:none;grid-template:repeat(var(--size),minmax(0,1fr))/repeat(var(--size),minmax(0,1fr))}.size-8{--size:8}.size-10{--size:10}.size-12{--size:12}
@media (scripting:enabled){.choosing button{touch-action:none}}
.light{background:var(--light)}
.square{position:relative;display:block;width:100%;height:100%;min-height:0;padding:0;border:0;border-radius:0;background:var(--dark);line-height:1}
button.square:where(:hover){background:color-mix(in srgb,var(--dark),#fff 10%)}
.square.last{background:var(--last)}.square:is(.chosen,.arrives,.leaves){background:var(--chosen)}
.square:focus-visible{outline:3px solid #fff;outline-offset:-3px;box-shadow:inset 0 0 0 7px #231d1a;z-index:4}
.square .piece{position:absolute;inset:0;width:100%;height:100%;z-index:2;pointer-events:none}
.square .ghost{opacity:.34}.square .cross{z-index:3}
.number::before{content:attr(data-square);position:absolute;left:.38em;top:.3em;z-index:3;color:#fff}.number[data-name]::before{content:attr(data-name)}
.way{position:absolute;inset:0;z-index:1;pointer-events:none;fill:none;stroke:#ffd24a;stroke-width:8;stroke-linejoin:round;stroke-dasharray:0 58 9999;marker:url(#dot)}
.way .casing{stroke:#231d1a;stroke-width:13;marker:none}.way :last-child{marker-start:url(#tip)}
@media (max-width:30rem){.board{font-size:.6875rem;border-radius:0}}
@media (forced-colors:active){
.board{border:2px solid CanvasText;border-radius:0}
.light{background:repeating-linear-gradient(135deg,Canvas 0 9px,GrayText 9px 10px);forced-color-adjust:none}
.square{background:Canvas;outline:1px solid CanvasText;forced-color-adjust:none}
.square:is(.last,.chosen,.arrives,.leaves){background:Canvas!important;box-shadow:inset 0 0 0 4px Highlight}
.number::before{color:CanvasText}
.way{stroke:Highlight;forced-color-adjust:none}.way .casing{stroke:Canvas;stroke-width:14}
#ring circle{stroke:Canvas;opacity:1}#ring circle+circle{stroke:Highlight}:is(#goal,#dot) circle,#tip path{fill:Highlight;stroke:Canvas}
#taken path{stroke:Canvas}#taken path+path{stroke:CanvasText}
.square .ghost{opacity:0}
.square:focus-visible{outline:4px solid Highlight;outline-offset:-6px}
}
`
