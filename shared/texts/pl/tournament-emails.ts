import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { plural } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Twój turniej czeka',
  text: 'Ktoś założył turniej warcabów korespondencyjnych i podał ten adres jako adres sekretarza. Jeśli to Ty, otwórz turniej i naciśnij tam przycisk: wcześniej nie wyjdzie żadne zaproszenie.',
  open: 'Otwórz turniej',
  keep: 'Zachowaj ten e-mail: kto ma link z niego, jest sekretarzem.',
  otherwise: 'Jeśli to nie Ty, nie musisz nic robić: nikt nie dostanie zaproszenia, a my nic więcej o tym nie napiszemy.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} zaprasza Cię na turniej warcabów`,
  titleBySomeone: 'Zaproszenie na turniej warcabów',
  text: 'To turniej korespondencyjny: wszystkie Twoje partie toczą się jednocześnie, każda z własnym zegarem.',
  games: 'Partie',
  formats: {
    single: 'Każdy gra z każdym raz.',
    'two-game': 'Każdy gra z każdym dwa razy, po razie każdym kolorem.',
    pairs: 'Pary ustala sekretarz.',
    'team-match': 'Grają dwie drużyny, stolik przeciw stolikowi.',
  },
  positions: 'Partie zaczynają się od podanych pozycji.',
  ownRules: 'Turniej ma własny regulamin; jest na jego stronie.',
  begins: 'Początek',
  atClosing: (when) => `Gdy skończą się zapisy: ${when}`,
  bySecretary: 'Gdy zacznie go sekretarz',
  replacing: 'Zajmiesz miejsce innej osoby; wszystkie jej partie zaczną się od nowa, gdy tylko się zgodzisz.',
  noDate: 'Do początku turnieju. Przycisk tylko otwiera stronę; nic nie jest postanowione, dopóki tam nie odpowiesz.',
  otherwise: 'Jeśli nie chcesz, nie musisz nic robić: jeśli nie przyjmiesz zaproszenia, to nasz jedyny e-mail w tej sprawie. Nie przesyłaj go dalej: zaproszenie jest dla Ciebie.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} prosi Cię o zastępstwo w turnieju warcabów`,
  titleBySomeone: 'Prośba o zastępstwo w turnieju warcabów',
  text: 'Zastępca sędziuje tam, gdzie gra sekretarz, rozstrzyga odwołania i może dawać ostrzeżenia.',
  open: 'Zobacz turniej i odpowiedz',
  otherwise: 'Jeśli nie chcesz, nie musisz nic robić: jeśli się nie zgodzisz, to nasz jedyny e-mail w tej sprawie. Nie przesyłaj go dalej: kto ma link, jest zastępcą.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Grasz w turnieju', applied: 'Twoje zgłoszenie czeka na odpowiedź', waiting: 'Jesteś na liście oczekujących' },
  texts: {
    accepted: 'Masz miejsce. Gdy turniej się zacznie, linki do wszystkich Twoich partii przyjdą w jednym e-mailu.',
    applied: 'Zdecyduje o nim sekretarz. Jeśli dostaniesz miejsce, napiszemy.',
    waiting: 'Wszystkie miejsca są zajęte. Jeśli jakieś się zwolni i będzie Twoje, napiszemy.',
  },
  open: 'Otwórz swoją stronę',
  keep: 'Zachowaj ten e-mail: link w nim to Twoje miejsce w turnieju, a kto go ma, może działać za Ciebie.',
  asked: 'Ktoś podał ten adres przy turnieju warcabów korespondencyjnych. Jeśli to Ty, otwórz swoją stronę i potwierdź tam adres: wtedy zaczniemy pisać.',
  otherwise: 'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia to nasz jedyny e-mail w tej sprawie.',
}

const begun: Tournament['begun'] = {
  title: 'Turniej się zaczyna',
  games: (count) => plural(count, { one: 'Grasz jedną partię.', few: `Grasz ${count} partie, wszystkie jednocześnie.`, many: `Grasz ${count} partii, wszystkie jednocześnie.` }),
  official: (players, games) => `Gracze: ${players}. Partie: ${games}.`,
  turns: 'Napiszemy za każdym razem, gdy przyjdzie Twoja kolej. Ruchy wykonujesz na planszy albo w odpowiedzi na te e-maile; odpowiedzi na ten e-mail nikt nie czyta.',
  openBoard: 'Otwórz tę planszę',
  more: (count) => plural(count, { one: 'Jeszcze jedna partia jest na Twojej stronie.', few: `Jeszcze ${count} partie są na Twojej stronie.`, many: `Jeszcze ${count} partii jest na Twojej stronie.` }),
}

