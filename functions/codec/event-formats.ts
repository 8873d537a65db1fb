import type { EventOf, GameEvent } from '../../shared/game/model/events.ts'
import { type Codec, idCodec, textCodec, varint } from './codec.ts'
import { sparse } from './sparse.ts'
import { durationCodec, instantCodec, nearbyInstantCodec } from './instants.ts'
import { record } from './compound.ts'
import { moveTextCodec } from './moves.ts'
import { termsCodec } from './terms.ts'
import {
  cautionReasonCodec,
  choicesCodec,
  colourCodec,
  labelsCodec,
  playerCodec,
  remindersCodec,
  resultCodec,
  roleCodec,
  roleOrClockCodec,
  seatCodec,
  colourWishCodec,
  yesCodec,
} from './game-words.ts'

/** The two most frequent events, which have shorter forms of their own. */
type Frequent = 'moved' | 'reminded'

/** An event type that is stored as a code, followed by the event's properties. */
export type CodedEventType = Exclude<GameEvent['type'], Frequent>

type Facts<T extends CodedEventType> = Omit<EventOf<T>, 'type' | 'totals'>

/** `code` is the first byte of the stored event, 73 to 124. */
type EventFormat<T extends CodedEventType> = { readonly code: number; readonly codec: Codec<Facts<T>> }

const offered = sparse<Facts<'offered'>>(
  {
    at: instantCodec,
    terms: termsCodec,
    name: textCodec,
    wish: colourWishCodec,
    salt: idCodec,
    contact: idCodec,
    arbiter: playerCodec,
    firstMove: moveTextCodec,
    invited: playerCodec,
    awaited: yesCodec,
    owner: idCodec,
    labels: labelsCodec,
    bot: yesCodec,
  },
  {
    wish: 'toss',
    arbiter: undefined,
    firstMove: undefined,
    invited: undefined,
    awaited: undefined,
    owner: undefined,
    labels: undefined,
    bot: undefined,
  },
)
const joined = sparse<Facts<'joined'>>(
  {
    at: instantCodec,
    name: textCodec,
    contact: idCodec,
    creatorColour: colourCodec,
    chance: varint,
    ballot: varint,
    bot: yesCodec,
  },
  { creatorColour: 'black', ballot: undefined, bot: undefined },
)

/**
 * How each type of event is stored. A format that was ever written never changes: an event of another shape takes
 * another code. A sparse format may gain properties at its end, if they are usually absent.
 */
