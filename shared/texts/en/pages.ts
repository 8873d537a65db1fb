import type { Reminder } from '../../game/events.ts'
import type { RulesId } from '../../draughts/index.ts'
import type { Deck, MatchPart, Pace, PresetName, Strictness } from '../../game/terms.ts'
import { asked } from './acts.ts'

const clocks: Readonly<Record<PresetName, string>> = {
  daily: 'Daily: 1 day per move, 3 days in reserve',
  relaxed: 'Relaxed: 3 days per move, 7 days in reserve',
  weekly: 'Weekly: 7 days per move, 7 days in reserve',
  postal: 'Postal: 14 days per move, 14 days in reserve',
  fischer: 'Fischer: 10 days, and 1 day extra with each move',
  club: 'Club: 10 moves in 50 days, then the next 10',
  none: 'No time limit',
}
const paces: Readonly<Record<Pace, { readonly label: string; readonly detail: string }>> = {
  daily: { label: '1 day', detail: '3 in reserve' },
  relaxed: { label: '3 days', detail: '7 in reserve' },
  weekly: { label: '7 days', detail: '7 in reserve' },
  postal: { label: '14 days', detail: '14 in reserve' },
}
/** What the readers of this language usually play. */
const usualRules = 'english' as RulesId
const openings: Readonly<Record<'free' | 'fen' | Deck, string>> = {
  free: 'Free choice',
  'three-move': 'Three-move ballot',
  'two-move': 'Two-move ballot',
  'eleven-man': 'Eleven-man ballot',
  fen: 'A position of your own',
}
const matches: Readonly<Record<'single' | MatchPart['order'], string>> = {
  single: 'A single game',
  together: 'Two games at the same time',
  'in-turn': 'Two games, one after the other',
}
const strict: Readonly<Record<Strictness, string>> = {
  lenient: 'Casual: the move is refused, and that is all',
  laws: 'By the laws: a caution, then the loss',
}

export const newGame = {
  title: 'A slow game of draughts',
  intro:
    'Two people, two secret links, and days for each move. We email you when it is your turn. No account, nothing to install.',
  lead: 'Choose, send one link, and take days for each move.',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  emailUse: 'For your link and your turns.',
  emailHint:
    'For your link, and an email at each of your turns. Emails begin with a button in the first one. Your opponent does not see the address.',
  optional: 'optional',
  side: 'Your side',
  toss: 'Toss for it',
  usual: 'Colours by lot, free opening.',
  more: 'More choices',
  usualRules,
  rules: 'Rules',
  rulesMore: (count: number): string => `${count} more`,
  clock: 'Time for a move',
  clocks,
  paces,
  otherClocks: 'Other clocks',
  ownClock: 'Other times',
  perMove: 'Days per move',
  reserve: 'Days in reserve',
  reserveHint: 'The reserve is for the whole game. A turn that takes longer uses it. One of these two can be 0.',
  increment: 'Days added after each move',
  cap: 'But the reserve grows to at most',
  capHint: 'In days. It limits what each move adds, and nothing else.',
  period: 'Days added at intervals',
  moves: 'Interval, in moves',
  weekendsOff: 'Saturdays and Sundays do not count',
  opening: 'Opening',
  openingHint: 'Ballots are openings of English draughts, drawn at random when your opponent accepts.',
  openings,
  fen: 'Position',
  fenHint: 'In FEN, for example W:W31,K32:B1,2',
  match: 'Match',
  matchHint: 'Two games with the same opening; each player has each side once.',
  matches,
  strictness: 'Illegal moves',
  strictnessHint:
    'By the laws (article 25), the first illegal move brings a caution and the second loses the game. Moves cannot be taken back then. In a casual game illegal moves are simply refused.',
  strict,
  firstMove: 'Your first move',
  firstMoveHint:
    'Goes with the invitation, if you have the side that begins and no ballot is drawn. For example 11-15.',
  leave: 'Days of leave for each player',
  leaveHint: 'A player’s clock stops while they are on leave.',
  invitationLife: 'Days that the invitation is open',
  arbiter: 'Arbiter',
  arbiterHint: 'Someone who can give time and decide the game. Optional.',
  arbiterName: 'The arbiter’s name',
  arbiterEmail: 'The arbiter’s email address',
  opponent: 'I already have an opponent',
  opponentHint: 'The game begins when they accept. If you name nobody, anyone can accept your invitation.',
  opponentName: 'Your opponent’s name',
  opponentEmail: 'Their email address',
  opponentEmailHint: 'Leave it empty, and you get a link to pass on yourself.',
  start: 'Start the game',
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
  languageHint: 'Pages follow your browser.',
  zone: 'Your time zone',
  letters: 'Emails',
  mail: 'Email me when it is my turn, and about all other news',
  reminders,
  quietHours: 'No reminders between 22:00 and 8:00: send them earlier',
  playForced: 'Play my only legal move for me',
  save: 'Save',
  forgetHint: 'Your name, address, settings, plans and note are deleted from this game. Your moves and your link stay.',
  forgetGoesOn:
    'The game goes on, and your clock too, but you get no more emails: keep your link. To end the game, resign first.',
  forgetYes: 'Yes, forget me',
  forgotten:
    'Done: your name, address, settings, plans and note are deleted. Your link still works, and emails have stopped.',
  ofArbiter: {
    forgetHint: 'Your name and address are deleted from this game; your link stays.',
    forgetGoesOn: 'You get no more emails about it: keep your link.',
    forgotten: 'Done: your name and address are deleted. Your link still works, and emails have stopped.',
  },
  back: 'Back to the board',
}

