import type { Colour } from '../../draughts/index.ts'
import { plural, sides } from './board.ts'
import { forgotten, moved, restored } from './links.ts'
import { agreed, news, openQuestions, replies } from './news.ts'
import { after } from './results.ts'

/** The consent email, which is the first one to an address. Strangers can cause it, so it contains none of their words except the plain names of an order. */
export const consent = {
  /** The text about one game, to an address that its owner entered, as far as we know. */
  asked: {
    subject: 'Draughts by email: do you want these emails?',
    title: 'Do you want emails about this game?',
    text: 'Someone entered this address for a game of draughts by correspondence. If you expected that, open the page and press its button: your emails begin then.',
    open: 'Answer on our page',
    otherwise: 'If you did not expect it, there is nothing to do. If you do not press the button, we send you at most one more email about each game, and at most four about all games together.',
  },
  invited: {
    subject: 'You are invited to a game of draughts',
    title: 'You are invited to a game of draughts',
    text: 'Someone invites you to a game of draughts by correspondence. Open the invitation to see it. If you accept, we also email you about it.',
    otherwise: 'If you do not want it, there is nothing to do. If you do not accept, we send you at most one more email about each game, and at most four about all games together. Do not forward this email: the invitation in it is for you.',
  },
  /** The beginning of an invitation whose inviter has a plain name. Its subject is the title. */
  invitedBy: (inviter: string) => ({
    title: `${inviter} invites you to a game of draughts`,
    text: `${inviter} invites you to a game of draughts by correspondence. Open the invitation to see it. If you accept, we also email you about it.`,
  }),
  /** An invitation that is the only game of its email. */
  invitation: {
    answer: 'Your answer',
    until: (until: string): string => `Until ${until}. A button opens a page; nothing is settled before you have said so there.`,
    board: 'The board from your side.',
    typed: (inviter: string): string => `You need no account. ${inviter} typed your address to invite you; nobody else sees it.`,
    typedBySomeone: 'You need no account. Someone typed your address to invite you; nobody else sees it.',
    never: 'Never invite this address again',
  },
  /** The text about one game of an order, the same for all of its people. */
  ordered: {
    subject: 'A game of draughts waits for you',
    title: 'A game of draughts waits for you',
    text: 'Someone has entered your address for a game of draughts by correspondence. Open it to see it. If you say yes there, we email you about it.',
    open: 'See the game',
    otherwise: 'If you do not want it, there is nothing to do. If you do not say yes, we send you at most one more email about each game, and at most four about all games together. Do not forward this email: the link in it is for you alone.',
  },
  several: {
    subject: 'Several games of draughts wait for you',
    title: 'Several games of draughts wait for you',
    text: 'Someone has entered your address for several games of draughts by correspondence. Open each to see it. Where you say yes, we email you about the game.',
    open: 'See the first game',
    otherwise: 'If you do not want them, there is nothing to do. If you do not say yes, we send you at most one more email about each game, and at most four about all games together. Do not forward this email: the links in it are for you alone.',
  },
  /** The first email about the reader’s own game, before they have confirmed their address. */
  first: {
    move: (button: string): string => `Make your move there, and this address is confirmed: from then on we email you at each of your turns. To have the emails without a move, press “${button}” there.`,
    press: (button: string): string => `Press “${button}” there, and this address is confirmed: from then on we email you at each of your turns.`,
    others: 'This counts for your games below, too, if you entered the address from the same network.',
    over: 'This is our only email about this game.',
    otherwise: 'If you did not enter this address with us, there is nothing to do. Unless it is confirmed, we send you at most one more email about each game, and at most four about all games together.',
  },
  club: (club: string): string => `This email comes from the draughts site of ${club}.`,
  roles: { player: 'as a player', arbiter: 'as the arbiter' },
  invitations: { player: 'an invitation to play', arbiter: 'an invitation to be the arbiter' },
  seat: (rules: string, role: string, game: string): string => `${rules}, game ${game}: ${role}.`,
  inviter: (inviter: string): string => `Invited by ${inviter}.`,
  opponent: (name: string): string => `Opponent: ${name}.`,
  /** Said of a game in a list, without names. */
  program: 'A program plays in this game.',
  arbitrated: 'This game has an arbiter.',
  players: (black: string, white: string): string => `Players: ${black}, ${white}.`,
  round: (round: string): string => `Round ${round}.`,
  board: (board: string): string => `Board ${board}.`,
  more: (count: number): string => plural(count, { one: 'One more game waits for you.', other: `${count} more games wait for you.` }),
}

