import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { moves } from './board.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'losowanie trzech ruchów',
  'two-move': 'losowanie dwóch ruchów',
  'eleven-man': 'losowanie z jedenastoma pionkami',
}

const lists = listsIn('pl')

export const agreed: EmailTexts['agreed'] = {
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

export const openQuestions: EmailTexts['openQuestions'] = {
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

export const replies: EmailTexts['replies'] = {
  marker: '~~ Odpowiedź powyżej tej linii ~~',
  how: 'Możesz też odpowiedzieć na tę wiadomość, pisząc ruch w osobnym wierszu.',
  howSeveral: (example) => `Możesz też odpowiedzieć na tę wiadomość, po jednym wierszu dla każdej partii, na przykład: ${example}`,
  code: (code) => `W odpowiedzi: ${code} i Twój ruch`,
  results: 'Co wynikło z Twojej odpowiedzi',
  first: (line) => `Treść odpowiedzi: „${line}”`,
  played: (move) => `Zagrano: ${move}`,
  outcomes: {
    done: { title: 'Gotowe, zgodnie z odpowiedzią', text: 'Twoja odpowiedź e-mailem się liczy.' },
    late: { title: 'Twoja odpowiedź przyszła za późno', text: 'Nadeszła po upływie czasu na ten ruch, więc się nie liczy.' },
    older: { title: 'Twoja odpowiedź nie została zagrana', text: 'Dotyczyła wcześniejszej kolejki albo Twój link został w międzyczasie zastąpiony.' },
    illegal: { title: 'Twoja odpowiedź nie została zagrana', text: 'Nie pasuje do niej żaden dozwolony ruch albo pasuje więcej niż jeden.' },
    unclear: { title: 'Nie udało się odczytać Twojej odpowiedzi', text: 'Dokładnie jeden wiersz nad cytowaną wiadomością musi być ruchem i niczym więcej albo słowem „accept” lub „decline”.' },
    uncoded: { title: 'Nie udało się odczytać Twojej odpowiedzi', text: 'Każdy wiersz musi zaczynać się od kodu partii, który stoi przy planszy w tamtej wiadomości, a potem zawierać ruch i nic więcej albo słowo „accept” lub „decline”.' },
    several: { title: 'Twoja odpowiedź nie została zagrana', text: 'W kilku wierszach są różne odpowiedzi i nie wiemy, która się liczy. Wyślij tylko jedną.' },
    foreign: { title: 'Odpowiedź przyszła z innego adresu', text: 'Nie została zagrana. Jeśli to Twoja odpowiedź, zagraj ruch tym przyciskiem. Jeśli nie, nie musisz nic robić.' },
    unverified: { title: 'Nie udało się sprawdzić, kto wysłał odpowiedź', text: 'Jest na niej Twój adres, ale sprawdzenie nadawcy się nie powiodło (DMARC lub DKIM), więc nie została zagrana. Jeśli to Twoja odpowiedź, zagraj ruch tym przyciskiem. Jeśli nie, nie musisz nic robić.' },
    unknown: { title: 'Odpowiedź bez partii', text: 'Żadna partia z tej wiadomości nie ma takiego kodu.' },
    resign: { title: 'Chcesz poddać partię?', text: 'E-mail nie poddaje partii. Otwórz swoją planszę i potwierdź to tam.' },
    over: { title: 'Partia jest zakończona', text: 'Twoja odpowiedź przyszła po jej końcu.' },
    refused: { title: 'Twojej odpowiedzi nie dało się wykonać', text: 'Otwórz swoją planszę, aby zobaczyć, co jest teraz możliwe.' },
  },
}
