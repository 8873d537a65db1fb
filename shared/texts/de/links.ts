import type { SiteTexts } from '../en/index.ts'
import { sides } from './board.ts'
import { asked } from './panels.ts'

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
  noScript: 'Diese Liste braucht ein Skript. Deine Links stehen auch in deinen E-Mails.',
  here: 'Diese Liste liegt nur auf diesem Gerät. Deine Links stehen auch in deinen E-Mails.',
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
    forgetOneSure: 'Den Link auf diesem Gerät vergessen? Die Partie bleibt. Ohne den Link oder ihre E-Mails kannst du sie nicht öffnen.',
    forgetSure: 'Diese Liste vergessen? Deine Partien bleiben, und deine Links stehen in deinen E-Mails.',
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
  intro: 'Wir schicken die Links deiner Partien an deine Adresse.',
  send: 'Senden',
  done: 'Wenn es Partien mit dieser Adresse gibt, ist eine E-Mail mit ihren Links unterwegs.',
  doneHint: 'Das kann ein paar Minuten dauern. Wir finden nur eine Adresse, die du für eine Partie angegeben hast.',
}
