import { gamesPerPair } from '../../../tournament/pairing/pair-players.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import { tiesInWords } from '../../../texts/tournament/terms-in-words.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { type Html, html } from '../../kit/html.ts'
import type { EventContext } from '../model/event-context.ts'

/** Returns how the table is read, in a fold. */
export const tableNotes = ({ words }: EventContext, { terms }: Tournament): Html => {
  const { event } = words
  const isTwo = isRoundRobin(terms.format) && gamesPerPair(terms) === 2
  return html`<details>
    <summary>${event.how}</summary>
    <p>${isTwo && `${event.howTwo} `}${event.howFigures}${terms.leavers === 'half' && ` ${event.howStruck}`}</p>
    <p>${event.howTies(tiesInWords({ words }, terms.ties))} ${event.howSonnebornBerger}</p>
  </details>`
}
