import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { menu } from './acts.ts'
import { plural } from './board.ts'
import { tabs } from './panels.ts'

export const consent: EmailTexts['consent'] = {
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
  roles: { player: 'jako gracz', arbiter: 'jako sędzia' },
  invitations: { player: 'zaproszenie do gry', arbiter: 'zaproszenie do sędziowania' },
  seat: (rules, role, game) => `${rules}, partia ${game}: ${role}.`,
  opponent: (name) => `Po drugiej stronie: ${name}.`,
  players: (black, white) => `Grają: ${black}, ${white}.`,
  round: (round) => `Runda ${round}.`,
  board: (board) => `Stolik ${board}.`,
  more: (count) => plural(count, { one: 'Czeka na Ciebie jeszcze jedna partia.', few: `Czekają na Ciebie jeszcze ${count} partie.`, many: `Czeka na Ciebie jeszcze ${count} partii.` }),
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
