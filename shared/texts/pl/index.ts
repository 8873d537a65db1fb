import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard } from './acts.ts'
import { device, game, keyboard, live, menuSheet, play, replay, sending, settled, time, tried, unsent } from './board.ts'
import { invitation, inviting, keep, myGames } from './links.ts'
import { events, happened } from './news.ts'
import { article, errors, faults, fields, lostSeat, mailed, notYet, offline, refusals, typed, undo } from './refusals.ts'
import { about, after, embed, match, records, results, sheet } from './results.ts'
import { gameNotes, history, newGame, rules, shortRules, terms } from './rules.ts'
import { clock, huff, panels, seat, stands, tabs } from './seat.ts'
import { away, calendar, fewer, keys, mailbox, notices, notify, personData, settings, silence } from './settings.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Warcaby korespondencyjne',
  skip: 'Przejdź do treści',
  myGames: 'Moje partie',
  newGame: 'Nowa partia',
  api: 'Dla programistów',
  lost: 'Nie masz linku?',
  rules: 'Zasady',
  howItWorks: 'Jak to działa',
  menu: 'Menu',
  language: 'Język',
  footer: 'Bez kont: Twój link to Twoje miejsce. Zachowaj go dla siebie.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  selected: 'Zaznaczono: teraz skopiuj',
  share: 'Udostępnij',
  newTab: 'Otwiera się w nowej karcie',
  foot: {
    runBy: (club) => `Tę stronę prowadzi ${club}.`,
    imprint: 'Nota prawna',
    privacy: 'Prywatność',
    contact: 'Kontakt',
    abuse: 'Zgłoś nadużycie',
  },
}

export const board: Texts = {
  locale: 'pl',
  ...onBoard,
  ...{ stands, huff, after, notify, device },
  ...{ site, time, play, game, live, seat, unsent, settled, sending, menuSheet, keyboard },
  ...{ rules, results, match, about, terms },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, notYet, faults, article, records, embed, typed },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices, away, personData, offline },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, history, gameNotes, sheet },
}

export { mail } from './email.ts'
