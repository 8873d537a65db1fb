import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import { standardPayloadShape } from '../../shared/api/answers/programs/standard-payload-shape.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { GAME_EVENT_TYPES, WEBHOOK_EVENT_TYPES } from '../../shared/webhooks/event-types.ts'
import { NAME, type Received, receiverThat } from '../harness/receiver.ts'
import { keyIn, telling } from '../harness/telling.ts'
import { tempFolder } from '../harness/temp.ts'

type Made = {
  readonly game: { readonly id: string }
  readonly links: { readonly creator: { readonly token: string }; readonly opponent: { readonly token: string } }
}
type Hooked = { readonly webhook: { readonly id: string }; readonly secret: string }
type Payload = {
  readonly type: string
  readonly data: { readonly game: string; readonly ply: number; readonly turn?: string; readonly labels?: object }
}
type Deliveries = {
  readonly deliveries: readonly { readonly id: string; readonly state: string; readonly tries: number }[]
}

/** Reads a payload, and fails unless it has the shape that the document states. */
const payloadOf = ({ body }: Received): Payload => standardPayloadShape.parse(JSON.parse(body)) as Payload

/** Calls `read` with the time set to `later` ms after the delivery was sent, because the service's clock is ahead. */
const asOf = <T>({ headers }: Received, later: number, read: () => T): T => {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 + later })
  try {
    return read()
  } finally {
    vi.useRealTimers()
  }
}

const verifiedBy = (secret: string, received: Received): unknown =>
  asOf(received, 0, () => new Webhook(secret).verify(received.body, received.headers as Record<string, string>))

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

const shownOn = (page: string, from: RegExp): string => {
  const [, shown = ''] = from.exec(page) ?? []
  return shown.replaceAll(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Returns the sample of a turn's payload on the page for programs. */
const postedOn = (page: string): unknown =>
  JSON.parse(shownOn(page, /<code>\/\/ What is posted[^]*?\n(\{[^]*?)<\/code>/))

/** Returns the fields of a payload with the types of their values, without the labels, which differ per game. */
const membersOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, name === 'labels' ? {} : membersOf(inner)]),
      )
    : typeof value

type Sample = (secret: string, headers: Received['headers'], body: string) => unknown

/** Runs the sample code of the page for programs as it stands there. */
const sampleOn = async (page: string): Promise<Sample> => {
  const code = shownOn(page, /<code>(\/\/ Node\.js[^]*?)<\/code>/)
  const { verified } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly verified: Sample
  }
  return verified
}

test('a program receives its games’ events by a webhook, across a restart, and can verify them', async () => {
  await using folder = await tempFolder('webhooks')
  const statuses: number[] = []
  await using receiver = await receiverThat((_, response) => response.writeHead(statuses.shift() ?? 204).end())
  const { received } = receiver
  const heard = (game: string): readonly string[] =>
    received
      .map(payloadOf)
      .filter(({ data }) => data.game === game)
      .map(({ type }) => type)
  let running = await telling(folder.path, receiver.port)
  const key = await keyIn(folder.path, ['games:create', 'seats:hold', 'webhooks'])

  const hook = { url: `https://${NAME}/crownhead?a=b`, events: WEBHOOK_EVENT_TYPES }
  const { webhook, secret } = await running.ask<Hooked>('POST', '/v1/webhooks', key, hook)
  const offer = { creator: { name: 'Wyllie', seat: 'black' }, opponent: { name: 'Anderson' }, hold: true }
  const create = (more: object) => running.ask<Made>('POST', '/v1/games', key, { ...offer, clock: 'daily', ...more })
  const deliveries = () => running.ask<Deliveries>('GET', `/v1/webhooks/${webhook.id}/deliveries`, key)
  const allThere = async (): Promise<boolean> =>
    (await deliveries()).deliveries.every(({ state }) => state === 'delivered')

  const { game, links } = await create({ labels: { event: 'Spring cup' } })
  const { id } = game
  await expect.poll(() => heard(id)).toHaveLength(2)
  expect(heard(id).toSorted()).toEqual(['joined', 'turn'])
  const tokens = [links.creator.token, links.opponent.token]
  const move = (ply: number, text: string, more: object = {}) =>
    running.ask('POST', `/v1/games/${id}/moves`, tokens[ply % 2] ?? '', { ply, move: text, ...more })
  await expect.poll(allThere).toBe(true)
  await move(0, '11-15')
  await expect.poll(() => heard(id)).toHaveLength(3)
  await expect.poll(allThere).toBe(true)

  // A delivery that is refused is tried again, across a restart, under the same id.
  statuses.push(500, 500)
  await move(1, '22-18', { offerDraw: true })
  await expect.poll(() => heard(id)).toHaveLength(5)
  await expect
    .poll(async () => (await deliveries()).deliveries.filter(({ state }) => state === 'waiting'))
    .toHaveLength(2)
  const { lines } = running
  await running.stop()
  running = await telling(folder.path, receiver.port)
  await running.driver.advance(MINUTE)
  await expect.poll(() => heard(id)).toHaveLength(7)
  await expect.poll(allThere).toBe(true)
  const [first, again] = [received.slice(3, 5), received.slice(5)].map((all) =>
    all.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`).toSorted(),
  )
  expect(again).toEqual(first)
  expect(heard(id).slice(5).toSorted()).toEqual(['draw-offered', 'turn'])

  for (let days = 0; days < 30 && !heard(id).includes('reminder'); days++) await running.driver.advance(HOUR * 3)
  expect(heard(id).slice(7)).toEqual(['reminder'])
  await running.ask('POST', `/v1/games/${id}/actions`, tokens[0] ?? '', { ply: 2, type: 'resign' })
  await expect.poll(() => heard(id)).toHaveLength(9)
  expect(heard(id)[8]).toBe('finished')

  const { game: nobody } = await create({ noShow: 'loss' })
  await expect.poll(() => heard(nobody.id)).toHaveLength(2)
  await running.driver.advance(40 * DAY)
  expect(heard(nobody.id).at(-1)).toBe('forfeited')

  expect(new Set(received.map((each) => payloadOf(each).type))).toEqual(new Set(GAME_EVENT_TYPES))
  const page = await running.ask<string>('GET', '/api', '')
  const turn = received.map(payloadOf).find(({ type, data }) => type === 'turn' && data.labels !== undefined)
  expect(membersOf(postedOn(page))).toEqual(membersOf(turn))
  const verified = await sampleOn(page)
  for (const each of received) {
    const { headers, body } = each
    expect(verifiedBy(secret, each)).toEqual(payloadOf(each))
    expect(asOf(each, 0, () => verified(secret, headers, body))).toEqual(payloadOf(each))
  }
  const [one] = received
  if (!one) throw new Error('nothing came')
  const read =
    (headers: Received['headers'], body: string, later = 0) =>
    () =>
      asOf(one, later, () => verified(secret, headers, body))
  expect(read(one.headers, `${one.body} `)).toThrow('not signed')
  expect(read({ ...one.headers, 'webhook-id': 'msg_other' }, one.body)).toThrow('not signed')
  expect(read({}, one.body)).toThrow('not of now')
  expect(read(one.headers, one.body, HOUR)).toThrow('not of now')
  expect(read({ ...one.headers, 'webhook-signature': `v1,é v1, v2,a` }, one.body)).toThrow('not signed')

  await running.stop()
  const said = [...lines, ...running.lines].join('\n')
  for (const hidden of [key, secret, hook.url, ...tokens]) expect(said).not.toContain(hidden)
  for (const { body } of received) for (const hidden of [key, secret, ...tokens]) expect(body).not.toContain(hidden)
}, 120_000)