const news: Tournament['news'] = {
  several: 'Wieści z turnieju',
  reason: 'Powód:',
  message: 'Wiadomość:',
  deputyAccepted: (who) => ({ title: `Zastępca: ${who}`, text: `${who} zgadza się zastępować sekretarza.` }),
  deputyLeft: { title: 'Turniej nie ma zastępcy', text: 'Zastępca rezygnuje. Sekretarz może poprosić kogoś innego.' },
  applied: (who) => ({ title: `${who} chce grać`, text: `Nowe zgłoszenie: ${who}. Przyjmij je lub usuń na stronie turnieju.` }),
  declined: (who) => ({ title: `${who} nie gra`, text: `${who} nie przyjmuje zaproszenia.` }),
  gamesWith: { won: (who) => `Kto miał jeszcze niedokończoną partię (${who}), wygrywa ją.`, void: (who) => `Ponad połowa partii (${who}) jest przegrana na czas lub przez wycofanie się, więc wszystkie te partie nikomu się nie liczą.` },
  ownGames: { lost: 'Twoje niedokończone partie są przegrane.', void: 'Ponad połowa Twoich partii jest przegrana na czas lub przez wycofanie się, więc wszystkie nikomu się nie liczą.' },
  left: (who, games) => ({ title: `${who} nie gra już w turnieju`, text: games }),
  leftBefore: (who) => ({ title: `${who} nie gra`, text: `${who} rezygnuje przed początkiem.` }),
  youLeft: (games) => ({ title: 'Nie grasz już w turnieju', text: games }),
  youLeftBefore: { title: 'Nie grasz w turnieju', text: 'To Twoja rezygnacja przed początkiem.' },
  expelled: (who, games) => ({ title: `${who} nie gra już w turnieju`, text: `Decyzją sekretarza ${who} nie gra dalej. ${games}` }),
  youExpelled: (games) => ({ title: 'Nie grasz już w turnieju', text: `To decyzja sekretarza. ${games}` }),
  replaced: (before, now) => ({ title: `${now} gra zamiast: ${before}`, text: `Dotychczasowe partie (${before}) nikomu się nie liczą. Zaczynają się nowe (${now}).` }),
  youReplaced: (now) => ({ title: `${now} gra na Twoim miejscu`, text: 'Twoje partie nikomu się już nie liczą.' }),
  entryClosed: (accepted, needed) => ({ title: 'Za mało graczy', text: `Zapisy się skończyły, a turniej nie może się zacząć. Gracze: ${accepted}. Potrzeba: ${needed}. Na stronie turnieju widać, co możesz zrobić.` }),
  paused: (until) => ({ title: 'Wszystkie zegary stoją', text: `Przerwa w turnieju trwa do ${until}. Ruchy nadal można wykonywać.` }),
  resumed: (from) => ({ title: 'Turniej toczy się dalej', text: `Zegary znów chodzą od ${from}.` }),
  closed: (until) => ({ title: 'Nadszedł dzień zamknięcia', text: `Twoje niedokończone partie czekają na sędziego, a ich zegary stoją. Co nie będzie rozstrzygnięte do ${until}, nikomu się nie liczy.` }),
  closedForOfficials: (open, until) => ({ title: 'Nadszedł dzień zamknięcia', text: `Partie do rozstrzygnięcia: ${open}. Co nie będzie rozstrzygnięte do ${until}, nikomu się nie liczy.` }),
  cancelled: { title: 'Turniej jest odwołany', text: 'To decyzja sekretarza. Niedokończone partie nikomu się nie liczą.' },
  lapsed: { title: 'Turniej jest odwołany', text: 'Nie zaczął się na czas.' },
  ruled: {
    title: 'Decyzja sędziego',
    won: (opponent) => `Twoja partia (przeciwnik: ${opponent}): wygrywasz.`,
    lost: (opponent) => `Twoja partia (przeciwnik: ${opponent}): przegrywasz.`,
    drawn: (opponent) => `Twoja partia (przeciwnik: ${opponent}): remis.`,
    void: (opponent) => `Twoja partia (przeciwnik: ${opponent}) nikomu się nie liczy.`,
    ofOthers: (board, players) => `Plansza ${board}, ${players}, jest rozstrzygnięta.`,
    appeal: (until) => `Do ${until} możesz na swojej stronie odwołać się do zastępcy.`,
  },
  appealed: (who, board) => ({ title: `${who} składa odwołanie`, text: `${who} prosi zastępcę o ponowne rozstrzygnięcie partii na planszy ${board}.` }),
  undecided: (opponent) => ({ title: 'Partia nikomu się nie liczy', text: `Twoja partia (przeciwnik: ${opponent}) nie została rozstrzygnięta na czas, więc nikomu się nie liczy.` }),
  youWarned: { title: 'Masz ostrzeżenie', text: 'Dostajesz ostrzeżenie od kierownictwa turnieju. Jest zapisane.' },
  warned: (who) => ({ title: `Ostrzeżenie: ${who}`, text: `${who} dostaje ostrzeżenie. Jest zapisane.` }),
  wroteAll: (who) => ({ title: `${who} pisze do wszystkich`, text: 'To wiadomość od sekretarza do wszystkich w turnieju.' }),
  wroteYou: (who) => ({ title: `${who} pisze do Ciebie`, text: 'To wiadomość od sekretarza tylko do Ciebie.' }),
  newLink: { title: 'Twój nowy link', text: 'Twoja strona turnieju ma nowy link, a stary nie działa już dla nikogo.' },
}

