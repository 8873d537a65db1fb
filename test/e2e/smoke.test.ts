import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canaryHandler } from '../../functions/timers/canary-handler.ts'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { type HttpTarget, httpTarget } from '../../functions/timers/http-target.ts'
import { smokeTest } from '../../functions/timers/smoke-test.ts'
import { freePort, tempFolder } from '../harness/temp.ts'
import { started } from '../tools/started.ts'
import { DEMO_EMAILS } from './demo-rows.ts'
import { type Running, startService } from './running.ts'

let running: Running
let folder: Awaited<ReturnType<typeof tempFolder>>
beforeAll(async () => {
  folder = await tempFolder('smoke')
  running = await startService({ folder: folder.path })
})
afterAll(async () => {
  await running.stop()
  await folder.remove()
})

const STEPS = [
  'ask for health',
  'create a game',
  'join it',
  'move as Black by the API',
  'move as White by the API',
  'move as Black by the form of the page',
  'see the three moves',
  'resign',
  'have both players forgotten',
]

const mails = async (): Promise<number> => {
  const answer = await fetch(`${running.base}/dev/mail`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as readonly unknown[]).length
}

const seatsOf = async (game: string) => {
  const answer = await fetch(`${running.base}/v1/games/${game}`)
  return (await answer.json()) as { status: string; seats: Readonly<Record<string, { readonly name: string }>> }
}

describe('npm run smoke, at the real service', () => {
  test('prints each step, emails nobody, and leaves a record without a name', async () => {
    // The demo game's emails come soon after the start.
    await expect.poll(mails).toBe(DEMO_EMAILS)
    const { code, out, error } = await started('smoke', ['--url', `${running.base}/`])
    expect([code, error]).toEqual([0, ''])
    expect([...out.matchAll(/^ok {6}(.+)$/gm)].map(([, step]) => step)).toEqual(STEPS)
    const { status, seats } = await seatsOf(/game (\w{12})/.exec(out)?.[1] ?? '')
    expect([status, seats['black']?.name, seats['white']?.name]).toEqual(['finished', '', ''])
    expect(await mails()).toBe(DEMO_EMAILS)
  })

  test('passes at another name of the service than its own', async () => {
    const smoked = await smokeTest(httpTarget(running.base.replace('127.0.0.1', 'localhost')))
    expect(smoked).toMatchObject({ ok: true })
  })

  test('exits with 1 where nobody answers, and names the step', async () => {
    const { code, out } = await started('smoke', ['--url', `http://127.0.0.1:${await freePort()}`])
    expect(code).toBe(1)
    expect(out).toMatch(/^FAILED {2}ask for health: fetch failed: connect ECONNREFUSED/)
  })

  test.each([
    [[], 'say where: --url URL'],
    [['--url', 'play.example.org'], '--url must be a URL of the web'],
    [['--url', 'ftp://play.example.org'], '--url must be a URL of the web'],
    [['--url', 'https://play.example.org/p/x'], 'an origin, without a path: https://play.example.org'],
    [['--url', 'https://u:secret@play.example.org'], 'an origin, without a user or password: https://play.example.org'],
    [['--url', 'https://u@play.example.org'], 'an origin, without a user or password: https://play.example.org'],
    [['--url', 'https://play.example.org?a=b'], 'an origin, without a query: https://play.example.org'],
    [['--url', 'https://play.example.org/#top'], 'an origin, without a fragment: https://play.example.org'],
    [['--url', 'https://play.example.org/?'], 'an origin, without a query: https://play.example.org'],
    [['--url', 'https://play.example.org/#'], 'an origin, without a fragment: https://play.example.org'],
  ])('%j is answered with a sentence', async (args, sentence) => {
    const { code, error } = await started('smoke', args)
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)])
    expect(error).not.toContain('secret')
  })
})

/** Returns a target that fails once, at the nth call. */
const failingAt = (nth: number, games: Set<string>): HttpTarget => {
  const door = httpTarget(running.base)
  let calls = 0
  return async (path, sent) => {
    const answer = calls++ === nth ? { status: 500, text: '{"code":"internal"}' } : await door(path, sent)
    const [, game] = /^\/v1\/games\/(\w{12})/.exec(path) ?? []
    if (game !== undefined) games.add(game)
    return answer
  }
}

test('whichever call fails, its step is named, and no game keeps a name', async () => {
  const games = new Set<string>()
  const failed: string[] = []
  for (let nth = 0; ; nth++) {
    const smoked = await smokeTest(failingAt(nth, games))
    if (smoked.ok) break
    expect(smoked.why).toMatch(/^the answer is 500 internal, not 20\d|^the answer is 500 internal, not 303/)
    failed.push(smoked.step)
  }
  expect([...new Set(failed)]).toEqual(STEPS)
  expect(games.size).toBeGreaterThan(9)
  for (const game of games) {
    const { status, seats } = await seatsOf(game)
    expect(['finished', 'aborted']).toContain(status)
    expect(JSON.stringify(seats)).not.toContain('Smoke')
  }
})

test('the canary does the same; where a step fails it fails, says which, and no token', async () => {
  const said: string[] = []
  const log = jsonLog((line) => void said.push(line))
  await canaryHandler(httpTarget(running.base), log)()
  await expect(canaryHandler(failingAt(3, new Set()), log)()).rejects.toThrow(
    'the canary failed: move as Black by the API',
  )
  expect(said.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', message: 'the canary sang', game: expect.any(String) },
    {
      level: 'error',
      message: 'the canary failed',
      step: 'move as Black by the API',
      why: 'the answer is 500 internal, not 200',
    },
  ])
})
