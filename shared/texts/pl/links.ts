import type { SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './panels.ts'

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
  intro: 'Wyślemy linki do Twoich partii na Twój adres e-mail.',
  send: 'Wyślij',
  done: 'Jeśli są partie z tym adresem, e-mail z linkami jest już w drodze.',
  doneHint: 'Może to potrwać kilka minut. Znajdziemy tylko adres podany wcześniej do partii.',
}
