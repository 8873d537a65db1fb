import type { ActType } from '../words.ts'
import { claimsOpen } from './rules.ts'

/** What waits for an answer, and what holds beside the board. Sentences that hold a time take it as a string. */
export const asked = {
  withdraw: 'Withdraw it',
  decline: 'Decline',
  draw: (name: string): string => `${name} offers a draw. To move on is to decline it.`,
  drawYes: 'Accept the draw',
  drawMine: 'You have offered a draw. It stands until your opponent moves.',
  takeback: (name: string): string => `${name} asks to have the last move back.`,
  takebackYes: 'Let it be taken back',
  takebackMine: 'You have asked to have your last move back.',
  pause: (name: string, when: string): string => `${name} proposes a pause: both clocks would stand until ${when}.`,
  pauseYes: 'Agree to the pause',
  pauseMine: (when: string): string => `You have proposed a pause until ${when}.`,
  count: (name: string): string => `${name} asks the arbiter for a count on moves.`,
  countMine: 'You have asked the arbiter for a count on moves.',
  countYes: 'Grant the count',
  countNo: 'Refuse it',
  reseat: (name: string, when: string): string =>
    `${name} is said to have lost the link. The place may be taken anew from ${when}.`,
  reseatYou: (when: string): string =>
    `It was said that you have lost your link. If you do nothing, your place may be taken with another link from ${when}.`,
  stillHere: 'I am still here',
  reseatMine: (name: string, when: string): string =>
    `You said that ${name} has lost the link. Pass this one on; it works from ${when}.`,
  reseatLink: 'Link for taking the place anew',
}

