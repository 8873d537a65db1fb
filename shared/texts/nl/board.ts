import type { Texts } from '../en/index.ts'
import { claimWith } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Correspondentiedammen',
  skip: 'Naar de inhoud',
  myGames: 'Mijn partijen',
  newGame: 'Nieuwe partij',
  api: 'Voor ontwikkelaars',
  lost: 'Link kwijt?',
  footer: 'Geen accounts: je link is je plaats aan het bord. Houd hem voor jezelf.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
}

const count =
  (one: string, many: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : many}`

export const time: Texts['time'] = {
  units: { day: count('dag', 'dagen'), hour: count('uur', 'uur'), minute: count('minuut', 'minuten') },
  underAMinute: 'minder dan een minuut',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `nog ${duration}`,
  overdue: 'de tijd is op',
  inZone: (instant, city) => `${instant} (${city})`,
}

const sides = { black: 'Zwart', white: 'Wit' } as const
const one = { man: 'schijf', king: 'dam' } as const
const many = { man: 'schijven', king: 'dammen' } as const

const adjective = (colour: 'black' | 'white'): string => (colour === 'black' ? 'zwarte' : 'witte')

export const play: Texts['play'] = {
  sides,
  wishes: { ...sides, toss: 'Door loting' },
  piece: (colour, kind) => `${adjective(colour)} ${one[kind]}`,
  pieces: (kind, squares) => `${(squares.length === 1 ? one : many)[kind]} op ${squares.join(', ')}`,
  sidePieces: (colour, pieces) =>
    `${sides[colour]}: ${pieces.length === 0 ? 'geen schijven of dammen' : pieces.join('; ')}.`,
  toMove: (colour) => `${sides[colour]} aan zet.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
  board: (below) => `Bord, ${sides[below].toLowerCase()} onder`,
  square: (square, facts) => [`veld ${square}`, ...facts].join(', '),
  empty: 'leeg',
  canMove: 'kan zetten',
  chosen: 'gekozen',
  moveHere: 'hierheen zetten',
  captureTo: 'slaan tot hier',
  isTaken: 'wordt geslagen',
  arrives: 'komt hier te staan',
  leaves: 'gaat hier weg',
  offends: 'heeft niet geslagen',
  lastFrom: 'laatste zet van hier',
  lastTo: 'laatste zet naar hier',
  wasTaken: 'geslagen met de laatste zet',
  clock: (perMove, reserve) => `${perMove} per zet, en ${reserve} reserve voor de hele partij`,
  clockNoReserve: (perMove) => `${perMove} per zet`,
  bank: (reserve) => `${reserve} voor de hele partij`,
  increment: (each) => `${each} erbij met elke zet`,
  cap: (most) => `tot hoogstens ${most}`,
  every: (period, moves) => `${period} erbij met elke ${moves} zetten`,
  incrementInReserve: (each) => `${each} reserve erbij met elke zet`,
  everyInReserve: (period, moves) => `${period} reserve erbij met elke ${moves} zetten`,
  unlimited: 'Geen tijdslimiet',
}

