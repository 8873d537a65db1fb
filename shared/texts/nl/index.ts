import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, sides, stands, tabs, time, unsent, withSide } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Correspondentiedammen',
  skip: 'Naar de inhoud',
  myGames: 'Mijn partijen',
  newGame: 'Nieuwe partij',
  api: 'Voor ontwikkelaars',
  lost: 'Link kwijt?',
  menu: 'Menu',
  language: 'Taal',
  footer: 'Geen accounts: je link is je plaats aan het bord. Houd hem voor jezelf.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Stuur dit naar je tegenstander',
  named: {
    opponent: (name) => `Wachten tot ${name} de uitnodiging aanneemt`,
    director: (name) => `Wachten tot ${name} het arbiterschap aanneemt`,
  },
  anyone: 'Wie deze link het eerst opent en aanneemt, is je tegenstander.',
  mailed: (name) => `We hebben de uitnodiging naar ${name} gemaild, tenzij onze e-mails daar zijn gestopt.`,
  sending: (name) => `We mailen de uitnodiging nu naar ${name}.`,
  alsoLink: 'Je kunt deze link ook zelf doorgeven.',
  later: (name, when) => `De e-mail met de uitnodiging moet nog wachten: we sturen hem uiterlijk ${when} naar ${name}.`,
  held: (name) => `We hebben ${name} niet gemaild: op één dag zijn vanuit je netwerk te veel nieuwe adressen opgegeven, of kwamen e-mails daaraan terug, of dit adres is op een pagina van een andere site opgegeven.`,
  late: (name) => `De e-mail aan ${name} zou pas weg kunnen als deze uitnodiging al voorbij is.`,
  returned: (name) => `Onze e-mail aan ${name} kwam terug.`,
  send: (name) => `Stuur deze link naar ${name}.`,
  once: 'Hij werkt één keer.',
  declined: 'Met dit bericht',
  subject: 'Een partij dammen?',
  body: (url) => `Zullen we een partij correspondentiedammen? We hebben dagen voor elke zet en geen account nodig:\n\n${url}\n`,
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
    toss: 'Door loting, als je de uitnodiging aanneemt',
  },
  first: (side) => `${sides[side]} begint.`,
  conditions: 'Verder',
  open: 'Open tot',
  yourName: 'Je naam',
  yourEmail: 'Je e-mailadres',
  accept: 'Aannemen en spelen',
  acceptArbiter: 'Aannemen als arbiter',
  keepsAddress: 'Laat het leeg om het adres te gebruiken waarmee je bent uitgenodigd.',
  hint: 'Je krijgt een eigen link. Wie hem heeft, kan voor je spelen; bewaar hem dus goed.',
  arbiterHint: 'Je krijgt een eigen link. Wie hem heeft, is de arbiter; bewaar hem dus goed.',
  decline: 'Nee, dank je',
  declineWhat: (name) => `${name} krijgt bericht, en deze uitnodiging eindigt. Je krijgt er geen e-mails meer over.`,
  declineWord: 'Een bericht, als je wilt',
  declineYes: 'Afslaan',
  tooLong: (most) => `Schrijf hoogstens ${most} tekens, op één regel.`,
  declinedTitle: 'Deze uitnodiging is afgeslagen',
  declinedHelp: (name) => `${name} ziet het op de eigen pagina. Verder hoeft er niets.`,
  takenTitle: 'Deze uitnodiging is al aangenomen',
  takenHelp: 'Was jij het? Je eigen link stond op de pagina na het aannemen, en in de e-mail als je een adres gaf.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredHelp: (name) => `De uitnodiging is niet op tijd aangenomen. Vraag ${name} om die te vernieuwen of een nieuwe partij te beginnen; dat kost een minuut.`,
  offTitle: 'Deze partij is afgebroken',
  offHelp: (name) => `${name} heeft de partij afgebroken voordat die begon.`,
  watch: 'De partij bekijken',
}

