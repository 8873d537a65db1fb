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
  tagline: 'Les dames par correspondance',
  skip: 'Aller au contenu',
  myGames: 'Mes parties',
  newGame: 'Nouvelle partie',
  api: 'Pour les développeurs',
  lost: 'Lien perdu ?',
  rules: 'Règles',
  howItWorks: 'Comment ça marche',
  menu: 'Menu',
  language: 'Langue',
  footer: 'Pas de compte : votre lien est votre place. Gardez-le pour vous.',
  copy: 'Copier',
  copied: 'Copié',
  selected: 'Sélectionné : copiez-le',
  share: 'Partager',
  newTab: 'S’ouvre dans un nouvel onglet',
  foot: {
    runBy: (club) => `Ce service est géré par ${club}.`,
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    contact: 'Nous contacter',
    abuse: 'Signaler un abus',
  },
}

export const board: Texts = {
  locale: 'fr-FR',
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
