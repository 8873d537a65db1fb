import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sides, sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'ta sama pozycja po raz trzeci',
  'forty-move': 'po czterdzieści ruchów obu stron bez bicia i bez ruchu pionkiem',
  'twenty-five-move': 'po dwadzieścia pięć ruchów obu stron samymi damkami, bez bicia',
  'sixteen-move': 'po szesnaście ruchów obu stron przy trzech bierkach przeciw jednej damce',
  'twenty-move': 'po dwadzieścia ruchów obu stron bez bicia i bez ruchu pionkiem',
  'fifteen-move': 'po piętnaście ruchów obu stron bez bicia i bez ruchu pionkiem',
}

export const claimWith = (claim: Claim): string => `Zażądaj remisu tym ruchem: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Możesz zażądać remisu: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Przy planszy możesz zażądać remisu: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} wygrywa: ${loser} nie ma już bierek.`,
    'no-moves': (winner, loser) => `${winner} wygrywa: ${loser} nie ma ruchu.`,
    resignation: (winner, loser) => `${winner} wygrywa: ${loser} poddaje partię.`,
    time: (winner, loser) => `${winner} wygrywa: ${loser} przekracza czas.`,
    forfeit: (winner, loser) => `${winner} wygrywa walkowerem: ${loser} nie wykonuje pierwszego ruchu w terminie.`,
    'illegal-moves': (winner, loser) => `${winner} wygrywa: ${loser} drugi raz gra nieprawidłowo.`,
    adjudication: (winner) => `${winner} wygrywa decyzją sędziego.`,
    withdrawal: (winner, loser) => `${winner} wygrywa: ${loser} nie gra już w turnieju.`,
    table: (winner) => `${winner} wygrywa według tablicy końcówek.`,
  },
  drawn: {
    agreement: 'Remis za obopólną zgodą.',
    threefold: `Remis: ${claimReasons.threefold}.`,
    'forty-move': `Remis: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Remis: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Remis: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Remis: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Remis: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Remis: damka przeciw damce.',
    adjudication: 'Remis decyzją sędziego.',
    count: 'Remis: liczenie ruchów dobiegło końca.',
    length: 'Remis: partia osiągnęła limit, po 500 ruchów każdej strony.',
    complexity: 'Remis: w tej pozycji jest zbyt wiele bić, by je obliczyć.',
    table: 'Remis według tablicy końcówek.',
  },
  calledOff: (name) => `${name} odwołuje partię. Nikt nie przegrywa.`,
  calledOffByClock: (name) => `Partia odwołana: ${name} nie wykonuje pierwszego ruchu w terminie. Nikt nie przegrywa.`,
  declined: 'Zaproszenie zostało odrzucone, więc ta partia się nie zacznie.',
  expired: 'Nikt nie przyjął zaproszenia na czas, więc wygasło.',
  youWon: 'Wygrana',
  youLost: 'Przegrana',
  draw: 'Remis',
  over: 'Koniec partii',
  off: 'Partia odwołana',
  lapsed: 'Zaproszenie wygasło',
  wonByYou: {
    'no-pieces': (other) => `Wygrywasz: ${other} nie ma już bierek.`,
    'no-moves': (other) => `Wygrywasz: ${other} nie ma ruchu.`,
    resignation: (other) => `Wygrywasz: ${other} poddaje partię.`,
    time: (other) => `Wygrywasz: ${other} przekracza czas.`,
    forfeit: (other) => `Wygrywasz walkowerem: ${other} nie wykonuje pierwszego ruchu w terminie.`,
    'illegal-moves': (other) => `Wygrywasz: ${other} drugi raz gra nieprawidłowo.`,
    adjudication: () => 'Wygrywasz decyzją sędziego.',
    withdrawal: (other) => `Wygrywasz: ${other} nie gra już w turnieju.`,
    table: () => 'Wygrywasz według tablicy końcówek.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} wygrywa: nie masz już bierek.`,
    'no-moves': (other) => `${other} wygrywa: nie masz ruchu.`,
    resignation: (other) => `${other} wygrywa: poddajesz partię.`,
    time: (other) => `${other} wygrywa: przekraczasz czas.`,
    forfeit: (other) => `${other} wygrywa walkowerem: nie wykonujesz pierwszego ruchu w terminie.`,
    'illegal-moves': (other) => `${other} wygrywa: drugi raz grasz nieprawidłowo.`,
    adjudication: (other) => `${other} wygrywa decyzją sędziego.`,
    withdrawal: (other) => `${other} wygrywa: nie grasz już w turnieju.`,
    table: (other) => `${other} wygrywa według tablicy końcówek.`,
  },
  youCalledOff: 'Odwołujesz partię. Nikt nie przegrywa.',
  calledOffByYourClock: 'Partia odwołana: nie wykonujesz pierwszego ruchu w terminie. Nikt nie przegrywa.',
  calledOffByOrganizer: 'Organizator odwołał partię. Nikt nie przegrywa.',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'trzech ruchów', 'two-move': 'dwóch ruchów', 'eleven-man': 'z jedenastoma pionkami' }

