import { agreed } from './mail-agreed.ts'
import { aside } from './mail-aside.ts'
import { news } from './mail-news.ts'

/** The letters. Names arrive cleaned; sentences that hold a time take it as a string. */
export const mail = {
  /** Constant through a game, so that its letters make one thread. */
  subject: (opponent: string, game: string): string => `Draughts with ${opponent} · ${game}`,
  invitationSubject: (game: string): string => `Your invitation to draughts · ${game}`,
  /** To the arbiter, who has both players before him. */
  versusSubject: (sides: string, game: string): string => `Draughts: ${sides} · ${game}`,
  arbiterSubject: (game: string): string => `Draughts: a game for the arbiter · ${game}`,
  arbiter: 'The arbiter',
  you: 'You',
  rulesAndClock: (rules: string, clock: string): string => `${rules}. ${clock}.`,
  youPlay: (side: string): string => `You play ${side}.`,
  openGame: 'Open the game',
  openBoard: 'Open your board',
  makeMove: 'Make your move',
  seeGame: 'See the game',
  /** For whoever has lost his links. */
  links: {
    title: 'The links of your games',
    asked:
      'Somebody asked for them with your address. If it was not you, there is nothing to do: they went to you alone.',
  },
  offered: {
    title: 'Your game is ready',
    passOn: 'Send this invitation to your opponent:',
    once: 'Whoever opens it first and accepts is your opponent. Do not forward this letter: it holds your own link, too.',
    yourBoard: 'Your own board. The game begins when somebody accepts.',
  },
  appointed: {
    title: 'You are the arbiter of a game',
    text: (creator: string): string => `${creator} asks you to watch over a game of draughts.`,
    powers: 'On its board you can give time, grant a count on moves, decide the game or call it off.',
    keep: 'Keep this letter: the link in it is yours alone, and whoever has it is the arbiter.',
  },
  joined: {
    title: (opponent: string): string => `Your game with ${opponent} has begun`,
    keep: 'Keep this letter: the link in it is your seat, and whoever has it plays for you.',
  },
  yourTurn: {
    title: (you: string): string => `Your move, ${you}`,
  },
  reminder: {
    reserveTitle: 'Your reserve is running',
    reserve: (perMove: string, reserve: string): string =>
      `The ${perMove} for this move are over. Since then your reserve is used up; it held ${reserve}, and has to last for the whole game.`,
    leftTitle: (left: string): string => `About ${left} left for your move`,
    played: (opponent: string, move: string): string => `${opponent} played ${move} and is waiting for your answer.`,
    begin: (opponent: string): string => `${opponent} is waiting for your first move.`,
    loss: (when: string): string => `Without a move by ${when}, you lose the game on time.`,
    off: (when: string): string => `Without your first move by ${when}, the game is called off. Nobody loses.`,
  },
  ended: {
    length: (moves: number): string => (moves === 1 ? 'One move was played.' : `${moves} moves were played.`),
    lastMove: (name: string, move: string): string => `The last move was ${move}, by ${name}.`,
    won: (name: string): string => `${name} won`,
    lapsed: 'Your invitation has lapsed',
    again: 'See the game or play again',
    rematch: {
      possible: (opponent: string): string =>
        `Another game, with the colours changed? One press on that page says so; when ${opponent} presses too, it begins.`,
      asked: (opponent: string): string =>
        `${opponent} would like a rematch, with the colours changed. One press on that page and it begins.`,
      wished: (opponent: string): string => `You asked for a rematch. When ${opponent} presses too, it begins.`,
      made: (opponent: string): string =>
        `The next game with ${opponent} has begun. It has a letter and a link of its own.`,
    },
    playOn: (opponent: string): string =>
      `It was only the clock: if you like, you can give ${opponent} more time on that page and let the game go on.`,
    renew: 'Renew the invitation',
    renewHint:
      'One press on your page opens it again. The invitation that you sent works again then, with the same link.',
    show: 'Show the game to others with this link; nobody can play with it:',
  },
  deadline: (left: string, when: string): string => `${left} – play by ${when}.`,
  toMove: (name: string): string => `It is ${name}’s turn.`,
  toMoveBy: (name: string, when: string): string => `${name} has to move by ${when}.`,
  choose: 'Your legal moves:',
  confirm: 'A link only shows the move; you confirm it on the page.',
  wait: (opponent: string, when: string): string => `${opponent} has to move by ${when}. We write to you then.`,
  waitLong: (opponent: string): string => `It is ${opponent}’s turn. We write to you when it is yours.`,
  /** One letter for a side in the drawn board; a king is its capital. */
  letters: { black: 'b', white: 'w' },
  legend: 'b, w: men of Black and White; B, W: kings',
  stop: 'Change or stop these letters',
  footer: (rules: string, move: string, game: string): string => `${rules} · ${move} · game ${game}`,
  secret: 'The link to your board is your seat: do not forward it.',
  news,
  aside,
  agreed,
}
export type MailTexts = typeof mail
