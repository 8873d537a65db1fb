import { expect, test } from 'vitest'
import { answer } from '../../shared/service/answer.ts'
import { deliver } from '../../shared/service/deliver.ts'
import type { Mail } from '../../shared/service/ports.ts'
import { consenting } from '../harness/consent.ts'
import { postTo } from '../harness/post.ts'
import { NOON, stand, tokenOf } from './stand.ts'

const AMARA = { name: 'Amara', email: 'amara@players.test' }
const OFFER = { creator: { ...AMARA, seat: 'black' }, opponent: { name: 'Joost' } }

test('if the letter of links could not be put, they can be requested again at once', async () => {
  const { service, ask, letters } = stand()
  await ask('POST', '/v1/games', { body: OFFER })
  const request = {
    method: 'POST',
    path: '/v1/links',
    query: {},
    headers: { 'content-type': 'application/json' },
    from: '192.0.2.1',
    body: JSON.stringify({ email: AMARA.email }),
    receivedAt: NOON,
  }
  const put = async () => Promise.reject(new Error('no queue'))
  await expect(answer({ ...service, outbox: { put } }, request)).rejects.toThrow('no queue')
  expect((await ask('POST', '/v1/links', { body: { email: AMARA.email } })).status).toBe(202)
  expect(letters.map(({ kind }) => kind)).toContain('links')
})

test('an entry without a seat does not push out those with one', async () => {
  const { service, ask, letters } = stand()
  await service.contacts.enter('nobodysgame0', 'nobody0000', { email: AMARA.email })
  await ask('POST', '/v1/games', { body: OFFER })
  expect((await ask('POST', '/v1/links', { body: { email: AMARA.email } })).status).toBe(202)
  expect(letters.map(({ kind }) => kind)).toContain('links')
})

test('a request by the opponent does not block a player’s own request', async () => {
  const { ask, letters, clock } = stand()
  const made = await ask('POST', '/v1/games', { body: { creator: { ...AMARA, seat: 'black' } } })
  await ask('POST', `/v1/games/${made.body.game.id}/claim`, {
    token: tokenOf(made, 'invitation'),
    body: { name: 'Joost', email: 'joost@players.test' },
  })
  const mailed = async (email: string) => {
    await ask('POST', '/v1/links', { body: { email } })
    return letters.filter(({ kind }) => kind === 'links').map(({ seat }) => seat)
  }
  expect(await mailed('joost@players.test')).toEqual(['opponent'])
  expect(await mailed(AMARA.email)).toEqual(['opponent', 'creator'])
  expect(await mailed('Amara@players.test'), 'not again so soon').toHaveLength(2)
  clock.now = NOON + 10 * 60_000
  expect(await mailed(AMARA.email)).toEqual(['opponent', 'creator', 'creator'])
})

test('finished games take no place among the links and trigger no request', async () => {
  const { service, ask, letters } = stand()
  const offer = async () => ask('POST', '/v1/games', { body: { creator: { ...AMARA, seat: 'black' } } })
  for (let made = 0; made < 60; made++) {
    const over = await offer()
    await ask('POST', `/v1/games/${over.body.game.id}/actions`, {
      token: tokenOf(over, 'creator'),
      body: { type: 'abort', ply: 0 },
    })
  }
  await ask('POST', '/v1/links', { body: { email: AMARA.email } })
  expect(letters.filter(({ kind }) => kind === 'links')).toEqual([])
  const on = await offer()
  await ask('POST', '/v1/links', { body: { email: AMARA.email } })
  const asked = letters.filter(({ kind }) => kind === 'links')
  expect(asked.map(({ game }) => game)).toEqual([on.body.game.id])
  const mails: Mail[] = []
  const post = postTo(mails)
  for (const letter of asked)
    expect(await deliver({ ...service, contacts: consenting(service.contacts), post }, letter, NOON)).toBe('sent')
  expect(mails[0]?.text).toContain(tokenOf(on, 'creator'))
})

test('links go to the requesting address, even if its first seat has another by the time of delivery', async () => {
  const { service, ask, letters } = stand()
  const made = [await ask('POST', '/v1/games', { body: OFFER }), await ask('POST', '/v1/games', { body: OFFER })]
  await ask('POST', '/v1/links', { body: { email: AMARA.email } })
  const asked = letters.filter(({ kind }) => kind === 'links')
  const mails: Mail[] = []
  const delivery = { ...service, contacts: consenting(service.contacts), post: postTo(mails) }
  const moveAway = (creation: (typeof made)[number] | undefined) =>
    ask('PATCH', '/v1/seat', {
      token: creation && tokenOf(creation, 'creator'),
      body: { email: 'elsewhere@players.test' },
    })
  const [first, second] = made[0]?.body.game.id === asked[0]?.game ? made : made.toReversed()
  expect((await moveAway(first)).status).toBe(200)
  for (const letter of asked) expect(await deliver(delivery, letter, NOON)).toBe('sent')
  expect(mails.map(({ to }) => to)).toEqual([AMARA.email])
  expect(mails[0]?.text).toContain(second && tokenOf(second, 'creator'))
  expect(mails[0]?.text).not.toContain(first && tokenOf(first, 'creator'))
  await moveAway(second)
  for (const letter of asked) expect(await deliver(delivery, letter, NOON)).toBe('no-address')
  expect(mails).toHaveLength(1)
})
