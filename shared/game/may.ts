import { CLAIMS, COLOURS } from '../draughts/index.ts'
import type { ActType, CommandOf } from './commands.ts'
import { decide } from './decide.ts'
import { type Game, playOf } from './game.ts'
import { DAY, type Instant, type Role, SEATS, type Seat, otherSeat } from './words.ts'

/** Acts of a seat that need nothing besides the ply. */
const PLAIN = [
  { type: 'resign' },
  { type: 'abort' },
  { type: 'renew' },
  { type: 'offer-draw' },
  { type: 'accept-draw' },
  { type: 'decline-draw' },
  { type: 'withdraw-draw' },
  { type: 'accept-pause' },
  { type: 'decline-pause' },
  { type: 'end-pause' },
  { type: 'end-leave' },
  { type: 'stand' },
  { type: 'enforce' },
  { type: 'request-takeback' },
  { type: 'accept-takeback' },
  { type: 'decline-takeback' },
  { type: 'veto-reseat' },
  { type: 'ask-count' },
] as const satisfies readonly { readonly type: ActType }[]

type DirectorAct = 'refuse-count' | 'grant-count' | 'end-count' | 'adjudicate' | 'void'
type RoleAct = 'give-time' | 'ask-reseat'
type SeatAct = Exclude<ActType, (typeof PLAIN)[number]['type'] | DirectorAct | RoleAct>

type Asking = { readonly game: Game; readonly ply: number; readonly at: Instant }

/** The smallest commands of an act, one of which is accepted if any is. */
type Probes<A extends ActType, R extends Role> = {
  readonly [T in A]: (by: R, asking: Asking) => readonly CommandOf<T>[]
}

const SEAT_ACTS: Probes<SeatAct, Seat> = {
  'claim-draw': (by, { ply }) => CLAIMS.map((claim) => ({ type: 'claim-draw', by, ply, claim })),
  huff: (by, { ply, game }) => (playOf(game)?.offence ?? []).map((square) => ({ type: 'huff', by, ply, square })),
  'play-on': (by, { ply }) => [{ type: 'play-on', by, ply }],
  'propose-pause': (by, { ply, at }) => [{ type: 'propose-pause', by, ply, until: at + DAY }],
  'take-leave': (by, { ply }) => [{ type: 'take-leave', by, ply, days: 1 }],
  plan: (by, { ply }) => [{ type: 'plan', by, ply, plan: 'any' }],
  rematch: (by, { ply }) => [{ type: 'rematch', by, ply, next: 'any' }],
}

const othersOf = (by: Role): readonly Seat[] => (by === 'director' ? SEATS : [otherSeat(by)])

const ROLE_ACTS: Probes<RoleAct, Role> = {
  // The same time twice within ten minutes is one gift, so a second time is tried.
  'give-time': (by, { ply }) =>
    othersOf(by).flatMap((seat) => [DAY, 2 * DAY].map((time) => ({ type: 'give-time', by, ply, seat, time }) as const)),
  'ask-reseat': (by, { ply }) => othersOf(by).map((seat) => ({ type: 'ask-reseat', by, ply, seat })),
}

const DIRECTOR_ACTS: Probes<DirectorAct, 'director'> = {
  'refuse-count': (by, { ply }) => [{ type: 'refuse-count', by, ply }],
  'grant-count': (by, { ply }) => COLOURS.map((stronger) => ({ type: 'grant-count', by, ply, stronger })),
  'end-count': (by, { ply }) => [{ type: 'end-count', by, ply }],
  adjudicate: (by, { ply }) => [{ type: 'adjudicate', by, ply, winner: null }],
  void: (by, { ply }) => [{ type: 'void', by, ply }],
}

const all = <R extends Role>(probes: Probes<ActType, R> | Partial<Probes<ActType, R>>, by: R, asking: Asking) =>
  Object.values(probes).flatMap((row): readonly CommandOf<ActType>[] => row(by, asking))

const commandsOf = (by: Role, asking: Asking): readonly CommandOf<ActType>[] => {
  const roles = all(ROLE_ACTS, by, asking)
  if (by === 'director') return [...roles, ...all(DIRECTOR_ACTS, by, asking)]
  const { ply } = asking
  return [...PLAIN.map((act) => ({ ...act, by, ply })), ...all(SEAT_ACTS, by, asking), ...roles]
}

/** The acts that the game would take from this role at `now` (milliseconds since 1970): neither refused nor done before. */
export const mayNow = (game: Game, role: Role, now: number): ReadonlySet<ActType> => {
  const asking = { game, ply: playOf(game)?.moves.length ?? 0, at: now }
  const accepted = commandsOf(role, asking).filter((command) => {
    const { refusal, duplicate } = decide(game, command, now)
    return refusal === undefined && duplicate !== true
  })
  return new Set(accepted.map(({ type }) => type))
}