export const match: Texts['match'] = {
  part: (part) => `Mecz, partia ${part} z 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'mecz zakończony',
  otherBoard: 'Twoja plansza w drugiej partii',
  otherGame: 'Druga partia',
  together: 'Druga partia zaczyna się razem z tą.',
  'in-turn': 'Druga partia zacznie się po zakończeniu tej.',
  two: {
    together: 'Mecz z dwóch partii granych jednocześnie, po jednej każdym kolorem',
    'in-turn': 'Mecz z dwóch partii granych po kolei, po jednej każdym kolorem',
  },
  ballot: (number, deck, name) => `Otwarcie nr ${number} z losowania ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `Z planszy schodzą pionki z pól: ${squares}.`,
  ballotMoves: (moves) => `Partia zaczyna się od ${moves}.`,
  tossed: (name, side) => `Z losowania ${name} gra ${sidesInSentence[side]}.`,
  tossedYou: (side) => `Z losowania grasz ${sidesInSentence[side]}.`,
  chance: (number) => `Liczba wylosowana, gdy obie strony zajęły miejsca: ${number}.`,
  checkToss: (creator) => `Jak sprawdzić losowanie kolorów: jeśli liczba jest parzysta, ${creator} gra czarnymi.`,
  checkBallot: (among) => `Jak sprawdzić losowanie otwarcia: podziel liczbę przez 2 i zaokrąglij w dół, pomnóż przez ${among}, podziel przez 2 147 483 648 i zaokrąglij w dół. Tyle spośród otwarć w losowaniu (${among}) poprzedza to otwarcie.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Pokaż numery wszystkich pól',
  calendar: 'Terminy w Twoim kalendarzu',
  fewerNumbers: 'Numeruj tylko puste pola',
  clock: 'Czas',
  weekends: 'Weekendy',
  weekendsOff: (zone) => `Soboty i niedziele się nie liczą (${zone})`,
  leave: 'Twój urlop',
  strictness: 'Nieprawidłowe ruchy',
  laws: 'Według przepisów: jedno ostrzeżenie, potem przegrana',
  firstMoves: 'Pierwsze ruchy',
  noShow: 'Brak pierwszego ruchu w terminie to walkower',
  arbiter: 'Sędzia',
  arbiterIs: (name) => `Sędzia: ${name}`,
  isProgram: (name) => `${name} to program`,
  program: 'program',
  position: 'Od własnej pozycji',
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
  evidence: 'Czasy i e-maile',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'Na Twojej stronie WWW',
  hint: 'Wklej ten wiersz na stronę. Pokaże planszę, która sama śledzi partię.',
  line: 'Wiersz HTML',
  until: (when) => `do ${when}`,
  watch: (site) => `Oglądaj na ${site}`,
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

export const after: Texts['after'] = {
  rematch: 'Rewanż',
  rematchYes: 'Tak, gram rewanż',
  theyWish: (name) => `${name} proponuje rewanż z zamianą kolorów.`,
  wished: (name) => `Twoja propozycja rewanżu czeka. Partia zacznie się, jeśli w ciągu 14 dni zgodzi się też ${name}.`,
  being: 'Rewanż jest przygotowywany i zaraz się tu pojawi. Jeśli nie, odśwież stronę.',
  toRematch: 'Przejdź do rewanżu',
  begun: 'Rewanż się zaczął.',
  playOn: 'Pozwól grać dalej',
  playOnHint: (name) => `To wygrana na czas. Przez 14 dni od końca możesz wznowić partię: ${name} dostanie wtedy jeszcze trzy dni.`,
  playOnSure: (name) => `Rezygnujesz z wygranej: ${name} dostaje jeszcze trzy dni i partia trwa dalej. Tego nie da się cofnąć.`,
  renew: 'Odnów zaproszenie',
  renewHint: 'Nikt nie przyjął go na czas. Odnów je, a ten sam link znów zadziała.',
}
