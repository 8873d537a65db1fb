/**
 * Measures what a game costs at each length, in milliseconds: to unpack and fold its log, to show it, and to move in
 * it. `npm run bench:long-game` fails if 1,000 plies take 4 ms or more to fold.
 */
import { packLog, unpackLog } from '../functions/codec/game-item.ts'
import { COUNT_BOUNDS } from '../shared/game/limits/bounds.ts'
import { fold } from '../shared/game/evolving/evolve.ts'
import { seatLink } from '../shared/service/credentials/links.ts'
import { GAME } from '../test/ports/samples.ts'
import { stand } from '../test/service/stand.ts'
import { walk, walked } from '../test/game/longest.ts'
import { printTable, checkTarget } from './measuring/table.ts'

/** Returns the time of the fastest of 40 runs in milliseconds, as other work on the machine only makes a run slower. */
const best = async (run: () => unknown): Promise<number> => {
  let least = Infinity
  for (let n = 0; n < 40; n += 1) {
    const start = performance.now()
    await run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

const TARGET = 4

const row = printTable('Plies', 'bytes', 'fold, ms', 'unpack, ms', 'pack, ms', 'show, ms', 'move, ms')

const measured = async (plies: number): Promise<number> => {
  const log = walked(plies)
  const game = fold(log)
  if (game === undefined) throw new Error('the walk is no game')
  const bytes = packLog(log)
  const { service, ask } = stand()
  const stored = { version: log.length, log, last: 1, due: undefined }
  await service.games.save(GAME, undefined, stored)
  const { token } = seatLink(service, 'creator', GAME, game)
  const body = { ply: plies, move: walk(plies + 1).at(-1), dryRun: true }
  const times = {
    fold: await best(() => fold(log)),
    unpack: await best(() => unpackLog(bytes)),
    pack: await best(() => packLog(log)),
    show: await best(() => ask('GET', `/v1/games/${GAME}`)),
    move: await best(() => ask('POST', `/v1/games/${GAME}/moves`, { token, body })),
  }
  row(plies, bytes.length, ...Object.values(times).map((time) => time.toFixed(2)))
  return times.fold
}

for (const plies of [100, 400]) await measured(plies)
const longest = await measured(COUNT_BOUNDS.ply.most - 1)
checkTarget(`under ${TARGET} ms to fold ${COUNT_BOUNDS.ply.most} plies.`, longest < TARGET)
