import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'
import { moves as movesOf } from './board.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'Zasady w obrazkach',
  lead: 'To wszystko są warcaby: różnią się planszą, tym, co może damka, i tym, które bicie jest obowiązkowe.',
  facts: (rules) => `${rules} · zasady`,
  lost: 'Kto nie ma już bierek albo nie może wykonać ruchu, przegrywa.',
  legend: 'Białe idą w górę. Obwódka oznacza bierkę, która może się ruszyć, kropka – dokąd, a krzyżyk – co zostaje zbite.',
  brief: {
    kings: { one: 'krótkie damki', any: 'latające damki' },
    men: { forward: 'pionki biją do przodu', 'both-ways': 'pionki biją też do tyłu' },
    choice: {
      free: 'dowolny wybór bicia',
      most: 'obowiązuje bicie większości',
      captor: 'damka bije pierwsza',
      huffing: 'chuchanie',
    },
  },
  headings: {
    moving: 'Ruch',
    jumping: 'Bicie',
    straight: 'Bicie na wprost',
    spared: 'Pionki i damki',
    several: 'Bicie kilku bierek',
    crowning: 'Promocja',
    passing: 'Przez ostatni rząd',
    first: 'Bicie jest obowiązkowe',
    huffing: 'Chuchanie',
    most: 'Bicie większości',
    value: 'Największa wartość',
    captor: 'Damka bije pierwsza',
    kingsTaken: 'Bicie damek',
    earlyKing: 'Pierwsza damka jak najwcześniej',
    kings: 'Damki',
    kingJump: 'Jak bije damka',
  },
  says: {
    moving: 'Pionek idzie o jedno pole na ukos do przodu, na wolne pole.',
    jumping: {
      forward: 'Pionek bije sąsiednią bierkę, przeskakując nad nią do przodu, na wolne pole za nią.',
      'both-ways': 'Pionek bije sąsiednią bierkę, przeskakując nad nią do przodu lub do tyłu, na wolne pole za nią.',
    },
    straight: 'Bije się też na wprost, do tyłu i w bok: nad następnym ciemnym polem rzędu lub kolumny, na ciemne pole za nim. Tak się tylko bije, nigdy nie chodzi.',
    spared: 'Pionek nie może bić damki.',
    several: 'Ta sama bierka bije dalej, dopóki może. Zbite bierki schodzą z planszy na końcu.',
    crowning: {
      stops: 'Pionek w ostatnim rzędzie staje się damką. Jego ruch tam się kończy, nawet jeśli damka mogłaby bić dalej.',
      'goes-on': 'Pionek, który dojdzie do ostatniego rzędu, od razu staje się damką i, jeśli może, bije dalej jako damka.',
      passes: 'Pionek staje się damką, jeśli jego ruch kończy się w ostatnim rzędzie.',
    },
    passing: 'Pionek, który z ostatniego rzędu może bić dalej, musi to zrobić i pozostaje pionkiem.',
    first: 'Jeśli możesz bić, musisz.',
    anyJump: 'Bicie wybierasz dowolnie; nie musi być najdłuższe.',
    huffing: 'Wolno zrezygnować z bicia albo je przerwać. Wtedy druga strona może przed swoim ruchem zdjąć bierkę, która powinna była bić, albo zażądać bicia.',
    most: 'Musisz zbić jak najwięcej bierek: tutaj dwie, nie jedną.',
    value: 'Pionek liczy się za 2, damka za 3: musisz zbić to, co liczy się najwięcej. Tutaj jest to damka.',
    captor: {
      alone: 'Jeśli damka może bić, musi bić damka: pionkom wtedy nie wolno.',
      among: 'Jeśli pionek i damka mogą zbić tyle samo, bić musi damka.',
    },
    kingsTaken: 'Przy równej liczbie musisz zbić jak najwięcej damek.',
    earlyKing: 'Jeśli i to jest równe, trzeba bić tak, żeby pierwsza damka została zbita jak najwcześniej.',
    kings: {
      one: 'Damka idzie o jedno pole i przeskakuje nad jedną bierką, do przodu i do tyłu. Nie lata.',
      any: 'Damka lata: idzie po wolnej przekątnej tak daleko, jak chce, do przodu i do tyłu.',
    },
    kingRun: (most) => `Dopóki jej strona ma pionki, ta sama damka wykonuje z rzędu najwyżej ${movesOf(most)} bez bicia.`,
    kingJump: {
      any: 'Przeskakuje nad jedną bierką, bliską lub daleką, i staje na dowolnym wolnym polu za nią.',
      behind: 'Przeskakuje nad jedną bierką, bliską lub daleką, i staje tuż za nią.',
    },
    backward: 'Pionek nie chodzi do tyłu.',
    finish: 'Bicie, które może trwać dalej, trzeba dokończyć.',
    turns: 'Strony grają na zmianę, każda swoimi bierkami. Nie wolno pasować.',
  },
  drawn: 'Remis jest, gdy',
  draws: {
    agreed: 'Obie strony się na to zgadzają.',
    repetition: {
      claim: 'Ta sama pozycja, przy ruchu tej samej strony, powtarza się po raz trzeci albo powtórzy się po jej następnym ruchu, a ta strona żąda remisu.',
      automatic: 'Ta sama pozycja, przy ruchu tej samej strony, powtarza się po raz trzeci.',
    },
    quiet: (moves) => `W ostatnich ${moves} ruchach każdej strony nic nie zbito i żaden pionek się nie ruszył, a jedna ze stron żąda remisu.`,
    loneKing: (moves) => `Trzy bierki, w tym damka, grały przeciw samotnej damce przez ${moves} ruchów każdej strony, a jedna ze stron żąda remisu.`,
    kings: 'Zostaje damka przeciw damce, a strona, która ma ruch, nie może bić.',
    material: 'Mała liczba bierek nie oznacza jeszcze remisu: silniejsza strona może grać dalej.',
    length: (plies) => `W Crownhead partia kończy się remisem także po ${plies} ruchach obu stron razem.`,
  },
  squares: {
    numbers: 'Numery pól',
    letters: 'Nazwy pól',
    board: 'Cała plansza; każde ciemne pole ma swój numer lub nazwę.',
    start: (black, white, last) => `Czarne zaczynają na polach od 1 do ${black}, białe na polach od ${white} do ${last}.`,
    setUp: (men, rows) => `Każda strona zaczyna z ${men} pionkami na ciemnych polach swoich pierwszych ${rows} rzędów.`,
    named: 'Litery oznaczają kolumny, a cyfry rzędy, patrząc od strony białych: a1 jest w lewym dolnym rogu.',
    examples: (move, jump, long) => `${move} to ruch, ${jump} to bicie, ${long} to bicie podwójne.`,
  },
  articles: 'Artykuły',
  article: (number) => `Artykuł ${number}`,
  sources: {
    english: 'Numery są zgodne z Laws of Checkers, wydanie z 2025 roku.',
    international: 'Numery są zgodne z przepisami międzynarodowymi.',
  },
  others: 'Wszystkie zasady',
  picture: {
    on: (piece, square) => `${piece} na polu ${square}`,
    possible: (moves) => `Możliwe: ${moves}.`,
    played: (move) => `Ruch: ${move}.`,
    taking: (move, squares) => `Ruch: ${move}, zbite: ${squares}.`,
    crowned: 'Pionek staje się damką.',
    huffed: (squares) => `Można chuchnąć: ${squares}.`,
    forbidden: (move) => `Niedozwolone: ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'Jak to działa',
  lead: 'Naciskasz bierkę, potem pole, oglądasz ruch i naciskasz „Zagraj”. Dopiero wtedy ruch zostaje wysłany. Potem możesz jeszcze poprosić przeciwnika o zgodę na jego cofnięcie.',
  link: {
    title: 'Twój link',
    text: 'Nie ma kont. Kto zaczyna partię albo przyjmuje zaproszenie, dostaje tajny link do swojej strony planszy. To Twoje miejsce: dodaj je do zakładek i nie dawaj nikomu, bo kto ma link, może grać za Ciebie.',
    more: 'Nie masz linku?',
  },
  time: {
    title: 'Czas',
    text: 'Nie musicie grać w tym samym czasie. Przy „3 dniach” masz trzy dni na każdy ruch, a Twój zegar chodzi tylko wtedy, gdy jest Twój ruch. Komu skończy się czas, ten przegrywa.',
  },
  reserve: {
    title: 'Rezerwa',
    text: 'Przy „7 w rezerwie” masz siedem dodatkowych dni, raz na całą partię. Zużywasz je, gdy ruch zajmie Ci więcej czasu, i przegrywasz dopiero wtedy, gdy zabraknie także ich.',
  },
  emails: {
    title: 'E-maile',
    text: 'Jeśli podasz adres, napiszemy, gdy będzie Twój ruch, z planszą i pozostałym czasem. E-maile przychodzą dopiero, gdy zgodzisz się na nie w pierwszym z nich, a w każdym jest link, który je wyłącza. Przeciwnik widzi Twój adres tylko wtedy, gdy sam go wpisał.',
    without: 'Bez adresu zaglądasz tu przez swój link albo powiadamia Cię przeglądarka.',
  },
  more: 'Zasady w obrazkach',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Wszystko da się zrobić klawiaturą z czytnikiem ekranu, a całe partie także samym e-mailem. Strona odczytuje to, co się zmieniło, a nie wszystko od nowa.',
  board: {
    title: 'Plansza z klawiatury',
    text: (square) =>
      `Każde pole podaje swój numer, co na nim stoi i co można tam zrobić: „${square}”. Strzałki prowadzą z pola na pole, a cyfry numeru prosto na to pole. Enter wybiera bierkę, a potem pole, na które idzie. Fokus jest wtedy na „Zagraj”: dopiero ten przycisk wysyła ruch. Escape cofa wybór. Te klawisze wymagają trybu formularza w czytniku ekranu (w NVDA: Insert i spacja); w trybie czytania czytasz pole po polu. „Obwódka” na stronie to „może się ruszyć”.`,
  },
  typing: {
    title: 'Wpisywane ruchy i pytania',
    text: 'W polu pod planszą wpisz ruch, na przykład 11-15: Enter go pokazuje, a drugi Enter wykonuje. Pole odpowiada też na poniższe słowa. Takie pole jest za planszą także wtedy, gdy czekasz na ruch, po zakończeniu partii i gdy ją oglądasz. Angielskie słowa działają wszędzie.',
  },
  replay: {
    title: 'Wcześniejsze ruchy',
    text: 'Poza planszą i polami tekstowymi strzałki w lewo i w prawo cofają o ruch i idą o ruch dalej. Pytania dotyczą wtedy pokazanej pozycji.',
  },
  news: {
    title: 'Co nowego',
    text: 'Dopóki strona jest otwarta, ogłasza ruchy, propozycje i wiadomości przeciwnika oraz to, że zostało mało czasu. Sama nie wydaje dźwięków. W ustawieniach partii można poprosić przeglądarkę o powiadomienia, także gdy strona jest zamknięta.',
  },
  emails: {
    title: 'Samym e-mailem',
    text: 'W każdym e-mailu są: ostatni ruch, pozycja słowami i narysowana literami oraz pozostały czas. Jeśli jest w nim napisane, że można odpowiedzieć, wpisz ruch powyżej oznaczonej linii, w osobnym wierszu. W pierwszym e-mailu partii może być tylko link do Twojej planszy. „remis” po ruchu proponuje remis, „przyjmuję” albo „odrzucam” odpowiada na propozycję, a na „poddaję” odpowiadamy linkiem do Twojej planszy, gdzie to potwierdzasz. Poza tym żadna strona nie jest potrzebna.',
  },
}

export { verifying } from './verifying.ts'
