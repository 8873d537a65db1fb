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
