import { isDeepStrictEqual } from 'node:util'
import type { RulesId } from '../../shared/draughts/rules/words.ts'
import type {
  ClockTerms,
  MatchPart,
  Opening,
  Terms,
  TimeControl,
  TournamentPart,
} from '../../shared/game/model/terms.ts'
import type { ListedTermName, ListedTermValue, ListedTerms } from '../../shared/game/model/listed-terms.ts'
import type { Deck } from '../../shared/draughts/index.ts'
import { type Codec, byte, idCodec, codecError, textCodec, varint } from './codec.ts'
import { sparse, sparseOptions } from './sparse.ts'
import { exclusionsCodec } from './game-words.ts'
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
  { perMove: DAY, reserve: 60 * DAY, increment: 0, every: { moves: 10, period: 10 * DAY } },
]

/** How many of them the last release reads as one byte. The others are written in full until the next release. */
const WRITTEN_CONTROLS = 7

/** This byte stands before a time control that is not in the list. */
const OTHER_CONTROL = 255

const every = record<Exclude<TimeControl['every'], undefined>>({ moves: varint, period: durationCodec })
const control = sparse<TimeControl>(
  { perMove: durationCodec, reserve: durationCodec, increment: durationCodec, cap: durationCodec, every },
  { perMove: 0, reserve: 0, increment: 0, cap: undefined, every: undefined },
)

const clock: Codec<ClockTerms> = {
  write: (sink, terms) => {
    const index = CONTROLS.slice(0, WRITTEN_CONTROLS).findIndex((known) => isDeepStrictEqual(known, terms))
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

/** The terms that a game may have or not, without a flag of their own among the usual ones. */
type OptionalTerms = ListedTerms & Pick<Terms, 'tournament'>

/**
 * How each optional term is stored. Each has a flag, in this order: new ones are appended, and none is moved. The code
 * of a word never changes either.
 */
const OPTIONAL_TERM_CODECS: { readonly [N in ListedTermName]: Codec<ListedTermValue<N>> } & {
  readonly tournament: Codec<TournamentPart>
} = {
  drawOffersFrom: varint,
  engines: oneOf({ allowed: 0, 'not-allowed': 1 }),
  tournament: record<TournamentPart>({ id: idCodec, board: varint, without: exclusionsCodec }),
  tables: oneOf({ allowed: 0 }),
}

const optionalTerms = sparseOptions<OptionalTerms>(OPTIONAL_TERM_CODECS)

/**
 * All eight flags of the terms are in use. So one property holds the strictness, the no-show rule and all optional terms:
 * a byte from 0 to 3 for the first two, to which four is added if optional terms follow.
 */
type Manner = Pick<Terms, 'strictness' | 'noShow'> & OptionalTerms

const MANNERS: readonly Pick<Terms, 'strictness' | 'noShow'>[] = [
  { strictness: 'lenient' },
  { strictness: 'laws' },
  { strictness: 'lenient', noShow: 'loss' },
  { strictness: 'laws', noShow: 'loss' },
]

const WITH_OPTIONAL_TERMS = 4

const manner: Codec<Manner> = {
  write: (sink, { strictness, noShow, ...others }) => {
    const hasOptional = Object.keys(others).length > 0
    const index = MANNERS.findIndex((each) => each.strictness === strictness && each.noShow === noShow)
    if (index < 0) throw codecError('an unknown manner')
    byte.write(sink, index + (hasOptional ? WITH_OPTIONAL_TERMS : 0))
    if (hasOptional) optionalTerms.write(sink, others)
  },
  read: (source) => {
    const code = byte.read(source)
    const known = MANNERS[code % WITH_OPTIONAL_TERMS]
    if (known === undefined || code >= 2 * WITH_OPTIONAL_TERMS) throw codecError('an unknown manner')
    return code < WITH_OPTIONAL_TERMS ? known : { ...known, ...optionalTerms.read(source) }
  },
}

type StoredTerms = Omit<Terms, keyof Manner> & { readonly manner: Manner }

const storedTerms = sparse<StoredTerms>(
  {
    rules,
    clock,
    opening,
    manner,
    invitationLife: durationCodec,
    leave: durationCodec,
    weekends: textCodec,
    match,
  },
  {
    rules: 'english',
    clock: RELAXED,
    opening: { kind: 'free' },
    manner: { strictness: 'lenient' },
    invitationLife: 30 * DAY,
    leave: 14 * DAY,
    weekends: undefined,
    match: undefined,
  },
)

const mannerOf = ({
  rules: _r,
  clock: _c,
  opening: _o,
  invitationLife: _i,
  leave: _l,
  weekends: _w,
  match: _m,
  ...rest
}: Terms): Manner => Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Manner

/** The terms of a game. The usual ones take a single byte. */
export const termsCodec = storedAs<Terms, StoredTerms>(
  storedTerms,
  (terms) => ({ ...terms, manner: mannerOf(terms) }),
  ({ manner: stored, ...rest }) => ({ ...rest, ...stored }),
)
