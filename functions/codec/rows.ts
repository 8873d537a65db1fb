import type { EventOf, GameEvent } from '../../shared/game/events.ts'
import { type Codec, id, text, whole } from './codec.ts'
import { sparse } from './sparse.ts'
import { duration, instant, nearby } from './times.ts'
import { record } from './compound.ts'
import { written } from './moves.ts'
import { terms } from './terms.ts'
import {
  cautionReason,
  choices,
  colour,
  labels,
  player,
  reminders,
  result,
  role,
  roleOrClock,
  seat,
  wish,
  yes,
} from './words.ts'

/** These two are the most frequent events, and have shorter forms of their own. */
type Frequent = 'moved' | 'reminded'

/** An event type that is stored as a code and the facts. */
export type Type = Exclude<GameEvent['type'], Frequent>

type Facts<T extends Type> = Omit<EventOf<T>, 'type' | 'totals'>

/** `code` is the first byte of the stored event, 73 to 124. */
type EventFormat<T extends Type> = { readonly code: number; readonly codec: Codec<Facts<T>> }

const offered = sparse<Facts<'offered'>>(
  {
    at: instant,
    terms,
    name: text,
    wish,
    salt: id,
    contact: id,
    director: player,
    firstMove: written,
    invited: player,
    awaited: yes,
    owner: id,
    labels,
  },
  {
    wish: 'toss',
    director: undefined,
    firstMove: undefined,
    invited: undefined,
    awaited: undefined,
    owner: undefined,
    labels: undefined,
  },
)
const joined = sparse<Facts<'joined'>>(
  { at: instant, name: text, contact: id, creatorColour: colour, chance: whole, ballot: whole },
  { creatorColour: 'black', ballot: undefined },
)

/**
 * How each type of event is stored. A format that was ever written never changes: an event of another shape takes
 * another code. A sparse format may gain properties at its end, if they are usually absent.
 */
export const ROWS: { readonly [T in Type]: EventFormat<T> } = {
  offered: { code: 73, codec: offered },
  joined: { code: 74, codec: joined },
  finished: { code: 75, codec: record({ at: instant, result }) },
  aborted: { code: 76, codec: record({ at: instant, by: roleOrClock }) },
  declined: { code: 121, codec: record({ at: instant, text }) },
  expired: { code: 77, codec: record({ at: instant }) },
  renewed: { code: 78, codec: record({ at: instant }) },
  said: { code: 79, codec: record({ at: instant, by: seat, text }) },
  'draw-offered': { code: 80, codec: record({ at: instant, by: seat }) },
  'draw-withdrawn': { code: 81, codec: record({ at: instant, by: seat }) },
  'draw-declined': { code: 82, codec: record({ at: instant, by: seat }) },
  cautioned: { code: 83, codec: record({ at: instant, by: seat, reason: cautionReason, ply: whole, move: text }) },
  'time-given': { code: 84, codec: record({ at: instant, by: role, to: seat, time: duration }) },
  'played-on': { code: 85, codec: record({ at: instant, time: duration }) },
  'pause-proposed': { code: 86, codec: record({ at: instant, by: seat, until: nearby }) },
  'pause-declined': { code: 87, codec: record({ at: instant, by: seat }) },
  paused: { code: 88, codec: record({ at: instant, until: nearby }) },
  'pause-ending': { code: 89, codec: record({ at: instant, by: seat, until: nearby }) },
  'leave-taken': { code: 90, codec: record({ at: instant, by: seat, from: nearby, until: nearby }) },
  'leave-ended': { code: 91, codec: record({ at: instant, by: seat, until: nearby }) },
  frozen: { code: 92, codec: record({ at: instant, from: nearby, until: nearby }) },
  chose: { code: 93, codec: record({ at: instant, by: seat, choices }) },
  renamed: { code: 94, codec: record({ at: instant, by: seat, name: text }) },
  huffed: { code: 95, codec: record({ at: instant, square: whole }) },
  enforced: { code: 96, codec: record({ at: instant }) },
  planned: { code: 97, codec: record({ at: instant, by: seat, plan: id }) },
  'takeback-asked': { code: 98, codec: record({ at: instant, by: seat }) },
  'takeback-declined': { code: 99, codec: record({ at: instant, by: seat }) },
  'taken-back': { code: 100, codec: record({ at: instant, ply: whole }) },
  'rematch-offered': { code: 101, codec: record({ at: instant, by: seat }) },
  remarked: { code: 122, codec: record({ at: instant, by: seat, text }) },
  'rematch-agreed': { code: 102, codec: record({ at: instant, next: id }) },
  'link-rotated': { code: 103, codec: record({ at: instant, by: role }) },
  'reseat-asked': { code: 104, codec: record({ at: instant, by: role, seat }) },
  'reseat-vetoed': { code: 105, codec: record({ at: instant, by: seat }) },
  reseated: { code: 106, codec: record({ at: instant, seat, name: text, contact: id }) },
  'count-asked': { code: 107, codec: record({ at: instant, by: seat }) },
  'count-refused': { code: 108, codec: record({ at: instant }) },
  'count-granted': { code: 109, codec: record({ at: instant, stronger: colour }) },
  'count-ended': { code: 110, codec: record({ at: instant }) },
  forgotten: { code: 120, codec: record({ at: instant, by: role, contact: id }) },
  appointed: { code: 114, codec: record({ at: instant, name: text, contact: id }) },
}

type Totalled = 'chose' | 'planned' | 'link-rotated'

/**
 * The formats of events that carry totals. Each of these events replaces earlier ones of its type, which leave the log;
 * its totals then say what those would have counted.
 */
export const WITH_TOTALS: {
  readonly [T in Totalled]: { readonly code: number; readonly codec: Codec<Required<Omit<EventOf<T>, 'type'>>> }
} = {
  chose: {
    code: 111,
    codec: record({ at: instant, by: seat, choices, totals: record({ changes: whole, settled: reminders }) }),
  },
  planned: { code: 112, codec: record({ at: instant, by: seat, plan: id, totals: record({ changes: whole }) }) },
  'link-rotated': {
    code: 113,
    codec: record({ at: instant, by: role, totals: record({ changes: whole, epoch: whole }) }),
  },
}
