import type { SiteTexts, Texts } from '../en/index.ts'
import { sides } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Englische Dame',
  'english-huffing': 'Englische Dame mit Pusten',
  'english-crown-and-continue': 'Englische Dame, Weiterschlagen nach dem Umwandeln',
  'english-kings-first': 'Englische Dame, Damen schlagen zuerst',
  international: 'Internationale Dame',
  russian: 'Russische Dame',
  brazilian: 'Brasilianische Dame',
  pool: 'Pool Checkers',
  italian: 'Italienische Dame',
  spanish: 'Spanische Dame',
  portuguese: 'Portugiesische Dame',
  czech: 'Tschechische Dame',
  canadian: 'Kanadische Dame',
  frisian: 'Friesische Dame',
  thai: 'Thailändische Dame',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Englisch',
  'english-huffing': 'Englisch, Pusten',
  'english-crown-and-continue': 'Englisch, weiterschlagen',
  'english-kings-first': 'Englisch, Damen zuerst',
  international: 'International',
  russian: 'Russisch',
  brazilian: 'Brasilianisch',
  pool: 'Pool',
  italian: 'Italienisch',
  spanish: 'Spanisch',
  portuguese: 'Portugiesisch',
  czech: 'Tschechisch',
  canadian: 'Kanadisch',
  frisian: 'Friesisch',
  thai: 'Thailändisch',
}

export const about: Texts['about'] = {
  allNumbers: 'Nummern aller Felder zeigen',
  calendar: 'Fristen in deinem Kalender',
  fewerNumbers: 'Nur leere Felder nummerieren',
  clock: 'Bedenkzeit',
  weekends: 'Wochenenden',
  weekendsOff: (city) => `Samstage und Sonntage zählen nicht (${city})`,
  leave: 'Dein Urlaub',
  strictness: 'Regelwidrige Züge',
  laws: 'Nach dem Regelwerk: eine Verwarnung, dann ist die Partie verloren',
  firstMoves: 'Erste Züge',
  noShow: 'Bleibt ein erster Zug aus, verliert diese Seite kampflos',
  arbiter: 'Spielleitung',
  arbiterIs: (name) => `Spielleitung: ${name}`,
  position: 'Aus einer eigenen Stellung',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Remisangebote ab Zug',
    hint: 'Vor diesem eigenen Zug kann niemand Remis anbieten. Beanspruchen kann man es jederzeit.',
    says: (move) => `Vor Zug ${move} darf niemand Remis anbieten`,
  },
  engines: {
    label: 'Dameprogramme',
    hint: 'Niemand überprüft das. Es steht bei der Partie und in ihrer PDN.',
    says: { allowed: 'Dameprogramme sind erlaubt', 'not-allowed': 'Dameprogramme sind nicht erlaubt' },
  },
}

export const records: Texts['records'] = {
  title: 'Diese Partie speichern',
  pdnHint: 'Züge und Zeiten',
  png: 'Bild',
  pngHint: 'von dieser Stellung',
  gif: 'Bewegtes Bild',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Zeichnung',
  svgHint: 'scharf in jeder Größe',
  fen: 'Stellung',
  sheet: 'Partieformular',
  sheetHint: 'zum Drucken und Unterschreiben',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Partieformular',
  game: (id) => `Partie ${id}`,
  back: 'Zurück zur Partie',
  rules: 'Spielregeln',
  clock: 'Bedenkzeit',
  begun: 'Beginn',
  ended: 'Ende',
  notEnded: 'Nicht beendet',
  moves: 'Züge',
  move: 'Zug',
  result: 'Ergebnis',
  won: (side) => `${sides[side]} gewinnt, 2–0`,
  draw: 'Remis, 1–1',
  open: 'Kein Ergebnis',
  position: 'Schlussstellung',
  positionNow: 'Stellung',
  times: 'Neben jedem Zug: die Zeit, die er gebraucht hat. min = Minuten, h = Stunden, T = Tage.',
  right: 'Wir haben dieses Formular geprüft, und es stimmt (Artikel 27.2).',
  date: 'Datum',
  printed: (when) => `Erstellt am ${when}. Alle Zeiten in UTC.`,
}
