import { expect, test } from 'vitest'
import { type WaitingSeat, composeDoor } from '../../shared/mail/door-letter.ts'
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
