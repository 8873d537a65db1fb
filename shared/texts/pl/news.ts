import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { moves } from './board.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} proponuje remis`, text: `${who} proponuje Ci remis. Przyjmij lub odrzuć propozycję przy planszy; wykonanie ruchu też oznacza odmowę.` }),
  drawDeclined: (who) => ({ title: 'Bez remisu', text: `${who} odrzuca Twoją propozycję remisu. Partia toczy się dalej.` }),
  timeForYou: (giver, time) => ({ title: `Więcej czasu dla Ciebie: ${time}`, text: `${giver} dodaje Ci czas: ${time}. Trafia on do Twojej rezerwy.` }),
  timeForYourGame: (giver, time) => ({ title: `Więcej czasu dla Ciebie: ${time}`, text: `${giver} dodaje Ci czas: ${time}.` }),
  timeForThem: (giver, to, time) => ({ title: `Więcej czasu: ${to}, ${time}`, text: `${giver} daje dodatkowy czas: ${time}. Dostaje: ${to}.` }),
  timeFromYou: (to, time) => ({ title: `Więcej czasu: ${to}, ${time}`, text: `Dajesz dodatkowy czas: ${time}. Dostaje: ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'Partia toczy się dalej', text: `Twój czas minął, ale ${who} pozwala Ci grać dalej. Dodatkowy czas: ${time}.` }),
  theyPlayOn: (who, time) => ({ title: 'Partia toczy się dalej', text: `Za Twoją zgodą ${who} gra dalej. Dodatkowy czas: ${time}.` }),
  pauseProposed: (who, until) => ({ title: `${who} proponuje przerwę`, text: `${who} chce zatrzymać oba zegary do ${until}. Przyjmij lub odrzuć propozycję przy planszy.` }),
  pauseDeclined: (who) => ({ title: 'Bez przerwy', text: `${who} nie chce przerwy. Zegary biegną dalej.` }),
  paused: (who, until) => ({ title: 'Przerwa w partii', text: `${who} i Ty macie umówioną przerwę: oba zegary stoją do ${until}. Ruchy nadal można wykonywać, a każda strona może zakończyć przerwę z jednodniowym wyprzedzeniem.` }),
  pauseEnding: (who, until) => ({ title: 'Przerwa się kończy', text: `${who} kończy przerwę. Zegary ruszą znów od ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} bierze urlop`, text: `${who} ma urlop od ${from} do ${until}. Stoi wtedy tylko ten jeden zegar, a ${who} nadal może grać.` }),
  leaveEnded: (who) => ({ title: `${who} wraca`, text: `${who} kończy urlop. Oba zegary biegną jak zwykle.` }),
  frozen: (from, until) => ({ title: 'Czas, który się nie liczy', text: `Crownhead nie działał od ${from} do ${until}. Ten czas nie liczy się na zegarze Twojej partii, więc nikt go nie traci.` }),
  huffed: (who, square) => ({ title: `Chuchnięcie: ${who} zdejmuje Twoją bierkę`, text: `Twoja bierka na polu ${square} pominęła bicie, więc ${who} zdejmuje ją z planszy. Teraz ruch ma ${who}.` }),
  takebackAsked: (who, move) => ({ title: `${who} prosi o cofnięcie ruchu`, text: `${who} prosi o cofnięcie ruchu ${move}. Zgódź się lub odmów przy planszy; jeśli partia potoczy się dalej, ruch zostaje.` }),
  takebackDeclined: (who) => ({ title: 'Ruch zostaje', text: `${who} nie chce cofnięcia ruchu. Partia toczy się dalej.` }),
  youTookBack: (who) => ({ title: 'Możesz zagrać jeszcze raz', text: `${who} pozwala Ci cofnąć ruch. Wybierz inny.` }),
  theyTookBack: (who) => ({ title: `${who} cofa ruch`, text: `Za Twoją zgodą ${who} cofa ruch. Plansza pokazuje bieżącą pozycję.` }),
  rematchOffered: (who) => ({ title: `${who} proponuje rewanż`, text: `${who} chce zagrać z Tobą jeszcze raz, z zamianą kolorów. Jedno naciśnięcie przy planszy i partia się zaczyna; nie musicie być w sieci w tym samym czasie.` }),
  linkRotated: { title: 'Twój nowy link', text: 'Twoja plansza ma nowy link, a stary przestał działać, u wszystkich.' },
  areYouThere: (who, until) => ({ title: 'Czy nadal tu jesteś?', text: `${who} zgłasza, że nie masz już swojego linku. Jeśli go masz, naciśnij przy planszy „${asked.stillHere}” do ${until}. W przeciwnym razie ktoś inny może zająć Twoje miejsce.` }),
  youSaidLost: (who, until) => ({ title: `Zgubiony link: ${who}`, text: `Twoje zgłoszenie: ${who} nie ma już swojego linku. Do ${until} ${who} może nacisnąć „${asked.stillHere}”. Jeśli tak się nie stanie, zadziała nowy link przy Twojej planszy; przekaż go.` }),
  theySaidLost: (who, lost, until) => ({ title: `Zgubiony link: ${lost}`, text: `${who} zgłasza, że ${lost} nie ma już swojego linku. Do ${until} ${lost} może nacisnąć „${asked.stillHere}”. Jeśli tak się nie stanie, zadziała nowy link do tego miejsca.` }),
  seatsStay: (opponent) => ({ title: 'Miejsca bez zmian', text: `Sprawa zgubionego linku jest wyjaśniona: ${opponent} i Ty zachowujecie swoje miejsca, a oba linki działają jak dotąd.` }),
  youSatDown: (opponent) => ({ title: `Teraz grasz. Przeciwnik: ${opponent}`, text: 'To miejsce jest teraz Twoje. Jego stary link już nie działa; Twój jest poniżej.' }),
  theySatDown: (who) => ({ title: `${who} zajmuje miejsce`, text: `${who} ma nowy link do miejsca naprzeciw Ciebie, a stary już nie działa. Partia toczy się dalej bez zmian.` }),
  countAsked: (who, stronger) => ({ title: `${who} prosi o liczenie ruchów`, text: `${who} prosi o liczenie ruchów: ${stronger} ma wtedy wygrać, zanim liczenie się skończy, inaczej będzie remis. Zarządź je lub odmów przy planszy.` }),
  countRefused: (who) => ({ title: 'Bez liczenia ruchów', text: `${who} odmawia liczenia ruchów. Partia toczy się dalej bez niego.` }),
  countOnYou: (who, left) => ({ title: 'Liczenie ruchów', text: `${who} zarządza liczenie ruchów: na wygraną masz jeszcze ${moves(left)}, inaczej będzie remis.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Liczenie ruchów', text: `${who} zarządza liczenie ruchów: na wygraną ${stronger} ma jeszcze ${moves(left)}, inaczej będzie remis.` }),
  countEnded: (who) => ({ title: 'Koniec liczenia ruchów', text: `${who} kończy liczenie ruchów, bo silniejsza strona robi postępy. Partia toczy się dalej bez niego.` }),
  said: (who) => ({ title: `${who} pisze do Ciebie`, text: `${who} przesyła Ci wiadomość.` }),
}

