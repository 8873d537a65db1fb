import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { time } from './board.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Nie ma takiej partii albo ten link nie jest (już) ważny.',
  'stale-ply': 'Partia poszła dalej, odkąd ta strona jest otwarta. Oto jej bieżący stan.',
  'not-your-turn': 'To nie Twój ruch.',
  'not-begun': 'Partia jeszcze się nie zaczęła: nikt nie przyjął zaproszenia.',
  'game-over': 'Partia jest skończona.',
  'too-late': 'Ten ruch przyszedł po terminie: czas minął.',
  'too-late-to-abort': 'Obie strony wykonały już ruch, więc partii nie można odwołać. Nadal możesz ją poddać.',
  'invitation-taken': 'Ktoś już przyjął to zaproszenie.',
  'invitation-expired': 'To zaproszenie wygasło.',
  'illegal-move': 'Ten ruch jest nieprawidłowy.',
  'not-yours-to-do': 'W tej partii nie możesz tego zrobić.',
  'nothing-asked': 'Nie ma już na co odpowiadać.',
  'asked-already': 'Taka prośba już jest i czeka na odpowiedź drugiej strony.',
  'draw-offered-lately': 'Twoja propozycja remisu była niedawno. Ponowić ją można po dziesięciu własnych ruchach.',
  'claim-not-valid': 'Nie możesz tego żądać: pozycja na to nie pozwala.',
  'not-in-this-game': 'Warunki tej partii na to nie pozwalają.',
  'nothing-to-take-back': 'Nie masz ruchu do cofnięcia.',
  'not-on-offer-any-more': 'To już niemożliwe: czas na to minął.',
  'too-long': 'Ta wartość jest za duża lub za mała.',
  'no-leave-left': 'Nie masz już tylu dni urlopu.',
  'no-offence-there': 'Ta bierka nie pominęła bicia.',
  'not-yet': 'To jeszcze niemożliwe.',
  'allowance-used': 'To więcej próśb lub zmian, niż mieści jedna partia. Nadal możesz grać, odpowiadać i zakończyć partię.',
  'address-returned': 'E-mail wysłany na ten adres wrócił. Podaj inny.',
  'idempotency-key-needed': 'Wyślij to z nagłówkiem Idempotency-Key: bez niego ponowione żądanie utworzyłoby wszystko dwa razy.',
  'key-needed': 'Do tego potrzebny jest klucz API: Authorization: Bearer z kluczem zaczynającym się od ck_.',
  'link-needed': 'Do tego potrzebny jest token linku: brakuje Authorization: Bearer albo nie ma w nim tokena (klucz API nim nie jest).',
  'unknown-key': 'Ten klucz API nie jest (już) ważny.',
  'scope-missing': 'O to może prosić tylko program, którego klucz API na to pozwala.',
  'creation-restricted': 'Nie każdy może tu zakładać partie. Użyj linku klubu lub klucza od prowadzącego, albo zapytaj tego, kto prowadzi tę stronę.',
  'too-many-webhooks': 'Więcej webhooków nie można mieć. Najpierw trzeba usunąć jeden z nich.',
  'invalid-request': 'Części żądania nie udało się odczytać.',
  'too-complex': 'W tej pozycji jest więcej bić, niż można tu obliczyć. Żadna partia do takiej pozycji nie prowadzi.',
  'links-expired': 'Linki tej partii wygasły. Jej zapis nadal można zobaczyć.',
  'method-not-allowed': 'Ten adres nie obsługuje tej metody.',
  'key-used-otherwise': 'Ten klucz idempotencji był użyty do innego żądania. Do każdego użyj nowego.',
  'in-flight': 'Ten link został przed chwilą zastąpiony. Jeśli to Twoje żądanie, wyślij je ponownie z tym samym kluczem.',
  'content-too-large': 'To więcej, niż można wysłać naraz.',
  'unsupported-media-type': 'Tego rodzaju treści tu nie odczytujemy.',
  'too-many-requests': 'Zbyt wiele żądań. Odczekaj jakiś czas i spróbuj ponownie.',
  'try-again': 'Trwało to zbyt długo albo żądań było zbyt wiele naraz. Mimo to mogło się udać. Spróbuj ponownie: żaden ruch nie zostanie wykonany dwa razy.',
  internal: 'Coś poszło nie tak po naszej stronie. Twoja partia jest bezpieczna; spróbuj ponownie.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'To możliwe, gdy wykonasz ruch; wiadomość można wysłać razem z ruchem.',
  end: 'To możliwe po zakończeniu partii.',
}

