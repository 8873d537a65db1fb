import { expect } from 'vitest'
import type { Command, CommandOf } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import type { Decision } from '../../shared/game/decisions/basis/decision.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { ActiveGame, Game } from '../../shared/game/model/game.ts'
import { DEFAULT_CONTROL, type Terms, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { type Instant, MINUTE, type Role, type Seat } from '../../shared/game/model/words.ts'

/** The start of all histories: a noon without weekends or clock changes nearby. */
export const NOON: Instant = Date.UTC(2026, 10, 2, 12)

export const TERMS: Terms = { rules: 'english', clock: DEFAULT_CONTROL, opening: { kind: 'free' }, ...DEFAULT_TERMS }

export const AMARA = { name: 'Amara', contact: 'amara00001' }
export const JOOST = { name: 'Joost', contact: 'joost00001' }

export const offer = (terms: Partial<Terms> = {}, wish: 'black' | 'white' | 'toss' = 'black'): CommandOf<'offer'> => ({
  type: 'offer',
  terms: { ...TERMS, ...terms },
  creator: AMARA,
  wish,
  salt: 'salt',
  chance: 1,
})
export const join: CommandOf<'join'> = { type: 'join', player: JOOST, chance: 7 }
export const move = (by: Seat, ply: number, text: string): Command => ({ type: 'move', by, ply, move: text })
export const tick: Command = { type: 'tick' }

type PlainOf<C extends Command> = C extends Command
  ? object extends Omit<C, 'type' | 'by' | 'ply'>
    ? C['type']
    : never
  : never
type Plain = Exclude<PlainOf<Extract<Command, { readonly by: unknown }>>, 'refuse-count' | 'end-count' | 'void'>
/** Returns a command that has no further fields. */
export const act = (type: Plain, by: Seat, ply: number): Command => ({ type, by, ply }) as Command
export const arbiter = (type: 'refuse-count' | 'end-count' | 'void', ply: number): Command => ({
  type,
  by: 'arbiter',
  ply,
})
export const giveTime = (by: Role, time: number, seat?: Seat): Command => ({
  type: 'give-time',
  by,
  ply: 0,
  time,
  ...(seat && { seat }),
})

/** A command and the instant at which it comes. */
export type Timed = readonly [Command, Instant]

/** Returns the events of a history of commands, each of which must be accepted. */
export const history = (...steps: readonly Timed[]): readonly GameEvent[] => {
  let events: readonly GameEvent[] = []
  for (const [command, at] of steps) {
    const decision = decide(fold(events), command, at)
    expect(decision.refusal, `${command.type} at ${new Date(at).toISOString()}`).toBeUndefined()
    events = [...events, ...decision.events]
  }
  return events
}

export const gameAfter = (...steps: readonly Timed[]): Game => {
  const game = fold(history(...steps))
  if (!game) throw new Error('no game')
  return game
}

export const active = (...given: readonly Timed[]): ActiveGame => {
  const game = gameAfter(...given)
  if (game.status !== 'active') throw new Error(game.status)
  return game
}

/** Returns the decision on a command that comes at an instant after a history. */
export const when = (given: readonly Timed[], [command, at]: Timed): Decision =>
  decide(given.length > 0 ? gameAfter(...given) : undefined, command, at)

/**
 * The moves that `begun` plays: it begins an English game with both seats taken, and plays the first `plies` of them,
 * one each minute.
 */
export const PLIES = ['11-15', '23-19', '8-11', '22-17', '9-13', '17-14'] as const
export const begun = (plies = 0, terms: Partial<Terms> = {}): readonly Timed[] => [
  [offer(terms), NOON],
  [join, NOON],
  ...PLIES.slice(0, plies).map((text, ply): Timed => [
    move(ply % 2 === 0 ? 'creator' : 'opponent', ply, text),
    NOON + ply * 60_000,
  ]),
]

/**
 * Terms for a game with two kings a side, far apart, and Black to move. In such a game, `shuttled` moves kings to and
 * fro for `plies` plies, one each minute.
 */
export const KINGS: Partial<Terms> = { opening: { kind: 'fen', fen: 'B:WK29,K30:BK3,K4' } }
const TO_AND_FRO = ['4-8', '29-25', '8-4', '25-29'] as const
export const shuttle = (ply: number): string => TO_AND_FRO[ply % 4] ?? ''
export const shuttled = (plies: number, from = 0): readonly Timed[] =>
  Array.from({ length: plies }, (_, index): Timed => [
    move((from + index) % 2 === 0 ? 'creator' : 'opponent', from + index, shuttle(from + index)),
    NOON + (from + index) * MINUTE,
  ])
export const kings = (plies = 0, terms: Partial<Terms> = {}): readonly Timed[] => [
  [offer({ ...KINGS, ...terms }), NOON],
  [join, NOON],
  ...shuttled(plies),
]
