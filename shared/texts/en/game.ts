import type { Claim, Colour } from '../../draughts/index.ts'
import type { MatchPart } from '../../game/terms.ts'
import type { Deck } from '../../draughts/index.ts'
import type { DrawnBy, WonBy } from '../words.ts'
import { sides } from './board.ts'

/** Why a draw can be claimed, to stand after a colon. */
const because: Readonly<Record<Claim, string>> = {
  threefold: 'the same position for the third time',
  'forty-move': 'forty moves each without a capture or a man’s move',
  'twenty-five-move': 'twenty-five moves each with kings alone, without a capture',
  'sixteen-move': 'sixteen moves each of three pieces against a lone king',
  'twenty-move': 'twenty moves each without a capture or a man’s move',
  'fifteen-move': 'fifteen moves each without a capture or a man’s move',
}

export const claimWith = (claim: Claim): string => `Claim a draw with this move: ${because[claim]}`

export const claimNow = (claim: Claim): string => `You can claim a draw: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `You can claim a draw on your board: ${because[claim]}.`

/** A seat's board, and watching. Sentences that hold a time take it as a string. */
export const seat = {
  reserveLatest: (when: string): string => `With your reserve, at the very latest by ${when}.`,
  reserveRuns: 'Your reserve is running.',
  you: 'you',
  move: (number: number): string => `move ${number}`,
  yourMove: 'Your move.',
  youBegin: 'You begin.',
  mustCapture: 'You must capture.',
  onlyMove: 'There is only one move.',
  theyPlayed: (name: string, move: string): string => `${name} played ${move}.`,
  waitingFor: (name: string): string => `Waiting for ${name}`,
  /** The receipt of a move. It must stay true when the page is reloaded. */
  made: (move: string): string => `Your move ${move} has been made.`,
  answerBy: (name: string, when: string): string => `${name} has to move by ${when}.`,
  answerByReserve: (name: string, when: string, latest: string): string => `${name} has until ${when}, and with the reserve until ${latest}.`,
  noHurry: 'There is no time limit.',
  reserveLeft: (duration: string): string => `${duration} in reserve`,
  /** The same as a sentence. */
  offerDraw: 'Offer a draw with this move',
  claimWith,
  messages: 'Messages',
  saidBefore: 'with a move that was taken back',
  saidAfter: 'after the end',
  saidAt: (move: number, written: string): string => `at move ${move} (${written})`,
  moves: 'Moves',
  noMoves: 'No move has been made yet.',
  moveNumber: 'Move',
  inWords: 'Position in words',
  flip: 'Turn the board',
  share: 'Let others watch',
  shareHint: 'This link only shows the game. No one can play with it.',
  watchLink: 'Link for watching',
  resignSure: (name: string): string => `If you resign, ${name} wins and the game is over.`,
  resignYes: 'Yes, I resign',
  abort: 'Call the game off',
  abortSure: 'Nobody loses. This is possible until both have moved.',
  abortYes: 'Yes, call it off',
  /** Whether this seat's emails go out; shown to its holder alone. */
  emails: {
    title: 'Your emails',
    unconfirmed: 'We have sent an email to your address, unless you stopped all of ours. Press its button to get emails about this game.',
    again: 'Send it again',
    sent: 'It is on its way, unless you have stopped all our emails. It may take a few minutes; look among the spam, too.',
    want: 'Email me about this game',
    wantHint: 'Press the button, and we email you when it is your turn and about all other news.',
    wantAll: 'Email me about all my games here, later ones too',
    wantAllHint: 'Later ones are those that you accept from our emails, begin on a page that you opened from one or with a key of your own, play against somebody whom you have said yes to here, or get from a club that you have said yes to. This holds until you stop all emails.',
    /** On the page of a link that opens no game any more. */
    deadLink: 'The email reached you all the same. Press the button, and we email you about your games here.',
    wanted: 'From now on we email you about your games here.',
    returned: 'Emails to your address came back. Give another address, or ask for this one again: a day later at the earliest, and once in 30 days.',
    held: 'We could not send an email to your address: it was entered on another site’s page, or many new addresses were entered from your network today. Keep the link of this page, and pass invitations on in another way. You can ask for the email here, and if that does not help, tomorrow or from another network.',
    later: (when: string): string => `The email to your address has to wait: we will send it by ${when}. Open it then, and press the button there to start your emails about this game. Until then keep the link of this page.`,
    /** True of an address that is stopped, too: who typed it must not learn that. */
    on: 'You asked for emails about this game.',
    off: 'Emails about this game are off.',
    none: 'You get no emails: we have no address for you.',
  },
  inviteLink: 'Invitation link',
  inviteMail: 'Send by email',
  inviteUntil: (when: string): string => `The invitation is open until ${when}.`,
  ready: 'Your game is ready.',
  notBegun: 'Not begun yet',
  waitingToJoin: 'The game begins when the invitation is accepted.',
  waitingToToss: 'When the invitation is accepted, a toss decides the sides and the game begins.',
  yourLink: 'Your own link',
  yourLinkHint: 'This is your seat: bookmark this page. Anyone who has the link can play for you.',
  /** For the name of an open seat, beside the other one: "Annie v nobody yet". */
  nobody: 'nobody yet',
  /** For a name that was forgotten. It may begin a sentence. */
  somebody: 'Somebody',
  /** For a name, in `alone` only: "Annie is waiting for an opponent". */
  anOpponent: 'an opponent',
  alone: (name: string, invited: string): string => `${name} is waiting for ${invited}`,
  tossPending: 'A toss decides the sides when the invitation is accepted.',
  again: 'Play another game',
  nextGame: 'Next game',
  lineTo: (name: string): string => `A message to ${name}`,
  sendLine: 'Send',
  lineOnce: 'The game is over: you can send one more message.',
  board: 'Board',
  ended: (when: string): string => `Ended ${when}.`,
}

/** After the end. */
export const after = {
  rematch: 'Rematch',
  rematchYes: 'Yes, play a rematch',
  theyWish: (name: string): string => `${name} would like a rematch, with colours swapped.`,
  wished: (name: string): string => `You asked for a rematch. It begins if ${name} asks too, within 14 days.`,
  being: 'The rematch is being set up and appears here in a moment. If it does not, reload the page.',
  toRematch: 'Go to the rematch',
  playOn: 'Let the game go on',
  playOnHint: (name: string): string => `You won on time. Until 14 days after the end, you can give ${name} three more days and let the game go on.`,
  playOnSure: (name: string): string => `You give up the win: ${name} gets three more days, and the game goes on. This cannot be undone.`,
  renew: 'Renew the invitation',
  renewHint: 'Nobody accepted it in time. Renew it and the same link works again.',
}

const won: Readonly<Record<WonBy, (winner: string, loser: string) => string>> = {
  'no-pieces': (winner, loser) => `${winner} won: ${loser} has no pieces left.`,
  'no-moves': (winner, loser) => `${winner} won: ${loser} cannot move.`,
  resignation: (winner, loser) => `${winner} won: ${loser} resigned.`,
  time: (winner, loser) => `${winner} won: ${loser}’s time ran out.`,
  forfeit: (winner, loser) => `${winner} won by forfeit: ${loser}’s first move never came.`,
  'illegal-moves': (winner, loser) => `${winner} won: ${loser} sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
}

