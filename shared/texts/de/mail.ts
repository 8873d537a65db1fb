import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, plural, sides } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('de')

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'Drei-Züge-Auslosung',
  'two-move': 'Zwei-Züge-Auslosung',
  'eleven-man': 'Elf-Steine-Auslosung',
}

const agreed: MailTexts['agreed'] = {
  weekends: (city) => `Samstage und Sonntage zählen nicht (${city}).`,
  leave: (time) => `Urlaub für jede Seite in dieser Partie: ${time}.`,
  laws: 'Nach dem Regelwerk bringt ein erster regelwidriger Zug eine Verwarnung, ein zweiter verliert die Partie.',
  forfeit: 'Bleibt der erste Zug einer Seite aus, verliert sie kampflos.',
  match: {
    together: 'Das ist eine von zwei Partien eines Wettkampfs mit derselben Eröffnung und vertauschten Farben. Beide werden zugleich gespielt; die andere hat ihre eigene E-Mail.',
    'in-turn': 'Das ist eine von zwei Partien eines Wettkampfs mit derselben Eröffnung und vertauschten Farben. Die zweite beginnt, wenn die erste zu Ende ist.',
  },
  toDraw: (deck) => `Die Eröffnung kommt aus der ${decks[deck]}, sobald die Einladung angenommen ist.`,
  ballot: (number, deck, name) => `Die Eröffnung ist Nummer ${number} der ${decks[deck]}, ${name}.`,
  removed: (squares) => `Die Steine auf ${lists.and(squares)} sind vom Brett genommen.`,
  begins: (moves) => `${moves.join(' ')} steht schon auf dem Brett.`,
  toss: (black, white) => `Ausgelost: ${black} hat Schwarz, ${white} hat Weiß.`,
  chance: (number) => `Entschieden hat die Zahl ${number}; sie bleibt bei der Partie, sodass alle es nachprüfen können.`,
  firstMove: (move) => `Dein erster Zug ${move} geht mit der Einladung mit.`,
  firstMade: (move) => `Dein erster Zug ${move} ist gemacht.`,
}

