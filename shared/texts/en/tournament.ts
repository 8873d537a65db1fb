import { official } from './tournament-acts.ts'
import { entrant, eventDone, stopEvent } from './tournament-entrant.ts'
import { entering, event } from './tournament-event.ts'
import { newTournament, tournamentTerms } from './tournament-new.ts'
import { counted, record, tournamentRefusals } from './tournament-record.ts'

/** The texts of the pages of tournaments, and of what the API refuses there. No other page loads them. */
export const tournament = {
  entrant,
  eventDone,
  official,
  stopEvent,
  entering,
  event,
  newTournament,
  tournamentTerms,
  counted,
  record,
  tournamentRefusals,
}

/** The type is inferred from English. A language that lacks a sentence does not compile. */
export type TournamentTexts = typeof tournament