const drawn: Readonly<Record<DrawnBy, string>> = {
  agreement: 'Draw by agreement.',
  threefold: `Draw: ${because.threefold}.`,
  'forty-move': `Draw: ${because['forty-move']}.`,
  'twenty-five-move': `Draw: ${because['twenty-five-move']}.`,
  'twenty-move': `Draw: ${because['twenty-move']}.`,
  'fifteen-move': `Draw: ${because['fifteen-move']}.`,
  'sixteen-move': `Draw: ${because['sixteen-move']}.`,
  'king-against-king': 'Draw: one king against one king.',
  adjudication: 'Draw by the arbiter’s decision.',
  count: 'Draw: the move count ran out.',
  length: 'Draw: the game reached its limit, 500 moves of each side.',
  complexity: 'Draw: the position has too many captures to work out.',
}

export const results = {
  won,
  drawn,
  calledOff: (name: string): string => `${name} called the game off. Nobody lost.`,
  calledOffByClock: (name: string): string => `The game was called off: ${name}’s first move never came. Nobody lost.`,
  declined: 'The invitation was declined, so this game does not begin.',
  expired: 'Nobody accepted the invitation in time, so it has expired.',
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'Draw',
  over: 'The game is over',
  off: 'Called off',
  lapsed: 'Invitation expired',
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}

const two: Readonly<Record<MatchPart['order'], string>> = {
  together: 'A match of two games at the same time, with each side once',
  'in-turn': 'A match of two games, one after the other, with each side once',
}

/** Matches of two games, and how things were drawn. */
export const match = {
  part: (part: number): string => `Game ${part} of a match of 2`,
  score: (one: string, points: string, other: string, otherPoints: string): string => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'the match is over',
  otherBoard: 'Your board in the other game',
  otherGame: 'The other game',
  together: 'The other game begins with this one.',
  'in-turn': 'The other game begins when this one is over.',
  two,
  ballot: (number: number, deck: Deck, name: string): string => `Ballot ${number} of the ${decks[deck]} openings${name === '' ? '' : `, ${name}`}.`,
  removed: (squares: string): string => `The men on ${squares} are taken off.`,
  ballotMoves: (moves: string): string => `It begins with ${moves}.`,
  tossed: (name: string, side: Colour): string => `The toss gave ${name} ${sides[side]}.`,
  chance: (number: string): string => `Drawn at random when both players had joined: the number ${number}.`,
  checkToss: (creator: string): string => `To check the toss: if the number is even, ${creator} has Black.`,
  checkBallot: (among: number): string => `To check the ballot: halve the number and round down, multiply by ${among}, divide by 2,147,483,648 and round down. That many of the ${among} ballots in play come before this one.`,
}

export const huff = {
  failed: (name: string, squares: string): string => `${name} failed to jump with the piece on ${squares}.`,
  choose: 'Huff the piece (take it off, then move), have the jump made, or just move and let it stand.',
  huff: (square: number): string => `Huff ${square}`,
  enforce: (name: string): string => `Make ${name} jump`,
  huffSure: (square: number): string => `The piece on ${square} comes off the board, and you move. If it was the last one, the game is over. This cannot be undone.`,
  enforceSure: (name: string): string => `The move is taken back, and ${name} has to jump. This cannot be undone.`,
}
