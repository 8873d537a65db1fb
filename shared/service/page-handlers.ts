import type { PageRoute } from '../api/routes/page-routes.ts'
import { notFoundPage } from '../pages/kit/error-pages.ts'
import { WORKER, isImmutable } from '../pages/asset-files.ts'
import { withHeaders } from './limits/rate-limit.ts'
import type { Response } from './runtime/http.ts'
import { lazy } from './runtime/lazy.ts'
import { showSeat, showPublicGame } from './pages/board/show-seat.ts'
import { fileResponse, publicResponse } from './pages/http/html-response.ts'
import { type PageVisit, pageContext } from './pages/http/page-visit.ts'
import { parseTournamentToken } from './tournaments/links/tournament-tokens.ts'

/**
 * Returns the module of rarely used pages. It is a single file, because each file that a container reads costs its
 * start a millisecond.
 */
export const lazyPages = () => import('./lazy-pages.ts')

/** Returns the module of the pages that explain the rules. It is apart, as their drawings and texts are long. */
const explainedPages = () => import('./pages/views/show-rules.ts')

/** Returns the module of the pages of tournaments, which have texts of their own. */
export const tournamentPages = () => import('./tournament-pages.ts')

/** Lets the service worker answer for all pages, not only for those below its own address. */
const EVERY_PAGE = { 'service-worker-allowed': '/' }

const asset = async (visit: PageVisit, name: string): Promise<Response> => {
  const found = visit.assets.files.get(name)
  if (!found) return publicResponse(404, notFoundPage(await pageContext(visit)))
  const response = fileResponse(found.type, found.body, isImmutable(name))
  return name === WORKER ? withHeaders(response, EVERY_PAGE) : response
}

type Handler = (visit: PageVisit, parameter: string) => Response | Promise<Response>

/** Returns the handler for a link that stops emails: those of a seat, or those about a tournament. */
const stopping =
  (ofSeat: Handler, ofTournament: Handler): Handler =>
  (visit, token) =>
    parseTournamentToken(token) ? ofTournament(visit, token) : ofSeat(visit, token)

/** The handler of each page. `parameter`: the token, game id or file in the path. */
export const PAGE_HANDLERS: { readonly [R in PageRoute]: Handler } = {
  newGame: lazy(lazyPages, 'showNewGame'),
  create: lazy(lazyPages, 'submitNewGame'),
  invitation: lazy(lazyPages, 'showInvitation'),
  claim: lazy(lazyPages, 'acceptInvitation'),
  decline: lazy(lazyPages, 'declineInvitation'),
  seat: showSeat,
  move: lazy(() => import('./pages/board/submit-move.ts'), 'submitMove'),
  act: lazy(lazyPages, 'submitAction'),
  own: lazy(lazyPages, 'saveSeatPreference'),
  evidence: lazy(lazyPages, 'showSeatEvidence'),
  try: lazy(lazyPages, 'showAnalysis'),
  tried: lazy(lazyPages, 'submitAnalysis'),
  rotate: lazy(lazyPages, 'rotateOwnLink'),
  report: lazy(lazyPages, 'submitReport'),
  keep: lazy(lazyPages, 'showSaveLink'),
  mailLink: lazy(lazyPages, 'emailSaveLink'),
  notify: lazy(lazyPages, 'chooseNotification'),
  wantEmails: lazy(lazyPages, 'consentToEmails'),
  settings: lazy(lazyPages, 'showSettings'),
  saveSettings: lazy(lazyPages, 'saveSettings'),
  personData: lazy(lazyPages, 'showPersonData'),
  deadline: lazy(lazyPages, 'showDeadlineEvent'),
  calendar: lazy(lazyPages, 'showCalendar'),
  lostSeat: lazy(lazyPages, 'showLostSeat'),
  takeLostSeat: lazy(lazyPages, 'claimLostSeat'),
  silence: stopping(lazy(lazyPages, 'showUnsubscribe'), lazy(tournamentPages, 'showStopEventEmails')),
  silenced: stopping(lazy(lazyPages, 'unsubscribe'), lazy(tournamentPages, 'stopEventEmails')),
  undo: lazy(lazyPages, 'showUndo'),
  undone: lazy(lazyPages, 'submitUndo'),
  mailbox: lazy(lazyPages, 'showMailboxSettings'),
  changeMailbox: lazy(lazyPages, 'submitMailboxSettings'),
  mailboxAway: lazy(lazyPages, 'showMailboxAway'),
  takeMailboxAway: lazy(lazyPages, 'submitMailboxAway'),
  mailboxData: lazy(lazyPages, 'showMailboxData'),
  forgetMailbox: lazy(lazyPages, 'submitForgetMailbox'),
  keys: lazy(lazyPages, 'showKeys'),
  makeKey: lazy(lazyPages, 'submitNewKey'),
  revokeKey: lazy(lazyPages, 'submitKeyRevocation'),
  myGames: lazy(lazyPages, 'showMyGames'),
  takeAway: lazy(lazyPages, 'submitAway'),
  links: lazy(lazyPages, 'showLinksForm'),
  sendLinks: lazy(lazyPages, 'submitLinksForm'),
  chooseLanguage: lazy(lazyPages, 'chooseLanguage'),
  watch: showPublicGame,
  feed: lazy(lazyPages, 'showAtomFeed'),
  watchTry: lazy(lazyPages, 'showPublicAnalysis'),
  sheet: lazy(lazyPages, 'showScoreSheet'),
  watchEvidence: lazy(lazyPages, 'showPublicEvidence'),
  rulesList: lazy(explainedPages, 'showRulesList'),
  rules: lazy(explainedPages, 'showRules'),
  howItWorks: lazy(explainedPages, 'showHowItWorks'),
  embed: lazy(lazyPages, 'showEmbed'),
  oembed: lazy(lazyPages, 'showOembed'),
  withoutSight: lazy(explainedPages, 'showWithoutSight'),
  newTournament: lazy(tournamentPages, 'showNewTournament'),
  foundTournament: lazy(tournamentPages, 'submitNewTournament'),
  tournament: lazy(tournamentPages, 'showEvent'),
  tournamentFrame: lazy(tournamentPages, 'showEventFrame'),
  official: lazy(tournamentPages, 'showOfficial'),
  officialAct: lazy(tournamentPages, 'submitOfficialAct'),
  sendInvitations: lazy(tournamentPages, 'submitInvitations'),
  morePlayers: lazy(tournamentPages, 'submitMorePlayers'),
  changedTerms: lazy(tournamentPages, 'showChangedTerms'),
  saveChangedTerms: lazy(tournamentPages, 'submitChangedTerms'),
  officialSettings: lazy(tournamentPages, 'showEventSettings'),
  saveOfficialSettings: lazy(tournamentPages, 'saveEventSettings'),
  entrant: lazy(tournamentPages, 'showEntrant'),
  entrantAct: lazy(tournamentPages, 'submitEntrantAct'),
  entrantEmails: lazy(tournamentPages, 'startEntrantEmails'),
  entrantSettings: lazy(tournamentPages, 'showEventSettings'),
  saveEntrantSettings: lazy(tournamentPages, 'saveEventSettings'),
  entry: lazy(tournamentPages, 'showEntry'),
  enter: lazy(tournamentPages, 'submitEntry'),
  declineEntry: lazy(tournamentPages, 'declineEntry'),
  verify: lazy(explainedPages, 'showVerify'),
  receiptKeys: lazy(lazyPages, 'showReceiptKeys'),
  apiGuide: lazy(lazyPages, 'showApiGuide'),
  asset,
}
