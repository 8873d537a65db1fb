/** The pages of the rules. Sentences stand alone, and a page chooses those that its rule set needs. */
export const rulesPages = {
  title: 'The rules, with pictures',
  lead: 'All of them are draughts: what differs is the board, what a king can do, and which jump you must choose.',
  facts: (rules: string): string => `${rules} · the rules`,
  lost: 'A player who has no piece left, or cannot move, has lost.',
  legend: 'White moves up the board. A ring marks a piece that can move, a dot where to, a cross what is taken.',
  /** What tells the rule sets apart, in a list. */
  brief: {
    kings: { one: 'short kings', any: 'flying kings' },
    men: { forward: 'men jump forward', 'both-ways': 'men jump backward too' },
    choice: { free: 'any jump', most: 'the most must be taken', captor: 'a king jumps first', huffing: 'huffing' },
  },
  headings: {
    moving: 'Moving',
    jumping: 'Jumping',
    straight: 'Straight jumps',
    spared: 'Men and kings',
    several: 'Several jumps',
    crowning: 'Crowning',
    passing: 'Passing through',
    first: 'Jumps come first',
    huffing: 'Huffing',
    most: 'Take the most',
    value: 'Take what counts most',
    captor: 'A king jumps first',
    kingsTaken: 'Take kings',
    earlyKing: 'The first king soonest',
    kings: 'Kings',
    kingJump: 'A king’s jump',
  },
  says: {
    moving: 'A man moves one square diagonally forward, to an empty square.',
    jumping: {
      forward: 'A man takes a piece next to it by jumping over it, forward, to the empty square behind.',
      'both-ways': 'A man takes a piece next to it by jumping over it, forward or backward, to the empty square behind.',
    },
    straight: 'Pieces also jump straight ahead, back and sideways, over the next dark square of a row or column to the one behind. They only jump that way: they never move so.',
    spared: 'A man cannot take a king.',
    several: 'The same piece jumps on as long as it can. What it jumped leaves the board at the end.',
    crowning: {
      stops: 'A man on the far row becomes a king. Its move ends there, even if a king could jump on.',
      'goes-on': 'A man that reaches the far row becomes a king at once, and jumps on as a king if it can.',
      passes: 'A man becomes a king if its move ends on the far row.',
    },
    passing: 'A man that can jump on from the far row must do so, and stays a man.',
    first: 'If you can jump, you must.',
    anyJump: 'You choose which jump; it need not be the longest.',
    huffing: 'You may leave a jump out, or stop it early. Then the other player may take one piece that should have jumped off the board before moving, or make you jump after all.',
    most: 'You must take as many pieces as you can: here two, not one.',
    value: 'A man counts 2 and a king 3: you must take what counts most. Here that is the king.',
    captor: {
      alone: 'If a king can jump, a king must: men may not jump then.',
      among: 'If a man and a king can take equally much, the king must.',
    },
    kingsTaken: 'If the number is equal, you must take as many kings as you can.',
    earlyKing: 'If that is equal too, you must jump so that the first king is taken as soon as possible.',
    kings: {
      one: 'A king moves one square and jumps over one piece, forward and backward. It does not fly.',
      any: 'A king flies: it moves along a free diagonal as far as it likes, forward and backward.',
    },
    kingRun: (most: number): string => `While its side has men, one king makes at most ${most} moves in a row without a jump.`,
    kingJump: {
      any: 'It jumps over one piece, near or far, and lands on any free square behind it.',
      behind: 'It jumps over one piece, near or far, and lands directly behind it.',
    },
    backward: 'A man does not move backward.',
    finish: 'A jump that can go on must be finished.',
    turns: 'The players move in turn, each with their own pieces. Nobody may pass.',
  },
  drawn: 'Drawn when',
  draws: {
    agreed: 'Both players agree to it.',
    repetition: {
      claim: 'A position is there for the third time, with the same player to move, or the next move brings it; that player claims the draw.',
      automatic: 'A position is there for the third time, with the same player to move.',
    },
    quiet: (moves: number): string => `In each player’s last ${moves} moves nothing was taken and no man moved, and one of them claims the draw.`,
    loneKing: (moves: number): string => `Three pieces, a king among them, have played ${moves} moves of each side against a lone king, and one player claims the draw.`,
    kings: 'One king is left against one king, and the player to move cannot take it.',
    material: 'Few pieces are no draw by themselves: the stronger side may play on.',
    length: (plies: string): string => `On Crownhead a game is also drawn after ${plies} moves, both players’ counted.`,
  },
  squares: {
    numbers: 'The numbers of the squares',
    letters: 'The names of the squares',
    board: 'The whole board; each dark square has its number or name.',
    start: (black: number, white: number, last: number): string => `Black begins on 1 to ${black}, White on ${white} to ${last}.`,
    setUp: (men: number, rows: number): string => `Each side begins with ${men} men, on the dark squares of its first ${rows} rows.`,
    named: 'Letters name the columns and numbers the rows, seen from White: a1 is at the lower left.',
    examples: (move: string, jump: string, long: string): string => `${move} is a move, ${jump} a jump, ${long} two jumps.`,
  },
  articles: 'Articles',
  article: (number: string): string => `Article ${number}`,
  sources: {
    english: 'The numbers are those of the Laws of Checkers, 2025 edition.',
    international: 'The numbers are those of the international rules.',
  },
  others: 'All rules',
  /** The descriptions of the pictures, for readers who do not see them. */
  picture: {
    on: (piece: string, square: string): string => `${piece} on ${square}`,
    possible: (moves: string): string => `Possible: ${moves}.`,
    played: (move: string): string => `The move: ${move}.`,
    taking: (move: string, squares: string): string => `The move: ${move}, which takes ${squares}.`,
    crowned: 'It is crowned.',
    huffed: (squares: string): string => `It may be huffed: ${squares}.`,
    forbidden: (move: string): string => `Not allowed: ${move}.`,
  },
}

