import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { parseDuration } from '../../shared/api/values/iso.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Client, type MailJson, type Problem, type Table, OWN, clientOf, playOn, sitDown } from './client.ts'
import { type Running, startService } from './running.ts'

const OPENING = ['9-13', '22-18']
const GRACE = 30_000

/** The first line of an email says what it is about. */
const headline = ({ text }: MailJson): string => text.replace(/^~~.*\n\n/, '').split('\n')[0] ?? ''

const LATE = [/reserve is running/i, /24 hours left/i, /3 hours left/i, /lost/i]

let folder: Awaited<ReturnType<typeof tempFolder>>
let running: Running
let client: Client

beforeAll(async () => {
  folder = await tempFolder('clock')
  running = await startService({ folder: folder.path })
  client = clientOf(running)
})

afterAll(async () => {
  await running.stop()
  await folder.remove()
})

/** Returns when a game's emails were sent, from the log, by the service's clock. */
const deliveries = ({ id }: Table) =>
  running
    .log()
    .split('\n')
    .filter((line) => line.includes(`"game":"${id}"`) && line.includes('"outcome":"sent"'))
    .map((line) => JSON.parse(line) as { readonly time: string; readonly kind: string; readonly seat: string })

const stepTo = async (end: number, step: string) => {
  const by = parseDuration(step) ?? 0
  for (let now = Date.parse(await client.now()); now <= end; now += by) await client.advance(step)
}

const minuteUp = (at: number) => Math.ceil(at / MINUTE) * MINUTE

describe('no one moves, and the clock goes forward', () => {
  test.each([...(isLong ? ['PT1M', 'PT7M', 'PT1H', 'P1D'] : []), 'PT5H', 'P11D'])('in steps of %s', async (step) => {
    const table = await sitDown(client)
    await playOn(client, table, OPENING)
    const { turnStartedAt, deadline } = (await client.show(table.id)).body
    const start = Date.parse(turnStartedAt ?? '')
    const end = Date.parse(deadline ?? '')
    expect(end - start).toBe(10 * DAY)
    await stepTo(end + GRACE + MINUTE, step)

    const black = (await client.mailTo(table.black.email)).map(headline)
    expect(black).toHaveLength(2 + LATE.length)
    for (const [index, pattern] of LATE.entries()) expect(black[index + 2]).toMatch(pattern)
    const white = (await client.mailTo(table.white.email)).map(headline)
    expect(white).toHaveLength(2)
    expect(white[1]).toMatch(/won/i)

    const due = [start + 3 * DAY, end - DAY, end - 3 * HOUR, end + GRACE].map(minuteUp)
    const sent = deliveries(table).filter(({ seat, kind }) => seat === 'creator' && /reminder|ended/.test(kind))
    expect(sent.map(({ time }) => Date.parse(time))).toEqual(due)

    const over = { status: 'finished', result: { winner: 'white', reason: 'time' } }
    expect((await client.show(table.id)).body).toMatchObject(over)
    const late = await client.move<Problem>(table.id, table.tokens.black, 2, '10-14')
    expect(late).toMatchObject({ status: 409, body: { code: 'too-late', game: over } })
  })
})

test('a move in the grace period after the deadline is too late, though the game is not yet lost', async () => {
  const table = await sitDown(client, { clock: { perMove: 'PT10M' } })
  await playOn(client, table, OPENING)
  await client.advance('PT10M10S')
  const late = await client.move<Problem>(table.id, table.tokens.black, 2, '10-14')
  expect(late).toMatchObject({ status: 409, body: { code: 'too-late', game: { status: 'active', ply: 2 } } })
  await client.advance('PT2M')
  expect((await client.show(table.id)).body).toMatchObject({
    status: 'finished',
    result: { winner: 'white', reason: 'time' },
  })
})

test.each([0, 1])(
  'a first move that never came (after %d plies) calls the game off, and both players get an email',
  async (plies) => {
    const table = await sitDown(client)
    await playOn(client, table, OPENING.slice(0, plies))
    await client.advance('P12D')
    expect((await client.show(table.id)).body).toMatchObject({ status: 'aborted', abortedBy: 'clock', result: null })
    for (const { email } of [table.black, table.white])
      expect(headline((await client.mailTo(email)).at(-1) as MailJson)).toMatch(/called off/i)
    const late = await client.move<Problem>(
      table.id,
      plies === 0 ? table.tokens.black : table.tokens.white,
      plies,
      OPENING[plies] ?? '',
    )
    expect(late).toMatchObject({ status: 409, body: { code: 'too-late' } })
  },
)

test('a reply within two minutes makes the email unnecessary; a slow one does not', async () => {
  const table = await sitDown(client)
  const count = async () => (await client.mailTo(table.white.email)).length
  await playOn(client, table, OPENING.slice(0, 1))
  await client.advance('PT1M')
  await playOn(client, table, OPENING.slice(1), 1)
  await client.advance('PT5M')
  expect(await count()).toBe(1)
  await playOn(client, table, ['10-14'], 2)
  await client.advance('PT2M')
  expect(await count()).toBe(2)
})

test('the clock refuses anything but a duration', async () => {
  for (const advance of ['1 day', 'P1M', '-P1D', 'P367D', 7, null])
    expect((await client.ask('POST', '/dev/clock', { body: { advance }, headers: OWN })).status).toBe(400)
})

test('180 days after the end the links open nothing, and addresses and notes have left the folder', async () => {
  const table = await sitDown(client)
  const { black } = table.tokens
  await playOn(client, table, OPENING)
  await client.ask('PATCH', '/v1/seat', { token: black, body: { note: 'a note' } })
  expect((await client.act(table.id, black, { type: 'resign', ply: 2 })).status).toBe(200)
  const database = new DatabaseSync(join(folder.path, 'crownhead.db'), { readOnly: true })
  const rows = () =>
    ['contact', 'paper'].map((name) => database.prepare(`SELECT * FROM ${name} WHERE game = ?`).all(table.id).length)
  await client.advance('P179D')
  expect((await client.ask('GET', '/v1/seat', { token: black })).status).toBe(200)
  // Three contacts are stored: those of both players, and the emptied one of the person who was invited. One page of
  // the notebook is stored, too.
  expect(rows()).toEqual([3, 1])
  await client.advance('P1DT1S')
  expect(await client.ask('GET', '/v1/seat', { token: black })).toMatchObject({
    status: 410,
    body: { code: 'links-expired' },
  })
  expect(rows()).toEqual([0, 0])
  expect((await client.show(table.id)).body).toMatchObject({ status: 'finished', seats: { black: { name: 'Wyllie' } } })
  database.close()
})