const ties: Tournament['ties'] = {
  direct: 'partie między zainteresowanymi',
  wins: 'liczba wygranych',
  'sonneborn-berger': 'punktacja Sonneborna-Bergera (punkty zdobyte na każdym przeciwniku razy jego punkty)',
}

const report: Tournament['report'] = {
  title: 'Turniej się skończył',
  place: (place, players) => `Twoje miejsce: ${place} z ${players}.`,
  unranked: 'Nie masz miejsca: ponad połowa Twoich partii jest przegrana na czas lub przez odejście.',
  row: (points, games) => `${plural(points, { one: '1 punkt', few: `${points} punkty`, many: `${points} punktów` })} (${games}).`,
  games: (won, drawn, lost) => `wygrane: ${won}, remisy: ${drawn}, przegrane: ${lost}`,
  by: {
    direct: 'O miejscu decydują partie między zainteresowanymi.',
    wins: 'O miejscu decyduje liczba wygranych.',
    sonnebornBerger: (score) => `O miejscu decyduje punktacja Sonneborna-Bergera: ${score}.`,
    shared: 'Miejsce wspólne, bo wszystko jest równe.',
  },
  struck: 'Bez miejsca: ponad połowa partii jest przegrana na czas lub przez odejście. Nikomu się nie liczą.',
  team: (points, boards) => `Punkty drużynowe: ${points}. Punkty z partii: ${boards}.`,
  ties: (list) => `Przy równych punktach decydują kolejno: ${list}.`,
  more: (count) => plural(count, { one: 'Jeszcze jedna osoba jest w tabeli na stronie.', few: `Jeszcze ${count} osoby są w tabeli na stronie.`, many: `Jeszcze ${count} osób jest w tabeli na stronie.` }),
  table: 'Zobacz tabelę i wszystkie partie',
  pdn: 'Wszystkie partie w PDN, do zachowania lub do otwarcia w programie warcabowym:',
  csv: 'Tabela w CSV, do arkusza kalkulacyjnego:',
  rulings: 'Rozstrzygnięte przez sędziego:',
  void: 'Nikomu się nie liczy',
  kept: (when) => `Twój link działa do ${when}. Potem zostanie usunięty razem z Twoim adresem. Tabela i partie zostają.`,
}

export const tournament: Tournament = {
  subject: (event) => `Turniej warcabów: ${event}`,
  openPage: 'Otwórz stronę turnieju',
  openOwn: 'Twoja strona turnieju',
  stop: 'Nie chcę e-maili o tym turnieju',
  secret: 'Linki w tym e-mailu są tylko dla Ciebie: nie przesyłaj go dalej.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
