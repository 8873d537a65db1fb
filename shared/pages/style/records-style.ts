/** The style of the list of exports. Each row is one link and 44 pixels high, so that a finger hits it. */
export const EXPORTS_CSS = `
.records{list-style:none;margin:0;padding:0}section:has(>.records){margin-top:.75rem}section:has(>.records)+details{border:0}
.records a{display:flex;align-items:center;justify-content:space-between;gap:.5rem;min-height:2.75rem;border-bottom:1px solid var(--line);text-decoration:none}
@media (max-width:19rem){.records a{flex-wrap:wrap}}
.records a:hover span:first-child{text-decoration:underline}
.records{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(14.5rem,100%),1fr));gap:0 1rem}
`
