import { expect, test } from 'vitest'
import { answer } from '../../shared/service/answer.ts'
import { NOON, stand } from './stand.ts'

const AMARA = { name: 'Amara', email: 'amara@players.test' }
const OFFER = { creator: { ...AMARA, seat: 'black' }, opponent: { name: 'Joost' } }

test('links whose letter could not be put can be asked for again at once', async () => {
  const { service, ask, letters } = stand()
  await ask('POST', '/v1/games', { body: OFFER })
  const request = {
    method: 'POST',
    path: '/v1/links',
    query: {},
    headers: {},
    body: JSON.stringify({ email: AMARA.email }),
    receivedAt: NOON,
  }
  const put = async () => Promise.reject(new Error('no queue'))
  await expect(answer({ ...service, outbox: { put } }, request)).rejects.toThrow('no queue')
  expect((await ask('POST', '/v1/links', { body: { email: AMARA.email } })).status).toBe(202)
  expect(letters.map(({ kind }) => kind)).toContain('links')
})

test('an entry that no game names does not stand before those that sit', async () => {
  const { service, ask, letters } = stand()
  await service.contacts.save('nobodysgame0', 'nobody0000', { email: AMARA.email })
  await ask('POST', '/v1/games', { body: OFFER })
  expect((await ask('POST', '/v1/links', { body: { email: AMARA.email } })).status).toBe(202)
  expect(letters.map(({ kind }) => kind)).toContain('links')
})
