import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'dezelfde stand voor de derde keer',
  'forty-move': 'veertig zetten per speler zonder slag of schijfzet',
  'twenty-five-move': 'vijfentwintig zetten per speler met alleen dammen, zonder slag',
  'sixteen-move': 'zestien zetten per speler met drie stukken tegen één dam',
  'twenty-move': 'twintig zetten per speler zonder slag of schijfzet',
  'fifteen-move': 'vijftien zetten per speler zonder slag of schijfzet',
}

export const claimWith = (claim: Claim): string => `Eis met deze zet remise op: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Je kunt remise opeisen: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Je kunt op je bord remise opeisen: ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Met je reserve erbij heb je in het uiterste geval tot ${when}.`,
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
  answerByReserve: (name, when, latest) => `${name} heeft tot ${when}, en met de reserve erbij tot ${latest}.`,
  noHurry: 'Er is geen tijdslimiet.',
  reserveLeft: (duration) => `${duration} reserve`,
  offerDraw: 'Bied remise aan met deze zet',
  claimWith,
  messages: 'Berichten',
  saidBefore: 'bij een zet die is teruggenomen',
  saidAfter: 'na afloop',
  saidAt: (move, written) => `bij zet ${move} (${written})`,
  moves: 'Zetten',
  noMoves: 'Er is nog geen zet gedaan.',
  moveNumber: 'Zet',
  inWords: 'Stand in woorden',
  flip: 'Bord draaien',
  share: 'Anderen laten kijken',
  shareHint: 'Deze link laat de partij alleen zien. Spelen kan er niemand mee.',
  watchLink: 'Link om te kijken',
  resignSure: (name) => `Als je opgeeft, wint ${name} en is de partij afgelopen.`,
  resignYes: 'Ja, ik geef op',
  abort: 'Partij afbreken',
  abortSure: 'Niemand verliest. Dit kan tot beide spelers hebben gezet.',
  abortYes: 'Ja, breek af',
  emails: {
    title: 'Je e-mails',
    unconfirmed: 'We hebben een e-mail naar je adres gestuurd. Open hem en druk daar op de knop om je e-mails over deze partij te laten beginnen.',
    again: 'Stuur hem nog eens',
    sent: 'Hij is onderweg. Het kan een paar minuten duren; kijk ook bij de spam.',
    want: 'Mail mij over deze partij',
    wantHint: 'Druk op de knop, dan mailen we je als je aan zet bent en bij ander nieuws.',
    wantAll: 'Mail mij over al mijn partijen hier',
    held: 'We konden geen e-mail naar je adres sturen: het is op een pagina van een andere site opgegeven, of er zijn vandaag vanuit je netwerk veel nieuwe adressen opgegeven. Bewaar de link van deze pagina, en geef uitnodigingen op een andere manier door. Je kunt hier om de e-mail vragen, en als dat niet helpt, morgen of vanuit een ander netwerk.',
    returned: 'E-mails aan je adres kwamen terug. Geef een ander adres op, of vraag opnieuw om dit: op zijn vroegst een dag later, en één keer in 30 dagen.',
    on: 'Je hebt om e-mails over deze partij gevraagd.',
    off: 'De e-mails over deze partij staan uit.',
    none: 'Je krijgt geen e-mails: we hebben geen adres van je.',
  },
  inviteLink: 'Uitnodiging',
  inviteMail: 'Per e-mail sturen',
  inviteUntil: (when) => `De uitnodiging is open tot ${when}.`,
  ready: 'Je partij staat klaar.',
  notBegun: 'Nog niet begonnen',
  waitingToJoin: 'De partij begint als de uitnodiging is aangenomen.',
  waitingToToss: 'Als de uitnodiging is aangenomen, worden de kleuren geloot en begint de partij.',
  yourLink: 'Je eigen link',
  yourLinkHint: 'Dit is je plaats aan het bord: maak een bladwijzer van deze pagina. Wie de link heeft, kan voor je spelen.',
  nobody: 'nog niemand',
  somebody: 'Iemand',
  anOpponent: 'een tegenstander',
  alone: (name, invited) => `${name} wacht op ${invited}`,
  tossPending: 'De kleuren worden geloot als de uitnodiging wordt aangenomen.',
  again: 'Nog een partij spelen',
  nextGame: 'Volgende partij',
  lineTo: (name) => `Een bericht aan ${name}`,
  sendLine: 'Versturen',
  lineOnce: 'De partij is afgelopen: je kunt nog één bericht sturen.',
  board: 'Bord',
  ended: (when) => `Afgelopen op ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, speel een revanche',
  theyWish: (name) => `${name} wil graag een revanche, met verwisselde kleuren.`,
  wished: (name) => `Je hebt om een revanche gevraagd. Ze begint als ${name} dat ook doet, binnen 14 dagen.`,
  being: 'De revanche wordt klaargezet en staat hier zo meteen. Zo niet, laad de pagina dan opnieuw.',
  toRematch: 'Naar de revanche',
  playOn: 'Laat de partij doorgaan',
  playOnHint: (name) => `Je won doordat de tijd van je tegenstander op was. Tot 14 dagen na het einde kun je ${name} drie dagen extra geven en de partij laten doorgaan.`,
  playOnSure: (name) => `Je geeft de winst op: ${name} krijgt drie dagen extra en de partij gaat door. Dit kun je niet ongedaan maken.`,
  renew: 'Uitnodiging vernieuwen',
  renewHint: 'Niemand nam de uitnodiging op tijd aan. Vernieuw die en dezelfde link werkt weer.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} heeft gewonnen: ${loser} heeft geen schijven of dammen meer.`,
    'no-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} kan niet meer zetten.`,
    resignation: (winner, loser) => `${winner} heeft gewonnen: ${loser} gaf op.`,
    time: (winner, loser) => `${winner} heeft gewonnen: de bedenktijd van ${loser} was op.`,
    forfeit: (winner, loser) => `${winner} heeft gewonnen: de eerste zet van ${loser} kwam niet.`,
    'illegal-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} deed een tweede onreglementaire zet.`,
    adjudication: (winner) => `${winner} heeft gewonnen door beslissing van de arbiter.`,
  },
  drawn: {
    agreement: 'Remise in onderling overleg.',
    threefold: `Remise: ${because.threefold}.`,
    'forty-move': `Remise: ${because['forty-move']}.`,
    'twenty-five-move': `Remise: ${because['twenty-five-move']}.`,
    'twenty-move': `Remise: ${because['twenty-move']}.`,
    'fifteen-move': `Remise: ${because['fifteen-move']}.`,
    'sixteen-move': `Remise: ${because['sixteen-move']}.`,
    'king-against-king': 'Remise: één dam tegen één dam.',
    adjudication: 'Remise door beslissing van de arbiter.',
    count: 'Remise: de zettentelling is voorbij.',
    length: 'Remise: de partij is aan haar grens, 500 zetten van elke kant.',
    complexity: 'Remise: de stand heeft te veel slagen om uit te werken.',
  },
  calledOff: (name) => `${name} heeft de partij afgebroken. Niemand heeft verloren.`,
  calledOffByClock: (name) => `De partij is afgebroken: de eerste zet van ${name} kwam niet. Niemand heeft verloren.`,
  declined: 'De uitnodiging is afgeslagen; deze partij begint niet.',
  expired: 'Niemand nam de uitnodiging op tijd aan; ze is verlopen.',
  youWon: 'Je hebt gewonnen',
  youLost: 'Je hebt verloren',
  draw: 'Remise',
  over: 'De partij is afgelopen',
  off: 'Afgebroken',
  lapsed: 'Uitnodiging verlopen',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'driezetten', 'two-move': 'tweezetten', 'eleven-man': 'elfschijven' }

