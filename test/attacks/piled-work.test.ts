import { expect, test } from 'vitest'
import {
  type Position,
  legalMoves,
  parseFen,
  play,
  ruleSetOf,
  searchSteps,
  writeMove,
  writeMoves,
} from '../../shared/draughts/index.ts'
import { stepsSpent } from '../../shared/draughts/moves/generate.ts'
import { COUNT_BOUNDS, LIST_READ_LIMITS, MOST_TAKEBACK_STEPS } from '../../shared/game/limits/bounds.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { seatLink } from '../../shared/service/credentials/links.ts'
import { walked } from '../game/longest.ts'
import { joined, offered } from '../ports/samples.ts'
import { stand, tokenOf } from '../service/stand.ts'

const sheet = ruleSetOf('canadian')

const positionOf = (fen: string): Position => {
  const read = parseFen(sheet, fen)
  if (read.kind === 'fault') throw new Error(read.message)
  return read.position
}

/** Each quiet move of Black leads to a board on which White's king takes thousands of steps to search. */
const COSTLY = 'B:WK70:B1,8,9,10,11,12,19,20,21,22,23,24,31,32,33,34,35,36,43,44,45,46,47,48,55,56,57,58,59,60'

type Pair = { readonly quiet: string; readonly answer: string; readonly steps: number }

/** Returns up to `most` legal moves of Black, each with an answer and the steps that finding White's moves takes. */
const pairs = (fen: string, most: number): readonly Pair[] => {
  const start = positionOf(fen)
  return legalMoves(sheet, start)
    .slice(0, most)
    .map((move) => {
      const after = play(sheet, start, move)
      const [answer = ''] = writeMoves(sheet, legalMoves(sheet, after))
      return { quiet: writeMove(sheet, start, move), answer, steps: searchSteps(sheet, after) }
    })
}

/** Plays a move of Black and White's answer, and returns the response to Black's request to take them back. */
const takebackOf = async (fen: string, { quiet, answer }: Pair) => {
  const { ask, begin } = stand()
  const creator = { name: 'Mal', seat: 'black' }
  const made = await begin({ creator, opponent: { name: 'Mol' }, rules: 'canadian', opening: { fen } })
  const path = `/v1/games/${made.body.game.id}`
  const [black, white] = [tokenOf(made, 'creator'), tokenOf(made, 'opponent')]
  await ask('POST', `${path}/moves`, { token: black, body: { ply: 0, move: quiet } })
  const moved = await ask('POST', `${path}/moves`, { token: white, body: { ply: 1, move: answer } })
  expect(moved.status).toBe(200)
  return ask('POST', `${path}/actions`, { token: black, body: { type: 'request-takeback', ply: 2 } })
}

test.each([
  [COSTLY, true, 409],
  ['B:WK70:B1,12,24,36,48,60', false, 200],
])('moves that cost much to search cannot be taken back, and others can: %s', async (fen, isCostly, status) => {
  // Two dozen takebacks of moves as costly as these made a game that took 0.1 s to read.
  const [pair = expect.fail()] = pairs(fen, 1)
  expect(pair.steps > MOST_TAKEBACK_STEPS).toBe(isCostly)
  expect(await takebackOf(fen, pair)).toMatchObject({ status, ...(isCostly && { body: { code: 'allowance-used' } }) })
})

/** Stores games with this log, and returns a function that polls the creator's seats in them. */
const listed = async (log: readonly GameEvent[], most: number) => {
  const { service, ask } = stand()
  const game = fold(log)
  if (!game) throw new Error('the log does not fold')
  const tokens: string[] = []
  for (let n = 0; n < most; n += 1) {
    const id = `Qr7dEwT1z${String(n).padStart(3, '0')}`
    await service.games.save(id, undefined, { version: log.length, log, last: 1, due: undefined })
    tokens.push(seatLink(service, 'creator', id, game).token)
  }
  return async (from: number) => {
    const seats = tokens.slice(from).map((token) => ({ token }))
    const before = stepsSpent()
    const { body } = await ask('POST', '/v1/games/look', { body: { seats } })
    const { changed, next } = body as unknown as { changed: readonly object[]; next?: number }
    return { changed: changed.length, next, steps: stepsSpent() - before }
  }
}

test('polling many of the longest games stops in time, and says where to go on', async () => {
  const log = walked()
  const most = Math.floor(LIST_READ_LIMITS.events / log.length)
  const pollFrom = await listed(log, most + 2)
  expect(await pollFrom(0)).toMatchObject({ changed: most, next: most })
  expect(await pollFrom(most)).toMatchObject({ changed: 2, next: undefined })
})

test('one request polls a hundred usual games', async () => {
  const pollFrom = await listed(walked(LIST_READ_LIMITS.events / COUNT_BOUNDS.looks.most - 2), COUNT_BOUNDS.looks.most)
  expect(await pollFrom(0)).toMatchObject({ changed: COUNT_BOUNDS.looks.most, next: undefined })
})

test('polling games that became costly before the limit existed stops in time, too', async () => {
  const terms = { ...offered.terms, rules: 'canadian', opening: { kind: 'fen', fen: COSTLY } } as const
  const { at } = joined
  const rounds = pairs(COSTLY, 4).flatMap(({ quiet, answer }): readonly GameEvent[] => [
    { type: 'moved', at, move: quiet },
    { type: 'moved', at, move: answer },
    { type: 'takeback-asked', at, by: 'creator' },
    { type: 'taken-back', at, ply: 0 },
  ])
  const pollFrom = await listed([{ ...offered, terms }, joined, ...rounds], 4)
  const { changed, next, steps } = await pollFrom(0)
  expect(changed).toBe(next)
  expect(steps).toBeGreaterThan(LIST_READ_LIMITS.steps)
  expect(steps).toBeLessThan(3 * LIST_READ_LIMITS.steps)
})
