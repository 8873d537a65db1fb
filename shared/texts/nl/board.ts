import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar.ts'

export const plural = /* @__PURE__ */ pluralIn('nl', ['one'], 'other')

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, other })}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('dag', 'dagen'), hour: /* @__PURE__ */ count('uur', 'uur'), minute: /* @__PURE__ */ count('minuut', 'minuten') },
  underAMinute: 'minder dan een minuut',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `nog ${duration}`,
  overdue: 'de tijd is op',
  inZone: (instant, city) => `${instant} (${city})`,
  long: 'long',
}

export const sides = { black: 'Zwart', white: 'Wit' } as const

/** Within a sentence. */
export const withSide = { black: 'zwart', white: 'wit' } as const

const adjective = (colour: 'black' | 'white'): string => (colour === 'black' ? 'zwarte' : 'witte')

const one = { man: 'schijf', king: 'dam' } as const

const many = { man: 'schijven', king: 'dammen' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => `${adjective(colour)} ${one[kind]}`,
  board: (below) => `Bord, ${withSide[below]} onder`,
  square: (square, facts) => [`veld ${square}`, ...facts].join(', '),
  empty: 'leeg',
  can: 'kan zetten',
  chosen: 'gekozen',
  goal: 'hierheen zetten',
  captureTo: 'slaan tot hier',
  taken: 'wordt geslagen',
  arrives: 'komt hier te staan',
  leaves: 'gaat hier weg',
  offends: 'heeft niet geslagen',
  lastFrom: 'laatste zet van hier',
  lastTo: 'laatste zet naar hier',
  lastTaken: 'geslagen met de laatste zet',
}

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Zwart', white: 'Wit', toss: 'Door loting' },
  pieces: (kind, squares) => `${plural(squares.length, { one: one[kind], other: many[kind] })} op ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'geen schijven of dammen' : pieces.join('; ')}.`,
  toMove: (colour) => `${sides[colour]} aan zet.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
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

export const live: Texts['live'] = {
  yourMove: 'Jouw zet',
  youBegin: 'Jij begint',
  played: (name, move) => `${name} speelde ${move}.`,
  playedAndTook: (name, move, squares) => `${name} speelde ${move} en sloeg ${squares}.`,
  mustCapture: 'Je moet slaan.',
  onlyMove: 'Er is maar één zet.',
  notSent: (move) => `${move} is nog niet verstuurd`,
  notSentTaking: (move, squares) => `${move}, die ${squares} slaat, is nog niet verstuurd`,
  choose: 'Kies een stuk met een ring',
  orType: ', of typ',
  typeMove: 'Typ een zet',
  show: 'Toon',
  chooseSquare: (square) => `Waarheen vanaf ${square}?`,
  chooseWay: 'Kies een van deze manieren:',
  way: (move, squares) => `${move} slaat ${squares}`,
  undo: 'Terug',
  playIt: (move) => `Speel ${move}`,
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Nog niet verstuurd · ${page}`,
  offline: 'Dit is niet verstuurd: de dienst is niet bereikbaar. Er is niets verloren. Druk zo nog eens, of zodra je weer online bent.',
  behind: 'Er is nieuws. Laad deze pagina opnieuw: er is niets verloren.',
}

export const settled: Texts['settled'] = {
  movedOn: 'De partij is verdergegaan.',
  dropped: (move) => `${move} is niet verstuurd.`,
  kept: (text) => `Wat je hebt getypt is bewaard: ‘${text}’`,
  online: 'Je bent weer online. Druk nog eens om te versturen wat op deze pagina staat.',
}

export const replay: Texts['replay'] = {
  title: 'Naspelen',
  first: 'Naar het begin',
  back: 'Een zet terug',
  next: 'Een zet verder',
  last: 'Naar de laatste zet',
  start: 'Het begin',
  move: (number) => `Zet ${number}`,
  of: (number) => `van ${number}`,
  present: 'Terug naar de partij zoals ze staat',
  thinkingYours: (other) => `Bedenktijd: die van jou boven, die van ${other} onder`,
  thinking: (above, below) => `Bedenktijd: die van ${above} boven, die van ${below} onder`,
  longest: (number, move, took) => `De langste: zet ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} tot ${to}`,
}

