import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('pl', ['one', 'few'], 'many')

const count =
  (one: string, few: string, many: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, few, many })}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('dzień', 'dni', 'dni'), hour: /* @__PURE__ */ count('godzina', 'godziny', 'godzin'), minute: /* @__PURE__ */ count('minuta', 'minuty', 'minut') },
  underAMinute: 'niecała minuta',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `jeszcze ${duration}`,
  overdue: 'czas minął',
  at: (day, hour) => `${day}, ${hour}`,
  long: 'inflected',
}

export const sides = { black: 'Czarne', white: 'Białe' } as const

const pieces = {
  black: { man: 'czarny pionek', king: 'czarna damka' },
  white: { man: 'biały pionek', king: 'biała damka' },
} as const

const one = { man: 'pionek', king: 'damka' } as const

/** The plurals that are used without a number. */
const many = { man: 'pionki', king: 'damki' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => pieces[colour][kind],
  board: (below) => `Plansza, ${below === 'black' ? 'czarne' : 'białe'} na dole`,
  square: (square, facts) => [`pole ${square}`, ...facts].join(', '),
  empty: 'puste',
  can: 'może się ruszyć',
  chosen: 'wybrane',
  goal: 'ruch tutaj',
  captureTo: 'bicie na to pole',
  taken: 'do zbicia',
  arrives: 'tu stanie',
  leaves: 'stąd odejdzie',
  offends: 'pominięte bicie',
  lastFrom: 'ostatni ruch stąd',
  lastTo: 'ostatni ruch tutaj',
  lastTaken: 'zbicie w ostatnim ruchu',
}

/** A number of moves: "3 ruchy", "5 ruchów". */
export const moves = /* @__PURE__ */ count('ruch', 'ruchy', 'ruchów')

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Czarne', white: 'Białe', toss: 'Losowanie' },
  pieces: (kind, squares) => `${squares.length === 1 ? `${one[kind]} na polu` : `${many[kind]} na polach`} ${squares.join(', ')}`,
  sidePieces: (colour, each) => `${sides[colour]}: ${each.length === 0 ? 'brak bierek' : each.join('; ')}.`,
  toMove: (colour) => `Ruch ${colour === 'black' ? 'czarnych' : 'białych'}.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} na ruch i ${reserve} rezerwy na całą partię`,
  clockNoReserve: (perMove) => `${perMove} na ruch`,
  bank: (reserve) => `${reserve} na całą partię`,
  increment: (each) => `dodatkowo ${each} z każdym ruchem`,
  cap: (most) => `najwyżej ${most}`,
  every: (period, number) => `dodatkowo ${period} co ${moves(number)}`,
  incrementInReserve: (each) => `rezerwa rośnie z każdym ruchem: ${each}`,
  everyInReserve: (period, number) => `rezerwa rośnie co ${moves(number)}: ${period}`,
  unlimited: 'Bez limitu czasu',
}

export const live: Texts['live'] = {
  yourMove: 'Twój ruch',
  youBegin: 'Zaczynasz',
  played: (name, move) => `${name} gra ${move}.`,
  playedAndTook: (name, move, squares) => `${name} gra ${move} i bije ${squares}.`,
  mustCapture: 'Musisz bić.',
  onlyMove: 'Jest tylko jeden ruch.',
  notSent: (move) => `${move} – ruch jeszcze niewysłany`,
  notSentTaking: (move, squares) => `${move}, bicie ${squares} – ruch jeszcze niewysłany`,
  choose: 'Wybierz bierkę z obwódką',
  orType: ' lub wpisz',
  typeMove: 'Wpisz ruch',
  typeLabel: 'Wpisz ruch albo „pomoc”',
  show: 'Pokaż',
  chooseSquare: (square) => `Dokąd z pola ${square}?`,
  chooseWay: 'Prowadzi tam kilka dróg. Wybierz jedną:',
  way: (move, squares) => `${move} bije ${squares}`,
  undo: 'Cofnij',
  playIt: (move) => `Zagraj ${move}`,
  crowned: 'Pionek staje się damką.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Niewysłane · ${page}`,
  offline: 'Nie udało się tego wysłać: nie ma połączenia z serwisem. Nic nie przepadło. Naciśnij ponownie za chwilę albo gdy wrócisz do sieci.',
  behind: 'W partii coś się zmieniło. Odśwież tę stronę: nic nie przepadło.',
}

