import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sides, sidesInSentence } from './board.ts'
import { asked } from './seat.ts'

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
  own: {
    title: 'Dit is je eigen uitnodiging',
    help: 'Ze is voor iemand anders: stuur die persoon de link. Neem je haar hier aan, dan neem je ook diens plaats in.',
    board: 'Naar je eigen pagina',
    both: 'Speel beide kanten op dit apparaat',
    arbiterToo: 'Ook arbiter zijn',
  },
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

export const inviting: SiteTexts['inviting'] = {
  title: 'Stuur dit naar je tegenstander',
  named: {
    opponent: (name) => `Wachten tot ${name} de uitnodiging aanneemt`,
    arbiter: (name) => `Wachten tot ${name} het arbiterschap aanneemt`,
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

export const keep: SiteTexts['keep'] = {
  title: 'Bewaar je link',
  what: 'Hij is je plaats aan het bord: er is geen wachtwoord. Wie hem heeft, kan voor je spelen; laat hem dus aan niemand zien.',
  how: 'Kopieer, mail of scan hem',
  side: (side) => `Je speelt met ${sidesInSentence[side]}.`,
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
  noScript: 'Voor deze lijst is een script nodig.',
  here: 'Deze lijst staat alleen op dit apparaat.',
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
    forgetOneSure: 'De link op dit apparaat vergeten? De partij blijft. Zonder haar link kun je haar niet openen.',
    forgetSure: 'Deze lijst vergeten? Je partijen blijven. Zonder hun links kun je ze niet openen.',
  },
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
  closed: 'Deze link werkt niet meer: hij is al gebruikt, er zijn meer dan zeven dagen voorbij, of iemand die de plaats eerder had heeft haar teruggenomen.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Mail me mijn links',
  intro: 'Heb je voor een partij je e-mailadres opgegeven, vul het dan hier in, en we mailen je haar link. Heb je er geen opgegeven, kijk dan op het apparaat waarop je hebt gespeeld: in de lijst met partijen staan je links.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Dammen: je plaats heeft een ander adres · ${game}`,
  title: 'Je plaats heeft een ander e-mailadres',
  text: 'Iemand die de link van je plaats heeft, heeft het e-mailadres veranderd of gewist. E-mails over deze partij komen niet meer bij jou. Was jij het zelf, dan hoef je niets te doen.',
  back: 'Iemand heeft de plaats teruggegeven aan het adres dat ze eerder had. E-mails over deze partij komen niet meer bij jou.',
  open: 'Ik was het niet',
  otherwise: 'Die pagina geeft de plaats terug aan dit adres en mailt je een nieuwe link. Alle links van de plaats die tot dan toe zijn gebruikt, werken niet meer. Je kunt dit binnen zeven dagen doen.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Dammen: je gegevens zijn gewist · ${game}`,
  title: 'Je gegevens zijn gewist',
  text: 'Iemand met jouw link heeft ons gevraagd je in deze partij te vergeten. Je naam, adres, instellingen, plannen en notitie zijn gewist, en de e-mails zijn gestopt. Was jij dat, dan hoef je niets te doen.',
  otherwise: 'Zeven dagen lang kan die pagina je je plaats teruggeven en je een nieuwe link mailen. Je naam en instellingen moet je dan opnieuw invullen.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Je plaats is weer van jou',
  text: 'Hier is je nieuwe link. Alle oudere links werken niet meer.',
}