export const match: Texts['match'] = {
  part: (part) => `Partij ${part} van een match van 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'de match is afgelopen',
  otherBoard: 'Je bord in de andere partij',
  otherGame: 'De andere partij',
  together: 'De andere partij begint tegelijk met deze.',
  'in-turn': 'De andere partij begint als deze is afgelopen.',
  two: {
    together: 'Een match van twee partijen tegelijk, elke kleur één keer',
    'in-turn': 'Een match van twee partijen na elkaar, elke kleur één keer',
  },
  ballot: (number, deck, name) => `Loting ${number} van de ${decks[deck]}openingen${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `De schijven op ${squares} gaan van het bord.`,
  ballotMoves: (moves) => `De partij begint met ${moves}.`,
  tossed: (name, side) => `${name} lootte ${withSide[side]}.`,
  chance: (number) => `Willekeurig getrokken toen beide spelers er waren: het getal ${number}.`,
  checkToss: (creator) => `De loting nagaan: is het getal even, dan heeft ${creator} zwart.`,
  checkBallot: (among) => `De opening nagaan: halveer het getal en rond af naar beneden, vermenigvuldig met ${among}, deel door 2.147.483.648 en rond af naar beneden. Zoveel van de ${among} meedoende openingen gaan aan deze vooraf.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} heeft met de schijf of dam op ${squares} niet geslagen.`,
  choose: 'Blaas (neem hem van het bord en zet dan), laat alsnog slaan, of zet gewoon en laat het zo.',
  huff: (square) => `Blaas ${square}`,
  enforce: (name) => `Laat ${name} slaan`,
  huffSure: (square) => `Het stuk op ${square} gaat van het bord en jij bent aan zet. Was het het laatste, dan is de partij afgelopen. Dit kun je niet ongedaan maken.`,
  enforceSure: (name) => `De zet wordt teruggenomen en ${name} moet slaan. Dit kun je niet ongedaan maken.`,
}
