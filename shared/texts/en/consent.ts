import { plural } from './board.ts'

/** The consent email, which is the first one to an address. Strangers can cause it, so it contains none of their words except the plain names of an order. */
export const consent = {
  /** The text about one game. As far as we know, the owner of the address entered it. */
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
    open: 'See the invitation',
    otherwise: 'If you do not want it, there is nothing to do. If you do not accept, we send you at most one more email about each game, and at most four about all games together. Do not forward this email: the invitation in it is for you.',
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
  club: (club: string): string => `This email comes from the draughts site of ${club}.`,
  roles: { player: 'as a player', arbiter: 'as the arbiter' },
  invitations: { player: 'an invitation to play', arbiter: 'an invitation to be the arbiter' },
  seat: (rules: string, role: string, game: string): string => `${rules}, game ${game}: ${role}.`,
  opponent: (name: string): string => `Opponent: ${name}.`,
  players: (black: string, white: string): string => `Players: ${black}, ${white}.`,
  round: (round: string): string => `Round ${round}.`,
  board: (board: string): string => `Board ${board}.`,
  more: (count: number): string => plural(count, { one: 'One more game waits for you.', other: `${count} more games wait for you.` }),
}

/** The email to the earlier address of a seat, which now has another one. */
export const moved = {
  subject: (game: string): string => `Draughts: your seat has another address · ${game}`,
  title: 'Your seat has another email address',
  text: 'Someone who has the link of your seat has changed its email address or taken it away. Emails about this game do not come to you any more. If it was you, there is nothing to do.',
  back: 'Someone has given the seat back to the address that it had before. Emails about this game do not come to you any more.',
  open: 'It was not me',
  otherwise: 'That page gives the seat back to this address and emails you a new link. All earlier links to the seat stop working. You can do this within seven days.',
}

/** The email to a confirmed address after the data of its seat was deleted. */
export const forgotten = {
  subject: (game: string): string => `Draughts: your details were deleted · ${game}`,
  title: 'Your details were deleted',
  text: 'Someone with your link asked us to forget you in this game. Your name, address, settings, plans and note were deleted, and emails have stopped. If that was you, there is nothing to do.',
  otherwise: 'For seven days, that page can give you the seat back and email you a new link. You will have to enter your name and settings again.',
}

/** The email to the mailbox that took its seat back. */
export const restored = {
  title: 'Your seat is yours again',
  text: 'Here is your new link. All older links have stopped working.',
}

/** The page that stops every email to an address. */
export const mailbox = {
  title: 'All emails to your address',
  what: 'Stop every email from Crownhead to your address? You will get none from any game or player. Your games go on, and so do your clocks.',
  yes: 'Stop everything',
  done: 'You will get no more emails from Crownhead.',
  /** This is shown when a mailbox that has stopped all emails asks for those about a game. */
  still: 'You have stopped all our emails to your address, so none comes about this game either. Allow them again, and they come.',
  undo: 'Allow emails again',
  undone: 'Emails to your address are allowed. If it is your move somewhere, we email you within minutes. New games ask you first.',
}

/** The page that stops the emails about a game. */
export const silence = {
  title: 'Emails about a game',
  what: (name: string): string => `Stop the emails about your game with ${name}? The game goes on, and so does your clock.`,
  /** The question for a creator whose game has no opponent yet. */
  whatOffered: 'Stop the emails about the game that you offered? Nothing else changes.',
  whatArbiter: 'Stop the emails about the game that you are the arbiter of? The game goes on.',
  yes: 'Stop the emails',
  done: 'You will get no more emails about this game.',
  undo: 'Send them again',
  undone: 'Emails about this game are on again.',
}

/** The pages that stop emails offer these alternatives. */
export const fewer = {
  nothing: 'Nothing has changed yet.',
  title: 'Or change them',
  how: 'Fewer reminders, quiet hours, another address or another language: open your board from any of these emails, and choose “Mine”, then “My name, address and emails”. If you have lost your link, we email it to you.',
}
