import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar.ts'

export const plural = /* @__PURE__ */ pluralIn('de', ['one'], 'other')

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, other })}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('Tag', 'Tage'), hour: /* @__PURE__ */ count('Stunde', 'Stunden'), minute: /* @__PURE__ */ count('Minute', 'Minuten') },
  underAMinute: 'weniger als eine Minute',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `noch ${duration}`,
  overdue: 'die Zeit ist um',
  inZone: (instant, city) => `${instant} (${city})`,
  long: 'long',
}

export const sides = { black: 'Schwarz', white: 'Weiß' } as const

const one = {
  black: { man: 'schwarzer Stein', king: 'schwarze Dame' },
  white: { man: 'weißer Stein', king: 'weiße Dame' },
} as const

const kinds = {
  man: { one: 'Stein', other: 'Steine' },
  king: { one: 'Dame', other: 'Damen' },
} as const

export const play: Texts['play'] = {
  piece: (colour, kind) => one[colour][kind],
  board: (below) => `Brett, ${sides[below]} unten`,
  square: (square, facts) => [`Feld ${square}`, ...facts].join(', '),
  empty: 'leer',
  can: 'kann ziehen',
  chosen: 'ausgewählt',
  goal: 'hierher ziehen',
  captureTo: 'schlagen und hier landen',
  taken: 'wird geschlagen',
  arrives: 'landet hier',
  leaves: 'zieht hier weg',
  offends: 'hat nicht geschlagen',
  lastFrom: 'letzter Zug von hier',
  lastTo: 'letzter Zug hierher',
  lastTaken: 'mit dem letzten Zug geschlagen',
}

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Schwarz', white: 'Weiß', toss: 'Auslosen' },
  pieces: (kind, squares) => `${plural(squares.length, kinds[kind])} auf ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'keine Steine' : pieces.join('; ')}.`,
  toMove: (colour) => `${sides[colour]} ist am Zug.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} pro Zug und ${reserve} Reserve für die ganze Partie`,
  clockNoReserve: (perMove) => `${perMove} pro Zug`,
  bank: (reserve) => `${reserve} für die ganze Partie`,
  increment: (each) => `${each} zusätzlich mit jedem Zug`,
  cap: (most) => `bis höchstens ${most}`,
  every: (period, moves) => `${period} zusätzlich alle ${moves} Züge`,
  incrementInReserve: (each) => `${each} mehr Reserve mit jedem Zug`,
  everyInReserve: (period, moves) => `${period} mehr Reserve alle ${moves} Züge`,
  unlimited: 'Ohne Zeitbegrenzung',
}

