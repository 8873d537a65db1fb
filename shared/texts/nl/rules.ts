import type { SiteTexts, Texts } from '../en/index.ts'
import { sides } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Engels dammen',
  'english-huffing': 'Engels dammen met blazen',
  'english-crown-and-continue': 'Engels dammen, doorslaan na promotie',
  'english-kings-first': 'Engels dammen, damslag gaat voor',
  international: 'Internationaal dammen',
  russian: 'Russisch dammen',
  brazilian: 'Braziliaans dammen',
  pool: 'Pool checkers',
  italian: 'Italiaans dammen',
  spanish: 'Spaans dammen',
  portuguese: 'Portugees dammen',
  czech: 'Tsjechisch dammen',
  canadian: 'Canadees dammen',
  frisian: 'Fries dammen',
  thai: 'Thais dammen',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Engels',
  'english-huffing': 'Engels, met blazen',
  'english-crown-and-continue': 'Engels, doorslaan',
  'english-kings-first': 'Engels, dam slaat voor',
  international: 'Internationaal',
  russian: 'Russisch',
  brazilian: 'Braziliaans',
  pool: 'Pool',
  italian: 'Italiaans',
  spanish: 'Spaans',
  portuguese: 'Portugees',
  czech: 'Tsjechisch',
  canadian: 'Canadees',
  frisian: 'Fries',
  thai: 'Thais',
}

export const about: Texts['about'] = {
  allNumbers: 'Toon de nummers van alle velden',
  calendar: 'Deadlines in je agenda',
  fewerNumbers: 'Nummer alleen de lege velden',
  clock: 'Bedenktijd',
  weekends: 'Weekenden',
  weekendsOff: (city) => `Zaterdag en zondag tellen niet (${city})`,
  leave: 'Je verlof',
  strictness: 'Onreglementaire zetten',
  laws: 'Volgens de spelregels: één waarschuwing, daarna verlies',
  firstMoves: 'Eerste zetten',
  noShow: 'Wie geen eerste zet doet, verliest',
  arbiter: 'Arbiter',
  arbiterIs: (name) => `Arbiter: ${name}`,
  position: 'Vanuit een eigen stand',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Remiseaanbod vanaf zet',
    hint: 'Vóór deze eigen zet kan niemand remise aanbieden. Remise opeisen kan altijd.',
    says: (move) => `Vóór zet ${move} mag niemand remise aanbieden`,
  },
  engines: {
    label: 'Damprogramma’s',
    hint: 'Niemand controleert dit. Het staat bij de partij en in de PDN.',
    says: { allowed: 'Damprogramma’s zijn toegestaan', 'not-allowed': 'Damprogramma’s zijn niet toegestaan' },
  },
}

export const records: Texts['records'] = {
  title: 'Deze partij bewaren',
  pdnHint: 'zetten en tijden',
  png: 'Plaatje',
  pngHint: 'van deze stelling',
  gif: 'Bewegend plaatje',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Tekening',
  svgHint: 'scherp op elk formaat',
  fen: 'Stelling',
  sheet: 'Notatieformulier',
  sheetHint: 'om te printen en te tekenen',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Notatieformulier',
  game: (id) => `Partij ${id}`,
  back: 'Terug naar de partij',
  rules: 'Regels',
  clock: 'Speeltijd',
  begun: 'Begonnen',
  ended: 'Geëindigd',
  notEnded: 'Niet geëindigd',
  moves: 'Zetten',
  move: 'Zet',
  result: 'Uitslag',
  won: (side) => `${sides[side]} wint, 2–0`,
  draw: 'Remise, 1–1',
  open: 'Geen uitslag',
  position: 'Eindstelling',
  positionNow: 'Stelling',
  times: 'Naast elke zet: de tijd die de speler ervoor nam. min = minuten, u = uren, d = dagen.',
  right: 'Wij hebben dit formulier nagekeken, en het klopt (artikel 27.2).',
  date: 'Datum',
  printed: (when) => `Gemaakt op ${when}. Alle tijden in UTC.`,
}
