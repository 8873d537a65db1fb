import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard } from './acts.ts'
import { tried } from './analysis.ts'
import { game, live, play, replay, settled, time, unsent } from './board.ts'
import { fewer, mailbox, silence } from './consent.ts'
import { invitation, inviting } from './invitations.ts'
import { keep, lostSeat, mailed, myGames, undo } from './links.ts'
import { newGame } from './new-game.ts'
import { events, happened } from './news.ts'
import { clock, panels, stands, tabs } from './panels.ts'
import { article, errors, faults, fields, refusals } from './refusals.ts'
import { match, results } from './results.ts'
import { about, records, rules, sheet, shortRules, terms } from './rules.ts'
import { after, huff, seat } from './seat.ts'
import { calendar, keys, notices, settings } from './settings.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Les dames par correspondance',
  skip: 'Aller au contenu',
  myGames: 'Mes parties',
  newGame: 'Nouvelle partie',
  api: 'Pour les développeurs',
  lost: 'Lien perdu ?',
  menu: 'Menu',
  language: 'Langue',
  footer: 'Pas de compte : votre lien est votre place. Gardez-le pour vous.',
  copy: 'Copier',
  copied: 'Copié',
}

export const board: Texts = {
  locale: 'fr-FR',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about, terms },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './email.ts'