export const live: Texts['live'] = {
  yourMove: 'Dein Zug',
  youBegin: 'Du beginnst',
  played: (name, move) => `${name} hat ${move} gespielt.`,
  playedAndTook: (name, move, squares) => `${name} hat ${move} gespielt und ${squares} geschlagen.`,
  mustCapture: 'Du musst schlagen.',
  onlyMove: 'Es gibt nur einen Zug.',
  notSent: (move) => `${move} ist noch nicht gesendet`,
  notSentTaking: (move, squares) => `${move} (schlägt ${squares}) ist noch nicht gesendet`,
  choose: 'Wähle einen Stein mit Ring',
  orType: ' oder tippe',
  typeMove: 'Zug eingeben',
  show: 'Zeigen',
  chooseSquare: (square) => `Wohin von ${square} aus?`,
  chooseWay: 'Dorthin führt mehr als ein Weg. Wähle einen:',
  way: (move, squares) => `${move} schlägt ${squares}`,
  undo: 'Zurück',
  playIt: (move) => `${move} spielen`,
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Noch nicht gesendet · ${page}`,
  offline: 'Das wurde nicht gesendet: Der Dienst ist nicht erreichbar. Nichts ist verloren. Drücke gleich noch einmal oder sobald du wieder online bist.',
  behind: 'Es gibt Neues. Lade diese Seite neu: Nichts ist verloren.',
}

export const settled: Texts['settled'] = {
  movedOn: 'Die Partie ist weitergegangen.',
  dropped: (move) => `${move} wurde nicht gesendet.`,
  kept: (text) => `Was du eingegeben hast, ist noch da: „${text}“`,
  online: 'Du bist wieder online. Drücke noch einmal, um zu senden, was auf dieser Seite steht.',
}

export const replay: Texts['replay'] = {
  title: 'Nachspielen',
  first: 'Zum Anfang',
  back: 'Einen Zug zurück',
  next: 'Einen Zug weiter',
  last: 'Zum letzten Zug',
  start: 'Der Anfang',
  move: (number) => `Zug ${number}`,
  of: (number) => `von ${number}`,
  present: 'Zurück zum Stand der Partie',
  thinkingYours: (other) => `Bedenkzeit: deine oben, die von ${other} unten`,
  thinking: (above, below) => `Bedenkzeit: die von ${above} oben, die von ${below} unten`,
  longest: (number, move, took) => `Am längsten: Zug ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} bis ${to}`,
}

export const stands: Texts['stands'] = {
  paused: (when) => `Pause: Beide Uhren stehen bis ${when}.`,
  onLeave: (name, until) => `${name} hat Urlaub bis ${until}; diese Uhr steht.`,
  leaveAhead: (name, from, until) => `${name} hat Urlaub von ${from} bis ${until}.`,
  cautioned: (name) => `${name} wurde wegen eines regelwidrigen Zuges verwarnt. Beim zweiten ist die Partie verloren.`,
  cautionedYou: 'Du wurdest wegen eines regelwidrigen Zuges verwarnt. Beim zweiten verlierst du die Partie.',
  count: (name, left) => `Zugzählung: ${name} muss in noch ${left} ${plural(left, { one: 'Zug', other: 'Zügen' })} gewinnen, sonst ist es Remis.`,
}

/** The time of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} T`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'wartet auf dich',
  leaveLeft: (duration) => `${duration} Urlaub`,
  forMove: (when) => `Für diesen Zug, bis ${when}`,
  thenReserve: (duration, when) => `Dann deine Reserve: ${duration}, bis ${when}`,
  thenTheirs: (duration, when) => `Dann die Reserve: ${duration}, bis ${when}`,
  reserveUntil: (when) => `Deine Reserve läuft, bis ${when}. Dann ist die Partie verloren.`,
  theirReserveRuns: (when) => `Die Reserve läuft, bis ${when}.`,
  writeTo: (name) => `Schreib ${name} etwas zu deinem Zug`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Wenn du annimmst, ist die Partie zu Ende: Remis.',
  drawSureYes: 'Ja, es ist Remis',
  withdraw: 'Zurückziehen',
  decline: 'Ablehnen',
  draw: (name) => `${name} bietet Remis an. Weiterspielen heißt ablehnen.`,
  drawYes: 'Remis annehmen',
  drawMine: 'Du hast Remis angeboten. Das Angebot gilt bis zum nächsten Zug der Gegenseite.',
  takeback: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  takebackYes: 'Zurücknehmen lassen',
  takebackSure: (name) => `Der Zug kommt vom Brett, mit einer Antwort darauf, wenn es sie gibt, und ${name} zieht neu. Das lässt sich nicht rückgängig machen.`,
  sureYes: 'Ja, bestätigen',
  takebackMine: 'Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst.',
  pause: (name, when) => `${name} schlägt eine Pause vor: Beide Uhren stehen dann bis ${when}.`,
  pauseYes: 'Der Pause zustimmen',
  pauseMine: (when) => `Du hast eine Pause bis ${when} vorgeschlagen.`,
  count: (name) => `${name} bittet die Spielleitung um eine Zugzählung.`,
  countMine: 'Du hast die Spielleitung um eine Zugzählung gebeten.',
  countYes: 'Zählung gewähren',
  countNo: 'Ablehnen',
  reseat: (name, when) => `${name} hat angeblich den Link verloren. Ein neuer Link zu diesem Platz gilt ab ${when}.`,
  reseatYou: (when) => `Jemand meldet, dass du deinen Link verloren hast. Wenn du nichts tust, kann dein Platz mit einem anderen Link übernommen werden, ab ${when}.`,
  stillHere: 'Ich bin noch da',
  reseatMine: (name, when) => `Du hast gemeldet, dass ${name} den Link verloren hat. Gib diesen weiter; er gilt ab ${when}.`,
  reseatLink: 'Neuer Link zum Platz',
}

export const tabs: Texts['tabs'] = {
  title: 'Zur Partie',
  moves: 'Züge',
  events: 'Verlauf',
  mine: 'Meins',
  desk: 'Spielleitung',
  about: 'Infos',
  try: 'Probieren',
}

export const panels: Texts['panels'] = {
  title: 'Was du tun kannst',
  names: { draw: 'Remis', takeback: 'Rücknahme', time: 'Zeit', resign: 'Aufgeben' },
  close: 'Schließen',
}
