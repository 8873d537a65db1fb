/**
 * Runs boardgame.io's own server with English draughts, in a process of its own. The rules are this project's, so that
 * only the services differ; the game is written as its documentation says. `memory` keeps matches in memory alone,
 * `files FOLDER` in its FlatFile store, `disk FOLDER` in the same store with a wait for the disk after each write.
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Position,
  legalMoves,
  makeFen,
  outcome,
  parseFen,
  play,
  readMove,
  ruleSetOf,
  startPosition,
  writeMove,
} from '../../shared/draughts/index.ts'
import { COUNT_BOUNDS } from '../../shared/game/limits/bounds.ts'

type State = { readonly fen: string; readonly legalMoves: readonly string[] }
type Turn = { readonly G: State; readonly ctx: { readonly turn: number } }
type Running = { readonly appServer: { address(): { readonly port: number } } }
type Packages = {
  readonly Server: (options: object) => { run(options: { port: number }): Promise<Running> }
  readonly FlatFile: new (options: { dir: string }) => object
  readonly Origins: { readonly LOCALHOST: unknown }
}

// `import` does not find the folders of boardgame.io, whose types are missing until the packages of the benchmarks are
// installed.
const requirePackage: (name: string) => unknown = createRequire(import.meta.url)
const { Server, FlatFile, Origins } = requirePackage('boardgame.io/server') as Packages
const { INVALID_MOVE } = requirePackage('boardgame.io/core') as { readonly INVALID_MOVE: string }

const rules = ruleSetOf('english')

const positionOf = ({ fen }: State): Position => {
  const read = parseFen(rules, fen)
  if (read.kind === 'fault') throw new Error(read.message)
  return read.position
}

const stateOf = (position: Position): State => ({
  fen: makeFen(rules, position),
  legalMoves: legalMoves(rules, position).map((move) => writeMove(rules, position, move)),
})

const game = {
  name: 'draughts',
  // Without undo the states of boardgame.io are smaller, which is in its favour.
  disableUndo: true,
  setup: () => stateOf(startPosition(rules)),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }: Turn, text: string) => {
      const position = positionOf(G)
      const read = readMove(rules, position, text)
      return read.kind === 'move' ? stateOf(play(rules, position, read.move)) : INVALID_MOVE
    },
  },
  endIf: ({ G, ctx }: Turn) =>
    outcome(rules, positionOf(G)) ??
    (ctx.turn >= COUNT_BOUNDS.ply.most ? { winner: null, reason: 'length' } : undefined),
}

const [, , store = 'memory', dir = ''] = process.argv
if (store === 'disk') {
  const write = fs.writeFile
  fs.writeFile = ((file: string, data: string, encoding: BufferEncoding, done: () => void) =>
    write(file, data, { encoding, flush: true }, done)) as typeof write
}
const db = store === 'memory' ? {} : { db: new FlatFile({ dir }) }
const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run({ port: 0 })
console.log(`ready http://127.0.0.1:${appServer.address().port}`)
