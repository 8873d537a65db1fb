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
  tagline: 'Damas por correspondência',
  skip: 'Ir para o conteúdo',
  myGames: 'Minhas partidas',
  newGame: 'Nova partida',
  api: 'Desenvolvedores',
  lost: 'Perdeu o link?',
  rules: 'Regras',
  howItWorks: 'Como funciona',
  menu: 'Menu',
  language: 'Idioma',
  footer: 'Sem cadastro: seu link é seu lugar. Não o mostre a ninguém.',
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Selecionado: copie agora',
  share: 'Compartilhar',
  newTab: 'Abre em outra guia',
  foot: {
    runBy: (club) => `Este serviço é mantido por ${club}.`,
    imprint: 'Aviso legal',
    privacy: 'Privacidade',
    contact: 'Contato',
    abuse: 'Denunciar abuso',
  },
}

export const board: Texts = {
  locale: 'pt-BR',
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
