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
import { purseAfter, purseAt } from '../clock.ts'
import type { EventOf, MovingEvent } from '../events.ts'
import { type ActiveGame, type Pending, type Play, type Standing, playOf, seatToMove } from '../game.ts'
import type { Instant, Seat } from '../words.ts'
import { takeback } from './bound.ts'
import type { Rows } from './row.ts'

const afterMove = (
  rules: RuleSheet,
  { position, tally, offence, earlier }: Standing,
  text: string,
): Standing | undefined => {
  const read = readMove(rules, position, text)
  if (read.kind === 'illegal') return undefined
  const after = playMove(rules, position, read.move)
  return {
    position: after,
    tally: tallyAfter(rules, tally, position, read.move, after),
    offence: offences(rules, position, read.move),
    earlier: { position, tally, offence, earlier },
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

/** A draw offer lapses with the other side's move, a take-back request with any. */
const pendingAfter = (pending: Pending, mover: Seat): Pending => ({
  ...(pending.draw === mover && { draw: mover }),
  ...(pending.pause && { pause: pending.pause }),
  ...ofOthers(pending),
})

/** Plans fit no board that changed but by a move. */
const NO_PLANS = { creator: undefined, opponent: undefined } as const

export type Made = Pick<Play, 'moves' | 'movedAt'>
type Moved = EventOf<'moved'>

const withMove = ({ moves, movedAt }: Made, { move, at }: Moved): Made => ({
  moves: [...moves, move],
  movedAt: [...movedAt, at],
})

/** `add` comes last: other parts depend on the shorter lists. */
export const moved = (
  game: ActiveGame,
  event: Moved,
  add: (made: Made, event: Moved) => Made = withMove,
): ActiveGame | undefined => {
  const { play } = game
  const standing = afterMove(sheetOf(game.terms.rules), play, event.move)
  if (standing === undefined) return undefined
  const purse = purseAfter(game.terms, play, event.at)
  return {
    ...game,
    play: {
      ...play,
      position: standing.position,
      tally: standing.tally,
      offence: standing.offence,
      earlier: standing.earlier,
      enforceable: standing.offence.length > 0,
      left: purse.left,
      given: purse.given,
      mustJump: false,
      turnStartedAt: event.at,
      reminded: [],
      pending: pendingAfter(play.pending, seatToMove(play)),
      freezes: play.freezes.length === 0 ? play.freezes : play.freezes.filter(({ until }) => until > event.at),
      ...add(play, event),
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
  moved: { active: (game, event) => moved(game, event), size: 7, bound: 'board', beginsTurn: true },
  huffed: { active: huffed, size: 7, bound: 'board' },
  enforced: { active: enforced, size: 6, bound: 'board', beginsTurn: true },
  'taken-back': {
    active: takenBack,
    size: 8,
    beginsTurn: true,
    bound: { price: takeback, payer: (_, before) => playOf(before)?.pending.takeback, always: true },
  },
}
