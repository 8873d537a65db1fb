import type { SiteTexts } from '../en/index.ts'
import { asked } from './acts.ts'

export const newGame: SiteTexts['newGame'] = {
  title: 'Een partij correspondentiedammen',
  intro:
    'Twee mensen, twee geheime links, en dagen voor elke zet. We mailen je als je aan zet bent. Geen account, niets te installeren.',
  lead: 'Kies, stuur één link, en neem dagen voor elke zet.',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  emailUse: 'Voor je link en je beurten.',
  emailHint:
    'Voor je link, en een e-mail als je aan zet bent. De e-mails beginnen met een knop in de eerste. Je tegenstander ziet het adres niet.',
  optional: 'hoeft niet',
  side: 'Je kleur',
  toss: 'Loten',
  usual: 'Kleuren door loting, vrije opening.',
  more: 'Meer keuzes',
  usualRules: 'international',
  rules: 'Spelregels',
  rulesMore: (count) => `Nog ${count}`,
  clock: 'Tijd voor een zet',
  clocks: {
    daily: 'Dagelijks: 1 dag per zet, 3 dagen reserve',
    relaxed: 'Rustig: 3 dagen per zet, 7 dagen reserve',
    weekly: 'Wekelijks: 7 dagen per zet, 7 dagen reserve',
    postal: 'Per post: 14 dagen per zet, 14 dagen reserve',
    fischer: 'Fischer: 10 dagen, en met elke zet 1 dag erbij',
    club: 'Club: 10 zetten in 50 dagen, dan de volgende 10',
    none: 'Geen tijdslimiet',
  },
  paces: {
    daily: { label: '1 dag', detail: '3 reserve' },
    relaxed: { label: '3 dagen', detail: '7 reserve' },
    weekly: { label: '7 dagen', detail: '7 reserve' },
    postal: { label: '14 dagen', detail: '14 reserve' },
  },
  otherClocks: 'Andere klokken',
  ownClock: 'Eigen tijden',
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
  openingHint: 'Lotingen zijn openingen van Engels dammen, geloot als je tegenstander de uitnodiging aanneemt.',
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
  firstMoveHint: 'Gaat met de uitnodiging mee, als jij begint en er niet wordt geloot. Bijvoorbeeld 32-28.',
  leave: 'Dagen verlof voor elke speler',
  leaveHint: 'Tijdens verlof staat de klok van die speler stil.',
  invitationLife: 'Dagen dat de uitnodiging open is',
  arbiter: 'Arbiter',
  arbiterHint: 'Iemand die tijd kan geven en de partij kan beslissen. Hoeft niet.',
  arbiterName: 'Naam van de arbiter',
  arbiterEmail: 'E-mailadres van de arbiter',
  opponent: 'Ik heb al een tegenstander',
  opponentHint:
    'De partij begint als je tegenstander je uitnodiging aanneemt. Noem je niemand, dan kan iedereen dat doen.',
  opponentName: 'Naam van je tegenstander',
  opponentEmail: 'E-mailadres van je tegenstander',
  opponentEmailHint: 'Laat het leeg, en je krijgt een link om zelf door te geven.',
  start: 'Begin de partij',
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
  forgetHint:
    'Je naam, adres, instellingen, plannen en notitie worden in deze partij gewist. Je zetten en je link blijven.',
  forgetGoesOn:
    'De partij gaat door, en je klok ook, maar je krijgt geen e-mails meer: bewaar je link. Wil je stoppen, geef dan eerst op.',
  forgetYes: 'Ja, vergeet mij',
  forgotten:
    'Klaar: je naam, adres, instellingen, plannen en notitie zijn gewist. Je link werkt nog, en de e-mails zijn gestopt.',
  ofArbiter: {
    forgetHint: 'Je naam en adres worden in deze partij gewist; je link blijft.',
    forgetGoesOn: 'Je krijgt er geen e-mails meer over: bewaar je link.',
    forgotten: 'Klaar: je naam en adres zijn gewist. Je link werkt nog, en de e-mails zijn gestopt.',
  },
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
  what: 'Heeft iemand anders het e-mailadres of de link van je plaats veranderd, druk dan op de knop: de plaats krijgt het adres terug waar deze link naartoe is gestuurd, en daar mailen we een nieuwe link heen. Alle andere links van de plaats werken niet meer.',
  yes: 'Geef me mijn plaats terug',
  done: 'Je plaats is weer van jou. Er is een nieuwe link onderweg naar je mailbox, en de oude werken niet meer.',
  closed:
    'Deze link werkt niet meer: hij is al gebruikt, er zijn meer dan zeven dagen voorbij, of iemand die de plaats eerder had heeft haar teruggenomen.',
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

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Er is nog niets veranderd.',
  title: 'Of verander ze',
  how: 'Minder herinneringen, stille uren, een ander adres of een andere taal: open je bord vanuit een van deze e-mails, en kies ‘Van mij’ en dan ‘Mijn naam, adres en e-mails’. Ben je je link kwijt, dan mailen we hem.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mail me mijn links',
  intro: 'We mailen de links van je partijen naar je adres.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}
