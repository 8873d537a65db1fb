import type { SiteTexts, Texts } from '../en/index.ts'
import { device } from './board.ts'
import { menu } from './acts.ts'
import { tabs } from './seat.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'Gdy przyjdzie moja kolej i gdy zdarzy się coś innego',
  digest: 'Jeden e-mail dziennie o partiach, w których mam ruch',
  off: 'Bez e-maili',
  hint: 'Także przy jednym e-mailu dziennie od razu przychodzą ostatnie ostrzeżenia, wieści o innych zdarzeniach i o ruchach, na które zostało mało czasu.',
  seen: 'Jeśli masz otwartą planszę i od razu widzisz ruch, nie dostajesz o nim e-maila.',
  hour: 'Godzina codziennego e-maila',
  reminded: 'Przy jednym e-mailu dziennie dwa pierwsze z tych przypomnień są w nim zawarte, a trzecie zawsze przychodzi od razu.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Twoje imię, adres i e-\u2060maile',
  intro: 'Dotyczy tylko tej partii. Przeciwnik widzi Twoje imię, a adres tylko wtedy, gdy sam go wpisał.',
  saved: 'Zapisano.',
  emailHint: 'Wyczyść pole, aby usunąć adres.',
  language: 'Język Twoich e-maili',
  languageHint: 'Język stron wybierasz na dole każdej z nich.',
  zone: 'Twoja strefa czasowa',
  emails: 'E-maile',
  often,
  reminders: {
    reserve: 'Przypomnienie, gdy zacznie biec moja rezerwa',
    day: 'Przypomnienie na dzień przed końcem czasu',
    hours: 'Przypomnienie na trzy godziny przed końcem czasu',
  },
  quietHours: 'Bez przypomnień od 22:00 do 8:00: przyjdą wcześniej',
  playForced: 'Graj za mnie wymuszone ruchy',
  save: 'Zapisz',
  forgetHint: 'Twoje imię, adres, ustawienia, plany i notatka zostaną usunięte z tej partii. Ruchy i link zostaną.',
  forgetGoesOn: 'Partia toczy się dalej i Twój zegar też, ale bez e-maili: zachowaj link. Aby zakończyć partię, najpierw ją poddaj.',
  forgetYes: 'Tak, usuń moje dane',
  storedData: 'Co jest o Tobie zapisane',
  forgotten: 'Gotowe: Twoje imię, adres, ustawienia, plany i notatka są usunięte. Link nadal działa, a e-maile ustały.',
  ofArbiter: {
    title: 'Twój adres i e-\u2060maile',
    intro: 'Dotyczy tylko tej partii. Nikt inny tego nie widzi.',
    follows: {
      all: 'Wszystko poza ruchami: propozycje remisu, przerwy, dodany czas, zmiany graczy',
      asked: 'Prośby graczy i wynik',
      results: 'Tylko wynik',
      none: 'Bez e-maili',
    },
    forgetHint: 'Twoje imię, adres i ustawienia zostaną usunięte z tej partii; link zostanie.',
    forgetGoesOn: 'Nie dostaniesz już o niej e-maili: zachowaj link.',
    forgotten: 'Gotowe: Twoje imię, adres i ustawienia są usunięte. Link nadal działa, a e-maile ustały.',
  },
  back: 'Wróć do planszy',
}

