import { expect, test } from 'vitest'
import type { Game } from '../../shared/game/model/game.ts'
import { DAY, HOUR, type Role } from '../../shared/game/model/words.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import type { EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { writeTurnNotice } from '../../shared/email/contents/write-turn-notice.ts'
import { wordsFor } from '../harness/words.ts'
import { ENGLISH, NOON, gameOf, written } from './games.ts'

const RUSSIAN: Terms = { ...ENGLISH, rules: 'russian' }

/** A move or a list of squares whose squares are numbers. */
const NUMBERED = /\b\d{1,2}[-x]\d{1,2}\b|\bon \d/

/** Returns the text of an email without its addresses, whose moves stay numbers, and without dates. */
const readBy = (seat: Role, kind: EmailKind, game: Game): string =>
  written(seat, kind, game).text.replaceAll(/https?:\S+/g, '')

test('an email about a game that is written with letters has letters alone', () => {
  const two = gameOf({ terms: RUSSIAN }, ['21-17', '9-13'])
  const turn = readBy('creator', { kind: 'your-turn' }, two)
  expect(turn).toContain('Amara played b6-a5.')
  expect(turn).toContain('White: men on a1, b2, b4, c1, c3,')
  expect(turn).toContain(' bb8')
  expect(turn).toMatch(/g3-h4/)
  expect(turn).not.toMatch(NUMBERED)
  expect(written('creator', { kind: 'your-turn' }, two).text).toContain('?move=24-20')
  const begun = gameOf({ terms: RUSSIAN, firstMove: '21-17' }, ['21-17'])
  expect(readBy('creator', { kind: 'joined' }, begun)).toContain('Your first move a3-b4 has been made.')
  const asked = gameOf(
    { terms: RUSSIAN },
    ['21-17', '9-13'],
    [{ type: 'takeback-asked', at: NOON + HOUR, by: 'opponent' }],
  )
  expect(readBy('creator', { kind: 'your-turn' }, asked)).toContain('take back b6-a5')
  const over = gameOf(
    { terms: RUSSIAN },
    ['21-17'],
    [{ type: 'finished', at: NOON + DAY, result: { winner: 'white', reason: 'resignation' } }],
  )
  expect(readBy('opponent', { kind: 'ended' }, over)).toMatch(/The last move was a3-b4|You played a3-b4/)
})

test('a push notice and the answer to a reply have letters, too', () => {
  const game = gameOf({ terms: RUSSIAN }, ['21-17', '9-13'])
  if (game.status !== 'active') throw new Error('the game goes on')
  expect(writeTurnNotice(game, 'creator', { words: wordsFor('en') }, NOON + HOUR).body).toContain('b6-a5')
  const answer = { kind: 'answer', outcome: 'played', move: '9-13', request: 'r' } as const
  expect(written('opponent', answer, game).text).toContain('You played b6-a5')
})
