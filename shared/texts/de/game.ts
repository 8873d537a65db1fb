import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { sides } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'dieselbe Stellung zum dritten Mal',
  'forty-move': 'vierzig Züge auf jeder Seite ohne Schlag und ohne Zug eines Steins',
  'twenty-five-move': 'fünfundzwanzig Züge auf jeder Seite nur mit Damen, ohne Schlag',
  'sixteen-move': 'sechzehn Züge auf jeder Seite mit drei Steinen gegen eine einzelne Dame',
  'twenty-move': 'zwanzig Züge auf jeder Seite ohne Schlag und ohne Zug eines Steins',
  'fifteen-move': 'fünfzehn Züge auf jeder Seite ohne Schlag und ohne Zug eines Steins',
}

export const claimWith = (claim: Claim): string => `Mit diesem Zug Remis beanspruchen: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Du kannst Remis beanspruchen: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Du kannst auf deinem Brett Remis beanspruchen: ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Mit deiner Reserve hast du äußerstenfalls Zeit bis ${when}.`,
  reserveRuns: 'Deine Reserve läuft.',
  you: 'du',
  move: (number) => `Zug ${number}`,
  yourMove: 'Du bist am Zug.',
  youBegin: 'Du beginnst.',
  mustCapture: 'Du musst schlagen.',
  onlyMove: 'Es gibt nur einen Zug.',
  theyPlayed: (name, move) => `${name} hat ${move} gespielt.`,
  waitingFor: (name) => `Warten auf ${name}`,
  made: (move) => `Dein Zug ${move} ist gemacht.`,
  answerBy: (name, when) => `${name} muss bis ${when} ziehen.`,
  answerByReserve: (name, when, latest) => `${name} hat Zeit bis ${when}, mit der Reserve bis ${latest}.`,
  noHurry: 'Es gibt keine Zeitbegrenzung.',
  reserveLeft: (duration) => `${duration} Reserve`,
  offerDraw: 'Mit diesem Zug Remis anbieten',
  claimWith,
  messages: 'Nachrichten',
  saidBefore: 'zu einem Zug, der zurückgenommen wurde',
  saidAfter: 'nach dem Ende',
  saidAt: (move, written) => `zu Zug ${move} (${written})`,
  moves: 'Züge',
  noMoves: 'Noch kein Zug gemacht.',
  moveNumber: 'Zug',
  inWords: 'Stellung in Worten',
  flip: 'Brett drehen',
  share: 'Andere zuschauen lassen',
  shareHint: 'Dieser Link zeigt die Partie nur. Spielen kann damit niemand.',
  watchLink: 'Link zum Zuschauen',
  resignSure: (name) => `Wenn du aufgibst, gewinnt ${name}, und die Partie ist zu Ende.`,
  resignYes: 'Ja, ich gebe auf',
  abort: 'Partie abbrechen',
  abortSure: 'Niemand verliert. Das geht, bis beide Seiten gezogen haben.',
  abortYes: 'Ja, abbrechen',
  emails: {
    title: 'Deine E-Mails',
    unconfirmed: 'Wir haben eine E-Mail an deine Adresse geschickt. Öffne sie und drücke dort auf den Knopf, dann bekommst du E-Mails zu dieser Partie.',
    again: 'Noch einmal senden',
    sent: 'Sie ist unterwegs. Das kann ein paar Minuten dauern; schau auch im Spam nach.',
    want: 'E-Mails zu dieser Partie bekommen',
    wantHint: 'Drücke auf den Knopf, dann schreiben wir dir, wenn du am Zug bist, und bei allen anderen Neuigkeiten.',
    wantAll: 'E-Mails zu allen meinen Partien hier bekommen',
    returned: 'E-Mails an deine Adresse kamen zurück. Gib eine andere Adresse an, oder frag noch einmal nach dieser: frühestens einen Tag später und einmal in 30 Tagen.',
    held: 'Wir konnten keine E-Mail an deine Adresse senden: Sie wurde auf der Seite einer anderen Website eingegeben, oder aus deinem Netz wurden heute viele neue Adressen eingegeben. Bewahre den Link dieser Seite auf und gib Einladungen auf anderem Weg weiter. Die E-Mail kannst du hier anfordern, und wenn das nicht hilft, morgen oder aus einem anderen Netz.',
    on: 'Du hast um E-Mails zu dieser Partie gebeten.',
    off: 'E-Mails zu dieser Partie sind aus.',
    none: 'Du bekommst keine E-Mails: Wir haben keine Adresse von dir.',
  },
  inviteLink: 'Einladungslink',
  inviteMail: 'Per E-Mail senden',
  inviteUntil: (when) => `Die Einladung gilt bis ${when}.`,
  ready: 'Deine Partie steht bereit.',
  notBegun: 'Noch nicht begonnen',
  waitingToJoin: 'Die Partie beginnt, sobald die Einladung angenommen ist.',
  waitingToToss: 'Sobald die Einladung angenommen ist, werden die Farben ausgelost und die Partie beginnt.',
  yourLink: 'Dein eigener Link',
  yourLinkHint: 'Das ist dein Platz: Setz ein Lesezeichen auf diese Seite. Wer den Link hat, kann für dich spielen.',
  nobody: 'noch niemand',
  somebody: 'Jemand',
  anOpponent: 'ein Gegenüber',
  alone: (name, invited) => `${name} wartet auf ${invited}`,
  tossPending: 'Die Farben werden ausgelost, sobald die Einladung angenommen ist.',
  again: 'Noch eine Partie spielen',
  nextGame: 'Nächste Partie',
  lineTo: (name) => `Eine Nachricht an ${name}`,
  sendLine: 'Senden',
  lineOnce: 'Die Partie ist zu Ende: Du kannst noch eine Nachricht senden.',
  board: 'Brett',
  ended: (when) => `Beendet am ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Ja, Revanche spielen',
  theyWish: (name) => `${name} möchte eine Revanche, mit vertauschten Farben.`,
  wished: (name) => `Du möchtest eine Revanche. Sie beginnt, wenn ${name} innerhalb von 14 Tagen auch möchte.`,
  being: 'Die Revanche wird vorbereitet und steht gleich hier. Sonst lade die Seite neu.',
  toRematch: 'Zur Revanche',
  playOn: 'Weiterspielen lassen',
  playOnHint: (name) => `Du hast durch Zeitüberschreitung gewonnen. Bis 14 Tage nach dem Ende kannst du ${name} drei Tage dazugeben und die Partie weitergehen lassen.`,
  playOnSure: (name) => `Du gibst den Sieg auf: ${name} bekommt drei Tage dazu, und die Partie geht weiter. Das lässt sich nicht rückgängig machen.`,
  renew: 'Einladung erneuern',
  renewHint: 'Niemand hat sie rechtzeitig angenommen. Erneuere sie, und derselbe Link gilt wieder.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} hat gewonnen: ${loser} hat keine Steine mehr.`,
    'no-moves': (winner, loser) => `${winner} hat gewonnen: ${loser} kann nicht mehr ziehen.`,
    resignation: (winner, loser) => `${winner} hat gewonnen: ${loser} hat aufgegeben.`,
    time: (winner, loser) => `${winner} hat gewonnen: Die Zeit von ${loser} war um.`,
    forfeit: (winner, loser) => `${winner} hat kampflos gewonnen: Der erste Zug von ${loser} blieb aus.`,
    'illegal-moves': (winner, loser) => `${winner} hat gewonnen: Es war der zweite regelwidrige Zug von ${loser}.`,
    adjudication: (winner) => `${winner} hat durch Entscheidung der Spielleitung gewonnen.`,
  },
  drawn: {
    agreement: 'Remis durch Vereinbarung.',
    threefold: `Remis: ${because.threefold}.`,
    'forty-move': `Remis: ${because['forty-move']}.`,
    'twenty-five-move': `Remis: ${because['twenty-five-move']}.`,
    'twenty-move': `Remis: ${because['twenty-move']}.`,
    'fifteen-move': `Remis: ${because['fifteen-move']}.`,
    'sixteen-move': `Remis: ${because['sixteen-move']}.`,
    'king-against-king': 'Remis: eine Dame gegen eine Dame.',
    adjudication: 'Remis durch Entscheidung der Spielleitung.',
    count: 'Remis: Die Zugzählung ist abgelaufen.',
    length: 'Remis: Die Partie hat ihre Grenze erreicht, 500 Züge auf jeder Seite.',
    complexity: 'Remis: Die Stellung hat mehr Schläge, als sich berechnen lassen.',
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
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'Drei-Züge-Auslosung',
  'two-move': 'Zwei-Züge-Auslosung',
  'eleven-man': 'Elf-Steine-Auslosung',
}

