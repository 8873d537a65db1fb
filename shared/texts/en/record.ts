/** What happened beside the moves, one sentence each. `who` may be `you`, `whom` `youToo`. */
export const events = {
  none: 'Nothing has happened beside the moves.',
  you: 'You',
  youToo: 'you',
  somebody: 'Somebody',
  joined: 'The game began.',
  takenBack: 'The last move was taken back.',
  timeGiven: (who: string, whom: string, time: string): string => `${who} gave ${whom} ${time}`,
  playedOn: (time: string): string => `Time was up, and the game went on with ${time} more`,
  huffed: (square: string): string => `The piece on ${square} was huffed`,
  enforced: 'The jump had to be made',
  countRefused: 'The arbiter refused the move count',
  countEnded: 'The arbiter ended the move count',
  paused: (when: string): string => `Both clocks were stopped until ${when}`,
  frozen: (when: string): string => `Crownhead was down until ${when}: that time does not count`,
  by: {
    drawOffered: (who: string): string => `${who} offered a draw`,
    drawDeclined: (who: string): string => `${who} declined the draw`,
    drawWithdrawn: (who: string): string => `${who} withdrew the draw offer`,
    takebackAsked: (who: string): string => `${who} asked to take back a move`,
    takebackDeclined: (who: string): string => `${who} declined: the move stands`,
    pauseDeclined: (who: string): string => `${who} declined the pause`,
    leaveEnded: (who: string): string => `${who} came back from leave`,
    cautioned: (who: string): string => `${who} got a caution for an illegal move`,
    countAsked: (who: string): string => `${who} asked the arbiter for a move count`,
    countGranted: (whom: string): string => `A move count began: ${whom} has to win within it`,
    reseatAsked: (whom: string): string => `A lost link was reported: the seat of ${whom}`,
    reseated: (whom: string): string => `A seat was taken with a new link: ${whom}`,
  },
  until: {
    pauseProposed: (who: string, when: string): string => `${who} proposed a pause until ${when}`,
    pauseEnding: (who: string, when: string): string => `${who} ended the pause: the clocks run from ${when}`,
    leaveTaken: (who: string, when: string): string => `${who} took leave until ${when}`,
  },
}

export const tabs = {
  title: 'About the game',
  moves: 'Moves',
  events: 'Events',
  mine: 'Mine',
  desk: 'For the arbiter',
  about: 'About',
}

export const panels = {
  title: 'What you can do',
  names: { draw: 'Draw', takeback: 'Take back', time: 'Time', resign: 'Resign' },
  close: 'Close',
}

export const replay = {
  title: 'Replay',
  first: 'To the start',
  back: 'One move back',
  next: 'One move on',
  last: 'To the last move',
  start: 'The start',
  move: (number: number): string => `Move ${number}`,
  of: (number: number): string => `of ${number}`,
  present: 'Back to the game as it stands',
}

/** The time of both sides. */
export const clock = {
  /** The thinking time beside a move. */
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
