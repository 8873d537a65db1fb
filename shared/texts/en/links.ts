import type { Colour } from '../../draughts/index.ts'
import { plural, sides } from './board.ts'

export const invitation = {
  title: (name: string): string => `${name} invites you to a game of draughts`,
  arbiterTitle: (name: string): string => `${name} asks you to be the arbiter of a game of draughts`,
  rules: 'Rules',
  clock: 'Time',
  yourSide: 'Your side',
  toss: 'By toss, when you accept',
  first: (side: Colour): string => `${sides[side]} moves first.`,
  conditions: 'Also',
  open: 'Open until',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  accept: 'Accept',
  acceptArbiter: 'Accept as arbiter',
  keepsAddress: 'Leave it empty to use the address that you were invited with.',
  forTurns: 'For emails when it is your turn.',
  hint: 'You get a link of your own. Anyone who has it can play for you, so keep it safe.',
  arbiterHint: 'You get a link of your own. Anyone who has it is the arbiter, so keep it safe.',
  decline: 'Decline',
  declineWhat: (name: string): string => `${name} is told, and this invitation ends. You get no more emails about it.`,
  declineWord: 'A message, if you like',
  declineYes: 'Decline the invitation',
  whom: {
    club: (club: string): string => `For ${club}.`,
    event: (event: string): string => `In “${event}”.`,
    both: (club: string, event: string): string => `For ${club}, in “${event}”.`,
  },
  pictures: 'The rules in pictures',
  plays: (side: Colour, isFirst: boolean): string => `${sides[side]}: ${isFirst ? 'you begin' : 'the other side begins'}`,
  time: {
    both: (perMove: string, reserve: string): string => `You have ${perMove} for each move; a slower move uses up your reserve of ${reserve}, and only when that is gone is the game lost.`,
    perMove: (perMove: string): string => `You have ${perMove} for each move; a slower move loses the game.`,
    bank: (reserve: string): string => `You have ${reserve} for all your moves together; when they are used up, the game is lost.`,
  },
  emailHint: (name: string): string => `For your link and your turns. ${name} does not see it.`,
  due: {
    you: (when: string): string => `Accept now, and your first move is due by ${when}.`,
    unlimited: 'Accept now, and the first move is yours.',
    other: (name: string): string => `Accept now, and ${name} makes the first move.`,
    toss: 'Accept now, and the toss decides who begins.',
  },
  told: (name: string): string => `If you decline, ${name} is told.`,
  corrected: {
    title: 'This invitation goes to another address',
    help: (name: string): string => `${name} has corrected the address that it was sent to. If you are meant, ask ${name} for the link.`,
  },
  incomplete: {
    title: 'This link is not complete',
    help: 'Its end is missing or has changed. Copy the whole link from the email, or press a button there.',
  },
  /** What a creator reads who opens the invitation on the device that has their own link. */
  own: {
    title: 'This is your own invitation',
    help: 'It is for somebody else: send them its link. If you accept it here, you take their place as well.',
    board: 'To your own page',
    both: 'Play both sides on this device',
    arbiterToo: 'Be the arbiter as well',
  },
  /** For a reader of whom several games of one organizer wait. */
  all: {
    accept: (games: number): string => `Accept all ${games} games`,
    what: 'More games of the same organizer wait for you. You can accept them together; you then get the emails about all of them.',
  },
  tooLong: (most: number): string => `Write at most ${most} characters, on one line.`,
  declinedTitle: 'This invitation was declined',
  declinedHelp: (name: string): string => `${name} can see it on their page. Nothing more is needed.`,
  takenTitle: 'This invitation has been accepted',
  takenHelp: 'Was it you? Your own link was shown after you accepted. If you gave an address, it is also in the email you got.',
  expiredTitle: 'This invitation has expired',
  expiredHelp: (name: string): string => `Nobody accepted it in time. Ask ${name} to renew it or to start a new game; either takes a minute.`,
  offTitle: 'This game was called off',
  offHelp: (name: string): string => `${name} called it off before it began.`,
  watch: 'Watch the game',
}

