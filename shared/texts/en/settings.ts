import { device, plural } from './board.ts'
import type { Reminder } from '../../game/model/events.ts'

const reminders: Readonly<Record<Reminder, string>> = {
  reserve: 'Remind me when my reserve starts running',
  day: 'Remind me a day before my time is up',
  hours: 'Remind me three hours before my time is up',
}

/** The choice how often a seat gets emails about its turns. */
export const often = {
  turns: 'At every turn, and about all other news',
  digest: 'Turns in one email a day',
  off: 'No emails',
  hint: 'For a daily email: last warnings, other news and turns with little time still come at once.',
  seen: 'If you are at the board and see a move as it comes, it brings no email.',
  hour: 'Hour of the daily email',
  reminded: 'With a daily email, the first two of these reminders come in it; the third always comes at once.',
}

/** The settings of an arbiter, who chooses which emails they get. */
export const ofArbiter = {
  title: 'Your address and emails',
  intro: 'This is for this game only. Nobody else sees it.',
  follows: {
    all: 'Everything that happens besides moves: draw offers, pauses, time, seats that change hands',
    asked: 'What a player asks of you, and the result',
    results: 'Only the result',
    none: 'No emails',
  },
  forgetHint: 'Your name, address and settings are deleted from this game; your link stays.',
  forgetGoesOn: 'You get no more emails about it: keep your link.',
  forgotten: 'Done: your name, address and settings are deleted. Your link still works, and emails have stopped.',
}

export const settings = {
  title: 'Your name, address and emails',
  intro: 'This is for this game only. Your opponent sees your name, and your address only if they typed it.',
  saved: 'Saved.',
  emailHint: 'Clear it to delete it.',
  language: 'Language of your emails',
  languageHint: 'The language of the pages is chosen at their foot.',
  zone: 'Your time zone',
  emails: 'Emails',
  often,
  reminders,
  quietHours: 'No reminders between 22:00 and 8:00: send them earlier',
  playForced: 'Play my only legal move for me',
  save: 'Save',
  forgetHint: 'Your name, address, settings, plans and note are deleted from this game. Your moves and your link stay.',
  forgetGoesOn: 'The game goes on, and your clock too, but you get no more emails: keep your link. To end the game, resign first.',
  forgetYes: 'Yes, forget me',
  storedData: 'What is stored about you',
  forgotten: 'Done: your name, address, settings, plans and note are deleted. Your link still works, and emails have stopped.',
  ofArbiter,
  back: 'Back to the board',
}

/** Push notifications of turns on the reader's devices. */
export const notices = {
  title: 'Notifications on your devices',
  hint: 'A notification at each of your turns. Our email then comes an hour later, and only if you have not moved or seen the position.',
  told: (count: number): string => `Devices that get them: ${count}.`,
  start: 'Notify me on this device',
  stop: 'Stop the notifications on all devices',
  off: 'No device gets notifications of this game any more.',
  homeScreen: 'On an iPhone or iPad, put this page on the Home Screen first (Share, then “Add to Home Screen”), open it there and press the button.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify = {
  title: 'How shall we tell you?',
  why: (name: string): string => `${name} may take days. We say when it is your move.`,
  later: 'Not now',
  device: 'On this device',
  deviceHint: 'A notice, even when this page is closed',
  email: 'By email',
  emailHint: 'One at each turn, with your link in it',
  send: 'Email me at my turns',
  stops: 'Every email has a link that stops them all.',
}

/** The deadlines of a seat as a calendar. `deadline` and `told` are the title and the description of an entry. */
export const calendar = {
  title: 'Your calendar',
  file: 'This deadline as a file for your calendar',
  feed: 'The address of this seat’s deadlines, for a calendar to subscribe to',
  hint: 'Calendars look for changes late, some only once a day. So they are no reminder: our emails are.',
  kept: 'With this address one sees the deadlines and can do nothing else. It ends when your link is replaced.',
  deadline: (opponent: string): string => `Draughts: your move against ${opponent}`,
  told: 'The last moment for your move, with the reserve. Calendars learn late of a move, a pause or a gift of time: look at the game.',
}

