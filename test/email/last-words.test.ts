import { expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { GAME, NOON, gameOf, written } from './games.ts'

const END: GameEvent = { type: 'finished', at: NOON, result: { winner: 'white', reason: 'resignation' } }
const SAID: GameEvent = { type: 'said', at: NOON, by: 'opponent', text: 'Well played, see evil.example/x' }
const MOVES = ['11-15', '22-18', '15x22']

const email = (role: 'creator' | 'opponent' | 'arbiter', ...events: readonly GameEvent[]): string =>
  written(role, { kind: 'ended' }, gameOf({ arbiter: 'Nia' }, MOVES, events)).text

test('the email about the end has the message of the other side, which makes no link', () => {
  const text = email('creator', END, SAID)
  expect(text).toContain('With this message:')
  expect(text).toContain('Well played')
  expect(text).not.toContain('evil.example')
})

test('a message that came with an earlier move is not repeated at the end', () => {
  const later = NOON + 3 * DAY
  expect(email('creator', SAID, { ...END, at: later })).not.toContain('Well played')
  const last: GameEvent = { type: 'moved', at: later, move: '25x18' }
  const won: GameEvent = { ...END, at: later, result: { winner: 'white', reason: 'no-moves' } }
  expect(email('creator', last, { ...SAID, at: later }, won)).toContain('Well played')
})

test('nobody reads their own message in it, and the arbiter none', () => {
  for (const role of ['opponent', 'arbiter'] as const) expect(email(role, END, SAID)).not.toContain('Well played')
  expect(email('creator', END)).not.toContain('With this message')
})

test('a remark after the end sends no email', () => {
  const remarked: GameEvent = { type: 'remarked', at: NOON, by: 'opponent', text: 'Thanks' }
  expect(emailsFor(GAME, 9, gameOf({ arbiter: 'Nia' }, MOVES, [END, remarked]), [remarked])).toEqual([])
})
