import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import { unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { makeOwnerKey, ownerInToken } from '../../shared/service/access/owner-keys.ts'
import { KEYS } from '../harness/api-keys.ts'
import { bothHandlers } from './both-handlers.ts'
import { mailWorld } from './mail-world.ts'

/** The headers of a request by a page of another site. Browsers as in the last two rows send no Sec-Fetch-Site. */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another site': { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  'a neighbour of its domain': { origin: 'https://blog.draughts.test', 'sec-fetch-site': 'same-site' },
  'a frame without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'another site in an older browser': { origin: 'https://elsewhere.example' },
  'a frame in an older browser': { origin: 'null' },
}
const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a program': {},
  'our own page': { origin: 'https://draughts.test', 'sec-fetch-site': 'same-origin' },
  'our own page by another name of the machine': { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
  'our own page in an older browser': { origin: 'https://draughts.test' },
  'a reader who types the address': { 'sec-fetch-site': 'none' },
}

const GAME = { creator: { name: 'Cy', seat: 'black' } }
const named = (email: string) => ({ ...GAME, opponent: { name: 'Ola', email } })

let count = 0
const stranger = (): string => `stranger-${(count += 1)}@elsewhere.test`

describe('a page of another site, in a reader’s browser', () => {
  test.each(Object.entries(FOREIGN))(
    '%s: every address is withheld at once, and no limit is charged',
    async (_who, sent) => {
      const world = mailWorld()
      const made = await world.ask('POST', '/v1/games', undefined, named(stranger()), sent)
      expect(made).toMatchObject({ status: 201, body: { mail: 'held' } })
      await world.flush()
      expect(world.mails).toEqual([])
    },
  )

  test.each(Object.entries(OWN))('%s is not such a page', async (_who, sent) => {
    const world = mailWorld()
    const made = await world.ask('POST', '/v1/games', undefined, named(stranger()), sent)
    expect(made.body).not.toHaveProperty('mail')
    await world.flush()
    expect(world.mails).toHaveLength(1)
  })

  test('31 readers with ten requests each email no stranger, and an honest pair gets its emails in that hour', async () => {
    const world = mailWorld()
    const readers = EMAIL_LIMITS.strangersHour / EMAIL_LIMITS.networkDay + 1
    for (let reader = 0; reader < readers; reader += 1) {
      world.caller.from = () => `20.${reader}.1.7`
      for (let n = 0; n < EMAIL_LIMITS.networkDay; n += 1)
        await world.ask('POST', '/v1/games', undefined, named(stranger()), ELSEWHERE)
    }
    await world.flush()
    expect(world.mails).toEqual([])
    // One of these readers creates a game, but not by a page of another site.
    const made = await world.create({ opponent: { name: 'Bo', email: 'bo@honest.test' } })
    expect(made.body).not.toHaveProperty('mail')
    await world.flush()
    expect(world.mails.map(({ to }) => to)).toEqual(['bo@honest.test'])
  })

  test('by accepting an invitation or changing a seat it sends no email; the seat’s own page does', async () => {
    const world = mailWorld()
    const [first, second] = [stranger(), stranger()]
    const { game, links } = (await world.create({})).body
    const claimed = await world.ask(
      'POST',
      `/v1/games/${game.id}/claim`,
      links['invitation']?.token,
      { name: 'Eve', email: first },
      ELSEWHERE,
    )
    expect(claimed.status).toBe(201)
    const seat = links['creator']?.token ?? ''
    expect((await world.ask('PATCH', '/v1/seat', seat, { email: second }, ELSEWHERE)).body.emails).toBe('held')
    await world.flush()
    expect(world.mails).toEqual([])
    await world.page(`/p/${seat}/emails`, {})
    await world.flush()
    expect(world.mails.map(({ to }) => to)).toEqual([second])
  })

  test('by asking for links it reaches no stranger, but the reader then does', async () => {
    const world = mailWorld()
    const email = stranger()
    await world.create({ creator: { name: 'Ann', seat: 'black', email } })
    await world.flush()
    world.clock.now += 24 * HOUR
    const before = world.mails.length
    const answers = []
    for (const sent of [ELSEWHERE, {}]) {
      answers.push(await world.ask('POST', '/v1/links', undefined, { email }, sent))
      await world.flush()
      answers.push(world.mails.length - before)
    }
    expect(answers).toEqual([{ status: 202, body: {} }, 0, { status: 202, body: {} }, 1])
  })

  test('cannot tell a mailbox that consented from a stranger’s; its emails are sent, and cost strangers nothing', async () => {
    const world = mailWorld()
    const member = 'member@honest.test'
    await world.create({ creator: { name: 'Mo', seat: 'black', email: member } })
    await world.press(member)
    for (let n = 0; n < EMAIL_LIMITS.strangersHour - 2; n += 1)
      await world.create({ opponent: { name: 'Ola', email: stranger() } })
    await world.flush()
    const before = world.mails.length
    const answers = []
    for (const email of [member, stranger()])
      answers.push((await world.ask('POST', '/v1/games', undefined, named(email), ELSEWHERE)).body)
    expect(answers).toMatchObject([{ mail: 'held' }, { mail: 'held' }])
    await world.flush()
    await world.create({ opponent: { name: 'Bo', email: 'bo@honest.test' } })
    await world.flush()
    expect(world.mails.slice(before).map(({ to }) => to)).toEqual([member, 'bo@honest.test'])
  })
})

