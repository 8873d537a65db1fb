/** Routes that few containers are asked for. They are read together, when one is first called. */
export { postAction } from '../games/act.ts'
export { postClaim } from '../games/claim.ts'
export { postGame } from '../games/create.ts'
export { showEvents } from '../games/events.ts'
export {
  postWebhook,
  patchWebhook,
  listWebhookDeliveries,
  listWebhooks,
  deleteWebhook,
  replayWebhook,
  testWebhook,
} from '../programs/webhooks-api.ts'
export { showApiDocument, showApiIndex } from '../exports/document.ts'
export { postLinks } from '../games/ask-links.ts'
export { pollSeats } from '../games/look.ts'
export { postOrder, showOrder } from '../programs/order.ts'
export { listOwnGames, exportOwnGames } from '../programs/own-games.ts'
export { setPushSubscription, showPushSubscription, deletePushSubscription } from '../programs/push-subscription.ts'
export { exportGame } from '../exports/exports.ts'
export { listRuleSets, tryRuleSetMove } from '../exports/rules.ts'
export { patchSeat, rotateSeatLink, getSeat } from '../games/seat.ts'
export { postSeen } from '../games/say-seen.ts'