export const stands: Texts['stands'] = {
  paused: (when) => `Pauze: beide klokken staan stil tot ${when}.`,
  onLeave: (name, until) => `${name} is met verlof tot ${until}; die klok staat stil.`,
  leaveAhead: (name, from, until) => `${name} is met verlof van ${from} tot ${until}.`,
  cautioned: (name) => `${name} is gewaarschuwd voor een onreglementaire zet. Bij een tweede is de partij verloren.`,
  cautionedYou: 'Je bent gewaarschuwd voor een onreglementaire zet. Bij een tweede verlies je de partij.',
  count: (name, left) => `Zettentelling: ${name} heeft nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })} om te winnen, anders is het remise.`,
}

/** The time of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} d`, hour: (n) => `${n} u`, minute: (n) => `${n} min` },
  waitsForYou: 'wacht op jou',
  leaveLeft: (duration) => `${duration} verlof`,
  forMove: (when) => `Voor deze zet, tot ${when}`,
  thenReserve: (duration, when) => `Dan je reserve: ${duration}, tot ${when}`,
  thenTheirs: (duration, when) => `Dan de reserve: ${duration}, tot ${when}`,
  reserveUntil: (when) => `Je reserve loopt, tot ${when}. Dan is de partij verloren.`,
  theirReserveRuns: (when) => `De reserve loopt, tot ${when}.`,
  writeTo: (name) => `Schrijf ${name} iets bij je zet`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Als je het aanbod aanneemt, is de partij afgelopen: remise.',
  drawSureYes: 'Ja, het is remise',
  withdraw: 'Intrekken',
  decline: 'Afwijzen',
  draw: (name) => `${name} biedt remise aan. Doorspelen is afwijzen.`,
  drawYes: 'Remise aannemen',
  drawMine: 'Je hebt remise aangeboden. Het aanbod geldt tot je tegenstander zet.',
  takeback: (name) => `${name} wil de laatste zet graag terugnemen.`,
  takebackYes: 'Laten terugnemen',
  takebackSure: (name) => `De zet gaat van het bord, met een eventueel antwoord erop, en ${name} zet opnieuw. Dit kun je niet ongedaan maken.`,
  sureYes: 'Ja, doen',
  takebackMine: 'Je hebt gevraagd of je je laatste zet mag terugnemen.',
  pause: (name, when) => `${name} stelt een pauze voor: beide klokken staan dan stil tot ${when}.`,
  pauseYes: 'Akkoord met de pauze',
  pauseMine: (when) => `Je hebt een pauze voorgesteld tot ${when}.`,
  count: (name) => `${name} vraagt de arbiter om een zettentelling.`,
  countMine: 'Je hebt de arbiter om een zettentelling gevraagd.',
  countYes: 'Telling toekennen',
  countNo: 'Weigeren',
  reseat: (name, when) => `${name} zou de link kwijt zijn. Een nieuwe link naar die plaats werkt vanaf ${when}.`,
  reseatYou: (when) => `Iemand meldt dat je je link kwijt bent. Doe je niets, dan kan je plaats met een andere link worden ingenomen vanaf ${when}.`,
  stillHere: 'Ik ben er nog',
  reseatMine: (name, when) => `Je hebt gemeld dat ${name} de link kwijt is. Geef deze door; hij werkt vanaf ${when}.`,
  reseatLink: 'Nieuwe link naar de plaats',
}

export const tabs: Texts['tabs'] = {
  title: 'Over de partij',
  moves: 'Zetten',
  events: 'Gebeurd',
  mine: 'Van mij',
  desk: 'Voor de arbiter',
  about: 'Over',
  try: 'Proberen',
}

export const panels: Texts['panels'] = {
  title: 'Wat je kunt doen',
  names: { draw: 'Remise', takeback: 'Terugnemen', time: 'Tijd', resign: 'Opgeven' },
  close: 'Sluit',
}
