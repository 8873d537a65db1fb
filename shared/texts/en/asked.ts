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
