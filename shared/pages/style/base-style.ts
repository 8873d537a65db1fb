/** The colours of pages, by day and by night. */
export const PALETTES = {
  light: `--paper:#faf7f0;--card:#fff;--ink:#221d18;--quiet:#5f574c;--line:#e2d8c3;--tint:#e6efe4;--go:#1f6b41;--edge:#7b6f5c;--main:#1f6b41;--main-ink:#fff;--red:#a3221a;--gold:#8a6410;--wash:#f3ecdc;
--light:#ecdfbd;--dark:#47785a;--last:#6f7434;--chosen:#8f6a14`,
  dark: `--paper:#191613;--card:#24201a;--ink:#f3ecdf;--quiet:#bdb2a0;--line:#383229;--tint:#22332a;--go:#74c391;--edge:#8f8473;--main:#8fd3a8;--main-ink:#0d2016;--red:#ff9d92;--gold:#f0c45a;--wash:#2b271f;
--light:#cbbb92;--dark:#3a6649;--last:#686c30;--chosen:#86651a`,
} as const

/** The style of every page but the score sheet. */
export const BASE_CSS = `
:root{${PALETTES.light}}
@media (prefers-color-scheme:dark){:root{${PALETTES.dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.45rem;line-height:1.25;margin:0}
h2{font-size:1rem;margin:0 0 .5rem}
p{margin:0 0 .5rem}p:last-child{margin-bottom:0}
a{color:var(--main)}
.quiet{color:var(--quiet)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:-99rem}.skip:focus-within{position:fixed;inset-inline-start:.5rem;top:.5rem;background:var(--card);padding:.5rem 1rem;z-index:9}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.top,.foot,main{max-width:80rem;margin:0 auto;padding:.75rem .875rem}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;color:var(--quiet);font-size:.9rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;font-weight:700;font-size:1.05rem;color:var(--ink);text-decoration:none}
.to-games{margin-inline-start:auto;white-space:nowrap;display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--ink);text-decoration:none}
.menu{display:inline-flex;align-items:center;justify-content:end;gap:1rem;min-width:2.75rem;min-height:2.75rem;color:var(--ink);fill:currentColor;text-decoration:none}.to-games[hidden]+.menu{margin-inline-start:auto}
@media (max-width:22.4rem){.to-games.to-games{display:none}body .menu.menu{margin-inline-start:auto}}
.foot{margin-top:1.5rem;font-size:.9rem;color:var(--quiet)}.foot nav,.languages{display:flex;flex-wrap:wrap;align-items:center;column-gap:1.25rem}.foot a{padding:.65rem 0}
.foot button,.later button{padding:0;border:0;font-weight:400;color:var(--main);text-decoration:underline}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.row>input{flex:1 1 9rem;min-width:0}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.4rem 1rem;border:1px solid var(--edge);border-radius:.625rem;background:transparent;color:var(--ink);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--wash)}
button.main,.button.main{background:var(--go);border-color:var(--go);color:var(--main-ink)}button.main:hover,.button.main:hover{background:color-mix(in srgb,var(--go),var(--ink) 12%)}
.small-piece{width:2rem;height:2rem;flex:none}
blockquote{margin:0;padding-inline-start:.75rem;border-inline-start:3px solid var(--line);font-size:.875rem;line-height:1.25rem}blockquote p{margin:0}blockquote footer{color:var(--quiet)}
[hidden]{display:none!important}
p.fault,.fault>p,.fault a{color:var(--red)}
@media (forced-colors:active){:is(button,.button).main:is(*,:hover){background:Highlight;border-color:Highlight;color:HighlightText;forced-color-adjust:none}}
`
