import { readFileSync, statSync } from 'node:fs'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import type { BulkOrder } from '../../shared/service/ports/orders.ts'
import { SEAT_EMAIL_TAG } from '../../functions/aws/email/email-tags.ts'
import { makeApiKey } from '../../tools/key/make-key.ts'
import { describeWithDynamodb } from '../harness/dynamodb.ts'
import { type Wish, sitDown } from '../harness/seating.ts'
import { gone } from '../email/ses-events.ts'
import { type Cloud, FUNCTIONS, bundleOf, deploy } from './cloud.ts'
import { addressees, ask, askOf, settle, takeMail } from './play.ts'
import { languagesIn, readAtStart } from './parts.ts'
import { permissions } from './statements.ts'
import { type Synth, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

/**
 * The largest size of each bundle in KB, without any language. A larger one contains something large and new: check
 * that before raising the bound.
 */
const BOUNDS = {
  Answers: 340,
  Pages: 488,
  Stored: 352,
  Alarm: 270,
  Sweep: 270,
  Deliver: 408,
  Redo: 320,
  Notify: 320,
  Feedback: 300,
  Canary: 30,
}

/** The largest size of a language's file in KB. A Cyrillic letter takes two bytes. */
const LANGUAGE = 124

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((size, file) => size + statSync(file).size / 1000, 0)

describe('bundles stay small', () => {
  const entries = () =>
    [...resources(synthesized.run, 'AWS::Lambda::Function')].map(
      ([id, resource]) => [id, bundleOf(synthesized, resource)] as const,
    )

  test('in what every start of a container reads', () => {
    const kilobytes = entries().map(([id, entry]) => [id, Math.round(sizeOf(readAtStart(entry)))] as const)
    expect(kilobytes).toHaveLength(10)
    expect(kilobytes.filter(([id, size]) => size > BOUNDS[id as keyof typeof BOUNDS])).toEqual([])
  })

  test('each is one file, which V8 holds with one byte for a character', () => {
    for (const [id, entry] of entries()) {
      expect([id, ...readAtStart(entry)]).toEqual([id, entry])
      expect([id, ...new Set(readFileSync(entry, 'utf8').match(/[^\0-\xff]/g))]).toEqual([id])
    }
  })

  test('a language is read when a reader needs it, by the functions that write to people and programs', () => {
    const withWords = entries().filter(([, entry]) => languagesIn(entry).length > 0)
    expect(withWords.map(([id]) => id).toSorted()).toEqual(['Answers', 'Deliver', 'Notify', 'Pages'])
    for (const [, entry] of withWords) {
      const files = languagesIn(entry)
      expect(files).toHaveLength(LANGUAGES.length)
      expect(files.filter((file) => readAtStart(entry).has(file))).toEqual([])
      expect(files.filter((file) => sizeOf([file]) > LANGUAGE)).toEqual([])
    }
  })
})

/** The rights that AWS uses on the functions' behalf. Bundles never make these calls. */
const BY_AWS =
  /^(logs:|iam:PassRole|sqs:(Get|Receive|Delete|Change)|dynamodb:(Describe|ListS|GetR|GetS))|(FailedChanges|LostTimers)$/

/** Rights that a function has but does not use in this test. */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  Answers: ['dynamodb:Query Programs', 'sqs:SendMessage Notices'],
  Pages: ['dynamodb:BatchGetItem Games'],
  Deliver: ['sqs:SendMessage Notices', 'sqs:SendMessage Outbox'],
  Sweep: ['dynamodb:UpdateItem Ledger', 'sqs:SendMessage Outbox'],
}

const DAY = 86_400_000
const BLACK = 'black@players.example'
const WHITE = 'white@players.example'
const ADA = 'ada@players.example'
const GRACE = 'grace@players.example'

/** An order that stays in the retry queue although its games exist already. */
const LEFT = { id: 'left000000000001', made: 0, people: [] }

type Links = Readonly<Record<'creator' | 'invitation', { readonly token: string }>>
type Begun = {
  readonly game: { readonly id: string; readonly match: { readonly other: string } }
  readonly links: Readonly<Record<string, { readonly url: string; readonly token?: string }>>
}

