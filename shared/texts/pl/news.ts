import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, moves, plural } from './board.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} proponuje remis`, text: `${who} proponuje Ci remis. Przyjmij lub odrzuć propozycję przy planszy; wykonanie ruchu też oznacza odmowę.` }),
  drawDeclined: (who) => ({ title: 'Bez remisu', text: `${who} odrzuca Twoją propozycję remisu. Partia toczy się dalej.` }),
  timeForYou: (giver, time) => ({ title: `Więcej czasu dla Ciebie: ${time}`, text: `${giver} dodaje Ci czas: ${time}. Trafia on do Twojej rezerwy.` }),
  timeForThem: (giver, to, time) => ({ title: `Więcej czasu: ${to}, ${time}`, text: `${giver} dodaje czas. Dostaje go ${to}: ${time}.` }),
  youPlayOn: (who, time) => ({ title: 'Partia toczy się dalej', text: `Twój czas minął, ale ${who} pozwala Ci grać dalej. Dodatkowy czas: ${time}.` }),
  theyPlayOn: (who, time) => ({ title: 'Partia toczy się dalej', text: `Za Twoją zgodą ${who} gra dalej. Dodatkowy czas: ${time}.` }),
  pauseProposed: (who, until) => ({ title: `${who} proponuje przerwę`, text: `${who} chce zatrzymać oba zegary do ${until}. Przyjmij lub odrzuć propozycję przy planszy.` }),
  pauseDeclined: (who) => ({ title: 'Bez przerwy', text: `${who} rezygnuje z przerwy. Zegary biegną dalej.` }),
  paused: (who, until) => ({ title: 'Przerwa w partii', text: `${who} i Ty macie umówioną przerwę: oba zegary stoją do ${until}. Ruchy nadal można wykonywać, a każda strona może zakończyć przerwę z dniem wyprzedzenia.` }),
  pauseEnding: (who, until) => ({ title: 'Przerwa się kończy', text: `${who} kończy przerwę. Zegary ruszą znów od ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} bierze urlop`, text: `${who} ma urlop od ${from} do ${until}. Stoi wtedy tylko ten jeden zegar, a ${who} nadal może grać.` }),
  leaveEnded: (who) => ({ title: `${who} wraca`, text: `${who} kończy urlop. Oba zegary biegną jak zwykle.` }),
  frozen: (from, until) => ({ title: 'Czas, który się nie liczy', text: `Crownhead nie działał od ${from} do ${until}. Ten czas nie liczy się na zegarze Twojej partii, więc nikt go nie traci.` }),
  huffed: (who, square) => ({ title: `Chuchnięcie: ${who} zdejmuje Twoją bierkę`, text: `Twoja bierka na polu ${square} pominęła bicie, więc ${who} zdejmuje ją z planszy. Teraz ruch ma ${who}.` }),
  takebackAsked: (who, move) => ({ title: `${who} prosi o cofnięcie ruchu`, text: `${who} prosi o cofnięcie ruchu ${move}. Zgódź się lub odmów przy planszy; jeśli partia potoczy się dalej, ruch zostaje.` }),
  takebackDeclined: (who) => ({ title: 'Ruch zostaje', text: `${who} rezygnuje z cofnięcia ruchu. Partia toczy się dalej.` }),
  youTookBack: (who) => ({ title: 'Możesz zagrać jeszcze raz', text: `${who} pozwala Ci cofnąć ruch. Wybierz inny.` }),
  theyTookBack: (who) => ({ title: `${who} cofa ruch`, text: `Za Twoją zgodą ${who} cofa ruch. Plansza pokazuje bieżącą pozycję.` }),
  rematchOffered: (who) => ({ title: `${who} proponuje rewanż`, text: `${who} chce zagrać z Tobą jeszcze raz, z zamianą kolorów. Jedno naciśnięcie przy planszy i partia się zaczyna; nie musicie być w sieci jednocześnie.` }),
  linkRotated: { title: 'Twój nowy link', text: 'Twoja plansza ma nowy link, a stary już u nikogo nie działa.' },
  areYouThere: (who, until) => ({ title: 'Czy nadal tu jesteś?', text: `${who} zgłasza, że nie masz już swojego linku. Jeśli go masz, naciśnij przy planszy „${asked.stillHere}” do ${until}. W przeciwnym razie ktoś inny może zająć Twoje miejsce.` }),
  youSaidLost: (who, until) => ({ title: `Utracony link: ${who}`, text: `Zgłoszenie od Ciebie: ${who} nie ma już swojego linku. Do ${until} ${who} może nacisnąć „${asked.stillHere}”. Jeśli tak się nie stanie, zadziała nowy link przy Twojej planszy; przekaż go.` }),
  theySaidLost: (who, lost, until) => ({ title: `Utracony link: ${lost}`, text: `${who} zgłasza, że ${lost} nie ma już swojego linku. Do ${until} ${lost} może nacisnąć „${asked.stillHere}”. Jeśli tak się nie stanie, zadziała nowy link do tego miejsca.` }),
  seatsStay: (opponent) => ({ title: 'Miejsca bez zmian', text: `Sprawa utraconego linku jest wyjaśniona: ${opponent} i Ty zachowujecie swoje miejsca, a oba linki działają jak dotąd.` }),
  youSatDown: (opponent) => ({ title: `Teraz grasz. Przeciwnik: ${opponent}`, text: 'To miejsce jest teraz Twoje. Jego stary link już nie działa; Twój jest poniżej.' }),
  theySatDown: (who) => ({ title: `${who} zajmuje miejsce`, text: `${who} ma nowy link do miejsca naprzeciw Ciebie, a stary już nie działa. Partia toczy się dalej bez zmian.` }),
  countAsked: (who, stronger) => ({ title: `${who} prosi o liczenie ruchów`, text: `${who} prosi o liczenie ruchów: ${stronger} ma wtedy wygrać, zanim liczenie się skończy, inaczej będzie remis. Zarządź je lub odmów przy planszy.` }),
  countRefused: (who) => ({ title: 'Bez liczenia ruchów', text: `${who} odmawia liczenia ruchów. Partia toczy się dalej bez niego.` }),
  countOnYou: (who, left) => ({ title: 'Liczenie ruchów', text: `${who} zarządza liczenie ruchów: na wygraną masz jeszcze ${moves(left)}, inaczej będzie remis.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Liczenie ruchów', text: `${who} zarządza liczenie ruchów: na wygraną ${stronger} ma jeszcze ${moves(left)}, inaczej będzie remis.` }),
  countEnded: (who) => ({ title: 'Koniec liczenia ruchów', text: `${who} kończy liczenie ruchów, bo silniejsza strona poczyniła postępy. Partia toczy się dalej bez niego.` }),
}

/** In the present tense, which tells nobody's gender. */
export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} sędziuje partię.`,
  joined: 'Partia się zaczyna.',
  'draw-offered': ({ who, isYou }) => (isYou ? 'Proponujesz remis.' : `${who} proponuje remis.`),
  'draw-declined': ({ who, isYou }) => (isYou ? 'Odrzucasz remis.' : `${who} odrzuca remis.`),
  'draw-withdrawn': ({ who, isYou }) => (isYou ? 'Wycofujesz propozycję remisu.' : `${who} wycofuje propozycję remisu.`),
  'takeback-asked': ({ who, isYou }) => (isYou ? 'Prosisz o cofnięcie ruchu.' : `${who} prosi o cofnięcie ruchu.`),
  'takeback-declined': ({ who, isYou }) => (isYou ? 'Odmawiasz: ruch zostaje.' : `${who} odmawia: ruch zostaje.`),
  'taken-back': 'Ostatni ruch został cofnięty.',
  'time-given': ({ who, whom, time }) => `Dodatkowy czas: ${time}. Daje: ${who}; dostaje: ${whom}.`,
  'played-on': ({ time }) => `Czas minął, ale partia toczy się dalej. Dodatkowy czas: ${time}.`,
  'pause-proposed': ({ who, when, isYou }) => (isYou ? `Proponujesz przerwę do ${when}.` : `${who} proponuje przerwę do ${when}.`),
  'pause-declined': ({ who, isYou }) => (isYou ? 'Odrzucasz przerwę.' : `${who} odrzuca przerwę.`),
  paused: ({ when }) => `Przerwa: oba zegary stoją do ${when}.`,
  'pause-ending': ({ who, when, isYou }) => `${isYou ? 'Kończysz' : `${who} kończy`} przerwę: zegary biegną od ${when}.`,
  'leave-taken': ({ who, when, isYou, from, isLater }) => `${isYou ? 'Bierzesz' : `${who} bierze`} urlop ${isLater ? `od ${from} ` : ''}do ${when}.`,
  'leave-ended': ({ who, isYou }) => (isYou ? 'Wracasz z urlopu.' : `${who} wraca z urlopu.`),
  frozen: ({ when }) => `Crownhead nie działał do ${when}: ten czas się nie liczy.`,
  huffed: ({ square }) => `Chuchnięcie: z pola ${square} schodzi bierka.`,
  enforced: 'Bicie musi zostać wykonane.',
  cautioned: ({ who, isYou }) => (isYou ? 'Dostajesz ostrzeżenie za nieprawidłowy ruch.' : `${who} dostaje ostrzeżenie za nieprawidłowy ruch.`),
  'count-asked': ({ who, isYou }) => (isYou ? 'Prosisz sędziego o liczenie ruchów.' : `${who} prosi sędziego o liczenie ruchów.`),
  'count-refused': 'Sędzia odmawia liczenia ruchów.',
  'count-granted': ({ whom }) => `Zaczyna się liczenie ruchów. Silniejsza strona, która musi wygrać: ${whom}.`,
  'count-ended': 'Sędzia kończy liczenie ruchów.',
  'reseat-asked': ({ whom }) => `Zgłoszono utratę linku do miejsca: ${whom}.`,
  reseated: ({ whom }) => `Miejsce zajęte z nowym linkiem: ${whom}.`,
  finished: 'Koniec partii.',
  aborted: 'Partia została odwołana.',
}

export const events: Texts['events'] = {
  none: 'Poza ruchami nic się nie wydarzyło.',
  you: 'Ty',
  youToo: 'Ty',
  somebody: 'Ktoś',
}

export const door: MailTexts['door'] = {
  asked: {
    subject: 'Warcaby przez e-mail: czy chcesz te e-maile?',
    title: 'Czy chcesz e-maile o tej partii?',
    text: 'Ktoś podał ten adres do partii warcabów korespondencyjnych. Jeśli się tego spodziewasz, otwórz stronę i naciśnij przycisk: wtedy zaczniemy pisać.',
    open: 'Odpowiedz na naszej stronie',
    otherwise: 'Jeśli się tego nie spodziewasz, nie musisz nic robić. Jeśli nie naciśniesz przycisku, wyślemy Ci najwyżej jeden e-mail więcej o każdej partii i najwyżej cztery o wszystkich razem.',
  },
  invited: {
    subject: 'Zaproszenie na partię warcabów',
    title: 'Zaproszenie na partię warcabów',
    text: 'Ktoś zaprasza Cię na partię warcabów korespondencyjnych. Otwórz zaproszenie, aby je zobaczyć. Jeśli je przyjmiesz, będziemy też pisać o tej partii.',
    open: 'Zobacz zaproszenie',
    otherwise: 'Jeśli nie chcesz, nie musisz nic robić. Jeśli nie przyjmiesz zaproszenia, wyślemy Ci najwyżej jeden e-mail więcej o każdej partii i najwyżej cztery o wszystkich razem. Nie przesyłaj tego e-maila dalej: zaproszenie jest dla Ciebie.',
  },
  ordered: {
    subject: 'Czeka na Ciebie partia warcabów',
    title: 'Czeka na Ciebie partia warcabów',
    text: 'Ktoś podał Twój adres do partii warcabów korespondencyjnych. Otwórz ją, aby ją zobaczyć. Jeśli się tam zgodzisz, będziemy o niej pisać.',
    open: 'Zobacz partię',
    otherwise: 'Jeśli nie chcesz, nie musisz nic robić. Jeśli się nie zgodzisz, wyślemy Ci najwyżej jeden e-mail więcej o każdej partii i najwyżej cztery o wszystkich razem. Nie przesyłaj tego e-maila dalej: link jest tylko dla Ciebie.',
  },
  several: {
    subject: 'Czekają na Ciebie partie warcabów',
    title: 'Czekają na Ciebie partie warcabów',
    text: 'Ktoś podał Twój adres do więcej niż jednej partii warcabów korespondencyjnych. Otwórz je, aby je zobaczyć. Jeśli zgodzisz się na partię, będziemy o niej pisać.',
    open: 'Zobacz pierwszą partię',
    otherwise: 'Jeśli nie chcesz, nie musisz nic robić. Jeśli się nie zgodzisz, wyślemy Ci najwyżej jeden e-mail więcej o każdej partii i najwyżej cztery o wszystkich razem. Nie przesyłaj tego e-maila dalej: linki są tylko dla Ciebie.',
  },
  club: (club) => `Ta wiadomość pochodzi ze strony do gry w warcaby, którą prowadzi ${club}.`,
  roles: { player: 'jako gracz', director: 'jako sędzia' },
  invitations: { player: 'zaproszenie do gry', director: 'zaproszenie do sędziowania' },
  seat: (rules, role, game) => `${rules}, partia ${game}: ${role}.`,
  opponent: (name) => `Po drugiej stronie: ${name}.`,
  players: (black, white) => `Grają: ${black}, ${white}.`,
  round: (round) => `Runda ${round}.`,
  board: (board) => `Stolik ${board}.`,
  more: (count) => plural(count, { one: 'Czeka na Ciebie jeszcze jedna partia.', few: `Czekają na Ciebie jeszcze ${count} partie.`, many: `Czeka na Ciebie jeszcze ${count} partii.` }),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Warcaby: Twoje miejsce ma inny adres · ${game}`,
  title: 'Twoje miejsce ma inny adres e-mail',
  text: 'Ktoś, kto ma link do Twojego miejsca, zmienił lub usunął jego adres e-mail. E-maile o tej partii już do Ciebie nie przychodzą. Jeśli to Twoja zmiana, nie musisz nic robić.',
  back: 'Ktoś oddał miejsce adresowi, który miało wcześniej. E-maile o tej partii już do Ciebie nie przychodzą.',
  open: 'To nie ja',
  otherwise: 'Ta strona oddaje miejsce temu adresowi i wysyła Ci nowy link. Wszystkie linki do miejsca używane do tej chwili przestają działać. Masz na to siedem dni.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Warcaby: Twoje dane zostały usunięte · ${game}`,
  title: 'Twoje dane zostały usunięte',
  text: 'Ktoś z Twoim linkiem poprosił, byśmy o Tobie w tej partii zapomnieli. Twoje imię, adres, ustawienia, plany i notatka zostały usunięte, a e-maile ustały. Jeśli to Twoja prośba, nie musisz nic robić.',
  otherwise: 'Przez siedem dni ta strona może oddać Ci miejsce i wysłać nowy link. Imię i ustawienia trzeba będzie wpisać ponownie.',
}

export const restored: MailTexts['restored'] = {
  title: 'Miejsce znów jest Twoje',
  text: 'Oto Twój nowy link. Wszystkie starsze linki przestały działać.',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Powrót do partii. Przeciwnik: ${opponent}`,
  what: (name) => `Tym linkiem zajmujesz miejsce gracza ${name}. Stary link przestanie wtedy działać.`,
  from: (when) => `Działa od ${when}.`,
  wait: `Do tego czasu osoba, która ma stary link, może odpowiedzieć „${asked.stillHere}”. Wróć później z tym linkiem.`,
  take: 'Zajmij moje miejsce',
  closedTitle: 'Ten link już nie działa',
  closed: `Albo miejsce zostało nim zajęte, albo padła odpowiedź „${asked.stillHere}”. Jeśli to miejsce jest już Twoje, użyj własnego linku.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Odzyskaj swoje miejsce',
  what: 'Jeśli ktoś inny zmienił adres e-mail Twojego miejsca lub jego link, naciśnij przycisk: miejsce odzyska adres, na który przyszedł ten link, i tam wyślemy nowy. Wszystkie inne linki do miejsca przestaną działać.',
  yes: 'Oddajcie mi moje miejsce',
  done: 'Miejsce znów jest Twoje. Nowy link jest w drodze do Twojej skrzynki, a stare już nie działają.',
  closed: 'Ten link już nie działa: został użyty, minęło ponad siedem dni albo miejsce odzyskał ktoś, kto miał je wcześniej.',
}
