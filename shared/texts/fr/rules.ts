import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Dames anglaises',
  'english-huffing': 'Dames anglaises avec soufflage',
  'english-crown-and-continue': 'Dames anglaises, la rafle continue après promotion',
  'english-kings-first': 'Dames anglaises, priorité à la prise par la dame',
  international: 'Dames internationales',
  russian: 'Dames russes',
  brazilian: 'Dames brésiliennes',
  pool: 'Pool checkers',
  italian: 'Dames italiennes',
  spanish: 'Dames espagnoles',
  portuguese: 'Dames portugaises',
  czech: 'Dames tchèques',
  canadian: 'Dames canadiennes',
  frisian: 'Dames frisonnes',
  thai: 'Dames thaïlandaises',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Anglaises',
  'english-huffing': 'Anglaises, soufflage',
  'english-crown-and-continue': 'Anglaises, rafle continue',
  'english-kings-first': 'Anglaises, dame d’abord',
  international: 'Internationales',
  russian: 'Russes',
  brazilian: 'Brésiliennes',
  pool: 'Pool',
  italian: 'Italiennes',
  spanish: 'Espagnoles',
  portuguese: 'Portugaises',
  czech: 'Tchèques',
  canadian: 'Canadiennes',
  frisian: 'Frisonnes',
  thai: 'Thaïlandaises',
}

export const about: Texts['about'] = {
  allNumbers: 'Numéroter toutes les cases',
  calendar: 'Échéances dans votre agenda',
  fewerNumbers: 'Numéroter seulement les cases vides',
  clock: 'Cadence',
  weekends: 'Week-ends',
  weekendsOff: (city) => `Le samedi et le dimanche ne comptent pas (${city})`,
  leave: 'Votre congé',
  strictness: 'Coups irréguliers',
  laws: 'Selon le règlement : un avertissement, puis la partie est perdue',
  firstMoves: 'Premiers coups',
  noShow: 'Sans premier coup, on perd par forfait',
  arbiter: 'Arbitre',
  arbiterIs: (name) => `Arbitre : ${name}`,
  position: 'Depuis une position choisie',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Propositions de nulle à partir du coup',
    hint: 'Avant ce coup, personne ne peut proposer la nulle. La réclamer reste toujours possible.',
    says: (move) => `Pas de proposition de nulle avant le coup ${move}`,
  },
  engines: {
    label: 'Programmes de jeu',
    hint: 'Personne ne le vérifie. C’est indiqué avec la partie et dans son PDN.',
    says: { allowed: 'Les programmes de jeu sont autorisés', 'not-allowed': 'Les programmes de jeu ne sont pas autorisés' },
  },
}

export const records: Texts['records'] = {
  title: 'Garder cette partie',
  pdnHint: 'coups et temps',
  png: 'Image',
  pngHint: 'de cette position',
  gif: 'Image animée',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Dessin',
  svgHint: 'net à toutes les tailles',
  fen: 'Position',
  sheet: 'Feuille de partie',
  sheetHint: 'à imprimer et à signer',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Feuille de partie',
  game: (id) => `Partie ${id}`,
  back: 'Retour à la partie',
  rules: 'Règles',
  clock: 'Cadence',
  begun: 'Début',
  ended: 'Fin',
  notEnded: 'Non terminée',
  moves: 'Coups',
  move: 'Coup',
  result: 'Résultat',
  won: (side) => `Gain pour ${sidesInSentence[side]}, 2–0`,
  draw: 'Nulle, 1–1',
  open: 'Pas de résultat',
  position: 'Position finale',
  positionNow: 'Position',
  times: 'À côté de chaque coup : le temps qu’il a pris. min = minutes, h = heures, j = jours.',
  right: 'Nous avons vérifié cette feuille, et elle est exacte (article 27.2).',
  date: 'Date',
  printed: (when) => `Établie le ${when}. Toutes les heures sont en UTC.`,
}
