import type { Texts } from '../en/index.ts'
import { moves } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Przerwa: oba zegary stoją do ${when}.`,
  onLeave: (name, until) => `${name} ma urlop do ${until}; ten zegar stoi.`,
  leaveAhead: (name, from, until) => `${name} ma urlop od ${from} do ${until}.`,
  cautioned: (name) => `${name} ma ostrzeżenie za nieprawidłowy ruch. Drugi taki ruch oznacza przegraną.`,
  cautionedYou: 'Masz ostrzeżenie za nieprawidłowy ruch. Drugi taki ruch oznacza przegraną.',
  count: (name, left) => `Liczenie ruchów: na wygraną ${name} ma jeszcze ${moves(left)}, inaczej będzie remis.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} d`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'czeka na Ciebie',
  leaveLeft: (duration) => `${duration} urlopu`,
  forMove: (when) => `Na ten ruch: do ${when}`,
  thenReserve: (duration, when) => `Potem Twoja rezerwa: ${duration}, do ${when}`,
  thenTheirs: (duration, when) => `Potem rezerwa: ${duration}, do ${when}`,
  reserveUntil: (when) => `Biegnie Twoja rezerwa, do ${when}. Potem partia jest przegrana.`,
  theirReserveRuns: (when) => `Biegnie rezerwa, do ${when}.`,
  writeTo: (name) => `Wiadomość z ruchem, dla: ${name}`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Jeśli się zgodzisz, partia skończy się remisem.',
  drawSureYes: 'Tak, remis',
  withdraw: 'Wycofaj',
  decline: 'Odrzuć',
  draw: (name) => `${name} proponuje remis. Wykonanie ruchu oznacza odmowę.`,
  drawYes: 'Przyjmij remis',
  drawMine: 'Twoja propozycja remisu jest ważna do ruchu przeciwnika.',
  takeback: (name) => `${name} prosi o cofnięcie ostatniego ruchu.`,
  takebackYes: 'Pozwól cofnąć',
  takebackSure: (name) => `Ruch znika z planszy razem z ewentualną odpowiedzią, a kolejny ruch wykona ${name}. Tego nie da się cofnąć.`,
  sureYes: 'Tak, potwierdzam',
  takebackMine: 'Twoja prośba o cofnięcie ostatniego ruchu czeka na odpowiedź.',
  pause: (name, when) => `${name} proponuje przerwę: oba zegary stałyby do ${when}.`,
  pauseYes: 'Zgoda na przerwę',
  pauseMine: (when) => `Twoja propozycja: przerwa do ${when}.`,
  count: (name) => `${name} prosi sędziego o liczenie ruchów.`,
  countMine: 'Twoja prośba o liczenie ruchów czeka na decyzję sędziego.',
  countYes: 'Zarządź liczenie',
  countNo: 'Odmów',
  reseat: (name, when) => `Zgłoszono utratę linku: ${name}. Nowy link do tego miejsca zadziała od ${when}.`,
  reseatYou: (when) => `Zgłoszono, że nie masz już swojego linku. Jeśli nic nie zrobisz, Twoje miejsce będzie można zająć innym linkiem od ${when}.`,
  stillHere: 'Nadal tu jestem',
  reseatMine: (name, when) => `Zgłoszenie od Ciebie: utracony link, ${name}. Przekaż ten nowy; zadziała od ${when}.`,
  reseatLink: 'Nowy link do miejsca',
}

export const tabs: Texts['tabs'] = {
  title: 'Informacje o partii',
  moves: 'Ruchy',
  events: 'Zdarzenia',
  mine: 'Moje',
  desk: 'Dla sędziego',
  about: 'Warunki',
  try: 'Próba',
}

export const panels: Texts['panels'] = {
  title: 'Co możesz zrobić',
  names: { draw: 'Remis', takeback: 'Cofnij', time: 'Czas', resign: 'Poddaj' },
  close: 'Zamknij',
}
