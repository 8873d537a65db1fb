import { done, onBoard } from './acts.ts'
import { device, game, keyboard, live, menuSheet, play, replay, sending, settled, time, tried, unsent } from './board.ts'
import { mail } from './email.ts'
import { invitation, inviting, keep, myGames } from './links.ts'
import { events, happened } from './news.ts'
import { article, errors, faults, fields, lostSeat, mailed, notYet, offline, refusals, typed, undo } from './refusals.ts'
import { about, after, embed, match, records, results, sheet } from './results.ts'
import { gameNotes, history, newGame, rules, shortRules, terms } from './rules.ts'
import { clock, huff, panels, seat, stands, tabs } from './seat.ts'
import { away, calendar, fewer, keys, mailbox, notices, notify, personData, settings, silence } from './settings.ts'

/** The texts around every page. */
export const site = {
  name: 'Crownhead',
  tagline: 'Draughts by correspondence',
  skip: 'Skip to main content',
  myGames: 'My games',
  newGame: 'New game',
  api: 'For developers',
  lost: 'Lost your link?',
  rules: 'Rules',
  howItWorks: 'How it works',
  menu: 'Menu',
  language: 'Language',
  footer: 'No accounts: your link is your seat. Keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: now copy it',
  share: 'Share',
  newTab: 'Opens in a new tab',
  foot: {
    runBy: (club: string): string => `This service is run by ${club}.`,
    imprint: 'Imprint',
    privacy: 'Privacy',
    contact: 'Contact',
    abuse: 'Report abuse',
  },
}

/** The texts of pages with a board. All texts that the script of such a page holds are among them. */
export const board = {
  /** The BCP 47 tag with which Intl writes dates. */
  locale: 'en-GB',
  ...onBoard,
  ...{ stands, huff, after, notify, device },
  ...{ site, time, play, game, live, seat, unsent, settled, sending, menuSheet, keyboard },
  ...{ rules, results, match, about, terms },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, notYet, faults, article, records, embed, typed },
}

/** The texts that only the server needs: those of pages without a board, and of errors. */
export const pages = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices, away, personData, offline },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, history, gameNotes, sheet },
}

/** The types of the texts are inferred from English. A language that lacks a sentence does not compile. */
export type Texts = typeof board

export type SiteTexts = typeof pages

export type EmailTexts = typeof mail

export { mail }
