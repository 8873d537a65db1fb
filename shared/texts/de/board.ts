import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

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
  at: (day, hour) => `${day}, ${hour}`,
  long: 'long',
}

export const sides = { black: 'Schwarz', white: 'Weiß' } as const

const one = {
  black: { man: 'schwarzer Stein', king: 'schwarze Dame' },
  white: { man: 'weißer Stein', king: 'weiße Dame' },
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

const kinds = {
  man: { one: 'Stein', other: 'Steine' },
  king: { one: 'Dame', other: 'Damen' },
} as const

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
  typeLabel: 'Zug eingeben, oder hilfe',
  show: 'Zeigen',
  chooseSquare: (square) => `Wohin von ${square} aus?`,
  chooseWay: 'Dorthin führt mehr als ein Weg. Wähle einen:',
  way: (move, squares) => `${move} schlägt ${squares}`,
  undo: 'Zurück',
  playIt: (move) => `${move} spielen`,
  crowned: 'Der Stein wird zur Dame.',
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

export const sending: Texts['sending'] = {
  busy: (move) => `${move} wird gesendet…`,
  noAnswer: 'Der Dienst hat nicht geantwortet.',
  again: (move) => `Noch einmal: ${move}`,
  waits: (move) => `${move} wartet auf Netz.`,
  clock: 'Deine Uhr läuft weiter.',
  goes: 'Wird von selbst gesendet',
  show: 'Aktuellen Stand zeigen',
  sentAt: (when) => `Gesendet um ${when}`,
  sent: (move) => `${move} ist gesendet.`,
  copy: (when) => `Kein Netz. So stand das Brett: ${when}; die Uhren laufen weiter.`,
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
  present: 'Zurück zum aktuellen Stand',
  thinkingYours: (other) => `Bedenkzeit: deine oben, die von ${other} unten`,
  thinking: (above, below) => `Bedenkzeit: die von ${above} oben, die von ${below} unten`,
  longest: (number, move, took) => `Am längsten: Zug ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} bis ${to}`,
  youPlayed: (move) => `Du hast ${move} gespielt.`,
  youPlayedAndTook: (move, squares) => `Du hast ${move} gespielt und ${squares} geschlagen.`,
}

export const tried: Texts['tried'] = {
  title: 'Züge probieren',
  lead: 'Spiele beide Seiten. Nur du siehst dieses Brett.',
  board: 'Brett zum Probieren',
  lines: 'Die Varianten bisher',
  played: 'gespielt',
  planned: 'geplant',
  branch: 'Spiele auf dem Brett einen anderen Zug, dann beginnt dort eine Nebenvariante.',
  turn: 'Brett drehen',
  remove: 'Variante löschen',
  clear: 'Alles löschen',
  back: 'Zurück zur Partie',
  keep: 'Varianten speichern',
  unkeep: 'Gespeicherte Varianten löschen',
  kept: 'Diese Varianten sind für dich gespeichert.',
  restored: 'Deine letzten Varianten sind wieder da. Sie sind noch nicht gespeichert.',
  stuck: (name) => `${name} kann nicht ziehen: Die Variante endet hier.`,
  movedOn: 'Die Partie ist weitergegangen, seit diese Varianten begonnen haben.',
  onward: 'Züge aus der jetzigen Stellung probieren',
  planIf: (name, theirs, mine) => `Spielt ${name} ${theirs}, dann ${mine}`,
  planThen: (theirs, mine) => `; nach ${theirs}, ${mine}`,
  planHint: (name) => `Die Antwort wird sofort gespielt, wenn ${name} diesen Zug macht, und kostet dich keine Zeit. Spielt ${name} etwas anderes, endet der Plan.`,
  replaces: (lines) => `Sie ersetzt: ${lines.join('; ')}.`,
  plan: 'Als Antwort planen',
  planWhole: 'Ganze Variante planen',
  planReply: 'Spiele eine Antwort auf diesen Zug, dann kannst du sie planen.',
  planLater: 'Du bist am Zug. Antworten planen kannst du, wenn du gezogen hast.',
  isPlanned: 'Diese Antwort ist geplant.',
  youStuck: 'Du kannst nicht ziehen: Die Variante endet hier.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Schließen',
  waiting: (games) => plural(games, { one: '1 wartet auf dich', other: `${games} warten auf dich` }),
  ruleSets: (name, more) => `${name} und ${more} weitere`,
}

export const device: Texts['device'] = {
  on: 'Dieses Gerät meldet dir jetzt, wenn du am Zug bist.',
  denied: 'Dein Browser erlaubt uns keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite und drücke noch einmal.',
  unable: 'Dieser Browser kann hier keine Mitteilungen anzeigen.',
  failed: 'Das hat nicht geklappt. Bitte versuche es später noch einmal.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Rand des Bretts', undone: 'Die Auswahl ist aufgehoben.' }
