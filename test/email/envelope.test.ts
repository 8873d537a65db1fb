import { expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import type { Role } from '../../shared/game/model/words.ts'
import { GAME, MUST_CAPTURE, NOON, gameOf, written } from './games.ts'

const HOSTILE = 'Eve\r\nBcc: all@evil.example\u202e<img src=x onerror="alert(1)">&\u2028'

test('all emails about a game to one reader form one thread', () => {
  const begun = written('creator', { kind: 'joined' }, gameOf())
  const turn = written('creator', { kind: 'your-turn' }, gameOf({ terms: MUST_CAPTURE }, ['13-17']))
  const end = written(
    'creator',
    { kind: 'ended' },
    gameOf({}, ['11-15'], [{ type: 'aborted', at: NOON, by: 'creator' }]),
  )
  expect(begun.subject).toBe('Draughts with Amara · 8dKx2Q')
  expect(new Set([begun, turn, end].map(({ subject }) => subject)).size).toBe(1)
  const threads = [begun, turn, end].flatMap(({ headers }) => [headers['References'], headers['In-Reply-To']])
  expect(new Set(threads)).toEqual(new Set([`<game-${GAME}@crownhead.example>`]))
})

test('the arbiter’s emails form one thread from the first move to the end, with the whole game at the end', () => {
  const watched = { arbiter: 'Nia' }
  const over = gameOf(watched, ['11-15'], [{ type: 'aborted', at: NOON, by: 'creator' }])
  const count = { type: 'count-asked', at: NOON, by: 'creator' } as const
  const requested = written('arbiter', { kind: 'news', about: 'count-asked' }, gameOf(watched, [], [count]), {
    happened: count,
  })
  const end = written('arbiter', { kind: 'ended' }, over)
  expect(requested.subject).toBe(end.subject)
  expect(requested.headers['References']).toBe(end.headers['References'])
  expect(end.text).toContain('1. 11-15')
  expect(end.text).toContain(`https://crownhead.example/g/${GAME}`)
})

const renamed = (by: 'creator' | 'opponent', name: string) => ({ type: 'renamed', at: NOON, by, name }) as const

test('a player who changes their name splits no thread, as subjects keep the name with which they joined', () => {
  const subjects = (seat: Role, after: readonly GameEvent[]) =>
    written(seat, { kind: 'your-turn' }, gameOf({ terms: MUST_CAPTURE, arbiter: 'Nia' }, ['13-17'], after)).subject
  const often = [renamed('opponent', 'Ama'), renamed('creator', 'Jo'), renamed('opponent', 'Amara the Great')]
  for (const seat of ['creator', 'opponent', 'arbiter'] as const) expect(subjects(seat, often)).toBe(subjects(seat, []))
  expect(subjects('creator', often)).toBe('Draughts with Amara · 8dKx2Q')
  expect(subjects('arbiter', often)).toBe('Draughts: Joost v Amara · 8dKx2Q')
  const { text } = written(
    'creator',
    { kind: 'your-turn' },
    gameOf({ terms: MUST_CAPTURE }, ['13-17'], [renamed('opponent', 'Ama')]),
  )
  expect(text).toContain('Ama played 13-17')
})

test('a subject names who has the seat: a new person by their own name, and one who was forgotten by none', () => {
  const subject = (...after: readonly GameEvent[]): string =>
    written('creator', { kind: 'joined' }, gameOf({}, [], [renamed('opponent', 'Ama'), ...after])).subject
  const reseated = { type: 'reseated', at: NOON, seat: 'opponent', name: 'Zoe', contact: 'zoe' } as const
  const requested = { type: 'reseat-asked', at: NOON, seat: 'opponent', by: 'creator' } as const
  expect(subject(requested, reseated)).toBe('Draughts with Zoe · 8dKx2Q')
  expect(subject(requested, reseated, renamed('opponent', 'Zo'))).toBe('Draughts with Zoe · 8dKx2Q')
  const gone = { type: 'forgotten', at: NOON, by: 'opponent', contact: 'nobody' } as const
  expect(subject(gone)).toBe('Draughts with Somebody · 8dKx2Q')
  expect(subject(gone, renamed('opponent', 'Amy'))).toBe('Draughts with Somebody · 8dKx2Q')
})

test('an email is marked as automatic, and one click unsubscribes', () => {
  const { headers } = written('opponent', { kind: 'joined' }, gameOf())
  expect(headers['Auto-Submitted']).toBe('auto-generated')
  expect(headers['X-Auto-Response-Suppress']).toBe('OOF, AutoReply')
  expect(headers['List-Id']).toBe('<games.crownhead.example>')
  expect(headers['List-Unsubscribe']).toBe('<https://crownhead.example/s/p-opponent-SECRET>')
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('an inbox shows the news beside the subject', () => {
  const { html } = written('creator', { kind: 'your-turn' }, gameOf({ terms: MUST_CAPTURE }, ['13-17']))
  const first = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/gu, '')
    .trim()
  expect(first).toMatch(/^Amara played 13-17\. You must capture\. 2 days 23 hours left\./u)
})

test('a name can forge neither a header nor a tag nor a line', () => {
  const game = gameOf({ names: ['Joost', HOSTILE], terms: MUST_CAPTURE }, ['13-17'])
  const { subject, html, text, headers } = written('creator', { kind: 'your-turn' }, game)
  for (const value of [subject, ...Object.values(headers)])
    expect(value).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('\u202e')
  expect(text).not.toMatch(/^Bcc/mu)
})

test('a name is never a link, because nothing in it reads as an address', () => {
  const game = gameOf({ names: ['Joost', 'win at https://evil.example now'], terms: MUST_CAPTURE }, ['13-17'])
  const { text, html } = written('creator', { kind: 'your-turn' }, game)
  expect(text + html).not.toMatch(/https?:\/\/evil|evil\.example/u)
})

test('an invisible or endless name leaves the email readable', () => {
  const named = (name: string): string =>
    written('creator', { kind: 'joined' }, gameOf({ names: ['Joost', name] })).subject
  expect(named('\u200b\u202e')).toBe('Draughts with ? · 8dKx2Q')
  expect([...named('m'.repeat(5000))].length).toBeLessThan(100)
})
