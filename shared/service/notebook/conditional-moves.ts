import {
  type Position,
  type RuleSet,
  play as playMove,
  readMove,
  ruleSetOf,
  searchSteps,
  writeMove,
} from '../../draughts/index.ts'
import { CONDITIONAL_MOVES_LIMITS } from '../../game/limits/bounds.ts'
import { type ActiveGame, type Game, playOf, seatToMove } from '../../game/model/game.ts'
import {
  type ConditionalMoves,
  type ConditionalMovesBySeat,
  areStorable,
  remainingLines,
} from '../../game/board/conditional-moves.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Seat } from '../../game/model/words.ts'
import { randomId } from '../credentials/ids.ts'
import { conditionalMovesEntry } from './entry-names.ts'
import type { RandomBytes } from '../ports/signer.ts'
import type { GameId } from '../ports/games.ts'
import type { NotebookReader, NotebookStore } from '../ports/notebook.ts'

const isLines = (value: unknown): value is ConditionalMoves['lines'] =>
  Array.isArray(value) && value.every((line) => Array.isArray(line) && line.every((move) => typeof move === 'string'))

/** Only this module writes conditional moves, so stored text that cannot be read is damaged. */
const readPlan = (text: string): ConditionalMoves => {
  const value: unknown = JSON.parse(text)
  if (
    typeof value === 'object' &&
    value !== null &&
    'ply' in value &&
    'lines' in value &&
    typeof value.ply === 'number' &&
    isLines(value.lines)
  )
    return { ply: value.ply, lines: value.lines }
  throw new Error('a stored plan does not read')
}

const planOf = async (
  notebook: NotebookReader,
  id: GameId,
  name: string | undefined,
): Promise<ConditionalMoves | undefined> => {
  const text = name === undefined ? undefined : await notebook.load(id, conditionalMovesEntry(name))
  return text === undefined ? undefined : readPlan(text)
}

/** Returns the stored conditional moves of both seats. */
export const loadConditionalMoves = async (
  notebook: NotebookStore,
  id: GameId,
  game: Game,
): Promise<ConditionalMovesBySeat> => {
  const names = playOf(game)?.conditionalMoves
  const creator = await planOf(notebook, id, names?.creator)
  const opponent = await planOf(notebook, id, names?.opponent)
  return { ...(creator && { creator }), ...(opponent && { opponent }) }
}

/** `lines` can still be played, and those in `analysis` no longer. */
export type OwnConditionalMoves = {
  readonly lines: ConditionalMoves['lines']
  readonly analysis: ConditionalMoves['lines']
}

/**
 * Returns a seat's conditional moves. Lines that still fit the game are cut to the moves that are still to come; lines
 * that the game has left are whole.
 */
export const conditionalMovesOf = async (
  notebook: NotebookReader,
  id: GameId,
  game: Game,
  seat: Seat,
): Promise<OwnConditionalMoves | undefined> => {
  const play = playOf(game)
  const plan = await planOf(notebook, id, play?.conditionalMoves[seat])
  if (!plan || !play) return undefined
  const since = play.moves.slice(plan.ply)
  const fits = (line: readonly string[]): boolean =>
    since.every((move, index) => line[index] === move) && line.length > since.length
  return { lines: remainingLines(plan, play.moves), analysis: plan.lines.filter((line) => !fits(line)) }
}

type Read = { readonly moves: readonly string[]; readonly steps: number }

/** A move that is illegal where its line has it. `line`: the index of the line, from 0. */
export type IllegalLine = { readonly line: number; readonly move: string }

/** Returns the line in canonical notation; if a move is illegal, returns that move as a string. */
const canonical = (rules: RuleSet, from: Position, line: readonly string[]): Read | string => {
  let position = from
  let steps = 0
  const moves: string[] = []
  for (const text of line) {
    steps += searchSteps(rules, position)
    const read = readMove(rules, position, text)
    if (read.kind === 'illegal') return text
    moves.push(writeMove(rules, position, read.move))
    position = playMove(rules, position, read.move)
  }
  return { moves, steps }
}

/** Returns the lines in canonical notation, or the first illegal one. Undefined if that takes too many engine steps. */
const readLines = (
  rules: RuleSet,
  from: Position,
  lines: ConditionalMoves['lines'],
): ConditionalMoves['lines'] | IllegalLine | undefined => {
  const canonicalLines: (readonly string[])[] = []
  let left: number = CONDITIONAL_MOVES_LIMITS.steps
  for (const [index, line] of lines.entries()) {
    const read = canonical(rules, from, line)
    if (typeof read === 'string' || line.length === 0)
      return { line: index, move: typeof read === 'string' ? read : '' }
    left -= read.steps
    if (left < 0) return undefined
    canonicalLines.push(read.moves)
  }
  return canonicalLines
}

export type SavedConditionalMoves = { readonly name: string } | { readonly refusal: Refusal } | IllegalLine

type Saving = {
  readonly id: GameId
  readonly game: ActiveGame
  readonly seat: Seat
  readonly lines: ConditionalMoves['lines']
}

/** Saves conditional moves under a new name, to which the game then refers. Without lines the name is empty. */
export const saveConditionalMoves = async (
  notebook: NotebookStore,
  randomBytes: RandomBytes,
  { id, game, seat, lines }: Saving,
): Promise<SavedConditionalMoves> => {
  if (lines.length === 0) return { name: '' }
  if (seatToMove(game.play) === seat) return { refusal: { code: 'not-yet', until: 'own-move' } }
  if (!areStorable(lines)) return { refusal: { code: 'too-long' } }
  const read = readLines(ruleSetOf(game.terms.rules), game.play.position, lines)
  if (read === undefined) return { refusal: { code: 'too-long' } }
  if ('line' in read) return read
  const plan: ConditionalMoves = { ply: game.play.moves.length, lines: read }
  const name = randomId(randomBytes, 10)
  await notebook.save(id, conditionalMovesEntry(name), JSON.stringify(plan), undefined)
  return { name }
}
