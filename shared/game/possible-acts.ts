import type { TableFinding } from './board/find-in-table.ts'
import { CLAIMS, COLOURS } from '../draughts/index.ts'
import { OFFERED_GIFTS } from './limits/bounds.ts'
import { ACT_TYPES, type ActCommand, type ActFacts, type ActType, type PlainActType, mayGive } from './commands.ts'
import { decide } from './decide.ts'
import { type Game, playOf } from './model/game.ts'
import { DAY, type Duration, type Instant, type Role, SEATS, type Seat, otherSeat } from './model/words.ts'

type Asker = { readonly game: Game; readonly by: Role; readonly at: Instant; readonly found?: TableFinding | undefined }

const othersOf = (by: Role): readonly Seat[] => (by === 'arbiter' ? SEATS : [otherSeat(by)])

/**
 * The smallest variants of each act that needs further fields. If `decide` accepts any variant of an act, it accepts
 * one of these.
 */
const PROBES: { readonly [T in Exclude<ActType, PlainActType>]: (asker: Asker) => readonly ActFacts<T>[] } = {
  'claim-draw': () => CLAIMS.map((claim) => ({ claim })),
  'claim-table-win': ({ found }) => [{ found }],
  'claim-table-draw': ({ found }) => [{ found }],
  // The same gift within ten minutes counts as one that was sent again, so two different gifts are tried.
  'give-time': ({ by }) => othersOf(by).flatMap((seat) => [DAY, 2 * DAY].map((time) => ({ seat, time }))),
  'propose-pause': ({ at }) => [{ until: at + DAY }],
  'take-leave': () => [{ days: 1 }],
  huff: ({ game }) => (playOf(game)?.offence ?? []).map((square) => ({ square })),
  plan: () => [{ plan: 'any' }],
  rematch: () => [{ next: 'any' }],
  remark: () => [{ text: 'any' }],
  say: () => [{ text: '' }],
  'ask-reseat': ({ by }) => othersOf(by).map((seat) => ({ seat })),
  'grant-count': () => COLOURS.map((stronger) => ({ stronger })),
  adjudicate: () => [{ winner: null }],
  'forget-me': () => [{ contact: 'any' }],
}

const hasProbes = (type: ActType): type is keyof typeof PROBES => type in PROBES

/** Returns whether `decide` would accept the act and change the game. A repetition is accepted, but changes nothing. */
const wouldCount = ({ game, by, at }: Asker, type: ActType, facts: object): boolean => {
  const ply = playOf(game)?.moves.length ?? 0
  const { refusal, duplicate } = decide(game, { ...facts, type, by, ply } as ActCommand, at)
  return refusal === undefined && duplicate !== true
}

const isAccepted = (asker: Asker, type: ActType): boolean => {
  const probes: readonly object[] = hasProbes(type) ? PROBES[type](asker) : [{}]
  return probes.some((facts) => wouldCount(asker, type, facts))
}

/**
 * Returns the acts that `decide` would accept from a role at `now` (milliseconds since 1970), repetitions left out.
 * `found` is what the endgame table says, without which there are no claims by it.
 */
export const possibleActs = (game: Game, role: Role, now: number, found?: TableFinding): ReadonlySet<ActType> =>
  new Set(ACT_TYPES.filter((type) => mayGive(type, role) && isAccepted({ game, by: role, at: now, found }, type)))

/**
 * Returns the gifts of time that `by` may give to the other side at `at`. One that was just given is left out, and so
 * is one that would raise the reserve above its limit.
 */
export const possibleGifts = (game: Game, by: Seat, at: Instant): readonly Duration[] =>
  OFFERED_GIFTS.filter((time) => wouldCount({ game, by, at }, 'give-time', { seat: otherSeat(by), time }))
