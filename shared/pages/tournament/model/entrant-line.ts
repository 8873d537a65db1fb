import type { Entrant } from '../../../tournament/model/people.ts'
import { type Html, html } from '../../kit/html.ts'
import { type EventContext } from './event-context.ts'

/** Returns what is known of a player besides the name, as the secretary gave it: club, id, rating, team. */
const detailsOf = ({ club, id, rating, team, board }: Entrant): readonly string[] =>
  [team !== undefined && board !== undefined ? `${team} ${board}` : team, club, id, rating].filter(
    (each) => each !== undefined,
  )

/** Returns a player's name with title, and below it club, id and rating, as far as they are known. */
export const entrantLine = ({ texts }: EventContext, entrant: Entrant): Html => {
  const details = detailsOf(entrant)
  const { name, title, bot } = entrant
  return html`${title !== undefined && `${title} `}${name || texts.seat.somebody}${bot === true && ` (${texts.about.program})`}${details.length > 0 && html` <small>${details.join(', ')}</small>`}`
}
