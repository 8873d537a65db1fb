import { describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '../../shared/service/http/body-limit.ts'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { FORM_TYPE, JSON_TYPE, type Passed, bothHandlers } from './both-handlers.ts'

const WAYS: readonly Passed[] = ['as it comes', 'in base64']

/** Writes the body of a new game in exactly `bytes` bytes: it ends in blanks, which JSON ignores. */
const gameOf = (bytes: number, name = 'Amara'): string =>
  JSON.stringify({ creator: { name, seat: 'black' } }).padEnd(bytes - (Buffer.byteLength(name) - name.length))

const formOf = (bytes: number): string => `email=${'x'.repeat(bytes - 6)}`

describe.each(WAYS)('a body that is passed on %s', (how) => {
  test('of the largest size is read, and one byte more is refused with the limit', async () => {
    const { send } = bothHandlers()
    const statuses: number[] = []
    for (const name of ['Amara', 'Ångström'])
      for (const size of [BODY_LIMIT, BODY_LIMIT + 1]) {
        const body = gameOf(size, name)
        expect(Buffer.byteLength(body)).toBe(size)
        statuses.push((await send('/v1/games', { body, headers: JSON_TYPE }, how)).status)
      }
    expect(statuses).toEqual([201, 413, 201, 413])
    const { text } = await send('/v1/games', { body: gameOf(300_000), headers: JSON_TYPE }, how)
    expect(JSON.parse(text)).toMatchObject({ code: 'content-too-large', limit: 16_384, status: 413 })
  })

  test('of a form has the same limit', async () => {
    const { send } = bothHandlers()
    const status = async (size: number) =>
      (await send('/links', { body: formOf(size), headers: FORM_TYPE }, how)).status
    expect([await status(BODY_LIMIT), await status(BODY_LIMIT + 1)]).toEqual([400, 413])
  })

  test('of an order of many games has a limit of its own', async () => {
    const { send } = bothHandlers({ apiKeys: knownKeys() })
    const statuses: number[] = []
    for (const size of [ORDER_LIMITS.bytes, ORDER_LIMITS.bytes + 1, 300_000]) {
      const body = JSON.stringify({ players: [{ name: 'A' }, { name: 'B' }], roundRobin: 'single' }).padEnd(size)
      const headers = { ...JSON_TYPE, 'idempotency-key': `an-order-of-${size}` }
      const sent = { body, headers, token: KEYS.club }
      statuses.push((await send('/v1/games/bulk', sent, how)).status)
    }
    expect(statuses).toEqual([202, 413, 413])
  })

  test('that is too long is refused before a link is looked at, and also on routes that read none', async () => {
    const { send } = bothHandlers()
    const token = `c1AAAAAAAAAAAA${'x'.repeat(32)}`
    for (const path of ['/v1/seat/rotate', '/v1/games/AAAAAAAAAAAA/moves', `/p/${token}/rotate`, `/s/${token}`])
      expect((await send(path, { token, body: 'x'.repeat(BODY_LIMIT + 1) }, how)).status).toBe(413)
  })

  const latin = (text: string) => Buffer.from(text, 'latin1')

  test.each([
    ['Latin-1', latin(JSON.stringify({ creator: { name: 'Jürgen', seat: 'black' } }))],
    ['half a character', Buffer.from(gameOf(80, 'Jürgen')).subarray(0, 22)],
    ['an overlong form of a slash', Buffer.concat([Buffer.from('{"creator":{"name":"'), Buffer.from([0xc0, 0xaf])])],
    ['half a surrogate', Buffer.concat([Buffer.from('{"creator":{"name":"'), Buffer.from([0xed, 0xa0, 0x80])])],
  ])('in %s is refused', async (_what, body) => {
    const { send } = bothHandlers()
    const { status, text } = await send('/v1/games', { body, headers: JSON_TYPE }, how)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ issues: [{ path: '', message: 'the body must be UTF-8' }] })
  })

  test.each([
    ['Latin-1 behind percent signs', 'email=J%FCrgen@players.test'],
    ['Latin-1 as it is', latin('email=Jürgen@players.test')],
    ['a sign that begins nothing', 'email=100%@players.test'],
  ])('of a form in %s is refused', async (_what, body) => {
    const { send } = bothHandlers()
    expect((await send('/links', { body, headers: FORM_TYPE }, how)).status).toBe(400)
  })

  test('in UTF-8 is stored as it was sent', async () => {
    const { send } = bothHandlers()
    const name = 'Jürgen 渡辺 ♔ 👩‍🦰'
    const { status, text } = await send('/v1/games', { body: gameOf(200, name), headers: JSON_TYPE }, how)
    expect([status, JSON.parse(text).game.seats.black.name]).toEqual([201, name])
  })
})
