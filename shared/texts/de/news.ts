import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, plural } from './board.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} bietet Remis an`, text: `${who} bietet dir Remis an. Nimm auf deinem Brett an oder lehne ab; auch mit einem Zug lehnst du ab.` }),
  drawDeclined: (who) => ({ title: 'Kein Remis', text: `${who} hat dein Remisangebot abgelehnt. Die Partie geht weiter.` }),
  timeForYou: (giver, time) => ({ title: `Mehr Zeit für dich: ${time}`, text: `${giver} hat dir ${time} mehr gegeben. Das kommt zu deiner Reserve.` }),
  timeForThem: (giver, to, time) => ({ title: `Mehr Zeit für ${to}: ${time}`, text: `${giver} hat ${to} mehr Zeit gegeben: ${time}.` }),
  youPlayOn: (who, time) => ({ title: 'Die Partie geht weiter', text: `Deine Zeit war um, aber ${who} lässt dich weiterspielen und gibt dir ${time} dazu.` }),
  theyPlayOn: (who, time) => ({ title: 'Die Partie geht weiter', text: `Du lässt ${who} weiterspielen und gibst ${time} dazu.` }),
  pauseProposed: (who, until) => ({ title: `${who} schlägt eine Pause vor`, text: `${who} möchte beide Uhren anhalten, bis ${until}. Nimm auf deinem Brett an oder lehne ab.` }),
  pauseDeclined: (who) => ({ title: 'Keine Pause', text: `${who} möchte doch keine Pause. Die Uhren laufen weiter.` }),
  paused: (who, until) => ({ title: 'Die Partie macht Pause', text: `${who} und du habt eine Pause vereinbart: Beide Uhren stehen bis ${until}. Ziehen könnt ihr trotzdem, und ihr könnt beide die Pause beenden, mit einem Tag Vorlauf.` }),
  pauseEnding: (who, until) => ({ title: 'Die Pause endet', text: `${who} hat die Pause beendet. Die Uhren laufen wieder ab ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} nimmt Urlaub`, text: `${who} hat Urlaub von ${from} bis ${until}. Nur die Uhr von ${who} steht dann; Züge sind trotzdem möglich.` }),
  leaveEnded: (who) => ({ title: `${who} ist zurück`, text: `${who} hat den Urlaub beendet. Beide Uhren laufen wie gewohnt.` }),
  frozen: (from, until) => ({ title: 'Zeit, die nicht zählt', text: `Crownhead war nicht erreichbar, von ${from} bis ${until}. Diese Zeit zählt auf der Uhr deiner Partie nicht, also verliert niemand etwas.` }),
  huffed: (who, square) => ({ title: `${who} hat gepustet`, text: `Dein Stein auf ${square} hat nicht geschlagen, darum hat ${who} ihn vom Brett genommen. Jetzt ist ${who} am Zug.` }),
  takebackAsked: (who, move) => ({ title: `${who} möchte einen Zug zurücknehmen`, text: `${who} möchte ${move} zurücknehmen. Nimm auf deinem Brett an oder lehne ab; geht die Partie weiter, bleibt der Zug stehen.` }),
  takebackDeclined: (who) => ({ title: 'Der Zug bleibt stehen', text: `${who} hat sich gegen das Zurücknehmen entschieden. Die Partie geht weiter, wie sie steht.` }),
  youTookBack: (who) => ({ title: 'Du kannst noch einmal ziehen', text: `${who} hat dich deinen Zug zurücknehmen lassen. Wähle einen anderen.` }),
  theyTookBack: (who) => ({ title: `${who} hat einen Zug zurückgenommen`, text: `Du hast ${who} einen Zug zurücknehmen lassen. Das Brett zeigt, wie die Partie jetzt steht.` }),
  rematchOffered: (who) => ({ title: `${who} möchte eine Revanche`, text: `${who} möchte noch einmal gegen dich spielen, mit vertauschten Farben. Ein Druck auf den Knopf an deinem Brett, und die Partie beginnt; ihr müsst nicht gleichzeitig online sein.` }),
  linkRotated: { title: 'Dein neuer Link', text: 'Dein Brett hat einen neuen Link, und der alte gilt für niemanden mehr.' },
  areYouThere: (who, until) => ({ title: 'Bist du noch da?', text: `${who} meldet, dass du deinen Link verloren hast. Stimmt das nicht, drücke auf deinem Brett bis ${until} auf „${asked.stillHere}“. Sonst kann jemand anders deinen Platz übernehmen.` }),
  youSaidLost: (who, until) => ({ title: `Verlorener Link: ${who}`, text: `Du hast gemeldet, dass ${who} den Link verloren hat. Bis ${until} kann ${who} auf „${asked.stillHere}“ drücken. Geschieht das nicht, gilt ab dann der neue Link auf deinem Brett; gib ihn weiter.` }),
  theySaidLost: (who, lost, until) => ({ title: `Verlorener Link: ${lost}`, text: `${who} meldet, dass ${lost} den Link verloren hat. Bis ${until} kann ${lost} auf „${asked.stillHere}“ drücken. Geschieht das nicht, gilt ab dann ein neuer Link zum Platz.` }),
  seatsStay: (opponent) => ({ title: 'Beide behalten ihren Platz', text: `Die Sache mit dem verlorenen Link ist geklärt: Du und ${opponent} behaltet eure Plätze, und beide Links gelten wie zuvor.` }),
  youSatDown: (opponent) => ({ title: `Du spielst jetzt gegen ${opponent}`, text: 'Dieser Platz gehört jetzt dir. Der alte Link gilt nicht mehr; deiner steht unten.' }),
  theySatDown: (who) => ({ title: `${who} hat den Platz übernommen`, text: `${who} hat einen neuen Link zum Platz dir gegenüber, und der alte gilt nicht mehr. Die Partie geht weiter, wie sie steht.` }),
  countAsked: (who, stronger) => ({ title: `${who} bittet um eine Zugzählung`, text: `${who} bittet um eine Zugzählung: ${stronger} müsste gewinnen, bevor sie abläuft, sonst ist es Remis. Gewähre sie auf dem Brett oder lehne sie ab.` }),
  countRefused: (who) => ({ title: 'Keine Zugzählung', text: `${who} hat die Zugzählung abgelehnt. Die Partie geht ohne sie weiter.` }),
  countOnYou: (who, left) => ({ title: 'Eine Zugzählung', text: `${who} hat eine Zugzählung gewährt: Du musst gewinnen, sonst ist es Remis. So viele eigene Züge hast du noch: ${left}.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Eine Zugzählung', text: `${who} hat eine Zugzählung gewährt: ${stronger} muss gewinnen, sonst ist es Remis. So viele Züge bleiben dafür noch: ${left}.` }),
  countEnded: (who) => ({ title: 'Die Zugzählung ist vorbei', text: `${who} hat die Zugzählung beendet, weil die stärkere Seite vorangekommen ist. Die Partie geht ohne sie weiter.` }),
}

const has = (isYou: boolean): string => (isYou ? 'hast' : 'hat')

/** `who` may be „Du“, with its own verb; `whom` stands in the dative. */
export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} hat die Spielleitung übernommen.`,
  joined: 'Die Partie hat begonnen.',
  'draw-offered': ({ who, isYou }) => `${who} ${has(isYou)} Remis angeboten.`,
  'draw-declined': ({ who, isYou }) => `${who} ${has(isYou)} das Remis abgelehnt.`,
  'draw-withdrawn': ({ who, isYou }) => `${who} ${has(isYou)} das Remisangebot zurückgezogen.`,
  'takeback-asked': ({ who, isYou }) => `${who} ${has(isYou)} gebeten, einen Zug zurücknehmen zu dürfen.`,
  'takeback-declined': ({ who, isYou }) => `${who} ${has(isYou)} abgelehnt: Der Zug bleibt stehen.`,
  'taken-back': 'Der letzte Zug wurde zurückgenommen.',
  'time-given': ({ who, whom, time, isYou }) => `${who} ${has(isYou)} ${whom} Zeit gegeben: ${time}.`,
  'played-on': ({ time }) => `Die Zeit war um, und die Partie ging weiter. Dazu kamen: ${time}.`,
  'pause-proposed': ({ who, when, isYou }) => `${who} ${has(isYou)} eine Pause bis ${when} vorgeschlagen.`,
  'pause-declined': ({ who, isYou }) => `${who} ${has(isYou)} die Pause abgelehnt.`,
  paused: ({ when }) => `Beide Uhren wurden angehalten, bis ${when}.`,
  'pause-ending': ({ who, when, isYou }) => `${who} ${has(isYou)} die Pause beendet: Die Uhren laufen ab ${when}.`,
  'leave-taken': ({ who, when, isYou, from, isLater }) => (isLater ? `${who} ${has(isYou)} Urlaub genommen, von ${from} bis ${when}.` : `${who} ${has(isYou)} Urlaub genommen, bis ${when}.`),
  'leave-ended': ({ who, isYou }) => `${who} ${has(isYou)} den Urlaub beendet.`,
  frozen: ({ when }) => `Crownhead war nicht erreichbar bis ${when}: Diese Zeit zählt nicht.`,
  huffed: ({ square }) => `Der Stein auf ${square} wurde gepustet.`,
  enforced: 'Der Schlag musste nachgeholt werden.',
  cautioned: ({ who, isYou }) => `${who} ${has(isYou)} wegen eines regelwidrigen Zuges eine Verwarnung bekommen.`,
  'count-asked': ({ who, isYou }) => `${who} ${has(isYou)} die Spielleitung um eine Zugzählung gebeten.`,
  'count-refused': 'Die Spielleitung hat die Zugzählung abgelehnt.',
  'count-granted': ({ whom }) => `Eine Zugzählung hat begonnen: Bis sie abläuft, braucht es einen Sieg von ${whom}.`,
  'count-ended': 'Die Spielleitung hat die Zugzählung beendet.',
  'reseat-asked': ({ whom }) => `Ein verlorener Link wurde gemeldet: der Platz von ${whom}.`,
  reseated: ({ whom }) => `Ein Platz wurde mit einem neuen Link übernommen: der von ${whom}.`,
  finished: 'Die Partie ist zu Ende.',
  aborted: 'Die Partie wurde abgebrochen.',
}

export const events: Texts['events'] = {
  none: 'Außer den Zügen ist nichts geschehen.',
  you: 'Du',
  youToo: 'dir',
  somebody: 'Jemand',
}

export const door: MailTexts['door'] = {
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
  roles: { player: 'zum Mitspielen', director: 'als Spielleitung' },
  invitations: { player: 'eine Einladung zum Spielen', director: 'eine Einladung zur Spielleitung' },
  seat: (rules, role, game) => `${rules}, Partie ${game}: ${role}.`,
  opponent: (name) => `Gegenseite: ${name}.`,
  players: (black, white) => `Es spielen: ${black}, ${white}.`,
  round: (round) => `Runde ${round}.`,
  board: (board) => `Brett ${board}.`,
  more: (count) => plural(count, { one: 'Noch eine Partie wartet auf dich.', other: `Noch ${count} Partien warten auf dich.` }),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Dame: Dein Platz hat eine andere Adresse · ${game}`,
  title: 'Dein Platz hat eine andere E-Mail-Adresse',
  text: 'Jemand mit dem Link deines Platzes hat die E-Mail-Adresse des Platzes geändert oder entfernt. E-Mails zu dieser Partie kommen nicht mehr zu dir. Warst du das, musst du nichts tun.',
  back: 'Jemand hat den Platz der Adresse zurückgegeben, die er vorher hatte. E-Mails zu dieser Partie kommen nicht mehr zu dir.',
  open: 'Ich war das nicht',
  otherwise: 'Diese Seite gibt den Platz an diese Adresse zurück und schickt dir einen neuen Link. Alle Links des Platzes, die bis dahin benutzt wurden, gelten dann nicht mehr. Das geht sieben Tage lang.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Dame: Deine Angaben wurden gelöscht · ${game}`,
  title: 'Deine Angaben wurden gelöscht',
  text: 'Jemand mit deinem Link hat uns gebeten, dich in dieser Partie zu vergessen. Dein Name, deine Adresse, Einstellungen, Pläne und Notiz wurden gelöscht, und E-Mails kommen keine mehr. Warst du das, musst du nichts tun.',
  otherwise: 'Auf dieser Seite bekommst du sieben Tage lang den Platz zurück, und dazu einen neuen Link. Deinen Namen und deine Einstellungen musst du dann noch einmal eingeben.',
}

export const restored: MailTexts['restored'] = {
  title: 'Dein Platz gehört wieder dir',
  text: 'Hier ist dein neuer Link. Alle älteren gelten nicht mehr.',
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
