import { expect, test } from 'vitest'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { NOON, openGame, written } from './games.ts'

const declined = (text: string) => openGame({ arbiter: 'Nia' }, 'white', [{ type: 'declined', at: NOON, text }])

const email = (role: 'creator' | 'arbiter', word: string, locale = 'en'): string =>
  written(role, { kind: 'ended' }, declined(word), { locale }).text

test('the creator reads that the invitation was declined, and the message with it', () => {
  const text = email('creator', 'No time before Easter')
  expect(text).toContain('The invitation was declined, so this game does not begin.')
  expect(text).toContain('No time before Easter')
  expect(email('creator', 'Geen tijd', 'nl')).toContain('De uitnodiging is afgeslagen')
  expect(email('creator', '')).not.toContain('With this word')
})

test('the message makes no link in an email', () => {
  expect(email('creator', 'see evil.example/x')).not.toContain('evil.example')
})

test('the arbiter reads that the game does not begin, and not the message', () => {
  expect(email('arbiter', 'Private')).toContain('does not begin')
  expect(email('arbiter', 'Private')).not.toContain('Private')
})

test('the person who declined gets no email', () => {
  const to = emailsFor('8dKx2QabcDEF', 2, declined(''), [{ type: 'declined', at: NOON, text: '' }])
  expect(to.map((each) => ('seat' in each ? each.seat : '')).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'arbiter',
    'creator',
  ])
})
