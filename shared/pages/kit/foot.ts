import { LANGUAGES, type Language, languageName } from '../../texts/languages/languages.ts'
import { operatorLinks } from '../../texts/languages/operator.ts'
import { hiddenField } from './form-fields.ts'
import { type Html, type Part, html } from './html.ts'
import type { SiteContext } from './page-context.ts'

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

/**
 * Returns a button that opens the form of a new game, and sends a proof that the reader has the mailbox whose email led
 * to this page. The proof is posted, so that no address contains it.
 */
export const newGameButton = (proof: string, label: string): Html =>
  html`<form method="post" action="/" class="press new">
    ${hiddenField('mailbox', proof)}<button>${label}</button>
  </form>`

/** Returns the pages that every page leads to, after the form of a new game. */
const menuRows = ({ texts: { site } }: SiteContext): readonly (readonly [path: string, label: string])[] => [
  ['/games', site.myGames],
  ['/rules', site.rules],
  ['/how-it-works', site.howItWorks],
  ['/links', site.lost],
  ['/api', site.api],
]

/** Returns who runs the service, and the links that the operator has set. */
const operatorLines = ({ texts, operator = {}, here }: SiteContext): Part => {
  const links = operatorLinks(operator, texts.site, here)
  return [
    operator.club !== undefined && html`<p>${texts.site.foot.runBy(operator.club)}</p>`,
    links.length > 0 && html`<p class="row">${links.map(({ text, url }) => html`<a href="${url}">${text}</a>`)}</p>`,
  ]
}

/**
 * Returns the foot of a page. It is the menu, too: a script shows a copy of it as a sheet, and without one the link of
 * the menu leads here.
 */
export const foot = (context: SiteContext, newGame: string | undefined): Html => {
  const { site } = context.texts
  return html`<footer class="foot" id="foot">
    <nav>
      ${newGame === undefined ? html`<a href="/">${site.newGame}</a>` : newGameButton(newGame, site.newGame)}
      ${menuRows(context).map(([path, label]) => html`<a href="${path}">${label}</a> `)}
    </nav>
    ${languageMenu(context)}
    <p>${site.footer}</p>
    ${operatorLines(context)}
  </footer>`
}
