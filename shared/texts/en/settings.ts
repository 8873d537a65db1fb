import type { Reminder } from '../../game/events.ts'
import type { Language } from '../languages.ts'

type Reminders = Readonly<Record<Reminder, string>>
type Languages = Readonly<Record<Language, string>>

const reminders: Reminders = {
  reserve: 'Remind me when my reserve begins to run',
  day: 'Remind me a day before my time is up',
  hours: 'Remind me three hours before my time is up',
}
const languages: Languages = { en: 'English', nl: 'Nederlands' }

export const settings = {
  title: 'Your name, address and letters',
  intro: 'This is for this game alone. Your opponent sees your name, and nothing else of it.',
  saved: 'That is kept.',
  emailHint: 'Empty it to have it forgotten.',
  language: 'Language of your letters',
  languageHint: 'Pages follow your browser.',
  languages,
  zone: 'Your time zone',
  letters: 'Letters',
  mail: 'Write to me when it is my turn, and of all other news',
  reminders,
  quietHours: 'No reminder between 22 and 8 o’clock: rather earlier',
  playForced: 'Play my only legal move for me',
  save: 'Keep this',
  back: 'Back to the board',
}

/** Taking a seat anew with a link for it. */
export const anew = {
  title: (opponent: string): string => `Back to your game with ${opponent}`,
  what: (name: string): string =>
    `With this link you take the place of ${name} anew. The old link is dead from then on.`,
  from: (when: string): string => `It works from ${when}.`,
  wait: 'Until then, whoever has the old link may object. Come back with this link.',
  take: 'Take my place',
  closedTitle: 'This link has served its time',
  closed:
    'The place was taken with it, or whoever has the old link is still here. If it was you, look for your own link.',
}

/** Stopping letters. */
export const silence = {
  title: 'Letters about a game',
  what: (name: string): string =>
    `You will get no more letters about your game with ${name}. The game goes on, and so does your clock.`,
  yes: 'Stop the letters',
  done: 'You get no more letters about this game.',
  undo: 'You can have them again on your own page of the game, under your name, address and letters.',
}

/** Having one’s links mailed. */
export const mailed = {
  title: 'Have my links mailed',
  intro: 'We write the links of your games to your address.',
  send: 'Send them',
  done: 'If there are games of this address, a letter with their links is on its way.',
  doneHint: 'It may take a few minutes. Only an address that was given when sitting down can be found.',
}
