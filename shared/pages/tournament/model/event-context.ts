import type { Instant } from '../../../game/model/words.ts'
import type { Colour } from '../../../draughts/index.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { BoardNumber, EntrantNumber } from '../../../tournament/model/words.ts'
import type { TournamentTexts } from '../../../texts/tournament/tournament-texts.ts'
import type { SiteContext } from '../../kit/page-context.ts'

/** The context of a page about a tournament. `words` are its own texts, which no other page loads. */
export type EventContext = SiteContext & { readonly words: TournamentTexts }

/** A game of the event that is still played, as it stood when the page was made. */
export type RunningGame = {
  readonly ply: number
  /** Whose move it is. */
  readonly turn: Colour
  /** When all the time of this turn is used up. Undefined in a game without a clock. */
  readonly deadline?: Instant
  /** Whose player asks the arbiter for a move count. */
  readonly countAsked?: Colour
}

/** A section of an event with several, as a link in a row. */
export type SectionLink = { readonly name: string; readonly path: string; readonly isHere: boolean }

/** What every page of an event shows of it. */
export type EventView = {
  readonly id: string
  readonly tournament: Tournament
  /** The games that are still played, by board. */
  readonly games: ReadonlyMap<BoardNumber, RunningGame>
  readonly sections: readonly SectionLink[]
}

/** Returns the path of the event's public page. */
export const publicPathOf = ({ id }: Pick<EventView, 'id'>): string => `/t/${id}`

/** Returns an event's title, with that of its section. */
export const titleOf = ({ terms: { title, section } }: Pick<Tournament, 'terms'>): string =>
  section === undefined ? title : `${title}, ${section}`

/** Returns the name of an entrant. Somebody whose name was deleted is only somebody. */
export const entrantName = ({ texts }: EventContext, tournament: Tournament, number: EntrantNumber): string =>
  entrantOf(tournament, number)?.name || texts.seat.somebody
