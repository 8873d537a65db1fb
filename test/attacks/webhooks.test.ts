import { expect, test } from 'vitest'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { LONGEST } from '../../shared/game/limits/longest.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_FORMATS } from '../../shared/webhooks/event-types.ts'
import { writePayload } from '../../shared/service/webhooks/write-payload.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { loadTournamentMailFor } from '../../shared/texts/tournament/tournament-email-texts.ts'
import { KEYS } from '../harness/api-keys.ts'
import { NOON, stand } from '../service/stand.ts'

const URL = 'https://receiver.test/crownhead'
const BODY = { url: URL, events: ['turn'] }
const PATH = '/v1/webhooks'

type Named = { readonly webhook: { readonly id: string } & Readonly<Record<string, unknown>>; readonly secret: string }

const world = () => {
  const { ask, service, clock } = stand()
  const as = async (token: string, method: string, path: string, body?: unknown) => {
    const answered = await ask(method, path, { token, ...(body !== undefined && { body }) })
    return { ...answered, body: answered.body as unknown as Named & Readonly<Record<string, unknown>> }
  }
  const add = async (more: object = {}, token: string = KEYS.club) => as(token, 'POST', PATH, { ...BODY, ...more })
  return { as, add, service, clock }
}

test('a webhook is created with its secret, which no later answer has', async () => {
  const { as, add } = world()
  const made = await add({ labels: { event: 'Spring cup' }, format: 'slack', locale: 'nl' })
  expect(made.status).toBe(201)
  expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { webhook } = made.body
  expect(webhook).toMatchObject({ url: URL, events: ['turn'], labels: { event: 'Spring cup' }, disabled: null })
  const listed = await as(KEYS.club, 'GET', PATH)
  expect(listed.body).toEqual({ webhooks: [webhook] })
  expect(JSON.stringify(listed.body)).not.toContain('whsec_')
})

test('another key of the same owner has the webhook, and no other program sees, changes, tests or removes it', async () => {
  const { as, add, service } = world()
  const { webhook } = (await add()).body
  expect((await as(KEYS.deputy, 'GET', PATH)).body).toEqual({ webhooks: [webhook] })
  expect((await as(KEYS.rival, 'GET', PATH)).body).toEqual({ webhooks: [] })
  const asks = [
    ['PATCH', '', { url: 'https://evil.example/' }],
    ['DELETE', ''],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/replay', {}],
  ] as const
  for (const [method, more, body] of asks)
    expect(await as(KEYS.rival, method, `${PATH}/${webhook.id}${more}`, body)).toMatchObject({ status: 404 })
  expect((await service.webhooks.load('club00000000')).webhooks).toMatchObject([{ url: URL }])
})

test('a webhook that leads back to the service changes nothing there', async () => {
  const { ask, service } = stand()
  const payload = { id: 'msg_1', event: 'test', at: NOON } as const
  const words = await loadTournamentMailFor('en')
  const before = JSON.stringify(await service.webhooks.load('club00000000'))
  for (const format of WEBHOOK_FORMATS) {
    const body = JSON.parse(writePayload(format, payload, { words, origin: service.origin, now: NOON })) as object
    for (const { method, path } of API_ROUTES.filter(({ method: each }) => each === 'POST')) {
      const { status } = await ask(method, path.replaceAll(/\{\w+\}/g, 'abcdefghijkl'), { body })
      expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each >= 400 && each < 500)])
    }
  }
  expect(JSON.stringify(await service.webhooks.load('club00000000'))).toBe(before)
})

test('without the scope no webhook is shown or changed', async () => {
  const { as } = world()
  for (const [token, status] of [
    [KEYS.bare, 403],
    [KEYS.holder, 403],
    ['', 401],
    [KEYS.revoked, 401],
    [KEYS.unknown, 401],
  ] as const)
    for (const [method, path] of [
      ['POST', PATH],
      ['GET', PATH],
      ['PATCH', `${PATH}/hook00000001`],
      ['DELETE', `${PATH}/hook00000001`],
      ['POST', `${PATH}/hook00000001/test`],
      ['GET', `${PATH}/hook00000001/deliveries`],
      ['POST', `${PATH}/hook00000001/replay`],
    ] as const)
      expect(await as(token, method, path, method === 'GET' ? undefined : BODY)).toMatchObject({ status })
})

