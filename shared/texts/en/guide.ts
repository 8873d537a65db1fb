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
