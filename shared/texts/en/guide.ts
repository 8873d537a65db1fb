import { does } from './acts.ts'

export const guide = {
  title: 'For developers',
  intro:
    'Playing, watching and settings can be done over HTTP with JSON. Bodies are application/json in UTF-8 (else 415), of 16 KB at most (else 413). Times are RFC 3339 in UTC, durations ISO 8601. To act for a seat, send the token at the end of its link: Authorization: Bearer and the token.',
  method: 'Method',
  path: 'Path',
  what: 'What it does',
  examplesTitle: 'Examples',
  examplesIntro:
    'Four requests in a row. A $ and a name in capitals stand for what an earlier answer said. Keep the token of a seat secret: it is the only proof of who plays.',
  examples: {
    offer: 'Amara offers a game, and plays black.',
    accept: 'Otis accepts with the token of the invitation, and gets the link of the white seat.',
    play: 'Amara makes the first move.',
    read: 'Otis reads the game. Without the Authorization field, anyone may read what is public of it.',
  },
  keep: 'From the answer:',
  routesTitle: 'Methods and paths',
  routes: {
    create:
      'Offers a game and returns the creator’s link, and invitations: for anyone, or for the opponent and the arbiter who are named. The game begins when the opponent accepts. The same Idempotency-Key (16 to 200 visible ASCII characters) gives the same answer again; with another body, 422.',
    claim:
      'Accepts an invitation, or takes a lost seat: returns the link of the seat, or of the arbiter. Without an email, a person who was named keeps the one that was given. Idempotency-Key as above.',
    pdn: 'The game in PDN 3.0: names, opening, time control, result, and beside each move the time it took and what the reserves held. What was taken back is a remark. For all records: ply is a position, from 0, the last unless you say; flip=1 has Black below. The ETag is the version, and If-None-Match is answered with 304.',
    fen: 'A position of the game in FEN.',
    svg: 'A position as a drawing, with its title and description in words in the language that you accept.',
    png: 'A position as a picture, 480 pixels wide.',
    gif: 'The game up to the ply as a moving picture, a second for each position, the last 150 of them.',
    game: 'The game. version counts the changes that everyone can see, and the ETag changes with it and with your own changes; If-None-Match is answered with 304. A seat also gets its own links to the other game of a match and to the rematch.',
    legalMoves: 'The legal moves.',
    move: 'Makes a move at a ply. The same move sent twice is played once.',
    act: 'Every other act in a game: see below.',
    seat: 'What the player in a seat has set: name, address, emails, note, planned replies.',
    changeSeat: 'Changes that; null removes a value.',
    rotate:
      'Replaces the link to the seat. The old one stops working, but gives the new one again with the same Idempotency-Key.',
    links: 'Emails an address the links of its games. The answer is always the same.',
    ruleSets: 'The rule sets.',
    look: 'What has changed in the games of up to 100 links: changed lists those that have, each with the index of its link (from 0) and what a list of games shows; unchanged, the indices of links whose given version is the present one; gone, the indices of links that open nothing any more.',
    rulesMove: 'Legal moves of any position, without a game.',
    health: 'Whether the service is up.',
  },
  keysTitle: 'Keys of programs',
  keys: 'A program that plays both sides can get all links at once. With an API key of this service (Authorization: Bearer and the key) that has the scope seats:hold, it creates a game with hold: true and an opponent, without email addresses of those it names. Nobody is invited, the game begins at once, and the answer has the links of the opponent and the arbiter themselves. A key opens no game: to act, send the token of a seat. An Idempotency-Key that comes with a key is that key’s own.',
  answers: 'Answers',
  limitsTitle: 'How often',
  limitsIntro:
    'Requests an hour, by UTC: of one network (a /24 of IPv4, a /56 of IPv6), with one link, and with one API key. Pages count in the same limits. Each answer of these routes has RateLimit-Policy and RateLimit fields: the limits, what is left (r), and the seconds until it begins again (t). Beyond a limit the answer is 429 with Retry-After, and nothing is done.',
  network: 'Of one network',
  link: 'With one link',
  key: 'With one key',
  means: 'What it means',
  refusalsTitle: 'What may be refused',
  refusalsIntro:
    'A refusal is application/problem+json (RFC 9457): type, title, status, detail and code, and what helps with it, such as issues, reason, article, game, legalMoves, limit, scope or watch. Any route may answer 413 to a body that is too long, and 404 or 405 to an address or method that is not in the list.',
  actsTitle: 'Acts in a game',
  actsIntro: 'Each has a type, the ply it is made at, and the fields listed here. A question mark means optional.',
  fields: 'Fields',
  bodiesTitle: 'Bodies',
  bodiesIntro:
    'The fields of each body. Any other field is refused (400). A field of a field, such as creator.name, is required where the outer one is sent. A question mark means optional.',
  field: 'Field',
  value: 'Value',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  usual: (value: string): string => `no; else ${value}`,
  or: 'or',
  kinds: {
    text: (most: number): string => `text, at most ${most} characters`,
    email: (most: number): string => `email address, at most ${most} characters`,
    number: (least: number, most: number): string => `whole number, ${least} to ${most}`,
    flag: 'true or false',
    instant: 'time, such as 2026-11-23T18:00:00Z',
    duration: (least: string, most: string): string => `duration, ${least} to ${most}`,
    locale: 'language tag, such as en or pt-BR',
    timeZone: 'time zone, such as Europe/Amsterdam',
    list: (most: number): string => `list of at most ${most}, each one:`,
  },
  acts: does,
}

/** The files of a game, and the sheet for both to sign. */
export const records = {
  title: 'Keep this game',
  pdnHint: 'moves and times',
  png: 'Picture',
  pngHint: 'of this position',
  gif: 'Moving picture',
  gifHint: (seconds: number): string => `${seconds} s`,
  svg: 'Drawing',
  svgHint: 'sharp at any size',
  fen: 'Position',
  sheet: 'Score sheet',
  sheetHint: 'to print and sign',
}

export const sheet = {
  title: 'Score sheet',
  game: (id: string): string => `Game ${id}`,
  back: 'Back to the game',
  rules: 'Rules',
  clock: 'Time',
  begun: 'Begun',
  ended: 'Ended',
  notEnded: 'Not ended',
  moves: 'Moves',
  move: 'Move',
  result: 'Result',
  won: (side: string): string => `${side} won, 2–0`,
  draw: 'Draw, 1–1',
  open: 'No result',
  position: 'Position at the end',
  positionNow: 'Position',
  times: 'Beside each move: the time its player took for it. min = minutes, h = hours, d = days.',
  right: 'We have checked this sheet, and it is right (article 27.2).',
  date: 'Date',
  printed: (when: string): string => `Made ${when}. All times UTC.`,
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
