import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sides, sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'dezelfde stand voor de derde keer',
  'forty-move': 'veertig zetten per speler zonder slag of schijfzet',
  'twenty-five-move': 'vijfentwintig zetten per speler met alleen dammen, zonder slag',
  'sixteen-move': 'zestien zetten per speler met drie stukken tegen één dam',
  'twenty-move': 'twintig zetten per speler zonder slag of schijfzet',
  'fifteen-move': 'vijftien zetten per speler zonder slag of schijfzet',
}

export const claimWith = (claim: Claim): string => `Claim remise met deze zet: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Je kunt remise claimen: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Je kunt op je bord remise claimen: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} heeft gewonnen: ${loser} heeft geen schijven of dammen meer.`,
    'no-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} kan niet meer zetten.`,
    resignation: (winner, loser) => `${winner} heeft gewonnen: ${loser} gaf op.`,
    time: (winner, loser) => `${winner} heeft gewonnen: de bedenktijd van ${loser} was op.`,
    forfeit: (winner, loser) => `${winner} heeft gewonnen: de eerste zet van ${loser} bleef uit.`,
    'illegal-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} deed een tweede onreglementaire zet.`,
    adjudication: (winner) => `${winner} heeft gewonnen door beslissing van de arbiter.`,
    withdrawal: (winner, loser) => `${winner} heeft gewonnen: ${loser} is uit het toernooi gestapt.`,
    table: (winner) => `${winner} heeft gewonnen volgens de eindspeltabel.`,
  },
  drawn: {
    agreement: 'Remise in onderling overleg.',
    threefold: `Remise: ${claimReasons.threefold}.`,
    'forty-move': `Remise: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Remise: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Remise: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Remise: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Remise: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Remise: één dam tegen één dam.',
    adjudication: 'Remise door beslissing van de arbiter.',
    count: 'Remise: de zettentelling is voorbij.',
    length: 'Remise: de partij heeft de grens van 500 zetten van elke kant bereikt.',
    complexity: 'Remise: de stand heeft te veel slagen om uit te werken.',
    table: 'Remise volgens de eindspeltabel.',
  },
  calledOff: (name) => `${name} heeft de partij afgebroken. Niemand heeft verloren.`,
  calledOffByClock: (name) => `De partij is afgebroken: de eerste zet van ${name} bleef uit. Niemand heeft verloren.`,
  declined: 'De uitnodiging is afgeslagen; deze partij begint niet.',
  expired: 'Niemand nam de uitnodiging op tijd aan; die is verlopen.',
  youWon: 'Je hebt gewonnen',
  youLost: 'Je hebt verloren',
  draw: 'Remise',
  over: 'De partij is afgelopen',
  off: 'Afgebroken',
  lapsed: 'Uitnodiging verlopen',
  wonByYou: {
    'no-pieces': (other) => `Je hebt gewonnen: ${other} heeft geen schijven of dammen meer.`,
    'no-moves': (other) => `Je hebt gewonnen: ${other} kan niet meer zetten.`,
    resignation: (other) => `Je hebt gewonnen: ${other} gaf op.`,
    time: (other) => `Je hebt gewonnen: de bedenktijd van ${other} was op.`,
    forfeit: (other) => `Je hebt gewonnen: de eerste zet van ${other} bleef uit.`,
    'illegal-moves': (other) => `Je hebt gewonnen: ${other} deed een tweede onreglementaire zet.`,
    adjudication: () => 'Je hebt gewonnen door beslissing van de arbiter.',
    withdrawal: (other) => `Je hebt gewonnen: ${other} is uit het toernooi gestapt.`,
    table: () => 'Je hebt gewonnen volgens de eindspeltabel.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} heeft gewonnen: je hebt geen schijven of dammen meer.`,
    'no-moves': (other) => `${other} heeft gewonnen: je kunt niet meer zetten.`,
    resignation: (other) => `${other} heeft gewonnen: je gaf op.`,
    time: (other) => `${other} heeft gewonnen: je bedenktijd was op.`,
    forfeit: (other) => `${other} heeft gewonnen: je eerste zet bleef uit.`,
    'illegal-moves': (other) => `${other} heeft gewonnen: je deed een tweede onreglementaire zet.`,
    adjudication: (other) => `${other} heeft gewonnen door beslissing van de arbiter.`,
    withdrawal: (other) => `${other} heeft gewonnen: je bent uit het toernooi gestapt.`,
    table: (other) => `${other} heeft gewonnen volgens de eindspeltabel.`,
  },
  youCalledOff: 'Je hebt de partij afgebroken. Niemand heeft verloren.',
  calledOffByYourClock: 'De partij is afgebroken: je eerste zet bleef uit. Niemand heeft verloren.',
  calledOffByOrganizer: 'De organisator heeft de partij afgebroken. Niemand heeft verloren.',
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
  tossed: (name, side) => `${name} lootte ${sidesInSentence[side]}.`,
  tossedYou: (side) => `Je lootte ${sidesInSentence[side]}.`,
  chance: (number) => `Willekeurig getrokken toen beide spelers er waren: het getal ${number}.`,
  checkToss: (creator) => `De loting nagaan: is het getal even, dan heeft ${creator} zwart.`,
  checkBallot: (among) => `De opening nagaan: halveer het getal en rond af naar beneden, vermenigvuldig met ${among}, deel door 2.147.483.648 en rond af naar beneden. Zoveel van de ${among} meedoende openingen gaan aan deze vooraf.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Toon de nummers van alle velden',
  calendar: 'Deadlines in je agenda',
  fewerNumbers: 'Nummer alleen de lege velden',
  clock: 'Bedenktijd',
  weekends: 'Weekenden',
  weekendsOff: (zone) => `Zaterdag en zondag tellen niet mee (${zone})`,
  leave: 'Je verlof',
  strictness: 'Onreglementaire zetten',
  laws: 'Volgens de spelregels: één waarschuwing, daarna verlies',
  firstMoves: 'Eerste zetten',
  noShow: 'Wie geen eerste zet doet, verliest',
  arbiter: 'Arbiter',
  arbiterIs: (name) => `Arbiter: ${name}`,
  isProgram: (name) => `${name} is een programma`,
  program: 'programma',
  position: 'Vanuit een eigen stand',
}

export const records: Texts['records'] = {
  title: 'Deze partij bewaren',
  pdnHint: 'zetten en tijden',
  png: 'Plaatje',
  pngHint: 'van deze stand',
  gif: 'Animatie',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Tekening',
  svgHint: 'scherp op elk formaat',
  fen: 'Stand',
  sheet: 'Notatieformulier',
  sheetHint: 'om te printen en te tekenen',
  evidence: 'Tijden en e-mails',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'Op je website',
  hint: 'Plak deze regel in een pagina. Het bord verschijnt daar en volgt de partij vanzelf.',
  line: 'Regel HTML',
  until: (when) => `tot ${when}`,
  watch: (site) => `Kijk mee op ${site}`,
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Notatieformulier',
  game: (id) => `Partij ${id}`,
  back: 'Terug naar de partij',
  rules: 'Spelregels',
  clock: 'Bedenktijd',
  begun: 'Begonnen',
  ended: 'Geëindigd',
  notEnded: 'Niet geëindigd',
  moves: 'Zetten',
  move: 'Zet',
  result: 'Uitslag',
  won: (side) => `${sides[side]} wint, 2–0`,
  draw: 'Remise, 1–1',
  open: 'Geen uitslag',
  position: 'Slotstand',
  positionNow: 'Stand',
  times: 'Naast elke zet: de tijd die de speler ervoor nam. min = minuten, u = uren, d = dagen.',
  right: 'Wij hebben dit formulier nagekeken, en het klopt (artikel 27.2).',
  date: 'Datum',
  printed: (when) => `Gemaakt op ${when}. Alle tijden in UTC.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, speel een revanche',
  theyWish: (name) => `${name} wil graag een revanche, met verwisselde kleuren.`,
  wished: (name) => `Je hebt om een revanche gevraagd. Die begint als ${name} dat ook doet, binnen 14 dagen.`,
  being: 'De revanche wordt klaargezet en staat hier zo meteen. Zo niet, laad de pagina dan opnieuw.',
  toRematch: 'Naar de revanche',
  begun: 'De revanche is begonnen.',
  playOn: 'Laat de partij doorgaan',
  playOnHint: (name) => `Je won doordat de tijd van je tegenstander op was. Tot 14 dagen na het einde kun je ${name} drie dagen extra geven en de partij laten doorgaan.`,
  playOnSure: (name) => `Je geeft de winst op: ${name} krijgt drie dagen extra en de partij gaat door. Dit kun je niet ongedaan maken.`,
  renew: 'Uitnodiging vernieuwen',
  renewHint: 'Niemand nam de uitnodiging op tijd aan. Vernieuw die en dezelfde link werkt weer.',
}
