import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { claimByMail } from './results.ts'
import { asked, within } from './seat.ts'

const has = (isYou: boolean): string => (isYou ? 'hast' : 'hat')

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} bietet Remis an`, text: `${who} bietet dir Remis an. Nimm auf deinem Brett an oder lehne ab; auch mit einem Zug lehnst du ab.` }),
  drawDeclined: (who) => ({ title: 'Kein Remis', text: `${who} hat dein Remisangebot abgelehnt. Die Partie geht weiter.` }),
  timeForYou: (giver, time) => ({ title: `Mehr Zeit für dich: ${time}`, text: `${giver} hat dir ${time} mehr gegeben. Das kommt zu deiner Reserve.` }),
  timeForYourGame: (giver, time) => ({ title: `Mehr Zeit für dich: ${time}`, text: `${giver} hat dir ${time} mehr gegeben.` }),
  timeForThem: (giver, to, time) => ({ title: `Mehr Zeit für ${to}: ${time}`, text: `${giver} hat ${to} mehr Zeit gegeben: ${time}.` }),
  timeFromYou: (to, time) => ({ title: `Mehr Zeit für ${to}: ${time}`, text: `Du hast ${to} mehr Zeit gegeben: ${time}.` }),
  youPlayOn: (who, time) => ({ title: 'Die Partie geht weiter', text: `Deine Zeit war um, aber ${who} lässt dich weiterspielen und gibt dir ${time} dazu.` }),
  theyPlayOn: (who, time) => ({ title: 'Die Partie geht weiter', text: `Du lässt ${who} weiterspielen und gibst ${time} dazu.` }),
  pauseProposed: (who, until) => ({ title: `${who} schlägt eine Pause vor`, text: `${who} möchte beide Uhren anhalten, bis ${until}. Nimm auf deinem Brett an oder lehne ab.` }),
  pauseDeclined: (who) => ({ title: 'Keine Pause', text: `${who} möchte keine Pause. Die Uhren laufen weiter.` }),
  paused: (who, until) => ({ title: 'Die Partie macht Pause', text: `${who} und du habt eine Pause vereinbart: Beide Uhren stehen bis ${until}. Ziehen könnt ihr trotzdem, und ihr könnt beide die Pause beenden, mit einem Tag Vorlauf.` }),
  pauseEnding: (who, until) => ({ title: 'Die Pause endet', text: `${who} hat die Pause beendet. Die Uhren laufen wieder ab ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} nimmt Urlaub`, text: `${who} hat Urlaub von ${from} bis ${until}. Nur die Uhr von ${who} steht dann; Züge sind trotzdem möglich.` }),
  leaveEnded: (who) => ({ title: `${who} ist zurück`, text: `${who} hat den Urlaub beendet. Beide Uhren laufen wie gewohnt.` }),
  frozen: (from, until) => ({ title: 'Zeit, die nicht zählt', text: `Crownhead war nicht erreichbar, von ${from} bis ${until}. Diese Zeit zählt auf der Uhr deiner Partie nicht, also verliert niemand etwas.` }),
  huffed: (who, square) => ({ title: `${who} hat gepustet`, text: `Dein Stein auf ${square} hat nicht geschlagen, darum hat ${who} ihn vom Brett genommen. Jetzt ist ${who} am Zug.` }),
  takebackAsked: (who, move) => ({ title: `${who} möchte einen Zug zurücknehmen`, text: `${who} möchte ${move} zurücknehmen. Nimm auf deinem Brett an oder lehne ab; geht die Partie weiter, bleibt der Zug stehen.` }),
  takebackDeclined: (who) => ({ title: 'Der Zug bleibt stehen', text: `${who} möchte nicht, dass der Zug zurückgenommen wird. Die Partie geht weiter, wie sie steht.` }),
  youTookBack: (who) => ({ title: 'Du kannst noch einmal ziehen', text: `${who} hat dich deinen Zug zurücknehmen lassen. Wähle einen anderen.` }),
  theyTookBack: (who) => ({ title: `${who} hat einen Zug zurückgenommen`, text: `Du hast ${who} einen Zug zurücknehmen lassen. Das Brett zeigt, wie die Partie jetzt steht.` }),
  rematchOffered: (who) => ({ title: `${who} möchte eine Revanche`, text: `${who} möchte noch einmal gegen dich spielen, mit vertauschten Farben. Ein Druck auf den Knopf an deinem Brett, und die Partie beginnt; ihr müsst nicht gleichzeitig online sein.` }),
  linkRotated: { title: 'Dein neuer Link', text: 'Dein Brett hat einen neuen Link, und der alte gilt für niemanden mehr.' },
  areYouThere: (who, until) => ({ title: 'Bist du noch da?', text: `${who} meldet, dass du deinen Link verloren hast. Stimmt das nicht, drücke auf deinem Brett bis ${until} auf „${asked.stillHere}“. Sonst kann jemand anders deinen Platz übernehmen.` }),
  youSaidLost: (who, until) => ({ title: `Verlorener Link: ${who}`, text: `Du hast gemeldet, dass ${who} den Link verloren hat. Bis ${until} kann ${who} auf „${asked.stillHere}“ drücken. Geschieht das nicht, gilt ab dann der neue Link auf deinem Brett; gib ihn weiter.` }),
  theySaidLost: (who, lost, until) => ({ title: `Verlorener Link: ${lost}`, text: `${who} meldet, dass ${lost} den Link verloren hat. Bis ${until} kann ${lost} auf „${asked.stillHere}“ drücken. Geschieht das nicht, gilt ab dann ein neuer Link zum Platz.` }),
  seatsStay: (opponent) => ({ title: 'Beide behalten ihren Platz', text: `Die Sache mit dem verlorenen Link ist geklärt: Du und ${opponent} behaltet eure Plätze, und beide Links gelten wie zuvor.` }),
  youSatDown: (opponent) => ({ title: `Du spielst jetzt gegen ${opponent}`, text: 'Dieser Platz gehört jetzt dir. Der alte Link gilt nicht mehr; deiner steht unten.' }),
  theySatDown: (who) => ({ title: `${who} hat den Platz übernommen`, text: `${who} spielt jetzt mit einem neuen Link gegen dich, und der alte gilt nicht mehr. Die Partie geht weiter, wie sie steht.` }),
  countAsked: (who, stronger) => ({ title: `${who} bittet um eine Zugzählung`, text: `${who} bittet um eine Zugzählung: ${stronger} müsste gewinnen, bevor sie abläuft, sonst ist es Remis. Gewähre sie auf dem Brett oder lehne sie ab.` }),
  countRefused: (who) => ({ title: 'Keine Zugzählung', text: `${who} hat die Zugzählung abgelehnt. Die Partie geht ohne sie weiter.` }),
  countOnYou: (who, left) => ({ title: 'Eine Zugzählung', text: `${who} hat eine Zugzählung gewährt: Du musst ${within(left)} gewinnen, sonst ist es Remis.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Eine Zugzählung', text: `${who} hat eine Zugzählung gewährt: ${stronger} muss ${within(left)} gewinnen, sonst ist es Remis.` }),
  countEnded: (who) => ({ title: 'Die Zugzählung ist vorbei', text: `${who} hat die Zugzählung beendet, weil die stärkere Seite vorangekommen ist. Die Partie geht ohne sie weiter.` }),
  said: (who) => ({ title: `${who} schreibt dir`, text: `${who} hat dir eine Nachricht geschickt.` }),
}

