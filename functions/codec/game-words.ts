import type { Colour } from '../../shared/draughts/rules/words.ts'
import type {
  CautionReason,
  PlayerSettings,
  Reminder,
  Result,
  ResultReason,
  TablePlace,
} from '../../shared/game/model/events.ts'
import type { EndgameTableName } from '../../shared/draughts/endgames/table-list.ts'
import type { Labels } from '../../shared/game/model/labels.ts'
import type { Player } from '../../shared/game/model/people.ts'
import type { ColourChoice, Exclusion } from '../../shared/game/model/terms.ts'
import type { Role, Seat } from '../../shared/game/model/words.ts'
import { type Codec, byte, codecError, idCodec, textCodec, varint } from './codec.ts'
import { sparse } from './sparse.ts'
import { storedAs, flag, list, oneOf, record } from './compound.ts'

// The numbers in this file are the stored format. They stay the same even if the lists in the game are reordered.

export const colourCodec = oneOf<Colour>({ black: 0, white: 1 })
export const seatCodec = oneOf<Seat>({ creator: 0, opponent: 1 })
export const roleCodec = oneOf<Role>({ creator: 0, opponent: 1, arbiter: 2 })
export const roleOrClockCodec = oneOf<Role | 'clock'>({ creator: 0, opponent: 1, arbiter: 2, clock: 3 })
export const colourWishCodec = oneOf<ColourChoice>({ black: 0, white: 1, toss: 2 })

const winner = storedAs<Result['winner'], Colour | 'none'>(
  oneOf<Colour | 'none'>({ black: 0, white: 1, none: 2 }),
  (won) => won ?? 'none',
  (won) => (won === 'none' ? null : won),
)
const resultReason = oneOf<ResultReason>({
  'no-pieces': 0,
  'no-moves': 1,
  resignation: 2,
  time: 3,
  agreement: 4,
  threefold: 5,
  'forty-move': 6,
  'twenty-five-move': 7,
  'sixteen-move': 8,
  'twenty-move': 9,
  'fifteen-move': 10,
  'king-against-king': 11,
  'illegal-moves': 12,
  adjudication: 13,
  count: 14,
  length: 15,
  complexity: 16,
  forfeit: 17,
  withdrawal: 18,
  table: 19,
})
const tablePlace = record<TablePlace>({
  name: oneOf<EndgameTableName>({ 'english-4': 0 }),
  slice: textCodec,
  index: varint,
})

/** A result. Only one by an endgame table has a third property, which names the entry. */
export const resultCodec: Codec<Result> = {
  write: (sink, { winner: won, reason, table }) => {
    if ((reason === 'table') !== (table !== undefined)) throw codecError('a result and its table do not fit')
    winner.write(sink, won)
    resultReason.write(sink, reason)
    if (table) tablePlace.write(sink, table)
  },
  read: (source) => {
    const result = { winner: winner.read(source), reason: resultReason.read(source) }
    return result.reason === 'table' ? { ...result, table: tablePlace.read(source) } : result
  },
}

export const cautionReasonCodec = oneOf<CautionReason>({
  'must-capture': 0,
  'capture-unfinished': 1,
  'must-take-most': 2,
  'king-must-capture': 3,
  ambiguous: 4,
  'wrong-square': 5,
  'man-moved-backward': 6,
  'crowned-and-went-on': 7,
  'not-your-piece': 8,
  'no-such-square': 9,
  unreadable: 10,
  'not-your-turn': 11,
})

/** A property that is either true or absent. */
export const yesCodec = storedAs<true, 'yes'>(
  oneOf<'yes'>({ yes: 0 }),
  () => 'yes',
  () => true,
)

export const labelsCodec = storedAs<Labels, readonly { readonly name: string; readonly value: string }[]>(
  list(record({ name: textCodec, value: textCodec })),
  (named) => Object.entries(named).map(([name, value]) => ({ name, value })),
  (pairs) => Object.fromEntries(pairs.map(({ name, value }) => [name, value])),
)

export const playerCodec = record<Player>({ name: textCodec, contact: idCodec })

export const remindersCodec = list(oneOf<Reminder>({ reserve: 0, day: 1, hours: 2 }))

export const choicesCodec = sparse<PlayerSettings>(
  { reminders: remindersCodec, quietIn: textCodec, playForced: flag },
  { reminders: ['reserve', 'day', 'hours'], quietIn: undefined, playForced: false },
)

/** The bit of each exclusion of a tournament. A bit never changes its meaning. */
const EXCLUSION_BITS: { readonly [E in Exclusion]: number } = { pauses: 1, gifts: 2, takebacks: 4, rematches: 8 }

// The object literal above has no other keys than its type, so the assertion is safe.
const exclusions = Object.keys(EXCLUSION_BITS) as readonly Exclusion[]

export const exclusionsCodec: Codec<readonly Exclusion[]> = {
  write: (sink, excluded) =>
    byte.write(
      sink,
      exclusions.reduce((bits, each) => bits + (excluded.includes(each) ? EXCLUSION_BITS[each] : 0), 0),
    ),
  read: (source) => {
    const bits = byte.read(source)
    if (bits >= 2 ** exclusions.length) throw codecError('an unknown exclusion')
    return exclusions.filter((each) => (bits & EXCLUSION_BITS[each]) !== 0)
  },
}
