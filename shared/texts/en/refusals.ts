import type { FaultTexts, RefusalTexts } from '../words.ts'

export const refusals: RefusalTexts = {
  'not-found': 'There is no such game, or this link is not (or no longer) valid.',
  'stale-ply': 'The game has moved on since this page was opened. Here is how it stands now.',
  'not-your-turn': 'It is not your turn.',
  'not-begun': 'The game has not begun: nobody has taken the invitation yet.',
  'game-over': 'The game is over.',
  'too-late': 'That move came after the deadline. The time had run out.',
  'too-late-to-abort': 'Both sides have moved, so the game can no longer be called off. You can resign it.',
  'invitation-taken': 'Somebody has taken this invitation already.',
  'invitation-expired': 'This invitation has lapsed.',
  'illegal-move': 'That move is not legal.',
  'not-yours-to-do': 'That is not yours to do in this game.',
  'nothing-asked': 'There is nothing to answer any more.',
  'asked-already': 'That has been asked already; the other side has not answered yet.',
  'draw-offered-lately': 'You have offered a draw lately. The next offer is possible after ten more moves of yours.',
  'claim-not-valid': 'That draw cannot be claimed: the position does not bear it out.',
  'not-in-this-game': 'The terms of this game do not provide for that.',
  'nothing-to-take-back': 'There is no move of yours to take back.',
  'not-on-offer-any-more': 'That is no longer possible: its time is over.',
  'too-long': 'That is more, or less, than is allowed.',
  'no-leave-left': 'You have not so many days of leave left.',
  'no-offence-there': 'That piece has not failed to jump.',
  'not-yet': 'That is not possible yet.',
  'invalid-request': 'Something in what was sent could not be read.',
  'method-not-allowed': 'This address does not do that.',
  'too-many-requests': 'That was a great deal at once. Please wait a little and try again.',
  'try-again': 'The game was busy just then and nothing was changed. Please try again.',
  internal: 'Something went wrong on our side. Nothing of your game is lost; please try again.',
}

export const faults: FaultTexts = {
  'must-capture': 'You can capture, so you must.',
  'capture-unfinished': 'That capture goes on: a jump that was begun must be finished.',
  'must-take-most': 'You must take the most pieces that you can.',
  'king-must-capture': 'A king of yours can capture, so a king must.',
  ambiguous: 'That fits more than one move. Choose the way that you mean.',
  'wrong-square': 'That piece cannot go there.',
  'man-moved-backward': 'A man does not move backward.',
  'crowned-and-went-on': 'A man that is crowned stops there.',
  'not-your-piece': 'There is no piece of yours on that square.',
  'no-such-square': 'There is no such square on this board.',
  unreadable: 'That does not read as a move. Write it like 22-17 or 22x15.',
}

/** The article behind a refusal, as a remark after the sentence. */
export const article = (number: string): string => `Article ${number}`

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

/** What is wrong with the form of an act, by its field. */
const acts: Readonly<Record<string, string>> = {
  time: 'Give from 1 to 60 days.',
  days: 'Say how many days, in whole days.',
  until: 'Choose a day.',
  from: 'Choose a day.',
  lines: 'That is too much for one plan, or not written as moves.',
}

/** What is wrong with a field, next to the field. */
export const fields = {
  name: (longest: number): string => `A name is needed, of at most ${longest} characters.`,
  email: 'This does not look like an e-mail address.',
  days: (from: number, to: number): string => `A number of days from ${from} to ${to}.`,
  moves: (from: number, to: number): string => `A number of moves from ${from} to ${to}.`,
  noTime: 'A move needs time: give days a move, or days in reserve.',
  noIncrement: 'This limits what each move adds. Say how many days that is.',
  choice: 'Choose one of these.',
  ballot: 'Ballots are openings of English draughts. Choose those rules, or another opening.',
  fen: 'This does not read as a position of these rules in which a game can be played.',
  firstMove: 'This is no move that you can send along: it takes the side that begins, and no ballot.',
  message: 'A message has at most 280 characters.',
  acts,
}
