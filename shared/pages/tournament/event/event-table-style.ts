/** The style of a table of an event, on its page and in frames of other sites. */
export const TABLE_CSS = `
.frame{overflow-x:auto;max-width:100%;position:relative}
.cross{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.cross th,.cross td{height:2.5rem;padding:0 .3rem;text-align:center;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
.cross thead th{border-bottom-color:var(--edge);color:var(--quiet);font-size:.875rem}
.cross tr>:first-child{position:sticky;inset-inline-start:0;background:var(--paper);text-align:start;padding-inline:0 .75rem;min-width:9rem;max-width:46vw;white-space:normal;overflow-wrap:anywhere}
.cross tbody th>div{display:flex;align-items:center;gap:.5rem;padding-block:.25rem;line-height:1.2}.rank{flex:0 0 1.25rem;color:var(--quiet)}.cross thead th:first-child{padding-inline-start:1.75rem}
.cross small{color:var(--quiet);font-size:.8125rem}.cross th small{display:block}
.cross td:not(:nth-last-child(-n+4)){border-inline-start:1px solid var(--line)}
.self{background:var(--wash)}
.cross a,.cross td>span,.figures>*{display:inline-grid;place-items:center;min-width:1.5rem;height:2.5rem;color:var(--ink);text-decoration:none}
.cross a:hover,.figures a:hover{background:var(--wash);text-decoration:underline}
.win.win{font-weight:700}.loss.loss,.void.void,.struck a,.struck a.win{color:var(--quiet);font-weight:400}.open.open{color:var(--main);font-weight:700}
.struck s{color:var(--quiet)}
.teams :is(th,td){text-align:start;overflow-wrap:normal;hyphens:manual;padding:.3rem 1.5rem .3rem 0;font-weight:400}.teams thead th{color:var(--quiet);font-size:.875rem}
.pairs,.still ol{list-style:none;margin:0;padding:0}
.pairs li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;border-bottom:1px solid var(--line);min-height:2.5rem}
@media (max-width:40rem){.cross tr:not(.struck)>:nth-last-child(3){position:sticky;inset-inline-end:0;background:var(--paper)}}
@media (forced-colors:active){.self{background:none}.cross a,.figures a{color:LinkText}}
`
