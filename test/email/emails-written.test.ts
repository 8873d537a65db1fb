import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import type { EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { textsFor } from '../harness/words.ts'
import { DEADLINE, EVERY, LATER, TURN, finished } from './every.ts'
import { ENGLISH, GAME, MUST_CAPTURE, NOON, type Offer, gameOf, openGame, written } from './games.ts'

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const withoutLinks = (text: string): string => text.replaceAll(/https:\/\/\S+?(?=["<>\s]|$)/gu, '')

describe.each(LANGUAGES)('every email, in %s', (locale) => {
  test.each(EVERY)('%s', (_, kind, game) => {
    const email = written('creator', kind, game, { locale })
    expect(email.subject).toContain(GAME.slice(0, 6))
    expect(email.html).toContain(`lang="${locale}`)
    expect(Buffer.byteLength(email.html)).toBeLessThan(102_000)
    expect(email.html).not.toMatch(/undefined|NaN|\[object|<table|<form|<script/u)
    expect(email.text).not.toMatch(/undefined|NaN|\[object/u)
  })

  test.each(EVERY)('%s: secrets are only in the reader’s own links', (_, kind, game) => {
    const email = written('opponent', kind, game, { locale })
    const all = [email.subject, email.text, unescaped(email.html), ...Object.values(email.headers)].join('\n')
    expect(all).not.toContain('p-creator-SECRET')
    expect(withoutLinks(all)).not.toContain('SECRET')
    expect(email.attachments.map(({ name, contentId }) => name + contentId).join('')).not.toContain('SECRET')
  })

  test.each(EVERY)('%s: text and HTML have the same links', (_, kind, game) => {
    const email = written('creator', kind, game, { locale })
    const links = (text: string): readonly string[] => [...new Set(text.match(/https:\/\/[^"<>\s]+/gu))].toSorted()
    expect(links(unescaped(email.html))).toEqual(links(email.text))
  })
})

test('the creator of an open game gets the invitation to pass on, and their own link', () => {
  const { text, attachments } = written('creator', { kind: 'offered' }, openGame({}, 'toss'))
  expect(text).toContain('https://crownhead.example/i/i-invite-SECRET')
  expect(text).toContain('https://crownhead.example/p/p-creator-SECRET')
  expect(text).toContain('A toss decides the sides')
  expect(text).toContain('open until Sunday 20 December, 14:00 (Central European Time)')
  expect(attachments).toHaveLength(1)
})

test('no invitation is sent once the game has begun', () => {
  expect(written('creator', { kind: 'joined' }, gameOf()).text).not.toContain('/i/')
})

test('when a game begins, the side to move is told to move, the other to wait', () => {
  const begins = written('opponent', { kind: 'joined' }, gameOf())
  expect(begins.text).toContain('Your game with Joost has begun')
  expect(begins.text).toContain('You play Black. You begin.')
  expect(begins.text).toContain('11-15  https://crownhead.example/p/p-opponent-SECRET?move=11-15')
  const waits = written('creator', { kind: 'joined' }, gameOf())
  expect(waits.text).toContain(
    'You play White. Amara has until Monday 23 November, 14:00 (Central European Time), and with the reserve until Monday 30 November, 14:00 (Central European Time).',
  )
  expect(waits.text).not.toContain('?move=')
})

test('an email about a turn says what was played and that the reader must capture, and links every legal move to its preview', () => {
  const { text, html } = written('creator', { kind: 'your-turn' }, TURN)
  expect(text).toContain('Amara played 13-17. You must capture.')
  const moves = [...text.matchAll(/\?move=(\S+)/gu)].map(([, move]) => move)
  expect(moves).toEqual(['12x3', '21x14', '22x6'])
  for (const move of moves) expect(html).toContain(`href="https://crownhead.example/p/p-creator-SECRET?move=${move}"`)
})

test('each move stands in one line with its sign, so that no line ends with a sign or begins with a move', () => {
  const { html } = written('creator', { kind: 'your-turn' }, TURN, { mayAnswer: true })
  expect(html.match(/<span style="[^"]*white-space:nowrap[^"]*">· <a [^>]*>\d+x\d+<\/a><\/span>/gu)).toHaveLength(3)
})

test('the email has the time left and the deadline, with the time zone', () => {
  expect(written('creator', { kind: 'your-turn' }, LATER, { now: NOON + 3 * MINUTE }).text).toContain(
    '3 days left – play by Monday 23 November, 14:03 (Central European Time).',
  )
  expect(written('creator', { kind: 'your-turn' }, LATER, { timeZone: 'Asia/Kolkata' }).text).toContain(
    '18:33 (India Standard Time)',
  )
  expect(written('creator', { kind: 'your-turn' }, LATER, { timeZone: 'Not/AZone' }).text).toContain('13:03 (UTC)')
  expect(written('creator', { kind: 'your-turn' }, LATER, { locale: 'nl', now: NOON + 3 * MINUTE }).text).toContain(
    'Nog 3 dagen – speel uiterlijk maandag 23 november, 14:03 (Midden-Europese tijd).',
  )
})

test('three days over the end of summer time are 72 hours: the wall clock shows an hour less', () => {
  const at = Date.parse('2026-10-23T12:00:00Z')
  const game = gameOf({ at }, ['11-15', '22-18', '15x22'])
  const { text } = written('creator', { kind: 'your-turn' }, game, { now: at + 3 * MINUTE })
  expect(text).toContain('3 days left – play by Monday 26 October, 13:03 (Central European Time).')
})

test('the move’s own deadline comes first, then the last moment with the reserve; once the reserve runs, its end', () => {
  const at = (now: number): string => written('creator', { kind: 'your-turn' }, LATER, { now }).text
  const starts = NOON + 3 * DAY + 3 * MINUTE
  expect(at(starts - 1)).toMatch(
    /play by Monday 23 November, 14:03 \(Central European Time\)\.\s+With your reserve, at the very latest by Monday 30 November, 14:03 \(Central European Time\)\./,
  )
  expect(at(starts)).toMatch(
    /play by Monday 30 November, 14:03 \(Central European Time\)\.\s+Your reserve is running\./,
  )
})

test('without a time limit the email has none', () => {
  const game = gameOf({ terms: { ...MUST_CAPTURE, clock: 'unlimited' } }, ['13-17'])
  expect(written('creator', { kind: 'your-turn' }, game).text).toContain('There is no time limit.')
})

describe('a reminder', () => {
  test('says that the reserve is running, how much it was, and what happens at its end', () => {
    const { text } = written('creator', { kind: 'reminder', reminder: 'reserve' }, LATER, {
      now: NOON + 3 * DAY + 3 * MINUTE,
    })
    expect(text).toContain('Your reserve is running')
    expect(text).toContain('Your time for this move (3 days) is over')
    expect(text).toContain('It held 7 days when this turn began')
    expect(text).toContain(
      'Without a move by Monday 30 November, 14:03 (Central European Time), you lose the game on time.',
    )
  })
  test.each([
    ['day', 'About 24 hours left', DEADLINE - DAY],
    ['day', 'About 24 hours left', DEADLINE - DAY + 90_000],
    ['hours', 'About 3 hours left', DEADLINE - 3 * HOUR + 59_000],
    ['hours', 'About 1 hour 10 minutes left', DEADLINE - 69 * MINUTE],
  ] as const)('%s: says "%s", in round numbers', (reminder, words, now) => {
    expect(written('creator', { kind: 'reminder', reminder }, LATER, { now }).text).toContain(words)
  })
  test('about a first move says that no one would lose', () => {
    const { text } = written('opponent', { kind: 'reminder', reminder: 'day' }, gameOf(), { now: NOON + 9 * DAY })
    expect(text).toContain('Joost is waiting for your first move.')
    expect(text).toContain('the game is called off. Nobody loses.')
  })
})

describe('the email about the end', () => {
  test('is reported to winner and loser, with the reason', () => {
    const game = finished('white', 'time')
    expect(written('creator', { kind: 'ended' }, game).text).toMatch(/^You won\n=+\n\nAmara’s time ran out\./u)
    expect(written('opponent', { kind: 'ended' }, game).text).toMatch(/^You lost\n/u)
    expect(written('opponent', { kind: 'ended' }, game, { locale: 'nl' }).text).toMatch(/^Je hebt verloren\n/u)
    expect(written('creator', { kind: 'ended' }, finished(null, 'agreement')).text).toContain('By agreement.')
  })
  test('names the last move and who made it', () => {
    expect(written('creator', { kind: 'ended' }, finished('white', 'time')).text).toContain(
      'The last move was 15x22, by Amara.',
    )
  })
  test('says who called the game off, or whose first move never came, if nobody lost', () => {
    expect(
      written('creator', { kind: 'ended' }, gameOf({}, [], [{ type: 'aborted', at: NOON, by: 'opponent' }])).text,
    ).toContain('Amara called the game off. Nobody lost.')
    const off = written(
      'creator',
      { kind: 'ended' },
      gameOf({}, ['11-15'], [{ type: 'aborted', at: NOON, by: 'arbiter' }]),
    )
    expect(off.text).toContain('The organizer called the game off. Nobody lost.')
    expect(off.text).toContain('[Termination "called off by the organizer"]')
    const silent = gameOf({}, ['11-15'], [{ type: 'aborted', at: NOON + 11 * DAY, by: 'clock' }])
    expect(written('opponent', { kind: 'ended' }, silent).text).toContain('Joost’s first move never came')
  })
  test('has no board if the invitation expired', () => {
    const { text, attachments } = written(
      'creator',
      { kind: 'ended' },
      openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }]),
    )
    expect(text).toContain('Nobody accepted the invitation in time')
    expect(attachments).toEqual([])
  })
})

test.each(LANGUAGES)('a game without moves has no move number in the foot of its last email, in %s', (locale) => {
  const footOf = (kind: EmailKind, game: Game): string =>
    written('creator', kind, game, { locale }).text.split('\n-- \n')[1]?.split('\n')[0] ?? ''
  const { move } = textsFor(locale).seat
  const called = gameOf({}, [], [{ type: 'aborted', at: NOON + DAY, by: 'opponent' }])
  const expired = openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }])
  for (const game of [called, expired]) expect(footOf({ kind: 'ended' }, game)).not.toMatch(/\b1\b/)
  expect(footOf({ kind: 'offered' }, openGame())).not.toContain(move(1))
  expect(footOf({ kind: 'joined' }, gameOf())).toContain(move(1))
  expect(footOf({ kind: 'ended' }, finished('white', 'resignation'))).toContain(move(2))
})

test('the email about the end numbers the last move as its foot and score sheets do', () => {
  const end: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: 'white', reason: 'resignation' } }
  const moves = ['11-15', '23-19', '9-14']
  const toldOf = (offer: Offer) => written('creator', { kind: 'ended' }, gameOf(offer, moves, [end])).text
  const free = toldOf({})
  expect(free).toContain('The game ended at move 2.')
  expect(free).toContain('English draughts · move 2')
  const balloted = toldOf({ terms: { ...ENGLISH, opening: { kind: 'ballot', deck: 'two-move', number: 1 } } })
  expect(balloted).toContain('The game ended at move 3.')
  expect(balloted).toContain('English draughts · move 3')
})

test('an email that waited until the game was over reports the end instead', () => {
  expect(written('creator', { kind: 'joined' }, finished('white', 'resignation')).text).toContain('You won')
})
