import { listsIn } from '../grammar/lists.ts'
import { plural } from './board.ts'
import { claimWith } from './results.ts'

/** The page of a seat, and the page for watching. Instants and durations are put in as strings. */
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
  /** The creator reads it until the first move. */
  accepted: (name: string): string => `${name} has accepted.`,
  /** Confirms a move. The sentence must stay true when the page is reloaded. */
  made: (move: string): string => `Your move ${move} has been made.`,
  planned: 'A planned reply is stored',
  answerBy: (name: string, when: string): string => `${name} has to move by ${when}.`,
  answerByReserve: (name: string, when: string, latest: string): string => `${name} has until ${when}, and with the reserve until ${latest}.`,
  noHurry: 'There is no time limit.',
  reserveLeft: (duration: string): string => `${duration} in reserve`,
  offerDraw: 'Offer a draw with this move',
  claimWith,
  messages: 'Messages',
  mute: {
    begin: (name: string): string => `Mute ${name}`,
    end: (name: string): string => `Show ${name}’s messages again`,
    isOn: (name: string): string => `You have muted ${name}. Their messages are neither shown nor emailed to you; the game goes on.`,
    report: 'Report these messages',
    reportHint: (name: string): string => `The latest messages that ${name} wrote in this game, at most 20, go to the people who run this site, with both names. ${name} is not told.`,
    reportYes: 'Send the report',
    reported: 'The people who run this site have your report of today.',
  },
  saidBefore: 'with a move that was taken back',
  saidAfter: 'after the end',
  saidFirst: 'before the first move',
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
  /** The status of the emails of this seat, which only its holder sees. */
  emails: {
    title: 'Your emails',
    unconfirmed: 'We have sent an email to your address, unless you stopped all of ours. Press its button to get emails about this game.',
    /** The address gets no email before there is something to tell. */
    firstMoved: (name: string): string => `The first email comes when ${name} has moved. Its button opens your board, and the move that you make there confirms your address.`,
    firstBegun: 'The first email comes when the game begins. Its button opens your board, where you confirm your address.',
    now: 'Send it now',
    again: 'Send it again',
    sent: 'It is on its way, unless you have stopped all our emails. It may take a few minutes; look among the spam, too.',
    want: 'Email me about this game',
    wantHint: 'Press the button, and we email you when it is your turn and about all other news.',
    wantAll: 'Email me about all my games here, later ones too',
    wantAllHint: 'Later ones are those that you accept from our emails, begin on a page that you opened from one or with a key of your own, play against somebody whom you have said yes to here, or get from a club that you have said yes to. This holds until you stop all emails.',
    /** This stands on the page of a link that no longer opens a game. */
    deadLink: 'The email reached you all the same. Press the button, and we email you about your games here.',
    wanted: 'From now on we email you about your games here.',
    returned: 'Emails to your address came back. Give another address, or ask for this one again: a day later at the earliest, and once in 30 days.',
    held: 'We could not send an email to your address: it was entered on another site’s page, or many new addresses were entered from your network today. Keep the link of this page, and pass invitations on in another way. You can ask for the email here, and if that does not help, tomorrow or from another network.',
    later: (when: string): string => `The email to your address has to wait: we will send it by ${when}. Open it then, and press the button there to start your emails about this game. Until then keep the link of this page.`,
    /** This must also be true if the owner of the address has stopped all emails, which the person who typed the address must not learn. */
    on: 'Emails about this game are on.',
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
  /** Stands for the name of an open seat beside the name of the other player: "Annie v nobody yet". */
  nobody: 'nobody yet',
  /** Stands before what it names: “Email: a@example.org”. */
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  /** Stands for a name that was deleted. It can begin a sentence. */
  somebody: 'Somebody',
  /** Stands for a name, but only in `alone`: "Annie is waiting for an opponent". */
  anOpponent: 'an opponent',
  alone: (name: string, invited: string): string => `${name} is waiting for ${invited}`,
  tossPending: 'A toss decides the sides when the invitation is accepted.',
  again: 'Set up a new game',
  nextGame: 'Next game',
  lineTo: (name: string): string => `A message to ${name}`,
  sendLine: 'Send',
  lineOnce: 'The game is over: you can send one more message.',
  sayNow: 'Send now',
  sayLater: 'With my next move',
  board: 'Board',
  ended: (when: string): string => `Ended ${when}.`,
}

const lists = listsIn('en-GB')