export const EVENT_FORMATS: { readonly [T in CodedEventType]: EventFormat<T> } = {
  offered: { code: 73, codec: offered },
  joined: { code: 74, codec: joined },
  finished: { code: 75, codec: record({ at: instantCodec, result: resultCodec }) },
  aborted: { code: 76, codec: record({ at: instantCodec, by: roleOrClockCodec }) },
  declined: { code: 121, codec: record({ at: instantCodec, text: textCodec }) },
  expired: { code: 77, codec: record({ at: instantCodec }) },
  renewed: { code: 78, codec: record({ at: instantCodec }) },
  said: { code: 79, codec: record({ at: instantCodec, by: seatCodec, text: textCodec }) },
  'draw-offered': { code: 80, codec: record({ at: instantCodec, by: seatCodec }) },
  'draw-withdrawn': { code: 81, codec: record({ at: instantCodec, by: seatCodec }) },
  'draw-declined': { code: 82, codec: record({ at: instantCodec, by: seatCodec }) },
  cautioned: {
    code: 83,
    codec: record({ at: instantCodec, by: seatCodec, reason: cautionReasonCodec, ply: varint, move: textCodec }),
  },
  'time-given': { code: 84, codec: record({ at: instantCodec, by: roleCodec, to: seatCodec, time: durationCodec }) },
  'played-on': { code: 85, codec: record({ at: instantCodec, time: durationCodec }) },
  'pause-proposed': { code: 86, codec: record({ at: instantCodec, by: seatCodec, until: nearbyInstantCodec }) },
  'pause-declined': { code: 87, codec: record({ at: instantCodec, by: seatCodec }) },
  paused: { code: 88, codec: record({ at: instantCodec, until: nearbyInstantCodec }) },
  'pause-ending': { code: 89, codec: record({ at: instantCodec, by: seatCodec, until: nearbyInstantCodec }) },
  'leave-taken': {
    code: 90,
    codec: record({ at: instantCodec, by: seatCodec, from: nearbyInstantCodec, until: nearbyInstantCodec }),
  },
  'leave-ended': { code: 91, codec: record({ at: instantCodec, by: seatCodec, until: nearbyInstantCodec }) },
  frozen: { code: 92, codec: record({ at: instantCodec, from: nearbyInstantCodec, until: nearbyInstantCodec }) },
  'clocks-stopped': {
    code: 123,
    codec: record({ at: instantCodec, from: nearbyInstantCodec, until: nearbyInstantCodec }),
  },
  chose: { code: 93, codec: record({ at: instantCodec, by: seatCodec, choices: choicesCodec }) },
  renamed: { code: 94, codec: record({ at: instantCodec, by: seatCodec, name: textCodec }) },
  huffed: { code: 95, codec: record({ at: instantCodec, square: varint }) },
  enforced: { code: 96, codec: record({ at: instantCodec }) },
  planned: { code: 97, codec: record({ at: instantCodec, by: seatCodec, plan: idCodec }) },
  'takeback-asked': { code: 98, codec: record({ at: instantCodec, by: seatCodec }) },
  'takeback-declined': { code: 99, codec: record({ at: instantCodec, by: seatCodec }) },
  'taken-back': { code: 100, codec: record({ at: instantCodec, ply: varint }) },
  'rematch-offered': { code: 101, codec: record({ at: instantCodec, by: seatCodec }) },
  remarked: { code: 122, codec: record({ at: instantCodec, by: seatCodec, text: textCodec }) },
  'rematch-agreed': { code: 102, codec: record({ at: instantCodec, next: idCodec }) },
  'link-rotated': { code: 103, codec: record({ at: instantCodec, by: roleCodec }) },
  'reseat-asked': { code: 104, codec: record({ at: instantCodec, by: roleCodec, seat: seatCodec }) },
  'reseat-vetoed': { code: 105, codec: record({ at: instantCodec, by: seatCodec }) },
  reseated: { code: 106, codec: record({ at: instantCodec, seat: seatCodec, name: textCodec, contact: idCodec }) },
  'count-asked': { code: 107, codec: record({ at: instantCodec, by: seatCodec }) },
  'count-refused': { code: 108, codec: record({ at: instantCodec }) },
  'count-granted': { code: 109, codec: record({ at: instantCodec, stronger: colourCodec }) },
  'count-ended': { code: 110, codec: record({ at: instantCodec }) },
  forgotten: { code: 120, codec: record({ at: instantCodec, by: roleCodec, contact: idCodec }) },
  appointed: { code: 114, codec: record({ at: instantCodec, name: textCodec, contact: idCodec }) },
}

type Totalled = 'chose' | 'planned' | 'link-rotated'

/**
 * The formats of events with totals. Only the newest event of these types stays in the log; its totals include the
 * events that were removed.
 */
export const EVENT_FORMATS_WITH_TOTALS: {
  readonly [T in Totalled]: { readonly code: number; readonly codec: Codec<Required<Omit<EventOf<T>, 'type'>>> }
} = {
  chose: {
    code: 111,
    codec: record({
      at: instantCodec,
      by: seatCodec,
      choices: choicesCodec,
      totals: record({ changes: varint, settled: remindersCodec }),
    }),
  },
  planned: {
    code: 112,
    codec: record({ at: instantCodec, by: seatCodec, plan: idCodec, totals: record({ changes: varint }) }),
  },
  'link-rotated': {
    code: 113,
    codec: record({ at: instantCodec, by: roleCodec, totals: record({ changes: varint, epoch: varint }) }),
  },
}