export const keep: SiteTexts['keep'] = {
  title: 'Bewaar je link',
  what: 'Hij is je plaats aan het bord: er is geen wachtwoord. Wie hem heeft, kan voor je spelen; laat hem dus aan niemand zien.',
  how: 'Kopieer, mail of scan hem',
  side: (side) => `Je speelt met ${withSide[side]}.`,
  link: 'Je link',
  copy: 'Kopieer de link',
  mail: 'Mail hem naar mij',
  send: 'Stuur',
  mailHint: 'Je krijgt ook een e-mail bij elke beurt. Met een link in elke e-mail stop je ze allemaal.',
  mailed: 'We hebben hem naar het e-mailadres van je plaats gestuurd.',
  asked: 'We hebben een e-mail naar het adres van je plaats gestuurd. Druk op de knop daarin, dan volgt je link.',
  scan: 'Neem hem mee naar een ander apparaat',
  scanHint: 'Scan dit met je tablet of andere telefoon. Beide hebben dan je plaats.',
  bookmark: 'Maak een bladwijzer',
  bookmarkHint: 'Ga eerst naar je bord en maak daar de bladwijzer: het adres van die pagina is je link.',
  board: 'Naar mijn bord',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Mijn partijen',
  noScript: 'Voor deze lijst is een script nodig. Je links staan ook in je e-mails.',
  here: 'Deze lijst staat alleen op dit apparaat. Je links staan ook in je e-mails.',
  exporting: 'Exporteren',
  forget: 'Vergeet deze lijst',
  words: {
    yourMove: 'Jij bent aan zet',
    waiting: 'Wachten',
    finished: 'Afgelopen',
    none: 'Nog geen partijen op dit apparaat. Open de pagina van een partij, en ze staat hier.',
    left: 'Nog {}',
    has: 'Heeft {}',
    move: 'zet {}',
    overdue: 'De tijd is op',
    unlimited: 'Geen tijdslimiet',
    notYet: 'Zit nog niet aan het bord',
    sendAgain: 'Open haar om de link nog eens te sturen',
    nobody: 'Een tegenstander',
    somebody: 'Iemand',
    won: 'Gewonnen',
    lost: 'Verloren',
    draw: 'Remise',
    off: 'Niet gespeeld',
    others: 'Overige',
    game: 'Partij {}',
    unseen: 'Open haar om te zien hoe ze staat',
    gone: 'Deze link opent niets meer',
    forgetOne: 'Vergeet deze link: {}',
    forgetOneSure: 'De link op dit apparaat vergeten? De partij blijft. Zonder de link of e-mails kun je haar niet openen.',
    forgetSure: 'Deze lijst vergeten? Je partijen blijven, en je links staan in je e-mails.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Je naam, adres en e-mails',
  intro: 'Dit geldt alleen voor deze partij. Je tegenstander ziet je naam, en verder niets.',
  saved: 'Opgeslagen.',
  emailHint: 'Maak het leeg om het te wissen.',
  language: 'Taal van je e-mails',
  languageHint: 'De taal van de pagina’s kies je onderaan.',
  zone: 'Je tijdzone',
  letters: 'E-mails',
  often,
  reminders: {
    reserve: 'Herinner me als mijn reserve gaat lopen',
    day: 'Herinner me een dag voor mijn tijd op is',
    hours: 'Herinner me drie uur voor mijn tijd op is',
  },
  quietHours: 'Geen herinneringen tussen 22.00 en 8.00 uur: stuur ze eerder',
  playForced: 'Speel mijn enige mogelijke zet voor mij',
  save: 'Opslaan',
  forgetHint: 'Je naam, adres, instellingen, plannen en notitie worden in deze partij gewist. Je zetten en je link blijven.',
  forgetGoesOn: 'De partij gaat door, en je klok ook, maar je krijgt geen e-mails meer: bewaar je link. Wil je stoppen, geef dan eerst op.',
  forgetYes: 'Ja, vergeet mij',
  forgotten: 'Klaar: je naam, adres, instellingen, plannen en notitie zijn gewist. Je link werkt nog, en de e-mails zijn gestopt.',
  ofArbiter: {
    title: 'Je adres en e-mails',
    intro: 'Dit geldt alleen voor deze partij. Niemand anders ziet het.',
    follows: {
      all: 'Alles wat er naast de zetten gebeurt: remiseaanbiedingen, pauzes, tijd, plaatsen die van hand wisselen',
      asked: 'Wat een speler je vraagt, en de uitslag',
      results: 'Alleen de uitslag',
      none: 'Geen e-mails',
    },
    forgetHint: 'Je naam, adres en instellingen worden in deze partij gewist; je link blijft.',
    forgetGoesOn: 'Je krijgt er geen e-mails meer over: bewaar je link.',
    forgotten: 'Klaar: je naam, adres en instellingen zijn gewist. Je link werkt nog, en de e-mails zijn gestopt.',
  },
  back: 'Terug naar het bord',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Je agenda',
  file: 'Deze deadline als bestand voor je agenda',
  feed: 'Het adres van de deadlines van deze plaats, om een agenda op te abonneren',
  hint: 'Agenda’s merken wijzigingen laat, sommige maar één keer per dag. Daarom herinneren ze je niet op tijd: onze e-mails wel.',
  kept: 'Met dit adres zijn de deadlines te zien en verder niets. Het vervalt als je link wordt vervangen.',
  deadline: (opponent) => `Dammen: jouw zet tegen ${opponent}`,
  told: 'Het laatste moment voor je zet, met de reserve erbij. Agenda’s merken een zet, een pauze of extra tijd pas laat: kijk naar de partij.',
}

export const board: Texts = {
  locale: 'nl-NL',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
