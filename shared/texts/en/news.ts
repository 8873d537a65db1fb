/** The heading of a letter, and what it tells in a sentence or two. */
export type Told = { readonly title: string; readonly text: string }

/** What happened beside the moves. Names arrive cleaned; times and durations arrive as words. */
export const news = {
  drawOffered: (who: string): Told => ({
    title: `${who} offers a draw`,
    text: `${who} offers you a draw. Accept or decline on your board; your next move declines it, too.`,
  }),
  drawDeclined: (who: string): Told => ({
    title: 'No draw',
    text: `${who} declined the draw that you offered. The game goes on.`,
  }),
  timeForYou: (giver: string, time: string): Told => ({
    title: `${time} more for you`,
    text: `${giver} gave you ${time} more. It is added to your reserve.`,
  }),
  timeForThem: (giver: string, to: string, time: string): Told => ({
    title: `${time} more for ${to}`,
    text: `${giver} gave ${to} ${time} more.`,
  }),
  youPlayOn: (who: string, time: string): Told => ({
    title: 'The game goes on',
    text: `Your time was up, but ${who} lets you play on, with ${time} more.`,
  }),
  theyPlayOn: (who: string, time: string): Told => ({
    title: 'The game goes on',
    text: `You let ${who} play on, with ${time} more.`,
  }),
  pauseProposed: (who: string, until: string): Told => ({
    title: `${who} proposes a pause`,
    text: `${who} would like both clocks to stand until ${until}. Accept or decline on your board.`,
  }),
  pauseDeclined: (who: string): Told => ({
    title: 'No pause',
    text: `${who} decided against the pause. The clocks run on.`,
  }),
  paused: (who: string, until: string): Told => ({
    title: 'The game rests',
    text: `You and ${who} agreed on a pause: both clocks stand until ${until}. You may move all the same, and either of you may end the pause with a day’s notice.`,
  }),
  pauseEnding: (who: string, until: string): Told => ({
    title: 'The pause ends',
    text: `${who} ended the pause. The clocks run again from ${until}.`,
  }),
  leaveTaken: (who: string, from: string, until: string): Told => ({
    title: `${who} takes leave`,
    text: `${who} is on leave from ${from} until ${until}. Only ${who}’s clock stands then; a move may come all the same.`,
  }),
  leaveEnded: (who: string): Told => ({
    title: `${who} is back`,
    text: `${who} ended the leave. Both clocks run as usual.`,
  }),
  frozen: (from: string, until: string): Told => ({
    title: 'Time that does not count',
    text: `Crownhead did not work from ${from} until ${until}. The clock of your game leaves that time out, so it costs nobody anything.`,
  }),
  huffed: (who: string, square: number): Told => ({
    title: `${who} huffed your piece`,
    text: `Your piece on ${square} did not take what it could have taken, so ${who} took it off the board and moves now.`,
  }),
  takebackAsked: (who: string, move: string): Told => ({
    title: `${who} asks for a move back`,
    text: `${who} would like to take back ${move}. Accept or decline on your board; if the game goes on, the move stands.`,
  }),
  takebackDeclined: (who: string): Told => ({
    title: 'No move is taken back',
    text: `${who} decided against it. The game goes on as it stands.`,
  }),
  youTookBack: (who: string): Told => ({
    title: 'You have your move back',
    text: `${who} let you take it back. Choose again.`,
  }),
  theyTookBack: (who: string): Told => ({
    title: `${who} has the move back`,
    text: `You let ${who} take it back. The board shows the game as it stands now.`,
  }),
  rematchOffered: (who: string): Told => ({
    title: `${who} would like a rematch`,
    text: `${who} would like to play you again, with the colours changed. One press on your board and the game begins; nobody has to be there at the same time.`,
  }),
  linkRotated: {
    title: 'Your new link',
    text: 'Your board has a new link, and the old one is dead: nobody can use it any more.',
  },
  areYouThere: (who: string, until: string): Told => ({
    title: 'Are you still there?',
    text: `${who} says that you lost your link. If you are still there, press “I am here” on your board by ${until}. If you do not, your seat may be given away.`,
  }),
  youSaidLost: (who: string, until: string): Told => ({
    title: `${who}’s lost link`,
    text: `You said that ${who} lost the link. ${who} may object until ${until}. If no word comes, your board has a new link for that seat, for you to pass on.`,
  }),
  theySaidLost: (who: string, lost: string, until: string): Told => ({
    title: `${lost}’s lost link`,
    text: `${who} says that ${lost} lost the link. ${lost} may object until ${until}. If no word comes, that seat gets a new link.`,
  }),
  seatsStay: (opponent: string): Told => ({
    title: 'Every seat stays as it is',
    text: `The matter of the lost link is settled: you and ${opponent} keep your seats, and both links work as before.`,
  }),
  youSatDown: (opponent: string): Told => ({
    title: `You play ${opponent} from here on`,
    text: 'The seat of this game is yours now. Its old link is dead; yours is below.',
  }),
  theySatDown: (who: string): Told => ({
    title: `${who} has taken the seat`,
    text: `The seat opposite you has a new link, and ${who} holds it. The old link is dead. The game goes on as it stands.`,
  }),
  countAsked: (who: string, stronger: string): Told => ({
    title: `${who} asks for a count`,
    text: `${who} asks for a count on moves: ${stronger} would have to win within it, or the game is drawn. Grant or refuse it on the board.`,
  }),
  countRefused: (who: string): Told => ({
    title: 'No count on moves',
    text: `${who} refused the count on moves. The game goes on without it.`,
  }),
  countOnYou: (who: string, left: number): Told => ({
    title: 'A count on moves',
    text: `${who} granted a count on moves: you have to win within ${left} more of your own moves, or the game is drawn.`,
  }),
  countOnThem: (who: string, stronger: string, left: number): Told => ({
    title: 'A count on moves',
    text: `${who} granted a count on moves: ${stronger} has to win within ${left} more moves, or the game is drawn.`,
  }),
  countEnded: (who: string): Told => ({
    title: 'The count is over',
    text: `${who} ended the count on moves, as the stronger side has made headway. The game goes on without it.`,
  }),
}