export const match: Texts['match'] = {
  part: (part) => `Partie ${part} eines Wettkampfs über 2`,
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
  chance: (number) => `Zufällig gezogen, als beide Seiten am Brett saßen: die Zahl ${number}.`,
  checkToss: (creator) => `So prüfst du die Farben: Ist die Zahl gerade, hat ${creator} Schwarz.`,
  checkBallot: (among) => `So prüfst du die Eröffnung: Halbiere die Zahl und runde ab, nimm sie mal ${among}, teile durch 2.147.483.648 und runde ab. So viele der ${among} Eröffnungen im Spiel kommen vor dieser.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} hat nicht geschlagen, obwohl es möglich war: ${squares}.`,
  choose: 'Puste den Stein (nimm ihn vom Brett und zieh dann), lass den Schlag nachholen, oder zieh einfach und lass es dabei.',
  huff: (square) => `${square} pusten`,
  enforce: (name) => `${name} schlagen lassen`,
  huffSure: (square) => `Der Stein auf ${square} kommt vom Brett, und du bist am Zug. War es der letzte, ist die Partie zu Ende. Das lässt sich nicht rückgängig machen.`,
  enforceSure: (name) => `Der Zug wird zurückgenommen, und ${name} muss schlagen. Das lässt sich nicht rückgängig machen.`,
}
