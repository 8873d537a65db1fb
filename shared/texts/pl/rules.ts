import type { SiteTexts, Texts } from '../en/index.ts'
import { sides } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Warcaby angielskie',
  'english-huffing': 'Warcaby angielskie z chuchaniem',
  'english-crown-and-continue': 'Warcaby angielskie, dalsze bicie po promocji',
  'english-kings-first': 'Warcaby angielskie, pierwszeństwo bicia damką',
  international: 'Warcaby stupolowe',
  russian: 'Warcaby rosyjskie',
  brazilian: 'Warcaby brazylijskie',
  pool: 'Pool checkers',
  italian: 'Warcaby włoskie',
  spanish: 'Warcaby hiszpańskie',
  portuguese: 'Warcaby portugalskie',
  czech: 'Warcaby czeskie',
  canadian: 'Warcaby kanadyjskie',
  frisian: 'Warcaby fryzyjskie',
  thai: 'Warcaby tajskie',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Angielskie',
  'english-huffing': 'Angielskie, chuchanie',
  'english-crown-and-continue': 'Angielskie, dalsze bicie',
  'english-kings-first': 'Angielskie, najpierw damka',
  international: 'Stupolowe',
  russian: 'Rosyjskie',
  brazilian: 'Brazylijskie',
  pool: 'Pool',
  italian: 'Włoskie',
  spanish: 'Hiszpańskie',
  portuguese: 'Portugalskie',
  czech: 'Czeskie',
  canadian: 'Kanadyjskie',
  frisian: 'Fryzyjskie',
  thai: 'Tajskie',
}

export const about: Texts['about'] = {
  allNumbers: 'Pokaż numery wszystkich pól',
  calendar: 'Terminy w Twoim kalendarzu',
  fewerNumbers: 'Numeruj tylko puste pola',
  clock: 'Czas',
  weekends: 'Weekendy',
  weekendsOff: (city) => `Soboty i niedziele się nie liczą (${city})`,
  leave: 'Twój urlop',
  strictness: 'Nieprawidłowe ruchy',
  laws: 'Według przepisów: jedno ostrzeżenie, potem przegrana',
  firstMoves: 'Pierwsze ruchy',
  noShow: 'Brak pierwszego ruchu w terminie to walkower',
  arbiter: 'Sędzia',
  arbiterIs: (name) => `Sędzia: ${name}`,
  position: 'Od własnej pozycji',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Propozycje remisu od ruchu',
    hint: 'Przed tym własnym ruchem nikt nie może zaproponować remisu. Żądać remisu można zawsze.',
    says: (move) => `Przed ruchem ${move} nie można proponować remisu`,
  },
  engines: {
    label: 'Programy grające',
    hint: 'Nikt tego nie sprawdza. Widać to przy partii i w jej PDN.',
    says: { allowed: 'Programy grające są dozwolone', 'not-allowed': 'Programy grające są niedozwolone' },
  },
}

export const records: Texts['records'] = {
  title: 'Zachowaj tę partię',
  pdnHint: 'ruchy i czasy',
  png: 'Obraz',
  pngHint: 'tej pozycji',
  gif: 'Animacja',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Rysunek',
  svgHint: 'ostry w każdym rozmiarze',
  fen: 'Pozycja',
  sheet: 'Zapis partii',
  sheetHint: 'do druku i podpisu',
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Zapis partii',
  game: (id) => `Partia ${id}`,
  back: 'Wróć do partii',
  rules: 'Zasady',
  clock: 'Czas',
  begun: 'Początek',
  ended: 'Koniec',
  notEnded: 'Trwa',
  moves: 'Ruchy',
  move: 'Ruch',
  result: 'Wynik',
  won: (side) => `${sides[side]} wygrywają, 2–0`,
  draw: 'Remis, 1–1',
  open: 'Bez wyniku',
  position: 'Pozycja końcowa',
  positionNow: 'Pozycja',
  times: 'Obok każdego ruchu: czas, jaki zajął. min = minuty, h = godziny, d = dni.',
  right: 'Zapis został przez nas sprawdzony i jest prawidłowy (artykuł 27.2).',
  date: 'Data',
  printed: (when) => `Wydruk: ${when}. Wszystkie czasy w UTC.`,
}
