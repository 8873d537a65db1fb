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
  bookmark: 'Bookmark your board',
  bookmarkHint: 'Open it first: the address there is the link.',
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
    forgetSure: 'Forget this list? Your games stay, and your links are in your emails.',
  },
}
