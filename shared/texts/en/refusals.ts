import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'There is no such game, or this link is not (or no longer) valid.',
  'stale-ply': 'The game has moved on since you opened this page. Here is how it stands now.',
  'not-your-turn': 'It is not your turn.',
  'not-begun': 'The game has not begun: nobody has accepted the invitation yet.',
  'game-over': 'The game is over.',
  'too-late': 'That move came after the deadline: the time had run out.',
  'too-late-to-abort': 'Both sides have moved, so the game can no longer be called off. You can still resign.',
  'invitation-taken': 'Someone has already accepted this invitation.',
  'invitation-expired': 'This invitation has expired.',
  'illegal-move': 'That move is not legal.',
  'not-yours-to-do': 'That is not for you to do in this game.',
  'nothing-asked': 'There is nothing left to answer.',
  'asked-already': 'That has already been asked; the other side has not answered yet.',
  'draw-offered-lately': 'You offered a draw not long ago. You can offer again after ten more moves of your own.',
  'claim-not-valid': 'You cannot claim that: the position does not allow it.',
  'not-in-this-game': 'The terms of this game do not allow that.',
  'nothing-to-take-back': 'There is no move of yours to take back.',
  'not-on-offer-any-more': 'That is no longer possible: its time has passed.',
  'too-long': 'That value is outside the allowed range.',
  'no-leave-left': 'You do not have that many days of leave left.',
  'no-offence-there': 'That piece did not fail to jump.',
  'not-yet': 'That is not possible yet.',
  'allowance-used': 'That is more requests or changes than one game has room for. You can still move, answer and end the game.',
  'address-returned': 'An email to this address came back. Enter another one.',
  'idempotency-key-needed': 'Send this with an Idempotency-Key: without one, a request that is sent again would make everything twice.',
  'key-needed': 'This needs an API key: Authorization: Bearer with a key that begins with ck_.',
  'link-needed': 'This needs the token of a link: Authorization: Bearer is missing, or has no such token (an API key is none).',
  'unknown-key': 'This API key is not (or no longer) valid.',
  'scope-missing': 'Only a program whose API key has the scope for it can ask for that.',
  'creation-restricted': 'Not everyone can set up games here. Use the club’s link or a key from the operator, or ask whoever runs this service.',
  'too-many-webhooks': 'You have as many webhooks as you may have. Remove one first.',
  'invalid-request': 'Part of the request could not be read.',
  'too-complex': 'This position has more captures than can be worked out here. No game comes to such a position.',
  'links-expired': 'The links of this game have expired. Its record can still be seen.',
  'method-not-allowed': 'This address does not support that method.',
  'key-used-otherwise': 'This idempotency key was used for another request. Use a new one for each.',
  'in-flight': 'This link was replaced a moment ago. If that was your request, send it again with the same key.',
  'content-too-large': 'That is more than can be sent at once.',
  'unsupported-media-type': 'This kind of content is not read here.',
  'too-many-requests': 'Too many requests. Please wait a while and try again.',
  'try-again': 'This took too long, or too many asked at once. It may have worked all the same. Please try again: a move is never made twice.',
  internal: 'Something went wrong on our side. Your game is safe; please try again.',
}

/** What `not-yet` waits for. */
export const notYet = { 'own-move': 'That is possible once you have moved; a message can go with the move.', end: 'That is possible once the game is over.' }

export const faults: FaultTexts = {
  'must-capture': 'You can capture, so you must.',
  'capture-unfinished': 'That capture goes on: you must finish the jump.',
  'must-take-most': 'You must take as many pieces as you can.',
  'king-must-capture': 'One of your kings can capture, so a king must.',
  ambiguous: 'That fits more than one move. Choose the one you mean.',
  'wrong-square': 'That piece cannot go there.',
  'man-moved-backward': 'A man cannot move backward.',
  'crowned-and-went-on': 'A man that is crowned stops there.',
  'not-your-piece': 'You have no piece on that square.',
  'no-such-square': 'There is no such square on this board.',
  unreadable: 'That could not be read as a move. Write it like 22-17 or 22x15.',
}

/** Names the article of the laws that a refusal is based on. It stands in brackets after the sentence. Articles of the international rules have numbers such as "Intl 3". */
export const article = (number: string): string => (number.startsWith('Intl ') ? `International rules, article ${number.slice(5)}` : `article ${number}`)

/** The pages of errors. */
export const errors = {
  unknownTitle: 'This link does not lead to a game',
  unknownHelp: ['The link may have been cut off when it was copied: open it from the email itself, or copy all of it.', 'A link that was replaced no longer works; the newest email has the one that does.', 'If you have lost yours, look for an email from Crownhead, or for an address with /p/ in your browser’s history.'],
  replacedTitle: 'This link was replaced',
  replaced: 'Its seat has another link now, another address, or another player.',
  pastTitle: 'The links of this game have expired',
  past: (finished: number, unplayed: number): string => `Links and addresses of a game are kept for ${finished} days after its end, or ${unplayed} if it was called off or never begun. They have been deleted; the record of the moves stays.`,
  record: 'See the game',
  noSuchPlyTitle: 'The game has not got that far',
  noSuchPly: (played: number): string => (played === 0 ? 'No move has been made yet.' : `Positions are numbered from 0 to ${played}, one for each half-move.`),
  toPresent: 'See the game as it stands',
  unknownPageTitle: 'There is no such page',
  unknownAddress: 'There is no such address here. GET /api lists the ones that exist.',
  failedTitle: 'That did not work',
  invalidFields: 'Please check these fields:',
  crossSite: 'That form was sent from another site, so nothing was done. Open your link and try again.',
}

