import type { Claim, Deck } from '../../draughts/index.ts'
import type { EventSentences, EventWords, NewsText } from '../grammar/event-texts.ts'
import { listsIn } from '../grammar/lists.ts'
import { plural } from './board.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

/** Emails about events that are no moves. Names are cleaned before they are put in, and instants and durations are strings. */
export const news = {
  drawOffered: (who: string): NewsText => ({ title: `${who} offers a draw`, text: `${who} offers you a draw. Accept or decline it on your board; moving declines it, too.` }),
  drawDeclined: (who: string): NewsText => ({ title: 'No draw', text: `${who} declined your draw offer. The game goes on.` }),
  timeForYou: (giver: string, time: string): NewsText => ({ title: `More time for you: ${time}`, text: `${giver} gave you ${time} more, which is added to your reserve.` }),
  timeForYourGame: (giver: string, time: string): NewsText => ({ title: `More time for you: ${time}`, text: `${giver} gave you ${time} more.` }),
  timeForThem: (giver: string, to: string, time: string): NewsText => ({ title: `More time for ${to}: ${time}`, text: `${giver} gave ${to} ${time} more.` }),
  timeFromYou: (to: string, time: string): NewsText => ({ title: `More time for ${to}: ${time}`, text: `You gave ${to} ${time} more.` }),
  youPlayOn: (who: string, time: string): NewsText => ({ title: 'The game goes on', text: `Your time was up, but ${who} lets you play on, with ${time} more.` }),
  theyPlayOn: (who: string, time: string): NewsText => ({ title: 'The game goes on', text: `You let ${who} play on, with ${time} more.` }),
  pauseProposed: (who: string, until: string): NewsText => ({ title: `${who} proposes a pause`, text: `${who} would like both clocks to stop until ${until}. Accept or decline it on your board.` }),
  pauseDeclined: (who: string): NewsText => ({ title: 'No pause', text: `${who} decided against the pause. The clocks keep running.` }),
  paused: (who: string, until: string): NewsText => ({ title: 'The game is paused', text: `You and ${who} agreed on a pause: both clocks are stopped until ${until}. You can still move, and either of you can end the pause with a day’s notice.` }),
  pauseEnding: (who: string, until: string): NewsText => ({ title: 'The pause ends', text: `${who} ended the pause. The clocks run again from ${until}.` }),
  leaveTaken: (who: string, from: string, until: string): NewsText => ({ title: `${who} takes leave`, text: `${who} is on leave from ${from} until ${until}. Only ${who}’s clock stops then; they can still move.` }),
  leaveEnded: (who: string): NewsText => ({ title: `${who} is back`, text: `${who} ended their leave. Both clocks run as usual.` }),
  frozen: (from: string, until: string): NewsText => ({ title: 'Time that does not count', text: `Crownhead was down from ${from} until ${until}. That time does not count on the clock of your game, so nobody loses any.` }),
  huffed: (who: string, square: number): NewsText => ({ title: `${who} huffed your piece`, text: `Your piece on ${square} failed to jump, so ${who} took it off the board. It is now ${who}’s move.` }),
  takebackAsked: (who: string, move: string): NewsText => ({ title: `${who} asks to take back a move`, text: `${who} would like to take back ${move}. Accept or decline it on your board; if the game goes on, the move stands.` }),
  takebackDeclined: (who: string): NewsText => ({ title: 'The move stands', text: `${who} decided against taking back a move. The game goes on as it stands.` }),
  youTookBack: (who: string): NewsText => ({ title: 'You can move again', text: `${who} let you take back your move. Choose another one.` }),
  theyTookBack: (who: string): NewsText => ({ title: `${who} took back a move`, text: `You let ${who} take back a move. The board shows the game as it stands now.` }),
  rematchOffered: (who: string): NewsText => ({ title: `${who} would like a rematch`, text: `${who} would like to play you again, with the colours swapped. One press on your board and the game begins; you need not be online at the same time.` }),
  linkRotated: { title: 'Your new link', text: 'Your board has a new link, and the old one no longer works for anyone.' },
  areYouThere: (who: string, until: string): NewsText => ({ title: 'Are you still there?', text: `${who} says that you have lost your link. If you have not, press “${asked.stillHere}” on your board by ${until}. If you do not, someone else may take your seat.` }),
  youSaidLost: (who: string, until: string): NewsText => ({ title: `${who}’s lost link`, text: `You said that ${who} has lost their link. Until ${until} they can press “${asked.stillHere}”. If they do not, the new link on your board works then; pass it on.` }),
  theySaidLost: (who: string, lost: string, until: string): NewsText => ({ title: `${lost}’s lost link`, text: `${who} says that ${lost} has lost their link. Until ${until}, ${lost} can press “${asked.stillHere}”. If they do not, a new link to the seat works then.` }),
  seatsStay: (opponent: string): NewsText => ({ title: 'Everyone keeps their seat', text: `The matter of the lost link is settled: you and ${opponent} keep your seats, and both links work as before.` }),
  youSatDown: (opponent: string): NewsText => ({ title: `You now play ${opponent}`, text: 'This seat is yours now. Its old link no longer works; yours is below.' }),
  theySatDown: (who: string): NewsText => ({ title: `${who} has taken the seat`, text: `${who} has a new link to the seat opposite you, and the old one no longer works. The game goes on as it stands.` }),
  countAsked: (who: string, stronger: string): NewsText => ({ title: `${who} asks for a move count`, text: `${who} asks for a move count: ${stronger} would have to win before it runs out, or the game is drawn. Grant or refuse it on the board.` }),
  countRefused: (who: string): NewsText => ({ title: 'No move count', text: `${who} refused the move count. The game goes on without it.` }),
  /** This is for the stronger side, which has to win. */
  countOnYou: (who: string, left: number): NewsText => ({ title: 'A move count', text: `${who} granted a move count: you have to win within ${left} more of your own moves, or the game is drawn.` }),
  /** This is for the weaker side. */
  countOnThem: (who: string, stronger: string, left: number): NewsText => ({ title: 'A move count', text: `${who} granted a move count: ${stronger} has to win within ${left} more ${plural(left, { one: 'move', other: 'moves' })}, or the game is drawn.` }),
  countEnded: (who: string): NewsText => ({ title: 'The move count is over', text: `${who} ended the move count, as the stronger side has made progress. The game goes on without it.` }),
  /** The message itself follows as a quotation. */
  said: (who: string): NewsText => ({ title: `${who} writes to you`, text: `${who} sent you a message.` }),
}

