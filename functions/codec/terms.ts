import { isDeepStrictEqual } from 'node:util'
import type { RulesId } from '../../shared/draughts/rules/words.ts'
import type { ClockTerms, TimeControl, MatchPart, Opening, Strictness, Terms } from '../../shared/game/model/terms.ts'
import type { Deck } from '../../shared/draughts/index.ts'
import { type Codec, byte, idCodec, codecError, textCodec, varint } from './codec.ts'
import { sparse } from './sparse.ts'
import { durationCodec } from './instants.ts'
import { storedAs, byKind, oneOf, optional, record } from './compound.ts'

const rules = oneOf<RulesId>({
  english: 0,
  'english-huffing': 1,
  'english-crown-and-continue': 2,
  'english-kings-first': 3,
  international: 4,
  russian: 5,
  brazilian: 6,
  pool: 7,
  italian: 8,
  spanish: 9,
  portuguese: 10,
  czech: 11,
  canadian: 12,
  frisian: 13,
  thai: 14,
})

const DAY = 86_400_000

const RELAXED: TimeControl = { perMove: 3 * DAY, reserve: 7 * DAY, increment: 0 }

/** Common time controls, stored as one byte: their index here. New ones are only appended. */
const CONTROLS: readonly ClockTerms[] = [
  'unlimited',
  { perMove: DAY, reserve: 3 * DAY, increment: 0 },
  RELAXED,
  { perMove: 7 * DAY, reserve: 7 * DAY, increment: 0 },
  { perMove: 14 * DAY, reserve: 14 * DAY, increment: 0 },
  { perMove: 0, reserve: 10 * DAY, increment: DAY, cap: 10 * DAY },
  { perMove: 0, reserve: 50 * DAY, increment: 0, every: { moves: 10, period: 50 * DAY } },
]

/** This byte stands before a time control that is not in the list. */
const OTHER_CONTROL = 255

const every = record<Exclude<TimeControl['every'], undefined>>({ moves: varint, period: durationCodec })
const control = sparse<TimeControl>(
  { perMove: durationCodec, reserve: durationCodec, increment: durationCodec, cap: durationCodec, every },
  { perMove: 0, reserve: 0, increment: 0, cap: undefined, every: undefined },
)

const clock: Codec<ClockTerms> = {
  write: (sink, terms) => {
    const index = CONTROLS.findIndex((known) => isDeepStrictEqual(known, terms))
    byte.write(sink, index < 0 ? OTHER_CONTROL : index)
    if (index < 0 && terms !== 'unlimited') control.write(sink, terms)
  },
  read: (source) => {
    const index = byte.read(source)
    const terms = index === OTHER_CONTROL ? control.read(source) : CONTROLS[index]
    if (terms === undefined) throw codecError('an unknown control')
    return terms
  },
}

const deck = oneOf<Deck>({ 'three-move': 0, 'two-move': 1, 'eleven-man': 2 })
const opening = byKind<Opening>({ free: {}, fen: { fen: textCodec }, ballot: { deck, number: optional(varint) } })

const parts = [1, 2] as const
const part: Codec<MatchPart['part']> = {
  write: (sink, value) => byte.write(sink, parts.indexOf(value)),
  read: (source) => {
    const value = parts[byte.read(source)]
    if (value === undefined) throw codecError('a match of more than two games')
    return value
  },
}
const match = record<MatchPart>({
  part,
  other: idCodec,
  order: oneOf<MatchPart['order']>({ together: 0, 'in-turn': 1 }),
})

/** Strictness and no-show rule share one byte, because all eight flags of the terms are in use. */
type StoredStrictness = Strictness | `${Strictness}, no-show loses`
type StoredTerms = Omit<Terms, 'strictness' | 'noShow'> & { readonly manner: StoredStrictness }

const storedTerms = sparse<StoredTerms>(
  {
    rules,
    clock,
    opening,
    manner: oneOf<StoredStrictness>({ lenient: 0, laws: 1, 'lenient, no-show loses': 2, 'laws, no-show loses': 3 }),
    invitationLife: durationCodec,
    leave: durationCodec,
    weekends: textCodec,
    match,
  },
  {
    rules: 'english',
    clock: RELAXED,
    opening: { kind: 'free' },
    manner: 'lenient',
    invitationLife: 30 * DAY,
    leave: 14 * DAY,
    weekends: undefined,
    match: undefined,
  },
)

/** The terms of a game. The usual ones take a single byte. */
export const termsCodec = storedAs<Terms, StoredTerms>(
  storedTerms,
  ({ strictness, noShow, ...rest }) => ({
    ...rest,
    manner: noShow === 'loss' ? `${strictness}, no-show loses` : strictness,
  }),
  ({ manner, ...rest }) => ({
    ...rest,
    strictness: manner.startsWith('laws') ? 'laws' : 'lenient',
    ...(manner.endsWith('no-show loses') && { noShow: 'loss' }),
  }),
)