/** The faults of the fields of an act's form, by the name of the field. */
const acts: Readonly<Record<string, string>> = {
  time: 'Give 1 to 60 days.',
  days: 'Enter a number of whole days.',
  until: 'Choose a day.',
  from: 'Choose a day.',
  lines: 'That is too much for one plan, or not written as moves.',
}

/** The faults of a field, which are shown next to it. */
export const fields = {
  tried: {
    long: 'These are too many lines for one board: it holds 200 moves. The last move is left out.',
    unread: 'These lines cannot be read. What could be read is shown.',
    wrong: (line: number, move: string, why: string): string => `Line ${line}, ${move}: ${why} What follows is left out.`,
  },
  name: (longest: number): string => `Enter a name of at most ${longest} characters, without line breaks or control characters.`,
  email: 'This does not look like an email address.',
  days: (from: number, to: number): string => `Enter a number of days from ${from} to ${to}.`,
  moves: (from: number, to: number): string => `Enter a number of moves from ${from} to ${to}.`,
  moveNumber: (from: number, to: number): string => `Enter the number of a move, from ${from} to ${to}.`,
  noTime: 'A move needs time: give days per move, or days in reserve.',
  noIncrement: 'This limits what each move adds. Enter how many days that is.',
  choice: 'Choose one of these.',
  ballot: 'Ballots are openings of English draughts. Choose those rules, or another opening.',
  tables: 'Only games of English draughts can have this.',
  fen: 'This is not a position in these rules from which a game can be played.',
  game: 'This is not a game in these rules whose last position can be played on.',
  halfMove: (number: number): string => `Half-move ${number} of this game cannot be played in these rules.`,
  firstMove: 'You cannot send this move along: you must have the side that begins, and no ballot.',
  word: 'This is not the club’s word.',
  message: 'A message can have at most 280 characters.',
  acts,
}

/** The list of games without a network, and moves that wait for one. Their script fills in values in place of `{}`. */
export const offline = {
  title: 'No network',
  asOf: 'This is the list as of {}. Boards open as they stood then; clocks run on.',
  toSend: 'To be sent',
  waits: '{} waits for a network',
  goes: 'It goes by itself',
  goesWith: 'It goes by itself, with your message',
  leftToSend: '{} left to send it: {}',
  drop: 'Do not send it',
  had: 'Had {}',
  sent: '{} is sent.',
  notSent: '{} was not sent. The game has moved on.',
  needs: 'New games, emails and acts such as Draw or Resign need the network.',
  noPage: 'This page cannot be shown without a network.',
  noBoard: 'This board was not opened on this device before, so it cannot be shown without a network.',
  tryAgain: 'Try again',
}

/** The page on which a player whose link is lost takes the seat with a new link. */
export const lostSeat = {
  title: (opponent: string): string => `Back to your game with ${opponent}`,
  what: (name: string): string => `With this link you take the seat of ${name}. The old link stops working then.`,
  from: (when: string): string => `It works from ${when}.`,
  wait: `Until then, the player who has the old link can say “${asked.stillHere}”. Come back later with this link.`,
  take: 'Take my seat',
  closedTitle: 'This link no longer works',
  closed: `Either the seat has been taken with it, or the player said “${asked.stillHere}”. If you took the seat, use your own link.`,
}

/** The page that gives a seat back to an earlier address. */
export const undo = {
  title: 'Take your seat back',
  what: 'If someone else changed the email address of your seat or its link, press the button: the seat gets back the address that this link was sent to, and we email a new link there. All other links of the seat stop working.',
  yes: 'Give me my seat back',
  done: 'Your seat is yours again. A new link is on its way to your mailbox, and the old ones do not work any more.',
  closed: 'This link does not work any more: it has been used, or more than seven days have passed, or someone who had the seat before you took it back.',
}

/** The page on which a reader asks for their links by email. */
export const mailed = {
  title: 'Email me my links',
  intro: 'If you gave your email address for a game, enter it here, and we email you its link. If you gave none, look on the device on which you played: its list of games has your links.',
  send: 'Send them',
  done: 'If there are games with this address, an email with their links is on its way.',
  doneHint: 'It may take a few minutes. We can only find an address that you gave us for a game.',
}

/** The words that can be typed in place of a move to ask about the game, and what they answer. */
export const typed = {
  words: { last: 'last', time: 'time', board: 'board', moves: 'moves', help: 'help' },
  /** The label of the field, which names the word that lists the others. */
  label: (help: string): string => `Question, for example: ${help}`,
  says: {
    last: 'the last move',
    time: 'the clocks',
    board: 'the position in words',
    moves: 'the possible moves',
    help: 'this list',
    square: 'what stands on that square',
  },
  possible: (moves: string): string => `Possible: ${moves}.`,
  page: 'Playing without sight',
  /** Follows the refusal of a text that could not be read. */
  orHelp: (help: string): string => `Or type “${help}”.`,
  noSquare: (square: string): string => `There is no square ${square}.`,
  /** For a move that is typed while an earlier position is shown. A link to the present one follows. */
  notPresent: 'A move can be typed once the game is shown as it stands.',
  unread: 'That could not be read as a move.',
  /** `move`: an example in the notation of the rules. */
  like: (move: string): string => `Write a move like ${move}.`,
  /** Follows the refusal of a move in numbers where squares are named by letter and row. */
  lettered: (move: string): string => `Squares have letters here: ${move}.`,
  /** The answer to a press on a piece that has no move, while no other piece must capture. */
  blocked: 'That piece is blocked: it cannot move now.',
}