export const notices: SiteTexts['notices'] = {
  title: 'Powiadomienia na Twoich urządzeniach',
  hint: 'Powiadomienie, gdy przychodzi Twoja kolej. Nasz e-mail przychodzi wtedy godzinę później i tylko jeśli do tej pory nie zagrasz ani nie zobaczysz pozycji.',
  told: (count) => `Urządzenia, które je dostają: ${count}.`,
  start: 'Powiadamiaj mnie na tym urządzeniu',
  stop: 'Wyłącz powiadomienia na wszystkich urządzeniach',
  off: 'Żadne urządzenie nie dostaje już powiadomień o tej partii.',
  homeScreen: 'Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego (Udostępnij, potem „Do ekranu początkowego”), otwórz ją tam i naciśnij przycisk.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: 'Jak mamy Ci dać znać?',
  why: (name) => `${name} może potrzebować kilku dni. Damy znać, gdy przyjdzie Twoja kolej.`,
  later: 'Nie teraz',
  device: 'Na tym urządzeniu',
  deviceHint: 'Powiadomienie, nawet gdy ta strona jest zamknięta',
  email: 'E-mailem',
  emailHint: 'Gdy przyjdzie Twoja kolej, z Twoim linkiem',
  send: 'Powiadamiaj mnie e-mailem',
  stops: 'W każdym e-mailu jest link, który wyłącza je wszystkie.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Twój kalendarz',
  file: 'Ten termin jako plik do kalendarza',
  feed: 'Adres Twoich terminów, do subskrypcji w kalendarzu',
  hint: 'Kalendarze późno sprawdzają zmiany, niektóre tylko raz dziennie. Dlatego nie przypomną na czas: od tego są nasze e-maile.',
  kept: 'Ten adres pokazuje terminy i do niczego więcej nie służy. Wygasa, gdy Twój link zostanie zastąpiony.',
  deadline: (opponent) => `Warcaby: Twój ruch (${opponent})`,
  told: 'Ostatnia chwila na Twój ruch, razem z rezerwą. Kalendarze późno dowiadują się o ruchu, przerwie lub podarowanym czasie: sprawdź w partii.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Klucze dla programów',
  hint: 'Dla bota albo strony klubu, które korzystają z Crownhead w Twoim imieniu.',
  what: 'Program (bot, strona klubu) podaje klucz, gdy zwraca się do Crownhead. To, co z nim utworzy, należy do Twojego adresu. Klucz nie otwiera żadnej planszy: do tego program potrzebuje linku miejsca.',
  guide: 'Opis dla programistów',
  made: (name: string): string => `Klucz: ${name}`,
  once: 'Widać go tylko teraz. Skopiuj go tam, skąd czyta go program, i nie pokazuj go nikomu.',
  again: 'Ten formularz wysłano już wcześniej i powstał jeden klucz. Jeśli go nie masz, unieważnij go i utwórz inny.',
  yours: 'Twoje klucze',
  since: (when: string): string => `Utworzono: ${when}`,
  used: (when: string): string => `Ostatnie użycie: ${when}`,
  unused: 'Jeszcze nieużywany',
  revoke: 'Unieważnij',
  revokeOne: (name: string): string => `Unieważnij: ${name}`,
  revokeHint: 'Unieważniony klucz przestaje działać od razu i na zawsze. Partie utworzone z nim toczą się dalej.',
  revoked: 'Klucz jest unieważniony.',
  another: 'Nowy klucz',
  name: 'Nazwa programu',
  nameHint: 'Tylko na tej liście.',
  may: 'Co mu wolno',
  scopes: {
    'games:create': 'Tworzyć partie, które należą do Twojego adresu',
    'games:read': 'Wyświetlać partie, które należą do Twojego adresu',
    'seats:hold': 'Przechowywać linki osób, które wskazuje',
    webhooks: 'Dowiadywać się, co dzieje się w tych partiach',
  },
  choose: 'Wybierz przynajmniej jedną rzecz, na którą mu pozwalasz.',
  make: 'Utwórz klucz',
  full: (most: number): string => `Twój adres ma już tyle kluczy, ile może mieć (${most}). Unieważnij jeden, aby utworzyć inny.`,
  unconfirmed: 'Nowy klucz może mieć tylko potwierdzony adres: naciśnij przycisk w pierwszym e-mailu o jednej z Twoich partii i otwórz tę stronę ponownie.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Wszystkie e-\u2060maile na Twój adres',
  what: 'Wyłączyć wszystkie e-maile od Crownhead na Twój adres? Nie dostaniesz żadnego, o żadnej partii i od żadnego gracza. Twoje partie toczą się dalej, a zegary biegną.',
  yes: 'Wyłącz wszystkie e-maile',
  done: 'Nie dostaniesz już e-maili od Crownhead.',
  still: 'Wszystkie nasze e-maile na Twój adres są wyłączone, więc o tej partii też żaden nie przyjdzie. Zezwól na nie ponownie, a zaczną przychodzić.',
  undo: 'Zezwól ponownie na e-maile',
  undone: 'E-maile na Twój adres są znów dozwolone. Jeśli gdzieś czeka na Ciebie ruch, napiszemy w ciągu kilku minut. O nowe partie najpierw zapytamy.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-\u2060maile o partii',
  what: (name) => `Wyłączyć e-maile o Twojej partii (przeciwnik: ${name})? Partia toczy się dalej, a Twój zegar biegnie.`,
  whatOffered: 'Wyłączyć e-maile o partii, którą proponujesz? Nic innego się nie zmieni.',
  whatArbiter: 'Wyłączyć e-maile o partii, którą sędziujesz? Partia toczy się dalej.',
  yes: 'Wyłącz e-maile',
  done: 'Nie dostaniesz już e-maili o tej partii.',
  undo: 'Włącz je ponownie',
  undone: 'E-maile o tej partii są znów włączone.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Nic się jeszcze nie zmieniło.',
  title: 'Albo zmień ustawienia',
  how: `Mniej przypomnień, godziny ciszy, inny adres lub inny język: otwórz swoją planszę z dowolnego z tych e-maili i wybierz „${tabs.mine}”, a potem „${menu.settings}”. Jeśli nie masz już linku, wyślemy go e-mailem.`,
}

