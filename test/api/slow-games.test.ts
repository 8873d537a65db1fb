import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { program } from '../harness/program.ts'

const GAMES = 100
const EVERY = 5 * MINUTE

/** Returns two moves for each of the hundred games, in order of time, at instants spread over a day. */
const movesFrom = (start: number) =>
  Array.from({ length: GAMES }, (_, n) =>
    (['11-15', '22-18'] as const).map((text, ply) => ({
      n,
      ply,
      text,
      at: start + ply * 12 * HOUR + ((n * 7919) % 1000) * 43 * SECOND,
    })),
  )
    .flat()
    .toSorted((a, b) => a.at - b.at)

type Looked = {
  readonly changed: readonly { readonly index: number; readonly version: number; readonly ply: number }[]
}

test('a program without a key knows every turn of a hundred slow games within five minutes, with 288 requests a day', async () => {
  const { ask, make, move, clock } = program()
  const start = clock.now
  const tables: Awaited<ReturnType<typeof make>>[] = []
  for (let n = 0; n < GAMES; n++) tables.push(await make())
  const known = new Map<number, number>()
  const seen = new Map<string, number>()
  const moves = movesFrom(start)
  const left = [...moves]
  let requests = 0
  for (let now = start + EVERY; now <= start + DAY; now += EVERY) {
    for (let next = left[0]; next && next.at <= now; next = left[0]) {
      clock.now = next.at
      const { id = '', tokens = ['', ''] as const } = tables[next.n] ?? {}
      await move(id, tokens, next.ply, next.text)
      left.shift()
    }
    clock.now = now
    const seats = tables.map(({ tokens: [, token] }, n) => ({ token, ...(known.has(n) && { version: known.get(n) }) }))
    const { status, body } = await ask('POST', '/v1/games/look', { body: { seats } })
    requests += 1
    expect(status).toBe(200)
    for (const { index, version, ply } of (body as unknown as Looked).changed) {
      known.set(index, version)
      seen.set(`${index} ${ply}`, seen.get(`${index} ${ply}`) ?? now)
    }
  }
  const late = moves.map(({ n, ply, at }) => (seen.get(`${n} ${ply + 1}`) ?? Infinity) - at)
  expect(Math.max(...late)).toBeLessThanOrEqual(EVERY)
  expect(requests).toBe(288)
})
