/** The style of the score sheet, which is printed on A4 in black on white. It is a file, and no other page uses it. */
export const PRINT_CSS = `
@page{size:A4;margin:15mm 14mm}
*{box-sizing:border-box}
html{color-scheme:light}
body{margin:0 auto;max-width:52rem;padding:1.5rem;background:#fff;color:#000;font:1rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;border-bottom:3px solid #000;padding-bottom:.75rem}
h1{display:flex;align-items:center;gap:.75rem;font-size:1.75rem;line-height:1.2;margin:0}
header p,h2,h3{margin:0}header p{text-align:end}
h2{font-size:1.75rem;line-height:1.2}h3{font-size:1rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
a{color:#1f6b41;display:inline-block;padding:.65rem 0}
.quiet,dt,th,td small{color:#444}
dl{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem;margin:1rem 0}
dl div{display:flex;gap:1rem;border-bottom:1px solid #888;padding:.35rem 0}
dt{flex:0 0 6rem}dd{margin:0;font-weight:700}
.moves{display:flex;gap:2rem;align-items:flex-start}
.moves.three{gap:1rem;font-size:.85rem}
table{flex:1 1 0;min-width:0;width:100%;border-collapse:collapse}
th{font-weight:400;text-align:start;padding:.2rem .35rem;border-bottom:2px solid #000}
td,tbody th{padding:.25rem .35rem;border-bottom:1px solid #999}
tbody th{text-align:end;width:2.4rem;font-variant-numeric:tabular-nums}
td{border-inline-start:1px solid #999;height:2rem}
td span{float:left}td small{float:right;font-size:.8em;line-height:1.6}
tr,.end,.signatures{break-inside:avoid}
.end{display:flex;gap:2rem;align-items:flex-start;margin:1.25rem 0}
.end svg{flex:none;width:15rem;max-width:40%;height:auto;aspect-ratio:1;border:2px solid #000;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.small-board>rect{fill:#fff}.small-board>path{fill:#cfcfcf}.small-board text{font-size:26px;fill:#000}
.end p{margin:.25rem 0 .5rem}
.signatures{display:grid;grid-template-columns:1fr 1fr;gap:2rem;margin:3.5rem 0 2rem}
.signatures p{display:flex;justify-content:space-between;border-top:2px solid #000;margin:0;padding:.35rem 4rem 0 0}
footer{border-top:1px solid #999;padding-top:.5rem;font-size:.85rem;color:#444}
@media (max-width:40rem){header p{text-align:start}dl,.signatures{grid-template-columns:1fr}.moves,.end{flex-direction:column}.end svg{max-width:100%}.moves{gap:0}.signatures{gap:4rem}}
@media (max-width:19rem){body{padding:.75rem}dl div,header p{display:block}.moves{font-size:.8em}tbody th{width:1.7em}td,th,tbody th{padding-inline:.15em}td span,td small{float:none;display:block}.signatures p{display:block}}
.screen{margin-bottom:1rem}.languages{display:flex;flex-wrap:wrap;align-items:center;column-gap:1.25rem}.languages button{min-height:2.75rem;padding:0;border:0;background:none;color:#1f6b41;font:inherit;text-decoration:underline;cursor:pointer}
@media (forced-colors:active){.quiet,dt,th,td small,footer{color:CanvasText}a,.languages button{color:LinkText}}
@media print{html{font-size:80%}body{max-width:none;padding:0}.screen{display:none}}
`