/** What the creator of a game sees of its open invitations. */
export const inviting = {
  title: 'Send this to your opponent',
  named: {
    opponent: (name: string): string => `Waiting for ${name} to accept`,
    arbiter: (name: string): string => `Waiting for ${name} to accept as arbiter`,
  },
  anyone: 'The first person to open this link and accept is your opponent.',
  mailed: (name: string): string => `We have emailed the invitation to ${name}, unless they have stopped our emails.`,
  sending: (name: string): string => `We are emailing the invitation to ${name}.`,
  alsoLink: 'You can also pass this link on.',
  later: (name: string, when: string): string => `The email with the invitation has to wait: we will send it to ${name} by ${when}.`,
  held: (name: string): string => `We have not emailed ${name}: too many new addresses were entered from your network in one day, or emails to them came back, or this one was entered on another site’s page.`,
  /** Why an address got no email, where that is known. */
  heldFor: {
    number: (name: string): string => `We have not emailed ${name}: too many new addresses were entered from your network today.`,
    bounces: (name: string): string => `We have not emailed ${name}: too many emails to addresses that were entered from your network today came back.`,
  },
  late: (name: string): string => `The email to ${name} could not leave before this invitation ends.`,
  returned: (name: string): string => `Our email to ${name} came back.`,
  send: (name: string): string => `Send this link to ${name}.`,
  once: 'It works once.',
  /** The address that an invitation is written to, and its correction. */
  address: {
    label: 'Email address',
    correct: 'Correct the address',
    give: 'Give an email address',
    send: 'Email the invitation there',
    before: 'The address before gets nothing more, and the link in its email stops working.',
    left: (times: number): string => plural(times, { one: 'You can do this once more.', other: `You can do this ${times} more times.` }),
    used: 'The address cannot be corrected any more. You can still pass the link on.',
    goes: (email: string): string => `The invitation now goes to ${email}.`,
    same: (email: string): string => `The invitation goes to ${email} already: nothing new was sent.`,
  },
  /** The other player has accepted, and has not made a first move. */
  unmoved: {
    title: (name: string): string => `${name} has not moved yet`,
    text: 'If they may not know that it is their turn, tell them yourself: we do not say whether our emails reach anyone.',
  },
  declined: 'Their message',
  subject: 'A game of draughts?',
  body: (url: string): string => `Shall we play a slow game of draughts? We have days for each move, and need no account:\n\n${url}\n`,
}

/** The page on which the holder of a seat saves its link. */
export const keep = {
  title: 'Keep your link',
  what: 'It is your seat: there is no password. Anyone who has it can play for you, so show it to nobody.',
  how: 'Copy, email or scan it',
  side: (side: Colour): string => `You play ${sides[side]}.`,
  link: 'Your link',
  copy: 'Copy the link',
  mail: 'Email it to me',
  send: 'Send',
  mailHint: 'You also get an email at each of your turns. A link in each of them stops them all.',
  mailed: 'We have sent it to the email address of your seat.',
  asked: 'We have sent an email to the address of your seat. Press the button in it: your link follows.',
  scan: 'Take it to another device',
  scanHint: 'Scan this with your tablet or other phone. Both then hold your seat.',
  bookmark: 'Make a bookmark',
  bookmarkHint: 'Go to your board first and bookmark it there: the address of that page is your link.',
  board: 'Go to my board',
}

/** The list of games that a browser stores. In `words`, the script of the list replaces `{}`. */
export const myGames = {
  title: 'My games',
  noScript: 'This list needs a script.',
  here: 'This list is kept on this device only.',
  exporting: 'Export',
  forget: 'Forget this list',
  words: {
    yourMove: 'Your move',
    waiting: 'Waiting',
    finished: 'Finished',
    none: 'No games yet on this device. Open the page of a game, and it is listed here.',
    left: '{} left',
    has: 'Has {}',
    move: 'move {}',
    overdue: 'Time is up',
    unlimited: 'No time limit',
    notYet: 'Has not joined yet',
    sendAgain: 'Open it to send the link again',
    nobody: 'An opponent',
    somebody: 'Somebody',
    won: 'You won',
    lost: 'You lost',
    draw: 'Draw',
    off: 'Not played',
    others: 'Others',
    game: 'Game {}',
    unseen: 'Open it to see how it stands',
    gone: 'This link no longer works',
    forgetOne: 'Forget this link: {}',
    forgetOneSure: 'Forget the link on this device? The game stays. Without its link you cannot open it.',
    forgetSure: 'Forget this list? Your games stay. Without their links you cannot open them.',
  },
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
