import type { Colour } from '../../draughts/index.ts'
import type { Reminder } from '../../game/events.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, sides, stands, tabs, time, unsent } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mail, mailbox, mailed, silence } from './mail.ts'
import { events, happened, inviting, lostSeat, ofArbiter } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

/** Giving a seat back to an address that it had. */
export const undo = {
  title: 'Take your seat back',
  what: 'If someone else changed the email address of your seat or its link, press the button: the seat gets back the address that this link was sent to, and we email a new link there. All other links of the seat stop working.',
  yes: 'Give me my seat back',
  done: 'Your seat is yours again. A new link is on its way to your mailbox, and the old ones do not work any more.',
  closed: 'This link does not work any more: it has been used, or more than seven days have passed, or someone who had the seat before you took it back.',
}

/** Words around every page. */
export const site = {
  name: 'Crownhead',
  tagline: 'Draughts by correspondence',
  skip: 'Skip to main content',
  myGames: 'My games',
  newGame: 'New game',
  api: 'For developers',
  lost: 'Lost your link?',
  menu: 'Menu',
  language: 'Language',
  footer: 'No accounts: your link is your seat. Keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
}

export const invitation = {
  title: (name: string): string => `${name} invites you to a game of draughts`,
  arbiterTitle: (name: string): string => `${name} asks you to be the arbiter of a game of draughts`,
  rules: 'Rules',
  clock: 'Time',
  yourSide: 'Your side',
  sides: { black: 'Black, the dark pieces', white: 'White, the light pieces', toss: 'By toss, when you accept' },
  first: (side: Colour): string => `${sides[side]} moves first.`,
  conditions: 'Also',
  open: 'Open until',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  accept: 'Accept and play',
  acceptArbiter: 'Accept as arbiter',
  keepsAddress: 'Leave it empty to use the address that you were invited with.',
  hint: 'You get a link of your own. Anyone who has it can play for you, so keep it safe.',
  arbiterHint: 'You get a link of your own. Anyone who has it is the arbiter, so keep it safe.',
  decline: 'No, thank you',
  declineWhat: (name: string): string => `${name} is told, and this invitation ends. You get no more emails about it.`,
  declineWord: 'A message, if you like',
  declineYes: 'Decline',
  tooLong: (most: number): string => `Write at most ${most} characters, on one line.`,
  declinedTitle: 'This invitation was declined',
  declinedHelp: (name: string): string => `${name} can see it on their page. Nothing more is needed.`,
  takenTitle: 'This invitation has been accepted',
  takenHelp: 'Was it you? Your own link was shown after you accepted. If you gave an address, it is also in the email you got.',
  expiredTitle: 'This invitation has expired',
  expiredHelp: (name: string): string => `Nobody accepted it in time. Ask ${name} to renew it or to start a new game; either takes a minute.`,
  offTitle: 'This game was called off',
  offHelp: (name: string): string => `${name} called it off before it began.`,
  watch: 'Watch the game',
}

/** How to keep the link of one's seat. */
export const keep = {
  title: 'Keep your link',
  what: 'It is your seat: there is no password. Anyone who has it can play for you, so show it to nobody.',
  how: 'Copy, email or scan it',
  side: (side: Colour): string => `You play ${sides[side]}.`,
  link: 'Your link',
  copy: 'Copy the link',
  mail: 'Email it to me',
  send: 'Send',
  mailHint: 'You also get an email at each of your turns. A link in each of them stops them all.',
  mailed: 'We have sent it to the email address of your seat.',
  asked: 'We have sent an email to the address of your seat. Press the button in it: your link follows.',
  scan: 'Take it to another device',
  scanHint: 'Scan this with your tablet or other phone. Both then hold your seat.',
  bookmark: 'Make a bookmark',
  bookmarkHint: 'Go to your board first and bookmark it there: the address of that page is your link.',
  board: 'Go to my board',
}

/** The list of games that a browser keeps. In `words`, `{}` stands for what the list's script fills in. */
export const myGames = {
  title: 'My games',
  noScript: 'This list needs a script. Your links are in your emails, too.',
  here: 'This list is kept on this device only. Your links are in your emails, too.',
  exporting: 'Export',
  forget: 'Forget this list',
  words: {
    yourMove: 'Your move',
    waiting: 'Waiting',
    finished: 'Finished',
    none: 'No games yet on this device. Open the page of a game, and it is listed here.',
    left: '{} left',
    has: 'Has {}',
    move: 'move {}',
    overdue: 'Time is up',
    unlimited: 'No time limit',
    notYet: 'Has not joined yet',
    sendAgain: 'Open it to send the link again',
    nobody: 'An opponent',
    somebody: 'Somebody',
    won: 'You won',
    lost: 'You lost',
    draw: 'Draw',
    off: 'Not played',
    others: 'Others',
    game: 'Game {}',
    unseen: 'Open it to see how it stands',
    gone: 'This link no longer works',
    forgetOne: 'Forget this link: {}',
    forgetOneSure: 'Forget the link on this device? The game stays. Without the link or its emails you cannot open it.',
    forgetSure: 'Forget this list? Your games stay, and your links are in your emails.',
  },
}

const reminders: Readonly<Record<Reminder, string>> = {
  reserve: 'Remind me when my reserve starts running',
  day: 'Remind me a day before my time is up',
  hours: 'Remind me three hours before my time is up',
}

export const settings = {
  title: 'Your name, address and emails',
  intro: 'This is for this game only. Your opponent sees your name, and nothing else.',
  saved: 'Saved.',
  emailHint: 'Clear it to delete it.',
  language: 'Language of your emails',
  languageHint: 'The language of the pages is chosen at their foot.',
  zone: 'Your time zone',
  letters: 'Emails',
  often,
  reminders,
  quietHours: 'No reminders between 22:00 and 8:00: send them earlier',
  playForced: 'Play my only legal move for me',
  save: 'Save',
  forgetHint: 'Your name, address, settings, plans and note are deleted from this game. Your moves and your link stay.',
  forgetGoesOn: 'The game goes on, and your clock too, but you get no more emails: keep your link. To end the game, resign first.',
  forgetYes: 'Yes, forget me',
  forgotten: 'Done: your name, address, settings, plans and note are deleted. Your link still works, and emails have stopped.',
  ofArbiter,
  back: 'Back to the board',
}

/** Deadlines for a calendar. In `deadline` and `told` an event speaks. */
export const calendar = {
  title: 'Your calendar',
  file: 'This deadline as a file for your calendar',
  feed: 'The address of this seat’s deadlines, for a calendar to subscribe to',
  hint: 'Calendars look for changes late, some only once a day. So they are no reminder: our emails are.',
  kept: 'With this address one sees the deadlines and can do nothing else. It ends when your link is replaced.',
  deadline: (opponent: string): string => `Draughts: your move against ${opponent}`,
  told: 'The last moment for your move, with the reserve. Calendars learn late of a move, a pause or a gift of time: look at the game.',
}

/** The words of every page with a board: all that its script carries. */
export const board = {
  /** BCP 47: what Intl is asked to write dates in. */
  locale: 'en-GB',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

/** The words that only the server needs: of the pages without a board, and of errors. */
export const pages = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail }

/** English is the measure: a sentence that another language lacks does not compile. */
export type Texts = typeof board

export type SiteTexts = typeof pages

export type MailTexts = typeof mail