/** The API keys of an address, for its programs. */
export const keys = {
  title: 'Keys for programs',
  hint: 'For a bot, or a club’s website, that uses Crownhead for you.',
  what: 'A program (a bot, a club’s website) shows a key when it asks Crownhead. What it makes with the key belongs to your address. A key opens no board: for that a program needs the link of a seat.',
  guide: 'How programs ask',
  made: (name: string): string => `The key of ${name}`,
  once: 'It is shown only now. Copy it to where your program reads it, and keep it secret.',
  again: 'This form was sent before, and made one key. If you did not keep it, revoke it and make another.',
  yours: 'Your keys',
  since: (when: string): string => `Made ${when}`,
  used: (when: string): string => `Last used ${when}`,
  unused: 'Not used yet',
  revoke: 'Revoke',
  revokeOne: (name: string): string => `Revoke: ${name}`,
  revokeHint: 'A revoked key stops at once and for good. The games that were made with it go on.',
  revoked: 'The key is revoked.',
  another: 'A new key',
  name: 'Name of the program',
  nameHint: 'Only for this list.',
  may: 'What it may do',
  scopes: {
    'games:create': 'Make games that belong to your address',
    'games:read': 'List the games that belong to your address',
    'seats:hold': 'Keep the links of the players whom it names',
    webhooks: 'Be told what happens in these games',
  },
  choose: 'Choose at least one thing that it may do.',
  make: 'Make the key',
  full: (most: number): string => `Your address has as many keys as it may have (${most}). Revoke one to make another.`,
  unconfirmed: 'Only a confirmed address can have a new key: press the button in the first email about one of your games, and open this page again.',
}

/** The page that stops every email to an address. */
export const mailbox = {
  title: 'All emails to your address',
  what: 'Stop every email from Crownhead to your address? You will get none from any game or player. Your games go on, and so do your clocks.',
  yes: 'Stop everything',
  done: 'You will get no more emails from Crownhead.',
  /** This is shown when a mailbox that has stopped all emails asks for those about a game. */
  still: 'You have stopped all our emails to your address, so none comes about this game either. Allow them again, and they come.',
  undo: 'Allow emails again',
  undone: 'Emails to your address are allowed. If it is your move somewhere, we email you within minutes. New games ask you first.',
}

/** The page that stops the emails about a game. */
export const silence = {
  title: 'Emails about a game',
  what: (name: string): string => `Stop the emails about your game with ${name}? The game goes on, and so does your clock.`,
  /** The question for a creator whose game has no opponent yet. */
  whatOffered: 'Stop the emails about the game that you offered? Nothing else changes.',
  whatArbiter: 'Stop the emails about the game that you are the arbiter of? The game goes on.',
  yes: 'Stop the emails',
  done: 'You will get no more emails about this game.',
  undo: 'Send them again',
  undone: 'Emails about this game are on again.',
}

/** The pages that stop emails offer these alternatives. */
export const fewer = {
  nothing: 'Nothing has changed yet.',
  title: 'Or change them',
  how: 'Fewer reminders, quiet hours, another address or another language: open your board from any of these emails, and choose “Mine”, then “My name, address and emails”. If you have lost your link, we email it to you.',
}

/** Leave in all games of a device or of an address, with one press. */
export const away = {
  title: 'Leave in all games',
  lead: 'In each game your clock stops for as many of these days as you have left there. You can still move.',
  take: 'Take leave in all games',
  end: 'End my leave in all games',
  rest: 'Go on with the others',
  taken: (n: number): string => `You are on leave in ${plural(n, { one: '1 game', other: `${n} games` })}.`,
  ended: (n: number): string => `Your leave has ended in ${plural(n, { one: '1 game', other: `${n} games` })}.`,
  until: (when: string): string => `until ${when}`,
  only: (days: string): string => `only ${days}`,
  others: 'Without leave',
  gone: (n: number): string => `Links that no longer work: ${n}.`,
  late: 'Its time is over.',
  none: 'No game is being played here.',
}

/** What is stored about a person in all their games, and how it is deleted. */
export const personData = {
  title: 'What is stored about you',
  games: (n: number, confirmed: number): string => `Open and running games with your address: ${n} (of them with emails that you have agreed to: ${confirmed}).`,
  download: 'Download everything as a file',
  forget: 'Forget me in open and running games',
  hint: 'Your name, address, settings and notes are deleted for good, and no email about these games comes any more. Your moves and messages stay, and so does each board’s link.',
  sure: 'I know that this cannot be undone',
  tick: 'To be forgotten, tick that you know that this cannot be undone.',
  over: 'Games that are over still have your name and address. Each one’s own page deletes them, as long as its link works; whoever runs this service can do it in all of them.',
  forgotten: (n: number): string => `Open and running games in which you are forgotten: ${n}.`,
  failed: (n: number): string => `Games in which it failed: ${n}. Please try again.`,
  old: 'This link was good for a day. Ask for your links once more: the email has a new one.',
}
