import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sides } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'dieselbe Stellung zum dritten Mal',
  'forty-move': 'je vierzig Züge, ohne zu schlagen oder einen Stein zu ziehen',
  'twenty-five-move': 'je fünfundzwanzig Züge nur mit Damen, ohne zu schlagen',
  'sixteen-move': 'je sechzehn Züge mit drei Steinen gegen eine einzelne Dame',
  'twenty-move': 'je zwanzig Züge, ohne zu schlagen oder einen Stein zu ziehen',
  'fifteen-move': 'je fünfzehn Züge, ohne zu schlagen oder einen Stein zu ziehen',
}

export const claimWith = (claim: Claim): string => `Mit diesem Zug Remis beanspruchen: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Du kannst Remis beanspruchen: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Du kannst auf deinem Brett Remis beanspruchen: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} hat gewonnen: ${loser} hat keine Steine mehr.`,
    'no-moves': (winner, loser) => `${winner} hat gewonnen: ${loser} kann nicht mehr ziehen.`,
    resignation: (winner, loser) => `${winner} hat gewonnen: ${loser} hat aufgegeben.`,
    time: (winner, loser) => `${winner} hat gewonnen: Die Zeit von ${loser} war um.`,
    forfeit: (winner, loser) => `${winner} hat kampflos gewonnen: Der erste Zug von ${loser} blieb aus.`,
    'illegal-moves': (winner, loser) => `${winner} hat gewonnen: Es war der zweite regelwidrige Zug von ${loser}.`,
    adjudication: (winner) => `${winner} hat durch Entscheidung der Spielleitung gewonnen.`,
    withdrawal: (winner, loser) => `${winner} hat gewonnen: ${loser} ist aus dem Turnier ausgeschieden.`,
    table: (winner) => `${winner} hat nach der Endspieltabelle gewonnen.`,
  },
  drawn: {
    agreement: 'Remis durch Vereinbarung.',
    threefold: `Remis: ${claimReasons.threefold}.`,
    'forty-move': `Remis: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Remis: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Remis: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Remis: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Remis: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Remis: eine Dame gegen eine Dame.',
    adjudication: 'Remis durch Entscheidung der Spielleitung.',
    count: 'Remis: Die Zugzählung ist abgelaufen.',
    length: 'Remis: Die Partie hat ihre Grenze erreicht, 500 Züge auf jeder Seite.',
    complexity: 'Remis: Die Stellung hat mehr Schläge, als sich berechnen lassen.',
    table: 'Remis nach der Endspieltabelle.',
  },
  calledOff: (name) => `${name} hat die Partie abgebrochen. Niemand hat verloren.`,
  calledOffByClock: (name) => `Die Partie wurde abgebrochen: Der erste Zug von ${name} blieb aus. Niemand hat verloren.`,
  declined: 'Die Einladung wurde abgelehnt; diese Partie beginnt nicht.',
  expired: 'Niemand hat die Einladung rechtzeitig angenommen; sie ist abgelaufen.',
  youWon: 'Du hast gewonnen',
  youLost: 'Du hast verloren',
  draw: 'Remis',
  over: 'Die Partie ist zu Ende',
  off: 'Abgebrochen',
  lapsed: 'Einladung abgelaufen',
  wonByYou: {
    'no-pieces': (other) => `Du hast gewonnen: ${other} hat keine Steine mehr.`,
    'no-moves': (other) => `Du hast gewonnen: ${other} kann nicht mehr ziehen.`,
    resignation: (other) => `Du hast gewonnen: ${other} hat aufgegeben.`,
    time: (other) => `Du hast gewonnen: Die Zeit von ${other} war um.`,
    forfeit: (other) => `Du hast kampflos gewonnen: Der erste Zug von ${other} blieb aus.`,
    'illegal-moves': (other) => `Du hast gewonnen: Es war der zweite regelwidrige Zug von ${other}.`,
    adjudication: () => 'Du hast durch Entscheidung der Spielleitung gewonnen.',
    withdrawal: (other) => `Du hast gewonnen: ${other} ist aus dem Turnier ausgeschieden.`,
    table: () => 'Du hast nach der Endspieltabelle gewonnen.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} hat gewonnen: Du hast keine Steine mehr.`,
    'no-moves': (other) => `${other} hat gewonnen: Du kannst nicht mehr ziehen.`,
    resignation: (other) => `${other} hat gewonnen: Du hast aufgegeben.`,
    time: (other) => `${other} hat gewonnen: Deine Zeit war um.`,
    forfeit: (other) => `${other} hat kampflos gewonnen: Dein erster Zug blieb aus.`,
    'illegal-moves': (other) => `${other} hat gewonnen: Es war dein zweiter regelwidriger Zug.`,
    adjudication: (other) => `${other} hat durch Entscheidung der Spielleitung gewonnen.`,
    withdrawal: (other) => `${other} hat gewonnen: Du bist aus dem Turnier ausgeschieden.`,
    table: (other) => `${other} hat nach der Endspieltabelle gewonnen.`,
  },
  youCalledOff: 'Du hast die Partie abgebrochen. Niemand hat verloren.',
  calledOffByYourClock: 'Die Partie wurde abgebrochen: Dein erster Zug blieb aus. Niemand hat verloren.',
  calledOffByOrganizer: 'Der Veranstalter hat die Partie abgebrochen. Niemand hat verloren.',
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'Drei-Züge-Auslosung',
  'two-move': 'Zwei-Züge-Auslosung',
  'eleven-man': 'Elf-Steine-Auslosung',
}