export const seat: Texts['seat'] = {
  reserveBegins: (when) => `Je reserve gaat lopen op ${when}.`,
  reserveRuns: 'Je reserve loopt.',
  you: 'jij',
  move: (number) => `zet ${number}`,
  yourMove: 'Jij bent aan zet.',
  youBegin: 'Jij begint.',
  mustCapture: 'Je moet slaan.',
  onlyMove: 'Er is maar één zet.',
  theyPlayed: (name, move) => `${name} speelde ${move}.`,
  waitingFor: (name) => `Wachten op ${name}`,
  made: (move) => `Je zet ${move} is gedaan.`,
  answerBy: (name, when) => `${name} moet uiterlijk ${when} zetten.`,
  answerByReserve: (name, when) => `Met de reserve erbij heeft ${name} tot ${when}.`,
  noHurry: 'Er is geen tijdslimiet.',
  reserveLeft: (duration) => `${duration} reserve`,
  takes: (squares) =>
    squares.length === 1 ? `slaat ${squares.join('')}` : `slaat er ${squares.length}: ${squares.join(', ')}`,
  youTake: (squares) =>
    squares.length === 1 ? `Je slaat ${squares.join('')}.` : `Je slaat er ${squares.length}: ${squares.join(', ')}.`,
  along: 'Een bericht of een remiseaanbod',
  message: 'Bericht bij deze zet',
  offerDraw: 'Bied remise aan met deze zet',
  offerDrawToo: 'Bied ook remise aan: dan is het remise',
  claimWith,
  messages: 'Berichten',
  saidBefore: 'bij een zet die is teruggenomen',
  saidAt: (move, written) => `bij zet ${move} (${written})`,
  moves: 'Zetten',
  noMoves: 'Er is nog geen zet gedaan.',
  moveNumber: 'Zet',
  typeMove: 'Zet intypen',
  typeHint: 'Bijvoorbeeld 22-17, of 22x15 voor een slag.',
  show: 'Laat zien',
  inWords: 'Stand in woorden',
  flip: 'Bord draaien',
  share: 'Anderen laten kijken',
  shareHint: 'Deze link laat de partij alleen zien. Spelen kan er niemand mee.',
  watchLink: 'Link om te kijken',
  resign: 'Opgeven',
  resignSure: (name) => `Als je opgeeft, wint ${name} en is de partij afgelopen.`,
  resignYes: 'Ja, ik geef op',
  abort: 'Partij afbreken',
  abortSure: 'Niemand verliest. Dit kan tot beide spelers hebben gezet.',
  abortYes: 'Ja, breek af',
  emails: {
    title: 'Je e-mails',
    unconfirmed:
      'We hebben een e-mail naar je adres gestuurd. Open hem en druk daar op de knop om je e-mails over deze partij te laten beginnen.',
    again: 'Stuur hem nog eens',
    sent: 'Hij is onderweg. Het kan een paar minuten duren; kijk ook bij de spam.',
    want: 'Mail mij over deze partij',
    wantHint: 'Druk op de knop, dan mailen we je als je aan zet bent en bij ander nieuws.',
    wantAll: 'Mail mij over al mijn partijen hier',
    held: 'We konden geen e-mail naar je adres sturen: er zijn vandaag vanuit je netwerk veel nieuwe adressen opgegeven. Bewaar de link van deze pagina, en geef uitnodigingen op een andere manier door. Morgen kun je opnieuw om de e-mail vragen, of nu vanuit een ander netwerk.',
    returned: 'Je adres is door de maildienst geweigerd. Verbeter het, of probeer het morgen weer.',
    on: 'De e-mails over deze partij staan aan.',
    off: 'De e-mails over deze partij staan uit.',
    none: 'Je krijgt geen e-mails: we hebben geen adres van je.',
  },
  inviteLink: 'Uitnodiging',
  inviteMail: 'Per e-mail sturen',
  inviteUntil: (when) => `De uitnodiging is open tot ${when}.`,
  ready: 'Je partij staat klaar.',
  waitingToJoin: 'De partij begint als de uitnodiging is aangenomen.',
  waitingToToss: 'Als de uitnodiging is aangenomen, worden de kleuren geloot en begint de partij.',
  yourLink: 'Je eigen link',
  yourLinkHint:
    'Dit is je plaats aan het bord: maak een bladwijzer van deze pagina. Wie de link heeft, kan voor je spelen.',
  nobody: 'nog niemand',
  somebody: 'Iemand',
  anOpponent: 'een tegenstander',
  alone: (name, invited) => `${name} wacht op ${invited}`,
  tossPending: 'De kleuren worden geloot als de uitnodiging wordt aangenomen.',
  again: 'Nog een partij spelen',
  board: 'Bord',
  ended: (when) => `Afgelopen op ${when}.`,
}

export const stands: Texts['stands'] = {
  paused: (when) => `Pauze: beide klokken staan stil tot ${when}.`,
  onLeave: (name, until) => `${name} is met verlof tot ${until}; die klok staat stil.`,
  leaveAhead: (name, from, until) => `${name} is met verlof van ${from} tot ${until}.`,
  cautioned: (name) => `${name} is gewaarschuwd voor een onreglementaire zet. Bij een tweede is de partij verloren.`,
  cautionedYou: 'Je bent gewaarschuwd voor een onreglementaire zet. Bij een tweede verlies je de partij.',
  count: (name, left) =>
    `Zettentelling: ${name} heeft nog ${left} ${left === 1 ? 'zet' : 'zetten'} om te winnen, anders is het remise.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} heeft met de schijf of dam op ${squares} niet geslagen.`,
  choose: 'Blaas (neem hem van het bord en zet dan), laat alsnog slaan, of zet gewoon en laat het zo.',
  huff: (square) => `Blaas ${square}`,
  enforce: (name) => `Laat ${name} slaan`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, speel een revanche',
  theyWish: (name) => `${name} wil graag een revanche, met verwisselde kleuren.`,
  wished: (name) => `Je hebt om een revanche gevraagd. Ze begint als ${name} dat ook doet, binnen 14 dagen.`,
  being: 'De revanche wordt klaargezet. Open deze pagina zo nog eens.',
  toRematch: 'Naar de revanche',
  playOn: 'Laat de partij doorgaan',
  playOnHint: (name) =>
    `Je won doordat de tijd van je tegenstander op was. Tot 14 dagen na het einde kun je ${name} drie dagen extra geven en de partij laten doorgaan.`,
  renew: 'Uitnodiging vernieuwen',
  renewHint: 'Niemand nam de uitnodiging op tijd aan. Vernieuw die en dezelfde link werkt weer.',
}
