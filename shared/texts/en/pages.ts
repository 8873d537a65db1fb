/** Words around every page. */
export const site = {
  name: 'Crownhead',
  tagline: 'Draughts by correspondence',
  skip: 'To the main part',
  newGame: 'New game',
  api: 'For programs',
  footer: 'No accounts: your link is your seat. Keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
}

export const newGame = {
  title: 'A slow game of draughts',
  intro:
    'Two people, two secret links, and days for each move. We write to you when it is your turn. No account, nothing to install.',
  yourName: 'Your name',
  yourEmail: 'Your e-mail address',
  emailHint: 'For your link, and a letter at each of your turns. Your opponent does not see it.',
  optional: 'optional',
  side: 'Your side',
  toss: 'Toss for it',
  rules: 'Rules',
  clock: 'Time',
  relaxed: 'Relaxed: 3 days a move, and 7 days in reserve',
  ownClock: 'Other times',
  noClock: 'No time limit',
  perMove: 'Days a move',
  reserve: 'Days in reserve',
  reserveHint: 'The reserve is for the whole game. A turn that takes longer draws on it.',
  opponent: 'I know whom I play',
  opponentHint: 'With a name, the game begins at once. Without, you get an invitation to send to anyone.',
  opponentName: 'Their name',
  opponentEmail: 'Their e-mail address',
  opponentEmailHint: 'Their own link goes there. Without it they could not get in.',
  start: 'Start the game',
}

export const invitation = {
  title: (name: string): string => `${name} invites you to a game of draughts`,
  rules: 'Rules',
  clock: 'Time',
  yourSide: 'Your side',
  sides: { black: 'Black, the dark pieces', white: 'White, the light pieces', toss: 'Drawn by toss when you accept' },
  first: (side: string): string => `${side} moves first.`,
  open: 'Open until',
  yourName: 'Your name',
  yourEmail: 'Your e-mail address',
  accept: 'Accept and play',
  hint: 'You get a link of your own. Whoever has it plays for you, so keep it.',
  takenTitle: 'This invitation has been taken',
  takenHelp:
    'If it was you: your own link was shown after you accepted, and stands in the letter you got if you gave an address.',
  expiredTitle: 'This invitation has lapsed',
  expiredHelp: (name: string): string =>
    `It was open for thirty days. Ask ${name} to start a new game; it takes a minute.`,
  offTitle: 'This game was called off',
  offHelp: (name: string): string => `${name} called it off before it began.`,
  watch: 'Watch the game',
}

/** Pages that say what is wrong. */
export const errors = {
  unknownTitle: 'This link leads to no game',
  unknownHelp: [
    'A link may have been cut when it was copied: open it from the letter itself, or copy it whole.',
    'A link that was replaced no longer works; the newest letter has the one that does.',
    'If you have lost yours, look for a letter from Crownhead, or in your browser’s history for an address with /p/ in it.',
  ],
  unknownPageTitle: 'There is no such page',
  failedTitle: 'That did not work',
  invalidFields: 'These fields are not right yet:',
  crossSite: 'That form was sent from another site, so nothing was done. Open your link and try again.',
}

/** What is wrong with a field, next to the field. */
export const fields = {
  name: (longest: number): string => `A name is needed, of at most ${longest} characters.`,
  email: 'This does not look like an e-mail address.',
  days: (from: number, to: number): string => `A number of days from ${from} to ${to}.`,
  choice: 'Choose one of these.',
}

export const guide = {
  title: 'For programs',
  intro:
    'Everything that the pages do can be done over HTTP with JSON. Times are RFC 3339 in UTC, durations ISO 8601. A seat is proven by the token at the end of its link, sent as a bearer token.',
  method: 'Method',
  path: 'Path',
  what: 'What it does',
  tryIt: 'Start a game:',
  routes: {
    create: 'Offers a game and answers with its links. Honours Idempotency-Key.',
    claim: 'Takes the invitation.',
    game: 'The game. Its ETag is its version; If-None-Match is answered with 304.',
    legalMoves: 'The legal moves.',
    move: 'Makes a move at a ply. The same move sent twice is played once.',
    act: 'Resigns, or calls the game off.',
    ruleSets: 'The rule sets.',
    rulesMove: 'Legal moves of any position, without a game.',
    health: 'Whether the service is up.',
  },
}
