/** Routes that few containers are asked for. They are read together, when one is first called. */
export { postAction } from './api/games/post-action.ts'
export { postClaim } from './api/games/post-claim.ts'
export { postGame } from './api/games/post-game.ts'
export { showEvents } from './api/games/show-events.ts'
export { postWebhook, patchWebhook, listWebhooks, deleteWebhook } from './api/programs/webhooks-api.ts'
export { listWebhookDeliveries, replayWebhook, testWebhook } from './api/programs/list-webhook-deliveries.ts'
export { showApiDocument, showApiIndex } from './api/exports/api-document.ts'
export { postLinks } from './api/games/post-links.ts'
export { pollSeats } from './api/games/poll-seats.ts'
export { postOrder, showOrder } from './api/programs/orders-api.ts'
export { listOwnGames, exportOwnGames } from './api/programs/list-own-games.ts'
export {
  setPushSubscription,
  showPushSubscription,
  deletePushSubscription,
} from './api/programs/push-subscription-api.ts'
export { exportGame } from './api/exports/export-game.ts'
export { listRuleSets, tryRuleSetMove } from './api/exports/rule-sets.ts'
export { patchSeat, rotateSeatLink, getSeat } from './api/games/seat-api.ts'
export { postSeen } from './api/games/post-seen.ts'
