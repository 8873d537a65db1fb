import {
  type RuleSheet,
  type Square,
  huff,
  offences,
  play as playMove,
  readMove,
  sheetOf,
  startTally,
  tallyAfter,
} from '../../draughts/index.ts'
import { type Clocked, purseAfter, purseAt } from '../clock.ts'
import type { EventOf, MovingEvent } from '../events.ts'
import { type ActiveGame, type Pending, type Play, type Standing, playOf, seatOf } from '../game.ts'
import type { Terms } from '../terms.ts'
import type { Instant, Seat } from '../words.ts'
import { takeback } from './bound.ts'
import type { Rows } from './row.ts'

const afterMove = (rules: RuleSheet, before: Standing, text: string): Standing | undefined => {
  const { position, tally } = before
  const read = readMove(rules, position, text)
  if (read.kind === 'illegal') return undefined
  const after = playMove(rules, position, read.move)
  return {
    position: after,
    tally: tallyAfter(rules, tally, position, read.move, after),
    offence: offences(rules, position, read.move),
    earlier: before,
  }
}

const afterHuff = (rules: RuleSheet, { position, earlier }: Standing, square: Square): Standing => {
  const after = huff(rules, position, square)
  return { position: after, tally: startTally(after), offence: [], earlier }
}

export const standingAt = (play: Play, ply: number): Standing | undefined => {
  let standing: Standing | undefined = play
  for (let made = play.moves.length; made > ply; made -= 1) standing = standing?.earlier
  return standing
}

const ofOthers = ({ count, reseat }: Pending): Pending => ({ ...(count && { count }), ...(reseat && { reseat }) })

const NOTHING_PENDING: Pending = {}

/** A draw offer lapses with the other side's move, a take-back request with any. */
const pendingAfter = (pending: Pending, mover: Seat): Pending =>
  pending === NOTHING_PENDING
    ? pending
    : {
        ...(pending.draw === mover && { draw: mover }),
        ...(pending.pause && { pause: pending.pause }),
        ...ofOthers(pending),
      }

/** Plans fit no board that changed but by a move. */
const NO_PLANS = { creator: undefined, opponent: undefined } as const

type Moved = EventOf<'moved'>

/** What one move leaves to the next. `moves` grows. */
type Turn = Clocked & { readonly standing: Standing; readonly pending: Pending; readonly moves: string[] }

const turnOf = ({ position, tally, offence, earlier, pending, ...play }: Play): Turn => ({
  position,
  creatorColour: play.creatorColour,
  freezes: play.freezes,
  turnStartedAt: play.turnStartedAt,
  left: play.left,
  given: play.given,
  moves: [...play.moves],
  standing: { position, tally, offence, earlier },
  pending: Object.keys(pending).length === 0 ? NOTHING_PENDING : pending,
})

const turnAfter = (terms: Terms, turn: Turn, { move, at }: Moved): Turn | undefined => {
  const standing = afterMove(sheetOf(terms.rules), turn.standing, move)
  if (standing === undefined) return undefined
  const { left, given } = purseAfter(terms, turn, at)
  turn.moves.push(move)
  return {
    position: standing.position,
    creatorColour: turn.creatorColour,
    freezes: turn.freezes.length === 0 ? turn.freezes : turn.freezes.filter(({ until }) => until > at),
    turnStartedAt: at,
    left,
    given,
    moves: turn.moves,
    standing,
    pending: pendingAfter(turn.pending, seatOf(turn, turn.position.turn)),
  }
}

/** One after another. All that only the last of them leaves is made once, so a log folds in linear time. */
export const movedOn = (game: ActiveGame, events: readonly Moved[]): ActiveGame | undefined => {
  const { play, terms } = game
  let turn: Turn | undefined = turnOf(play)
  for (const event of events) {
    turn = turnAfter(terms, turn, event)
    if (turn === undefined) return undefined
  }
  const { standing, freezes, turnStartedAt, left, given, moves, pending } = turn
  return {
    ...game,
    play: {
      ...play,
      ...standing,
      enforceable: standing.offence.length > 0,
      left,
      given,
      mustJump: false,
      turnStartedAt,
      reminded: [],
      pending,
      freezes,
      moves,
      movedAt: [...play.movedAt, ...events.map(({ at }) => at)],
    },
  }
}

const back = (
  game: ActiveGame,
  { position, tally, offence, earlier }: Standing,
  ply: number,
  at: Instant,
): ActiveGame => {
  const { play } = game
  const { count, ...rest } = play
  return {
    ...game,
    play: {
      ...rest,
      position,
      tally,
      offence,
      earlier,
      enforceable: false,
      ...purseAt(game.terms, play, at),
      moves: play.moves.slice(0, ply),
      movedAt: play.movedAt.slice(0, ply),
      turnStartedAt: at,
      reminded: [],
      pending: ofOthers(play.pending),
      plans: NO_PLANS,
      ...(count && { count: { ...count, from: Math.min(count.from, ply) } }),
    },
  }
}

/** Used time and added time both stay. */
const takenBack = (game: ActiveGame, { ply, at }: EventOf<'taken-back'>): ActiveGame | undefined => {
  const standing = standingAt(game.play, ply)
  return standing && back(game, standing, ply, at)
}

const enforced = (game: ActiveGame, { at }: EventOf<'enforced'>): ActiveGame | undefined => {
  const { enforceable, earlier, moves } = game.play
  if (!enforceable || !earlier) return undefined
  const taken = back(game, earlier, moves.length - 1, at)
  return { ...taken, play: { ...taken.play, offence: [], mustJump: true } }
}

const huffed = (game: ActiveGame, { square }: EventOf<'huffed'>): ActiveGame => {
  const { play } = game
  const standing = afterHuff(sheetOf(game.terms.rules), play, square)
  return { ...game, play: { ...play, ...standing, enforceable: false, plans: NO_PLANS } }
}

export const MOVING: Rows<MovingEvent['type']> = {
  moved: { active: (game, event) => movedOn(game, [event]), size: 7, bound: 'board', beginsTurn: true },
  huffed: { active: huffed, shows: ['square'], size: 7, bound: 'board' },
  enforced: { active: enforced, shows: [], size: 6, bound: 'board', beginsTurn: true },
  'taken-back': {
    active: takenBack,
    shows: [],
    size: 8,
    beginsTurn: true,
    bound: { price: takeback, payer: (_, before) => playOf(before)?.pending.takeback, always: true },
  },
}
