/** The style of form fields, which a board's page needs from the start. */
export const FIELD_CSS = `
input,select,textarea{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--edge);border-radius:.5rem;padding:.5rem .7rem;min-height:2.75rem;width:100%;max-width:100%}
[aria-invalid]{border-color:var(--red);border-width:2px}
textarea{display:block;resize:vertical;line-height:1.4}
`

/** The style of forms, folds and lists. */
export const FORM_CSS = `
details{border-top:1px solid var(--line)}
summary{padding:.65rem 0;cursor:pointer;font-weight:600}
details[open]{padding-bottom:.85rem}
ul{margin:0 0 .75rem;padding-inline-start:1.2rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9em}
input[type=checkbox]{width:1.25rem;height:1.25rem;min-height:0;margin:.15rem 0 0;flex:none;padding:0;accent-color:var(--main)}
.check{display:flex;gap:.6rem;align-items:flex-start;font-weight:400;padding:.3rem 0;cursor:pointer}
button.danger{background:transparent;border-color:var(--red);color:var(--red)}
input[type=radio]{width:1.15rem;height:1.15rem;min-height:0;margin:0;flex:none;accent-color:var(--main)}
label{font-weight:600}label .quiet{font-weight:400}
.field{display:grid;gap:.3rem;align-content:start}.field p{font-size:.9rem;margin:0}
fieldset{border:0;margin:0;padding:0;min-width:0}legend{font-weight:600;padding:0;margin-bottom:.4rem}
.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.radio{display:inline-flex;align-items:center;gap:.55rem;border:1px solid var(--edge);border-radius:.6rem;padding:.35rem .9rem;min-height:2.75rem;font-weight:400;cursor:pointer}
.radio:has(:checked){border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main);background:var(--tint)}
.radio span{display:inline-flex;align-items:center;gap:.4rem}
input[type=date],input[type=number]{max-width:14rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.45rem 1.25rem;margin:0 0 1.25rem}dt{color:var(--quiet)}dd{margin:0;font-weight:600}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
`