export const faults: FaultTexts = {
  'must-capture': 'Możesz bić, więc musisz.',
  'capture-unfinished': 'To bicie trwa dalej: musisz je dokończyć.',
  'must-take-most': 'Musisz zbić jak najwięcej bierek.',
  'king-must-capture': 'Możesz bić damką, więc musisz bić damką.',
  ambiguous: 'Pasuje do tego więcej niż jeden ruch. Wybierz właściwy.',
  'wrong-square': 'Ta bierka nie może tam pójść.',
  'man-moved-backward': 'Pionek nie może się cofać.',
  'crowned-and-went-on': 'Pionek, który staje się damką, kończy tam ruch.',
  'not-your-piece': 'Na tym polu nie ma Twojej bierki.',
  'no-such-square': 'Na tej planszy nie ma takiego pola.',
  unreadable: 'Nie udało się tego odczytać jako ruchu. Napisz na przykład 22-17 lub 22x15.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `przepisy międzynarodowe, artykuł ${number.slice(5)}` : `artykuł ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Ten link nie prowadzi do partii',
  unknownHelp: ['Link mógł zostać ucięty przy kopiowaniu: otwórz go prosto z e-maila albo skopiuj w całości.', 'Zastąpiony link już nie działa; właściwy jest w najnowszym e-mailu.', 'Jeśli nie masz już swojego linku, poszukaj e-maila od Crownhead albo adresu z /p/ w historii przeglądarki.'],
  replacedTitle: 'Ten link został zastąpiony',
  replaced: 'To miejsce ma teraz inny link, inny adres albo innego gracza.',
  pastTitle: 'Linki tej partii wygasły',
  past: (finished, unplayed) => `Linki i adresy partii przechowujemy po jej końcu przez ${time.units.day(finished)}, a jeśli ją odwołano lub nigdy się nie zaczęła, przez ${time.units.day(unplayed)}. Zostały usunięte; zapis ruchów pozostaje.`,
  record: 'Zobacz partię',
  noSuchPlyTitle: 'Partia nie zaszła tak daleko',
  noSuchPly: (played) => (played === 0 ? 'Nie ma jeszcze żadnego ruchu.' : `Pozycje mają numery od 0 do ${played}, po jednym na każdy półruch.`),
  toPresent: 'Zobacz bieżącą pozycję',
  unknownPageTitle: 'Nie ma takiej strony',
  unknownAddress: 'Nie ma tu takiego adresu. GET /api wymienia te, które są.',
  failedTitle: 'To się nie udało',
  invalidFields: 'Sprawdź te pola:',
  crossSite: 'Formularz przyszedł z innej strony, więc nic nie zostało zrobione. Otwórz swój link i spróbuj ponownie.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'To zbyt wiele wariantów na jedną planszę: mieści ona 200 ruchów. Ostatni ruch został pominięty.',
    unread: 'Tych wariantów nie udało się odczytać. Widać to, co się udało.',
    wrong: (line, move, why) => `Wiersz ${line}, ${move}: ${why} Dalszy ciąg został pominięty.`,
  },
  name: (longest) => `Wpisz imię w jednym wierszu, bez znaków sterujących; limit znaków: ${longest}.`,
  email: 'To nie wygląda na adres e-mail.',
  days: (from, to) => `Wpisz liczbę dni od ${from} do ${to}.`,
  moves: (from, to) => `Wpisz liczbę ruchów od ${from} do ${to}.`,
  moveNumber: (from, to) => `Wpisz numer ruchu, od ${from} do ${to}.`,
  noTime: 'Ruch wymaga czasu: podaj dni na ruch albo dni rezerwy.',
  noIncrement: 'To pole ogranicza dni dodawane po każdym ruchu. Wpisz, ile ich jest.',
  choice: 'Wybierz jedną z możliwości.',
  ballot: 'Losowane są otwarcia warcabów angielskich. Wybierz te zasady albo inne otwarcie.',
  tables: 'To możliwe tylko w partiach warcabów angielskich.',
  fen: 'Według tych zasad z tej pozycji nie można zacząć partii.',
  game: 'Według tych zasad nie można grać dalej od ostatniej pozycji tej partii.',
  halfMove: (number) => `Półruch ${number} tej partii nie jest możliwy według tych zasad.`,
  firstMove: 'Tego ruchu nie można dołączyć: musisz zaczynać, a otwarcie nie może być losowane.',
  word: 'To nie jest hasło klubu.',
  message: 'Wiadomość może mieć najwyżej 280 znaków.',
  acts: {
    time: 'Podaj od 1 do 60 dni.',
    days: 'Wpisz liczbę pełnych dni.',
    until: 'Wybierz dzień.',
    from: 'Wybierz dzień.',
    lines: 'To zbyt wiele na jeden plan albo nie są to ruchy.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Brak sieci',
  asOf: 'Stan listy: {}. Plansze otwierają się tak, jak wtedy wyglądały; zegary chodzą dalej.',
  toSend: 'Do wysłania',
  waits: '{} – ruch czeka na sieć',
  goes: 'Wyśle się samo',
  goesWith: 'Wyśle się samo, razem z wiadomością',
  leftToSend: 'Czas na wysłanie: {} ({})',
  drop: 'Nie wysyłaj',
  had: 'Czas wtedy: {}',
  sent: 'Ruch {} został wysłany.',
  notSent: 'Ruch {} nie został wysłany. Partia poszła już dalej.',
  needs: 'Nowe partie, e-maile i działania takie jak remis czy poddanie wymagają sieci.',
  noPage: 'Tej strony nie da się pokazać bez sieci.',
  noBoard: 'Ta plansza nie była jeszcze otwierana na tym urządzeniu, więc bez sieci nie da się jej pokazać.',
  tryAgain: 'Spróbuj ponownie',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Powrót do partii. Przeciwnik: ${opponent}`,
  what: (name) => `Z tym linkiem zajmiesz miejsce, na którym gra ${name}. Stary link przestanie wtedy działać.`,
  from: (when) => `Działa od ${when}.`,
  wait: `Do tego czasu osoba, która ma stary link, może odpowiedzieć „${asked.stillHere}”. Wróć później z tym linkiem.`,
  take: 'Zajmij moje miejsce',
  closedTitle: 'Ten link już nie działa',
  closed: `Albo miejsce zostało nim zajęte, albo padła odpowiedź „${asked.stillHere}”. Jeśli to miejsce jest już Twoje, użyj własnego linku.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Odzyskaj swoje miejsce',
  what: 'Jeśli ktoś inny zmienił adres e-mail Twojego miejsca lub jego link, naciśnij przycisk: miejsce odzyska adres, na który przyszedł ten link, i tam wyślemy nowy. Wszystkie inne linki do miejsca przestaną działać.',
  yes: 'Chcę odzyskać swoje miejsce',
  done: 'Miejsce znów jest Twoje. Nowy link jest w drodze do Twojej skrzynki, a stare już nie działają.',
  closed: 'Ten link już nie działa: został użyty, minęło ponad siedem dni albo miejsce odzyskał ktoś, kto miał je wcześniej.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Wyślij mi moje linki',
  intro: 'Jeśli przy partii podano Twój adres e-mail, wpisz go tutaj, a wyślemy Ci link do niej. Jeśli nie podano żadnego, poszukaj na urządzeniu, na którym toczyła się gra: na jego liście partii są Twoje linki.',
  send: 'Wyślij',
  done: 'Jeśli są partie z tym adresem, e-mail z linkami jest już w drodze.',
  doneHint: 'Może to potrwać kilka minut. Znajdziemy tylko adres podany wcześniej przy partii.',
}

export const typed: Texts['typed'] = {
  words: { last: 'ostatni', time: 'czas', board: 'plansza', moves: 'ruchy', help: 'pomoc' },
  label: (help) => `Pytanie, na przykład: ${help}`,
  says: {
    last: 'ostatni ruch',
    time: 'zegary',
    board: 'pozycja słowami',
    moves: 'możliwe ruchy',
    help: 'ta lista',
    square: 'co stoi na tym polu',
  },
  possible: (moves) => `Możliwe: ${moves}.`,
  page: 'Gra z czytnikiem ekranu',
  orHelp: (help) => `Albo wpisz „${help}”.`,
  noSquare: (square) => `Nie ma pola ${square}.`,
  notPresent: 'Ruch można wpisać, gdy pokazana jest bieżąca pozycja.',
  unread: 'Nie udało się tego odczytać jako ruchu.',
  like: (move) => `Ruch zapisuje się tak: ${move}.`,
  lettered: (move) => `Pola mają tu litery: ${move}.`,
  blocked: 'Ta bierka jest zablokowana: nie może się teraz ruszyć.',
}