/** Taking a seat with a new link, when the old one is lost. */
export const lostSeat = {
  title: (opponent: string): string => `Back to your game with ${opponent}`,
  what: (name: string): string => `With this link you take the seat of ${name}. The old link stops working then.`,
  from: (when: string): string => `It works from ${when}.`,
  wait: `Until then, the player who has the old link can say “${asked.stillHere}”. Come back later with this link.`,
  take: 'Take my seat',
  closedTitle: 'This link no longer works',
  closed: `Either the seat has been taken with it, or the player said “${asked.stillHere}”. If you took the seat, use your own link.`,
}

/** Stopping emails about a game. */
export const silence = {
  title: 'Emails about a game',
  what: (name: string): string =>
    `Stop the emails about your game with ${name}? The game goes on, and so does your clock.`,
  whatArbiter: 'Stop the emails about the game that you are the arbiter of? The game goes on.',
  yes: 'Stop the emails',
  done: 'You will get no more emails about this game.',
  undo: 'Send them again',
  undone: 'Emails about this game are on again.',
}

/** On the pages that stop emails: what else there is. */
export const fewer = {
  nothing: 'Nothing has changed yet.',
  title: 'Or change them',
  how: 'Fewer reminders, quiet hours, another address or another language: open your board from any of these emails, and choose “Mine”, then “My name, address and emails”. If you have lost your link, we email it to you.',
}

/** Giving a seat back to an address that it had. */
export const undo = {
  title: 'Take your seat back',
  what: 'If someone else changed the email address of your seat or its link, press the button: the seat gets back the address that this link was sent to, and we email a new link there. All other links of the seat stop working.',
  yes: 'Give me my seat back',
  done: 'Your seat is yours again. A new link is on its way to your mailbox, and the old ones do not work any more.',
  closed:
    'This link does not work any more: it has been used, or more than seven days have passed, or someone who had the seat before you took it back.',
}

/** Getting one's links by email. */
export const mailed = {
  title: 'Email me my links',
  intro: 'We email the links of your games to your address.',
  send: 'Send them',
  done: 'If there are games with this address, an email with their links is on its way.',
  doneHint: 'It may take a few minutes. We can only find an address that you gave us for a game.',
}