export const stands = {
  paused: (when: string): string => `Paused: both clocks stand until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; that clock stands.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string =>
    `The arbiter counts: ${name} has ${left} more ${left === 1 ? 'move' : 'moves'} to win, or it is a draw.`,
}

export const huff = {
  failed: (name: string, squares: string): string => `${name} failed to jump with the piece on ${squares}.`,
  choose: 'Huff it (take it off, and then move), have the jump made, or simply move and let it stand.',
  huff: (square: number): string => `Huff ${square}`,
  enforce: (name: string): string => `Make ${name} jump`,
}

/** After the end. */
export const after = {
  rematch: 'Rematch',
  rematchYes: 'Yes, play a rematch',
  theyWish: (name: string): string => `${name} would like a rematch, with colours changed.`,
  wished: (name: string): string => `You would like a rematch. It begins when ${name} wishes it too, within 14 days.`,
  being: 'The rematch is being set up. Open this page again in a moment.',
  toRematch: 'To the rematch',
  playOn: 'Let the game go on',
  playOnHint: (name: string): string =>
    `You won on time. You may let ${name} go on with three more days, until 14 days after the end.`,
  renew: 'Renew the invitation',
  renewHint: 'Nobody took it in time. The same link can be opened again.',
}

/** Everything that a seat may do besides moving. */
export const menu = {
  draw: 'Draw',
  claims: claimsOpen,
  claim: 'Claim the draw',
  noClaim: 'Nothing can be claimed now. A claim that comes true with a move is offered with that move.',
  offer: 'Offer a draw',
  offerHint: 'It stands until your opponent moves. You may offer again after ten more moves of yours.',
  time: 'Time',
  give: 'Give time',
  giveDays: (name: string): string => `Days more for ${name}`,
  pause: 'Propose the pause',
  pauseUntil: 'Pause until the morning of',
  pauseHint: 'Both clocks stand, if your opponent agrees. 30 days at the most.',
  endPause: 'End the pause',
  endPauseHint: 'The clocks run again a day after you end it.',
  leave: 'Take leave',
  leaveDays: 'Days of leave',
  leaveHint: (left: string): string => `Your clock stands, and your opponent is told. You have ${left} left.`,
  leaveFrom: 'From (today, if left empty)',
  leaveFromHint: 'You may move all the same.',
  endLeave: 'End my leave',
  endLeaveHint: 'The whole days that are left come back to you.',
  reminders: 'Letters, reminders and quiet hours',
  moves: 'Taking back, and forced moves',
  takeback: 'Ask to take it back',
  takebackHint: 'A slip of the finger? Your opponent may let you have your last move back.',
  forced: 'Play my only move for me',
  forcedStop: 'Let me play it myself',
  forcedOn: 'Where there is only one legal move, it is played for you.',
  forcedOff: 'Where there is only one legal move, it can be played for you at once.',
  plan: 'Planned replies',
  planWhat:
    'If your opponent plays what you expect, your answer is made at once and costs you no time. Nobody else sees this.',
  planLater: 'You can plan while your opponent is to move.',
  planLines: 'One line for each expectation',
  planHint: 'The opponent’s move first, then yours, and so on: 22-17 11-15; 23-18 8-11',
  planSave: 'Keep these replies',
  planOpen: 'Lying ready',
  planAnalysis: 'No longer fits, kept as analysis',
  planFault: (line: number): string => `Line ${line} is not a line of legal moves from here. Nothing was changed.`,
  note: 'My note',
  noteHint: 'For your eyes only',
  noteSave: 'Keep the note',
  settings: 'My name, address and letters',
  rotate: 'Somebody else has my link',
  rotateHint:
    'You get a new link, and the old one is dead at once, for whoever has it. The new one opens right away: bookmark it.',
  rotateYes: 'Make me a new link',
  lost: (name: string): string => `${name} has lost the link`,
  lostHint: (name: string): string =>
    `You get a link to pass on, with which the place can be taken anew in 48 hours. Until then ${name} may object with the old link.`,
  lostYes: 'Ask for a new link',
  arbiter: 'Arbiter',
  count: 'Ask for a count',
  countHint: (name: string): string =>
    `If ${name} grants it, your opponent has to win within forty more moves of his own, or it is a draw.`,
}

export const arbiter = {
  time: 'Give time',
  to: 'To whom',
  who: 'Who has lost the link',
  days: 'Days',
  count: 'The count',
  countEnd: 'End the count: an advantage was shown',
  adjudicate: 'Decide the game',
  adjudicateHint: 'The game ends with your decision, whatever stands on the clock.',
  adjudicateYes: 'Yes, this is how it ends',
  result: 'How does it end?',
  wins: (name: string): string => `${name} wins`,
  void: 'Call the game off',
  voidHint: 'It counts for nothing, and nobody loses.',
  voidYes: 'Yes, call it off',
  reseat: 'A player has lost the link',
  reseatHint: 'You get a link to pass on. It works after 48 hours, unless the old link objects.',
  linkHint: 'This is the arbiter’s link. Whoever has it decides this game.',
}

/** What each act does, for programs. No page with a board carries these. */
export const does: Readonly<Record<ActType, string>> = {
  resign: 'Gives the game up.',
  abort: 'Calls the game off: before anyone joined, or until both have moved.',
  renew: 'The creator opens a lapsed invitation again.',
  'offer-draw': 'Offers a draw; two offers are an agreement.',
  'accept-draw': 'Accepts the draw on offer.',
  'decline-draw': 'Declines it.',
  'withdraw-draw': 'Takes one’s own offer back.',
  'claim-draw': 'Claims a draw that stands on the board: one of the game’s claims.',
  'give-time': 'Gives the other side time, as P2D; the arbiter names the seat.',
  'play-on': 'The winner on time lets a casual game go on.',
  'propose-pause': 'Proposes that both clocks stand until an instant, 30 days at the most.',
  'accept-pause': 'Agrees to the pause.',
  'decline-pause': 'Declines it, or takes one’s own proposal back.',
  'end-pause': 'Ends a pause with 24 hours’ notice.',
  'take-leave': 'One’s own clock stands for some whole days.',
  'end-leave': 'Comes back early; whole days are given back.',
  stand: 'Lets a failure to jump stand (huffing). To move does the same.',
  huff: 'Takes off a piece that failed to jump.',
  enforce: 'Has the jump made instead.',
  plan: 'Replaces one’s planned replies: lists of moves, the opponent’s first. An empty list is none.',
  'request-takeback': 'Asks to have one’s last move back.',
  'accept-takeback': 'Lets it be taken back.',
  'decline-takeback': 'Declines it, or takes one’s own request back.',
  rematch: 'Wishes for a rematch; both wishes make one game.',
  'ask-reseat': 'Says that a player has lost his link; it can be taken anew after 48 hours.',
  'veto-reseat': 'Says that its holder is still here, or takes the asking back.',
  'ask-count': 'Asks the arbiter for a count on moves.',
  'refuse-count': 'The arbiter refuses it.',
  'grant-count': 'The arbiter grants it against the stronger side.',
  'end-count': 'The arbiter ends it.',
  adjudicate: 'The arbiter decides the game: black, white or draw.',
  void: 'The arbiter calls the game off.',
}
