import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { plural } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Dein Turnier wartet auf dich',
  text: 'Jemand hat ein Fernturnier im Damespiel angelegt und diese Adresse für die Turnierleitung angegeben. Wenn du das warst, öffne es und drücke dort auf den Knopf: Vorher geht keine Einladung hinaus.',
  open: 'Turnier öffnen',
  keep: 'Heb diese E-Mail auf: Wer den Link darin hat, hat die Turnierleitung.',
  otherwise: 'Warst du es nicht, musst du nichts tun: Niemand wird eingeladen, und du hörst nichts weiter davon.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} lädt dich zu einem Dameturnier ein`,
  titleBySomeone: 'Du bist zu einem Dameturnier eingeladen',
  text: 'Es wird als Fernturnier gespielt: alle deine Partien gleichzeitig, jede mit eigener Uhr.',
  games: 'Partien',
  formats: {
    single: 'Alle spielen einmal gegen alle.',
    'two-game': 'Alle spielen zweimal gegen alle, einmal mit jeder Farbe.',
    pairs: 'Die Turnierleitung legt fest, wer gegen wen spielt.',
    'team-match': 'Zwei Mannschaften treffen aufeinander, Brett für Brett.',
  },
  positions: 'Die Partien beginnen mit vorgegebenen Stellungen.',
  ownRules: 'Das Turnier hat eigene Regeln; sie stehen auf seiner Seite.',
  begins: 'Beginn',
  atClosing: (when) => `Mit dem Meldeschluss: ${when}`,
  bySecretary: 'Sobald die Turnierleitung es startet',
  replacing: 'Du würdest den Platz von jemand anderem übernehmen; alle Partien beginnen neu, sobald du zusagst.',
  noDate: 'Bis das Turnier beginnt. Ein Knopf öffnet nur eine Seite; nichts gilt, bevor du es dort bestätigt hast.',
  otherwise: 'Möchtest du nicht, musst du nichts tun: Wenn du nicht annimmst, ist das unsere einzige E-Mail dazu. Leite sie nicht weiter: Die Einladung darin ist für dich.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} bittet dich um die Stellvertretung in einem Dameturnier`,
  titleBySomeone: 'Du sollst die Stellvertretung in einem Dameturnier übernehmen',
  text: 'Die Stellvertretung leitet Partien, in denen die Turnierleitung selbst spielt, entscheidet über Einsprüche und kann Verwarnungen aussprechen.',
  open: 'Turnier ansehen und antworten',
  otherwise: 'Möchtest du nicht, musst du nichts tun: Wenn du nicht zusagst, ist das unsere einzige E-Mail dazu. Leite sie nicht weiter: Wer den Link darin hat, hat die Stellvertretung.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Du bist im Turnier dabei', applied: 'Deine Meldung wartet auf Antwort', waiting: 'Du stehst auf der Warteliste' },
  texts: {
    accepted: 'Du hast einen Platz. Wenn das Turnier beginnt, kommen die Links aller deiner Partien in einer E-Mail.',
    applied: 'Die Turnierleitung entscheidet darüber. Wenn du einen Platz bekommst, schreiben wir dir.',
    waiting: 'Alle Plätze sind vergeben. Wird einer frei und bekommst du ihn, schreiben wir dir.',
  },
  open: 'Deine Seite öffnen',
  keep: 'Heb diese E-Mail auf: Der Link darin ist dein Platz im Turnier, und wer ihn hat, kann für dich handeln.',
  asked: 'Jemand hat diese Adresse für ein Fernturnier im Damespiel angegeben. Wenn du das warst, öffne deine Seite und bestätige dort die Adresse: Ab dann schreiben wir dir.',
  otherwise: 'Warst du es nicht, musst du nichts tun: Ohne Bestätigung ist das unsere einzige E-Mail dazu.',
}

const begun: Tournament['begun'] = {
  title: 'Das Turnier hat begonnen',
  games: (count) => plural(count, { one: 'Du spielst eine Partie.', other: `Du spielst ${count} Partien, alle gleichzeitig.` }),
  official: (players, games) => `Es spielen mit: ${players}. Partien: ${games}.`,
  turns: 'Wir schreiben dir, sobald du am Zug bist. Du ziehst an deinem Brett oder in einer Antwort auf diese E-Mails; Antworten auf die jetzige werden nicht gelesen.',
  openBoard: 'Dieses Brett öffnen',
  more: (count) => plural(count, { one: 'Eine weitere Partie steht auf deiner Seite.', other: `${count} weitere Partien stehen auf deiner Seite.` }),
}