type Shown = {
  readonly id: string
  readonly status: string
  readonly you: {
    readonly entrants: readonly { readonly name: string; readonly link?: { readonly token: string } }[]
    readonly boards: readonly { readonly game: string; readonly token: string }[]
  }
}
type Founded = {
  readonly tournament: Shown
  readonly links: { readonly [of in 'secretary' | 'entry']?: { readonly token: string } }
}

describeWithDynamodb('the unmodified bundles of the template', () => {
  let cloud: Cloud
  // The game begins long ago, so that its deadline has passed: the alarm function reads the real clock.
  const begun = Date.now() - 20 * DAY
  let id: string
  let invitation: string
  let mailbox: string
  const tokens: string[] = []

  beforeAll(async () => {
    cloud = await deploy(synthesized)
  })
  afterAll(() => cloud?.stop())

  /** Creates a game and takes the other seat. */
  const begin = async (wish: Wish): Promise<Begun> => {
    const { body } = await sitDown(async (path, { token, body: json }) => {
      const answer = await ask(cloud, { method: 'POST', path, at: Date.now(), json, ...(token && { token }) })
      return { status: answer.status ?? 0, body: answer.json as Begun }
    }, wish)
    return body
  }

  /** Presses the buttons of the consent emails so far, after which the real emails are sent. */
  const consent = async (expected: readonly string[]) => {
    const consentEmails = takeMail(cloud)
    expect(consentEmails.map(({ to }) => to).toSorted()).toEqual(expected.toSorted())
    for (const { text } of consentEmails) {
      const path = `${/\/p\/[\w.-]+/.exec(text)?.[0]}/emails`
      expect((await ask(cloud, { method: 'POST', path, at: Date.now(), form: {} })).status).toBe(303)
    }
    await settle(cloud)
  }

  const play = async (ply: number, move: string) => {
    const token = tokens[ply % 2]
    const at = begun + (ply + 2) * 1000
    const { status, json } = await ask(cloud, {
      method: 'POST',
      path: `/v1/games/${id}/moves`,
      at,
      token,
      json: { ply, move },
    })
    expect({ status, ...json }).toMatchObject({ status: 200, game: { ply: ply + 1 } })
    await settle(cloud)
  }

  test('create a game, and email its creator', async () => {
    const creator = { name: 'Ada', seat: 'black', email: BLACK }
    const { status, json } = await ask(cloud, { method: 'POST', path: '/v1/games', at: begun, json: { creator } })
    expect(status).toBe(201)
    const links = json['links'] as Links
    id = (json['game'] as { id: string }).id
    invitation = links.invitation.token
    tokens.push(links.creator.token)
    await settle(cloud)
    await consent([BLACK])
    const [letter, ...more] = takeMail(cloud)
    expect([letter?.to, more]).toEqual([BLACK, []])
    mailbox = /\/n\/[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  })

  test('show the invitation, seat the opponent by its form, and email both', async () => {
    const path = `/i/${invitation}`
    const shown = await ask(cloud, { method: 'GET', path, at: begun })
    const key = /name="key" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
    const form = { key, name: 'Grace', email: WHITE }
    const taken = await ask(cloud, { method: 'POST', path, at: begun + 1000, form })
    expect(taken.status).toBe(303)
    tokens.push(/\/p\/(.+)$/.exec(String(taken.headers['location']))?.[1] ?? '')
    await settle(cloud)
    // The first email to the opponent, who gave the address, tells of the game; its link confirms the address.
    expect(cloud.aws.mails).toHaveLength(2)
    cloud.aws.mails.splice(0, 1)
    await consent([WHITE])
    expect(addressees(cloud)).toEqual([WHITE])
  })

  test('show the seat, with the script from beside the bundle', async () => {
    const shown = await ask(cloud, { method: 'GET', path: `/p/${tokens[1]}`, at: begun + 1000 })
    expect(shown.status).toBe(200)
    const script = /<script src="(\/assets\/board-[^"]+)"/.exec(shown.text)?.[1] ?? ''
    const { status, text } = await ask(cloud, { method: 'GET', path: script, at: begun + 1000 })
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(1000)
  })

  test('play three moves, and email the side to move after each', async () => {
    for (const [ply, move] of ['11-15', '22-18', '15x22'].entries()) await play(ply, move)
    const letters = takeMail(cloud)
    expect(letters.map(({ to }) => to)).toEqual([WHITE, BLACK, WHITE])
    expect(letters[0]?.text).toContain(`/p/${tokens[1]}`)
  })

  test('set one timer for the game, with all that it needs to fire', () => {
    const [[name, schedule] = ['', {}]] = cloud.aws.schedules
    expect(cloud.aws.schedules.size).toBe(1)
    expect(name).toMatch(new RegExp(`^${id}-\\d{8}T\\d{4}$`))
    expect(schedule).toMatchObject({
      ActionAfterCompletion: 'DELETE',
      GroupName: expect.stringContaining('Timers'),
      Target: { Arn: expect.stringContaining(':Alarm'), RoleArn: expect.stringContaining(':TimersRole') },
    })
  })

  test('end the game when the timer fires, and email both', async () => {
    const [[name, schedule] = ['', {}]] = cloud.aws.schedules
    const { Input } = schedule['Target'] as { Input: string }
    // A schedule deletes itself after firing, and may fire twice.
    cloud.aws.schedules.delete(name)
    for (let turn = 0; turn < 2; turn++) await cloud.functions.Alarm.invoke(JSON.parse(Input))
    await settle(cloud)
    const { json } = await ask(cloud, { method: 'GET', path: `/v1/games/${id}`, at: Date.now() })
    expect(json).toMatchObject({ status: 'finished', ply: 3, result: { winner: 'black', reason: 'time' } })
    expect(addressees(cloud)).toEqual([BLACK, WHITE])
    expect(cloud.aws.schedules.size).toBe(0)
  })

  test('sweep a game whose timer never fired', async () => {
    const creator = { name: 'Ada', seat: 'black', email: BLACK }
    const at = Date.now() - 60 * DAY
    const { json } = await ask(cloud, { method: 'POST', path: '/v1/games', at, json: { creator } })
    await settle(cloud)
    expect(await cloud.functions.Sweep.invoke({})).toEqual({ looked: 1 })
    const shown = await ask(cloud, {
      method: 'GET',
      path: `/v1/games/${(json['game'] as { id: string }).id}`,
      at: Date.now(),
    })
    expect(shown.json).toMatchObject({ status: 'expired' })
  })

  test('put a game into the retry queue if its change is unreadable, and handle it by what is stored', async () => {
    await settle(cloud)
    takeMail(cloud)
    const creator = { name: 'Ada', seat: 'black', email: BLACK }
    const { game } = await begin({ creator, opponent: { name: 'Grace' }, match: 'two-game', matchOrder: 'together' })
    const { id, match } = game
    const damagedRecords = (await cloud.changes()).map((record) => {
      const { dynamodb } = record as DynamoDBRecord
      return { dynamodb: { ...dynamodb, NewImage: { p: { S: 'spoilt' } } } }
    })
    expect(await cloud.functions.Stored.invoke({ Records: damagedRecords })).toEqual({ batchItemFailures: [] })
    const fromRetryQueue = cloud.aws.aside.splice(0)
    expect(new Set(fromRetryQueue)).toEqual(new Set([JSON.stringify({ game: id })]))
    const Records = fromRetryQueue.map((body) => ({ messageId: '1', body, eventSource: 'aws:sqs' }))
    expect(await cloud.functions.Redo.invoke({ Records })).toEqual({ batchItemFailures: [] })
    await settle(cloud)
    const written = new Set(
      takeMail(cloud).flatMap(({ text }) => [...text.matchAll(/\/p\/[co].([0-9A-Za-z]{12})/g)].map(([, game]) => game)),
    )
    expect(written).toEqual(new Set([id, match.other]))
    cloud.aws.schedules.clear()
  })

  test('create the second game of a match: same people, other colours, emails to both', async () => {
    const at = Date.now()
    const creator = { name: 'Ada', seat: 'black', email: ADA }
    const opponent = { name: 'Grace', email: GRACE }
    const { game: first, links } = await begin({ creator, opponent, match: 'two-game' })
    const path = `/v1/games/${first.match.other}`
    expect((await ask(cloud, { method: 'GET', path, at })).status).toBe(404)
    // Creating the second game is a change itself, whose effects the second call carries out.
    for (let turn = 0; turn < 2; turn++) await settle(cloud)
    const second = await ask(cloud, { method: 'GET', path, at })
    expect(second.json).toMatchObject({
      status: 'active',
      seats: { black: { name: 'Grace' }, white: { name: 'Ada' } },
      match: { part: 2, other: first.id },
    })
    const timed = [...cloud.aws.schedules.keys()].map((name) => name.split('-')[0])
    expect(new Set(timed)).toEqual(new Set([first.id, first.match.other]))
    expect(new Set(addressees(cloud))).toEqual(new Set([ADA, GRACE]))
    tokens.push(links['creator']?.token ?? '')
  })

  test('store a note, and email an address its links', async () => {
    const at = Date.now()
    const token = tokens.at(-1)
    const response = await ask(cloud, {
      method: 'PATCH',
      path: '/v1/seat',
      at,
      token,
      json: { note: 'the long diagonal' },
    })
    expect(response.status).toBe(200)
    // The network that named Grace may cause no more emails to her today, so the request comes from her own.
    const from = '198.51.100.7'
    const linksAsked = await ask(cloud, { method: 'POST', path: '/v1/links', at, from, json: { email: GRACE } })
    expect(linksAsked.status).toBe(202)
    await settle(cloud)
    const [letter, ...more] = takeMail(cloud)
    expect([letter?.to, more]).toEqual([GRACE, []])
    // Grace has not confirmed her address, so the email about her game asks for that, too.
    expect(letter?.text).toContain('this address is confirmed')
  })

  test('read the endgame table from beside the bundles: of the API for a claim, of the pages for its button', async () => {
    const opening = { fen: 'B:WK22:BK1,K2,K3' }
    const people = { creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Grace' } }
    const { game, links } = await begin({ ...people, opening, tables: 'allowed' })
    const token = links['creator']?.token ?? ''
    const page = await ask(cloud, { method: 'GET', path: `/p/${token}`, at: Date.now() })
    expect(page.text).toContain('Claim the win')
    const path = `/v1/games/${game.id}/actions`
    const json = { ply: 0, type: 'claim-table-win' }
    const claimed = await ask(cloud, { method: 'POST', path, at: Date.now(), token, json })
    const result = { winner: 'black', reason: 'table', table: { slice: 'KKK-K', index: 18 } }
    expect(claimed.json).toMatchObject({ game: { status: 'finished', result } })
    await settle(cloud)
    takeMail(cloud)
  })

  test('give a program with a key the links of both seats, note the use of the key, and list the game', async () => {
    const at = Date.now()
    const { key, entry } = makeApiKey({ name: 'A bot', scopes: ['games:create', 'games:read', 'seats:hold'] }, at)
    await cloud.apiKeys.add(entry)
    const wish = { creator: { name: 'Ada', seat: 'black' }, opponent: { name: 'Grace' }, hold: true }
    const { status, json } = await ask(cloud, { method: 'POST', path: '/v1/games', at, token: key, json: wish })
    expect(status).toBe(201)
    expect((await cloud.apiKeys.load(entry.id))?.used).toBe(at)
    const links = json['links'] as Begun['links']
    tokens.push(key, links['creator']?.token ?? '', links['opponent']?.token ?? '')
    const { id } = json['game'] as { readonly id: string }
    const Records = [{ messageId: '1', body: JSON.stringify({ game: id }), eventSource: 'aws:sqs' }]
    expect(await cloud.functions.Redo.invoke({ Records })).toEqual({ batchItemFailures: [] })
    await settle(cloud)
    const listed = await ask(cloud, { method: 'GET', path: '/v1/games', at, token: key })
    expect(listed.json).toMatchObject({ games: [{ id, status: 'active' }], more: false })
    expect(takeMail(cloud)).toEqual([])
  })

  test('create the games of an order, and the rest of one that went to the retry queue', async () => {
    const at = Date.now()
    const { key, entry } = makeApiKey({ name: 'A club', scopes: ['games:create', 'seats:hold'] }, at)
    await cloud.apiKeys.add(entry)
    const [mary, joan] = ['mary@players.example', 'joan@players.example']
    const players = [{ name: 'Mary', email: mary }, { name: 'Joan', email: joan }, { name: 'Ada' }]
    const json = { players, roundRobin: 'double' }
    const headers = { 'idempotency-key': 'an-order-of-a-club' }
    const placed = await ask(cloud, { method: 'POST', path: '/v1/games/bulk', at, token: key, headers, json })
    expect(placed.status).toBe(202)
    const { id } = placed.json['order'] as { readonly id: string }
    await settle(cloud)
    expect(addressees(cloud)).toEqual([joan, mary])
    const shown = await ask(cloud, { method: 'GET', path: `/v1/orders/${id}`, at, token: key })
    expect(shown.json).toMatchObject({ order: { asked: 6, made: 6, status: 'made' } })
    const links = [...JSON.stringify(shown.json).matchAll(/"token":"([\w-]+)"/g)].map(([, token = '']) => token)
    tokens.push(key, ...links)
    await cloud.orders.place({ ...(await cloud.orders.load(id)), ...LEFT } as BulkOrder)
    const Records = [{ messageId: '1', body: JSON.stringify({ game: `o#${LEFT.id}` }), eventSource: 'aws:sqs' }]
    expect(await cloud.functions.Redo.invoke({ Records })).toEqual({ batchItemFailures: [] })
    expect((await cloud.orders.load(LEFT.id))?.people).toBeUndefined()
    await settle(cloud)
  })

  test('report a bounce to the seat, by the tag of the email', async () => {
    const email = 'joan@elsewhere.players.example'
    const { links } = await begin({ creator: { name: 'Joan', seat: 'black', email }, opponent: { name: 'Ada' } })
    await settle(cloud)
    const { EmailTags: tags } = cloud.aws.mails.at(-1) as {
      readonly EmailTags: readonly { readonly Name: string; readonly Value: string }[]
    }
    takeMail(cloud)
    const token = links['creator']?.token ?? ''
    const emails = async () => (await ask(cloud, { method: 'GET', path: '/v1/seat', at: Date.now(), token })).json
    expect(await emails()).toMatchObject({ emails: 'unconfirmed' })
    const seat = tags.find(({ Name }) => Name === SEAT_EMAIL_TAG)?.Value ?? ''
    const Records = [{ messageId: '1', body: JSON.stringify(gone({ to: email, seat })), eventSource: 'aws:sqs' }]
    expect(await cloud.functions.Feedback.invoke({ Records })).toEqual({ batchItemFailures: [] })
    expect(await emails()).toMatchObject({ emails: 'returned' })
    tokens.push(token, seat)
  })

  test('found a tournament, make its boards, note how they end, and report the end', async () => {
    const at = Date.now()
    const { key, entry } = makeApiKey({ name: 'A cup', scopes: ['games:create', 'games:read'] }, at)
    await cloud.apiKeys.add(entry)
    const [sam, mary] = ['sam@players.example', 'mary@cup.players.example']
    const players = [{ name: 'Mary', email: mary }, { name: 'Joan' }]
    const json = { title: 'Cup', secretary: { name: 'Sam', email: sam }, format: 'single', least: 2, players }
    const headers = { 'idempotency-key': 'a-tournament-of-a-club' }
    // Another network than that of the games before, which have used up what strangers of theirs may send.
    const from = '198.51.100.7'
    const founded = await ask(cloud, { method: 'POST', path: '/v1/tournaments', at, token: key, headers, json, from })
    expect(founded.status).toBe(201)
    const [made] = founded.json['tournaments'] as readonly [Founded]
    const { id } = made.tournament
    const actAs = async (token: string, body: object): Promise<Founded> => {
      const path = `/v1/tournaments/${id}/actions`
      const { status, json: told } = await ask(cloud, { method: 'POST', path, at, token, json: body, from })
      expect([status, told]).toEqual([200, expect.anything()])
      return told as unknown as Founded
    }
    const secretary = made.links.secretary?.token ?? ''
    await settle(cloud)
    const { tournament: sent } = await actAs(secretary, { type: 'send' })
    await settle(cloud)
    const invitation = takeMail(cloud).find(({ to }) => to === mary)?.text ?? ''
    const plain = sent.you.entrants.find(({ name }) => name === 'Joan')?.link?.token ?? ''
    await actAs(/\/j\/([\w.-]+)/.exec(invitation)?.[1] ?? '', { type: 'accept' })
    const { links } = await actAs(plain, { type: 'accept' })
    await actAs(secretary, { type: 'start' })
    await settle(cloud)
    const joan = links.entry?.token ?? ''
    const shown = async () =>
      (await ask(cloud, { method: 'GET', path: `/v1/tournaments/${id}`, at, token: joan })).json as unknown as Shown
    const [board] = (await shown()).you.boards
    if (!board) throw new Error('no board was made')
    const resigned = { method: 'POST', path: `/v1/games/${board.game}/actions`, at, token: board.token } as const
    expect((await ask(cloud, { ...resigned, json: { type: 'resign', ply: 0 } })).status).toBe(200)
    await cloud.functions.Alarm.invoke({ game: `t#${id}` })
    await settle(cloud)
    const Records = [{ messageId: '1', body: JSON.stringify({ game: `t#${id}` }), eventSource: 'aws:sqs' }]
    expect(await cloud.functions.Redo.invoke({ Records })).toEqual({ batchItemFailures: [] })
    await settle(cloud)
    expect((await shown()).status).toBe('finished')
    expect(addressees(cloud)).toContain(mary)
    tokens.push(key, secretary, joan, plain, board.token)
  })

  test('give a confirmed address an API key, which works until its page revokes it', async () => {
    const at = Date.now()
    const form = { key: 'a-form-of-the-page', name: 'A bot', 'games:read': '1' }
    const path = `${mailbox}/keys`
    const { status, text } = await ask(cloud, { method: 'POST', path, at, form })
    const key = /ck_[\w-]{44}/.exec(text)?.[0] ?? ''
    expect([status, key]).toEqual([200, expect.stringMatching(/^ck_/)])
    const create = () => ask(cloud, { method: 'POST', path: '/v1/games', at, token: key, json: { hold: 1 } })
    expect((await create()).status).toBe(400)
    const revoked = await ask(cloud, { method: 'POST', path: `${path}/revoke`, at, form: { id: key.slice(3, 15) } })
    expect(revoked.status).toBe(303)
    expect((await create()).json).toMatchObject({ code: 'unknown-key' })
    tokens.push(key, mailbox.slice(3))
  })

  test.each(['/v1/games', '/'])(
    'without the keys of links %s fails with our own message, and works once they are there',
    async (path) => {
      const { invoke, aws, secret, close } = await cloud.startKeyless(path === '/' ? 'Pages' : 'Answers')
      const call = { method: 'POST', path, at: Date.now() } as const
      const create = () => {
        if (path !== '/') return askOf({ invoke }, { ...call, json: { creator: { name: 'Ada', seat: 'black' } } })
        return askOf({ invoke }, { method: 'GET', path: `/p/${tokens[0]}`, at: Date.now() })
      }
      const failed = await create()
      expect(failed.status).toBe(500)
      if (path === '/') expect(failed.text).toContain('<!doctype html>')
      else expect(failed.json).toMatchObject({ status: 500, code: 'internal' })
      aws.secret = secret
      expect((await create()).status).toBe(path === '/' ? 200 : 201)
      close()
    },
  )

  test.each(FUNCTIONS)('%s: its rights are exactly the calls that it makes', (name) => {
    const granted = permissions(synthesized.run, `${name}Role`).filter((line) => !BY_AWS.test(line))
    expect(granted).toEqual([...cloud.functions[name].calls, ...(UNASKED[name] ?? [])].toSorted())
  })

  test.each(FUNCTIONS)('%s: logs no address and no token', (name) => {
    const logText = cloud.functions[name].said()
    for (const secret of ['players.example', invitation, ...tokens]) expect(logText).not.toContain(secret)
  })
})