/** The page of how the service works. */
export const howItWorks = {
  title: 'How it works',
  lead: 'You press a piece, then a square, look at the move, and press “Play it”. Until then nothing is sent. Afterwards you can still ask your opponent to let you take it back.',
  link: {
    title: 'Your link',
    text: 'There are no accounts. Whoever starts a game or accepts an invitation gets a secret link to their own side. It is your seat: bookmark it, and give it to nobody, because anyone who has it can play for you.',
    more: 'Lost your link?',
  },
  time: {
    title: 'Time',
    text: 'You need not be there at the same time. With “3 days” you have three days for each move, and your clock runs only while it is your turn. Whoever runs out of time loses.',
  },
  reserve: {
    title: 'Reserve',
    text: 'With “7 in reserve” you have seven more days, once, for the whole game. A move that takes longer than its days uses them up, and only when they are gone too is the game lost.',
  },
  emails: {
    title: 'Emails',
    text: 'If you give an address, we write when it is your turn, with the board and the time left. Emails come only once you agree to them in the first one, and each has a link that stops them. Your opponent sees your address only if they typed it.',
    without: 'Without an address you come back by your link, or have your browser tell you.',
  },
  more: 'The rules, with pictures',
}

/** The page of how to play without seeing the board. */
export const withoutSight = {
  lead: 'Everything can be done by keyboard with a screen reader, and whole games by email alone. A page reads out what has changed, not everything again.',
  board: {
    title: 'The board by keyboard',
    text: (square: string): string =>
      `Each square says its number, what stands on it and what can be done there: “${square}”. The arrow keys go from square to square; the digits of a number lead straight to its square. Enter chooses the piece, then the square it goes to. The focus is then on “Play it”: only that sends the move. Escape takes the choice back. These keys need your screen reader’s focus mode (in NVDA: Insert and Space); in browse mode you read square after square. A “ring” on the page means “can move”.`,
  },
  typing: {
    title: 'Typed moves and questions',
    text: 'The field below the board takes a move, such as 11-15: Enter shows it, and Enter again plays it. It also answers these words. While you wait, at the end, and in a game that you watch, a field for them follows the board, too. English words are understood everywhere.',
  },
  replay: {
    title: 'Earlier moves',
    text: 'Outside the board and the fields, the left and right arrow keys go one move back and on. What you ask then concerns the position that is shown.',
  },
  news: {
    title: 'News',
    text: 'While the page is open, it announces the other player’s moves, offers and messages, and when little time is left. It makes no sound itself. In a game’s settings your browser can be asked to notify you, even if the page is closed.',
  },
  emails: {
    title: 'By email alone',
    text: 'Each email has the last move, the position in words and drawn in letters, and the time left. Where it says that you can reply, write your move above the marked line, on a line of its own. The first email of a game may have only the link to your board. “draw” after the move offers a draw, “accept” or “decline” answers an offer, and “resign” gets you the link to your board, where you confirm it. For all else you need no page.',
  },
}

export { verifying } from './verifying.ts'

export type RulesPagesTexts = typeof rulesPages
export type HowItWorksTexts = typeof howItWorks
export type WithoutSightTexts = typeof withoutSight
