import { describe, expect, test, vi } from 'vitest'
import { FORM_TYPE, bothHandlers, tokenIn } from './both-handlers.ts'

const KEY = { 'idempotency-key': 'a-key-of-an-honest-person' }
const GAME = { creator: { name: 'Amara', seat: 'black' } }

const offer = (at: ReturnType<typeof bothHandlers>, body: object = GAME) =>
  at.ask('POST', '/v1/games', { body, headers: KEY })

describe('an idempotency key stands for one request', () => {
  test('the same request again returns the same game, and another one with the key is refused and creates none', async () => {
    const at = bothHandlers()
    const first = await offer(at)
    const again = await offer(at)
    expect([again.status, again.text]).toEqual([201, first.text])
    const other = await offer(at, { ...GAME, rules: 'italian' })
    expect([other.status, other.body.code, other.body.game, other.body.links]).toEqual([
      422,
      'key-used-otherwise',
      undefined,
      undefined,
    ])
  })

  test('two requests with one key at the same time create one game', async () => {
    const at = bothHandlers()
    const same = await Promise.all([offer(at), offer(at)])
    expect(new Set(same.map(({ body }) => body.game?.id)).size).toBe(1)
    const differing = bothHandlers()
    const mixed = await Promise.all([offer(differing), offer(differing, { ...GAME, rules: 'italian' })])
    expect(mixed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  test('of several requests with one key at the same time, those that are refused leave no address behind', async () => {
    const at = bothHandlers()
    const named = (who: string) => ({
      creator: { name: who, email: `${who}@draughts.test`, seat: 'black' },
      opponent: { name: 'Otis', email: `friend-of-${who}@draughts.test` },
    })
    const people = ['ama', 'ben', 'cas'] as const
    const made = await Promise.all(people.map((who) => offer(at, named(who))))
    const contactsText = JSON.stringify(at.service.contacts)
    const { contacts } = at.service
    const stored =
      'entries' in contacts && typeof contacts.entries === 'function' ? (contacts.entries() as unknown) : contactsText
    for (const [index, { status }] of made.entries())
      expect(JSON.stringify(stored).includes(`${people[index]}@draughts.test`)).toBe(status === 201)
  })

  test('an invitation is accepted once, by one name', async () => {
    const at = bothHandlers()
    const made = await offer(at)
    const claim = (name: string) =>
      at.ask('POST', `/v1/games/${made.body.game?.id}/claim`, {
        body: { name },
        headers: KEY,
        token: tokenIn(made, 'invitation'),
      })
    const first = await claim('Joost')
    expect([first.status, (await claim('Joost')).text]).toEqual([201, first.text])
    expect(await claim('Mallory')).toMatchObject({ status: 422, body: { code: 'key-used-otherwise' } })
  })
})

describe('a link that was replaced', () => {
  const rotate = (
    at: ReturnType<typeof bothHandlers>,
    token: string,
    headers: Readonly<Record<string, string>> = KEY,
  ) => at.ask('POST', '/v1/seat/rotate', { token, headers })

  test('is returned again to whoever lost the answer, by the idempotency key and the old link', async () => {
    const at = bothHandlers()
    const old = tokenIn(await offer(at), 'creator')
    const first = await rotate(at, old)
    expect(first.status).toBe(200)
    for (const again of [await rotate(at, old), await rotate(at, old)]) expect(again.text).toBe(first.text)
    expect((await at.ask('GET', '/v1/seat', { token: tokenIn(first, 'seat') })).status).toBe(200)
  })

  test('is not returned to a thief of the old link, who has no key, nor to the holder of another link', async () => {
    const at = bothHandlers()
    const made = await offer(at)
    const old = tokenIn(made, 'creator')
    await rotate(at, old)
    const another = { 'idempotency-key': 'a-key-of-somebody-else' }
    expect([(await rotate(at, old, {})).status, (await rotate(at, old, another)).status]).toEqual([404, 404])
    expect((await rotate(at, tokenIn(made, 'invitation'))).status).toBe(404)
  })

  test('is returned to both of two requests with one key at once, or one of them is told to try again', async () => {
    const at = bothHandlers()
    const old = tokenIn(await offer(at), 'creator')
    const both = await Promise.all([rotate(at, old), rotate(at, old)])
    expect(both.map(({ status }) => status)).toContain(200)
    for (const { status, body } of both) if (status !== 200) expect([status, body.code]).toEqual([409, 'in-flight'])
    const links = new Set(
      [...both.filter(({ status }) => status === 200), await rotate(at, old)].map(({ text }) => text),
    )
    expect(links.size).toBe(1)
  })

  test('is unknown if the request died before it stored its key: 409 for a while, and 404 later', async () => {
    const at = bothHandlers()
    const old = tokenIn(await offer(at), 'creator')
    const { save } = at.service.notebook
    const dying = vi
      .spyOn(at.service.notebook, 'save')
      .mockImplementation((...given) =>
        given[1].startsWith('rotated-') ? Promise.reject(new Error('gone')) : save(...given),
      )
    expect((await rotate(at, old)).status).toBe(500)
    dying.mockRestore()
    const waiting = await rotate(at, old)
    expect([waiting.status, waiting.body.code, waiting.headers['retry-after']]).toEqual([409, 'in-flight', '2'])
    const page = await at.send(`/p/${old}/rotate`, { headers: FORM_TYPE, body: `key=${KEY['idempotency-key']}` })
    expect([page.status, page.headers['retry-after']]).toEqual([409, '2'])
    at.clock.now += 30_000
    expect((await rotate(at, old)).status).toBe(404)
  })

  test('is returned again by the page, too, whose form has a key', async () => {
    const at = bothHandlers()
    const old = tokenIn(await offer(at), 'creator')
    const board = await at.send(`/p/${old}`, { method: 'GET', query: 'tab=mine' })
    const key = /\/rotate">\s*<input type="hidden" name="key" value="([^"]+)"/.exec(board.text)?.[1]
    const press = (token: string, body: string) => at.send(`/p/${token}/rotate`, { headers: FORM_TYPE, body })
    const first = await press(old, `key=${key}`)
    expect([first.status, first.headers['location']]).toEqual([303, expect.stringContaining('/p/')])
    expect((await press(old, `key=${key}`)).headers['location']).toBe(first.headers['location'])
    expect((await press(old, 'key=a-key-of-somebody-else')).status).toBe(404)
    expect((await press(old, '')).status).toBe(404)
    expect((await press(old, 'other=1')).status).toBe(400)
  })

  test('is not returned once it was itself replaced', async () => {
    const at = bothHandlers()
    const old = tokenIn(await offer(at), 'creator')
    const next = await rotate(at, old)
    await rotate(at, tokenIn(next, 'seat'), { 'idempotency-key': 'the-next-key-of-that-person' })
    expect((await rotate(at, old)).status).toBe(404)
  })

  test('is returned again by its key after the next replacement was refused, and the refusal says why', async () => {
    const at = bothHandlers()
    const keyOf = (n: number) => ({ 'idempotency-key': `key-number-${n}-of-a-person` })
    const tokens = [tokenIn(await offer(at), 'creator')]
    let response = await rotate(at, tokens[0] ?? '', keyOf(0))
    for (let n = 1; response.status === 200; n += 1) {
      tokens.push(tokenIn(response, 'seat'))
      response = await rotate(at, tokens[n] ?? '', keyOf(n))
    }
    expect([response.status, response.body.code]).toEqual([409, 'allowance-used'])
    const [before = '', last = ''] = tokens.slice(-2)
    const again = await rotate(at, before, keyOf(tokens.length - 2))
    expect([again.status, tokenIn(again, 'seat')]).toEqual([200, last])
    const page = await at.send(`/p/${last}/rotate`, { headers: FORM_TYPE })
    expect(page.status).toBe(409)
    expect(page.text).toContain('more requests or changes than one game has room for')
  })

  test('is not shown by repeating the creation, nor is anything that the seat alone sees', async () => {
    const at = bothHandlers()
    const token = tokenIn(await offer(at), 'creator')
    await rotate(at, token)
    const again = await offer(at)
    expect([again.status, tokenIn(again, 'creator')]).toEqual([201, ''])
    expect(again.text).toContain('"you":null')
  })
})
