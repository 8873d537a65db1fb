import {
  type Position,
  type RuleSheet,
  type Tally,
  automaticDraw,
  outcome,
  play as playMove,
  readMove,
  sheetOf,
  tallyAfter,
  writeMove,
} from '../../draughts/index.ts'
import { deadlineOf } from '../clock.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Result } from '../events.ts'
import { type ActiveGame, type Game, type Play, moverAt, playOf, seatToMove } from '../game.ts'
import type { Instant } from '../words.ts'
import { timedOut } from './tick.ts'

const positionAt = (rules: RuleSheet, play: Play, ply: number): Position =>
  play.moves.slice(0, ply).reduce((position, move) => {
    const read = readMove(rules, position, move)
    return read.kind === 'move' ? playMove(rules, position, read.move) : position
  }, play.startPosition)

/** Whether `text` is, in whatever spelling, the move that was played at `ply`. */
const isMoveAt = (rules: RuleSheet, play: Play, ply: number, text: string): boolean => {
  if (play.moves[ply] === text) return true
  const position = positionAt(rules, play, ply)
  const read = readMove(rules, position, text)
  return read.kind === 'move' && writeMove(rules, position, read.move) === play.moves[ply]
}

/** Whether the seat has made this very move at this very ply already: its answer was lost, or the button was pressed twice. */
const wasPlayed = (game: Game, command: CommandOf<'move'>): boolean => {
  const play = playOf(game)
  if (!play || command.ply >= play.moves.length || moverAt(play, command.ply) !== command.by) return false
  return isMoveAt(sheetOf(game.terms.rules), play, command.ply, command.move)
}

/** A move: in time, in turn, at the ply it was meant for, and legal. Articles 4 to 15, 21 and 29. */
export const move = (game: Game, command: CommandOf<'move'>, at: Instant): Decision => {
  if (wasPlayed(game, command)) return DUPLICATE
  switch (game.status) {
    case 'open':
      return refuse({ code: 'not-begun' })
    case 'finished':
      return refuse({ code: game.result.reason === 'time' ? 'too-late' : 'game-over' })
    case 'aborted':
      return refuse({ code: game.by === 'clock' ? 'too-late' : 'game-over' })
    case 'expired':
      return refuse({ code: 'game-over' })
    case 'active':
      return moveNow(game, command, at)
  }
}

const moveNow = (game: ActiveGame, command: CommandOf<'move'>, at: Instant): Decision => {
  const { play } = game
  const deadline = deadlineOf(game.terms.clock, play)
  if (deadline !== undefined && at > deadline) return refuse({ code: 'too-late' }, ...timedOut(game, at))
  if (command.ply !== play.moves.length) return refuse({ code: 'stale-ply' })
  if (seatToMove(play) !== command.by) return refuse({ code: 'not-your-turn' })
  const rules = sheetOf(game.terms.rules)
  const read = readMove(rules, play.position, command.move)
  if (read.kind === 'illegal') {
    const { reason, article, forms } = read
    return refuse({ code: 'illegal-move', reason, article, ...(forms && { forms }) })
  }
  const moved = { type: 'moved', at, move: writeMove(rules, play.position, read.move) } as const
  const after = playMove(rules, play.position, read.move)
  const result = resultOf(rules, after, tallyAfter(rules, play.tally, play.position, read.move, after))
  return result ? done(moved, { type: 'finished', at, result }) : done(moved)
}

/** How a move has ended the game by the rules alone, if it has. Articles 14 and 15. */
const resultOf = (rules: RuleSheet, after: Position, tally: Tally): Result | undefined => {
  const won = outcome(rules, after)
  if (won) return won
  const reason = automaticDraw(rules, after, tally)
  return reason && { winner: null, reason }
}
