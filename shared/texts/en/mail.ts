import type { Claim, Colour } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, plural, sides } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('en-GB')

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}

/** What the two players agreed on besides rules and clock, and what was drawn for them. */
const agreed = {
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

/** What waits for the reader besides their move. */
const aside = {
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

/** The emails. Names arrive cleaned; sentences that hold a time take it as a string. */
export const mail = {
  /** Constant through a game, so that its emails make one thread. */
  subject: (opponent: string, game: string): string => `Draughts with ${opponent} · ${game}`,
  invitationSubject: (game: string): string => `Your invitation to draughts · ${game}`,
  /** To the arbiter, who has two players. */
  versusSubject: (players: string, game: string): string => `Draughts: ${players} · ${game}`,
  arbiterSubject: (game: string): string => `Draughts: a game for the arbiter · ${game}`,
  arbiter: 'The arbiter',
  you: 'You',
  rulesAndClock: (rules: string, clock: string): string => `${rules}. ${clock}.`,
  youPlay: (side: Colour): string => `You play ${sides[side]}.`,
  openGame: 'Open the game',
  openBoard: 'Open your board',
  makeMove: 'Make your move',
  calendar: 'The deadline for your calendar',
  seeGame: 'See the game',
  /** To someone who has lost their links. */
  links: {
    title: 'The links of your games',
    asked: 'Someone asked for them with your address. If it was not you, there is nothing to do: they were sent only to you.',
  },
  offered: {
    title: 'Your game is ready',
    passOn: 'Send this invitation to your opponent:',
    passOnTo: (name: string): string => `Send this invitation to ${name}:`,
    once: 'The first person to open it and accept is your opponent. Do not forward this email: it has your own link in it, too.',
    yourBoard: 'Your own board.',
    begins: 'The game begins when someone accepts.',
    beginsWith: (name: string): string => `The game begins when ${name} accepts.`,
  },
  appointed: {
    title: 'You are the arbiter of a game',
    text: (creator: string): string => `${creator} asks you to be the arbiter of a game of draughts.`,
    powers: 'On its board you can give time, grant a move count, decide the game or call it off.',
    keep: 'Keep this email: the link in it is yours alone, and anyone who has it is the arbiter.',
  },
  joined: {
    title: (opponent: string): string => `Your game with ${opponent} has begun`,
    keep: 'Keep this email: the link in it is your seat, and anyone who has it can play for you.',
  },
  yourTurn: {
    title: (you: string): string => `Your move, ${you}`,
  },
  /** Several games in one email. */
  bundle: {
    subjects: { bundle: 'Draughts: your move in several games', digest: 'Draughts: your daily email', answers: 'Draughts: your answer by email' },
    title: (games: number): string => plural(games, { one: 'It is your move in one game', other: `It is your move in ${games} games` }),
    order: 'The game with the least time comes first.',
  },
  reminder: {
    reserveTitle: 'Your reserve is running',
    reserve: (perMove: string, reserve: string): string => `Your time for this move (${perMove}) is over, and your reserve is now running. It held ${reserve} when this turn began, and has to last for the rest of the game.`,
    leftTitle: (left: string): string => `About ${left} left for your move`,
    played: (opponent: string, move: string): string => `${opponent} played ${move} and is waiting for your answer.`,
    begin: (opponent: string): string => `${opponent} is waiting for your first move.`,
    loss: (when: string): string => `Without a move by ${when}, you lose the game on time.`,
    off: (when: string): string => `Without your first move by ${when}, the game is called off. Nobody loses.`,
  },
  ended: {
    at: (move: number): string => `The game ended at move ${move}.`,
    lastMove: (name: string, move: string): string => `The last move was ${move}, by ${name}.`,
    won: (name: string): string => `${name} won`,
    said: 'With this message:',
    lapsed: 'Your invitation has expired',
    again: 'See the game or play again',
    rematch: {
      possible: (opponent: string): string => `Another game, with the colours swapped? Press “${after.rematch}” on that page; when ${opponent} does too, it begins.`,
      asked: (opponent: string): string => `${opponent} would like a rematch, with the colours swapped. One press on that page and it begins.`,
      wished: (opponent: string): string => `You asked for a rematch. When ${opponent} asks too, it begins.`,
      made: (opponent: string): string => `The next game with ${opponent} has begun. It has an email and a link of its own.`,
    },
    playOn: (opponent: string): string => `It was only the clock: if you like, you can give ${opponent} more time on that page and let the game go on.`,
    renew: 'Renew the invitation',
    renewHint: 'One press on your page opens it again. The invitation that you sent then works again, with the same link.',
    show: 'Show the game to others with this link; no one can play with it:',
    kept: (when: string): string => `Your link works until ${when}. Then it is deleted with your address, plans and notes; the record of the moves stays.`,
    record: 'The game in PDN, to keep or to open in a draughts program:',
  },
  deadline: (left: string, when: string): string => `${left} – play by ${when}.`,
  toMove: (name: string): string => `It is ${name}’s turn.`,
  choose: 'Your legal moves:',
  confirm: 'A link only shows the move; you confirm it on the page.',
  tell: 'We will email you when it is your turn.',
  waitLong: (opponent: string): string => `It is ${opponent}’s turn. We will email you when it is yours.`,
  /** In plain text, a link's name stands on the line above its address. */
  above: (link: string): string => `${link}:`,
  /** One letter for a side in the drawn board; a king is its capital. */
  letters: { black: 'b', white: 'w' },
  legend: 'b, w: men of Black and White; B, W: kings',
  stop: 'Stop the emails about this game',
  stopAll: 'Stop all emails to this address',
  door,
  moved,
  forgotten,
  restored,
  /** With a link that was replaced. */
  replacedUndo: 'If you did not do this, someone else has your link. For seven days, this page can send another new one, to you alone:',
  footer: (about: string, game: string): string => `${about} · game ${game}`,
  secret: 'The link to your board is your seat: do not forward it.',
  secrets: 'The links to your boards are your seats: do not forward them.',
  news,
  aside,
  agreed,
  replies,
}

/** Stopping every email to an address. */
export const mailbox = {
  title: 'All emails to your address',
  what: 'Stop every email from Crownhead to your address? You will get none from any game or player. Your games go on, and so do your clocks.',
  yes: 'Stop everything',
  done: 'You will get no more emails from Crownhead.',
  /** To the mailbox that asks for emails of a game. */
  still: 'You have stopped all our emails to your address, so none comes about this game either. Allow them again, and they come.',
  undo: 'Allow emails again',
  undone: 'Emails to your address are allowed. If it is your move somewhere, we email you within minutes. New games ask you first.',
}

/** Stopping emails about a game. */
export const silence = {
  title: 'Emails about a game',
  what: (name: string): string => `Stop the emails about your game with ${name}? The game goes on, and so does your clock.`,
  /** To a creator without an opponent. */
  whatOffered: 'Stop the emails about the game that you offered? Nothing else changes.',
  whatArbiter: 'Stop the emails about the game that you are the arbiter of? The game goes on.',
  yes: 'Stop the emails',
  done: 'You will get no more emails about this game.',
  undo: 'Send them again',
  undone: 'Emails about this game are on again.',
}

/** On the pages that stop emails: what else there is. */
export const fewer = {
  nothing: 'Nothing has changed yet.',
  title: 'Or change them',
  how: 'Fewer reminders, quiet hours, another address or another language: open your board from any of these emails, and choose “Mine”, then “My name, address and emails”. If you have lost your link, we email it to you.',
}

/** Getting one's links by email. */
export const mailed = {
  title: 'Email me my links',
  intro: 'We email the links of your games to your address.',
  send: 'Send them',
  done: 'If there are games with this address, an email with their links is on its way.',
  doneHint: 'It may take a few minutes. We can only find an address that you gave us for a game.',
}
