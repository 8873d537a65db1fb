import { awayForm, endAwayForm } from './away-page.ts'
import { finishedSection } from './finished-section.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { type Html, html, embeddedJson } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { sprite } from '../kit/sprite.ts'

/** The texts that the script needs. It fills in values in place of `{}`. */
export type MyGamesTexts = SiteContext['texts']['myGames']['words'] &
  Pick<SiteContext['texts'], 'offline'> & { readonly rules: Readonly<Record<string, string>> }

/** The form of leave in all games of this device. A script fills in their links. */
const DEVICE = { path: '/games/away', seats: '' }

/**
 * Returns what the service worker shows without a network in place of a page that it has not kept. It stands in this
 * page, because that one is always kept, in the reader's language.
 */
const absentPages = ({ texts: { offline, site } }: SiteContext): readonly Html[] =>
  (['noPage', 'noBoard'] as const).map(
    (kind) =>
      html`<template id="${kind}"
        ><div class="narrow">
          <h1>${offline.title}</h1>
          <p>${offline[kind]}</p>
          <p class="row">
            <a class="button main" href="">${offline.tryAgain}</a> <a class="button" href="/games">${site.myGames}</a>
          </p>
        </div></template
      >`,
  )

/**
 * Returns the page of a reader's games, `/games`. The browser stores the list, so the page is the same for everybody.
 */
export const myGamesPage = (context: SiteContext): string => {
  const { away, history, myGames, offline, shortRules, site } = context.texts
  const forgetSure = `${myGames.words.forgetSure} ${history.onlyHere}`
  const words: MyGamesTexts = { ...myGames.words, forgetSure, offline, rules: shortRules }
  const main = html`${sprite}
    <div class="narrow my-games">
      <div class="row">
        <h1>${myGames.title}</h1>
        <a class="button" href="/">${site.newGame}</a>
      </div>
      <div id="games">
        <noscript
          ><p>${myGames.noScript} <a href="/links">${site.lost}</a></p></noscript
        >
      </div>
      ${finishedSection(context)}
      <p class="quiet">${myGames.here}</p>
      <div id="tools" hidden>
        <p class="row">
          <button type="button" data-games="export">${myGames.exporting}</button>
          <button type="button" data-games="forget">${myGames.forget}</button>
        </p>
        <details>
          <summary>${away.title}</summary>
          ${awayForm(context, DEVICE)}${endAwayForm(context, DEVICE)}
        </details>
      </div>
      <script type="application/json" id="words">
        ${embeddedJson(words)}
      </script>
    </div>
    ${absentPages(context)}`
  return layout(context, { title: myGames.title, main, script: 'games' })
}
