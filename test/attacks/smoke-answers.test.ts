import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import {
  type HttpAnswer,
  type HttpTarget,
  LARGEST_SMOKE_ANSWER,
  httpTarget,
} from '../../functions/timers/http-target.ts'
import { smokeTest } from '../../functions/timers/smoke-test.ts'

/** Starts a server that answers every path with this many bytes, as a foreign server at the service's address may. */
const served = async (bytes: number, body: (origin: string) => Promise<void>): Promise<void> => {
  const server = createServer((_, reply) => {
    for (let left = bytes; left > 0; left -= 65_536) reply.write('x'.repeat(Math.min(left, 65_536)))
    reply.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await body(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.closeAllConnections())
  server.close()
}

test('an answer of the largest size is read, and one more byte is refused with a sentence', async () => {
  await served(LARGEST_SMOKE_ANSWER, async (origin) =>
    expect((await httpTarget(origin)('/')).text).toHaveLength(LARGEST_SMOKE_ANSWER),
  )
  await served(LARGEST_SMOKE_ANSWER + 1, async (origin) => {
    await expect(httpTarget(origin)('/')).rejects.toThrow('the answer is larger than 1 MB')
    expect(await smokeTest(httpTarget(origin))).toEqual({
      ok: false,
      step: 'ask for health',
      why: 'the answer is larger than 1 MB',
    })
  })
})

const LINKS = { creator: { token: 'black' }, invitation: { token: 'white' } }
const SEATS = { black: { name: '' }, white: { name: '' } }

const answering = (page: string): HttpTarget => {
  let ply = 0
  const json = (status: number, value: object): HttpAnswer => ({ status, text: JSON.stringify(value) })
  return async (path) => {
    if (path.startsWith('/p/')) return { status: 200, text: page }
    if (path === '/v1/games') return json(201, { game: { id: 'g' }, links: LINKS })
    if (path.endsWith('/claim')) return json(201, { links: { seat: { token: 'white' } } })
    if (path.endsWith('/moves')) return json(200, { game: { ply: ++ply, status: 'active', seats: SEATS } })
    return json(200, { ply: 0, status: 'finished', seats: SEATS })
  }
}

/** Pages that take minutes if each beginning of a form is followed to the end of the page. */
test.each([
  ['<form method="post"', 50_000],
  ['<form method="post" id="play">', 30_000],
  ['<form method="post" id="play"><input type="hidden" name="a" value="', 10_000],
  [' id="play">', 80_000],
  ['<', 1_000_000],
  [`<input${' '.repeat(90)}`, 10_000],
])('a page that repeats %j is read at once', async (text, times) => {
  const begun = performance.now()
  const smoked = await smokeTest(answering(text.repeat(times)))
  expect(smoked).toMatchObject({ ok: false, step: 'move as Black by the form of the page' })
  expect(performance.now() - begun).toBeLessThan(1000)
})
