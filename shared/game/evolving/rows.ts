import type { EventType } from '../events.ts'
import { ASKING } from './asking.ts'
import { ENDING } from './ending.ts'
import { MOVING } from './moving.ts'
import type { Rows } from './row.ts'
import { SEAT } from './seat.ts'
import { SITTING } from './sitting.ts'
import { TIMING } from './timing.ts'

/** The rule of each type of event. */
export const ROWS: Rows<EventType> = { ...SITTING, ...MOVING, ...ASKING, ...TIMING, ...SEAT, ...ENDING }
