import type { EventType } from '../model/events.ts'
import { ASKING_EVENTS } from './asking-events.ts'
import { ENDING_EVENTS } from './ending-events.ts'
import { MOVING_EVENTS } from './moving-events.ts'
import type { EventRules } from './event-rule.ts'
import { SEAT_EVENTS } from './seat-events.ts'
import { JOINING_EVENTS } from './joining-events.ts'
import { TIMING_EVENTS } from './timing-events.ts'

/** The rule of each type of event. */
export const EVENT_RULES: EventRules<EventType> = {
  ...JOINING_EVENTS,
  ...MOVING_EVENTS,
  ...ASKING_EVENTS,
  ...TIMING_EVENTS,
  ...SEAT_EVENTS,
  ...ENDING_EVENTS,
}
