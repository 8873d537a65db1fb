import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { webhookHmac } from '../../functions/aws/network/webhook-hmac.ts'
import { DAY, type Instant } from '../../shared/game/model/words.ts'
import { GAME_EVENT_TYPES, type GameEventPayload, type EventPayload } from '../../shared/webhooks/event-types.ts'
import { signedHeaders, webhookSecretFrom } from '../../shared/webhooks/signed-headers.ts'
import { writePayload } from '../../shared/service/webhooks/write-payload.ts'
import { standardPayloadShape } from '../../shared/api/answers/programs/standard-payload-shape.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { loadTournamentMailFor } from '../../shared/texts/tournament/tournament-email-texts.ts'

const NOW: Instant = Date.now()
const ORIGIN = 'https://draughts.test'
const words = await loadTournamentMailFor('en')
const writing = { words, origin: ORIGIN, now: NOW }

const TURN: GameEventPayload = {
  id: 'msg_game00000001_9_turn',
  event: 'turn',
  at: NOW,
  game: 'game00000001',
  version: 9,
  ply: 1,
  status: 'active',
  creator: 'Amara',
  players: { black: 'Amara', white: 'Joost' },
  labels: { event: 'Spring cup', round: '2', hall: 'north' },
  turn: 'white',
  deadline: NOW + 3 * DAY,
}

const textsOf = (payload: EventPayload) => ({
  slack: JSON.parse(writePayload('slack', payload, writing)) as { readonly text: string },
  discord: JSON.parse(writePayload('discord', payload, writing)) as { readonly content: string },
})

test('the reference library accepts the signature, with either secret while there are two', () => {
  const [old, fresh, later] = [1, 2, 3].map(() => webhookSecretFrom(randomBytes(32).toString('base64')))
  if (!old || !fresh || !later) throw new Error('no secrets')
  const body = writePayload('standard', TURN, writing)
  const secrets = [{ text: fresh }, { text: old, until: NOW + DAY }]
  const both = signedHeaders(webhookHmac, secrets, { id: TURN.id, body }, NOW)
  for (const secret of [old, fresh]) expect(new Webhook(secret).verify(body, both)).toEqual(JSON.parse(body))
  expect(() => new Webhook(later).verify(body, both)).toThrow('No matching signature')
  expect(() => new Webhook(fresh).verify(`${body} `, both)).toThrow('No matching signature')
  expect(() => new Webhook(fresh).verify(body, { ...both, 'webhook-id': 'msg_other' })).toThrow('No matching')
  // A day later the old secret signs nothing.
  expect(both['webhook-signature']?.split(' ')).toHaveLength(2)
  expect(
    signedHeaders(webhookHmac, secrets, { id: TURN.id, body }, NOW + DAY)['webhook-signature']?.split(' '),
  ).toHaveLength(1)
})

test('the timestamp is the second that has begun', () => {
  const at = (now: Instant) => signedHeaders(webhookHmac, [], { id: TURN.id, body: '{}' }, now)['webhook-timestamp']
  expect([1_999, 2_000, 2_001].map(at)).toEqual(['1', '2', '2'])
})

test('a payload has all that a program needs without another request', () => {
  const { type, timestamp, data } = JSON.parse(writePayload('standard', TURN, writing)) as Record<string, never>
  expect([type, timestamp]).toEqual(['turn', new Date(Math.floor(NOW / 1000) * 1000).toISOString().replace('.000', '')])
  expect(data).toMatchObject({
    title: 'Spring cup · 2',
    game: TURN.game,
    version: 9,
    ply: 1,
    turn: 'white',
    players: { black: 'Amara', white: 'Joost' },
    url: `${ORIGIN}/g/${TURN.game}`,
  })
})

