import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'De spelregels, met plaatjes',
  lead: 'Het is allemaal dammen: wat verschilt, is het bord, wat een dam mag en welke slag verplicht is.',
  facts: (rules) => `${rules} · de spelregels`,
  lost: 'Wie geen stuk meer heeft of niet kan zetten, heeft verloren.',
  legend: 'Wit speelt naar boven. Een ring staat om een stuk dat kan zetten, een stip op het veld waar het heen kan, een kruis op wat geslagen wordt.',
  brief: {
    kings: { one: 'korte dammen', any: 'vliegende dammen' },
    men: { forward: 'schijven slaan vooruit', 'both-ways': 'schijven slaan ook achteruit' },
    choice: {
      free: 'vrije keus van slag',
      most: 'meerslag gaat voor',
      captor: 'de dam slaat eerst',
      huffing: 'blazen',
    },
  },
  headings: {
    moving: 'Zetten',
    jumping: 'Slaan',
    straight: 'Recht slaan',
    spared: 'Schijven en dammen',
    several: 'Doorslaan',
    crowning: 'Promoveren',
    passing: 'Doorslaan vanaf de damlijn',
    first: 'Slaan gaat voor',
    huffing: 'Blazen',
    most: 'Meerslag',
    value: 'De meeste waarde',
    captor: 'De dam slaat eerst',
    kingsTaken: 'Dammen slaan',
    earlyKing: 'De eerste dam zo vroeg mogelijk',
    kings: 'Dammen',
    kingJump: 'Hoe een dam slaat',
  },
  says: {
    moving: 'Een schijf gaat één veld schuin vooruit, naar een leeg veld.',
    jumping: {
      forward: 'Een schijf slaat een stuk naast zich door er vooruit overheen te springen, naar het lege veld erachter.',
      'both-ways': 'Een schijf slaat een stuk naast zich door er vooruit of achteruit overheen te springen, naar het lege veld erachter.',
    },
    straight: 'Slaan mag ook recht vooruit, achteruit en opzij: over het volgende donkere veld van de rij of kolom naar het donkere veld daarachter. Dat geldt alleen voor slaan, niet voor zetten.',
    spared: 'Een schijf mag geen dam slaan.',
    several: 'Hetzelfde stuk slaat door zolang het kan. Wat geslagen is, gaat aan het eind van het bord.',
    crowning: {
      stops: 'Een schijf die de overkant haalt, wordt dam. De zet eindigt daar, ook als een dam verder kon slaan.',
      'goes-on': 'Een schijf die de overkant haalt, wordt meteen dam en slaat als dam door als dat kan.',
      passes: 'Een schijf wordt dam als de zet eindigt op de damlijn, de rij aan de overkant.',
    },
    passing: 'Een schijf die vanaf de damlijn verder kan slaan, moet dat doen en blijft schijf.',
    first: 'Kun je slaan, dan moet je slaan.',
    anyJump: 'Welke slag je neemt, kies je zelf; het hoeft niet de langste te zijn.',
    huffing: 'Je mag een slag laten liggen of halverwege stoppen. De ander mag dan voor de eigen zet een stuk van het bord nemen dat had moeten slaan, of je alsnog laten slaan.',
    most: 'Je moet zoveel mogelijk slaan: hier twee, niet één.',
    value: 'Een schijf telt voor 2 en een dam voor 3: je moet slaan wat het meeste telt. Hier is dat de dam.',
    captor: {
      alone: 'Als een dam kan slaan, moet een dam slaan: schijven mogen dan niet.',
      among: 'Kunnen een schijf en een dam evenveel slaan, dan moet de dam het doen.',
    },
    kingsTaken: 'Bij een gelijk aantal moet je zoveel mogelijk dammen slaan.',
    earlyKing: 'Is ook dat gelijk, dan moet je zo slaan dat de eerste dam zo vroeg mogelijk geslagen wordt.',
    kings: {
      one: 'Een dam gaat één veld en springt over één stuk, vooruit en achteruit. Hij vliegt niet.',
      any: 'Een dam vliegt: over een vrije diagonaal zo ver hij wil, vooruit en achteruit.',
    },
    kingRun: (most) => `Zolang er nog schijven van zijn kleur zijn, doet een dam hoogstens ${most} zetten achter elkaar zonder te slaan.`,
    kingJump: {
      any: 'Hij springt over één stuk, dichtbij of ver weg, en landt op een vrij veld naar keuze daarachter.',
      behind: 'Hij springt over één stuk, dichtbij of ver weg, en landt er direct achter.',
    },
    backward: 'Een schijf zet niet achteruit.',
    finish: 'Een slag die verder kan, moet worden afgemaakt.',
    turns: 'De spelers zijn om de beurt aan zet, elk met de eigen stukken. Passen mag niet.',
  },
  drawn: 'Wanneer het remise is',
  draws: {
    agreed: 'Beide spelers zijn het erover eens.',
    repetition: {
      claim: 'Dezelfde stand komt voor de derde keer voor, met dezelfde speler aan zet, of de volgende zet leidt daartoe; die speler claimt remise.',
      automatic: 'Dezelfde stand komt voor de derde keer voor, met dezelfde speler aan zet.',
    },
    quiet: (moves) => `In de laatste ${moves} zetten van elke speler is niets geslagen en geen schijf verzet, en een van beiden claimt remise.`,
    loneKing: (moves) => `In de laatste ${moves} zetten van elke speler stonden drie stukken, waaronder een dam, tegen één dam, en een van beiden claimt remise.`,
    kings: 'Er staat één dam tegen één dam, en wie aan zet is kan niet slaan.',
    material: 'Weinig stukken is op zichzelf geen remise: wie sterker staat, mag doorspelen.',
    length: (plies) => `Op Crownhead is een partij ook remise na ${plies} zetten van beide kanten samen.`,
  },
  squares: {
    numbers: 'De nummers van de velden',
    letters: 'De namen van de velden',
    board: 'Het hele bord; elk donker veld heeft zijn nummer of naam.',
    start: (black, white, last) => `Zwart begint op 1 tot en met ${black}, wit op ${white} tot en met ${last}.`,
    setUp: (men, rows) => `Elke kant begint met ${men} schijven, op de donkere velden van de eerste ${rows} rijen.`,
    named: 'Letters zijn de kolommen en cijfers de rijen, gezien vanaf wit: a1 is linksonder.',
    examples: (move, jump, long) => `${move} is een zet, ${jump} een slag, ${long} een dubbele slag.`,
  },
  articles: 'Artikelen',
  article: (number) => `Artikel ${number}`,
  sources: {
    english: 'De nummers zijn die van de Laws of Checkers, editie 2025.',
    international: 'De nummers zijn die van de internationale spelregels.',
  },
  others: 'Alle spelregels',
  picture: {
    on: (piece, square) => `${piece} op ${square}`,
    possible: (moves) => `Mogelijk: ${moves}.`,
    played: (move) => `De zet: ${move}.`,
    taking: (move, squares) => `De zet: ${move}, met als slag ${squares}.`,
    crowned: 'De schijf wordt dam.',
    huffed: (squares) => `Mag geblazen worden: ${squares}.`,
    forbidden: (move) => `Niet toegestaan: ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'Hoe het werkt',
  lead: 'Je drukt op een stuk, dan op een veld, bekijkt de zet en drukt op ‘Speel’. Tot dan is er niets verstuurd. Daarna kun je de ander nog vragen of je hem mag terugnemen.',
  link: {
    title: 'Je link',
    text: 'Er zijn geen accounts. Wie een partij begint of een uitnodiging aanneemt, krijgt een geheime link naar de eigen kant van het bord. Die link is je plaats: maak er een bladwijzer van en geef hem aan niemand, want wie hem heeft, kan voor jou spelen.',
    more: 'Link kwijt?',
  },
  time: {
    title: 'Tijd',
    text: 'Jullie hoeven er niet tegelijk te zijn. Met ‘3 dagen’ heb je voor elke zet drie dagen, en je klok loopt alleen als jij aan zet bent. Wie geen tijd meer heeft, verliest.',
  },
  reserve: {
    title: 'Reserve',
    text: 'Met ‘7 reserve’ heb je zeven dagen extra, één keer, voor de hele partij. Wat een zet langer duurt, gaat daarvan af, en pas als ook die dagen op zijn, is de partij verloren.',
  },
  emails: {
    title: 'E-mails',
    text: 'Geef je een adres op, dan mailen we als je aan zet bent, met het bord en de tijd die je nog hebt. Er komen pas e-mails als je in de eerste ja zegt, en in elke staat een link om ermee te stoppen. Je tegenstander ziet je adres alleen als die het zelf heeft ingevuld.',
    without: 'Zonder adres kom je terug via je link, of laat je je browser een melding geven.',
  },
  more: 'De spelregels, met plaatjes',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Alles kan met het toetsenbord en een schermlezer, en hele partijen kunnen ook alleen per e-mail. Een pagina leest voor wat er veranderd is, niet alles opnieuw.',
  board: {
    title: 'Het bord met het toetsenbord',
    text: (square) =>
      `Elk veld noemt zijn nummer, wat erop staat en wat er kan: ‘${square}’. De pijltjestoetsen gaan van veld naar veld; de cijfers van een nummer gaan meteen naar dat veld. Enter kiest het stuk en daarna het veld waar het heen gaat. Dan staat de focus op ‘Speel’: pas die knop verstuurt de zet. Escape maakt de keuze ongedaan. Voor die toetsen moet je schermlezer in de focusmodus staan (in NVDA: Insert en spatie); in de bladermodus lees je veld na veld. Een ‘ring’ op de pagina betekent ‘kan zetten’.`,
  },
  typing: {
    title: 'Getypte zetten en vragen',
    text: 'In het veld onder het bord typ je een zet, zoals 11-15: Enter toont hem en nog een keer Enter speelt hem. Het beantwoordt ook deze woorden. Als je wacht, na het einde en bij een partij die je bekijkt, staat er ook zo’n veld na het bord. Engelse woorden worden overal begrepen.',
  },
  replay: {
    title: 'Eerdere zetten',
    text: 'Buiten het bord en de invulvelden gaan de pijltjes links en rechts een zet terug en verder. Wat je dan vraagt, gaat over de getoonde stand.',
  },
  news: {
    title: 'Nieuws',
    text: 'Zolang de pagina open is, meldt die zetten, voorstellen en berichten van de ander, en wanneer er weinig tijd over is. Geluid maakt de pagina zelf niet. In de instellingen van een partij kun je je browser meldingen laten geven, ook als de pagina dicht is.',
  },
  emails: {
    title: 'Alleen per e-mail',
    text: 'In elke e-mail staan de laatste zet, de stand in woorden en in letters getekend, en de tijd die over is. Staat erin dat je kunt antwoorden, schrijf dan je zet boven de gemarkeerde regel, op een eigen regel. In de eerste e-mail van een partij staat misschien alleen de link naar je bord. ‘remise’ achter de zet biedt remise aan, ‘aannemen’ of ‘afwijzen’ beantwoordt een voorstel en op ‘opgeven’ krijg je de link naar je bord, waar je het bevestigt. Verder heb je geen pagina nodig.',
  },
}

export { verifying } from './verifying.ts'
