import { CLAIMS, COLOURS } from '../draughts/index.ts'
import { GIFTS } from './bounds.ts'
import { ACT_TYPES, type ActCommand, type ActFacts, type ActType, type PlainActType, mayGive } from './commands.ts'
import { decide } from './decide.ts'
import { type Game, playOf } from './game.ts'
import { DAY, type Duration, type Instant, type Role, SEATS, type Seat, otherSeat } from './words.ts'

type Asking = { readonly game: Game; readonly by: Role; readonly at: Instant }

const othersOf = (by: Role): readonly Seat[] => (by === 'director' ? SEATS : [otherSeat(by)])

/** The least facts of each act: if any variant is accepted, one of these is. */
const PROBES: { readonly [T in Exclude<ActType, PlainActType>]: (asking: Asking) => readonly ActFacts<T>[] } = {
  'claim-draw': () => CLAIMS.map((claim) => ({ claim })),
  // Twice the same within ten minutes is one gift: hence a second time.
  'give-time': ({ by }) => othersOf(by).flatMap((seat) => [DAY, 2 * DAY].map((time) => ({ seat, time }))),
  'propose-pause': ({ at }) => [{ until: at + DAY }],
  'take-leave': () => [{ days: 1 }],
  huff: ({ game }) => (playOf(game)?.offence ?? []).map((square) => ({ square })),
  plan: () => [{ plan: 'any' }],
  rematch: () => [{ next: 'any' }],
  remark: () => [{ text: 'any' }],
  'ask-reseat': ({ by }) => othersOf(by).map((seat) => ({ seat })),
  'grant-count': () => COLOURS.map((stronger) => ({ stronger })),
  adjudicate: () => [{ winner: null }],
  'forget-me': () => [{ contact: 'any' }],
}

const isSaying = (type: ActType): type is keyof typeof PROBES => type in PROBES

/** Neither refused nor a repetition, which would change nothing. */
const wouldCount = ({ game, by, at }: Asking, type: ActType, facts: object): boolean => {
  const ply = playOf(game)?.moves.length ?? 0
  const { refusal, duplicate } = decide(game, { ...facts, type, by, ply } as ActCommand, at)
  return refusal === undefined && duplicate !== true
}

const isAccepted = (asking: Asking, type: ActType): boolean => {
  const sayings: readonly object[] = isSaying(type) ? PROBES[type](asking) : [{}]
  return sayings.some((facts) => wouldCount(asking, type, facts))
}

/** What `decide` would accept at `now` (milliseconds since 1970), without duplicates. */
export const mayNow = (game: Game, role: Role, now: number): ReadonlySet<ActType> =>
  new Set(ACT_TYPES.filter((type) => mayGive(type, role) && isAccepted({ game, by: role, at: now }, type)))

/** The gifts of time that `by` may give to the other side at `at`: not the one that was just given, none beyond the largest reserve. */
export const giftsNow = (game: Game, by: Seat, at: Instant): readonly Duration[] =>
  GIFTS.filter((time) => wouldCount({ game, by, at }, 'give-time', { seat: otherSeat(by), time }))
