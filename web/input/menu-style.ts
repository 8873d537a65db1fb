/**
 * The style of the menu as a sheet over the right side of a page, or over all of it on a phone. It comes with the
 * script that opens the sheet, which sets where the icon of the menu is: `--x` and `--y` of its middle, `--end` and
 * `--start` of the page's content, each from the nearer edge.
 */
export const MENU_CSS = `
html:has(.leaf){overflow:hidden}
.leaf{position:fixed;inset-block:0;inset-inline:auto 0;width:calc(23rem + var(--end));max-width:100%;height:100%;max-height:none;margin:0;padding:0;overflow:auto;overscroll-behavior:contain;border:0;border-inline-start:1px solid var(--edge);background:var(--paper);color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.leaf::backdrop{background:rgb(0 0 0/.3)}
.leaf>div{min-height:100%;padding-inline:1.75rem var(--end);padding-bottom:1.5rem}
.leaf h2{display:flex;align-items:center;gap:.75rem;box-sizing:content-box;min-height:3.75rem;margin:0;padding-top:max(0px,var(--y) - 1.875rem);padding-inline-end:3rem;color:var(--ink);font-size:1.125rem}.leaf h2 svg{display:none}
.leaf .shut{position:absolute;top:max(0px,var(--y) - 1.375rem);inset-inline-end:max(0px,var(--x) - 1.375rem);width:2.75rem;color:var(--ink);outline-offset:-3px}
.leaf nav{display:block;border-top:1px solid var(--line)}
.leaf nav :is(a,button){display:flex;align-items:center;gap:1.1rem;width:100%;min-height:3.25rem;padding:.4rem .35rem .4rem 0;border:0;border-bottom:1px solid var(--line);border-radius:0;color:var(--ink);font-size:1rem;line-height:1.5rem;text-decoration:none;justify-content:flex-start}
.leaf nav small{flex:1;text-align:end;color:var(--quiet);font-size:.875rem;line-height:1.25rem}
.leaf nav :is(a,button)::after{content:"";flex:none;width:.45rem;height:.45rem;margin-inline-start:auto;border:solid var(--quiet);border-width:2px 2px 0 0;transform:rotate(45deg)}
[dir=rtl] .leaf nav :is(a,button)::after{transform:rotate(-135deg)}
.leaf nav :is(a,button):hover{background:var(--wash)}
.leaf .languages{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8.6rem,100%),1fr));gap:0 .5rem;padding:1.4rem 0 1rem;border-bottom:1px solid var(--line);margin-bottom:1rem}
.leaf .languages::before{content:attr(aria-label);grid-column:1/-1;padding-bottom:.25rem;color:var(--ink);font-size:1rem;font-weight:700}
.leaf .languages :is(b,button){display:flex;align-items:center;justify-content:flex-start;min-height:2.75rem;padding:0;font-size:1rem;text-align:start}
.leaf b{gap:.9rem;color:var(--ink)}.leaf b::after{content:"";width:.4rem;height:.75rem;margin-top:-.2rem;border:solid var(--main);border-width:0 2px 2px 0;transform:rotate(45deg)}
.leaf p a{padding:.6rem 0;margin-inline-end:.75rem}
@media (max-width:40rem){.leaf{width:100%;border:0}.leaf>div{padding-inline:var(--start) min(var(--end),2rem)}.leaf h2 svg{display:block;flex:none}.leaf h2{font-size:1.375rem}}
@media (max-width:19rem){.leaf h2 svg{display:none}.leaf nav a{display:grid;grid-template-columns:1fr auto;gap:0 .5rem}.leaf nav small{grid-area:2/1;text-align:start}}
@media (forced-colors:active){.leaf b::after{border-color:Highlight}}
`
