/**
 * Compares move generation with two npm packages, and times reading a position and a move, and playing that move. Each
 * package is used in its fastest way: like ours, it counts leaves without playing them.
 */
import { parseFen, play, readMove, ruleSetOf, startPosition } from '../shared/draughts/index.ts'
import type { RulesId } from '../shared/draughts/index.ts'
import { sidesOf } from '../shared/draughts/counting/side.ts'
import { perft } from '../shared/draughts/play/perft.ts'
import { installPackages } from './measuring/install-packages.ts'
import { printTable, checkTarget } from './measuring/table.ts'

type Count = (depth: number) => number

type RapidEngine = {
  readonly moves: readonly unknown[]
  readonly data: unknown
  clone(): RapidEngine
  move(move: unknown): void
}
type RapidGame = { readonly moves: readonly unknown[]; readonly engine: RapidEngine; move(move: unknown): void }
type Rapid = {
  readonly EnglishDraughts: { setup(data?: unknown): RapidGame }
  readonly EnglishDraughtsEngineFactory: { setup(): RapidEngine }
}

const rapid = async (): Promise<Rapid> => {
  const name = 'rapid-draughts/english'
  return (await import(name)) as Rapid
}

/**
 * Returns a counter that plays by the documented class of rapid-draughts, which cannot undo: each move is made in a new
 * game.
 */
const rapidGame = ({ EnglishDraughts }: Rapid): Count => {
  const count = (data: unknown, depth: number): number => {
    const game = EnglishDraughts.setup(data)
    if (depth === 1) return game.moves.length
    let leaves = 0
    for (const move of game.moves) {
      const next = EnglishDraughts.setup(game.engine.data)
      next.move(move)
      leaves += count(next.engine.data, depth - 1)
    }
    return leaves
  }
  return (depth) => count(undefined, depth)
}

/**
 * Returns a counter that plays by the engine of rapid-draughts: the fastest part of the package, exported but
 * undocumented.
 */
const rapidEngine = ({ EnglishDraughtsEngineFactory }: Rapid): Count => {
  const count = (engine: RapidEngine, depth: number): number => {
    if (depth === 1) return engine.moves.length
    let leaves = 0
    for (const move of engine.moves) {
      const next = engine.clone()
      next.move(move)
      leaves += count(next, depth - 1)
    }
    return leaves
  }
  return (depth) => count(EnglishDraughtsEngineFactory.setup(), depth)
}

type DraughtsGame = { moves(): readonly unknown[]; move(move: unknown): unknown; undo(): unknown }

const draughtsJs = async (): Promise<Count> => {
  const name = 'draughts'
  const { default: Game } = (await import(name)) as { default: new () => DraughtsGame }
  const count = (game: DraughtsGame, depth: number): number => {
    const moves = game.moves()
    if (depth === 1) return moves.length
    let leaves = 0
    for (const move of moves) {
      game.move(move)
      leaves += count(game, depth - 1)
      game.undo()
    }
    return leaves
  }
  return (depth) => count(new Game(), depth)
}

const ours = (id: RulesId): Count => {
  const rules = ruleSetOf(id)
  return (depth) => perft(rules, startPosition(rules), depth)
}

/** Returns our counter without its swift part: the generator lists every move of the positions above the leaves. */
const oursListed = (id: RulesId): Count => {
  const rules = ruleSetOf(id)
  const { black, white } = sidesOf(rules)
  const none = { men: false, kings: false }
  const sides = { black: { ...black, ...none }, white: { ...white, ...none } }
  return (depth) => perft(rules, startPosition(rules), depth, sides)
}

/** Returns the leaves per second, as the best of three runs after a warm-up. */
const speedOf = (count: Count, depth: number): { readonly leaves: number; readonly perSecond: number } => {
  count(Math.max(1, depth - 2))
  let best = 0
  let leaves = 0
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now()
    leaves = count(depth)
    best = Math.max(best, leaves / ((performance.now() - start) / 1000))
  }
  return { leaves, perSecond: best }
}

