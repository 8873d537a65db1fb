import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sides, sidesInSentence } from './board.ts'
import { asked } from './seat.ts'

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} zaprasza Cię na partię warcabów`,
  arbiterTitle: (name) => `${name} prosi Cię o sędziowanie partii warcabów`,
  rules: 'Zasady',
  clock: 'Czas',
  yourSide: 'Twój kolor',
  sides: { black: 'Czarne, ciemne bierki', white: 'Białe, jasne bierki', toss: 'Losowanie, gdy przyjmiesz zaproszenie' },
  first: (side) => `${sides[side]} zaczynają.`,
  conditions: 'Ponadto',
  open: 'Ważne do',
  yourName: 'Twoje imię',
  yourEmail: 'Twój adres e-mail',
  accept: 'Przyjmij i graj',
  acceptArbiter: 'Przyjmij jako sędzia',
  keepsAddress: 'Zostaw puste, aby użyć adresu, na który przyszło zaproszenie.',
  hint: 'Dostaniesz własny link. Kto go ma, może grać za Ciebie, więc dobrze go zachowaj.',
  arbiterHint: 'Dostaniesz własny link. Kto go ma, jest sędzią, więc dobrze go zachowaj.',
  decline: 'Nie, dziękuję',
  declineWhat: (name) => `${name} się o tym dowie, a zaproszenie wygaśnie. Nie dostaniesz już o nim e-maili.`,
  declineWord: 'Wiadomość, jeśli chcesz',
  declineYes: 'Odrzuć',
  own: {
    title: 'To Twoje własne zaproszenie',
    help: 'Jest dla innej osoby: wyślij jej link. Jeśli przyjmiesz je tutaj, zajmiesz także jej miejsce.',
    board: 'Do Twojej strony',
    both: 'Graj obiema stronami na tym urządzeniu',
    arbiterToo: 'Bądź też sędzią',
  },
  tooLong: (most) => `Napisz w jednym wierszu; najwięcej znaków: ${most}.`,
  declinedTitle: 'To zaproszenie zostało odrzucone',
  declinedHelp: (name) => `${name} widzi to na swojej stronie. Nic więcej nie trzeba robić.`,
  takenTitle: 'To zaproszenie zostało przyjęte',
  takenHelp: 'Czy to Ty? Twój własny link pojawił się po przyjęciu. Jeśli podano adres, jest też w e-mailu.',
  expiredTitle: 'To zaproszenie wygasło',
  expiredHelp: (name) => `Nikt nie przyjął go na czas. ${name} może je odnowić albo zacząć nową partię; jedno i drugie zajmie minutę.`,
  offTitle: 'Ta partia została odwołana',
  offHelp: (name) => `${name} odwołuje ją przed rozpoczęciem.`,
  watch: 'Oglądaj partię',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Wyślij to przeciwnikowi',
  named: {
    opponent: (name) => `Czekamy, aż zaproszenie przyjmie ${name}`,
    arbiter: (name) => `Czekamy, aż sędziowanie przyjmie ${name}`,
  },
  anyone: 'Przeciwnikiem zostanie pierwsza osoba, która otworzy ten link i przyjmie zaproszenie.',
  mailed: (name) => `Zaproszenie wysłaliśmy e-mailem; dostanie je ${name}, chyba że nasze e-maile są tam wyłączone.`,
  sending: (name) => `Wysyłamy zaproszenie e-mailem; dostanie je ${name}.`,
  alsoLink: 'Możesz też przekazać ten link.',
  later: (name, when) => `E-mail z zaproszeniem musi jeszcze poczekać: wyślemy go najpóźniej do ${when}; dostanie go ${name}.`,
  held: (name) => `Nie wysłaliśmy e-maila, na który czeka ${name}: z Twojej sieci podano jednego dnia zbyt wiele nowych adresów, albo e-maile na nie wróciły, albo ten adres podano na stronie innego serwisu.`,
  late: (name) => `E-mail, na który czeka ${name}, mógłby wyjść dopiero po wygaśnięciu tego zaproszenia.`,
  returned: (name) => `Nasz e-mail wrócił. Nie dostał go adresat: ${name}.`,
  send: (name) => `Wyślij ten link. Czeka na niego ${name}.`,
  once: 'Działa jeden raz.',
  declined: 'Z taką wiadomością',
  subject: 'Partia warcabów?',
  body: (url) => `Zagramy w warcaby bez pośpiechu? Na każdy ruch mamy całe dni i nie trzeba zakładać konta:\n\n${url}\n`,
}

export const keep: SiteTexts['keep'] = {
  title: 'Zachowaj swój link',
  what: 'To Twoje miejsce: nie ma hasła. Kto ma ten link, może grać za Ciebie, więc nikomu go nie pokazuj.',
  how: 'Skopiuj, wyślij lub zeskanuj',
  side: (side) => `Grasz ${sidesInSentence[side]}.`,
  link: 'Twój link',
  copy: 'Skopiuj link',
  mail: 'Wyślij mi go e-mailem',
  send: 'Wyślij',
  mailHint: 'Dostaniesz też e-mail za każdym razem, gdy przyjdzie Twoja kolej. Link w każdym z nich wyłącza wszystkie.',
  mailed: 'Wysłaliśmy go na adres e-mail Twojego miejsca.',
  asked: 'Wysłaliśmy e-mail na adres Twojego miejsca. Naciśnij w nim przycisk, a dostaniesz swój link.',
  scan: 'Przenieś na inne urządzenie',
  scanHint: 'Zeskanuj to tabletem lub innym telefonem. Oba urządzenia mają wtedy Twoje miejsce.',
  bookmark: 'Dodaj zakładkę',
  bookmarkHint: 'Najpierw przejdź do planszy i tam dodaj zakładkę: adres tamtej strony to Twój link.',
  board: 'Przejdź do planszy',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Moje partie',
  noScript: 'Ta lista wymaga skryptu.',
  here: 'Ta lista jest tylko na tym urządzeniu.',
  exporting: 'Eksportuj',
  forget: 'Zapomnij tę listę',
  words: {
    yourMove: 'Twój ruch',
    waiting: 'Czekanie na ruch',
    finished: 'Zakończone',
    none: 'Na tym urządzeniu nie ma jeszcze partii. Otwórz stronę partii, a pojawi się tutaj.',
    left: 'Jeszcze {}',
    has: 'Ma jeszcze: {}',
    move: 'ruch {}',
    overdue: 'Czas minął',
    unlimited: 'Bez limitu czasu',
    notYet: 'Miejsce jeszcze wolne',
    sendAgain: 'Otwórz, aby wysłać link ponownie',
    nobody: 'Przeciwnik',
    somebody: 'Ktoś',
    won: 'Wygrana',
    lost: 'Przegrana',
    draw: 'Remis',
    off: 'Nierozegrana',
    others: 'Inne',
    game: 'Partia {}',
    unseen: 'Otwórz, aby zobaczyć stan gry',
    gone: 'Ten link już niczego nie otwiera',
    forgetOne: 'Zapomnij ten link: {}',
    forgetOneSure: 'Zapomnieć link na tym urządzeniu? Partia zostaje. Bez linku nie da się jej otworzyć.',
    forgetSure: 'Zapomnieć tę listę? Partie zostają. Bez linków nie da się ich otworzyć.',
  },
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

export const mailed: SiteTexts['mailed'] = {
  title: 'Wyślij mi moje linki',
  intro: 'Jeśli do partii podano Twój adres e-mail, wpisz go tutaj, a wyślemy Ci jej link. Jeśli nie podano żadnego, zajrzyj na urządzenie, na którym toczyła się gra: na jego liście partii są Twoje linki.',
  send: 'Wyślij',
  done: 'Jeśli są partie z tym adresem, e-mail z linkami jest już w drodze.',
  doneHint: 'Może to potrwać kilka minut. Znajdziemy tylko adres podany wcześniej do partii.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Warcaby: Twoje miejsce ma inny adres · ${game}`,
  title: 'Twoje miejsce ma inny adres e-mail',
  text: 'Ktoś, kto ma link do Twojego miejsca, zmienił lub usunął jego adres e-mail. E-maile o tej partii już do Ciebie nie przychodzą. Jeśli to Twoja zmiana, nie musisz nic robić.',
  back: 'Ktoś oddał miejsce adresowi, który miało wcześniej. E-maile o tej partii już do Ciebie nie przychodzą.',
  open: 'To nie ja',
  otherwise: 'Ta strona oddaje miejsce temu adresowi i wysyła Ci nowy link. Wszystkie linki do miejsca używane do tej chwili przestają działać. Masz na to siedem dni.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Warcaby: Twoje dane zostały usunięte · ${game}`,
  title: 'Twoje dane zostały usunięte',
  text: 'Ktoś z Twoim linkiem poprosił, byśmy o Tobie w tej partii zapomnieli. Twoje imię, adres, ustawienia, plany i notatka zostały usunięte, a e-maile ustały. Jeśli to Twoja prośba, nie musisz nic robić.',
  otherwise: 'Przez siedem dni ta strona może oddać Ci miejsce i wysłać nowy link. Imię i ustawienia trzeba będzie wpisać ponownie.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Miejsce znów jest Twoje',
  text: 'Oto Twój nowy link. Wszystkie starsze linki przestały działać.',
}
