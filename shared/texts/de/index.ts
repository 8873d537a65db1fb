import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, sides, stands, tabs, time, unsent } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Dame als Fernpartie',
  skip: 'Zum Inhalt',
  myGames: 'Meine Partien',
  newGame: 'Neue Partie',
  api: 'Für Entwickler',
  lost: 'Link verloren?',
  menu: 'Menü',
  language: 'Sprache',
  footer: 'Kein Konto: Dein Link ist dein Platz. Behalte ihn für dich.',
  copy: 'Kopieren',
  copied: 'Kopiert',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Schick das deinem Gegenüber',
  named: {
    opponent: (name) => `Warten auf die Zusage von ${name}`,
    director: (name) => `Warten auf ${name} als Spielleitung`,
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

export const settings: SiteTexts['settings'] = {
  title: 'Dein Name, deine Adresse und E-Mails',
  intro: 'Das gilt nur für diese Partie. Dein Gegenüber sieht deinen Namen und sonst nichts.',
  saved: 'Gespeichert.',
  emailHint: 'Leere das Feld, um sie zu löschen.',
  language: 'Sprache deiner E-Mails',
  languageHint: 'Die Sprache der Seiten wählst du dort ganz unten.',
  zone: 'Deine Zeitzone',
  letters: 'E-Mails',
  often,
  reminders: {
    reserve: 'Mich erinnern, wenn meine Reserve zu laufen beginnt',
    day: 'Mich einen Tag vor Ablauf meiner Zeit erinnern',
    hours: 'Mich drei Stunden vor Ablauf meiner Zeit erinnern',
  },
  quietHours: 'Keine Erinnerungen zwischen 22:00 und 8:00 Uhr: lieber früher senden',
  playForced: 'Einzige mögliche Züge für mich spielen',
  save: 'Speichern',
  forgetHint: 'Dein Name, deine Adresse, Einstellungen, Pläne und Notiz werden in dieser Partie gelöscht. Deine Züge und dein Link bleiben.',
  forgetGoesOn: 'Die Partie geht weiter, und deine Uhr auch, aber du bekommst keine E-Mails mehr: Bewahre deinen Link auf. Willst du die Partie beenden, gib zuerst auf.',
  forgetYes: 'Ja, mich vergessen',
  forgotten: 'Erledigt: Dein Name, deine Adresse, Einstellungen, Pläne und Notiz sind gelöscht. Dein Link gilt weiter, und E-Mails kommen keine mehr.',
  ofArbiter: {
    title: 'Deine Adresse und E-Mails',
    intro: 'Das gilt nur für diese Partie. Niemand sonst sieht es.',
    follows: {
      all: 'Alles, was außer den Zügen geschieht: Remisangebote, Pausen, Zeit, Plätze, die neu besetzt werden',
      asked: 'Worum dich jemand bittet, und das Ergebnis',
      results: 'Nur das Ergebnis',
      none: 'Keine E-Mails',
    },
    forgetHint: 'Dein Name, deine Adresse und Einstellungen werden in dieser Partie gelöscht; dein Link bleibt.',
    forgetGoesOn: 'Du bekommst keine E-Mails mehr dazu: Bewahre deinen Link auf.',
    forgotten: 'Erledigt: Dein Name, deine Adresse und Einstellungen sind gelöscht. Dein Link gilt weiter, und E-Mails kommen keine mehr.',
  },
  back: 'Zurück zum Brett',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Dein Kalender',
  file: 'Diese Frist als Datei für deinen Kalender',
  feed: 'Die Adresse der Fristen dieses Platzes, für ein Kalenderabo',
  hint: 'Kalender sehen spät nach Änderungen, manche nur einmal am Tag. Sie erinnern also nicht rechtzeitig: Das tun unsere E-Mails.',
  kept: 'Wer diese Adresse hat, sieht die Fristen und kann sonst nichts. Sie endet, wenn dein Link ersetzt wird.',
  deadline: (opponent) => `Dame: dein Zug gegen ${opponent}`,
  told: 'Der letzte Zeitpunkt für deinen Zug, mit der Reserve. Kalender erfahren spät von einem Zug, einer Pause oder geschenkter Zeit: Sieh in der Partie nach.',
}

export const board: Texts = {
  locale: 'de-DE',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
