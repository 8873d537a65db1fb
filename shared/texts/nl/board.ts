import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

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
  at: (day, hour) => `${day}, ${hour}`,
  long: 'long',
}

export const sides = { black: 'Zwart', white: 'Wit' } as const

const adjective = (colour: 'black' | 'white'): string => (colour === 'black' ? 'zwarte' : 'witte')

/** The sides as they stand within a sentence. */
export const sidesInSentence = { black: 'zwart', white: 'wit' } as const

const one = { man: 'schijf', king: 'dam' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => `${adjective(colour)} ${one[kind]}`,
  board: (below) => `Bord, ${sidesInSentence[below]} onder`,
  square: (square, facts) => [`veld ${square}`, ...facts].join(', '),
  empty: 'leeg',
  can: 'kan zetten',
  chosen: 'gekozen',
  goal: 'hierheen zetten',
  captureTo: 'hierheen slaan',
  taken: 'wordt geslagen',
  arrives: 'komt hier te staan',
  leaves: 'gaat hier weg',
  offends: 'heeft niet geslagen',
  lastFrom: 'laatste zet van hier',
  lastTo: 'laatste zet naar hier',
  lastTaken: 'geslagen met de laatste zet',
}

const many = { man: 'schijven', king: 'dammen' } as const

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
  every: (period, moves) => `${period} erbij na elke ${plural(moves, { one: 'zet', other: `${moves} zetten` })}`,
  incrementInReserve: (each) => `${each} reserve erbij met elke zet`,
  everyInReserve: (period, moves) => `${period} reserve erbij na elke ${plural(moves, { one: 'zet', other: `${moves} zetten` })}`,
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
  notSentTaking: (move, squares) => `${move} (slaat ${squares}) is nog niet verstuurd`,
  choose: 'Kies een stuk met een ring',
  orType: ', of typ',
  typeMove: 'Typ een zet',
  typeLabel: 'Typ een zet, of hulp',
  show: 'Toon',
  chooseSquare: (square) => `Waarheen vanaf ${square}?`,
  chooseWay: 'Kies een van deze manieren:',
  way: (move, squares) => `${move} slaat ${squares}`,
  undo: 'Terug',
  playIt: (move) => `Speel ${move}`,
  crowned: 'De schijf wordt dam.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Nog niet verstuurd · ${page}`,
  offline: 'Dit is niet verstuurd: de site is niet bereikbaar. Er is niets verloren. Druk straks nog eens, of zodra je weer online bent.',
  behind: 'Er is nieuws. Laad deze pagina opnieuw: er is niets verloren.',
}

export const settled: Texts['settled'] = {
  movedOn: 'De partij is verdergegaan.',
  dropped: (move) => `${move} is niet verstuurd.`,
  kept: (text) => `Wat je hebt getypt is bewaard: ‘${text}’`,
  online: 'Je bent weer online. Druk nog eens om te versturen wat op deze pagina staat.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `${move} wordt verstuurd…`,
  noAnswer: 'Er kwam geen antwoord.',
  again: (move) => `Probeer opnieuw: ${move}`,
  waits: (move) => `${move} wacht op verbinding.`,
  clock: 'Je klok loopt door.',
  goes: 'Wordt vanzelf verstuurd',
  show: 'Toon de huidige stand',
  sentAt: (when) => `Verstuurd om ${when}`,
  sent: (move) => `${move} is verstuurd.`,
  copy: (when) => `Geen verbinding. Zo stond het bord: ${when}; de klokken lopen door.`,
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
  present: 'Terug naar de huidige stand',
  thinkingYours: (other) => `Bedenktijd: die van jou boven, die van ${other} onder`,
  thinking: (above, below) => `Bedenktijd: die van ${above} boven, die van ${below} onder`,
  longest: (number, move, took) => `De langste: zet ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} t/m ${to}`,
  youPlayed: (move) => `Je speelde ${move}.`,
  youPlayedAndTook: (move, squares) => `Je speelde ${move} en sloeg ${squares}.`,
}

export const tried: Texts['tried'] = {
  title: 'Zetten proberen',
  lead: 'Speel voor beide kanten. Alleen jij ziet dit bord.',
  board: 'Bord om zetten te proberen',
  lines: 'De varianten tot nu toe',
  played: 'gespeeld',
  planned: 'gepland',
  branch: 'Speel een andere zet op het bord, dan begint daar een zijvariant.',
  turn: 'Draai het bord',
  remove: 'Wis deze variant',
  clear: 'Wis alles',
  back: 'Terug naar de partij',
  keep: 'Bewaar deze varianten',
  unkeep: 'Vergeet de bewaarde varianten',
  kept: 'Deze varianten zijn voor je bewaard.',
  restored: 'Je laatste varianten zijn terug. Ze zijn nog niet bewaard.',
  stuck: (name) => `${name} kan niet meer zetten: hier eindigt de variant.`,
  movedOn: 'De partij is verdergegaan sinds het begin van deze varianten.',
  onward: 'Probeer zetten vanuit de huidige stand',
  planIf: (name, theirs, mine) => `Als ${name} ${theirs} speelt, dan ${mine}`,
  planThen: (theirs, mine) => `; na ${theirs}, ${mine}`,
  planHint: (name) => `Je antwoord wordt meteen gespeeld als ${name} die zet doet, en kost je geen tijd. Speelt ${name} iets anders, dan vervalt het plan.`,
  replaces: (lines) => `Dit vervangt: ${lines.join('; ')}.`,
  plan: 'Gebruik als gepland antwoord',
  planWhole: 'Plan de hele variant',
  planReply: 'Speel een antwoord op deze zet, dan kun je het plannen.',
  planLater: 'Jij bent aan zet. Je kunt antwoorden plannen zodra je hebt gezet.',
  isPlanned: 'Dit antwoord is gepland.',
  youStuck: 'Je kunt niet meer zetten: hier eindigt de variant.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Sluiten',
  waiting: (games) => plural(games, { one: '1 wacht op jou', other: `${games} wachten op jou` }),
  ruleSets: (name, more) => `${name}, en nog ${more}`,
}

export const device: Texts['device'] = {
  on: 'Dit apparaat laat het nu weten als je aan zet bent.',
  denied: 'Je browser staat meldingen van deze site niet toe. Sta ze toe in de instellingen voor deze pagina en druk nog eens.',
  unable: 'Deze browser kan hier geen meldingen tonen.',
  failed: 'Dat is niet gelukt. Probeer het later nog eens.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Rand van het bord', undone: 'De keuze is ongedaan gemaakt.' }