export const settled: Texts['settled'] = {
  movedOn: 'Partia poszła już dalej.',
  dropped: (move) => `Ruch ${move} nie został wysłany.`,
  kept: (text) => `Wpisany tekst jest zachowany: „${text}”`,
  online: 'Połączenie wróciło. Naciśnij ponownie, aby wysłać to, co jest na tej stronie.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `Wysyłanie ${move}…`,
  noAnswer: 'Serwis nie odpowiedział.',
  again: (move) => `Ponów: ${move}`,
  waits: (move) => `${move} – ruch czeka na sieć.`,
  clock: 'Twój zegar nadal chodzi.',
  goes: 'Wyśle się samo',
  show: 'Pokaż obecny stan partii',
  sentAt: (when) => `Wysłano o ${when}`,
  sent: (move) => `Ruch ${move} został wysłany.`,
  copy: (when) => `Brak sieci. Stan planszy: ${when}; zegary chodzą dalej.`,
}

export const replay: Texts['replay'] = {
  title: 'Przebieg partii',
  first: 'Na początek',
  back: 'Ruch wstecz',
  next: 'Ruch dalej',
  last: 'Na koniec',
  start: 'Początek',
  move: (number) => `Ruch ${number}`,
  of: (number) => `z ${number}`,
  present: 'Wróć do bieżącej pozycji',
  thinkingYours: (other) => `Czas namysłu: na górze Twój, na dole – ${other}`,
  thinking: (above, below) => `Czas namysłu: na górze – ${above}, na dole – ${below}`,
  longest: (number, move, took) => `Najdłużej: ruch ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} – ${to}`,
  youPlayed: (move) => `Grasz ${move}.`,
  youPlayedAndTook: (move, squares) => `Grasz ${move} i bijesz ${squares}.`,
}

/** The sides as they stand in a sentence that says with which pieces somebody plays. */
export const sidesInSentence = { black: 'czarnymi', white: 'białymi' } as const

export const tried: Texts['tried'] = {
  title: 'Wypróbuj ruchy',
  lead: 'Graj za obie strony. Planszę widzisz tylko Ty.',
  board: 'Plansza do analizy',
  lines: 'Dotychczasowe warianty',
  played: 'zagrano',
  planned: 'zaplanowano',
  branch: 'Zagraj na planszy inny ruch, a w tym miejscu zacznie się odgałęzienie.',
  turn: 'Obróć planszę',
  remove: 'Usuń odgałęzienie',
  clear: 'Usuń wszystkie warianty',
  back: 'Wróć do partii',
  keep: 'Zachowaj te warianty',
  unkeep: 'Usuń zachowane warianty',
  kept: 'Te warianty są dla Ciebie zachowane.',
  restored: 'Wróciły Twoje ostatnie warianty. Nie są jeszcze zachowane.',
  stuck: (name) => `${name} nie ma ruchu: wariant się tu kończy.`,
  movedOn: 'Partia poszła dalej, odkąd zaczęły się te warianty.',
  onward: 'Wypróbuj ruchy z bieżącej pozycji',
  planIf: (name, theirs, mine) => `Jeśli ${name} zagra ${theirs}, to ${mine}`,
  planThen: (theirs, mine) => `; po ${theirs} – ${mine}`,
  planHint: (name) => `Gdy ${name} tak zagra, odpowiedź zostanie zagrana od razu i nie zabierze Ci czasu. Jeśli ${name} zagra inaczej, plan przepada.`,
  replaces: (lines) => `Zastąpi to: ${lines.join('; ')}.`,
  plan: 'Zaplanuj tę odpowiedź',
  planWhole: 'Zaplanuj cały wariant',
  planReply: 'Zagraj odpowiedź na ten ruch, a będzie można ją zaplanować.',
  planLater: 'Teraz Twój ruch. Odpowiedzi zaplanujesz po jego wykonaniu.',
  isPlanned: 'Ta odpowiedź jest zaplanowana.',
  youStuck: 'Nie masz ruchu: wariant się tu kończy.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Zamknij',
  waiting: (games) => plural(games, { one: '1 czeka na Ciebie', few: `${games} czekają na Ciebie`, many: `${games} czeka na Ciebie` }),
  ruleSets: (name, more) => `${name} i ${more} innych`,
}

export const device: Texts['device'] = {
  on: 'To urządzenie da Ci znać, gdy przyjdzie Twoja kolej.',
  denied: 'Przeglądarka nie pozwala nam na powiadomienia. Zezwól na nie w jej ustawieniach dla tej strony i naciśnij jeszcze raz.',
  unable: 'Ta przeglądarka nie może tu pokazywać powiadomień.',
  failed: 'Nie udało się. Spróbuj ponownie później.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Krawędź planszy', undone: 'Wybór cofnięty.' }
