import type { Tournament } from '../../../tournament/model/tournament.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import { standingsOf } from '../../../tournament/standings/standings.ts'
import { type Html, html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import type { EventContext } from '../model/event-context.ts'
import { eventInOneLine } from './tournament-page.ts'

type HeadedSection = { readonly id: string; readonly tournament: Tournament }

/** So many of the first of each section are named. */
const MOST_NAMED = 3

const sectionOf = (context: EventContext, { id, tournament }: HeadedSection): Html => {
  const { terms, status, boards } = tournament
  const first = boards.length === 0 ? [] : standingsOf(tournament).filter(({ isStruck }) => !isStruck)
  const names = first
    .slice(0, MOST_NAMED)
    .map(({ player, points }) => `${entrantOf(tournament, player)?.name ?? ''} ${points}`)
  return html`<section>
    <h2><a href="/t/${id}">${terms.section}</a></h2>
    <p class="quiet">${status === 'cancelled' ? context.words.event.cancelled : eventInOneLine(context, tournament)}</p>
    ${names.length > 0 && html`<p>${names.join(', ')}</p>`}
  </section>`
}

/** Returns the page of an event with sections: each with how it stands, and the way to its table. */
export const headingPage = (context: EventContext, sections: readonly HeadedSection[]): string => {
  const title = sections[0]?.tournament.terms.title ?? ''
  return layout(context, {
    title,
    facts: context.words.event.facts,
    style: 'event',
    main: html`<div class="narrow">
      <h1>${title}</h1>
      ${sections.map((section) => sectionOf(context, section))}
    </div>`,
  })
}
