import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'ta sama pozycja po raz trzeci',
  'forty-move': 'po czterdzieści ruchów obu stron bez bicia i bez ruchu pionkiem',
  'twenty-five-move': 'po dwadzieścia pięć ruchów obu stron samymi damkami, bez bicia',
  'sixteen-move': 'po szesnaście ruchów obu stron przy trzech bierkach przeciw jednej damce',
  'twenty-move': 'po dwadzieścia ruchów obu stron bez bicia i bez ruchu pionkiem',
  'fifteen-move': 'po piętnaście ruchów obu stron bez bicia i bez ruchu pionkiem',
}

export const claimWith = (claim: Claim): string => `Zażądaj remisu tym ruchem: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Możesz zażądać remisu: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Przy planszy możesz zażądać remisu: ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Z rezerwą ostateczny termin: ${when}.`,
  reserveRuns: 'Biegnie Twoja rezerwa.',
  you: 'Ty',
  move: (number) => `ruch ${number}`,
  yourMove: 'Twój ruch.',
  youBegin: 'Zaczynasz.',
  mustCapture: 'Musisz bić.',
  onlyMove: 'Jest tylko jeden ruch.',
  theyPlayed: (name, move) => `${name} gra ${move}.`,
  waitingFor: (name) => `Teraz gra ${name}`,
  made: (move) => `Twój ruch ${move} został wykonany.`,
  answerBy: (name, when) => `${name} ma czas na ruch do ${when}.`,
  answerByReserve: (name, when, latest) => `${name} ma czas do ${when}, a z rezerwą do ${latest}.`,
  noHurry: 'Nie ma limitu czasu.',
  reserveLeft: (duration) => `${duration} rezerwy`,
  offerDraw: 'Zaproponuj remis tym ruchem',
  claimWith,
  messages: 'Wiadomości',
  saidBefore: 'przy ruchu, który cofnięto',
  saidAfter: 'po zakończeniu',
  saidAt: (move, written) => `przy ruchu ${move} (${written})`,
  moves: 'Ruchy',
  noMoves: 'Nie ma jeszcze żadnego ruchu.',
  moveNumber: 'Ruch',
  inWords: 'Pozycja słowami',
  flip: 'Obróć planszę',
  share: 'Pokaż partię innym',
  shareHint: 'Ten link tylko pokazuje partię. Nikt nie może nim grać.',
  watchLink: 'Link do oglądania',
  resignSure: (name) => `Jeśli poddasz partię, wygra ${name} i gra się skończy.`,
  resignYes: 'Tak, poddaję',
  abort: 'Odwołaj partię',
  abortSure: 'Nikt nie przegrywa. Można to zrobić, dopóki obie strony nie wykonają ruchu.',
  abortYes: 'Tak, odwołaj',
  emails: {
    title: 'Twoje e-maile',
    unconfirmed: 'Na Twój adres poszedł e-mail. Otwórz go i naciśnij w nim przycisk, aby dostawać e-maile o tej partii.',
    again: 'Wyślij jeszcze raz',
    sent: 'Jest w drodze. Może to potrwać kilka minut; zajrzyj też do spamu.',
    want: 'Chcę e-maile o tej partii',
    wantHint: 'Naciśnij przycisk, a napiszemy, gdy przyjdzie Twoja kolej, i o wszystkich innych nowościach.',
    wantAll: 'Chcę e-maile o wszystkich moich partiach',
    returned: 'E-maile na Twój adres wróciły. Podaj inny adres albo poproś o ten ponownie: najwcześniej dzień później i raz na 30 dni.',
    held: 'Nie mogliśmy wysłać e-maila na Twój adres: podano go na stronie innego serwisu albo z Twojej sieci podano dziś wiele nowych adresów. Zachowaj link do tej strony, a zaproszenia przekaż inaczej. O e-mail możesz poprosić tutaj, a jeśli to nie pomoże, jutro albo z innej sieci.',
    on: 'Wybrano e-maile o tej partii.',
    off: 'E-maile o tej partii są wyłączone.',
    none: 'Nie dostajesz e-maili: nie mamy Twojego adresu.',
  },
  inviteLink: 'Link z zaproszeniem',
  inviteMail: 'Wyślij e-mailem',
  inviteUntil: (when) => `Zaproszenie jest ważne do ${when}.`,
  ready: 'Twoja partia jest gotowa.',
  notBegun: 'Jeszcze nie rozpoczęta',
  waitingToJoin: 'Partia zacznie się, gdy zaproszenie zostanie przyjęte.',
  waitingToToss: 'Gdy zaproszenie zostanie przyjęte, kolory zostaną wylosowane i partia się zacznie.',
  yourLink: 'Twój własny link',
  yourLinkHint: 'To jest Twoje miejsce: dodaj tę stronę do zakładek. Kto ma ten link, może grać za Ciebie.',
  nobody: 'jeszcze nikt',
  somebody: 'Ktoś',
  anOpponent: 'przeciwnik',
  alone: (name, invited) => `${name} czeka, aż dołączy ${invited}`,
  tossPending: 'Kolory zostaną wylosowane, gdy zaproszenie zostanie przyjęte.',
  again: 'Zagraj kolejną partię',
  nextGame: 'Następna partia',
  lineTo: (name) => `Wiadomość dla gracza ${name}`,
  sendLine: 'Wyślij',
  lineOnce: 'Partia skończona: możesz wysłać jeszcze jedną wiadomość.',
  board: 'Plansza',
  ended: (when) => `Koniec partii: ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Rewanż',
  rematchYes: 'Tak, gram rewanż',
  theyWish: (name) => `${name} proponuje rewanż z zamianą kolorów.`,
  wished: (name) => `Twoja propozycja rewanżu czeka. Partia zacznie się, jeśli w ciągu 14 dni zgodzi się też ${name}.`,
  being: 'Rewanż jest przygotowywany i zaraz się tu pojawi. Jeśli nie, odśwież stronę.',
  toRematch: 'Przejdź do rewanżu',
  playOn: 'Pozwól grać dalej',
  playOnHint: (name) => `To wygrana na czas. Przez 14 dni od końca możesz wznowić partię: ${name} dostanie wtedy jeszcze trzy dni.`,
  playOnSure: (name) => `Rezygnujesz z wygranej: ${name} dostaje jeszcze trzy dni i partia trwa dalej. Tego nie da się cofnąć.`,
  renew: 'Odnów zaproszenie',
  renewHint: 'Nikt nie przyjął go na czas. Odnów je, a ten sam link znów zadziała.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} wygrywa: ${loser} nie ma już bierek.`,
    'no-moves': (winner, loser) => `${winner} wygrywa: ${loser} nie ma ruchu.`,
    resignation: (winner, loser) => `${winner} wygrywa: ${loser} poddaje partię.`,
    time: (winner, loser) => `${winner} wygrywa: ${loser} przekracza czas.`,
    forfeit: (winner, loser) => `${winner} wygrywa walkowerem: ${loser} nie wykonuje pierwszego ruchu w terminie.`,
    'illegal-moves': (winner, loser) => `${winner} wygrywa: ${loser} drugi raz gra nieprawidłowo.`,
    adjudication: (winner) => `${winner} wygrywa decyzją sędziego.`,
  },
  drawn: {
    agreement: 'Remis za obopólną zgodą.',
    threefold: `Remis: ${because.threefold}.`,
    'forty-move': `Remis: ${because['forty-move']}.`,
    'twenty-five-move': `Remis: ${because['twenty-five-move']}.`,
    'twenty-move': `Remis: ${because['twenty-move']}.`,
    'fifteen-move': `Remis: ${because['fifteen-move']}.`,
    'sixteen-move': `Remis: ${because['sixteen-move']}.`,
    'king-against-king': 'Remis: damka przeciw damce.',
    adjudication: 'Remis decyzją sędziego.',
    count: 'Remis: liczenie ruchów dobiegło końca.',
    length: 'Remis: partia osiągnęła limit, po 500 ruchów każdej strony.',
    complexity: 'Remis: w tej pozycji jest zbyt wiele bić, by je obliczyć.',
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
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'trzech ruchów', 'two-move': 'dwóch ruchów', 'eleven-man': 'z jedenastoma pionkami' }

