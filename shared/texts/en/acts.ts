import type { ActType } from '../words.ts'
import { claimNow } from './rules.ts'

/** What waits for an answer. Sentences that hold a time take it as a string. */
export const asked = {
  withdraw: 'Withdraw',
  decline: 'Decline',
  draw: (name: string): string => `${name} offers a draw. Moving declines it.`,
  drawYes: 'Accept the draw',
  drawMine: 'You have offered a draw. The offer stands until your opponent moves.',
  takeback: (name: string): string => `${name} asks to take back their last move.`,
  takebackYes: 'Let them take it back',
  takebackMine: 'You have asked to take back your last move.',
  pause: (name: string, when: string): string => `${name} proposes a pause: both clocks would stop until ${when}.`,
  pauseYes: 'Agree to the pause',
  pauseMine: (when: string): string => `You have proposed a pause until ${when}.`,
  count: (name: string): string => `${name} asks the arbiter for a move count.`,
  countMine: 'You have asked the arbiter for a move count.',
  countYes: 'Grant the count',
  countNo: 'Refuse',
  reseat: (name: string, when: string): string =>
    `${name} is reported to have lost their link. A new link to their seat works from ${when}.`,
  reseatYou: (when: string): string =>
    `Someone says that you have lost your link. If you do nothing, your seat can be taken with another link from ${when}.`,
  stillHere: 'I am still here',
  reseatMine: (name: string, when: string): string =>
    `You said that ${name} has lost their link. Pass this one on; it works from ${when}.`,
  reseatLink: 'New link to the seat',
}

