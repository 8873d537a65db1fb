import type { EventType } from '../events.ts'
import { ASKING_EVENTS } from './asking.ts'
import { ENDING_EVENTS } from './ending.ts'
import { MOVING_EVENTS } from './moving.ts'
import type { EventRules } from './row.ts'
import { SEAT_EVENTS } from './seat.ts'
import { JOINING_EVENTS } from './sitting.ts'
import { TIMING_EVENTS } from './timing.ts'

/** The rule of each type of event. */
export const EVENT_RULES: EventRules<EventType> = { ...JOINING_EVENTS, ...MOVING_EVENTS, ...ASKING_EVENTS, ...TIMING_EVENTS, ...SEAT_EVENTS, ...ENDING_EVENTS }
