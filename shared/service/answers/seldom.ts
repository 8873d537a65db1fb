/** What few containers are asked for, read when one is. */
export { act } from './act.ts'
export { claim } from './claim.ts'
export { create } from './create.ts'
export { askLinks } from './links.ts'
export { look } from './look.ts'
export { recordAs } from './record.ts'
export { listRules, tryRules } from './rules.ts'
export { patchSeat, rotateSeat, showSeatOf } from './seat.ts'
