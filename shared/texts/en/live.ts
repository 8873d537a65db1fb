/** What changes while a move is chosen. A page's script carries these words and those of `play`. */
export const live = {
  yourMove: 'Your move',
  youBegin: 'You begin',
  played: (name: string, move: string): string => `${name} played ${move}`,
  playedAndTook: (name: string, move: string, squares: string): string => `${name} played ${move} and took ${squares}`,
  mustCapture: 'You must capture.',
  onlyMove: 'There is only one move.',
  notSent: (move: string): string => `${move} is not sent yet`,
  notSentTaking: (move: string, squares: string): string => `${move}, which takes ${squares}, is not sent yet`,
  choose: 'Choose a piece with a ring',
  /** Follows `choose` where there is room. */
  orType: ', or type',
  typeMove: 'Type a move',
  show: 'Show',
  chooseSquare: (square: string): string => `Where should the piece on ${square} go?`,
  chooseWay: 'There is more than one way to get there. Choose one:',
  way: (move: string, squares: string): string => `${move} takes ${squares}`,
  undo: 'Undo',
  playIt: (move: string): string => `Play it: ${move}`,
}

/** What the script says about what was chosen or typed and has not been sent. */
export const unsent = {
  title: (page: string): string => `Not sent yet · ${page}`,
  movedOn: 'The game has moved on.',
  dropped: (move: string): string => `${move} was not sent.`,
  kept: (text: string): string => `What you typed is kept: “${text}”`,
  offline:
    'This was not sent: the service cannot be reached. Nothing is lost. Press again in a moment, or when you are online.',
  online: 'You are online again. Press again to send what is on this page.',
}
