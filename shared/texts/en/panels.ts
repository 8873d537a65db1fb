import { plural } from './board.ts'

/** Conditions that are in force, shown beside the board. */
export const stands = {
  paused: (when: string): string => `Paused: both clocks are stopped until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; their clock is stopped.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string => `Move count: ${name} has ${left} more ${plural(left, { one: 'move', other: 'moves' })} to win, or the game is drawn.`,
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
}

export const tabs = {
  title: 'About the game',
  moves: 'Moves',
  events: 'Events',
  mine: 'Mine',
  desk: 'For the arbiter',
  about: 'About',
  try: 'Try',
}

export const panels = {
  title: 'What you can do',
  names: { draw: 'Draw', takeback: 'Take back', time: 'Time', resign: 'Resign' },
  close: 'Close',
}
