import { expect, test } from 'vitest'
import type { GameEvent, ResultReason } from '../../shared/game/model/events.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { ENGLISH, NOON, gameOf, openGame, written } from './games.ts'

const over = (winner: 'black' | 'white' | null, reason: ResultReason): GameEvent => ({
  type: 'finished',
  at: NOON + 11 * DAY,
  result: { winner, reason },
})
const ended = (events: readonly GameEvent[], to: 'creator' | 'opponent' = 'opponent', locale = 'en', terms = ENGLISH) =>
  written(to, { kind: 'ended' }, gameOf({ terms }, ['11-15', '22-18', '15x22'], events), { locale }).text

test('a finished game may be played again', () => {
  const text = ended([over(null, 'agreement')])
  expect(text).toContain('See the game or play again:\nhttps://crownhead.example/p/p-opponent-SECRET')
  expect(text).toContain('when Joost does too, it begins')
  expect(ended([over(null, 'agreement')], 'opponent', 'nl')).toContain('Bekijk de partij of speel opnieuw')
})

test('a rematch that was requested meanwhile is presented as such', () => {
  const wish: GameEvent = { type: 'rematch-offered', at: NOON + 12 * DAY, by: 'creator' }
  expect(ended([over('white', 'resignation'), wish])).toContain('Joost would like a rematch')
  expect(ended([over('white', 'resignation'), wish], 'creator')).toContain('You asked for a rematch.')
  const made: GameEvent = { type: 'rematch-agreed', at: NOON + 12 * DAY, next: 'nextGame1234' }
  expect(ended([over('white', 'resignation'), wish, made])).toContain('The next game with Joost has begun.')
})

test('only the winner on time is told that a casual game may go on', () => {
  const hint = 'you can give Joost more time on that page and let the game go on'
  expect(ended([over('black', 'time')])).toContain(hint)
  expect(ended([over('black', 'time')], 'opponent', 'nl')).toContain('de partij laten doorgaan')
  expect(ended([over('black', 'time')], 'creator')).not.toContain('let the game go on')
  expect(ended([over('black', 'resignation')])).not.toContain(hint)
  expect(ended([over('black', 'time')], 'opponent', 'en', { ...ENGLISH, strictness: 'laws' })).not.toContain(hint)
})

test('an expired invitation may be renewed, and nothing follows a game that was called off', () => {
  const lapsed = openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }])
  const { text } = written('creator', { kind: 'ended' }, lapsed)
  expect(text).toContain('Renew the invitation:\nhttps://crownhead.example/p/p-creator-SECRET')
  expect(text).toContain('then works again, with the same link')
  expect(written('creator', { kind: 'ended' }, lapsed, { locale: 'nl' }).text).toContain('Vernieuw de uitnodiging')
  expect(ended([{ type: 'aborted', at: NOON, by: 'creator' }])).not.toContain('Another game')
})
