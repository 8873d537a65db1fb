import type { Reminder } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import type { AnswerOutcome } from '../../shared/email/contents/write-answer-result.ts'
import type { EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { MUST_CAPTURE, NOON, gameOf, openGame } from './games.ts'

export const TURN = gameOf({ terms: MUST_CAPTURE }, ['13-17'])
export const LATER = gameOf({}, ['11-15', '22-18', '15x22'])
export const DEADLINE = NOON + 3 * MINUTE + 10 * DAY
export const finished = (winner: 'black' | 'white' | null, reason: 'resignation' | 'time' | 'agreement'): Game =>
  gameOf({}, ['11-15', '22-18', '15x22'], [{ type: 'finished', at: NOON + DAY, result: { winner, reason } }])

type Kind = EmailKind['kind']
type Of<K extends Kind> = Extract<EmailKind, { readonly kind: K }>

/** The name of the example, the email, and the game. */
type Example<K extends Kind> = readonly [name: string, email: Of<K>, game: Game]

const REMINDED = { reserve: 'reserve', day: 'a day', hours: 'three hours' } as const satisfies Record<Reminder, string>

const reminded = Object.entries(REMINDED).map(([reminder, name]): Example<'reminder'> => [
  name,
  { kind: 'reminder', reminder: reminder as Reminder },
  LATER,
])

const ANSWER = { kind: 'answer', request: 'r' } as const
const RESIGNED = finished('white', 'resignation')

/** An example for each outcome of an answer by email: what the email about it says of the answer, and the game. */
const ANSWERED: {
  readonly [O in AnswerOutcome]: Omit<Of<'answer'>, 'kind' | 'request' | 'outcome'> & { readonly game: Game }
} = {
  played: { move: '13-17', game: gameOf({}, ['11-15']) },
  done: { line: 'accept', game: TURN },
  late: { line: '21x14', game: finished('black', 'time') },
  older: { line: '21x14', game: TURN },
  illegal: { line: '22-17?', game: TURN },
  unclear: { line: 'Good morning!', game: TURN },
  several: { line: '21x14', game: TURN },
  uncoded: { line: '22-18', game: TURN },
  unknown: { line: '3k9xqa 22-18', game: TURN },
  unverified: { line: '21x14', move: '21x14', game: TURN },
  foreign: { line: '21x14', move: '21x14', game: TURN },
  resign: { line: 'resign', game: TURN },
  over: { line: '21x14', game: RESIGNED },
  refused: { line: 'accept', game: TURN },
}

const answered = Object.entries(ANSWERED).map(([outcome, { game, ...more }]): Example<'answer'> => [
  `answer ${outcome}`,
  { ...ANSWER, outcome: outcome as AnswerOutcome, ...more },
  game,
])

/**
 * Examples by kind; a missing kind does not compile. News and the emails of an arbiter are in happened.ts, and emails
 * that are not about one game in the gallery.
 */
const EXAMPLES: {
  readonly [K in Exclude<Kind, 'news' | 'watched' | 'door' | 'moved' | 'answers'>]: readonly Example<K>[]
} = {
  offered: [['offered', { kind: 'offered' }, openGame({}, 'toss')]],
  joined: [['joined', { kind: 'joined' }, gameOf()]],
  restored: [['restored', { kind: 'restored' }, TURN]],
  answer: answered,
  'your-turn': [['your turn', { kind: 'your-turn' }, TURN]],
  reminder: reminded,
  ended: [
    ['won', { kind: 'ended' }, RESIGNED],
    ['drawn', { kind: 'ended' }, finished(null, 'agreement')],
    ['called off', { kind: 'ended' }, gameOf({}, [], [{ type: 'aborted', at: NOON + DAY, by: 'opponent' }])],
    ['expired', { kind: 'ended' }, openGame({}, 'white', [{ type: 'expired', at: NOON + 30 * DAY }])],
  ],
}

/** All of these examples: the name, what the email is about, and the game. */
export const EVERY: readonly (readonly [string, EmailKind, Game])[] = Object.values(EXAMPLES).flat()
