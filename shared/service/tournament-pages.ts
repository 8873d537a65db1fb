/** The pages of tournaments. They are read together, when one is first called. */
export { saveEventSettings, showEventSettings } from './pages/tournaments/entrant-settings-form.ts'
export { showEntrant, startEntrantEmails, submitEntrantAct } from './pages/tournaments/show-entrant.ts'
export { declineEntry, showEntry, submitEntry } from './pages/tournaments/show-entry.ts'
export { showNewTournament, submitNewTournament } from './pages/tournaments/show-new-tournament.ts'
export { showOfficial } from './pages/tournaments/show-official.ts'
export { showEndedEvent, showEvent, showEventFrame } from './pages/tournaments/show-event.ts'
export { showStopEventEmails, stopEventEmails } from './pages/tournaments/stop-event-emails.ts'
export {
  showChangedTerms,
  submitChangedTerms,
  submitInvitations,
  submitMorePlayers,
  submitOfficialAct,
} from './pages/tournaments/submit-official.ts'
