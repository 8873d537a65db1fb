import type { ExplainedTexts } from '../../texts/languages/explained-texts.ts'
import { TYPED_WORDS } from '../game/typed/typed-word.ts'
import { html, sentence } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'

/** Returns the page of how to play by a screen reader, the keyboard, or email alone, `/without-sight`. */
export const withoutSightPage = (context: SiteContext, { withoutSight }: ExplainedTexts): string => {
  const { play, seat, typed } = context.texts
  const { lead, board, typing, replay, news, emails } = withoutSight
  const square = play.square('11', [play.piece('black', 'man'), play.can])
  return layout(context, {
    title: typed.page,
    preview: lead,
    main: html`<div class="explained">
      <h1>${typed.page}</h1>
      <p>${lead}</p>
      <div>
        <section id="board">
          <h2>${board.title}</h2>
          <p>${board.text(square)}</p>
        </section>
        <section id="typing">
          <h2>${typing.title}</h2>
          <p>${typing.text}</p>
          <ul>
            ${TYPED_WORDS.map((word) => html`<li>${sentence(seat.labelled, html`<b>${typed.words[word]}</b>`, typed.says[word])}</li>`)}
            <li>${sentence(seat.labelled, html`<b>15</b>`, typed.says.square)}</li>
          </ul>
        </section>
        ${Object.entries({ replay, news, emails }).map(
          ([id, { title, text }]) =>
            html`<section id="${id}">
              <h2>${title}</h2>
              <p>${text}</p>
            </section>`,
        )}
      </div>
      <p class="row">
        <a class="button" href="/">${context.texts.site.newGame}</a>
        <a class="button" href="/how-it-works">${context.texts.site.howItWorks}</a>
      </p>
    </div>`,
  })
}
