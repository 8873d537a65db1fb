import type { SiteTexts } from '../en/index.ts'
import { does } from './acts.ts'

export const newGame: SiteTexts['newGame'] = {
  title: 'Een trage partij dammen',
  intro:
    'Twee mensen, twee geheime links, en dagen voor elke zet. We schrijven je als je aan zet bent. Geen account, niets te installeren.',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  emailHint: 'Voor je link, en een bericht als je aan zet bent. Je tegenstander ziet het niet.',
  optional: 'hoeft niet',
  side: 'Je kleur',
  toss: 'Loten',
  usual: 'Engels dammen (checkers), drie dagen per zet en een week reserve, tenzij je anders kiest.',
  more: 'Meer keuzes',
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  clocks: {
    daily: 'Dagelijks: 1 dag per zet, en 3 dagen reserve',
    relaxed: 'Rustig: 3 dagen per zet, en 7 dagen reserve',
    weekly: 'Wekelijks: 7 dagen per zet, en 7 dagen reserve',
    postal: 'Per post: 14 dagen per zet, en 14 dagen reserve',
    fischer: 'Fischer: 10 dagen, en met elke zet 1 dag erbij',
    club: 'Club: 10 zetten in 50 dagen, telkens weer',
    none: 'Geen tijdslimiet',
  },
  ownClock: 'Andere tijden',
  perMove: 'Dagen per zet',
  reserve: 'Dagen reserve',
  reserveHint:
    'De reserve is voor de hele partij. Een beurt die langer duurt, gaat daarvan af. Een van deze twee mag 0 zijn.',
  increment: 'Dagen erbij na elke zet',
  cap: 'Maar niet meer reserve dan',
  capHint: 'In dagen. Dit begrenst wat elke zet erbij geeft, en verder niets.',
  period: 'Dagen erbij nu en dan',
  moves: 'Na elke zoveel zetten',
  weekendsOff: 'Zaterdag en zondag tellen niet',
  opening: 'Opening',
  openingHint: 'Lotingen zijn openingen van Engels dammen, getrokken als je tegenstander plaatsneemt.',
  openings: {
    free: 'Vrije keuze',
    'three-move': 'Loting van drie zetten',
    'two-move': 'Loting van twee zetten',
    'eleven-man': 'Loting met elf schijven',
    fen: 'Een eigen stand',
  },
  fen: 'Stand',
  fenHint: 'In FEN, zoals W:W31,K32:B1,2',
  match: 'Match',
  matchHint: 'Twee partijen met dezelfde opening, ieder één keer met elke kleur.',
  matches: {
    single: 'Eén partij',
    together: 'Twee partijen tegelijk',
    'in-turn': 'Twee partijen na elkaar',
  },
  strictness: 'Onreglementaire zetten',
  strictnessHint:
    'Volgens de wetten (artikel 25) levert de eerste onreglementaire zet een waarschuwing op en verliest de tweede de partij. Terugnemen kan dan niet. In een vriendschappelijke partij worden ze gewoon geweigerd.',
  strict: {
    lenient: 'Vriendschappelijk: geweigerd, verder niets',
    laws: 'Volgens de wetten: een waarschuwing, dan verlies',
  },
  firstMove: 'Je eerste zet',
  firstMoveHint: 'Hij gaat met de uitnodiging mee, als jij begint en er niet wordt geloot. Zoals 11-15.',
  leave: 'Dagen verlof voor elke speler',
  leaveHint: 'Tijdens verlof staat de klok van die speler stil.',
  invitationLife: 'Dagen dat de uitnodiging open is',
  arbiter: 'Arbiter',
  arbiterHint: 'Iemand die tijd mag geven en de partij mag beslissen. Het gaat ook zonder.',
  arbiterName: 'Naam van de arbiter',
  arbiterEmail: 'E-mailadres van de arbiter',
  opponent: 'Ik weet tegen wie ik speel',
  opponentHint: 'Met een naam begint de partij meteen. Zonder krijg je een uitnodiging om te versturen.',
  opponentName: 'Naam van je tegenstander',
  opponentEmail: 'E-mailadres van je tegenstander',
  opponentEmailHint: 'Daar gaat de eigen link heen. Zonder komt je tegenstander er niet in.',
  start: 'Begin de partij',
}

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} nodigt je uit voor een partij dammen`,
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  yourSide: 'Je kleur',
  sides: { black: 'Zwart, de donkere schijven', white: 'Wit, de lichte schijven', toss: 'Door loting als je aanneemt' },
  first: (side) => `${side} begint.`,
  conditions: 'En',
  open: 'Open tot',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  accept: 'Aannemen en spelen',
  hint: 'Je krijgt een eigen link. Wie die heeft, speelt voor jou; bewaar hem dus.',
  takenTitle: 'Deze uitnodiging is al aangenomen',
  takenHelp: 'Was jij het? Je eigen link stond op de pagina na het aannemen, en in het bericht als je een adres gaf.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredHelp: (name) =>
    `Niemand nam haar op tijd aan. Vraag ${name} om haar te vernieuwen, of om een nieuwe partij; dat kost een minuut.`,
  offTitle: 'Deze partij is afgebroken',
  offHelp: (name) => `${name} heeft haar afgebroken voor ze begon.`,
  watch: 'De partij bekijken',
}

export const settings: SiteTexts['settings'] = {
  title: 'Je naam, adres en berichten',
  intro: 'Dit geldt alleen voor deze partij. Je tegenstander ziet je naam, en verder niets.',
  saved: 'Dat is bewaard.',
  emailHint: 'Maak het leeg om het te laten vergeten.',
  language: 'Taal van je berichten',
  languageHint: 'De pagina’s volgen je browser.',
  zone: 'Je tijdzone',
  letters: 'Berichten',
  mail: 'Schrijf me als ik aan zet ben, en ook ander nieuws',
  reminders: {
    reserve: 'Herinner me als mijn reserve gaat lopen',
    day: 'Herinner me een dag voor mijn tijd om is',
    hours: 'Herinner me drie uur voor mijn tijd om is',
  },
  quietHours: 'Geen herinnering tussen 22 en 8 uur: liever eerder',
  playForced: 'Speel mijn enige mogelijke zet voor mij',
  save: 'Bewaar dit',
  back: 'Terug naar het bord',
}

export const anew: SiteTexts['anew'] = {
  title: (opponent) => `Terug naar je partij met ${opponent}`,
  what: (name) => `Met deze link neem je de plaats van ${name} opnieuw in. De oude link is vanaf dan dood.`,
  from: (when) => `Hij werkt vanaf ${when}.`,
  wait: 'Tot dan kan wie de oude link heeft bezwaar maken. Kom met deze link terug.',
  take: 'Neem mijn plaats in',
  closedTitle: 'Deze link heeft zijn tijd gehad',
  closed: 'De plaats is ermee ingenomen, of wie de oude link heeft is er nog. Was jij het, zoek dan je eigen link.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Berichten over een partij',
  what: (name) => `Je krijgt geen berichten meer over je partij met ${name}. De partij gaat door, en je klok ook.`,
  yes: 'Stop de berichten',
  done: 'Je krijgt geen berichten meer over deze partij.',
  undo: 'Op je eigen pagina van de partij kun je ze weer aanzetten, bij je naam, adres en berichten.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mijn links laten mailen',
  intro: 'We schrijven de links van je partijen naar je adres.',
  send: 'Stuur ze',
  done: 'Zijn er partijen van dit adres, dan is een bericht met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. Alleen een adres dat bij het plaatsnemen is gegeven, is te vinden.',
}

export const guide: SiteTexts['guide'] = {
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
    game: 'De partij. De ETag verandert met haar versie; If-None-Match krijgt 304. Een plaats krijgt haar eigen links naar de andere partij van een tweekamp en naar de revanche.',
    legalMoves: 'De mogelijke zetten.',
    move: 'Doet een zet bij een ply. Dezelfde zet twee keer gestuurd wordt één keer gespeeld.',
    act: 'Elke andere handeling in een partij: zie hieronder.',
    seat: 'Wat de speler over zichzelf heeft gezegd: naam, adres, berichten, aantekening, geplande antwoorden.',
    changeSeat: 'Verandert dat; null neemt een waarde weg.',
    rotate: 'Maakt de link van de plaats opnieuw. De oude is dood.',
    links: 'Laat de links van een adres daarheen mailen. Het antwoord is altijd hetzelfde.',
    ruleSets: 'De spelregels.',
    rulesMove: 'Mogelijke zetten van een stand, zonder partij.',
    health: 'Of de dienst er is.',
  },
  actsTitle: 'Handelingen in een partij',
  actsIntro:
    'Elk heeft een type, de ply waarbij hij gebeurt, en de velden die hier staan. Een vraagteken: mag ontbreken.',
  fields: 'Velden',
  acts: does,
}
