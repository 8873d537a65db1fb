import type { MailTexts, SiteTexts } from '../en/index.ts'

export const inviting: SiteTexts['inviting'] = {
  title: 'Stuur dit naar je tegenstander',
  named: {
    opponent: (name) => `Wachten tot ${name} de uitnodiging aanneemt`,
    director: (name) => `Wachten tot ${name} het arbiterschap aanneemt`,
  },
  anyone: 'Wie deze link het eerst opent en aanneemt, is je tegenstander.',
  mailed: (name) => `We hebben de uitnodiging naar ${name} gemaild. Je kunt deze link ook zelf doorgeven.`,
  send: (name) => `Stuur deze link naar ${name}.`,
  once: 'Hij werkt één keer.',
  declined: 'Met dit bericht',
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
    toss: 'Door loting, als je de uitnodiging aanneemt',
  },
  first: (side) => `${side} begint.`,
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
  declineWord: 'Een woord erbij',
  declineYes: 'Afslaan',
  tooLong: (most) => `Schrijf hoogstens ${most} tekens, op één regel.`,
  declinedTitle: 'Deze uitnodiging is afgeslagen',
  declinedHelp: (name) => `${name} heeft bericht gekregen. Verder hoeft er niets.`,
  takenTitle: 'Deze uitnodiging is al aangenomen',
  takenHelp: 'Was jij het? Je eigen link stond op de pagina na het aannemen, en in de e-mail als je een adres gaf.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredHelp: (name) =>
    `De uitnodiging is niet op tijd aangenomen. Vraag ${name} om die te vernieuwen of een nieuwe partij te beginnen; dat kost een minuut.`,
  offTitle: 'Deze partij is afgebroken',
  offHelp: (name) => `${name} heeft de partij afgebroken voordat die begon.`,
  watch: 'De partij bekijken',
}

export const keep: SiteTexts['keep'] = {
  title: 'Bewaar je link',
  what: 'Hij is je plaats aan het bord: er is geen wachtwoord. Wie hem heeft, kan voor je spelen; laat hem dus aan niemand zien.',
  how: 'Kopieer, mail of scan hem',
  side: (side) => `Je speelt met ${side.toLowerCase()}.`,
  link: 'Je link',
  copy: 'Kopieer de link',
  mail: 'Mail hem naar mij',
  send: 'Stuur',
  mailHint: 'Je krijgt dan ook een e-mail bij elke beurt. Met één druk in zo’n e-mail stoppen ze allemaal.',
  mailed: 'We hebben hem naar het e-mailadres van je plaats gestuurd. De e-mails beginnen met de knop in de eerste.',
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
    forgetOneSure:
      'De link op dit apparaat vergeten? De partij blijft. Zonder de link of e-mails kun je haar niet openen.',
    forgetSure: 'Deze lijst vergeten? Je partijen blijven, en je links staan in je e-mails.',
  },
}

export const door: MailTexts['door'] = {
  subject: 'Dammen per e-mail: wil je deze e-mails?',
  title: 'Wil je e-mails over deze partij?',
  text: 'Iemand heeft dit adres opgegeven voor een partij correspondentiedammen. Verwachtte je dat, open dan de pagina en druk op de knop: dan beginnen je e-mails.',
  open: 'Antwoord op onze pagina',
  roles: { creator: 'je eigen partij', opponent: 'als speler', director: 'als arbiter' },
  invited: {
    subject: 'Je bent uitgenodigd voor een partij dammen',
    title: 'Je bent uitgenodigd voor een partij dammen',
    text: 'Iemand nodigt je uit voor een partij correspondentiedammen. Open de uitnodiging om haar te bekijken. Neem je haar aan, dan mailen we je ook over de partij.',
    open: 'Bekijk de uitnodiging',
    otherwise:
      'Wil je dat niet, dan hoef je niets te doen. Neem je de uitnodiging niet aan, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier. Stuur deze e-mail niet door: de uitnodiging erin is voor jou.',
  },
  invitations: {
    creator: 'je eigen partij',
    opponent: 'een uitnodiging om te spelen',
    director: 'een uitnodiging als arbiter',
  },
  seat: (rules, role, game) => `${rules}, partij ${game}: ${role}.`,
  more: (count) => (count === 1 ? 'Er wacht nog één partij op je.' : `Er wachten nog ${count} partijen op je.`),
  otherwise:
    'Verwachtte je het niet, dan hoef je niets te doen. Druk je niet op de knop, dan sturen we je over elke partij hooguit nog één e-mail, en over alle partijen samen hooguit vier.',
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Dammen: je plaats heeft een ander adres · ${game}`,
  title: 'Je plaats heeft een ander e-mailadres',
  text: 'Iemand die de link van je plaats heeft, heeft het e-mailadres veranderd of gewist. E-mails over deze partij komen niet meer bij jou. Was jij het zelf, dan hoef je niets te doen.',
  back: 'Iemand heeft de plaats teruggegeven aan het adres dat ze eerder had. E-mails over deze partij komen niet meer bij jou.',
  open: 'Ik was het niet',
  otherwise:
    'Die pagina geeft de plaats terug aan dit adres en e-mailt je een nieuwe link. Alle links van de plaats die tot dan toe zijn gebruikt, werken niet meer. Je kunt dit binnen zeven dagen doen.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Dammen: je gegevens zijn gewist · ${game}`,
  title: 'Je gegevens zijn gewist',
  text: 'Iemand met jouw link heeft ons gevraagd je in deze partij te vergeten. Je naam, adres, instellingen, plannen en notitie zijn gewist, en de e-mails zijn gestopt. Was jij dat, dan hoef je niets te doen.',
  otherwise:
    'Die pagina geeft je binnen zeven dagen je plaats terug en e-mailt je een nieuwe link. Je naam en instellingen moet je dan opnieuw invullen.',
}

export const restored: MailTexts['restored'] = {
  title: 'Je plaats is weer van jou',
  text: 'Hier is je nieuwe link. Alle oudere links werken niet meer.',
}
