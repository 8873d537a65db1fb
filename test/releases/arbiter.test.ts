import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { emailBody, readEmailBody } from '../../functions/aws/email/email-body.ts'
import { readNoticeBody, webhookNoticeBody } from '../../functions/aws/background/sqs-notices.ts'
import { openResources } from '../../local/resources/resources.ts'
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import {
  makeBounceName,
  parseBounceName,
  provesBounce,
} from '../../shared/service/credentials/addresses/bounce-address.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { verifyLink } from '../../shared/service/access/authorize.ts'
import { sendKey } from '../../shared/service/email/delivery/send-limits.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { orderText } from '../../shared/service/ports/orders.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { stand, tokenOf } from '../service/stand.ts'

/*
 * A folder as commit 1f21fc35 left it, which called the arbiter `director`, with some links and other texts that it
 * made. `game` has an arbiter whose link was rotated, `offered` invites an arbiter, and `voided` was called off by its
 * arbiter. Still to be done are an order of one game with an arbiter, an email about `offered`, and a webhook event
 * about `voided`.
 */
const FILE = join(import.meta.dirname, 'arbiter.json')
const { database, ...before } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly now: number
  readonly game: string
  readonly offered: string
  readonly voided: string
  readonly order: string
  readonly links: Readonly<Record<'arbiter' | 'replaced' | 'invitation' | 'silence' | 'undo', string>>
  readonly bounceName: string
  readonly sendKey: string
  readonly database: string
}
const EMAIL = 'dee@draughts.test'
const NOW = before.now + SECOND
const HOOK = { owner: 'club00000000', id: 'hook00000001' }

const folder = await tempFolder('arbiter')
writeFileSync(join(folder.path, 'crownhead.db'), brotliDecompressSync(Buffer.from(database, 'base64')))
const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } }, { hasNotices: false })
afterAll(async () => {
  resources.close()
  await folder.remove()
})
const { ask, clock } = stand(resources)
clock.now = NOW

describe('a game with an arbiter', () => {
  test('is shown with its arbiter, and with who called it off', async () => {
    const { body } = await ask('GET', `/v1/games/${before.game}`, { token: before.links.arbiter })
    expect(body).toMatchObject({ arbiter: 'Dee', you: { role: 'arbiter', seat: null } })
    const { body: voided } = await ask('GET', `/v1/games/${before.voided}`)
    expect(voided).toMatchObject({ status: 'aborted', abortedBy: 'arbiter', arbiter: 'Dee' })
  })

  test('is decided with the link of before', async () => {
    const action = { type: 'give-time', time: 'P1D', seat: 'white', ply: 0 }
    const path = `/v1/games/${before.game}/actions`
    expect(await ask('POST', path, { token: before.links.arbiter, body: action })).toMatchObject({ status: 200 })
    expect(await ask('POST', path, { token: before.links.replaced, body: action })).toMatchObject({ status: 404 })
  })
})

describe('a link', () => {
  test.each([
    ['arbiter', 'arbiter'],
    ['silence', 'arbiter-silence'],
    ['undo', 'arbiter-undo'],
  ] as const satisfies readonly (readonly [keyof typeof before.links, Purpose])[])(
    '%s is as it was',
    async (name, purpose) => {
      const token = before.links[name]
      const verified = await verifyLink(resources, token, NOW)
      expect(verified?.purpose).toBe(purpose)
      const loaded = await loadGame(resources.games, before.game)
      expect(loaded && mintToken(resources.signer, purpose, before.game, loaded.game)).toBe(token)
    },
  )

  test('that was replaced is answered with the new one, if the request is repeated', async () => {
    const headers = { 'idempotency-key': 'rotate-once-2026-11' }
    const again = await ask('POST', '/v1/seat/rotate', { token: before.links.replaced, body: {}, headers })
    expect(tokenOf(again, 'seat')).toBe(before.links.arbiter)
  })

  test('that invites an arbiter is accepted', async () => {
    const token = before.links.invitation
    const accepted = await ask('POST', `/v1/games/${before.offered}/claim`, { token, body: { name: 'Dee' } })
    const { body } = await ask('GET', `/v1/games/${before.offered}`, { token: tokenOf(accepted, 'arbiter') })
    expect(body).toMatchObject({ you: { role: 'arbiter' } })
  })

  test('to which a bounce comes back is as it was', async () => {
    const claim = parseBounceName(before.bounceName)
    const game = (await loadGame(resources.games, before.game))?.game
    expect(claim).toMatchObject({ role: 'arbiter' })
    expect(claim && game && provesBounce(resources.signer, claim, game, EMAIL)).toBe(true)
    const to = { game: before.game, role: 'arbiter' } as const
    expect(makeBounceName(resources.signer, to, game?.arbiter?.contact ?? '', EMAIL)).toBe(before.bounceName)
  })
})

describe('a message in a queue', () => {
  test('about an email is read, has the grant that it had, and is written as it was', () => {
    const [body = ''] = resources.emailQueue.take(NOW + DAY, 10).map((message) => message.body)
    const email = readEmailBody(body)
    if (!('ply' in email)) throw new Error('an email to no seat')
    expect(email).toMatchObject({ game: before.offered, seat: 'arbiter' })
    expect(sendKey(email)).toBe(before.sendKey)
    expect(JSON.parse(emailBody(email))).toEqual(JSON.parse(body))
  })

  test('about an event is read and written as it was, as is the delivery', async () => {
    const [body = ''] = resources.noticeQueue.take(NOW + DAY, 10).map((message) => message.body)
    const notice = readNoticeBody(body)
    expect(notice).toMatchObject({ told: { game: before.voided, abortedBy: 'arbiter' } })
    expect(JSON.parse(webhookNoticeBody({ ...notice, delay: 0 }))).toEqual(JSON.parse(body))
    const deliveries = await resources.webhooks.recent(HOOK.owner, HOOK.id, 10, NOW)
    expect(deliveries).toMatchObject([{ told: { abortedBy: 'arbiter' } }])
  })
})

test('an order is read, made, and written as it was', async () => {
  const order = await resources.orders.load(before.order)
  if (!order) throw new Error('no such order')
  expect(order.games).toMatchObject([{ creator: 0, opponent: 1, arbiter: 2 }])
  expect(JSON.parse(orderText(order))).toMatchObject({ games: [{ director: 2 }] })
  await makeOrder(resources, before.order, NOW, () => true)
  const { body } = await ask('GET', `/v1/orders/${before.order}`, { token: KEYS.club })
  expect(body).toMatchObject({ games: [{ links: { arbiter: { token: expect.stringMatching(/^e/) } } }] })
  expect((await loadGame(resources.games, order.games[0]?.id ?? ''))?.game).toMatchObject({ arbiter: { name: 'Dee' } })
})