const aside: MailTexts['aside'] = {
  message: (who) => `${who} schreibt:`,
  drawOffered: (who) => `${who} bietet Remis an: Nimm auf deinem Brett an oder lehne ab, oder zieh einfach; damit lehnst du ab.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} hat einen Schlag versäumt. Du kannst pusten: ${lists.or(squares)}. Vor deinem Zug kannst du einen solchen Stein vom Brett nehmen, auf dem Schlag bestehen oder es dabei lassen.`,
  mustJump: (who) => `${who} hat deinen letzten Zug zurücknehmen lassen: Du musst den ganzen Schlag machen.`,
  takeback: (who, move) => `${who} möchte ${move} zurücknehmen: Nimm auf deinem Brett an oder lehne ab, oder zieh einfach; damit lehnst du ab.`,
  pause: (who, until) => `${who} schlägt eine Pause bis ${until} vor: Nimm auf deinem Brett an oder lehne ab. Ziehen kannst du währenddessen auch.`,
  countOnYou: (left) => `Nach der Zugzählung der Spielleitung musst du gewinnen, sonst ist es Remis. So viele eigene Züge hast du noch: ${left}.`,
  countOnThem: (stronger, left) => `Nach der Zugzählung der Spielleitung muss ${stronger} gewinnen, sonst ist es Remis. So viele Züge bleiben dafür noch: ${left}.`,
  object: (until) => `Jemand meldet, dass du deinen Link verloren hast. Drücke auf deinem Brett bis ${until} auf „${asked.stillHere}“, um deinen Platz zu behalten.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Damepartie mit ${opponent} · ${game}`,
  invitationSubject: (game) => `Deine Einladung zu einer Damepartie · ${game}`,
  versusSubject: (players, game) => `Damepartie: ${players} · ${game}`,
  arbiterSubject: (game) => `Damepartie: Spielleitung · ${game}`,
  arbiter: 'Die Spielleitung',
  you: 'Du',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Du spielst ${sides[side]}.`,
  openGame: 'Zur Partie',
  openBoard: 'Zu deinem Brett',
  makeMove: 'Zug machen',
  calendar: 'Die Frist für deinen Kalender',
  seeGame: 'Partie ansehen',
  links: {
    title: 'Die Links deiner Partien',
    asked: 'Jemand hat mit deiner Adresse danach gefragt. Warst du das nicht, musst du nichts tun: Sie gingen nur an dich.',
  },
  offered: {
    title: 'Deine Partie steht bereit',
    passOn: 'Schick diese Einladung deinem Gegenüber:',
    passOnTo: (name) => `Schick diese Einladung an ${name}:`,
    once: 'Wer sie zuerst öffnet und annimmt, spielt gegen dich. Leite diese E-Mail nicht weiter: Dein eigener Link steht auch darin.',
    yourBoard: 'Dein eigenes Brett.',
    begins: 'Die Partie beginnt, sobald jemand annimmt.',
    beginsWith: (name) => `Die Partie beginnt, sobald ${name} annimmt.`,
  },
  appointed: {
    title: 'Du hast die Spielleitung einer Partie',
    text: (creator) => `${creator} bittet dich um die Spielleitung einer Partie Dame.`,
    powers: 'An ihrem Brett kannst du Zeit geben, eine Zugzählung gewähren, die Partie entscheiden oder abbrechen.',
    keep: 'Heb diese E-Mail auf: Der Link darin ist nur für dich, und wer ihn hat, hat die Spielleitung.',
  },
  joined: {
    title: (opponent) => `Deine Partie mit ${opponent} hat begonnen`,
    keep: 'Heb diese E-Mail auf: Der Link darin ist dein Platz, und wer ihn hat, kann für dich spielen.',
  },
  yourTurn: {
    title: (you) => `Du bist am Zug, ${you}`,
  },
  bundle: {
    subjects: { bundle: 'Damespiel: Du bist in mehreren Partien am Zug', digest: 'Damespiel: Deine tägliche E-Mail', answers: 'Damespiel: Deine Antwort per E-Mail' },
    title: (games) => plural(games, { one: 'Du bist in einer Partie am Zug', other: `Du bist in ${games} Partien am Zug` }),
    order: 'Die Partie mit der wenigsten Zeit steht oben.',
  },
  reminder: {
    reserveTitle: 'Deine Reserve läuft',
    reserve: (perMove, reserve) => `Deine Zeit für diesen Zug (${perMove}) ist um, jetzt läuft deine Reserve. Am Anfang dieses Zuges betrug sie ${reserve}; sie muss für den Rest der Partie reichen.`,
    leftTitle: (left) => `Noch etwa ${left} für deinen Zug`,
    played: (opponent, move) => `${opponent} hat ${move} gespielt und wartet auf deine Antwort.`,
    begin: (opponent) => `${opponent} wartet auf deinen ersten Zug.`,
    loss: (when) => `Ohne einen Zug bis ${when} verlierst du die Partie durch Zeitüberschreitung.`,
    off: (when) => `Ohne deinen ersten Zug bis ${when} wird die Partie abgebrochen. Niemand verliert.`,
  },
  ended: {
    at: (move) => `Die Partie endete mit Zug ${move}.`,
    lastMove: (name, move) => `Der letzte Zug war ${move}, von ${name}.`,
    won: (name) => `${name} hat gewonnen`,
    said: 'Mit diesen Worten:',
    lapsed: 'Deine Einladung ist abgelaufen',
    again: 'Partie ansehen oder noch einmal spielen',
    rematch: {
      possible: (opponent) => `Noch eine Partie, mit vertauschten Farben? Drücke auf dieser Seite auf „${after.rematch}“; sobald ${opponent} das auch tut, beginnt sie.`,
      asked: (opponent) => `${opponent} möchte eine Revanche, mit vertauschten Farben. Ein Druck auf den Knopf dieser Seite, und sie beginnt.`,
      wished: (opponent) => `Du hast um eine Revanche gebeten. Sobald ${opponent} das auch tut, beginnt sie.`,
      made: (opponent) => `Die nächste Partie mit ${opponent} hat begonnen. Sie hat ihre eigene E-Mail und ihren eigenen Link.`,
    },
    playOn: (opponent) => `Es war nur die Uhr: Wenn du magst, kannst du ${opponent} auf dieser Seite mehr Zeit geben und die Partie weitergehen lassen.`,
    renew: 'Einladung erneuern',
    renewHint: 'Ein Druck auf den Knopf auf deiner Seite öffnet sie wieder. Die Einladung, die du geschickt hast, gilt dann wieder, mit demselben Link.',
    show: 'Zeig die Partie anderen mit diesem Link; spielen kann damit niemand:',
    kept: (when) => `Dein Link gilt bis zum ${when}. Dann wird er mit deiner Adresse, deinen Plänen und Notizen gelöscht; die Aufzeichnung der Züge bleibt.`,
    record: 'Die Partie in PDN, zum Aufbewahren oder für ein Dameprogramm:',
  },
  deadline: (left, when) => `${left} – zieh bis ${when}.`,
  toMove: (name) => `${name} ist am Zug.`,
  choose: 'Deine möglichen Züge:',
  confirm: 'Ein Link zeigt den Zug nur; bestätigen kannst du ihn auf der Seite.',
  tell: 'Wir schreiben dir, wenn du an der Reihe bist.',
  waitLong: (opponent) => `${opponent} ist am Zug. Wir schreiben dir, wenn du an der Reihe bist.`,
  above: (link) => `${link}:`,
  letters: { black: 's', white: 'w' },
  legend: 's, w: Steine von Schwarz und Weiß; S, W: Damen',
  stop: 'E-Mails zu dieser Partie beenden',
  stopAll: 'Alle E-Mails an diese Adresse beenden',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Warst du das nicht, hat jemand anders deinen Link. Auf dieser Seite bekommst du sieben Tage lang noch einen neuen, nur für dich:',
  footer: (about, game) => `${about} · Partie ${game}`,
  secret: 'Der Link zu deinem Brett ist dein Platz: Leite ihn nicht weiter.',
  secrets: 'Die Links zu deinen Brettern sind deine Plätze: Leite sie nicht weiter.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Alle E-Mails an deine Adresse',
  what: 'Jede E-Mail von Crownhead an deine Adresse beenden? Du bekommst dann keine mehr, gleich zu welcher Partie. Deine Partien gehen weiter, und deine Uhren auch.',
  yes: 'Alles beenden',
  done: 'Du bekommst keine E-Mails mehr von Crownhead.',
  still: 'Du hast alle unsere E-Mails an deine Adresse beendet, also kommt auch zu dieser Partie keine. Erlaube sie wieder, dann kommen sie.',
  undo: 'E-Mails wieder erlauben',
  undone: 'E-Mails an deine Adresse sind erlaubt. Wenn du irgendwo am Zug bist, schreiben wir dir in wenigen Minuten. Bei neuen Partien fragen wir dich zuerst.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-Mails zu einer Partie',
  what: (name) => `Die E-Mails zu deiner Partie mit ${name} beenden? Die Partie geht weiter, und deine Uhr auch.`,
  whatOffered: 'Die E-Mails zu der Partie beenden, die du angeboten hast? Sonst ändert sich nichts.',
  whatArbiter: 'Die E-Mails zu der Partie beenden, deren Spielleitung du hast? Die Partie geht weiter.',
  yes: 'E-Mails beenden',
  done: 'Du bekommst keine E-Mails mehr zu dieser Partie.',
  undo: 'Wieder senden',
  undone: 'E-Mails zu dieser Partie sind wieder an.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Noch hat sich nichts geändert.',
  title: 'Oder anders einstellen',
  how: 'Weniger Erinnerungen, Ruhezeiten, eine andere Adresse oder eine andere Sprache: Öffne dein Brett aus einer dieser E-Mails und wähle „Meins“, dann „Mein Name, meine Adresse und E-Mails“. Hast du deinen Link verloren, schicken wir ihn dir per E-Mail.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Meine Links per E-Mail',
  intro: 'Wir schicken die Links deiner Partien an deine Adresse.',
  send: 'Senden',
  done: 'Wenn es Partien mit dieser Adresse gibt, ist eine E-Mail mit ihren Links unterwegs.',
  doneHint: 'Das kann ein paar Minuten dauern. Wir finden nur eine Adresse, die du für eine Partie angegeben hast.',
}
