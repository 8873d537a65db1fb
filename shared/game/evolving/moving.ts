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
import { type ActiveGame, type Pending, type Play, type Standing, seatToMove } from '../game.ts'
import type { Instant, Seat } from '../words.ts'
import type { Rows } from './row.ts'

const standingOf = ({ position, tally, offence }: Play): Standing => ({ position, tally, offence })

/** Undefined for an illegal move. */
export const afterMove = (rules: RuleSheet, { position, tally }: Standing, text: string): Standing | undefined => {
  const read = readMove(rules, position, text)
  if (read.kind === 'illegal') return undefined
  const after = playMove(rules, position, read.move)
  return {
    position: after,
    tally: tallyAfter(rules, tally, position, read.move, after),
    offence: offences(rules, position, read.move, after),
  }
}

const afterHuff = (rules: RuleSheet, { position }: Standing, square: Square): Standing => {
  const after = huff(rules, position, square)
  return { position: after, tally: startTally(rules, after), offence: [] }
}

const withHuffs = (rules: RuleSheet, play: Play, standing: Standing | undefined, ply: number): Standing | undefined =>
  play.huffed
    .filter((huffed) => huffed.ply === ply)
    .reduce((before, { square }) => before && afterHuff(rules, before, square), standing)

/** The board after `ply` moves, and after what was huffed at that ply. */
export const standingAt = (rules: RuleSheet, play: Play, ply: number): Standing | undefined => {
  const start: Standing = {
    position: play.startPosition,
    tally: startTally(rules, play.startPosition),
    offence: [],
  }
  return play.moves.slice(0, ply).reduce<Standing | undefined>((standing, text, made) => {
    const after = standing && afterMove(rules, standing, text)
    return withHuffs(rules, play, after, made + 1)
  }, start)
}

/** Requests that do not depend on the board: a count and a reseat. */
const ofOthers = ({ count, reseat }: Pending): Pending => ({ ...(count && { count }), ...(reseat && { reseat }) })

/** A draw offer lapses with the other side's move, a take-back request with any move. */
const pendingAfter = (pending: Pending, mover: Seat): Pending => ({
  ...(pending.draw === mover && { draw: mover }),
  ...(pending.pause && { pause: pending.pause }),
  ...ofOthers(pending),
})

/** A plan does not fit a board that changed other than by a move. */
const NO_PLANS = { creator: undefined, opponent: undefined } as const

const moved = (game: ActiveGame, event: EventOf<'moved'>): ActiveGame | undefined => {
  const { play } = game
  const standing = afterMove(sheetOf(game.terms.rules), play, event.move)
  const purse = purseAfter(game.terms, play, event.at)
  return (
    standing && {
      ...game,
      play: {
        ...play,
        position: standing.position,
        tally: standing.tally,
        offence: standing.offence,
        before: standing.offence.length > 0 ? standingOf(play) : undefined,
        left: purse.left,
        given: purse.given,
        mustJump: false,
        moves: [...play.moves, event.move],
        movedAt: [...play.movedAt, event.at],
        turnStartedAt: event.at,
        reminded: [],
        pending: pendingAfter(play.pending, seatToMove(play)),
        freezes: play.freezes.length === 0 ? play.freezes : play.freezes.filter(({ until }) => until > event.at),
      },
    }
  )
}

const back = (game: ActiveGame, standing: Standing, ply: number, at: Instant): ActiveGame => {
  const { play } = game
  const { count, ...rest } = play
  return {
    ...game,
    play: {
      ...rest,
      ...standing,
      before: undefined,
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

/** Used time stays used; time that the moves added stays added. */
const takenBack = (game: ActiveGame, { ply, at }: EventOf<'taken-back'>): ActiveGame | undefined => {
  const standing = standingAt(sheetOf(game.terms.rules), game.play, ply)
  return standing && back(game, standing, ply, at)
}

const enforced = (game: ActiveGame, { at }: EventOf<'enforced'>): ActiveGame | undefined => {
  const { before, moves } = game.play
  if (!before) return undefined
  const taken = back(game, before, moves.length - 1, at)
  return { ...taken, play: { ...taken.play, offence: [], mustJump: true } }
}

/** The same side is still to move. */
const huffed = (game: ActiveGame, { square }: EventOf<'huffed'>): ActiveGame => {
  const { play } = game
  const standing = afterHuff(sheetOf(game.terms.rules), play, square)
  const made = { ply: play.moves.length, square }
  return { ...game, play: { ...play, ...standing, huffed: [...play.huffed, made], before: undefined, plans: NO_PLANS } }
}

export const MOVING: Rows<MovingEvent['type']> = {
  moved: { active: moved },
  huffed: { active: huffed },
  enforced: { active: enforced },
  'taken-back': { active: takenBack },
}
