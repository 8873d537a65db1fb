/**
 * The handlers that few containers are asked for, each under the name of its route. They are read together, when one is
 * first called.
 */
export { postAction as act } from './api/games/post-action.ts'
export { postAway as away } from './api/programs/away-api.ts'
export { postClaim as claim } from './api/games/post-claim.ts'
export { postGame as create } from './api/games/post-game.ts'
export { showEvidence as evidence } from './evidence/show-evidence.ts'
export { showEvents as events } from './api/games/show-events.ts'
export {
  postWebhook as addHook,
  patchWebhook as changeHook,
  listWebhooks as hooks,
  deleteWebhook as removeHook,
} from './api/programs/webhooks-api.ts'
export {
  listWebhookDeliveries as deliveries,
  replayWebhook as replayHook,
  testWebhook as testHook,
} from './api/programs/list-webhook-deliveries.ts'
export { showApiDocument, showApiIndex as index } from './api/exports/api-document.ts'
export { postLinks as links } from './api/games/post-links.ts'
export { pollSeats as look } from './api/games/poll-seats.ts'
export { postOrder as order, showOrder as ownOrder } from './api/programs/orders-api.ts'
export { showOrderPlayers as orderPlayers, postReminder as remindOrder } from './api/programs/order-players-api.ts'
export { listOwnGames as ownGames, exportOwnGames as ownRecords } from './api/programs/list-own-games.ts'
export {
  setPushSubscription as setPush,
  showPushSubscription as push,
  deletePushSubscription as stopPush,
} from './api/programs/push-subscription-api.ts'
export { exportGame } from './api/exports/export-game.ts'
export { listTables as tables, showTable as table } from './endgames/show-tables.ts'
export { listRuleSets as ruleSets, tryRuleSetMove as rulesMove } from './api/exports/rule-sets.ts'
export { patchSeat as changeSeat, rotateSeatLink as rotate, getSeat as seat } from './api/games/seat-api.ts'
export { postSeen as seen } from './api/games/post-seen.ts'
export { postTournament as found } from './api/tournaments/post-tournament.ts'
export { listTournaments as ownTournaments } from './api/tournaments/list-tournaments.ts'
export {
  showTournament as tournament,
  exportTournamentCsv as tournamentCsv,
} from './api/tournaments/show-tournament.ts'
export { exportTournamentPdn as tournamentPdn } from './api/tournaments/export-tournament-pdn.ts'
export { postTournamentAct as tournamentAct } from './api/tournaments/post-tournament-act.ts'
export { postEntry as enter } from './api/tournaments/post-entry.ts'
export {
  getEntry as entry,
  patchEntry as changeEntry,
  rotateEntryLink as rotateEntry,
} from './api/tournaments/entry-api.ts'
export { tournamentOfExpiredLink } from './tournaments/links/expired-tournament-link.ts'
