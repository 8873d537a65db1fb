import type { TournamentTexts } from '../en/tournament.ts'
import { official } from './tournament-acts.ts'
import { entrant, eventDone, stopEvent } from './tournament-entrant.ts'
import { entering, event } from './tournament-event.ts'
import { newTournament, tournamentTerms } from './tournament-new.ts'
import { counted, record, tournamentRefusals } from './tournament-record.ts'

export const tournament: TournamentTexts = {
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