const news: Tournament['news'] = {
  several: 'Neues vom Turnier',
  reason: 'Der Grund:',
  message: 'Die Nachricht:',
  deputyAccepted: (who) => ({ title: `${who} hat jetzt die Stellvertretung`, text: `${who} hat zugesagt und vertritt die Turnierleitung.` }),
  deputyLeft: { title: 'Das Turnier hat keine Stellvertretung', text: 'Die Stellvertretung wurde niedergelegt. Die Turnierleitung kann jemand anderen bitten.' },
  applied: (who) => ({ title: `${who} möchte mitspielen`, text: `${who} hat sich gemeldet. Nimm die Meldung auf der Seite des Turniers an oder entferne sie.` }),
  declined: (who) => ({ title: `${who} spielt nicht mit`, text: `${who} hat die Einladung abgelehnt.` }),
  gamesWith: { won: (who) => `Wer noch eine Partie gegen ${who} hatte, hat sie gewonnen.`, void: (who) => `${who} hat mehr als die Hälfte der Partien durch Zeit oder Ausscheiden verloren; darum zählen alle Partien gegen ${who} für niemanden.` },
  ownGames: { lost: 'Deine Partien, die noch liefen, sind verloren.', void: 'Du hast mehr als die Hälfte deiner Partien durch Zeit oder Ausscheiden verloren; darum zählen sie alle für niemanden.' },
  left: (who, games) => ({ title: `${who} ist aus dem Turnier ausgeschieden`, text: games }),
  leftBefore: (who) => ({ title: `${who} spielt nicht mit`, text: `${who} hat sich vor dem Beginn zurückgezogen.` }),
  youLeft: (games) => ({ title: 'Du bist aus dem Turnier ausgeschieden', text: games }),
  youLeftBefore: { title: 'Du spielst im Turnier nicht mit', text: 'Du hast dich vor dem Beginn zurückgezogen.' },
  expelled: (who, games) => ({ title: `${who} ist nicht mehr im Turnier`, text: `Die Turnierleitung hat ${who} ausgeschlossen. ${games}` }),
  youExpelled: (games) => ({ title: 'Du bist nicht mehr im Turnier', text: `Die Turnierleitung hat dich ausgeschlossen. ${games}` }),
  replaced: (before, now) => ({ title: `${now} spielt anstelle von ${before}`, text: `Die Partien gegen ${before} zählen für niemanden. Neue gegen ${now} haben begonnen.` }),
  youReplaced: (now) => ({ title: `${now} spielt an deiner Stelle`, text: 'Deine Partien zählen für niemanden mehr.' }),
  entryClosed: (accepted, needed) => ({ title: 'Zu wenige Meldungen', text: `Der Meldeschluss ist vorbei, und das Turnier kann nicht beginnen. Zugesagt: ${accepted}. Nötig: ${needed}. Auf seiner Seite steht, was du tun kannst.` }),
  paused: (until) => ({ title: 'Alle Uhren stehen', text: `Das Turnier macht Pause bis ${until}. Ziehen kannst du trotzdem.` }),
  resumed: (from) => ({ title: 'Das Turnier geht weiter', text: `Die Uhren laufen wieder ab ${from}.` }),
  closed: (until) => ({ title: 'Der Schlusstag ist da', text: `Deine Partien, die noch laufen, warten auf eine Entscheidung, und ihre Uhren stehen. Was bis ${until} nicht entschieden ist, zählt für niemanden.` }),
  closedForOfficials: (open, until) => ({ title: 'Der Schlusstag ist da', text: `Zu entscheidende Partien: ${open}. Was bis ${until} nicht entschieden ist, zählt für niemanden.` }),
  cancelled: { title: 'Das Turnier ist abgesagt', text: 'Die Turnierleitung hat es abgesagt. Partien, die noch liefen, zählen für niemanden.' },
  lapsed: { title: 'Das Turnier ist abgesagt', text: 'Es hat nicht rechtzeitig begonnen.' },
  ruled: {
    title: 'Eine Partie wurde entschieden',
    won: (opponent) => `Deine Partie gegen ${opponent}: Du hast gewonnen.`,
    lost: (opponent) => `Deine Partie gegen ${opponent}: Du hast verloren.`,
    drawn: (opponent) => `Deine Partie gegen ${opponent} ist remis.`,
    void: (opponent) => `Deine Partie gegen ${opponent} zählt für niemanden.`,
    ofOthers: (board, players) => `Brett ${board}, ${players}, ist entschieden.`,
    appeal: (until) => `Bis ${until} kannst du auf deiner Seite bei der Stellvertretung Einspruch einlegen.`,
  },
  appealed: (who, board) => ({ title: `${who} legt Einspruch ein`, text: `${who} bittet die Stellvertretung, über die Partie an Brett ${board} neu zu entscheiden.` }),
  undecided: (opponent) => ({ title: 'Eine Partie zählt für niemanden', text: `Deine Partie gegen ${opponent} wurde nicht rechtzeitig entschieden und zählt darum für niemanden.` }),
  youWarned: { title: 'Du wurdest verwarnt', text: 'Die Turnierleitung hat dich verwarnt. Das ist festgehalten.' },
  warned: (who) => ({ title: `Eine Verwarnung für ${who}`, text: `${who} hat eine Verwarnung bekommen. Das ist festgehalten.` }),
  wroteAll: (who) => ({ title: `${who} schreibt an alle`, text: 'Die Turnierleitung hat an alle im Turnier geschrieben.' }),
  wroteYou: (who) => ({ title: `${who} schreibt dir`, text: 'Die Turnierleitung hat dir allein geschrieben.' }),
  newLink: { title: 'Dein neuer Link', text: 'Deine Seite im Turnier hat einen neuen Link; der alte funktioniert für niemanden mehr.' },
}

