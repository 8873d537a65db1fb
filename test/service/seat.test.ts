import { describe, expect, test } from 'vitest'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { stand, tokenOf } from './stand.ts'

const OFFER = { creator: { name: 'Amara', seat: 'black', email: 'amara@example.org' } } as const

const seated = async () => {
  const { ask, service } = stand()
  const made = await ask('POST', '/v1/games', { body: OFFER })
  const token = tokenOf(made, 'creator')
  const patch = async (body: object) => (await ask('PATCH', '/v1/seat', { token, body })).status
  const shown = async () => (await ask('GET', '/v1/seat', { token })).body
  const choices = async () => (await loadGame(service.games, made.body.game.id))?.game.choices.creator
  return { patch, shown, choices }
}

describe('an arbiter', () => {
  const refereed = async () => {
    const { ask, service, letters } = stand()
    const made = await ask('POST', '/v1/games', {
      body: { ...OFFER, arbiter: { name: 'Nia', email: 'nia@example.org' } },
    })
    const { id } = made.body.game
    const accepted = await ask('POST', `/v1/games/${id}/claim`, {
      token: tokenOf(made, 'arbiter'),
      body: { name: 'Nia', email: 'nia@example.org' },
    })
    const token = tokenOf(accepted, 'arbiter')
    const patch = (body: object) => ask('PATCH', '/v1/seat', { token, body })
    const shown = async () => (await ask('GET', '/v1/seat', { token })).body
    return { patch, shown, letters, service, player: tokenOf(made, 'creator'), ask }
  }

  test('has an address, a language, a time zone and emails', async () => {
    const { patch, shown } = await refereed()
    expect(await shown()).toMatchObject({ name: 'Nia', email: 'nia@example.org', notifications: { follow: 'asked' } })
    const changes = { locale: 'nl', timeZone: 'Asia/Tokyo', notifications: { mail: 'off', follow: 'all' } }
    expect((await patch(changes)).status).toBe(200)
    expect(await shown()).toMatchObject(changes)
    await patch({ locale: null, notifications: { mail: 'turns', follow: 'asked' } })
    expect(await shown()).toMatchObject({ locale: null, notifications: { mail: 'turns', follow: 'asked' } })
  })

  test('is asked for consent at a new address', async () => {
    const { patch, shown, letters } = await refereed()
    letters.length = 0
    await patch({ email: 'nia@elsewhere.example' })
    expect(letters).toMatchObject([{ kind: 'door', seat: 'arbiter' }])
    expect(await shown()).toMatchObject({ email: 'nia@elsewhere.example', emails: 'unconfirmed' })
  })

  test.each([{ name: 'Mia' }, { note: 'mine' }, { playForced: true }, { notifications: { reminders: [] } }])(
    'has no player’s settings: %j',
    async (body) => {
      const { patch, shown } = await refereed()
      const before = await shown()
      const refused = await patch({ ...body, locale: 'nl' })
      expect([refused.status, refused.body.code]).toEqual([403, 'not-yours-to-do'])
      expect(await shown()).toEqual(before)
    },
  )

  test('alone chooses which events are emailed', async () => {
    const { ask, player } = await refereed()
    const refused = await ask('PATCH', '/v1/seat', { token: player, body: { notifications: { follow: 'all' } } })
    expect([refused.status, refused.body.code]).toEqual([403, 'not-yours-to-do'])
    expect((await ask('GET', '/v1/seat', { token: player })).body.notifications).not.toHaveProperty('follow')
  })
})

test('changes of different settings at the same time all apply', async () => {
  const { patch, shown } = await seated()
  const changes = [
    { email: 'new@example.org' },
    { locale: 'nl' },
    { timeZone: 'Europe/Amsterdam' },
    { notifications: { mail: 'off' } },
  ]
  expect(await Promise.all(changes.map(patch))).toEqual([200, 200, 200, 200])
  expect(await shown()).toMatchObject({
    email: 'new@example.org',
    locale: 'nl',
    timeZone: 'Europe/Amsterdam',
    notifications: { mail: 'off' },
  })
})

test('settings that are stored in the game also change separately', async () => {
  const { patch, shown } = await seated()
  const changes = [
    { playForced: true },
    { notifications: { reminders: ['day'] } },
    { notifications: { quietHours: true } },
  ]
  expect(await Promise.all(changes.map(patch))).toEqual([200, 200, 200])
  expect(await shown()).toMatchObject({ playForced: true, notifications: { reminders: ['day'], quietHours: true } })
})

test('a setting given as null is removed, and the rest stays', async () => {
  const { patch, shown } = await seated()
  await patch({ locale: 'nl', notifications: { mail: 'off' } })
  await patch({ email: null, notifications: { mail: 'turns' } })
  expect(await shown()).toMatchObject({ email: null, locale: 'nl', notifications: { mail: 'turns' } })
})

test('quiet hours use the time zone that was given last', async () => {
  const { patch, choices } = await seated()
  await patch({ timeZone: 'Asia/Tokyo' })
  await patch({ notifications: { quietHours: true } })
  expect(await choices()).toMatchObject({ quietIn: 'Asia/Tokyo' })
  await patch({ timeZone: 'Europe/Amsterdam' })
  await patch({ locale: 'nl' })
  expect(await choices()).toMatchObject({ quietIn: 'Europe/Amsterdam' })
})
