import type { SiteTexts } from '../en/index.ts'

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
  bookmark: 'Maak een bladwijzer van je bord',
  bookmarkHint: 'Open het eerst: het adres daar is de link.',
  board: 'Naar mijn bord',
}