/** The limits that a page of another site can use up, each with a request. */
const COUNTED = [
  ['create', '/v1/games', GAME],
  ['claim', '/v1/games/AAAAAAAAAAAA/claim', { name: 'Cy' }],
  ['links', '/v1/links', { email: 'a@b.test' }],
  ['look', '/v1/games/look', { seats: [] }],
  ['rotate', '/v1/seat/rotate', undefined],
  ['seen', '/v1/seat/seen', { version: 2 }],
] as const

describe('such a page has limits of its own for its reader’s network', () => {
  test.each(COUNTED)('%s', async (limited, path, body) => {
    const at = bothHandlers()
    const ask = (headers: Readonly<Record<string, string>>, token?: string) =>
      at.ask('POST', path, { headers, ...(body && { body }), ...(token !== undefined && { token }) })
    const { foreign, network } = RATE_LIMITS[limited]
    for (let n = 1; n < foreign; n += 1) expect((await ask(ELSEWHERE)).status).not.toBe(429)
    const last = await ask(ELSEWHERE)
    expect(last.status).not.toBe(429)
    expect(last.headers).toMatchObject({
      ratelimit: '"foreign";r=0;t=3600',
      'ratelimit-policy': `"foreign";q=${foreign};w=3600`,
    })
    // A further page of another site gets no more requests, and an invalid API key does not help.
    for (const sent of Object.values(FOREIGN)) expect((await ask(sent)).status).toBe(429)
    expect((await ask(ELSEWHERE, KEYS.unknown)).status).toBe(429)
    expect((await ask({})).headers['ratelimit']).toBe(`"network";r=${network - 1};t=3600`)
    at.clock.now += HOUR
    expect((await ask(ELSEWHERE)).status).not.toBe(429)
  })

  test('an API key of the operator lifts the limit, and no address is withheld', async () => {
    const world = mailWorld()
    const made = await world.ask('POST', '/v1/games', KEYS.holder, named(stranger()), ELSEWHERE)
    expect([made.status, 'mail' in made.body]).toEqual([201, false])
    const at = bothHandlers()
    const response = await at.ask('POST', '/v1/games', { body: GAME, token: KEYS.holder, headers: ELSEWHERE })
    expect(response.headers['ratelimit']).toContain(`"network";r=${RATE_LIMITS.create.network - 1};`)
    for (const token of [KEYS.unknown, KEYS.revoked]) {
      const refused = await at.ask('POST', '/v1/games', { body: GAME, token, headers: ELSEWHERE })
      expect([refused.status, refused.headers['ratelimit']]).toEqual([401, expect.stringContaining('"foreign";')])
    }
  })

  test('a key that an address made for itself does not, whatever page it is put into', async () => {
    const world = mailWorld()
    const { service, clock } = world
    const owner = ownerInToken(service.signer, unsubscribeAllToken(service.signer, 'eve@evil.test')) ?? ''
    const wish = { name: 'A page', scopes: ['games:create'], once: 'a-form-of-a-page' } as const
    const made = await makeOwnerKey(service, owner, wish, clock.now)
    const key = made.kind === 'made' ? made.key : ''
    const response = await world.ask('POST', '/v1/games', key, named(stranger()), ELSEWHERE)
    expect(response).toMatchObject({ status: 201, body: { mail: 'held' } })
    await world.flush()
    expect(world.mails).toEqual([])
    expect((await world.ask('POST', '/v1/games', key, named(stranger()))).body).not.toHaveProperty('mail')
  })
})
