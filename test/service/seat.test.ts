import { expect, test } from 'vitest'
import { load } from '../../shared/service/record.ts'
import { stand, tokenOf } from './stand.ts'

const OFFER = { creator: { name: 'Amara', seat: 'black', email: 'amara@example.org' } } as const

const seated = async () => {
  const { ask, service } = stand()
  const made = await ask('POST', '/v1/games', { body: OFFER })
  const token = tokenOf(made, 'creator')
  const patch = async (body: object) => (await ask('PATCH', '/v1/seat', { token, body })).status
  const shown = async () => (await ask('GET', '/v1/seat', { token })).body
  const choices = async () => (await load(service.games, made.body.game.id))?.game.choices.creator
  return { patch, shown, choices }
}

test('changes of different settings at once all apply', async () => {
  const { patch, shown } = await seated()
  const changes = [
    { email: 'new@example.org' },
    { locale: 'nl' },
    { timeZone: 'Europe/Amsterdam' },
    { notifications: { mail: false } },
  ]
  expect(await Promise.all(changes.map(patch))).toEqual([200, 200, 200, 200])
  expect(await shown()).toMatchObject({
    email: 'new@example.org',
    locale: 'nl',
    timeZone: 'Europe/Amsterdam',
    notifications: { mail: false },
  })
})

test('settings kept in the game also change separately', async () => {
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
  await patch({ locale: 'nl', notifications: { mail: false } })
  await patch({ email: null, notifications: { mail: true } })
  expect(await shown()).toMatchObject({ email: null, locale: 'nl', notifications: { mail: true } })
})

test('quiet hours use the zone given last', async () => {
  const { patch, choices } = await seated()
  await patch({ timeZone: 'Asia/Tokyo' })
  await patch({ notifications: { quietHours: true } })
  expect(await choices()).toMatchObject({ quietIn: 'Asia/Tokyo' })
  await patch({ timeZone: 'Europe/Amsterdam' })
  await patch({ locale: 'nl' })
  expect(await choices()).toMatchObject({ quietIn: 'Europe/Amsterdam' })
})
