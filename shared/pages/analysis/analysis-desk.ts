import { type Position, legalMoves, parseFen, pieceAt, sheetOf, startPosition } from '../../draughts/index.ts'
import { type Ground, type Tried, type TriedFault, grow, positionAt, readTried, writeTried } from '../../game/tried.ts'
import type { Choice } from '../game/model/choice.ts'
import { laidOut, optionsIn } from '../board/laid-out.ts'
import { type Live, type Option, type Stage, fullOf, stageOf } from '../board/stage.ts'
import { lookOf } from './analysis-query.ts'
import type { Trying } from './analysis.ts'

/** The board as its address asks for it. */
export type Desk = {
  readonly position: Position
  readonly tried: Tried
  readonly at: number
  readonly live: Live
  readonly stage: Stage
  /** Its own address. */
  readonly choice: Choice
  readonly fault?: TriedFault
  /** The fault is the move that was typed, not the lines. */
  readonly typed?: true
}

export const groundOf = ({ rules: id, fen }: Pick<Trying, 'rules' | 'fen'>): Ground => {
  const rules = sheetOf(id)
  const read = parseFen(rules, fen)
  return { rules, from: read.kind === 'position' ? read.position : startPosition(rules) }
}

const lastAt = (ground: Ground, { last }: Trying, tried: Tried, at: number): Trying['last'] => {
  const trial = tried[at - 1]
  if (trial === undefined) return last
  const { path, captures, before } = trial
  const taken = captures.flatMap((square) => {
    const piece = pieceAt(ground.rules, before, square)
    return piece ? [[square, piece] as const] : []
  })
  return { path, taken }
}

type Laid = {
  readonly tried: Tried
  readonly at: number
  readonly stage?: Stage
  readonly fault?: TriedFault
  readonly typed?: true
}

const lay = (trying: Trying, look: Choice, { tried, at, stage, fault, typed }: Laid): Desk => {
  const ground = groundOf(trying)
  const position = positionAt(ground, tried, at)
  const moves = optionsIn(ground.rules, legalMoves(ground.rules, position))
  const scene = laidOut(ground.rules, position, trying.seat ?? 'white', lastAt(ground, trying, tried, at))
  return {
    position,
    tried,
    at,
    live: { path: trying.path, ply: trying.ply, scene, moves, begins: false },
    stage: stage ?? (moves.length === 0 ? { kind: 'waiting' } : { kind: 'piece' }),
    choice: { ...lookOf(look), ply: trying.ply, tree: writeTried(tried), at },
    ...(fault && { fault }),
    ...(typed && { typed }),
  }
}

/** What is pressed or typed is played at once; a move that is written like several leads to a choice among them. */
const played = (ground: Ground, { tried, at, live }: Desk, text: string): Laid => {
  const grown = grow(ground, tried, at, text)
  if (!('kind' in grown)) return { tried: grown.tried, at: grown.at }
  const { forms = [] } = 'forms' in grown ? grown : {}
  const ways = live.moves.filter(({ path }) => forms.includes(path.join('x')))
  return ways.length > 0 ? { tried, at, stage: { kind: 'way', moves: ways } } : { tried, at, fault: grown, typed: true }
}

const chosen = (moves: readonly Option[], choice: Choice): Stage => {
  const stage = stageOf(moves, choice)
  if (stage.kind !== 'preview' || choice.way !== undefined) return stage
  return { kind: 'square', from: stage.move.path[0] ?? 0, moves: [stage.move] }
}

/** Reads an address. */
export const deskOf = (trying: Trying, asked: Choice): Desk => {
  const ground = groundOf(trying)
  const { tried, fault } = readTried(ground, asked.tree ?? trying.kept ?? '')
  const at = asked.at !== undefined && asked.at <= tried.length ? asked.at : 0
  const desk = lay(trying, asked, { tried, at, ...(fault && { fault }) })
  if (fault !== undefined || desk.live.moves.length === 0) return desk
  if (asked.move !== undefined) return lay(trying, asked, played(ground, desk, asked.move))
  const stage = chosen(desk.live.moves, asked)
  if (stage.kind === 'preview') return lay(trying, asked, played(ground, desk, fullOf(stage.move)))
  return { ...desk, stage: stage.kind === 'unread' ? desk.stage : stage }
}