const ties: Tournament['ties'] = {
  direct: 'die Partien gegeneinander',
  wins: 'die Zahl der Siege',
  'sonneborn-berger': 'die Sonneborn-Berger-Wertung (für jede Partie: das Geholte mal die Punkte der Gegenseite)',
}

const report: Tournament['report'] = {
  title: 'Das Turnier ist zu Ende',
  place: (place, players) => `Dein Platz: ${place} von ${players}.`,
  unranked: 'Du hast keinen Platz: Mehr als die Hälfte deiner Partien ging durch Zeit oder Ausscheiden verloren.',
  row: (points, games) => `${plural(points, { one: '1 Punkt', other: `${points} Punkte` })} (${games}).`,
  games: (won, drawn, lost) => `${won} gewonnen, ${drawn} remis, ${lost} verloren`,
  by: {
    direct: 'Platz nach den Partien unter Punktgleichen.',
    wins: 'Platz nach der Zahl der Siege.',
    sonnebornBerger: (score) => `Platz nach der Sonneborn-Berger-Wertung: ${score}.`,
    shared: 'Geteilt, da alles gleich ist.',
  },
  struck: 'Kein Platz: Mehr als die Hälfte der Partien ging durch Zeit oder Ausscheiden verloren. Sie zählen für niemanden.',
  team: (points, boards) => `Mannschaftspunkte: ${points}. Brettpunkte: ${boards}.`,
  ties: (list) => `Bei gleichen Punkten entscheidet, in dieser Reihenfolge: ${list}.`,
  more: (count) => plural(count, { one: 'Ein weiterer Name steht in der Tabelle auf der Seite.', other: `${count} weitere Namen stehen in der Tabelle auf der Seite.` }),
  table: 'Tabelle und alle Partien ansehen',
  pdn: 'Alle Partien in PDN, zum Aufheben oder für ein Dameprogramm:',
  csv: 'Die Tabelle in CSV, für eine Tabellenkalkulation:',
  rulings: 'Von der Turnierleitung entschieden:',
  void: 'Zählt für niemanden',
  kept: (when) => `Dein Link funktioniert bis ${when}. Dann wird er gelöscht, zusammen mit deiner Adresse. Die Tabelle und die Partien bleiben.`,
}

export const tournament: Tournament = {
  subject: (event) => `Dameturnier: ${event}`,
  openPage: 'Seite des Turniers öffnen',
  openOwn: 'Deine Seite im Turnier',
  stop: 'E-Mails zu diesem Turnier beenden',
  secret: 'Die Links in dieser E-Mail sind nur für dich: Leite sie nicht weiter.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
