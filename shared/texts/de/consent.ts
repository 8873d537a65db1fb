import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { plural } from './board.ts'

export const consent: EmailTexts['consent'] = {
  asked: {
    subject: 'Dame per E-Mail: Möchtest du diese E-Mails?',
    title: 'Möchtest du E-Mails zu dieser Partie?',
    text: 'Jemand hat diese Adresse für eine Fernpartie Dame eingegeben. Wenn du das erwartet hast, öffne die Seite und drücke auf den Knopf: Damit beginnen deine E-Mails.',
    open: 'Auf unserer Seite antworten',
    otherwise: 'Hast du das nicht erwartet, musst du nichts tun. Wenn du nicht auf den Knopf drückst, schicken wir dir zu jeder Partie höchstens noch eine E-Mail, und zu allen Partien zusammen höchstens vier.',
  },
  invited: {
    subject: 'Einladung zu einer Partie Dame',
    title: 'Du bist zu einer Partie Dame eingeladen',
    text: 'Jemand lädt dich zu einer Fernpartie Dame ein. Öffne die Einladung, um sie anzusehen. Wenn du annimmst, schreiben wir dir auch zu der Partie.',
    open: 'Einladung ansehen',
    otherwise: 'Möchtest du nicht, musst du nichts tun. Wenn du nicht annimmst, schicken wir dir zu jeder Partie höchstens noch eine E-Mail, und zu allen Partien zusammen höchstens vier. Leite diese E-Mail nicht weiter: Die Einladung darin ist für dich.',
  },
  ordered: {
    subject: 'Eine Partie Dame wartet auf dich',
    title: 'Eine Partie Dame wartet auf dich',
    text: 'Jemand hat deine Adresse für eine Fernpartie Dame angegeben. Öffne sie, um sie anzusehen. Wenn du dort zusagst, schreiben wir dir zu der Partie.',
    open: 'Partie ansehen',
    otherwise: 'Möchtest du nicht, musst du nichts tun. Wenn du nicht zusagst, schicken wir dir zu jeder Partie höchstens noch eine E-Mail, und zu allen Partien zusammen höchstens vier. Leite diese E-Mail nicht weiter: Der Link darin ist nur für dich.',
  },
  several: {
    subject: 'Mehrere Partien Dame warten auf dich',
    title: 'Mehrere Partien Dame warten auf dich',
    text: 'Jemand hat deine Adresse für mehrere Fernpartien Dame angegeben. Öffne sie, um sie anzusehen. Wenn du bei einer Partie zusagst, schreiben wir dir zu dieser.',
    open: 'Erste Partie ansehen',
    otherwise: 'Möchtest du nicht, musst du nichts tun. Wenn du nicht zusagst, schicken wir dir zu jeder Partie höchstens noch eine E-Mail, und zu allen Partien zusammen höchstens vier. Leite diese E-Mail nicht weiter: Die Links darin sind nur für dich.',
  },
  club: (club) => `Diese E-Mail kommt von der Damespiel-Seite von ${club}.`,
  roles: { player: 'zum Mitspielen', arbiter: 'als Spielleitung' },
  invitations: { player: 'eine Einladung zum Spielen', arbiter: 'eine Einladung zur Spielleitung' },
  seat: (rules, role, game) => `${rules}, Partie ${game}: ${role}.`,
  opponent: (name) => `Gegenseite: ${name}.`,
  players: (black, white) => `Es spielen: ${black}, ${white}.`,
  round: (round) => `Runde ${round}.`,
  board: (board) => `Brett ${board}.`,
  more: (count) => plural(count, { one: 'Noch eine Partie wartet auf dich.', other: `Noch ${count} Partien warten auf dich.` }),
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
