import type { SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './panels.ts'

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
  intro: 'We mailen de links van je partijen naar je adres.',
  send: 'Verstuur ze',
  done: 'Zijn er partijen met dit adres, dan is een e-mail met de links onderweg.',
  doneHint: 'Het kan een paar minuten duren. We vinden alleen een adres dat je voor een partij hebt opgegeven.',
}