/** The list of events: one sentence for each event that is no move and that everybody may read about. `who` can be `events.you`, and `whom` can be `events.youToo`. */
export const happened = {
  appointed: ({ who }: EventWords) => `${who} became the arbiter.`,
  joined: 'The game began.',
  'draw-offered': ({ who }: EventWords) => `${who} offered a draw.`,
  'draw-declined': ({ who }: EventWords) => `${who} declined the draw.`,
  'draw-withdrawn': ({ who }: EventWords) => `${who} withdrew the draw offer.`,
  'takeback-asked': ({ who }: EventWords) => `${who} asked to take back a move.`,
  'takeback-declined': ({ who }: EventWords) => `${who} declined: the move stands.`,
  'taken-back': 'The last move was taken back.',
  'time-given': ({ who, whom, time }: EventWords) => `${who} gave ${whom} ${time}.`,
  'played-on': ({ time }: EventWords) => `Time was up, and the game went on with ${time} more.`,
  'pause-proposed': ({ who, when }: EventWords) => `${who} proposed a pause until ${when}.`,
  'pause-declined': ({ who }: EventWords) => `${who} declined the pause.`,
  paused: ({ when }: EventWords) => `Both clocks were stopped until ${when}.`,
  'pause-ending': ({ who, when }: EventWords) => `${who} ended the pause: the clocks run from ${when}.`,
  'leave-taken': ({ who, when, from, isLater }: EventWords) => (isLater ? `${who} took leave from ${from} until ${when}.` : `${who} took leave until ${when}.`),
  'leave-ended': ({ who }: EventWords) => `${who} came back from leave.`,
  frozen: ({ when }: EventWords) => `Crownhead was down until ${when}: that time does not count.`,
  'clocks-stopped': ({ when }: EventWords) => `The tournament stopped the clocks until ${when}.`,
  huffed: ({ square }: EventWords) => `The piece on ${square} was huffed.`,
  enforced: 'The jump had to be made.',
  cautioned: ({ who }: EventWords) => `${who} got a caution for an illegal move.`,
  'count-asked': ({ who }: EventWords) => `${who} asked the arbiter for a move count.`,
  'count-refused': 'The arbiter refused the move count.',
  'count-granted': ({ whom, isToYou }: EventWords) => (isToYou ? 'A move count began: you have to win before it runs out.' : `A move count began: ${whom} has to win before it runs out.`),
  'count-ended': 'The arbiter ended the move count.',
  'reseat-asked': ({ whom, isToYou }: EventWords) => (isToYou ? 'Your link was reported lost.' : `A lost link was reported: the seat of ${whom}.`),
  reseated: ({ whom, isToYou }: EventWords) => (isToYou ? 'You took your seat with a new link.' : `A seat was taken with a new link: ${whom}.`),
  finished: 'The game is over.',
  aborted: 'The game was called off.',
} satisfies EventSentences

