import { describe, expect, test } from 'vitest'
import { API_KEY_LIMITS as BOUNDS } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { verifyApiKey } from '../../shared/service/credentials/verify-api-key.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import { unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { OWNER_KEY_SCOPES, makeOwnerKey, ownerInToken } from '../../shared/service/access/owner-keys.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { FORM_TYPE, bothHandlers } from './both-handlers.ts'

const ADA = 'ada@draughts.test'
const EVE = 'eve@draughts.test'

const world = async () => {
  const apiKeys = knownKeys()
  const at = bothHandlers({ apiKeys })
  const { ledger, signer } = at.service
  for (const email of [ADA, EVE]) await ledger.noteStatus(mailboxAccount(signer, email), { proven: true }, at.clock.now)
  const tokenOf = (email: string): string => unsubscribeAllToken(signer, email)
  const ownerOf = (email: string): string => ownerInToken(signer, tokenOf(email)) ?? ''
  let forms = 0
  const post = (path: string, form: object, from?: string) =>
    at.send(path, {
      body: new URLSearchParams(Object.entries(form)).toString(),
      headers: FORM_TYPE,
      ...(from !== undefined && { from }),
    })
  const make = (token: string, more: object = {}, from?: string) =>
    post(`/n/${token}/keys`, { key: `a-form-of-a-page-${forms++}`, name: 'A bot', 'games:read': '1', ...more }, from)
  const revoke = (token: string, id: string) => post(`/n/${token}/keys/revoke`, { id })
  return { ...at, apiKeys, tokenOf, ownerOf, make, revoke, issued: (email: string) => apiKeys.issued(ownerOf(email)) }
}

const keyIn = (page: string): string => /value="(ck_[\w-]{44})"/.exec(page)?.[1] ?? ''

describe('an API key that an address makes for itself', () => {
  test('is shown in one answer, opens what was chosen, and is owned by the address alone', async () => {
    const { make, tokenOf, ownerOf, apiKeys, send } = await world()
    const { status, text, headers } = await make(tokenOf(ADA), { 'games:create': '1' })
    const key = keyIn(text)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(await verifyApiKey(apiKeys, key)).toMatchObject({
      owner: ownerOf(ADA),
      scopes: ['games:create', 'games:read'],
    })
    const later = await send(`/n/${tokenOf(ADA)}/keys`, { method: 'GET' })
    expect(later.text).toContain('A bot')
    for (const hidden of [key, key.slice(15), apiKeys.digest(key), ownerOf(ADA)])
      expect(later.text).not.toContain(hidden)
  })

  test('has an owner who appears nowhere else, and who reveals nothing of the address', async () => {
    const { tokenOf, ownerOf } = await world()
    expect(ownerOf(ADA)).toMatch(/^[\w-]{32}$/)
    expect(tokenOf(ADA)).not.toContain(ownerOf(ADA))
    expect(ownerOf(ADA)).not.toBe(ownerOf(EVE))
    expect(ownerOf('  Ada@DRAUGHTS.test')).not.toBe(ownerOf(EVE))
  })

  test.each([
    ['seats:hold', { 'seats:hold': '1' }, 400],
    ['no scope at all', { 'games:read': '0' }, 400],
    ['a scope that is none', { 'games:delete': '1' }, 400],
    ['another owner', { owner: 'holder000000' }, 400],
    ['an id of its own', { id: 'holder000000' }, 400],
    ['no name', { name: ' ' }, 400],
    ['a long name', { name: 'x'.repeat(41) }, 400],
    ['a name of two lines', { name: 'A\nbot' }, 400],
    ['a form key that can be guessed', { key: 'short' }, 400],
  ])('cannot be asked for with %s', async (_, more, refused) => {
    const { make, tokenOf, issued } = await world()
    const { status, text } = await make(tokenOf(ADA), more)
    expect([status, keyIn(text), await issued(ADA)]).toEqual([refused, '', []])
  })

  test('is copied as an API key, and each scope is shown by the name that programs use', async () => {
    const { make, tokenOf } = await world()
    const { text } = await make(tokenOf(ADA))
    expect(text).toMatch(/data-copy="own"[^>]*>\s*Copy\s*</)
    for (const scope of OWNER_KEY_SCOPES) expect(text).toContain(`>${scope}</code>`)
  })

  test('is made and shown once if its form is sent twice', async () => {
    const { make, tokenOf, issued } = await world()
    const once = { key: 'a-form-that-is-sent-twice' }
    const [first, again] = [await make(tokenOf(ADA), once), await make(tokenOf(ADA), once)]
    expect([first.status, again.status, keyIn(again.text)]).toEqual([200, 409, ''])
    expect(await issued(ADA)).toHaveLength(1)
    expect((await make(tokenOf(EVE), once)).status).toBe(200)
  })
})

