import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'Drei-Züge-Auslosung',
  'two-move': 'Zwei-Züge-Auslosung',
  'eleven-man': 'Elf-Steine-Auslosung',
}

const lists = listsIn('de')

export const agreed: EmailTexts['agreed'] = {
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

export const openQuestions: EmailTexts['openQuestions'] = {
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

export const replies: EmailTexts['replies'] = {
  marker: '~~ Antwort über dieser Zeile ~~',
  how: 'Oder beantworte diese E-Mail mit deinem Zug, in einer eigenen Zeile.',
  howSeveral: (example) => `Oder beantworte diese E-Mail, mit einer Zeile für jede Partie, etwa: ${example}`,
  code: (code) => `In einer Antwort: ${code} und dein Zug`,
  results: 'Was aus deiner Antwort wurde',
  first: (line) => `Was in der Antwort steht: „${line}“`,
  played: (move) => `Du hast ${move} gespielt`,
  outcomes: {
    done: { title: 'Erledigt, wie du geantwortet hast', text: 'Deine Antwort per E-Mail zählt.' },
    late: { title: 'Deine Antwort kam zu spät', text: 'Sie traf ein, als die Zeit für diesen Zug vorbei war, und zählt daher nicht.' },
    older: { title: 'Deine Antwort wurde nicht gespielt', text: 'Sie galt einem früheren Zug, oder dein Link wurde inzwischen ersetzt.' },
    illegal: { title: 'Deine Antwort wurde nicht gespielt', text: 'Kein erlaubter Zug passt dazu, oder mehr als einer.' },
    unclear: { title: 'Wir konnten deine Antwort nicht lesen', text: 'Genau eine Zeile über der zitierten E-Mail muss ein Zug sein und sonst nichts, oder „accept“ oder „decline“.' },
    uncoded: { title: 'Wir konnten deine Antwort nicht lesen', text: 'Jede Zeile muss mit dem Code der Partie beginnen, der in jener E-Mail beim Brett steht, und dann nur einen Zug enthalten, oder „accept“ oder „decline“.' },
    several: { title: 'Deine Antwort wurde nicht gespielt', text: 'In mehreren Zeilen stehen verschiedene Antworten, und wir wissen nicht, welche gilt. Schick nur eine.' },
    foreign: { title: 'Eine Antwort kam von einer anderen Adresse', text: 'Sie wurde nicht gespielt. Wenn du es warst, spiel den Zug mit diesem Knopf. Wenn nicht, ist nichts zu tun.' },
    unverified: { title: 'Wir konnten nicht prüfen, wer eine Antwort geschickt hat', text: 'Sie trägt deine Adresse, aber die Prüfung des Absenders ist fehlgeschlagen (DMARC oder DKIM), daher wurde sie nicht gespielt. Wenn du es warst, spiel den Zug mit diesem Knopf. Wenn nicht, ist nichts zu tun.' },
    unknown: { title: 'Eine Antwort ohne Partie', text: 'Keine Partie aus der E-Mail hat diesen Code.' },
    resign: { title: 'Möchtest du aufgeben?', text: 'Eine E-Mail gibt keine Partie auf. Öffne dein Brett und bestätige es dort.' },
    over: { title: 'Die Partie ist vorbei', text: 'Deine Antwort kam nach dem Ende.' },
    refused: { title: 'Deine Antwort konnte nicht ausgeführt werden', text: 'Öffne dein Brett, um zu sehen, was jetzt möglich ist.' },
  },
}
