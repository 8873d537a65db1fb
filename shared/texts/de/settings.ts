import type { SiteTexts, Texts } from '../en/index.ts'
import { device, plural } from './board.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'Bei jedem Zug und bei allen anderen Neuigkeiten',
  digest: 'Meine Züge in einer E-Mail am Tag',
  off: 'Keine E-Mails',
  hint: 'Bei einer täglichen E-Mail: Letzte Warnungen, andere Neuigkeiten und Züge mit wenig Zeit kommen weiterhin sofort.',
  seen: 'Wenn du am Brett bist und einen Zug kommen siehst, bekommst du dazu keine E-Mail.',
  hour: 'Stunde der täglichen E-Mail',
  reminded: 'Bei einer täglichen E-Mail stehen die ersten beiden dieser Erinnerungen darin; die dritte kommt immer sofort.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Dein Name, deine Adresse und E-\u2060Mails',
  intro: 'Das gilt nur für diese Partie. Die andere Person sieht deinen Namen, und deine Adresse nur, wenn sie sie selbst eingegeben hat.',
  saved: 'Gespeichert.',
  emailHint: 'Leere das Feld, um die Adresse zu löschen.',
  language: 'Sprache deiner E-Mails',
  languageHint: 'Die Sprache der Seiten wählst du dort ganz unten.',
  zone: 'Deine Zeitzone',
  emails: 'E-Mails',
  often,
  reminders: {
    reserve: 'Mich erinnern, wenn meine Reserve zu laufen beginnt',
    day: 'Mich einen Tag vor Ablauf meiner Zeit erinnern',
    hours: 'Mich drei Stunden vor Ablauf meiner Zeit erinnern',
  },
  quietHours: 'Keine Erinnerungen zwischen 22:00 und 8:00 Uhr: lieber früher senden',
  playForced: 'Erzwungene Züge für mich spielen',
  save: 'Speichern',
  forgetHint: 'Dein Name, deine Adresse, Einstellungen, Pläne und Notiz werden in dieser Partie gelöscht. Deine Züge und dein Link bleiben.',
  forgetGoesOn: 'Die Partie geht weiter, und deine Uhr auch, aber du bekommst keine E-Mails mehr: Bewahre deinen Link auf. Willst du die Partie beenden, gib zuerst auf.',
  forgetYes: 'Ja, mich vergessen',
  storedData: 'Was über dich gespeichert ist',
  forgotten: 'Erledigt: Dein Name, deine Adresse, Einstellungen, Pläne und Notiz sind gelöscht. Dein Link gilt weiter, und E-Mails kommen keine mehr.',
  ofArbiter: {
    title: 'Deine Adresse und E-\u2060Mails',
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

export const notices: SiteTexts['notices'] = {
  title: 'Mitteilungen auf deinen Geräten',
  hint: 'Eine Mitteilung, sobald du am Zug bist. Unsere E-Mail kommt dann eine Stunde später, und nur, wenn du die Stellung noch nicht gesehen und noch nicht gezogen hast.',
  told: (count) => `Geräte, die sie bekommen: ${count}.`,
  start: 'Auf diesem Gerät benachrichtigen',
  stop: 'Mitteilungen auf allen Geräten ausschalten',
  off: 'Kein Gerät bekommt mehr Mitteilungen zu dieser Partie.',
  homeScreen: 'Auf iPhone und iPad: Lege diese Seite zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“), öffne sie dort und drücke den Knopf.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: 'Wie sollen wir dir Bescheid geben?',
  why: (name) => `${name} lässt sich vielleicht ein paar Tage Zeit. Wir sagen dir, wenn du am Zug bist.`,
  later: 'Jetzt nicht',
  device: 'Auf diesem Gerät',
  deviceHint: 'Eine Mitteilung, auch wenn diese Seite zu ist',
  email: 'Per E-Mail',
  emailHint: 'Eine, sobald du am Zug bist, mit deinem Link',
  send: 'E-Mail, wenn ich am Zug bin',
  stops: 'Mit einem Link in jeder E-Mail bestellst du alle ab.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Dein Kalender',
  file: 'Diese Frist als Datei für deinen Kalender',
  feed: 'Adresse für ein Kalenderabo mit deinen Fristen in dieser Partie',
  hint: 'Kalender bemerken Änderungen spät, manche sehen nur einmal am Tag nach. Sie erinnern also nicht rechtzeitig: Das tun unsere E-Mails.',
  kept: 'Wer diese Adresse hat, sieht die Fristen und kann sonst nichts. Sie gilt, bis dein Link ersetzt wird.',
  deadline: (opponent) => `Dame: dein Zug gegen ${opponent}`,
  told: 'Der letzte Zeitpunkt für deinen Zug, mit der Reserve. Kalender erfahren spät von einem Zug, einer Pause oder geschenkter Zeit: Sieh in der Partie nach.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Schlüssel für Programme',
  hint: 'Für einen Bot oder die Website eines Vereins, die Crownhead für dich nutzen.',
  what: 'Ein Programm (ein Bot, die Website eines Vereins) weist sich bei Crownhead mit einem Schlüssel aus. Was es mit dem Schlüssel anlegt, gehört zu deiner Adresse. Ein Schlüssel öffnet kein Brett: Dafür braucht ein Programm den Link eines Platzes.',
  guide: 'Anleitung für Programme',
  made: (name: string): string => `Schlüssel: ${name}`,
  once: 'Er wird nur jetzt gezeigt. Kopiere ihn dorthin, wo dein Programm ihn liest, und halte ihn geheim.',
  again: 'Dieses Formular wurde schon gesendet und hat einen Schlüssel angelegt. Wenn du ihn nicht behalten hast, widerrufe ihn und lege einen anderen an.',
  yours: 'Deine Schlüssel',
  since: (when: string): string => `Angelegt: ${when}`,
  used: (when: string): string => `Zuletzt benutzt: ${when}`,
  unused: 'Noch nicht benutzt',
  revoke: 'Widerrufen',
  revokeOne: (name: string): string => `Widerrufen: ${name}`,
  revokeHint: 'Ein widerrufener Schlüssel gilt sofort und für immer nicht mehr. Die damit angelegten Partien gehen weiter.',
  revoked: 'Der Schlüssel ist widerrufen.',
  another: 'Ein neuer Schlüssel',
  name: 'Name des Programms',
  nameHint: 'Nur für diese Liste.',
  may: 'Was es darf',
  scopes: {
    'games:create': 'Partien anlegen, die zu deiner Adresse gehören',
    'games:read': 'Die Partien auflisten, die zu deiner Adresse gehören',
    'seats:hold': 'Die Links der Personen behalten, die es nennt',
    webhooks: 'Erfahren, was in diesen Partien geschieht',
  },
  choose: 'Wähle mindestens eines, das es darf.',
  make: 'Schlüssel anlegen',
  full: (most: number): string => `Deine Adresse hat so viele Schlüssel, wie sie haben darf (${most}). Widerrufe einen, um einen anderen anzulegen.`,
  unconfirmed: 'Nur eine bestätigte Adresse kann einen neuen Schlüssel bekommen: Drücke den Knopf in der ersten E-Mail zu einer deiner Partien und öffne diese Seite noch einmal.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Alle E-\u2060Mails an deine Adresse',
  what: 'Alle E-Mails von Crownhead an deine Adresse abbestellen? Du bekommst dann keine mehr, egal zu welcher Partie. Deine Partien gehen weiter, und deine Uhren auch.',
  yes: 'Alle abbestellen',
  done: 'Du bekommst keine E-Mails mehr von Crownhead.',
  still: 'Du hast alle unsere E-Mails an deine Adresse abbestellt, also kommt auch zu dieser Partie keine. Erlaube sie wieder, dann kommen sie.',
  undo: 'E-Mails wieder erlauben',
  undone: 'E-Mails an deine Adresse sind erlaubt. Wenn du irgendwo am Zug bist, schreiben wir dir in wenigen Minuten. Bei neuen Partien fragen wir dich zuerst.',
}

export const silence: SiteTexts['silence'] = {
  title: 'E-\u2060Mails zu einer Partie',
  what: (name) => `Die E-Mails zu deiner Partie mit ${name} abbestellen? Die Partie geht weiter, und deine Uhr auch.`,
  whatOffered: 'Die E-Mails zu der Partie abbestellen, die du angeboten hast? Sonst ändert sich nichts.',
  whatArbiter: 'Die E-Mails zu der Partie abbestellen, die du leitest? Die Partie geht weiter.',
  yes: 'E-Mails abbestellen',
  done: 'Du bekommst keine E-Mails mehr zu dieser Partie.',
  undo: 'Wieder senden',
  undone: 'E-Mails zu dieser Partie sind wieder an.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Noch hat sich nichts geändert.',
  title: 'Oder anders einstellen',
  how: 'Weniger Erinnerungen, Ruhezeiten, eine andere Adresse oder eine andere Sprache: Öffne dein Brett aus einer dieser E-Mails und wähle „Meins“, dann „Mein Name, meine Adresse und E-Mails“. Hast du deinen Link verloren, schicken wir ihn dir per E-Mail.',
}

/** Leave in all games of a device or of an address, with one press. */
export const away: SiteTexts['away'] = {
  title: 'Urlaub in allen Partien',
  lead: 'In jeder Partie steht deine Uhr so lange, wie du dort noch Urlaub hast. Ziehen kannst du trotzdem.',
  take: 'Urlaub in allen Partien nehmen',
  end: 'Urlaub in allen Partien beenden',
  rest: 'Mit den übrigen weitermachen',
  taken: (n) => `Du hast Urlaub in ${plural(n, { one: 'einer Partie', other: `${n} Partien` })}.`,
  ended: (n) => `Dein Urlaub ist beendet in ${plural(n, { one: 'einer Partie', other: `${n} Partien` })}.`,
  until: (when) => `bis ${when}`,
  only: (days) => `nur ${days}`,
  others: 'Ohne Urlaub',
  gone: (n) => `Links, die nicht mehr gelten: ${n}.`,
  late: 'Die Zeit ist um.',
  none: 'Hier läuft keine Partie.',
}

export const personData: SiteTexts['personData'] = {
  title: 'Was über dich gespeichert ist',
  games: (n, confirmed) => `Offene und laufende Partien mit deiner Adresse: ${n} (davon mit E-Mails, denen du zugestimmt hast: ${confirmed}).`,
  download: 'Alles als Datei herunterladen',
  forget: 'In offenen und laufenden Partien löschen, was über mich gespeichert ist',
  hint: 'Dein Name, deine Adresse, deine Einstellungen und Notizen werden endgültig gelöscht, und zu diesen Partien kommt keine E-Mail mehr. Deine Züge und Nachrichten bleiben, ebenso der Link zu jedem Brett.',
  sure: 'Ich weiß, dass sich das nicht rückgängig machen lässt',
  tick: 'Kreuze zum Löschen an, dass du weißt, dass es sich nicht rückgängig machen lässt.',
  over: 'In beendeten Partien stehen dein Name und deine Adresse weiterhin. Ihre eigene Seite löscht sie, solange ihr Link gilt; in allen zugleich kann es, wer diesen Dienst betreibt.',
  forgotten: (n) => `Offene und laufende Partien, in denen deine Angaben gelöscht sind: ${n}.`,
  failed: (n) => `Partien, in denen es nicht gelang: ${n}. Versuche es bitte noch einmal.`,
  old: 'Dieser Link galt einen Tag. Lass dir deine Links noch einmal schicken: In der E-Mail steht ein neuer.',
}
