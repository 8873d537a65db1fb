import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { menu } from './acts.ts'
import { asked, moves, plural, tabs, withSide } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('pl')

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'losowanie trzech ruchów',
  'two-move': 'losowanie dwóch ruchów',
  'eleven-man': 'losowanie z jedenastoma pionkami',
}

const agreed: MailTexts['agreed'] = {
  weekends: (city) => `Soboty i niedziele się nie liczą (${city}).`,
  leave: (time) => `Urlop, jaki każda strona może wziąć w tej partii: ${time}.`,
  laws: 'Według przepisów za pierwszy nieprawidłowy ruch jest ostrzeżenie, a drugi oznacza przegraną.',
  forfeit: 'Jeśli pierwszy ruch którejś strony nie nadejdzie w terminie, ta strona przegrywa walkowerem.',
  match: {
    together: 'To jedna z dwóch partii meczu z tym samym otwarciem i zamianą kolorów. Obie są grane jednocześnie; druga ma własny e-mail.',
    'in-turn': 'To jedna z dwóch partii meczu z tym samym otwarciem i zamianą kolorów. Druga zacznie się po zakończeniu pierwszej.',
  },
  toDraw: (deck) => `Otwarcie zostanie wylosowane, gdy zaproszenie zostanie przyjęte (${decks[deck]}).`,
  ballot: (number, deck, name) => `Otwarcie: ${decks[deck]}, nr ${number}, ${name}.`,
  removed: (squares) => `Z planszy schodzą pionki: ${lists.and(squares)}.`,
  begins: (each) => `Na planszy jest już ${each.join(' ')}.`,
  toss: (black, white) => `Z losowania czarnymi gra ${black}, a białymi ${white}.`,
  chance: (number) => `Wylosowana liczba: ${number}. Jest zachowana z partią, aby każdy mógł to sprawdzić.`,
  firstMove: (move) => `Twój pierwszy ruch ${move} pójdzie razem z zaproszeniem.`,
  firstMade: (move) => `Twój pierwszy ruch ${move} został wykonany.`,
}

