import { describe, expect, test } from 'vitest'
import type { EventOf } from '../../shared/game/events.ts'
import { fold } from '../../shared/game/evolve.ts'
import type { Game } from '../../shared/game/game.ts'
import { doorFacts } from '../../shared/mail/door-facts.ts'
import { type WaitingSeat, composeDoor } from '../../shared/mail/door-letter.ts'
import { offered } from '../ports/samples.ts'
import { mailTextsFor, wordsFor } from '../harness/words.ts'

const seat = (game: string, isInvited: boolean, role: WaitingSeat['role'] = 'opponent'): WaitingSeat => ({
  game,
  role,
  rules: 'english',
  isInvited,
  url: `https://crownhead.example/${isInvited ? 'i' : 'p'}/${game}`,
})

const told = (first: WaitingSeat, others: readonly WaitingSeat[] = [], locale = 'en') =>
  composeDoor({ first, others, more: 0, stopAllUrl: 'https://crownhead.example/n/stop' }, wordsFor(locale))

test.each([
  ['en', 'You are invited to a game of draughts', 'See the invitation:'],
  ['nl', 'Je bent uitgenodigd voor een partij dammen', 'Bekijk de uitnodiging:'],
])(
  'a person who was named is invited, in %s, and reads nothing of a seat that they do not have',
  (locale, title, see) => {
    const { subject, text } = told(seat('abcdef', true), [], locale)
    expect(subject).toBe(title)
    expect(text).toContain(`${see}\nhttps://crownhead.example/i/abcdef`)
    expect(text).not.toContain(mailTextsFor(locale).secret)
  },
)

test('in plain text a link’s name stands above its address with the colon of its language', () => {
  const { text } = told(seat('abcdef', false, 'creator'), [], 'fr')
  expect(text).toContain('Répondre sur notre page :\nhttps://crownhead.example/p/abcdef')
})

test('a person who entered their own address is asked about emails', () => {
  const { subject, text } = told(seat('abcdef', false, 'creator'))
  expect(subject).toBe('Draughts by email: do you want these emails?')
  expect(text).toContain('Answer on our page:\nhttps://crownhead.example/p/abcdef')
  expect(text).toContain(mailTextsFor('en').secret)
})

test.each([true, false])(
  'where seats and invitations wait together, each line says which it is; first: %s',
  (isInvited) => {
    const { subject, text } = told(seat('first1', isInvited), [
      seat('second', !isInvited),
      seat('third3', true, 'director'),
    ])
    const lines = { seat: 'as a player.', invitation: 'an invitation to play.' }
    expect(subject.includes('invited')).toBe(isInvited)
    expect(text).toContain(`game first1: ${isInvited ? lines.invitation : lines.seat}`)
    expect(text).toContain(`game second: ${isInvited ? lines.seat : lines.invitation}`)
    expect(text).toContain('game third3: an invitation to be the arbiter.')
    expect(text).toContain(mailTextsFor('en').secret)
  },
)

test.each([
  ['en', 'game abcdef: an invitation to play. Spring cup. Round 2. Board 1. Opponent: Otis.'],
  ['nl', 'partij abcdef: een uitnodiging om te spelen. Spring cup. Ronde 2. Bord 1. Tegenstander: Otis.'],
])('a game of an order is told apart by its event, round, board and opponent, in %s', (locale, line) => {
  const facts = { event: 'Spring cup', round: '2', board: '1', names: ['Otis'] }
  const { text, html } = told({ ...seat('abcdef', true), facts }, [], locale)
  expect(text.replaceAll('\n', ' ')).toContain(line)
  expect(html).toContain('Otis')
})

test('an arbiter reads both names, and of a game without labels nothing more', () => {
  const { text } = told({ ...seat('abcdef', true, 'director'), facts: { names: ['Amara', 'Otis'] } })
  expect(text.replaceAll('\n', ' ')).toContain('an invitation to be the arbiter. Players: Amara, Otis.')
})

describe('of what strangers wrote, a mailbox that has not said yes reads', () => {
  const gameWith = (name: string, labels: Readonly<Record<string, string>>): Game => {
    const event: EventOf<'offered'> = { ...offered, name, labels, owner: 'club00000000' }
    const game = fold([event])
    if (!game) throw new Error('no game')
    return game
  }

  test.each([
    ['Otis', ['Otis']],
    ['Żaneta O’Neill-Ødegård', ['Żaneta O’Neill-Ødegård']],
    ['Anna Maria Bos', ['Anna Maria Bos']],
    ['Your account was closed', []],
    ['Call 0900 1234', []],
    ['evil.example', []],
    ['You won! Click', []],
    ['Averyveryverylongnameofone', []],
    ['win@evil.example', []],
  ])('of the name %s', (name, names) => {
    expect(doorFacts(gameWith(name, {}), 'opponent', false).names).toEqual(names)
    expect(doorFacts(gameWith(name, {}), 'opponent', true).names).toHaveLength(1)
  })

  test.each([
    [
      { event: 'Spring cup 2026', round: '3', board: '12' },
      { event: 'Spring cup 2026', round: '3', board: '12' },
    ],
    [{ event: 'Call 0900 1234', round: 'https://evil.example', board: '123456' }, {}],
    [{ event: 'Win at evil.example now', other: 'Click here' }, {}],
  ])('of the labels %o', (labels, shown) => {
    expect(doorFacts(gameWith('Otis', labels), 'opponent', false)).toEqual({ ...shown, names: ['Otis'] })
  })

  test('and no link, whatever was said', () => {
    const { event } = doorFacts(gameWith('Otis', { event: 'see evil.example' }), 'opponent', true)
    expect(event).toBe('see evil.\u2060example')
  })
})
