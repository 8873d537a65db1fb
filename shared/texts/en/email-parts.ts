import type { Claim, Deck } from '../../draughts/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { plural } from './board.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}

const lists = listsIn('en-GB')

/** The terms of a game besides its rules and its clock, and what was drawn by lot. */
export const agreed = {
  weekends: (city: string): string => `Saturdays and Sundays do not count (${city}).`,
  leave: (time: string): string => `Each player may take ${time} of leave in this game.`,
  laws: 'By the laws, a first illegal move brings a caution and a second one loses the game.',
  forfeit: 'If a side’s first move never comes, it loses by forfeit.',
  match: {
    together: 'This is one of two games of a match with the same opening and the colours swapped. Both are played at once; the other has its own email.',
    'in-turn': 'This is one of two games of a match with the same opening and the colours swapped. The second begins when the first is over.',
  },
  toDraw: (deck: Deck): string => `The opening is drawn from the ${decks[deck]} ballots when the invitation is accepted.`,
  ballot: (number: number, deck: Deck, name: string): string => `The opening is number ${number} of the ${decks[deck]} ballots, ${name}.`,
  removed: (squares: readonly number[]): string => `The men on ${lists.and(squares)} are taken off.`,
  begins: (moves: readonly string[]): string => `${moves.join(' ')} is already on the board.`,
  toss: (black: string, white: string): string => `The toss gave ${black} Black and ${white} White.`,
  chance: (number: number): string => `Drawn by the number ${number}, which is kept with the game so that anyone can check it.`,
  firstMove: (move: string): string => `Your first move ${move} goes with the invitation.`,
  firstMade: (move: string): string => `Your first move ${move} has been made.`,
}

/** What the reader may answer or has to consider besides making a move. */
export const openQuestions = {
  message: (who: string): string => `${who} writes:`,
  drawOffered: (who: string): string => `${who} offers a draw: accept or decline it on your board, or just move, which declines it.`,
  claim: (claim: Claim): string => claimByMail(claim),
  offence: (who: string, squares: readonly number[]): string => `${who} failed to jump. You can huff: ${lists.or(squares)}. Before you move, you can take one such piece off, insist on the jump, or let it stand.`,
  mustJump: (who: string): string => `${who} had your last move taken back: you have to make the full jump.`,
  takeback: (who: string, move: string): string => `${who} would like to take back ${move}: accept or decline it on your board, or just move, which declines it.`,
  pause: (who: string, until: string): string => `${who} proposes a pause until ${until}: accept or decline it on your board. You may move in the meantime.`,
  countOnYou: (left: number): string => `By the arbiter’s move count you have to win within ${left} more of your own moves, or the game is drawn.`,
  countOnThem: (stronger: string, left: number): string => `By the arbiter’s move count ${stronger} has to win within ${left} more ${plural(left, { one: 'move', other: 'moves' })}, or the game is drawn.`,
  object: (until: string): string => `Someone says that you have lost your link. Press “${asked.stillHere}” on your board by ${until} to keep your seat.`,
}

/** Replies by email. The words with which readers may write an act are in `shared/email/inbound/answer-words.ts`. */
export const replies = {
  /** The line begins with two tildes in every language. The text below it is never read. */
  marker: '~~ Answer above this line ~~',
  how: 'Or answer this email with your move, on a line of its own.',
  /** Explains how to answer an email about several games, in which a code names each game. */
  howSeveral: (example: string): string => `Or answer this email, with one line for each game, such as: ${example}`,
  code: (code: string): string => `In an answer: ${code} and your move`,
  results: 'What came of your answer',
  first: (line: string): string => `What the answer says: “${line}”`,
  played: (move: string): string => `You played ${move}`,
  /** The result of a reply with which no move was played. */
  outcomes: {
    done: { title: 'Done, as you answered', text: 'Your answer by email counts.' },
    late: { title: 'Your answer came too late', text: 'It arrived after the time for that move was over, so it does not count.' },
    older: { title: 'Your answer was not played', text: 'It was about an earlier turn, or your link has been replaced since.' },
    illegal: { title: 'Your answer was not played', text: 'No legal move fits it, or more than one.' },
    unclear: { title: 'We could not read your answer', text: 'Exactly one line above the quoted email has to be a move and nothing else, or “accept” or “decline”.' },
    uncoded: { title: 'We could not read your answer', text: 'Every line has to begin with the code of its game, which stands beside its board in that email, and go on with a move and nothing else, or “accept” or “decline”.' },
    several: { title: 'Your answer was not played', text: 'It has different answers on several lines, and we do not know which one counts. Send just one.' },
    foreign: { title: 'An answer came from another address', text: 'It was not played. If it was you, play the move with this button. If not, there is nothing to do.' },
    unverified: { title: 'We could not verify who sent an answer', text: 'It bears your address, but the check of its sender failed (DMARC or DKIM), so it was not played. If it was you, play the move with this button. If not, there is nothing to do.' },
    unknown: { title: 'An answer for no game', text: 'No game that the email was about has this code.' },
    resign: { title: 'Do you want to resign?', text: 'An email does not resign a game. Open your board and confirm it there.' },
    over: { title: 'The game is over', text: 'Your answer came after its end.' },
    refused: { title: 'Your answer could not be carried out', text: 'Open your board to see what is possible now.' },
  },
}