export const match: Texts['match'] = {
  part: (part) => `Partia ${part} meczu z 2 partii`,
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
  removed: (squares) => `Z planszy schodzą pionki: ${squares}.`,
  ballotMoves: (moves) => `Partia zaczyna się od ${moves}.`,
  tossed: (name, side) => `Z losowania ${name} gra ${withSide[side]}.`,
  chance: (number) => `Liczba wylosowana, gdy obie strony zajęły miejsca: ${number}.`,
  checkToss: (creator) => `Jak sprawdzić losowanie kolorów: jeśli liczba jest parzysta, ${creator} gra czarnymi.`,
  checkBallot: (among) => `Jak sprawdzić losowanie otwarcia: podziel liczbę przez 2 i zaokrąglij w dół, pomnóż przez ${among}, podziel przez 2 147 483 648 i zaokrąglij w dół. Tyle spośród otwarć w losowaniu (${among}) poprzedza to otwarcie.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} pomija bicie (pole ${squares}).`,
  choose: 'Możesz chuchnąć (zdjąć tę bierkę, a potem wykonać ruch), zażądać bicia albo po prostu grać dalej.',
  huff: (square) => `Chuchnij ${square}`,
  enforce: (name) => `Niech ${name} bije`,
  huffSure: (square) => `Bierka z pola ${square} znika z planszy i ruch należy do Ciebie. Jeśli była ostatnia, partia się kończy. Tego nie da się cofnąć.`,
  enforceSure: (name) => `Ruch zostanie cofnięty, a ${name} musi bić. Tego nie da się cofnąć.`,
}