test('a payload has the shape that the API document says', () => {
  const end = { status: 'finished', result: { winner: null, reason: 'agreement' } } as const
  const payloads: readonly EventPayload[] = [
    ...GAME_EVENT_TYPES.map((event) => ({ ...TURN, event })),
    { ...TURN, event: 'reminder', reminder: 'hours' },
    { ...TURN, ...end, event: 'finished' },
    { ...TURN, event: 'forfeited', status: 'aborted', abortedBy: 'clock', by: 'Amara' },
    { id: 'msg_test', event: 'test', at: NOW },
  ]
  for (const each of payloads)
    expect(standardPayloadShape.parse(JSON.parse(writePayload('standard', each, writing)))).toBeTruthy()
})

test('a body is the same for each attempt', () =>
  expect(writePayload('standard', TURN, { ...writing, now: NOW + DAY })).toBe(writePayload('standard', TURN, writing)))

test.each(LANGUAGES)('sentences in %s name the players, and link to the game', async (language) => {
  const there = { ...writing, words: await loadTournamentMailFor(language) }
  for (const event of GAME_EVENT_TYPES) {
    const payload = { ...TURN, event, result: { winner: 'black', reason: 'resignation' }, by: 'Amara' } as const
    const { text } = JSON.parse(writePayload('slack', payload, there)) as { readonly text: string }
    expect(text.split('\n')).toHaveLength(3)
    expect(text).toContain('Spring cup · 2: Amara – Joost\n')
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b/)
    expect(text.split('\n')[1]?.trim()).not.toBe('')
    expect(text.endsWith(`\n${ORIGIN}/g/${TURN.game}`)).toBe(true)
  }
})

test('a test payload names the service, in each format', () => {
  const payload: EventPayload = { id: 'msg_test', event: 'test', at: NOW }
  expect(JSON.parse(writePayload('standard', payload, writing))).toMatchObject({ type: 'test', data: { url: ORIGIN } })
  expect(textsOf(payload).slack.text).toContain(ORIGIN)
  expect(textsOf(payload).discord.content).toContain(ORIGIN)
})

const HOSTILE = [
  '@everyone',
  '@here',
  '<!channel>',
  '<!everyone>',
  '<@U0123ABC>',
  '<@&123456>',
  '<#C0123>',
  '[x](http://evil.example)',
  '<http://evil.example|win>',
  'http://evil.example',
  'evil.example',
  '**bold** _it_ ~~no~~ `code`',
  '```block```',
  '# heading',
  '> quote',
  '||spoiler||',
  '&lt;!channel&gt;',
  '\\@everyone',
  '<a:b:1>',
  ':tada:',
  'a\n# b\u2028c\u202ed',
]

test.each(HOSTILE)('a player or event named %j mentions, links and formats nothing', (name) => {
  const payload = { ...TURN, players: { black: name, white: name }, labels: { event: name } }
  const { slack, discord } = textsOf(payload)
  for (const text of [slack.text, discord.content]) {
    expect(text.split('\n')).toHaveLength(3)
    // Every sign that could begin a link or a mention is followed by a word joiner.
    const [, ...rest] = text.replace(`${ORIGIN}/g/`, '').split(/@|:\/|\.(?=[\p{L}\p{N}]{2})/u)
    for (const part of rest) expect(part).toMatch(/^(\u2060|\\?[^\p{L}\p{N}])/u)
  }
  expect(slack.text).not.toMatch(/[<>]/)
  expect(slack.text).not.toMatch(/&(?!amp;|lt;|gt;)/)
  expect(slack.text).not.toMatch(/(?<!\u2060)[*_~`]/)
  const own = discord.content.replace(/https:\S+$/, '').replaceAll(/\\./g, '')
  expect(own).not.toMatch(/[<>*_~`|[\]#@]/)
  expect(discord).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 })
})

test('a program gets names unchanged', () => {
  const payload = { ...TURN, players: { black: '<b>&"é', white: '' } }
  const { data } = JSON.parse(writePayload('standard', payload, writing)) as { readonly data: GameEventPayload }
  expect(data.players).toEqual(payload.players)
})