/** The sentences are in the present tense, because the past tense would tell a person's gender. */
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
  'clocks-stopped': ({ when }) => `W turnieju zatrzymano zegary do ${when}.`,
  huffed: ({ square }) => `Chuchnięcie: z pola ${square} schodzi bierka.`,
  enforced: 'Zażądano bicia: trzeba je wykonać.',
  cautioned: ({ who, isYou }) => (isYou ? 'Dostajesz ostrzeżenie za nieprawidłowy ruch.' : `${who} dostaje ostrzeżenie za nieprawidłowy ruch.`),
  'count-asked': ({ who, isYou }) => (isYou ? 'Prosisz sędziego o liczenie ruchów.' : `${who} prosi sędziego o liczenie ruchów.`),
  'count-refused': 'Sędzia odmawia liczenia ruchów.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Zaczyna się liczenie ruchów: musisz wygrać, zanim się skończy.' : `Zaczyna się liczenie ruchów. Silniejsza strona, która musi wygrać: ${whom}.`),
  'count-ended': 'Sędzia kończy liczenie ruchów.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Zgłoszono, że Twój link się zgubił.' : `Zgłoszono zgubiony link: ${whom}.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Zajmujesz swoje miejsce z nowym linkiem.' : `Miejsce zajęte z nowym linkiem: ${whom}.`),
  finished: 'Koniec partii.',
  aborted: 'Partia została odwołana.',
}

export const events: Texts['events'] = {
  none: 'Poza ruchami nic się nie wydarzyło.',
  you: 'Ty',
  youToo: 'Ty',
  somebody: 'Ktoś',
  somebodyToo: 'ktoś',
  since: 'Od Twojej ostatniej wizyty',
  more: (count) => `jeszcze ${count}`,
  planned: (name, move, reply) => `${name} gra ${move}, a Twoja zaplanowana odpowiedź to ${reply}.`,
  forced: (name, move, reply) => `${name} gra ${move}, a za Ciebie zagrano ${reply}.`,
  answered: (move, name, reply) => `Grasz ${move}, a ${name} od razu odpowiada ${reply}.`,
  letYouTakeBack: (name, move) => `${name} pozwala Ci cofnąć ${move}.`,
  youLetTakeBack: (name, move) => `Za Twoją zgodą ${name} cofa ${move}.`,
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'losowanie trzech ruchów',
  'two-move': 'losowanie dwóch ruchów',
  'eleven-man': 'losowanie z jedenastoma pionkami',
}

const lists = listsIn('pl')

export const agreed: EmailTexts['agreed'] = {
  weekends: (zone) => `Soboty i niedziele się nie liczą (${zone}).`,
  leave: (time) => `Urlop w tej partii, dla każdej strony: ${time}.`,
  laws: 'Według przepisów za pierwszy nieprawidłowy ruch jest ostrzeżenie, a drugi oznacza przegraną.',
  forfeit: 'Kto nie wykona pierwszego ruchu w terminie, przegrywa walkowerem.',
  match: {
    together: 'To jedna z dwóch partii meczu z tym samym otwarciem i zamianą kolorów. Obie są grane jednocześnie; druga ma własny e-mail.',
    'in-turn': 'To jedna z dwóch partii meczu z tym samym otwarciem i zamianą kolorów. Druga zacznie się po zakończeniu pierwszej.',
  },
  toDraw: (deck) => `Otwarcie zostanie wylosowane, gdy zaproszenie zostanie przyjęte (${decks[deck]}).`,
  ballot: (number, deck, name) => `Otwarcie: ${decks[deck]}, nr ${number}, ${name}.`,
  removed: (squares) => `Z planszy schodzą pionki z pól: ${lists.and(squares)}.`,
  begins: (each) => `Na planszy zagrano już ${each.join(' ')}.`,
  toss: (black, white) => `Z losowania czarnymi gra ${black}, a białymi ${white}.`,
  chance: (number) => `Wylosowana liczba: ${number}. Jest zachowana z partią, aby każdy mógł to sprawdzić.`,
  firstMove: (move) => `Twój pierwszy ruch ${move} wyślemy razem z zaproszeniem.`,
  firstMade: (move) => `Twój pierwszy ruch ${move} został wykonany.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} pisze:`,
  drawOffered: (who) => `${who} proponuje remis: przyjmij go lub odrzuć przy planszy albo po prostu zagraj, co oznacza odmowę.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} pomija bicie. Możesz chuchnąć: ${lists.or(squares)}. Przed swoim ruchem możesz zdjąć jedną taką bierkę, zażądać bicia albo niczego nie zmieniać.`,
  mustJump: (who) => `${who} żąda bicia: Twój ostatni ruch został cofnięty i musisz wykonać pełne bicie.`,
  takeback: (who, move) => `${who} prosi o cofnięcie ruchu ${move}: zgódź się lub odmów przy planszy albo po prostu zagraj, co oznacza odmowę.`,
  pause: (who, until) => `${who} proponuje przerwę do ${until}: przyjmij ją lub odrzuć przy planszy. Tymczasem możesz grać.`,
  countOnYou: (left) => `Sędzia liczy ruchy: na wygraną masz jeszcze ${moves(left)}, inaczej będzie remis.`,
  countOnThem: (stronger, left) => `Sędzia liczy ruchy: na wygraną ${stronger} ma jeszcze ${moves(left)}, inaczej będzie remis.`,
  object: (until) => `Zgłoszono, że nie masz już swojego linku. Aby zachować miejsce, naciśnij przy planszy „${asked.stillHere}” do ${until}.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Odpowiedź powyżej tej linii ~~',
  how: 'Możesz też odpowiedzieć na tę wiadomość, pisząc ruch w osobnym wierszu.',
  howSeveral: (example) => `Możesz też odpowiedzieć na tę wiadomość, po jednym wierszu dla każdej partii, na przykład: ${example}`,
  howAsked: 'Zamiast ruchu słowo „przyjmuję” lub „odrzucam” będzie odpowiedzią na prośbę.',
  code: (code) => `W odpowiedzi: ${code} i Twój ruch`,
  results: 'Co wynikło z Twojej odpowiedzi',
  first: (line) => `Treść odpowiedzi: „${line}”`,
  played: (move) => `Zagrano: ${move}`,
  orWord: {
    unclear: 'Nad cytowaną wiadomością musi być dokładnie jeden wiersz z samym ruchem albo ze słowem „przyjmuję” lub „odrzucam”.',
    uncoded: 'Każdy wiersz musi zaczynać się od kodu partii, który stoi przy planszy w tamtej wiadomości, a potem zawierać tylko ruch albo słowo „przyjmuję” lub „odrzucam”.',
  },
  outcomes: {
    done: { title: 'Zrobione, zgodnie z Twoją odpowiedzią', text: 'Twoja odpowiedź e-mailem się liczy.' },
    late: { title: 'Twoja odpowiedź przyszła za późno', text: 'Nadeszła po upływie czasu na ten ruch, więc się nie liczy.' },
    older: { title: 'Twoja odpowiedź nie została zagrana', text: 'Dotyczyła wcześniejszego ruchu albo Twój link został tymczasem zastąpiony.' },
    illegal: { title: 'Twoja odpowiedź nie została zagrana', text: 'Nie pasuje do niej żaden dozwolony ruch albo pasuje więcej niż jeden.' },
    unclear: { title: 'Nie udało się odczytać Twojej odpowiedzi', text: 'Nad cytowaną wiadomością musi być dokładnie jeden wiersz z samym ruchem.' },
    uncoded: { title: 'Nie udało się odczytać Twojej odpowiedzi', text: 'Każdy wiersz musi zaczynać się od kodu partii, który stoi przy planszy w tamtej wiadomości, a potem zawierać tylko ruch.' },
    several: { title: 'Twoja odpowiedź nie została zagrana', text: 'W kilku wierszach są różne odpowiedzi i nie wiemy, która się liczy. Wyślij tylko jedną.' },
    foreign: { title: 'Odpowiedź przyszła z innego adresu', text: 'Nie została zagrana. Jeśli to Twoja odpowiedź, zagraj ruch tym przyciskiem. Jeśli nie, nie musisz nic robić.' },
    unverified: { title: 'Nie udało się sprawdzić, kto wysłał odpowiedź', text: 'Jest na niej Twój adres, ale sprawdzenie nadawcy się nie powiodło (DMARC lub DKIM), więc nie została zagrana. Jeśli to Twoja odpowiedź, zagraj ruch tym przyciskiem. Jeśli nie, nie musisz nic robić.' },
    unknown: { title: 'Nie wiemy, której partii dotyczy odpowiedź', text: 'Żadna partia z tej wiadomości nie ma takiego kodu.' },
    resign: { title: 'Chcesz poddać partię?', text: 'Partii nie można poddać e-mailem. Otwórz swoją planszę i potwierdź to tam.' },
    over: { title: 'Partia jest zakończona', text: 'Twoja odpowiedź przyszła po jej końcu.' },
    refused: { title: 'Nie udało się wykonać tego, co jest w Twojej odpowiedzi', text: 'Otwórz swoją planszę, aby zobaczyć, co jest teraz możliwe.' },
  },
}