export const away: SiteTexts['away'] = {
  title: 'Urlop we wszystkich partiach',
  lead: 'W każdej partii Twój zegar stanie na te dni, ale najwyżej na tyle, ile masz w niej jeszcze urlopu. Nadal możesz grać.',
  take: 'Weź urlop we wszystkich partiach',
  end: 'Zakończ urlop we wszystkich partiach',
  rest: 'Przejdź do pozostałych',
  taken: (n) => `Partie, w których masz urlop: ${n}.`,
  ended: (n) => `Partie, w których urlop się skończył: ${n}.`,
  until: (when) => `do ${when}`,
  only: (days) => `tylko ${days}`,
  others: 'Bez urlopu',
  gone: (n) => `Linki, które już nie działają: ${n}.`,
  late: 'Czas minął.',
  none: 'Nie toczy się tu żadna partia.',
}

export const personData: SiteTexts['personData'] = {
  title: 'Co o Tobie przechowujemy',
  games: (n, confirmed) => `Otwarte i trwające partie z Twoim adresem: ${n} (w tym z e-mailami, na które masz zgodę: ${confirmed}).`,
  download: 'Pobierz wszystko jako plik',
  forget: 'Usuń moje dane z otwartych i trwających partii',
  hint: 'Imię, adres, ustawienia i notatki zostaną usunięte na zawsze, a o tych partiach nie przyjdzie już żaden e-mail. Ruchy i wiadomości zostają, podobnie jak link do każdej planszy.',
  sure: 'Wiem, że tego nie da się cofnąć',
  tick: 'Aby usunąć dane, zaznacz, że wiesz, że tego nie da się cofnąć.',
  over: 'W zakończonych partiach Twoje imię i adres pozostają. Można je usunąć na stronie każdej z nich, dopóki działa jej link; we wszystkich naraz może to zrobić prowadzący ten serwis.',
  forgotten: (n) => `Otwarte i trwające partie, z których Twoje dane zostały usunięte: ${n}.`,
  failed: (n) => `Partie, w których się nie udało: ${n}. Spróbuj jeszcze raz.`,
  old: 'Ten link był ważny jeden dzień. Poproś o linki jeszcze raz: w e-mailu będzie nowy.',
}