export const huff = {
  failed: (name: string, squares: readonly number[]): string => `${name} failed to jump with the ${squares.length === 1 ? 'piece' : 'pieces'} on ${lists.and(squares)}, marked “!”.`,
  choose: 'Huff the piece (take it off, then move), have the jump made, or just move and let it stand.',
  /** Instead of `choose`, if several pieces failed to jump. */
  chooseOne: 'Huff one of them (take it off, then move), have the jump made, or just move and let it stand.',
  huff: (square: number): string => `Huff ${square}`,
  enforce: (name: string): string => `Make ${name} jump`,
  huffSure: (square: number): string => `The piece on ${square} comes off the board, and you move. If it was the last one, the game is over. This cannot be undone.`,
  enforceSure: (name: string): string => `The move is taken back, and ${name} has to jump. This cannot be undone.`,
}

/** Conditions that are in force, shown beside the board. */
export const stands = {
  paused: (when: string): string => `Paused: both clocks are stopped until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; their clock is stopped.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string => `Move count: ${name} has ${left} more ${plural(left, { one: 'move', other: 'moves' })} to win, or the game is drawn.`,
  youOnLeave: (until: string): string => `You are on leave until ${until}; your clock is stopped.`,
  youLeaveAhead: (from: string, until: string): string => `You are on leave from ${from} until ${until}.`,
  countYou: (left: number): string => `Move count: you have ${left} more ${plural(left, { one: 'move', other: 'moves' })} to win, or the game is drawn.`,
}

/** The clocks of both sides. */
export const clock = {
  /** The thinking time beside a move, in one abbreviated unit. */
  brief: {
    day: (n: number): string => `${n} d`,
    hour: (n: number): string => `${n} h`,
    minute: (n: number): string => `${n} min`,
  },
  waitsForYou: 'waits for you',
  leaveLeft: (duration: string): string => `${duration} of leave`,
  forMove: (when: string): string => `For this move, until ${when}`,
  thenReserve: (duration: string, when: string): string => `Then your reserve: ${duration}, until ${when}`,
  thenTheirs: (duration: string, when: string): string => `Then the reserve: ${duration}, until ${when}`,
  reserveUntil: (when: string): string => `Your reserve is running, until ${when}. Then the game is lost.`,
  theirReserveRuns: (when: string): string => `The reserve is running, until ${when}.`,
  timeUntil: (when: string): string => `Your time lasts until ${when}.`,
  theirTimeUntil: (when: string): string => `Their time lasts until ${when}.`,
  writeTo: (name: string): string => `Write to ${name} with your move`,
}

/** Requests that wait for an answer. Instants are put in as strings. */
export const asked = {
  drawSure: 'If you accept, the game is over and drawn.',
  drawSureYes: 'Yes, it is a draw',
  withdraw: 'Withdraw',
  decline: 'Decline',
  draw: (name: string): string => `${name} offers a draw. Moving declines it.`,
  drawYes: 'Accept the draw',
  drawMine: 'You have offered a draw. The offer stands until your opponent moves.',
  takeback: (name: string): string => `${name} asks to take back their last move.`,
  takebackYes: 'Let them take it back',
  takebackSure: (name: string): string => `The move is taken off the board, with any answer to it, and ${name} moves again. This cannot be undone.`,
  sureYes: 'Yes, do it',
  takebackMine: 'You have asked to take back your last move.',
  pause: (name: string, when: string): string => `${name} proposes a pause: both clocks would stop until ${when}.`,
  pauseYes: 'Agree to the pause',
  pauseMine: (when: string): string => `You have proposed a pause until ${when}.`,
  count: (name: string): string => `${name} asks the arbiter for a move count.`,
  countMine: 'You have asked the arbiter for a move count.',
  countYes: 'Grant the count',
  countNo: 'Refuse',
  reseat: (name: string, when: string): string => `${name} is reported to have lost their link. A new link to their seat works from ${when}.`,
  reseatYou: (when: string): string => `Someone says that you have lost your link. If you do nothing, your seat can be taken with another link from ${when}.`,
  stillHere: 'I am still here',
  reseatMine: (name: string, when: string): string => `You said that ${name} has lost their link. Pass this one on; it works from ${when}.`,
  reseatLink: 'New link to the seat',
  /** The beginning of the window’s title while a question waits for the reader. */
  titles: { draw: 'Draw offered', takeback: 'Take-back asked', other: 'A question for you' },
}

export const tabs = {
  title: 'About the game',
  moves: 'Moves',
  events: 'Events',
  mine: 'Mine',
  arbiter: 'For the arbiter',
  about: 'About',
  try: 'Try',
}

export const panels = {
  title: 'What you can do',
  names: { draw: 'Draw', takeback: 'Take back', time: 'Time', resign: 'Resign', forced: 'Only moves' },
  close: 'Close',
}