describe('without a proof of the mailbox,', () => {
  const wrong = (token: string): Readonly<Record<string, string>> => ({
    nothing: 'none',
    'a proof of another address': `${token.slice(0, 32)}${'x'.repeat(32)}`,
    'a key': KEYS.club,
    'cut off': token.slice(0, 63),
  })

  test('a caller sees no keys, makes none and revokes none', async () => {
    const { make, revoke, send, tokenOf, issued } = await world()
    await make(tokenOf(ADA))
    const [key] = await issued(ADA)
    for (const token of Object.values(wrong(tokenOf(ADA)))) {
      expect((await send(`/n/${token}/keys`, { method: 'GET' })).status).toBe(404)
      expect((await make(token)).status).toBe(404)
      expect((await revoke(token, key?.id ?? '')).status).toBe(404)
    }
    expect(await issued(ADA)).toEqual([key])
  })

  test('an address that has confirmed nothing makes none', async () => {
    const { make, tokenOf, issued, send } = await world()
    const token = tokenOf('stranger@draughts.test')
    expect((await make(token)).status).toBe(403)
    expect(await issued('stranger@draughts.test')).toEqual([])
    expect((await send(`/n/${token}`, { method: 'GET' })).text).not.toContain('/keys')
    expect((await send(`/n/${tokenOf(ADA)}`, { method: 'GET' })).text).toContain(`/n/${tokenOf(ADA)}/keys`)
  })

  test('the page of another site makes none in a reader’s browser', async () => {
    const { send, tokenOf, issued } = await world()
    const body = 'key=a-form-of-another-site&name=Eve&games:read=1'
    const headers = { ...FORM_TYPE, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    expect((await send(`/n/${tokenOf(ADA)}/keys`, { body, headers })).status).toBe(403)
    expect(await issued(ADA)).toEqual([])
  })

  test('reading a page makes and revokes none: a mail scanner follows every link', async () => {
    const { send, make, tokenOf, issued } = await world()
    await make(tokenOf(ADA))
    const before = await issued(ADA)
    const query = `key=a-form-of-a-scanner&name=A&games:read=1&id=${before[0]?.id}`
    for (const method of ['GET', 'HEAD'])
      for (const path of ['keys', 'keys/revoke']) await send(`/n/${tokenOf(ADA)}/${path}`, { method, query })
    // Mail programs post this to the page of the address (RFC 8058).
    await send(`/n/${tokenOf(ADA)}`, { body: 'List-Unsubscribe=One-Click', headers: FORM_TYPE })
    expect(await issued(ADA)).toEqual(before)
  })
})

describe('revoking an API key', () => {
  test('ends a key of the address at once, and the page says so', async () => {
    const { make, revoke, tokenOf, apiKeys, issued, ask } = await world()
    const key = keyIn((await make(tokenOf(ADA))).text)
    const { id } = (await issued(ADA))[0] ?? { id: '' }
    const response = await revoke(tokenOf(ADA), id)
    expect([response.status, response.headers['location']]).toEqual([303, `/n/${tokenOf(ADA)}/keys?revoked=1`])
    expect([await verifyApiKey(apiKeys, key), await issued(ADA)]).toEqual([undefined, []])
    expect((await ask('POST', '/v1/games', { token: key, body: {} })).status).toBe(401)
  })

  test('ends no key of another owner whose id was guessed, and none of the operator’s', async () => {
    const { make, revoke, tokenOf, apiKeys, issued } = await world()
    await make(tokenOf(ADA))
    const { id } = (await issued(ADA))[0] ?? { id: '' }
    for (const guessed of [id, 'holder000000', 'nokeyatall00', '', 'x'.repeat(300)])
      expect((await revoke(tokenOf(EVE), guessed)).status).toBe(404)
    expect(await issued(ADA)).toHaveLength(1)
    expect((await apiKeys.load('holder000000'))?.revoked).toBeUndefined()
  })
})

describe('making many API keys', () => {
  test('an address may have five, from whatever networks, and a revoked one makes room', async () => {
    const { make, revoke, tokenOf, issued } = await world()
    for (let n = 0; n < BOUNDS.valid; n++) expect((await make(tokenOf(ADA), {}, `10.0.${n}.1`)).status).toBe(200)
    expect((await make(tokenOf(ADA), {}, '10.1.0.1')).status).toBe(409)
    expect(await issued(ADA)).toHaveLength(BOUNDS.valid)
    await revoke(tokenOf(ADA), (await issued(ADA))[0]?.id ?? '')
    expect((await make(tokenOf(ADA))).status).toBe(200)
    expect((await make(tokenOf(EVE))).status).toBe(200)
  })

  test('an address may have five, also when they are made at the same time', async () => {
    const { service, ownerOf, issued, clock } = await world()
    const wish = { name: 'A bot', scopes: ['games:read'] } as const
    const made = Array.from({ length: 9 }, (_, n) =>
      makeOwnerKey(service, ownerOf(ADA), { ...wish, once: `form-${n}` }, clock.now),
    )
    expect((await Promise.all(made)).filter(({ kind }) => kind === 'made')).toHaveLength(BOUNDS.valid)
    expect(await issued(ADA)).toHaveLength(BOUNDS.valid)
  })

  test('making and revoking again and again is refused for the rest of the day: nothing is deleted', async () => {
    const { make, revoke, tokenOf, issued, clock, apiKeys } = await world()
    const before = (await apiKeys.list()).length
    for (let n = 0; n < BOUNDS.day; n++) {
      expect((await make(tokenOf(ADA))).status).toBe(200)
      await revoke(tokenOf(ADA), (await issued(ADA))[0]?.id ?? '')
    }
    expect((await make(tokenOf(ADA))).status).toBe(429)
    expect(await apiKeys.list()).toHaveLength(before + BOUNDS.day)
    clock.now += DAY
    expect((await make(tokenOf(ADA))).status).toBe(200)
  })
})

test('an address that stops all emails keeps its keys, and may revoke them', async () => {
  const { make, revoke, send, tokenOf, apiKeys, issued } = await world()
  const key = keyIn((await make(tokenOf(ADA))).text)
  await send(`/n/${tokenOf(ADA)}`, { headers: FORM_TYPE })
  expect(await verifyApiKey(apiKeys, key)).toBeDefined()
  expect((await revoke(tokenOf(ADA), (await issued(ADA))[0]?.id ?? '')).status).toBe(303)
  expect(await verifyApiKey(apiKeys, key)).toBeUndefined()
})
