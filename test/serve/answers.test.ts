import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { TAKES_ANSWERS, handOver, opened, replyToOf, written } from './mail-server.ts'
import { made, pathIn, pressed, pushable, served, until } from './process.ts'
import { type TestRelay, relayWith } from './relay.ts'

const ANN = 'ann@example.com'
const BEN = 'ben@example.com'

/** How many times `emailWith` looks for an email between two pushes of the clock. */
const LOOKS = 10

/**
 * Returns the newest email to this address whose text has these words. Waits until there is one, and pushes the clock
 * meanwhile.
 */
const emailWith = (relay: TestRelay, to: string, words: string, push = () => {}) => {
  let looks = 0
  return until(async () => {
    looks += 1
    if (looks % LOOKS === 0) push()
    const mails = await Promise.all(relay.arrived.filter((mail) => mail.to === to).map(opened))
    return mails.findLast(({ text }) => text?.includes(words))
  })
}

test(
  'an answer to an email is played: the email goes out by SMTP, the answer comes in by LMTP and is stored and confirmed',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('answers')
    const relay = await relayWith()
    const { base, lmtp, metrics, stop, text, push } = await served(folder.path, relay, {
      ...TAKES_ANSWERS,
      ...pushable(),
    })
    const { game } = await made(base)
    const own = await until(() => pathIn(relay, ANN, 'p'))
    const invitation = await until(() => pathIn(relay, BEN, 'i'))
    expect((await pressed(base, `${own}/emails`)).status).toBe(303)
    expect((await pressed(base, invitation, { key: crypto.randomUUID(), name: 'Ben' })).status).toBe(303)
    const turn = await emailWith(relay, ANN, '~~ Answer above this line ~~', push)
    const to = replyToOf(turn) ?? ''
    expect(to).toMatch(/^r[0-9a-z]{40}@in\.example\.org$/)
    const movesOf = async () => {
      const response = await fetch(`${base}/v1/games/${game.id}`)
      return ((await response.json()) as { readonly moves: readonly string[] }).moves
    }
    const quoted = turn.text ?? ''
    for (const [more, expected] of [
      [{ from: 'eve@evil.example', words: '11-15' }, 'An answer came from another address'],
      [{ from: ANN, words: '11-15', verdict: 'fail' }, 'An answer came from another address'],
      [{ from: ANN, words: '1-2' }, 'Your answer was not played'],
    ] as const) {
      await handOver(lmtp, { from: more.from, to }, written({ to, quoted, ...more }))
      await emailWith(relay, ANN, expected)
      expect(await movesOf()).toEqual([])
    }
    await handOver(lmtp, { from: ANN, to }, written({ from: ANN, to, quoted, words: '11-15' }))
    const answer = await emailWith(relay, ANN, 'You played 11-15')
    expect(answer.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(await movesOf()).toEqual(['11-15'])
    const back = replyToOf(await emailWith(relay, BEN, '~~ Answer above this line ~~', push)) ?? ''
    await handOver(lmtp, { from: BEN, to: back }, written({ from: BEN, to: back, words: '23-19 draw?' }))
    await emailWith(relay, BEN, 'You played 23-19')
    expect(await movesOf()).toEqual(['11-15', '23-19'])
    const counted = await (await fetch(`${metrics}/metrics`)).text()
    expect(counted).toContain('crownhead_answers_total{outcome="played"} 2')
    for (const address of [ANN, BEN, to]) expect(text()).not.toContain(address)
    expect(await stop()).toBe(0)
    await relay.close()
  },
)

test('without the settings for answers, emails offer only the button', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('answers')
  const relay = await relayWith()
  const { base, lmtp, stop, push } = await served(folder.path, relay, pushable())
  await made(base)
  const own = await until(() => pathIn(relay, ANN, 'p'))
  const invitation = await until(() => pathIn(relay, BEN, 'i'))
  await pressed(base, `${own}/emails`)
  await pressed(base, invitation, { key: crypto.randomUUID(), name: 'Ben' })
  const turn = await emailWith(relay, ANN, 'Make your move:', push)
  expect(turn.text).not.toContain('Answer above this line')
  expect(replyToOf(turn)).toBe(undefined)
  expect(lmtp).toBe(Number.NaN)
  await stop()
  await relay.close()
})
