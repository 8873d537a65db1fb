/**
 * A hill climb for the positions that cost the engine most: `npm run climb -- SECONDS SEED`, for each rule set or for
 * the one after `--only`. `--write` keeps what it finds in `worst.json`, which the tests read. It fails if a position
 * takes 50 ms.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import {
  type RuleSet,
  type RulesId,
  RULES_IDS,
  legalMoves,
  makeFen,
  parseFen,
  ruleSetOf,
  writeMoves,
} from '../../shared/draughts/index.ts'
import { BUDGET } from '../../shared/draughts/rules/budget.ts'
import { generate } from '../../shared/draughts/moves/generate.ts'
import { type Position, makePosition, startPosition, piecesOf } from '../../shared/draughts/board/position.ts'
import { hasPlayableMaterial } from '../../shared/game/board/opening-position.ts'
import type { PlainBoard, PlainPiece } from './plain.ts'
import { chances } from './random.ts'

/** A costly position. `refused` says that finding its moves exceeds the budget of steps. */
export type Worst = { readonly rules: RulesId; readonly fen: string; readonly steps: number; readonly refused: boolean }

const positionOf = (rules: RuleSet, { turn, pieces }: PlainBoard): Position => makePosition(rules, turn, [...pieces])

const stepsOf = (rules: RuleSet, board: PlainBoard): number => {
  const position = positionOf(rules, board)
  return hasPlayableMaterial(rules, position) ? generate(rules, position).steps : -1
}

const pieceOf = (chance: () => number, white: number): PlainPiece => ({
  colour: chance() < white ? 'white' : 'black',
  kind: chance() < 0.4 ? 'king' : 'man',
})

/**
 * Returns a random board on which White is to move. It has at most as many pieces as a side has at the start, of which
 * about one in seven is white.
 */
const anyBoard = (rules: RuleSet, chance: () => number): PlainBoard => {
  const squares = (rules.columns * rules.columns) / 2
  const most = piecesOf(rules, startPosition(rules)).length / 2
  const pieces = new Map<number, PlainPiece>()
  for (let n = 0; n < most; n += 1) pieces.set(1 + Math.floor(chance() * squares), pieceOf(chance, 0.15))
  return { turn: 'white', pieces }
}

/** Returns a board in which one to three squares have changed: each is emptied or gets another piece. */
const neighbour = (rules: RuleSet, { turn, pieces }: PlainBoard, chance: () => number): PlainBoard => {
  const squares = (rules.columns * rules.columns) / 2
  const changed = new Map(pieces)
  for (let n = 1 + Math.floor(chance() * 3); n > 0; n -= 1) {
    const square = 1 + Math.floor(chance() * squares)
    if (changed.has(square) && chance() < 0.6) changed.delete(square)
    else changed.set(square, pieceOf(chance, 0.2))
  }
  return { turn, pieces: changed }
}

/** After this many boards without progress, the climb starts again from a new board. */
const PATIENCE = 1500

/**
 * Returns the costliest board found while `goesOn` holds. If finding its moves exceeds the budget, also returns the
 * costliest board within the budget.
 */
export const climb = (rules: RuleSet, chance: () => number, goesOn: () => boolean): readonly Worst[] => {
  let answered = { board: anyBoard(rules, chance), steps: -1 }
  let best = answered
  let here = best
  for (let idle = 0; goesOn(); idle += 1) {
    const board = idle > PATIENCE ? anyBoard(rules, chance) : neighbour(rules, here.board, chance)
    const steps = stepsOf(rules, board)
    if (idle > PATIENCE || steps > here.steps) idle = 0
    if (idle === 0 || steps === here.steps) here = { board, steps }
    if (steps > best.steps) best = here
    if (steps > answered.steps && steps <= BUDGET) answered = steps === best.steps ? best : { board, steps }
  }
  const kept = best === answered ? [best] : [answered, best]
  return kept.map(({ board, steps }) => ({
    rules: rules.id,
    fen: makeFen(rules, positionOf(rules, board)),
    steps,
    refused: steps > BUDGET,
  }))
}

/**
 * Returns the processor time in milliseconds to find and write the moves, as the best of five. Each run uses a new rule
 * set, so that nothing is cached.
 */
const timeOf = ({ rules, fen }: Worst): number => {
  const read = parseFen(ruleSetOf(rules), fen)
  if (read.kind === 'fault') throw new Error(read.message)
  const times = Array.from({ length: 5 }, () => {
    const sheet = { ...ruleSetOf(rules) }
    const start = process.cpuUsage()
    writeMoves(sheet, legalMoves(sheet, read.position))
    return process.cpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

/** The time in milliseconds that no position may take. */
const TOO_LONG = 50

const FILE = join(import.meta.dirname, 'worst.json')

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' } },
    allowPositionals: true,
  })
  const { only, write } = values
  if (only !== undefined && !RULES_IDS.some((id) => id === only)) throw new Error(`${only} is no rule set`)
  const [seconds = 10, seed = Date.now()] = positionals.map(Number)
  const chance = chances(seed)
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Worst[]
  const found = RULES_IDS.flatMap((id) => {
    if (only !== undefined && id !== only) return kept.filter(({ rules }) => rules === id)
    const end = performance.now() + seconds * 1000
    const worst = climb(ruleSetOf(id), chance, () => performance.now() < end)
    for (const each of worst) {
      const time = timeOf(each)
      console.log(`${id}: ${each.steps} steps${each.refused ? ', refused' : ''}, ${time.toFixed(1)} ms: ${each.fen}`)
      if (time > TOO_LONG) process.exitCode = 1
    }
    return worst
  })
  if (write) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`)
}
