import { embeddedJson, html, type Html } from '../kit/html.ts'
import type { SiteContext } from '../kit/page-context.ts'

/**
 * The texts that the part of the script for finished games needs. In a sentence about a result, `{w}` is the place of the
 * winner's name, and `{l}` that of the loser's.
 */
const finishedWords = ({ texts }: SiteContext) => {
  const { history, myGames, results, shortRules } = texts
  const { somebody, none, others, won, lost, draw: drawn } = myGames.words
  const wonBy = Object.entries(results.won).map(([reason, says]) => [reason, says('{w}', '{l}')] as const)
  return {
    somebody,
    none,
    others,
    history,
    rules: shortRules as Readonly<Record<string, string>>,
    outcomes: { won, drawn, lost },
    reasons: {
      won: Object.fromEntries(wonBy) as Readonly<Record<string, string>>,
      drawn: results.drawn as Readonly<Record<string, string>>,
    },
  }
}

export type FinishedWords = ReturnType<typeof finishedWords>

/** Returns the part of My games for finished games. A script fills it in, and shows it if there are any. */
export const finishedSection = (context: SiteContext): Html => {
  const { history } = context.texts
  return html`<section id="finished" aria-labelledby="finished-title" hidden>
    <h2 id="finished-title">${history.title} <span class="quiet"></span></h2>
    <div class="field">
      <label for="find">${history.find}</label
      ><input id="find" type="search" maxlength="80" autocomplete="off" spellcheck="false" />
    </div>
    <p class="quiet" role="status"></p>
    <h3>${history.scores}</h3>
    <ul id="scores"></ul>
    <button type="button" data-more="scores">${history.more}</button>
    <ul id="ended"></ul>
    <button type="button" data-more="games">${history.more}</button>
    <script type="application/json" id="finished-words">
      ${embeddedJson(finishedWords(context))}
    </script>
  </section>`
}