export const match: Texts['match'] = {
  part: (part) => `Partie ${part} von 2 im Wettkampf`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'der Wettkampf ist zu Ende',
  otherBoard: 'Dein Brett in der anderen Partie',
  otherGame: 'Die andere Partie',
  together: 'Die andere Partie beginnt zugleich mit dieser.',
  'in-turn': 'Die andere Partie beginnt, wenn diese zu Ende ist.',
  two: {
    together: 'Ein Wettkampf über zwei Partien zugleich, jede Farbe einmal',
    'in-turn': 'Ein Wettkampf über zwei Partien nacheinander, jede Farbe einmal',
  },
  ballot: (number, deck, name) => `Eröffnung Nr. ${number} der ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `Die Steine auf ${squares} kommen vom Brett.`,
  ballotMoves: (moves) => `Die Partie beginnt mit ${moves}.`,
  tossed: (name, side) => `Ausgelost: ${name} hat ${sides[side]}.`,
  tossedYou: (side) => `Ausgelost: Du hast ${sides[side]}.`,
  chance: (number) => `Zufällig gezogen, als beide Seiten am Brett saßen: die Zahl ${number}.`,
  checkToss: (creator) => `So prüfst du die Farben: Ist die Zahl gerade, hat ${creator} Schwarz.`,
  checkBallot: (among) => `So prüfst du die Eröffnung: Halbiere die Zahl und runde ab, nimm sie mal ${among}, teile durch 2.147.483.648 und runde ab. So viele der ${among} Eröffnungen im Spiel kommen vor dieser.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Nummern aller Felder zeigen',
  calendar: 'Fristen in deinem Kalender',
  fewerNumbers: 'Nur leere Felder nummerieren',
  clock: 'Bedenkzeit',
  weekends: 'Wochenenden',
  weekendsOff: (zone) => `Samstage und Sonntage zählen nicht (${zone})`,
  leave: 'Dein Urlaub',
  strictness: 'Regelwidrige Züge',
  laws: 'Nach dem Regelwerk: eine Verwarnung, dann ist die Partie verloren',
  firstMoves: 'Erste Züge',
  noShow: 'Wer den ersten Zug nicht macht, verliert kampflos',
  arbiter: 'Spielleitung',
  arbiterIs: (name) => `Spielleitung: ${name}`,
  isProgram: (name) => `${name} ist ein Programm`,
  program: 'Programm',
  position: 'Aus einer eigenen Stellung',
}

export const records: Texts['records'] = {
  title: 'Diese Partie speichern',
  pdnHint: 'Züge und Zeiten',
  png: 'Bild',
  pngHint: 'von dieser Stellung',
  gif: 'Animation',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Zeichnung',
  svgHint: 'scharf in jeder Größe',
  fen: 'Stellung',
  sheet: 'Partieformular',
  sheetHint: 'zum Drucken und Unterschreiben',
  evidence: 'Zeiten und E-Mails',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'Auf deiner Website',
  hint: 'Füge diese Zeile in eine Seite ein. Sie zeigt das Brett, das der Partie von selbst folgt.',
  line: 'HTML-Zeile',
  until: (when) => `bis ${when}`,
  watch: (site) => `Auf ${site} zuschauen`,
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Partieformular',
  game: (id) => `Partie ${id}`,
  back: 'Zurück zur Partie',
  rules: 'Spielregeln',
  clock: 'Bedenkzeit',
  begun: 'Beginn',
  ended: 'Ende',
  notEnded: 'Nicht beendet',
  moves: 'Züge',
  move: 'Zug',
  result: 'Ergebnis',
  won: (side) => `${sides[side]} gewinnt, 2–0`,
  draw: 'Remis, 1–1',
  open: 'Kein Ergebnis',
  position: 'Schlussstellung',
  positionNow: 'Stellung',
  times: 'Neben jedem Zug: die Zeit, die er gebraucht hat. min = Minuten, h = Stunden, T = Tage.',
  right: 'Wir haben dieses Formular geprüft, und es stimmt (Artikel 27.2).',
  date: 'Datum',
  printed: (when) => `Erstellt am ${when}. Alle Zeiten in UTC.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, Revanche spielen',
  theyWish: (name) => `${name} möchte eine Revanche, mit vertauschten Farben.`,
  wished: (name) => `Du möchtest eine Revanche. Sie beginnt, wenn ${name} innerhalb von 14 Tagen auch möchte.`,
  being: 'Die Revanche wird vorbereitet und steht gleich hier. Sonst lade die Seite neu.',
  toRematch: 'Zur Revanche',
  begun: 'Die Revanche hat begonnen.',
  playOn: 'Weiterspielen lassen',
  playOnHint: (name) => `Du hast durch Zeitüberschreitung gewonnen. Bis 14 Tage nach dem Ende kannst du ${name} drei Tage dazugeben und die Partie weitergehen lassen.`,
  playOnSure: (name) => `Du gibst den Sieg auf: ${name} bekommt drei Tage dazu, und die Partie geht weiter. Das lässt sich nicht rückgängig machen.`,
  renew: 'Einladung erneuern',
  renewHint: 'Niemand hat sie rechtzeitig angenommen. Erneuere sie, und derselbe Link gilt wieder.',
}