/** The emails about a game. Names are cleaned before they are put in, and instants and durations are strings. */
export const mail = {
  /** The subject stays the same throughout a game, so that its emails form one thread. */
  subject: (opponent: string, game: string): string => `Draughts with ${opponent} · ${game}`,
  invitationSubject: (game: string): string => `Your invitation to draughts · ${game}`,
  /** The subject of emails to the arbiter, which names both players. */
  versusSubject: (players: string, game: string): string => `Draughts: ${players} · ${game}`,
  arbiterSubject: (game: string): string => `Draughts: a game for the arbiter · ${game}`,
  /** The name of a board of a tournament, as its pages have it. */
  eventBoard: (board: number): string => `Board ${board}`,
  arbiter: 'The arbiter',
  you: 'You',
  rulesAndClock: (rules: string, clock: string): string => `${rules}. ${clock}.`,
  youPlay: (side: Colour): string => `You play ${sides[side]}.`,
  openGame: 'Open the game',
  openBoard: 'Open your board',
  makeMove: 'Make your move',
  calendar: 'The deadline for your calendar',
  receipt: 'Receipt for the moves so far',
  seeGame: 'See the game',
  /** The email to a reader who has lost their links. */
  links: {
    title: 'The links of your games',
    asked: 'Someone asked for them with your address. If it was not you, there is nothing to do: they were sent only to you.',
    waiting: 'These wait for your answer:',
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
  /** The emails about several games. */
  bundle: {
    subjects: { bundle: 'Draughts: your move in several games', withEnds: 'Draughts: your move, and games that are over', digest: 'Draughts: your daily email', answers: 'Draughts: your answer by email' },
    title: (games: number): string => plural(games, { one: 'It is your move in one game', other: `It is your move in ${games} games` }),
    order: 'The game with the least time comes first.',
    orderInReserve: 'First come the games that are already using your reserve, then the one with the least time for its move.',
    noPictures: 'To keep this email small, it tells each board in words. The button leads to its picture.',
    /** Stands above the games of tournaments that are over. */
    over: 'Games that are over:',
  },
  reminder: {
    reserveTitle: 'Your reserve is running',
    reserve: (perMove: string, reserve: string): string => `Your time for this move (${perMove}) is over, and your reserve is now running. It held ${reserve} when this turn began, and has to last for the rest of the game.`,
    leftTitle: (left: string): string => `About ${left} left for your move`,
    played: (opponent: string, move: string): string => `${opponent} played ${move} and is waiting for your answer.`,
    begin: (opponent: string): string => `${opponent} is waiting for your first move.`,
    loss: (when: string): string => `Without a move by ${when}, you lose the game on time.`,
    off: (when: string): string => `Without your first move by ${when}, the game is called off. Nobody loses.`,
    forfeit: (when: string): string => `Without your first move by ${when}, you lose the game.`,
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
    evidence: 'Every time of this game, to the second',
    record: 'The game in PDN, to keep or to open in a draughts program:',
  },
  deadline: (left: string, when: string): string => `${left} – play by ${when}.`,
  toMove: (name: string): string => `It is ${name}’s turn.`,
  choose: 'Your legal moves:',
  confirm: 'A link only shows the move; you confirm it on the page.',
  tell: 'We will email you when it is your turn.',
  waitLong: (opponent: string): string => `It is ${opponent}’s turn. We will email you when it is yours.`,
  /** Formats the name of a link in plain text, where it stands on the line above its address. */
  above: (link: string): string => `${link}:`,
  /** The letter of each side in the drawn board. A king has the capital letter. */
  letters: { black: 'b', white: 'w' },
  legend: 'b, w: men of Black and White; B, W: kings',
  stop: 'Stop the emails about this game',
  stopAll: 'Stop all emails to this address',
  consent,
  moved,
  forgotten,
  restored,
  /** This introduces the page on which the replacement of a link can be undone. */
  replacedUndo: 'If you did not do this, someone else has your link. For seven days, this page can send another new one, to you alone:',
  footer: (about: string, game: string): string => `${about} · game ${game}`,
  secret: 'The link to your board is your seat: do not forward it.',
  secrets: 'The links to your boards are your seats: do not forward them.',
  news,
  openQuestions,
  agreed,
  replies,
}