/** What holds beside the board. */
export const stands = {
  paused: (when: string): string => `Paused: both clocks are stopped until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; their clock is stopped.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string =>
    `Move count: ${name} has ${left} more ${left === 1 ? 'move' : 'moves'} to win, or the game is drawn.`,
}

export const huff = {
  failed: (name: string, squares: string): string => `${name} failed to jump with the piece on ${squares}.`,
  choose: 'Huff the piece (take it off, then move), have the jump made, or just move and let it stand.',
  huff: (square: number): string => `Huff ${square}`,
  enforce: (name: string): string => `Make ${name} jump`,
}

/** After the end. */
export const after = {
  rematch: 'Rematch',
  rematchYes: 'Yes, play a rematch',
  theyWish: (name: string): string => `${name} would like a rematch, with colours swapped.`,
  wished: (name: string): string => `You asked for a rematch. It begins if ${name} asks too, within 14 days.`,
  being: 'The rematch is being set up. Open this page again in a moment.',
  toRematch: 'Go to the rematch',
  playOn: 'Let the game go on',
  playOnHint: (name: string): string =>
    `You won on time. Until 14 days after the end, you can give ${name} three more days and let the game go on.`,
  renew: 'Renew the invitation',
  renewHint: 'Nobody accepted it in time. Renew it and the same link works again.',
}

/** Everything that a seat may do besides moving. */
export const menu = {
  draw: 'Draw',
  claims: claimNow,
  claim: 'Claim the draw',
  noClaim: 'There is nothing to claim now. If a move makes a claim possible, you can claim with that move.',
  offer: 'Offer a draw',
  offerHint: 'The offer stands until your opponent moves. You can offer again after ten more moves of your own.',
  time: 'Time',
  give: 'Give time',
  giveDays: (name: string): string => `Extra days for ${name}`,
  pause: 'Propose a pause',
  pauseUntil: 'Pause until the morning of',
  pauseHint: 'Both clocks stop if your opponent agrees. At most 30 days.',
  endPause: 'End the pause',
  endPauseHint: 'The clocks start again a day after you end it.',
  leave: 'Take leave',
  leaveDays: 'Days of leave',
  leaveHint: (left: string): string => `Your clock stops, and your opponent is told. You have ${left} left.`,
  leaveFrom: 'From (today if empty)',
  leaveFromHint: 'You can still move while on leave.',
  endLeave: 'End my leave',
  endLeaveHint: 'You get back the whole days that are left.',
  reminders: 'Emails, reminders and quiet hours',
  moves: 'Taking back, and forced moves',
  takeback: 'Ask to take it back',
  takebackHint: 'A misclick? Your opponent can let you take back your last move.',
  forced: 'Play my only move for me',
  forcedStop: 'Let me play it myself',
  forcedOn: 'When there is only one legal move, it is played for you.',
  forcedOff: 'When there is only one legal move, it can be played for you at once.',
  plan: 'Planned replies',
  planWhat:
    'If your opponent plays what you expect, your reply is made at once and costs you no time. Only you see this.',
  planLater: 'You can plan while it is your opponent’s turn.',
  planLines: 'One variation per line',
  planHint: 'Your opponent’s move first, then yours, and so on: 22-17 11-15; 23-18 8-11',
  planSave: 'Save these replies',
  planOpen: 'Ready to be played',
  planAnalysis: 'No longer fits the game; kept as analysis',
  planFault: (line: number): string =>
    `Line ${line} is not a sequence of legal moves from this position. Nothing was changed.`,
  note: 'My note',
  noteHint: 'Only you see it',
  noteSave: 'Save the note',
  settings: 'My name, address and emails',
  forget: 'Forget me',
  rotate: 'Someone else has my link',
  rotateHint:
    'You get a new link, and the old one stops working at once, for everyone. The new one opens right away: bookmark it.',
  rotateYes: 'Make me a new link',
  lost: (name: string): string => `${name} has lost their link`,
  lostHint: (name: string): string =>
    `You get a link to pass on, which gives the seat back after 48 hours. Until then ${name} can say “${asked.stillHere}” with the old link.`,
  lostYes: 'Ask for a new link',
  arbiter: 'Arbiter',
  count: 'Ask for a move count',
  countHint: (name: string): string =>
    `If ${name} grants it, your opponent has to win within forty more moves of their own, or the game is drawn.`,
}

export const arbiter = {
  time: 'Give time',
  to: 'To whom',
  who: 'Who has lost their link',
  days: 'Days',
  count: 'The move count',
  countEnd: 'End the count: an advantage was shown',
  adjudicate: 'Decide the game',
  adjudicateHint: 'The game ends with your decision, whatever the clock says.',
  adjudicateYes: 'Yes, this is how it ends',
  result: 'How does it end?',
  wins: (name: string): string => `${name} wins`,
  void: 'Call the game off',
  voidHint: 'The game does not count, and nobody loses.',
  voidYes: 'Yes, call it off',
  reseat: 'A player has lost their link',
  reseatHint: `You get a link to pass on. It works after 48 hours, unless the player says “${asked.stillHere}” with the old one.`,
  linkHint: 'This is the arbiter’s link. Anyone who has it decides this game.',
}

/** What each act does, for programs. No page with a board carries these. */
export const does: Readonly<Record<ActType, string>> = {
  resign: 'Resigns the game.',
  abort: 'Calls the game off; possible until both sides have moved.',
  renew: 'Reopens an expired invitation; for the creator.',
  'offer-draw': 'Offers a draw. If both sides offer, it is a draw.',
  'accept-draw': 'Accepts the draw offer.',
  'decline-draw': 'Declines the draw offer.',
  'withdraw-draw': 'Withdraws your own draw offer.',
  'claim-draw': 'Claims a draw that the position gives a right to: one of the game’s claims.',
  'give-time': 'Gives the other side time, such as P2D; the arbiter names the seat.',
  'play-on': 'Lets a casual game go on; for the winner on time.',
  'propose-pause': 'Proposes to stop both clocks until an instant, at most 30 days ahead.',
  'accept-pause': 'Agrees to the pause.',
  'decline-pause': 'Declines the pause, or withdraws your own proposal.',
  'end-pause': 'Ends a pause with 24 hours’ notice.',
  'take-leave': 'Stops your own clock for a number of whole days.',
  'end-leave': 'Ends your leave early; whole days are given back.',
  stand: 'Lets a failure to jump stand (huffing). Moving does the same.',
  huff: 'Takes off a piece that failed to jump.',
  enforce: 'Has the jump made instead.',
  plan: 'Replaces your planned replies: lists of moves, the opponent’s first. An empty list clears them.',
  'request-takeback': 'Asks to take back your last move.',
  'accept-takeback': 'Lets the move be taken back.',
  'decline-takeback': 'Declines the request, or withdraws your own.',
  rematch: 'Asks for a rematch. When both sides ask, the game begins.',
  'ask-reseat': 'Reports that a player has lost their link; a new link to the seat works after 48 hours.',
  'forget-me':
    'Deletes your name, address, settings, plans and note from this game. Your moves stay, and so does your link; emails stop.',
  'veto-reseat': '“I am still here”: the player keeps the seat. For the side that reported it, withdraws the report.',
  'ask-count': 'Asks the arbiter for a move count.',
  'refuse-count': 'Refuses the count; for the arbiter.',
  'grant-count': 'Grants the count against the stronger side; for the arbiter.',
  'end-count': 'Ends the count; for the arbiter.',
  adjudicate: 'Decides the game as black, white or draw; for the arbiter.',
  void: 'Calls the game off; for the arbiter.',
}

/** The words of acts on a page with a board. */
export const onBoard = { asked, stands, huff, after, menu, arbiter }