/** The texts around the list of events. */
export const events = {
  none: 'Nothing has happened apart from the moves.',
  you: 'You',
  youToo: 'you',
  somebody: 'Somebody',
  somebodyToo: 'somebody',
  /** The heading over what has happened since the reader's last look, and the link to what has no place below it. */
  since: 'Since you were here',
  more: (count: number): string => `${count} more`,
  /** A move with its automatic reply: one that the reader had planned, the reader's only move, or the other side's. */
  planned: (name: string, move: string, reply: string): string => `${name} played ${move}, your planned reply was ${reply}.`,
  forced: (name: string, move: string, reply: string): string => `${name} played ${move}, and ${reply} was played for you.`,
  answered: (move: string, name: string, reply: string): string => `You played ${move}, and ${name} had the reply ${reply} ready.`,
  letYouTakeBack: (name: string, move: string): string => `${name} let you take back ${move}.`,
  youLetTakeBack: (name: string, move: string): string => `You let ${name} take back ${move}.`,
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}

const lists = listsIn('en-GB')

/** The terms of a game besides its rules and its clock, and what was drawn by lot. */
export const agreed = {
  weekends: (zone: string): string => `Saturdays and Sundays do not count (${zone}).`,
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
  howAsked: 'Instead of a move, “accept” or “decline” there answers a request.',
  code: (code: string): string => `In an answer: ${code} and your move`,
  results: 'What came of your answer',
  first: (line: string): string => `What the answer says: “${line}”`,
  played: (move: string): string => `You played ${move}`,
  /** The texts of two outcomes if the other side waits for a yes or no. */
  orWord: {
    unclear: 'Exactly one line above the quoted email has to be a move and nothing else, or “accept” or “decline”.',
    uncoded: 'Every line has to begin with the code of its game, which stands beside its board in that email, and go on with a move and nothing else, or “accept” or “decline”.',
  },
  /** What became of an answer by email if it played no move. */
  outcomes: {
    done: { title: 'Done, as you answered', text: 'Your answer by email counts.' },
    late: { title: 'Your answer came too late', text: 'It arrived after the time for that move was over, so it does not count.' },
    older: { title: 'Your answer was not played', text: 'It was about an earlier turn, or your link has been replaced since.' },
    illegal: { title: 'Your answer was not played', text: 'No legal move fits it, or more than one.' },
    unclear: { title: 'We could not read your answer', text: 'Exactly one line above the quoted email has to be a move and nothing else.' },
    uncoded: { title: 'We could not read your answer', text: 'Every line has to begin with the code of its game, which stands beside its board in that email, and go on with a move and nothing else.' },
    several: { title: 'Your answer was not played', text: 'It has different answers on several lines, and we do not know which one counts. Send just one.' },
    foreign: { title: 'An answer came from another address', text: 'It was not played. If it was you, play the move with this button. If not, there is nothing to do.' },
    unverified: { title: 'We could not verify who sent an answer', text: 'It bears your address, but the check of its sender failed (DMARC or DKIM), so it was not played. If it was you, play the move with this button. If not, there is nothing to do.' },
    unknown: { title: 'An answer for no game', text: 'No game that the email was about has this code.' },
    resign: { title: 'Do you want to resign?', text: 'An email does not resign a game. Open your board and confirm it there.' },
    over: { title: 'The game is over', text: 'Your answer came after its end.' },
    refused: { title: 'Your answer could not be carried out', text: 'Open your board to see what is possible now.' },
  },
}