/** `who` can be „Du“, which has its own form of the verb. `whom` is in the dative. */
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
  frozen: ({ when }) => `Crownhead war bis ${when} nicht erreichbar: Diese Zeit zählt nicht.`,
  'clocks-stopped': ({ when }) => `Das Turnier hat die Uhren bis ${when} angehalten.`,
  huffed: ({ square }) => `Der Stein auf ${square} wurde gepustet.`,
  enforced: 'Der Schlag musste nachgeholt werden.',
  cautioned: ({ who, isYou }) => `${who} ${has(isYou)} wegen eines regelwidrigen Zuges eine Verwarnung bekommen.`,
  'count-asked': ({ who, isYou }) => `${who} ${has(isYou)} die Spielleitung um eine Zugzählung gebeten.`,
  'count-refused': 'Die Spielleitung hat die Zugzählung abgelehnt.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Eine Zugzählung hat begonnen: Bis sie abläuft, musst du gewinnen.' : `Eine Zugzählung hat begonnen: Wenn sie abläuft, ohne dass ${whom} gewonnen hat, ist es Remis.`),
  'count-ended': 'Die Spielleitung hat die Zugzählung beendet.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Dein Link wurde als verloren gemeldet.' : `Der Link von ${whom} wurde als verloren gemeldet.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Du hast deinen Platz mit einem neuen Link übernommen.' : `Der Platz von ${whom} wurde mit einem neuen Link übernommen.`),
  finished: 'Die Partie ist zu Ende.',
  aborted: 'Die Partie wurde abgebrochen.',
}

export const events: Texts['events'] = {
  none: 'Außer den Zügen ist nichts geschehen.',
  you: 'Du',
  youToo: 'dir',
  somebody: 'Jemand',
  somebodyToo: 'jemandem',
  since: 'Seit deinem letzten Besuch',
  more: (count) => `und ${count} mehr`,
  planned: (name, move, reply) => `${name} hat ${move} gespielt, deine geplante Antwort war ${reply}.`,
  forced: (name, move, reply) => `${name} hat ${move} gespielt, und für dich wurde ${reply} gespielt.`,
  answered: (move, name, reply) => `Du hast ${move} gespielt, und ${name} hatte die Antwort ${reply} schon bereit.`,
  letYouTakeBack: (name, move) => `${name} hat dich ${move} zurücknehmen lassen.`,
  youLetTakeBack: (name, move) => `Du hast ${name} ${move} zurücknehmen lassen.`,
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'Drei-Züge-Auslosung',
  'two-move': 'Zwei-Züge-Auslosung',
  'eleven-man': 'Elf-Steine-Auslosung',
}

const lists = listsIn('de')

export const agreed: EmailTexts['agreed'] = {
  weekends: (zone) => `Samstage und Sonntage zählen nicht (${zone}).`,
  leave: (time) => `Urlaub pro Person in dieser Partie: ${time}.`,
  laws: 'Nach dem Regelwerk gibt es für den ersten regelwidrigen Zug eine Verwarnung; mit dem zweiten ist die Partie verloren.',
  forfeit: 'Wer den ersten Zug nicht macht, verliert kampflos.',
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
  firstMove: (move) => `Dein erster Zug ${move} wird mit der Einladung verschickt.`,
  firstMade: (move) => `Dein erster Zug ${move} steht auf dem Brett.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} schreibt:`,
  drawOffered: (who) => `${who} bietet Remis an: Nimm auf deinem Brett an oder lehne ab, oder zieh einfach; damit lehnst du ab.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} hat einen Schlag versäumt. Du kannst pusten: ${lists.or(squares)}. Vor deinem Zug kannst du einen solchen Stein vom Brett nehmen, auf dem Schlag bestehen oder es dabei lassen.`,
  mustJump: (who) => `${who} hat deinen letzten Zug zurücknehmen lassen: Du musst den ganzen Schlag machen.`,
  takeback: (who, move) => `${who} möchte ${move} zurücknehmen: Nimm auf deinem Brett an oder lehne ab, oder zieh einfach; damit lehnst du ab.`,
  pause: (who, until) => `${who} schlägt eine Pause bis ${until} vor: Nimm auf deinem Brett an oder lehne ab. Ziehen kannst du währenddessen auch.`,
  countOnYou: (left) => `Nach der Zugzählung der Spielleitung musst du ${within(left)} gewinnen, sonst ist es Remis.`,
  countOnThem: (stronger, left) => `Nach der Zugzählung der Spielleitung muss ${stronger} ${within(left)} gewinnen, sonst ist es Remis.`,
  object: (until) => `Jemand meldet, dass du deinen Link verloren hast. Drücke auf deinem Brett bis ${until} auf „${asked.stillHere}“, um deinen Platz zu behalten.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Antwort über dieser Zeile ~~',
  how: 'Oder beantworte diese E-Mail mit deinem Zug, in einer eigenen Zeile.',
  howSeveral: (example) => `Oder beantworte diese E-Mail, mit einer Zeile für jede Partie, etwa: ${example}`,
  howAsked: 'Statt eines Zuges beantwortet dort „annehmen“ oder „ablehnen“ eine Anfrage.',
  code: (code) => `In einer Antwort: ${code} und dein Zug`,
  results: 'Was aus deiner Antwort wurde',
  first: (line) => `In der Antwort steht: „${line}“`,
  played: (move) => `Du hast ${move} gespielt`,
  orWord: {
    unclear: 'In genau einer Zeile über der zitierten E-Mail darf nur ein Zug stehen, oder „annehmen“ oder „ablehnen“.',
    uncoded: 'Jede Zeile muss mit dem Code der Partie beginnen, der in der E-Mail beim Brett steht. Danach darf nur ein Zug stehen, oder „annehmen“ oder „ablehnen“.',
  },
  outcomes: {
    done: { title: 'Deine Antwort ist ausgeführt', text: 'Deine Antwort per E-Mail zählt.' },
    late: { title: 'Deine Antwort kam zu spät', text: 'Sie traf ein, als die Zeit für diesen Zug vorbei war, und zählt daher nicht.' },
    older: { title: 'Deine Antwort zählt nicht', text: 'Sie galt einem früheren Zug, oder dein Link wurde inzwischen ersetzt.' },
    illegal: { title: 'Deine Antwort zählt nicht', text: 'Dazu passt kein erlaubter Zug, oder mehr als einer.' },
    unclear: { title: 'Wir konnten deine Antwort nicht lesen', text: 'In genau einer Zeile über der zitierten E-Mail darf nur ein Zug stehen.' },
    uncoded: { title: 'Wir konnten deine Antwort nicht lesen', text: 'Jede Zeile muss mit dem Code der Partie beginnen, der in der E-Mail beim Brett steht. Danach darf nur ein Zug stehen.' },
    several: { title: 'Deine Antwort zählt nicht', text: 'In mehreren Zeilen stehen verschiedene Antworten, und wir wissen nicht, welche gilt. Schick nur eine.' },
    foreign: { title: 'Eine Antwort kam von einer anderen Adresse', text: 'Sie zählt nicht. Wenn du es warst, spiel den Zug mit diesem Knopf. Wenn nicht, ist nichts zu tun.' },
    unverified: { title: 'Wir konnten nicht prüfen, wer eine Antwort geschickt hat', text: 'Sie trägt deine Adresse, aber die Prüfung des Absenders ist fehlgeschlagen (DMARC oder DKIM), daher zählt sie nicht. Wenn du es warst, spiel den Zug mit diesem Knopf. Wenn nicht, ist nichts zu tun.' },
    unknown: { title: 'Eine Antwort ohne Partie', text: 'Keine Partie aus der E-Mail hat diesen Code.' },
    resign: { title: 'Möchtest du aufgeben?', text: 'Eine E-Mail gibt keine Partie auf. Öffne dein Brett und bestätige es dort.' },
    over: { title: 'Die Partie ist vorbei', text: 'Deine Antwort kam nach dem Ende.' },
    refused: { title: 'Deine Antwort konnte nicht ausgeführt werden', text: 'Öffne dein Brett, um zu sehen, was jetzt möglich ist.' },
  },
}