test('an owner may have five webhooks, also when many are asked for at once, and with two keys', async () => {
  const { as, add, service } = world()
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => add({}, n % 2 === 0 ? KEYS.club : KEYS.deputy)),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(WEBHOOK_LIMITS.most)
  // A request that finds the list changed each time it tries is asked to come back.
  expect(statuses.filter((status) => status !== 409 && status !== 503)).toHaveLength(WEBHOOK_LIMITS.most)
  expect((await service.webhooks.load('club00000000')).webhooks).toHaveLength(WEBHOOK_LIMITS.most)
  const full = await add()
  expect([full.status, full.body['code']]).toEqual([409, 'too-many-webhooks'])
  const [first] = (await service.webhooks.load('club00000000')).webhooks
  expect((await as(KEYS.club, 'DELETE', `${PATH}/${first?.id}`)).status).toBe(200)
  expect((await add()).status).toBe(201)
  expect((await add({}, KEYS.rival)).status).toBe(201)
})

test.each([
  ['http', { url: 'http://receiver.test/' }],
  ['another port', { url: 'https://receiver.test:8443/' }],
  ['this machine', { url: 'https://127.0.0.1/' }],
  ['this machine in hex', { url: 'https://0x7f000001/' }],
  ['metadata', { url: 'https://169.254.169.254/' }],
  ['mapped metadata', { url: 'https://[::ffff:169.254.169.254]/' }],
  ['a local name', { url: 'https://localhost/' }],
  ['a user', { url: 'https://a:b@receiver.test/' }],
  ['too long', { url: `https://receiver.test/${'a'.repeat(LONGEST.webhookUrl)}` }],
  ['too long as it is typed', { url: `https://receiver.test/${'./'.repeat(LONGEST.webhookUrl / 2)}` }],
  ['too long as it is called', { url: `https://receiver.test/${'é'.repeat(LONGEST.webhookUrl / 4)}` }],
  ['a line end within', { url: 'https://receiver.test/a\r\nb' }],
  ['a tab within', { url: 'https://recei\tver.test/' }],
  ['a line end after it', { url: 'https://receiver.test/\n' }],
  ['no url', { url: undefined }],
  ['no events', { events: [] }],
  ['an unknown event', { events: ['moved'] }],
  ['too many events', { events: [...WEBHOOK_EVENT_TYPES, 'turn'] }],
  ['an unknown format', { format: 'teams' }],
  ['a wrong label', { labels: { 'Not a name': 'a' } }],
  ['too many labels', { labels: { a: '1', b: '1', c: '1', d: '1', e: '1', f: '1', g: '1' } }],
  ['a wrong language', { locale: 'not a tag' }],
  ['a secret of its own', { secret: 'whsec_AAAA' }],
])('%s is refused', async (_what, more) => {
  const { add, as, service } = world()
  expect(await add(more)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  const { webhook } = (await add()).body
  const changed = Object.values(more).includes(undefined)
    ? 400
    : (await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, more)).status
  expect(changed).toBe(400)
  expect((await service.webhooks.load('club00000000')).webhooks).toMatchObject([{ url: URL, events: ['turn'] }])
})

test.each([
  ['https:receiver.test', 'https://receiver.test/'],
  ['https:\\\\RECEIVER.test\\a b', 'https://receiver.test/a%20b'],
  [' https://receiver.test:443/a/../é?x=1#y ', 'https://receiver.test/%C3%A9?x=1#y'],
])('%j is stored and shown in the form in which it is called', async (url, called) => {
  const { add, as, service } = world()
  const { webhook } = (await add({ url })).body
  expect(webhook['url']).toBe(called)
  await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, { url: URL })
  const changed = await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, { url })
  expect(changed.body.webhook['url']).toBe(called)
  expect((await service.webhooks.load('club00000000')).webhooks).toMatchObject([{ url: called }])
})