const thousands = (perSecond: number): string => (perSecond / 1000).toFixed(0)

const row = printTable('Move generation', '1000 leaves/s', 'depth', 'leaves', 'ours / this', 'wanted')

type Trial = { readonly title: string; readonly count: Count; readonly depth: number; readonly wanted: number }

/**
 * Prints a package's speed beside ours. Returns whether ours is at least `wanted` times that speed; always true if
 * `wanted` is 0.
 */
const compare = (mine: { readonly perSecond: number }, { title, count, depth, wanted }: Trial): boolean => {
  const { perSecond, leaves } = speedOf(count, depth)
  const ratio = mine.perSecond / perSecond
  row(title, thousands(perSecond), depth, leaves, ratio.toFixed(1), wanted === 0 ? '' : wanted)
  return ratio >= wanted
}

const reportOurs = (title: string, count: Count, depth: number) => {
  const speed = speedOf(count, depth)
  row(title, thousands(speed.perSecond), depth, speed.leaves, '1.0', '')
  return speed
}

/**
 * Times reading a FEN, reading a written move and playing it; prints the median and the 99th percentile in
 * microseconds.
 */
const oneMove = (id: RulesId, title: string, fen: string, moves: readonly string[]): boolean => {
  const rules = ruleSetOf(id)
  const times: number[] = []
  for (let run = 0; run < 30_000; run += 1) {
    const text = moves[run % moves.length] ?? ''
    const start = process.hrtime.bigint()
    const read = parseFen(rules, fen)
    if (read.kind === 'fault') throw new Error(read.message)
    const move = readMove(rules, read.position, text)
    if (move.kind === 'illegal') throw new Error(`${text}: ${move.reason}`)
    play(rules, read.position, move.move)
    if (run >= 10_000) times.push(Number(process.hrtime.bigint() - start) / 1000)
  }
  times.sort((a, b) => a - b)
  const median = times[Math.floor(times.length * 0.5)] ?? 0
  const last = times[Math.floor(times.length * 0.99)] ?? 0
  moved(`${id}, ${title}`, median.toFixed(1), last.toFixed(1))
  return median < 10 && last < 50
}

installPackages('rapid-draughts')
const rapidDraughts = await rapid()
const small = reportOurs('ours, 8x8', ours('english'), 9)
const comparisons = [
  compare(small, { title: 'ours, moves listed', count: oursListed('english'), depth: 9, wanted: 2.2 }),
  compare(small, { title: "rapid-draughts' game", count: rapidGame(rapidDraughts), depth: 6, wanted: 30 }),
  compare(small, { title: "rapid-draughts' bare engine", count: rapidEngine(rapidDraughts), depth: 7, wanted: 0 }),
]
const large = reportOurs('ours, 10x10', ours('international'), 8)
comparisons.push(
  compare(large, { title: 'ours, moves listed', count: oursListed('international'), depth: 8, wanted: 2.2 }),
)
comparisons.push(compare(large, { title: 'draughts', count: await draughtsJs(), depth: 4, wanted: 300 }))
checkTarget('the wanted ratio to each package, and to listing all moves.', !comparisons.includes(false))

console.log('')
const moved = printTable('One written move', 'median, us', 'p99, us')
const quick = [
  oneMove('english', 'kings', 'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29', ['16-19', '22-17', '25-30']),
  oneMove('english', 'the start', 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12', [
    '11-15',
    '9-13',
    '12-16',
  ]),
  oneMove('english', 'jumps', 'B:BK32:W9,10,11,17,18,19,25,26,27', ['32x23x14x5', '32x23x16x7x14x5']),
  oneMove('international', 'the middle', 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26', [
    '25-20',
    '28-22',
  ]),
]
checkTarget('the median is under 10 us and the p99 under 50.', !quick.includes(false))
