import { isoInstant } from '../../../api/values/iso.ts'
import { type Instant, SECOND } from '../../../game/model/words.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { type TermRow, TERM_ROWS, termsInWords } from '../../../texts/tournament/terms-in-words.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import type { EventContext } from '../model/event-context.ts'

/** Returns the event's own rules: their text, or a link to them. */
export const ownRules = ({ rules }: TournamentTerms): Part => {
  if (rules === undefined) return false
  return 'url' in rules
    ? html`<p><a href="${rules.url}" rel="nofollow noopener">${rules.url}</a></p>`
    : rules.text.split(/\n+/).map((paragraph) => html`<p>${paragraph}</p>`)
}

/** Returns what is agreed in an event, as rows of a list. */
export const termsList = (
  context: EventContext,
  terms: TournamentTerms,
  rows: readonly TermRow[] = TERM_ROWS,
): Html => {
  const { words } = context
  const day = (at: Instant | undefined, style?: 'dated'): Part =>
    at !== undefined && timeElement(context, isoInstant(at - SECOND), style)
  const agreed = (row: TermRow): Html =>
    sentence(
      (closes, ends) => termsInWords({ ...context, words, days: { closes, ends } }, terms)[row],
      day(terms.entry.closesAt),
      day(terms.endsAt, 'dated'),
    )
  return html`<dl class="terms">
    ${rows.map(
      (row) =>
        html`<dt>${words.tournamentTerms[row]}</dt>
          <dd>${row === 'rules' ? html`<a href="/rules/${terms.game.rules}">${agreed(row)}</a>` : agreed(row)}</dd>`,
    )}
  </dl>`
}
