import type { Texts } from '../en.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Correspondentiedammen',
  skip: 'Naar de inhoud',
  newGame: 'Nieuwe partij',
  api: 'Voor programma’s',
  footer: 'Geen accounts: je link is je plaats aan het bord. Houd hem voor jezelf.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
}

export const newGame: Texts['newGame'] = {
  title: 'Een trage partij dammen',
  intro:
    'Twee mensen, twee geheime links, en dagen voor elke zet. We schrijven je als je aan zet bent. Geen account, niets te installeren.',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  emailHint: 'Voor je link, en een bericht als je aan zet bent. Je tegenstander ziet het niet.',
  optional: 'hoeft niet',
  side: 'Je kleur',
  toss: 'Loten',
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  relaxed: 'Rustig: 3 dagen per zet, en 7 dagen reserve',
  ownClock: 'Andere tijden',
  noClock: 'Geen tijdslimiet',
  perMove: 'Dagen per zet',
  reserve: 'Dagen reserve',
  reserveHint: 'De reserve is voor de hele partij. Een beurt die langer duurt, gaat daarvan af.',
  opponent: 'Ik weet tegen wie ik speel',
  opponentHint: 'Met een naam begint de partij meteen. Zonder krijg je een uitnodiging om te versturen.',
  opponentName: 'Naam van je tegenstander',
  opponentEmail: 'E-mailadres van je tegenstander',
  opponentEmailHint: 'Daar gaat de eigen link heen. Zonder komt je tegenstander er niet in.',
  start: 'Begin de partij',
}

export const invitation: Texts['invitation'] = {
  title: (name) => `${name} nodigt je uit voor een partij dammen`,
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  yourSide: 'Je kleur',
  sides: { black: 'Zwart, de donkere schijven', white: 'Wit, de lichte schijven', toss: 'Door loting als je aanneemt' },
  first: (side) => `${side} begint.`,
  open: 'Open tot',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  accept: 'Aannemen en spelen',
  hint: 'Je krijgt een eigen link. Wie die heeft, speelt voor jou; bewaar hem dus.',
  takenTitle: 'Deze uitnodiging is al aangenomen',
  takenHelp: 'Was jij het? Je eigen link stond op de pagina na het aannemen, en in het bericht als je een adres gaf.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredHelp: (name) =>
    `Ze was dertig dagen open. Vraag ${name} om een nieuwe partij te beginnen; dat kost een minuut.`,
  offTitle: 'Deze partij is afgebroken',
  offHelp: (name) => `${name} heeft haar afgebroken voor ze begon.`,
  watch: 'De partij bekijken',
}

export const errors: Texts['errors'] = {
  unknownTitle: 'Deze link leidt naar geen partij',
  unknownHelp: [
    'Misschien is de link bij het kopiëren afgeknipt: open hem vanuit het bericht zelf, of kopieer hem helemaal.',
    'Een link die is vervangen werkt niet meer; in het nieuwste bericht staat de goede.',
    'Ben je hem kwijt, zoek dan een bericht van Crownhead, of in de geschiedenis van je browser een adres met /p/ erin.',
  ],
  unknownPageTitle: 'Die pagina is er niet',
  failedTitle: 'Dat lukte niet',
  invalidFields: 'Deze velden kloppen nog niet:',
  crossSite: 'Dat formulier kwam van een andere site, dus er is niets gedaan. Open je link en probeer het opnieuw.',
}

export const fields: Texts['fields'] = {
  name: (longest) => `Er is een naam nodig, van hoogstens ${longest} tekens.`,
  email: 'Dit lijkt geen e-mailadres.',
  days: (from, to) => `Een aantal dagen van ${from} tot ${to}.`,
  choice: 'Kies een van deze.',
}

export const guide: Texts['guide'] = {
  title: 'Voor programma’s',
  intro:
    'Alles wat de pagina’s doen, kan over HTTP met JSON. Tijden zijn RFC 3339 in UTC, duren ISO 8601. Een plaats aan het bord bewijs je met het token aan het eind van de link, gestuurd als bearer token.',
  method: 'Methode',
  path: 'Pad',
  what: 'Wat het doet',
  tryIt: 'Een partij beginnen:',
  routes: {
    create: 'Biedt een partij aan en antwoordt met de links. Houdt zich aan Idempotency-Key.',
    claim: 'Neemt de uitnodiging aan.',
    game: 'De partij. De ETag is haar versie; If-None-Match krijgt 304.',
    legalMoves: 'De mogelijke zetten.',
    move: 'Doet een zet bij een ply. Dezelfde zet twee keer gestuurd wordt één keer gespeeld.',
    act: 'Geeft op, of breekt de partij af.',
    ruleSets: 'De spelregels.',
    rulesMove: 'Mogelijke zetten van een stand, zonder partij.',
    health: 'Of de dienst er is.',
  },
}
