import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sides } from './board.ts'
import { asked } from './seat.ts'

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} lädt dich zu einer Partie Dame ein`,
  arbiterTitle: (name) => `${name} bittet dich um die Spielleitung einer Partie Dame`,
  rules: 'Spielregeln',
  clock: 'Bedenkzeit',
  yourSide: 'Deine Farbe',
  sides: { black: 'Schwarz, die dunklen Steine', white: 'Weiß, die hellen Steine', toss: 'Wird ausgelost, wenn du annimmst' },
  first: (side) => `${sides[side]} beginnt.`,
  conditions: 'Außerdem',
  open: 'Gilt bis',
  yourName: 'Dein Name',
  yourEmail: 'Deine E-Mail-Adresse',
  accept: 'Annehmen und spielen',
  acceptArbiter: 'Spielleitung annehmen',
  keepsAddress: 'Lass sie leer, dann gilt die Adresse, an die deine Einladung ging.',
  hint: 'Du bekommst einen eigenen Link. Wer ihn hat, kann für dich spielen, also bewahre ihn gut auf.',
  arbiterHint: 'Du bekommst einen eigenen Link. Wer ihn hat, hat die Spielleitung, also bewahre ihn gut auf.',
  decline: 'Nein, danke',
  declineWhat: (name) => `${name} erfährt es, und diese Einladung endet. Du bekommst keine E-Mails mehr dazu.`,
  declineWord: 'Ein paar Worte, wenn du magst',
  declineYes: 'Ablehnen',
  own: {
    title: 'Das ist deine eigene Einladung',
    help: 'Sie ist für jemand anderen: Schicke den Link weiter. Wenn du sie hier annimmst, übernimmst du auch den anderen Platz.',
    board: 'Zu deiner eigenen Seite',
    both: 'Auf diesem Gerät beide Seiten spielen',
    arbiterToo: 'Auch die Spielleitung übernehmen',
  },
  tooLong: (most) => `Schreib höchstens ${most} Zeichen, in einer Zeile.`,
  declinedTitle: 'Diese Einladung wurde abgelehnt',
  declinedHelp: (name) => `${name} sieht es auf der eigenen Seite. Mehr ist nicht nötig.`,
  takenTitle: 'Diese Einladung wurde angenommen',
  takenHelp: 'Warst du das? Dein eigener Link stand nach dem Annehmen auf der Seite. Wenn du eine Adresse angegeben hast, steht er auch in der E-Mail an dich.',
  expiredTitle: 'Diese Einladung ist abgelaufen',
  expiredHelp: (name) => `Niemand hat sie rechtzeitig angenommen. Bitte ${name}, sie zu erneuern oder eine neue Partie zu beginnen; beides dauert nur eine Minute.`,
  offTitle: 'Diese Partie wurde abgebrochen',
  offHelp: (name) => `${name} hat sie vor dem Beginn abgebrochen.`,
  watch: 'Der Partie zuschauen',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Schick das deinem Gegenüber',
  named: {
    opponent: (name) => `Warten auf die Zusage von ${name}`,
    arbiter: (name) => `Warten auf ${name} als Spielleitung`,
  },
  anyone: 'Wer diesen Link zuerst öffnet und annimmt, spielt gegen dich.',
  mailed: (name) => `Wir haben ${name} die Einladung per E-Mail geschickt, falls unsere E-Mails dort nicht alle beendet sind.`,
  sending: (name) => `Wir schicken ${name} gerade die Einladung per E-Mail.`,
  alsoLink: 'Du kannst diesen Link auch selbst weitergeben.',
  later: (name, when) => `Die E-Mail mit der Einladung muss noch warten: Wir schicken sie spätestens bis ${when} an ${name}.`,
  held: (name) => `Wir haben ${name} keine E-Mail geschickt: Aus deinem Netz wurden an einem Tag zu viele neue Adressen eingegeben, oder E-Mails an solche kamen zurück, oder diese wurde auf der Seite einer anderen Website eingegeben.`,
  late: (name) => `Die E-Mail an ${name} könnte erst hinausgehen, wenn diese Einladung schon abgelaufen ist.`,
  returned: (name) => `Unsere E-Mail an ${name} kam zurück.`,
  send: (name) => `Schick diesen Link an ${name}.`,
  once: 'Er gilt ein einziges Mal.',
  declined: 'Mit den Worten',
  subject: 'Eine Partie Dame?',
  body: (url) => `Spielen wir eine Partie Dame, ganz in Ruhe? Wir haben Tage für jeden Zug und brauchen kein Konto:\n\n${url}\n`,
}

export const keep: SiteTexts['keep'] = {
  title: 'Bewahre deinen Link auf',
  what: 'Er ist dein Platz: Ein Passwort gibt es nicht. Wer ihn hat, kann für dich spielen, also zeig ihn niemandem.',
  how: 'Kopieren, mailen oder scannen',
  side: (side) => `Du spielst ${sides[side]}.`,
  link: 'Dein Link',
  copy: 'Link kopieren',
  mail: 'Per E-Mail an mich',
  send: 'Senden',
  mailHint: 'Du bekommst dann auch eine E-Mail, wenn du am Zug bist. Mit einem Link in jeder davon beendest du alle.',
  mailed: 'Wir haben ihn an die E-Mail-Adresse deines Platzes geschickt.',
  asked: 'Wir haben eine E-Mail an die Adresse deines Platzes geschickt. Drück auf den Knopf darin, dann folgt dein Link.',
  scan: 'Auf ein anderes Gerät mitnehmen',
  scanHint: 'Scanne das mit deinem Tablet oder einem anderen Handy. Dann haben beide deinen Platz.',
  bookmark: 'Lesezeichen setzen',
  bookmarkHint: 'Geh zuerst zu deinem Brett und setz das Lesezeichen dort: Die Adresse dieser Seite ist dein Link.',
  board: 'Zu meinem Brett',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Meine Partien',
  noScript: 'Diese Liste braucht ein Skript.',
  here: 'Diese Liste liegt nur auf diesem Gerät.',
  exporting: 'Exportieren',
  forget: 'Diese Liste vergessen',
  words: {
    yourMove: 'Du bist am Zug',
    waiting: 'Warten',
    finished: 'Beendet',
    none: 'Noch keine Partien auf diesem Gerät. Öffne die Seite einer Partie, und sie steht hier.',
    left: 'Noch {}',
    has: 'Hat noch {}',
    move: 'Zug {}',
    overdue: 'Die Zeit ist um',
    unlimited: 'Ohne Zeitbegrenzung',
    notYet: 'Sitzt noch nicht am Brett',
    sendAgain: 'Öffne sie, um den Link noch einmal zu senden',
    nobody: 'Ein Gegenüber',
    somebody: 'Jemand',
    won: 'Gewonnen',
    lost: 'Verloren',
    draw: 'Remis',
    off: 'Nicht gespielt',
    others: 'Andere',
    game: 'Partie {}',
    unseen: 'Öffne sie, um zu sehen, wie sie steht',
    gone: 'Dieser Link öffnet nichts mehr',
    forgetOne: 'Diesen Link vergessen: {}',
    forgetOneSure: 'Den Link auf diesem Gerät vergessen? Die Partie bleibt. Ohne ihren Link kannst du sie nicht öffnen.',
    forgetSure: 'Diese Liste vergessen? Deine Partien bleiben. Ohne ihre Links kannst du sie nicht öffnen.',
  },
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Zurück zu deiner Partie mit ${opponent}`,
  what: (name) => `Mit diesem Link übernimmst du den Platz von ${name}. Der alte Link gilt dann nicht mehr.`,
  from: (when) => `Er gilt ab ${when}.`,
  wait: `Bis dahin lässt sich mit dem alten Link noch „${asked.stillHere}“ sagen. Komm später mit diesem Link wieder.`,
  take: 'Meinen Platz einnehmen',
  closedTitle: 'Dieser Link gilt nicht mehr',
  closed: `Entweder wurde der Platz damit übernommen, oder es kam ein „${asked.stillHere}“. Hast du den Platz übernommen, nimm deinen eigenen Link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Hol dir deinen Platz zurück',
  what: 'Hat jemand anders die E-Mail-Adresse deines Platzes oder seinen Link geändert, drücke auf den Knopf: Der Platz bekommt die Adresse zurück, an die dieser Link ging, und dorthin schicken wir einen neuen Link. Alle anderen Links des Platzes gelten dann nicht mehr.',
  yes: 'Gib mir meinen Platz zurück',
  done: 'Dein Platz gehört wieder dir. Ein neuer Link ist auf dem Weg in dein Postfach, und die alten gelten nicht mehr.',
  closed: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, es sind mehr als sieben Tage vergangen, oder jemand, der den Platz früher hatte, hat ihn zurückgeholt.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Meine Links per E-Mail',
  intro: 'Hast du für eine Partie deine E-Mail-Adresse angegeben, gib sie hier ein, und wir schicken dir den Link. Hast du keine angegeben, schau auf dem Gerät nach, auf dem du gespielt hast: In seiner Liste der Partien stehen deine Links.',
  send: 'Senden',
  done: 'Wenn es Partien mit dieser Adresse gibt, ist eine E-Mail mit ihren Links unterwegs.',
  doneHint: 'Das kann ein paar Minuten dauern. Wir finden nur eine Adresse, die du für eine Partie angegeben hast.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Dame: Dein Platz hat eine andere Adresse · ${game}`,
  title: 'Dein Platz hat eine andere E-Mail-Adresse',
  text: 'Jemand mit dem Link deines Platzes hat die E-Mail-Adresse des Platzes geändert oder entfernt. E-Mails zu dieser Partie kommen nicht mehr zu dir. Warst du das, musst du nichts tun.',
  back: 'Jemand hat den Platz der Adresse zurückgegeben, die er vorher hatte. E-Mails zu dieser Partie kommen nicht mehr zu dir.',
  open: 'Ich war das nicht',
  otherwise: 'Diese Seite gibt den Platz an diese Adresse zurück und schickt dir einen neuen Link. Alle Links des Platzes, die bis dahin benutzt wurden, gelten dann nicht mehr. Das geht sieben Tage lang.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Dame: Deine Angaben wurden gelöscht · ${game}`,
  title: 'Deine Angaben wurden gelöscht',
  text: 'Jemand mit deinem Link hat uns gebeten, dich in dieser Partie zu vergessen. Dein Name, deine Adresse, Einstellungen, Pläne und Notiz wurden gelöscht, und E-Mails kommen keine mehr. Warst du das, musst du nichts tun.',
  otherwise: 'Auf dieser Seite bekommst du sieben Tage lang den Platz zurück, und dazu einen neuen Link. Deinen Namen und deine Einstellungen musst du dann noch einmal eingeben.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Dein Platz gehört wieder dir',
  text: 'Hier ist dein neuer Link. Alle älteren gelten nicht mehr.',
}
