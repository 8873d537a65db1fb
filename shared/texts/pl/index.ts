import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, sides, stands, tabs, time, unsent, withSide } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Warcaby korespondencyjne',
  skip: 'Przejdź do treści',
  myGames: 'Moje partie',
  newGame: 'Nowa partia',
  api: 'Dla programistów',
  lost: 'Nie masz linku?',
  menu: 'Menu',
  language: 'Język',
  footer: 'Bez kont: Twój link to Twoje miejsce. Zachowaj go dla siebie.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Wyślij to przeciwnikowi',
  named: {
    opponent: (name) => `Czekamy, aż zaproszenie przyjmie ${name}`,
    director: (name) => `Czekamy, aż sędziowanie przyjmie ${name}`,
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

export const keep: SiteTexts['keep'] = {
  title: 'Zachowaj swój link',
  what: 'To Twoje miejsce: nie ma hasła. Kto ma ten link, może grać za Ciebie, więc nikomu go nie pokazuj.',
  how: 'Skopiuj, wyślij lub zeskanuj',
  side: (side) => `Grasz ${withSide[side]}.`,
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
  noScript: 'Ta lista wymaga skryptu. Twoje linki są też w Twoich e-mailach.',
  here: 'Ta lista jest tylko na tym urządzeniu. Twoje linki są też w Twoich e-mailach.',
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
    forgetOneSure: 'Zapomnieć link na tym urządzeniu? Partia zostaje. Bez linku i e-maili nie da się jej otworzyć.',
    forgetSure: 'Zapomnieć tę listę? Partie zostają, a linki są w Twoich e-mailach.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Twoje imię, adres i e-maile',
  intro: 'Dotyczy tylko tej partii. Przeciwnik widzi Twoje imię i nic więcej.',
  saved: 'Zapisano.',
  emailHint: 'Wyczyść pole, aby usunąć adres.',
  language: 'Język Twoich e-maili',
  languageHint: 'Język stron wybierasz na dole każdej z nich.',
  zone: 'Twoja strefa czasowa',
  letters: 'E-maile',
  often,
  reminders: {
    reserve: 'Przypomnienie, gdy zacznie biec moja rezerwa',
    day: 'Przypomnienie na dzień przed końcem czasu',
    hours: 'Przypomnienie na trzy godziny przed końcem czasu',
  },
  quietHours: 'Bez przypomnień od 22:00 do 8:00: wysyłajcie je wcześniej',
  playForced: 'Graj za mnie jedyny możliwy ruch',
  save: 'Zapisz',
  forgetHint: 'Twoje imię, adres, ustawienia, plany i notatka zostaną usunięte z tej partii. Ruchy i link zostaną.',
  forgetGoesOn: 'Partia toczy się dalej i Twój zegar też, ale bez e-maili: zachowaj link. Aby zakończyć partię, najpierw ją poddaj.',
  forgetYes: 'Tak, zapomnijcie o mnie',
  forgotten: 'Gotowe: Twoje imię, adres, ustawienia, plany i notatka są usunięte. Link nadal działa, a e-maile ustały.',
  ofArbiter: {
    title: 'Twój adres i e-maile',
    intro: 'Dotyczy tylko tej partii. Nikt inny tego nie widzi.',
    follows: {
      all: 'Wszystko poza ruchami: propozycje remisu, przerwy, czas, miejsca, które zajmuje ktoś inny',
      asked: 'O co prosi Cię gracz, i wynik',
      results: 'Tylko wynik',
      none: 'Żadnych e-maili',
    },
    forgetHint: 'Twoje imię, adres i ustawienia zostaną usunięte z tej partii; link zostanie.',
    forgetGoesOn: 'Nie dostaniesz już o niej e-maili: zachowaj link.',
    forgotten: 'Gotowe: Twoje imię, adres i ustawienia są usunięte. Link nadal działa, a e-maile ustały.',
  },
  back: 'Wróć do planszy',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Twój kalendarz',
  file: 'Ten termin jako plik do kalendarza',
  feed: 'Adres terminów tego miejsca, do subskrypcji w kalendarzu',
  hint: 'Kalendarze późno sprawdzają zmiany, niektóre tylko raz dziennie. Dlatego nie przypomną na czas: od tego są nasze e-maile.',
  kept: 'Ten adres pokazuje terminy i do niczego więcej nie służy. Wygasa, gdy Twój link zostanie zastąpiony.',
  deadline: (opponent) => `Warcaby: Twój ruch (${opponent})`,
  told: 'Ostatnia chwila na Twój ruch, razem z rezerwą. Kalendarze późno dowiadują się o ruchu, przerwie lub podarowanym czasie: sprawdź w partii.',
}

export const board: Texts = {
  locale: 'pl',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
