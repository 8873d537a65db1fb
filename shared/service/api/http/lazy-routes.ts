/** Routes that few containers are asked for. They are read together, when one is first called. */
export { act } from '../games/act.ts'
export { claim } from '../games/claim.ts'
export { create } from '../games/create.ts'
export { showEvents } from '../games/events.ts'
export {
  addHook,
  changeHook,
  listDeliveries,
  listHooks,
  removeHook,
  replayHook,
  testHook,
} from '../programs/webhooks-api.ts'
export { showDocument, showIndex } from '../exports/document.ts'
export { askLinks } from '../games/ask-links.ts'
export { look } from '../games/look.ts'
export { order, showOrder } from '../programs/order.ts'
export { listOwn, ownRecords } from '../programs/own-games.ts'
export { setPush, showPush, stopPush } from '../programs/push-subscription.ts'
export { recordAs } from '../exports/exports.ts'
export { listRules, tryRules } from '../exports/rules.ts'
export { patchSeat, rotateSeat, showSeatOf } from '../games/seat.ts'
export { saySeen } from '../games/say-seen.ts'
