import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { NOON, gameOf, openGame, written } from './games.ts'

const WATCHED = { arbiter: 'Nia' } as const
const OPEN = openGame(WATCHED)
const MOVES = ['11-15', '22-18', '15x22']

test.each(LANGUAGES)('the arbiter’s emails have the arbiter’s link and no other, and take no side, in %s', (locale) => {
  const end = gameOf(WATCHED, MOVES, [
    { type: 'finished', at: NOON + DAY, result: { winner: 'white', reason: 'resignation' } },
  ])
  const emails = [
    written('arbiter', { kind: 'offered' }, OPEN, { locale }),
    written('arbiter', { kind: 'offered' }, gameOf(WATCHED), { locale }),
    written('arbiter', { kind: 'ended' }, end, { locale }),
  ]
  for (const { subject, text, html, headers } of emails) {
    expect(text).toContain('p-arbiter-SECRET')
    expect(subject + text + html).not.toMatch(/p-creator|p-opponent|\/i\/|undefined|NaN/u)
    expect(text).not.toMatch(/You play |Je speelt met/u)
    expect(headers['List-Unsubscribe']).toBe('<https://crownhead.example/s/p-arbiter-SECRET>')
  }
})

test('the arbiter is told whose game it is and what an arbiter may do', () => {
  const { subject, text, attachments } = written('arbiter', { kind: 'offered' }, OPEN)
  expect(subject).toBe('Draughts: a game for the arbiter · 8dKx2Q')
  expect(text).toContain('You are the arbiter of a game')
  expect(text).toContain('Joost asks you to be the arbiter of a game of draughts.')
  expect(text).toContain('grant a move count')
  expect(attachments).toEqual([])
})

test('once both have joined, the arbiter sees both names and whose turn it is', () => {
  const { subject, text } = written('arbiter', { kind: 'offered' }, gameOf(WATCHED))
  expect(subject).toBe('Draughts: Joost v Amara · 8dKx2Q')
  expect(text).toContain(
    'Amara has until Monday 23 November, 14:00 (Central European Time), and with the reserve until Monday 30 November, 14:00 (Central European Time).',
  )
})

test('the email about the end takes neither side', () => {
  const won = gameOf(WATCHED, MOVES, [
    { type: 'finished', at: NOON, result: { winner: 'white', reason: 'resignation' } },
  ])
  const { text } = written('arbiter', { kind: 'ended' }, won)
  expect(text).toMatch(/^Joost won\n=+\n\nAmara resigned\./u)
  expect(text).toContain('The last move was 15x22, by Amara.')
  expect(text).not.toContain('Another game')
  const off = gameOf(WATCHED, MOVES, [{ type: 'aborted', at: NOON, by: 'arbiter' }])
  expect(written('creator', { kind: 'ended' }, off).text).toContain('Nia called the game off.')
})
