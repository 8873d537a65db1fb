import type { Game } from '../../shared/game/game.ts'
import { DAY, MINUTE } from '../../shared/game/words.ts'
import type { LetterKind } from '../../shared/mail/letters.ts'
import { MUST_CAPTURE, NOON, gameOf, openGame } from './games.ts'

export const TURN = gameOf({ terms: MUST_CAPTURE }, ['13-17'])
export const LATER = gameOf({}, ['11-15', '22-18', '15x22'])
export const DEADLINE = NOON + 3 * MINUTE + 10 * DAY
export const finished = (winner: 'black' | 'white' | null, reason: 'resignation' | 'time' | 'agreement'): Game =>
  gameOf({}, ['11-15', '22-18', '15x22'], [{ type: 'finished', at: NOON + DAY, result: { winner, reason } }])

/** Every kind of email but news: its name, what it is about, and the game. */
export const EVERY: readonly (readonly [string, LetterKind, Game])[] = [
  ['offered', { kind: 'offered' }, openGame({}, 'toss')],
  ['joined', { kind: 'joined' }, gameOf()],
  ['restored', { kind: 'restored' }, TURN],
  ['played by email', { kind: 'answer', outcome: 'played', move: '13-17', request: 'r' }, gameOf({}, ['11-15'])],
  ['not played', { kind: 'answer', outcome: 'illegal', line: '22-17?', request: 'r' }, TURN],
  ['from elsewhere', { kind: 'answer', outcome: 'foreign', line: '21x14', move: '21x14', request: 'r' }, TURN],
  ['your turn', { kind: 'your-turn' }, TURN],
  ['reserve', { kind: 'reminder', reminder: 'reserve' }, LATER],
  ['a day', { kind: 'reminder', reminder: 'day' }, LATER],
  ['three hours', { kind: 'reminder', reminder: 'hours' }, LATER],
  ['won', { kind: 'ended' }, finished('white', 'resignation')],
  ['drawn', { kind: 'ended' }, finished(null, 'agreement')],
  ['called off', { kind: 'ended' }, gameOf({}, [], [{ type: 'aborted', at: NOON + DAY, by: 'opponent' }])],
  ['expired', { kind: 'ended' }, openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }])],
]
