import type { SiteTexts, Texts } from '../en/index.ts'
import { device, plural } from './board.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'Bij elke beurt, en bij al het andere nieuws',
  digest: 'Beurten in één e-mail per dag',
  off: 'Geen e-mails',
  hint: 'Bij een dagelijkse e-mail: laatste waarschuwingen, ander nieuws en beurten met weinig tijd komen nog steeds meteen.',
  seen: 'Zit je aan het bord en zie je een zet binnenkomen, dan krijg je daarover geen e-mail.',
  hour: 'Tijdstip van de dagelijkse e-mail',
  reminded: 'Bij een dagelijkse e-mail staan de eerste twee van deze herinneringen daarin; de derde komt altijd meteen.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Je naam, adres en e-\u2060mails',
  intro: 'Dit geldt alleen voor deze partij. Je tegenstander ziet je naam, en je adres alleen als die het zelf heeft ingevuld.',
  saved: 'Opgeslagen.',
  emailHint: 'Maak dit leeg om je adres te wissen.',
  language: 'Taal van je e-mails',
  languageHint: 'De taal van de pagina’s kies je onderaan.',
  zone: 'Je tijdzone',
  emails: 'E-mails',
  often,
  reminders: {
    reserve: 'Herinner me als mijn reserve gaat lopen',
    day: 'Herinner me een dag voor mijn tijd op is',
    hours: 'Herinner me drie uur voor mijn tijd op is',
  },
  quietHours: 'Geen herinneringen tussen 22:00 en 8:00 uur: stuur ze eerder',
  playForced: 'Speel gedwongen zetten voor mij',
  save: 'Opslaan',
  forgetHint: 'Je naam, adres, instellingen, plannen en notitie worden in deze partij gewist. Je zetten en je link blijven.',
  forgetGoesOn: 'De partij gaat door, en je klok ook, maar je krijgt geen e-mails meer: bewaar je link. Wil je stoppen, geef dan eerst op.',
  forgetYes: 'Ja, vergeet mij',
  storedData: 'Wat er over jou is opgeslagen',
  forgotten: 'Klaar: je naam, adres, instellingen, plannen en notitie zijn gewist. Je link werkt nog, en de e-mails zijn gestopt.',
  ofArbiter: {
    title: 'Je adres en e-\u2060mails',
    intro: 'Dit geldt alleen voor deze partij. Niemand anders ziet het.',
    follows: {
      all: 'Alles wat er naast de zetten gebeurt: remiseaanbiedingen, pauzes, tijd, een plaats die van speler wisselt',
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

export const notices: SiteTexts['notices'] = {
  title: 'Meldingen op je apparaten',
  hint: 'Een melding bij elke beurt. Onze e-mail komt dan een uur later, en alleen als je de stand nog niet hebt gezien en niet hebt gezet.',
  told: (count) => `Apparaten die ze krijgen: ${count}.`,
  start: 'Stuur meldingen naar dit apparaat',
  stop: 'Stop de meldingen op alle apparaten',
  off: 'Geen apparaat krijgt nog meldingen van deze partij.',
  homeScreen: 'Op een iPhone of iPad: zet deze pagina eerst op het beginscherm (Deel, dan ‘Zet op beginscherm’), open die daar en druk op de knop.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: 'Hoe laten we het je weten?',
  why: (name) => `${name} kan er dagen over doen. Je hoort het als je aan zet bent.`,
  later: 'Niet nu',
  device: 'Op dit apparaat',
  deviceHint: 'Een melding, ook als deze pagina dicht is',
  email: 'Per e-mail',
  emailHint: 'Eén bij elke beurt, met je link erin',
  send: 'Mail mij als ik aan zet ben',
  stops: 'Met een link in elke e-mail stop je ze allemaal.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Je agenda',
  file: 'Deze deadline als bestand voor je agenda',
  feed: 'Adres om je agenda op de deadlines van deze plaats te abonneren',
  hint: 'Agenda’s merken wijzigingen laat op, sommige maar één keer per dag. Reken daarom niet op je agenda: onze e-mails herinneren je op tijd.',
  kept: 'Met dit adres zijn de deadlines te zien en verder niets. Het vervalt als je link wordt vervangen.',
  deadline: (opponent) => `Dammen: jouw zet tegen ${opponent}`,
  told: 'Het laatste moment voor je zet, met de reserve erbij. Agenda’s merken een zet, een pauze of extra tijd pas laat op: kijk naar de partij.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Sleutels voor programma’s',
  hint: 'Voor een bot of de website van een club die Crownhead voor je gebruikt.',
  what: 'Een programma (een bot, de website van een club) toont een sleutel als het Crownhead iets vraagt. Wat het met de sleutel maakt, hoort bij je adres. Een sleutel opent geen bord: daarvoor heeft een programma de link van een plaats nodig.',
  guide: 'Uitleg voor programma’s',
  made: (name: string): string => `De sleutel van ${name}`,
  once: 'Hij wordt alleen nu getoond. Kopieer hem naar waar je programma hem leest, en houd hem geheim.',
  again: 'Dit formulier is al eerder verstuurd en maakte één sleutel. Heb je die niet bewaard, trek hem dan in en maak een andere.',
  yours: 'Je sleutels',
  since: (when: string): string => `Gemaakt: ${when}`,
  used: (when: string): string => `Laatst gebruikt: ${when}`,
  unused: 'Nog niet gebruikt',
  revoke: 'Intrekken',
  revokeOne: (name: string): string => `Intrekken: ${name}`,
  revokeHint: 'Een ingetrokken sleutel werkt meteen en voorgoed niet meer. De partijen die ermee zijn gemaakt, gaan door.',
  revoked: 'De sleutel is ingetrokken.',
  another: 'Een nieuwe sleutel',
  name: 'Naam van het programma',
  nameHint: 'Alleen voor deze lijst.',
  may: 'Wat het mag',
  scopes: {
    'games:create': 'Partijen maken die bij je adres horen',
    'games:read': 'De partijen opvragen die bij je adres horen',
    'seats:hold': 'De links houden van de spelers die het noemt',
    webhooks: 'Bericht krijgen van wat er in deze partijen gebeurt',
  },
  choose: 'Kies minstens één ding dat het programma mag.',
  make: 'Maak de sleutel',
  full: (most: number): string => `Je adres heeft al het hoogste aantal sleutels (${most}). Trek er een in om een andere te maken.`,
  unconfirmed: 'Alleen een bevestigd adres kan een nieuwe sleutel krijgen: druk op de knop in de eerste e-mail over een van je partijen en open deze pagina opnieuw.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Alle e-\u2060mails naar je adres',
  what: 'Alle e-mails van Crownhead naar je adres stoppen? Je krijgt er dan geen meer, van welke partij of speler ook. Je partijen gaan door, en je klokken ook.',
  yes: 'Stop alles',
  done: 'Je krijgt geen e-mails meer van Crownhead.',
  still: 'Je hebt al onze e-mails naar je adres gestopt, dus komt er ook geen over deze partij. Sta ze weer toe, dan komen ze.',
  undo: 'Sta e-mails weer toe',
  undone: 'E-mails naar je adres zijn toegestaan. Als je ergens aan zet bent, mailen we je binnen enkele minuten. Bij nieuwe partijen vragen we het je eerst.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-\u2060mails over een partij',
  what: (name) => `De e-mails over je partij met ${name} stoppen? De partij gaat door, en je klok ook.`,
  whatOffered: 'De e-mails stoppen over de partij die je hebt aangeboden? Verder verandert er niets.',
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

/** Leave in all games of a device or of an address, with one press. */
export const away: SiteTexts['away'] = {
  title: 'Verlof in alle partijen',
  lead: 'In elke partij staat je klok stil zolang je daar nog verlof hebt. Zetten kun je nog steeds.',
  take: 'Verlof nemen in alle partijen',
  end: 'Verlof beëindigen in alle partijen',
  rest: 'Verder met de rest',
  taken: (n) => `Je hebt verlof in ${plural(n, { one: '1 partij', other: `${n} partijen` })}.`,
  ended: (n) => `Je verlof is beëindigd in ${plural(n, { one: '1 partij', other: `${n} partijen` })}.`,
  until: (when) => `tot ${when}`,
  only: (days) => `niet meer dan ${days}`,
  others: 'Zonder verlof',
  gone: (n) => `Links die niet meer werken: ${n}.`,
  late: 'De tijd is op.',
  none: 'Er wordt hier geen partij gespeeld.',
}

export const personData: SiteTexts['personData'] = {
  title: 'Wat er over je is opgeslagen',
  games: (n, confirmed) => `Open en lopende partijen met je adres: ${n} (waarvan met e-mails waarmee je akkoord bent: ${confirmed}).`,
  download: 'Alles downloaden als bestand',
  forget: 'Mij vergeten in open en lopende partijen',
  hint: 'Je naam, adres, instellingen en notities worden voorgoed gewist, en over deze partijen komt geen e-mail meer. Je zetten en berichten blijven, net als de link naar elk bord.',
  sure: 'Ik weet dat dit niet ongedaan kan worden gemaakt',
  tick: 'Vink eerst aan dat je weet dat dit niet ongedaan kan worden gemaakt.',
  over: 'In afgelopen partijen blijven je naam en adres staan. Op de pagina van elke partij kun je ze wissen, zolang de link werkt; wie deze dienst beheert, kan het in alle partijen doen.',
  forgotten: (n) => `Open en lopende partijen waarin je gegevens zijn gewist: ${n}.`,
  failed: (n) => `Partijen waarin het niet is gelukt: ${n}. Probeer het nog eens.`,
  old: 'Deze link was een dag geldig. Vraag je links opnieuw aan: in de e-mail staat een nieuwe.',
}