test('the old secret signs for a day beside the new one, and a third secret ends the first at once', async () => {
  const { as, add, service } = world()
  const { webhook, secret: first } = (await add()).body
  const renew = async () => (await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, { secret: 'new' })).body.secret
  const second = await renew()
  const [hook] = (await service.webhooks.load('club00000000')).webhooks
  expect(hook?.secrets).toEqual([{ text: second }, { text: first, until: NOON + DAY }])
  const third = await renew()
  const [after] = (await service.webhooks.load('club00000000')).webhooks
  expect(after?.secrets).toEqual([{ text: third }, { text: second, until: NOON + DAY }])
})

test('a field that is left out stays, null removes it, and a webhook can be switched off and on', async () => {
  const { as, add } = world()
  const { webhook } = (await add({ labels: { event: 'a' }, locale: 'nl' })).body
  const change = async (body: object) => (await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, body)).body.webhook
  expect(await change({})).toEqual(webhook)
  expect(await change({ enabled: false })).toEqual({
    ...webhook,
    disabled: { at: '2026-11-21T12:00:00Z', why: 'asked' },
  })
  const { labels: _labels, locale: _locale, ...bare } = webhook
  expect(await change({ enabled: true, labels: null, locale: null, events: ['finished'] })).toEqual({
    ...bare,
    events: ['finished'],
  })
})

test('tests and replays have a small hourly limit', async () => {
  const { as, add, service } = world()
  const { webhook } = (await add()).body
  const statuses: number[] = []
  for (let n = 0; n < RATE_LIMITS.hook.key; n++)
    statuses.push((await as(KEYS.club, 'POST', `${PATH}/${webhook.id}/test`)).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(RATE_LIMITS.hook.key - 1)
  expect(statuses.at(-1)).toBe(429)
  expect((service.notices as unknown as { waiting: () => readonly unknown[] }).waiting()).toHaveLength(
    RATE_LIMITS.hook.key - 1,
  )
})

test('a replay sends what was given up once again, oldest first, and nothing else', async () => {
  const { as, add, service } = world()
  const { webhook } = (await add()).body
  const payload = (n: number) =>
    ({
      id: `msg_${n}`,
      event: 'finished',
      at: NOON - n * MINUTE,
      game: 'game00000001',
      version: n,
      ply: n,
      status: 'finished',
      creator: 'Amara',
    }) as const
  const states = ['delivered', 'given-up', 'dropped', 'given-up', 'waiting'] as const
  for (const [n, state] of states.entries())
    await service.webhooks.record('club00000000', { hook: webhook.id, told: payload(n), state, tries: 8 }, NOON + DAY)
  const replay = async (body: object) =>
    (await as(KEYS.club, 'POST', `${PATH}/${webhook.id}/replay`, body)).body['replayed']
  // Nothing is replayed to a disabled webhook.
  await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, { enabled: false })
  expect(await replay({})).toBe(0)
  await as(KEYS.club, 'PATCH', `${PATH}/${webhook.id}`, { enabled: true })
  expect(await replay({ since: '2026-11-21T11:58:30Z' })).toBe(1)
  expect(await replay({})).toBe(1)
  expect(await replay({})).toBe(0)
  const { body } = await as(KEYS.club, 'GET', `${PATH}/${webhook.id}/deliveries`)
  expect(body['deliveries']).toMatchObject([
    { id: 'msg_0', state: 'delivered' },
    { id: 'msg_1', state: 'waiting', tries: 0 },
    { id: 'msg_2', state: 'dropped' },
    { id: 'msg_3', state: 'waiting', tries: 0 },
    { id: 'msg_4', state: 'waiting', tries: 8 },
  ])
})
