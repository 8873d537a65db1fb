/** To a creator, about the invitations that are open. */
export const inviting = {
  title: 'Send this to your opponent',
  named: {
    opponent: (name: string): string => `Waiting for ${name} to accept`,
    director: (name: string): string => `Waiting for ${name} to accept as arbiter`,
  },
  anyone: 'The first person to open this link and accept is your opponent.',
  mailed: (name: string): string => `We have emailed the invitation to ${name}. You can also pass this link on.`,
  send: (name: string): string => `Send this link to ${name}.`,
  once: 'It works once.',
  declined: 'They said',
  subject: 'A game of draughts?',
  body: (url: string): string =>
    `Shall we play a slow game of draughts? We have days for each move, and need no account:\n\n${url}\n`,
}

export const invitation = {
  title: (name: string): string => `${name} invites you to a game of draughts`,
  arbiterTitle: (name: string): string => `${name} asks you to be the arbiter of a game of draughts`,
  rules: 'Rules',
  clock: 'Time',
  yourSide: 'Your side',
  sides: { black: 'Black, the dark pieces', white: 'White, the light pieces', toss: 'By toss, when you accept' },
  first: (side: string): string => `${side} moves first.`,
  conditions: 'Also',
  open: 'Open until',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  accept: 'Accept and play',
  acceptArbiter: 'Accept as arbiter',
  keepsAddress: 'Leave it empty to use the address that you were invited with.',
  hint: 'You get a link of your own. Anyone who has it can play for you, so keep it safe.',
  arbiterHint: 'You get a link of your own. Anyone who has it is the arbiter, so keep it safe.',
  decline: 'No, thank you',
  declineWhat: (name: string): string => `${name} is told, and this invitation ends. You get no more emails about it.`,
  declineWord: 'A word to go with it',
  declineYes: 'Decline',
  tooLong: (most: number): string => `Write at most ${most} characters, on one line.`,
  declinedTitle: 'This invitation was declined',
  declinedHelp: (name: string): string => `${name} has been told. Nothing more is needed.`,
  takenTitle: 'This invitation has been accepted',
  takenHelp:
    'Was it you? Your own link was shown after you accepted. If you gave an address, it is also in the email you got.',
  expiredTitle: 'This invitation has expired',
  expiredHelp: (name: string): string =>
    `Nobody accepted it in time. Ask ${name} to renew it or to start a new game; either takes a minute.`,
  offTitle: 'This game was called off',
  offHelp: (name: string): string => `${name} called it off before it began.`,
  watch: 'Watch the game',
}

/** How to keep the link of one's seat. */
export const keep = {
  title: 'Keep your link',
  what: 'It is your seat: there is no password. Anyone who has it can play for you, so show it to nobody.',
  how: 'Copy, email or scan it',
  side: (side: string): string => `You play ${side}.`,
  link: 'Your link',
  copy: 'Copy the link',
  mail: 'Email it to me',
  send: 'Send',
  mailHint: 'You get an email at each of your turns, too. One press in any of them stops them all.',
  mailed: 'We have sent it to the email address of your seat. Your emails begin with the button in the first one.',
  scan: 'Take it to another device',
  scanHint: 'Scan this with your tablet or other phone. Both then hold your seat.',
  bookmark: 'Make a bookmark',
  bookmarkHint: 'Go to your board first and bookmark it there: the address of that page is your link.',
  board: 'Go to my board',
}

/** The list of games that a browser keeps. In `words`, `{}` stands for what the list's script fills in. */
export const myGames = {
  title: 'My games',
  noScript: 'This list needs a script. Your links are in your emails, too.',
  here: 'This list is kept on this device only. Your links are in your emails, too.',
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
    notYet: 'Has not sat down yet',
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
    gone: 'This link opens nothing any more',
    forgetOne: 'Forget this link: {}',
    forgetOneSure: 'Forget the link on this device? The game stays. Without the link or its emails you cannot open it.',
    forgetSure: 'Forget this list? Your games stay, and your links are in your emails.',
  },
}

/** The first email to an address. Strangers can cause it, so it has no word of theirs. */
export const door = {
  subject: 'Draughts by email: do you want these emails?',
  title: 'Do you want emails about this game?',
  text: 'Someone entered this address for a game of draughts by correspondence. If you expected that, open the page and press its button: your emails begin then.',
  open: 'Answer on our page',
  roles: { creator: 'your own game', opponent: 'as a player', director: 'as the arbiter' },
  /** As the person who was named for it. */
  invited: {
    subject: 'You are invited to a game of draughts',
    title: 'You are invited to a game of draughts',
    text: 'Someone invites you to a game of draughts by correspondence. Open the invitation to see it. If you accept, we also email you about it.',
    open: 'See the invitation',
    otherwise:
      'If you do not want it, there is nothing to do. If you do not accept, we send you at most one more email about each game, and at most four about all games together. Do not forward this email: the invitation in it is for you.',
  },
  invitations: {
    creator: 'your own game',
    opponent: 'an invitation to play',
    director: 'an invitation to be the arbiter',
  },
  seat: (rules: string, role: string, game: string): string => `${rules}, game ${game}: ${role}.`,
  more: (count: number): string => (count === 1 ? 'One more game waits for you.' : `${count} more games wait for you.`),
  otherwise:
    'If you did not expect it, there is nothing to do. If you do not press the button, we send you at most one more email about each game, and at most four about all games together.',
}

/** To an address that a seat had. */
export const moved = {
  subject: (game: string): string => `Draughts: your seat has another address · ${game}`,
  title: 'Your seat has another email address',
  text: 'Someone who has the link of your seat has changed its email address or taken it away. Emails about this game do not come to you any more. If it was you, there is nothing to do.',
  back: 'Someone has given the seat back to the address that it had before. Emails about this game do not come to you any more.',
  open: 'It was not me',
  otherwise:
    'That page gives the seat back to this address and emails you a new link. All links of the seat that were used until then stop working. You can do this within seven days.',
}

/** To a confirmed address whose seat was to be forgotten. */
export const forgotten = {
  subject: (game: string): string => `Draughts: your details were deleted · ${game}`,
  title: 'Your details were deleted',
  text: 'Someone with your link asked us to forget you in this game. Your name, address, settings, plans and note were deleted, and emails have stopped. If that was you, there is nothing to do.',
  otherwise:
    'That page gives you the seat back, within seven days, and emails you a new link. You will have to enter your name and settings again.',
}

/** To the mailbox that took its seat back. */
export const restored = {
  title: 'Your seat is yours again',
  text: 'Here is your new link. All older links have stopped working.',
}