const aside: MailTexts['aside'] = {
  message: (who) => `${who} pisze:`,
  drawOffered: (who) => `${who} proponuje remis: przyjmij go lub odrzuć przy planszy albo po prostu zagraj, co oznacza odmowę.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} pomija bicie. Możesz chuchnąć: ${lists.or(squares)}. Przed swoim ruchem możesz zdjąć jedną taką bierkę, zażądać bicia albo niczego nie zmieniać.`,
  mustJump: (who) => `${who} każe cofnąć Twój ostatni ruch: musisz wykonać pełne bicie.`,
  takeback: (who, move) => `${who} prosi o cofnięcie ruchu ${move}: zgódź się lub odmów przy planszy albo po prostu zagraj, co oznacza odmowę.`,
  pause: (who, until) => `${who} proponuje przerwę do ${until}: przyjmij ją lub odrzuć przy planszy. Tymczasem możesz grać.`,
  countOnYou: (left) => `Sędzia liczy ruchy: na wygraną masz jeszcze ${moves(left)}, inaczej będzie remis.`,
  countOnThem: (stronger, left) => `Sędzia liczy ruchy: na wygraną ${stronger} ma jeszcze ${moves(left)}, inaczej będzie remis.`,
  object: (until) => `Zgłoszono, że nie masz już swojego linku. Aby zachować miejsce, naciśnij przy planszy „${asked.stillHere}” do ${until}.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Warcaby: ${opponent} · ${game}`,
  invitationSubject: (game) => `Twoje zaproszenie na warcaby · ${game}`,
  versusSubject: (players, game) => `Warcaby, partia ${players} · ${game}`,
  arbiterSubject: (game) => `Warcaby: partia dla sędziego · ${game}`,
  arbiter: 'Sędzia',
  you: 'Ty',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Grasz ${withSide[side]}.`,
  openGame: 'Otwórz partię',
  openBoard: 'Otwórz swoją planszę',
  makeMove: 'Wykonaj ruch',
  calendar: 'Termin do Twojego kalendarza',
  seeGame: 'Zobacz partię',
  links: {
    title: 'Linki do Twoich partii',
    asked: 'Ktoś poprosił o nie, podając Twój adres. Jeśli to nie Ty, nie musisz nic robić: wysłaliśmy je tylko do Ciebie.',
  },
  offered: {
    title: 'Twoja partia jest gotowa',
    passOn: 'Wyślij to zaproszenie przeciwnikowi:',
    passOnTo: (name) => `Wyślij to zaproszenie. Czeka na nie ${name}:`,
    once: 'Przeciwnikiem zostanie pierwsza osoba, która je otworzy i przyjmie. Nie przesyłaj tego e-maila dalej: jest w nim też Twój własny link.',
    yourBoard: 'Twoja własna plansza.',
    begins: 'Partia zacznie się, gdy ktoś przyjmie zaproszenie.',
    beginsWith: (name) => `Partia zacznie się, gdy zaproszenie przyjmie ${name}.`,
  },
  appointed: {
    title: 'Sędziujesz partię',
    text: (creator) => `${creator} prosi Cię o sędziowanie partii warcabów.`,
    powers: 'Przy planszy możesz dodać czas, zarządzić liczenie ruchów, rozstrzygnąć partię lub ją odwołać.',
    keep: 'Zachowaj ten e-mail: link w nim jest tylko dla Ciebie, a kto go ma, jest sędzią.',
  },
  joined: {
    title: (opponent) => `Partia się zaczyna. Przeciwnik: ${opponent}`,
    keep: 'Zachowaj ten e-mail: link w nim to Twoje miejsce, a kto go ma, może grać za Ciebie.',
  },
  yourTurn: {
    title: (you) => `${you}, Twój ruch`,
  },
  bundle: {
    subjects: { bundle: 'Warcaby: Twój ruch w kilku partiach', digest: 'Warcaby: Twój codzienny e-mail', answers: 'Warcaby: Twoja odpowiedź e-mailem' },
    title: (games) => plural(games, { one: 'Twój ruch w jednej partii', few: `Twój ruch w ${games} partiach`, many: `Twój ruch w ${games} partiach` }),
    order: 'Partia, w której zostało najmniej czasu, jest pierwsza.',
  },
  reminder: {
    reserveTitle: 'Biegnie Twoja rezerwa',
    reserve: (perMove, reserve) => `Twój czas na ten ruch (${perMove}) minął i biegnie już Twoja rezerwa. Na początku tego ruchu było w niej: ${reserve}, i to do końca partii.`,
    leftTitle: (left) => `Na Twój ruch zostało około: ${left}`,
    played: (opponent, move) => `${opponent} gra ${move} i czeka na Twoją odpowiedź.`,
    begin: (opponent) => `${opponent} czeka na Twój pierwszy ruch.`,
    loss: (when) => `Jeśli nie będzie ruchu do ${when}, przegrasz na czas.`,
    off: (when) => `Jeśli nie będzie Twojego pierwszego ruchu do ${when}, partia zostanie odwołana. Nikt nie przegra.`,
  },
  ended: {
    at: (move) => `Partia skończyła się na ruchu ${move}.`,
    lastMove: (name, move) => `Ostatni ruch: ${move}, ${name}.`,
    won: (name) => `${name} wygrywa`,
    said: 'Z taką wiadomością:',
    lapsed: 'Twoje zaproszenie wygasło',
    again: 'Zobacz partię lub zagraj ponownie',
    rematch: {
      possible: (opponent) => `Jeszcze jedna partia, z zamianą kolorów? Naciśnij na tej stronie „${after.rematch}”; gdy zrobi to też ${opponent}, partia się zacznie.`,
      asked: (opponent) => `${opponent} proponuje rewanż z zamianą kolorów. Jedno naciśnięcie na tej stronie i partia się zaczyna.`,
      wished: (opponent) => `Twoja propozycja rewanżu czeka. Gdy zgodzi się ${opponent}, partia się zacznie.`,
      made: (opponent) => `Następna partia już trwa. Przeciwnik: ${opponent}. Ma ona własny e-mail i własny link.`,
    },
    playOn: (opponent) => `To była tylko sprawa zegara: jeśli chcesz, na tej stronie możesz dodać czas i wznowić partię. Czas dostanie ${opponent}.`,
    renew: 'Odnów zaproszenie',
    renewHint: 'Jedno naciśnięcie na Twojej stronie otworzy je ponownie. Wysłane wcześniej zaproszenie znów zadziała, z tym samym linkiem.',
    show: 'Tym linkiem pokażesz partię innym; nikt nie może nim grać:',
    kept: (when) => `Twój link działa do ${when}. Potem zostanie usunięty razem z Twoim adresem, planami i notatkami; zapis ruchów pozostanie.`,
    record: 'Partia w formacie PDN, do zachowania lub otwarcia w programie warcabowym:',
  },
  deadline: (left, when) => `${left} – zagraj do ${when}.`,
  toMove: (name) => `Teraz gra ${name}.`,
  choose: 'Twoje możliwe ruchy:',
  confirm: 'Link tylko pokazuje ruch; potwierdzisz go na stronie.',
  tell: 'Napiszemy, gdy przyjdzie Twoja kolej.',
  waitLong: (opponent) => `Teraz gra ${opponent}. Napiszemy, gdy przyjdzie Twoja kolej.`,
  above: (link) => `${link}:`,
  letters: { black: 'c', white: 'b' },
  legend: 'c, b: pionki czarne i białe; C, B: damki',
  stop: 'Wyłącz e-maile o tej partii',
  stopAll: 'Wyłącz wszystkie e-maile na ten adres',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Jeśli to nie Ty, ktoś inny ma Twój link. Przez siedem dni ta strona może wysłać jeszcze jeden nowy, tylko do Ciebie:',
  footer: (about, game) => `${about} · partia ${game}`,
  secret: 'Link do Twojej planszy to Twoje miejsce: nie przesyłaj go dalej.',
  secrets: 'Linki do Twoich plansz to Twoje miejsca: nie przesyłaj ich dalej.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Wszystkie e-maile na Twój adres',
  what: 'Wyłączyć wszystkie e-maile od Crownhead na Twój adres? Nie dostaniesz żadnego, z żadnej partii i od nikogo. Twoje partie toczą się dalej, a zegary biegną.',
  yes: 'Wyłącz wszystko',
  done: 'Nie dostaniesz już e-maili od Crownhead.',
  still: 'Wszystkie nasze e-maile na Twój adres są wyłączone, więc o tej partii też żaden nie przyjdzie. Pozwól na nie znowu, a zaczną przychodzić.',
  undo: 'Pozwól znów na e-maile',
  undone: 'E-maile na Twój adres są dozwolone. Jeśli gdzieś jest Twój ruch, napiszemy w ciągu kilku minut. O nowe partie najpierw zapytamy.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-maile o partii',
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
  title: 'Albo je zmień',
  how: `Mniej przypomnień, godziny ciszy, inny adres lub inny język: otwórz swoją planszę z dowolnego z tych e-maili i wybierz „${tabs.mine}”, a potem „${menu.settings}”. Jeśli nie masz już linku, wyślemy go e-mailem.`,
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Wyślij mi moje linki',
  intro: 'Wyślemy linki do Twoich partii na Twój adres e-mail.',
  send: 'Wyślij',
  done: 'Jeśli są partie z tym adresem, e-mail z linkami jest już w drodze.',
  doneHint: 'Może to potrwać kilka minut. Znajdziemy tylko adres podany wcześniej do partii.',
}
