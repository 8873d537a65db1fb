import { LANGUAGES, type Language, nameOf } from '../../texts/languages.ts'
import type { SiteContext } from './page-context.ts'
import { type Html, html } from './html.ts'

const choice = (each: Language, language: Language): Html =>
  each === language
    ? html`<b lang="${each}" aria-current="true">${nameOf(each)}</b>`
    : html`<button name="language" value="${each}" lang="${each}">${nameOf(each)}</button>`

/** Every language by its own name. Buttons, as a link would have to change what the browser keeps. */
export const languages = ({ texts, language, here }: SiteContext): Html =>
  html`<form method="post" action="/language" class="languages" aria-label="${texts.site.language}">
    <input type="hidden" name="back" value="${here}" />${LANGUAGES.map((each) => choice(each, language))}
  </form>`
