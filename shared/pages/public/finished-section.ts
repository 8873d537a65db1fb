import { embeddedJson, html, type Html } from '../kit/html.ts'
import type { SiteContext } from '../kit/page-context.ts'

type Sentences = Readonly<Record<string, string>>

/** Returns sentences with places for names: `{w}` for the winner's, and `{l}` for the loser's. */
const placed = (
  sentences: Readonly<Record<string, (...names: readonly string[]) => string>>,
  ...places: readonly string[]
): Sentences => Object.fromEntries(Object.entries(sentences).map(([reason, says]) => [reason, says(...places)]))

/** The texts that the parts of the script for finished games and for what the list says of a game need. */
const finishedWords = ({ texts }: SiteContext) => {
  const { gameNotes, history, myGames, results } = texts
  const { somebody, none, others, won, lost, draw: drawn } = myGames.words
  return {
    somebody,
    none,
    others,
    history,
    notes: gameNotes,
    outcomes: { won, drawn, lost },
    reasons: {
      won: placed(results.wonByYou, '{l}'),
      lost: placed(results.lostByYou, '{w}'),
      drawn: results.drawn as Sentences,
      /** For an arbiter. */
      watched: placed(results.won, '{w}', '{l}'),
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
    <h3 id="scores-title">${history.scores}</h3>
    <ul id="scores" aria-labelledby="scores-title"></ul>
    <button type="button" data-more="scores">${history.more}</button>
    <ul id="ended"></ul>
    <button type="button" data-more="games">${history.more}</button>
    <script type="application/json" id="finished-words">
      ${embeddedJson(finishedWords(context))}
    </script>
  </section>`
}
