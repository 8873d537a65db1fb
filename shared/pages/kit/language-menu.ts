import { LANGUAGES, type Language, languageName } from '../../texts/languages/languages.ts'
import type { SiteContext } from './page-context.ts'
import { type Html, html } from './html.ts'

const choice = (each: Language, language: Language): Html =>
  each === language
    ? html`<b lang="${each}" aria-current="true">${languageName(each)}</b>`
    : html`<button name="language" value="${each}" lang="${each}">${languageName(each)}</button>`

/**
 * Returns a menu of languages, each by its own name. It is a form, because choosing a language sets a cookie. `isNamed` is
 * false for the second menu of a page, so that it is no landmark of the same name.
 */
export const languageMenu = ({ texts, language, here }: SiteContext, isNamed = true): Html =>
  html`<form method="post" action="/language" class="languages" ${isNamed && html`aria-label="${texts.site.language}"`}>
    <input type="hidden" name="back" value="${here}" />${LANGUAGES.map((each) => choice(each, language))}
  </form>`
