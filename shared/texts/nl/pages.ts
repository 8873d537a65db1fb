import type { SiteTexts } from '../en/index.ts'
import { asked } from './acts.ts'

export const newGame: SiteTexts['newGame'] = {
  title: 'Een partij correspondentiedammen',
  intro:
    'Twee mensen, twee geheime links, en dagen voor elke zet. We mailen je als je aan zet bent. Geen account, niets te installeren.',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  emailHint:
    'Voor je link, en een e-mail als je aan zet bent. De e-mails beginnen met een knop in de eerste. Je tegenstander ziet het adres niet.',
  optional: 'hoeft niet',
  side: 'Je kleur',
  toss: 'Loten',
  usual: 'Engels dammen (checkers), drie dagen per zet en een week reserve, tenzij je anders kiest.',
  more: 'Meer keuzes',
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  clocks: {
    daily: 'Dagelijks: 1 dag per zet, 3 dagen reserve',
    relaxed: 'Rustig: 3 dagen per zet, 7 dagen reserve',
    weekly: 'Wekelijks: 7 dagen per zet, 7 dagen reserve',
    postal: 'Per post: 14 dagen per zet, 14 dagen reserve',
    fischer: 'Fischer: 10 dagen, en met elke zet 1 dag erbij',
    club: 'Club: 10 zetten in 50 dagen, dan de volgende 10',
    none: 'Geen tijdslimiet',
  },
  ownClock: 'Andere tijden',
  perMove: 'Dagen per zet',
  reserve: 'Dagen reserve',
  reserveHint:
    'De reserve is voor de hele partij. Een beurt die langer duurt, gaat daarvan af. Een van deze twee mag 0 zijn.',
  increment: 'Dagen erbij na elke zet',
  cap: 'Maar de reserve groeit tot hoogstens',
  capHint: 'In dagen. Dit begrenst alleen wat elke zet erbij geeft.',
  period: 'Dagen erbij per tijdcontrole',
  moves: 'Zetten per tijdcontrole',
  weekendsOff: 'Zaterdag en zondag tellen niet',
  opening: 'Opening',
  openingHint: 'Lotingen zijn openingen van Engels dammen, geloot als je tegenstander aanneemt.',
  openings: {
    free: 'Vrije keuze',
    'three-move': 'Loting van drie zetten',
    'two-move': 'Loting van twee zetten',
    'eleven-man': 'Loting met elf schijven',
    fen: 'Een eigen stand',
  },
  fen: 'Stand',
  fenHint: 'In FEN, bijvoorbeeld W:W31,K32:B1,2',
  match: 'Match',
  matchHint: 'Twee partijen met dezelfde opening, ieder één keer met elke kleur.',
  matches: {
    single: 'Eén partij',
    together: 'Twee partijen tegelijk',
    'in-turn': 'Twee partijen na elkaar',
  },
  strictness: 'Onreglementaire zetten',
  strictnessHint:
    'Volgens de spelregels (artikel 25) levert de eerste onreglementaire zet een waarschuwing op; bij een tweede is de partij verloren. Terugnemen kan dan niet. In een vriendschappelijke partij worden ze gewoon geweigerd.',
  strict: {
    lenient: 'Vriendschappelijk: de zet wordt geweigerd, verder niets',
    laws: 'Volgens de spelregels: een waarschuwing, dan verlies',
  },
  firstMove: 'Je eerste zet',
  firstMoveHint: 'Gaat met de uitnodiging mee, als jij begint en er niet wordt geloot. Bijvoorbeeld 11-15.',
  leave: 'Dagen verlof voor elke speler',
  leaveHint: 'Tijdens verlof staat de klok van die speler stil.',
  invitationLife: 'Dagen dat de uitnodiging open is',
  arbiter: 'Arbiter',
  arbiterHint: 'Iemand die tijd kan geven en de partij kan beslissen. Hoeft niet.',
  arbiterName: 'Naam van de arbiter',
  arbiterEmail: 'E-mailadres van de arbiter',
  opponent: 'Ik heb al een tegenstander',
  opponentHint: 'De partij begint als je tegenstander aanneemt. Zonder naam kan iedereen je uitnodiging aannemen.',
  opponentName: 'Naam van je tegenstander',
  opponentEmail: 'E-mailadres van je tegenstander',
  opponentEmailHint: 'Daar sturen we de uitnodiging heen. Zonder adres geef je haar zelf door.',
  start: 'Begin de partij',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Stuur dit naar je tegenstander',
  named: {
    opponent: (name) => `Wachten tot ${name} aanneemt`,
    director: (name) => `Wachten tot ${name} het arbiterschap aanneemt`,
  },
  anyone: 'Wie deze link het eerst opent en aanneemt, is je tegenstander.',
  mailed: (name) => `We hebben de uitnodiging naar ${name} gemaild. Je kunt deze link ook zelf doorgeven.`,
  send: (name) => `Stuur deze link naar ${name}.`,
  once: 'Hij werkt één keer.',
  subject: 'Een partij dammen?',
  body: (url) =>
    `Zullen we een partij correspondentiedammen? We hebben dagen voor elke zet en geen account nodig:\n\n${url}\n`,
}

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} nodigt je uit voor een partij dammen`,
  arbiterTitle: (name) => `${name} vraagt je als arbiter van een partij dammen`,
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  yourSide: 'Je kleur',
  sides: {
    black: 'Zwart, de donkere schijven',
    white: 'Wit, de lichte schijven',
    toss: 'Door loting, als je aanneemt',
  },
  first: (side) => `${side} begint.`,
  conditions: 'Verder',
  open: 'Open tot',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  accept: 'Aannemen en spelen',
  acceptArbiter: 'Aannemen als arbiter',
  keepsAddress: 'Laat het leeg om het adres te gebruiken waarmee je bent uitgenodigd.',
  hint: 'Je krijgt een eigen link. Wie die heeft, kan voor je spelen; bewaar hem dus goed.',
  arbiterHint: 'Je krijgt een eigen link. Wie die heeft, is de arbiter; bewaar hem dus goed.',
  takenTitle: 'Deze uitnodiging is al aangenomen',
  takenHelp: 'Was jij het? Je eigen link stond op de pagina na het aannemen, en in de e-mail als je een adres gaf.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredHelp: (name) =>
    `De uitnodiging is niet op tijd aangenomen. Vraag ${name} om die te vernieuwen of een nieuwe partij te beginnen; dat kost een minuut.`,
  offTitle: 'Deze partij is afgebroken',
  offHelp: (name) => `${name} heeft de partij afgebroken voordat die begon.`,
  watch: 'De partij bekijken',
}

export const settings: SiteTexts['settings'] = {
  title: 'Je naam, adres en e-mails',
  intro: 'Dit geldt alleen voor deze partij. Je tegenstander ziet je naam, en verder niets.',
  saved: 'Opgeslagen.',
  emailHint: 'Maak het leeg om het te wissen.',
  language: 'Taal van je e-mails',
  languageHint: 'De pagina’s volgen je browser.',
  zone: 'Je tijdzone',
  letters: 'E-mails',
  mail: 'Mail me als ik aan zet ben, en ook bij ander nieuws',
  reminders: {
    reserve: 'Herinner me als mijn reserve gaat lopen',
    day: 'Herinner me een dag voor mijn tijd op is',
    hours: 'Herinner me drie uur voor mijn tijd op is',
  },
  quietHours: 'Geen herinneringen tussen 22.00 en 8.00 uur: stuur ze eerder',
  playForced: 'Speel mijn enige mogelijke zet voor mij',
  save: 'Opslaan',
  forget: 'Vergeet mij',
  forgetHint:
    'Je naam, adres, instellingen, plannen en notitie worden in deze partij gewist. Je zetten en je link blijven.',
  forgetGoesOn:
    'De partij gaat door, en je klok ook, maar je krijgt geen e-mails meer: bewaar je link. Wil je stoppen, geef dan eerst op.',
  forgetYes: 'Ja, vergeet mij',
  back: 'Terug naar het bord',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Terug naar je partij met ${opponent}`,
  what: (name) => `Met deze link neem je de plaats van ${name} in. De oude link werkt dan niet meer.`,
  from: (when) => `Hij werkt vanaf ${when}.`,
  wait: `Tot dan kan de speler die de oude link heeft ‘${asked.stillHere}’ zeggen. Kom later met deze link terug.`,
  take: 'Neem mijn plaats in',
  closedTitle: 'Deze link werkt niet meer',
  closed: `De plaats is ermee ingenomen, of de speler heeft ‘${asked.stillHere}’ gezegd. Heb jij de plaats ingenomen, gebruik dan je eigen link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Neem je plaats terug',
  what: 'Is het e-mailadres van je plaats of de link ervan gewijzigd, en niet door jou? Dan krijgt de plaats het adres terug waar deze link naartoe is gestuurd, en daar komt een nieuwe link. Alle andere links van de plaats werken niet meer.',
  yes: 'Geef me mijn plaats terug',
  done: 'Je plaats is weer van jou. Er is een nieuwe link onderweg naar je mailbox, en de oude werken niet meer.',
  closed:
    'Deze link werkt niet meer: hij is gebruikt, er zijn zeven dagen voorbij, of iemand die de plaats eerder had heeft haar teruggenomen.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-mails over een partij',
  what: (name) => `De e-mails over je partij met ${name} stoppen? De partij gaat door, en je klok ook.`,
  whatArbiter: 'De e-mails stoppen over de partij waarvan je arbiter bent? De partij gaat door.',
  yes: 'Stop de e-mails',
  done: 'Je krijgt geen e-mails meer over deze partij.',
  undo: 'Stuur ze weer',
  undone: 'De e-mails over deze partij staan weer aan.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mail me mijn links',
  intro: 'We mailen de links van je partijen naar je adres.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}
