import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { oneOrMany } from './board.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'tres jugadas', 'two-move': 'dos jugadas', 'eleven-man': 'once peones' }

const lists = listsIn('es')

export const agreed: EmailTexts['agreed'] = {
  weekends: (city) => `Los sábados y domingos no cuentan (${city}).`,
  leave: (time) => `En esta partida, cada jugador puede tomar vacaciones: ${time}.`,
  laws: 'Según el reglamento, la primera jugada ilegal trae una advertencia y la segunda pierde la partida.',
  forfeit: 'Si la primera jugada de un bando no llega, ese bando pierde por incomparecencia.',
  match: {
    together: 'Esta es una de las dos partidas de un encuentro, con la misma apertura y los colores cambiados. Las dos se juegan a la vez; la otra tiene su propio correo.',
    'in-turn': 'Esta es una de las dos partidas de un encuentro, con la misma apertura y los colores cambiados. La segunda empieza cuando termine la primera.',
  },
  toDraw: (deck) => `La apertura sale del sorteo de ${decks[deck]}, que se hace cuando se acepte la invitación.`,
  ballot: (number, deck, name) => `La apertura es la número ${number} del sorteo de ${decks[deck]}, ${name}.`,
  removed: (squares) => `Los peones de ${lists.and(squares)} se quitan del tablero.`,
  begins: (moves) => `${moves.join(' ')} ya está en el tablero.`,
  toss: (black, white) => `Por sorteo, ${black} juega con negras y ${white} con blancas.`,
  chance: (number) => `Sorteado con el número ${number}, que se guarda con la partida para que cualquiera pueda comprobarlo.`,
  firstMove: (move) => `Tu primera jugada ${move} va con la invitación.`,
  firstMade: (move) => `Tu primera jugada ${move} está hecha.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} escribe:`,
  drawOffered: (who) => `${who} ofrece tablas: acéptalas o recházalas en tu tablero, o simplemente juega, que también es rechazarlas.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} no capturó. Puedes soplar: ${lists.or(squares)}. Antes de jugar puedes quitar una de esas piezas, exigir la captura o dejarlo así.`,
  mustJump: (who) => `${who} hizo deshacer tu última jugada: tienes que hacer la captura completa.`,
  takeback: (who, move) => `${who} quisiera deshacer ${move}: acepta o rechaza la petición en tu tablero, o simplemente juega, que también es rechazarla.`,
  pause: (who, until) => `${who} propone una pausa hasta el ${until}: acéptala o recházala en tu tablero. Mientras tanto puedes jugar.`,
  countOnYou: (left) => `Por la cuenta de jugadas del árbitro, tienes que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada tuya', 'jugadas tuyas')}; si no, son tablas.`,
  countOnThem: (stronger, left) => `Por la cuenta de jugadas del árbitro, ${stronger} tiene que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada', 'jugadas')}; si no, son tablas.`,
  object: (until) => `Alguien dice que perdiste tu enlace. Pulsa «${asked.stillHere}» en tu tablero antes del ${until} para conservar tu puesto.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Responde encima de esta línea ~~',
  how: 'O responde a este correo con tu jugada, sola en una línea.',
  howSeveral: (example) => `O responde a este correo, con una línea para cada partida, por ejemplo: ${example}`,
  code: (code) => `En una respuesta: ${code} y tu jugada`,
  results: 'Qué ha sido de tu respuesta',
  first: (line) => `Lo que dice la respuesta: «${line}»`,
  played: (move) => `Jugaste ${move}`,
  outcomes: {
    done: { title: 'Hecho, según tu respuesta', text: 'Tu respuesta por correo vale.' },
    late: { title: 'Tu respuesta llegó demasiado tarde', text: 'Llegó cuando ya había terminado el tiempo para esa jugada, así que no vale.' },
    older: { title: 'Tu respuesta no se ha jugado', text: 'Era sobre un turno anterior, o tu enlace se ha sustituido desde entonces.' },
    illegal: { title: 'Tu respuesta no se ha jugado', text: 'No le corresponde ninguna jugada legal, o más de una.' },
    unclear: { title: 'No hemos podido leer tu respuesta', text: 'Exactamente una línea encima del correo citado tiene que ser una jugada y nada más, o «accept» o «decline».' },
    uncoded: { title: 'No hemos podido leer tu respuesta', text: 'Cada línea tiene que empezar con el código de su partida, que está junto al tablero en ese correo, y seguir con una jugada y nada más, o «accept» o «decline».' },
    several: { title: 'Tu respuesta no se ha jugado', text: 'Tiene respuestas distintas en varias líneas, y no sabemos cuál vale. Envía solo una.' },
    foreign: { title: 'Una respuesta llegó de otra dirección', text: 'No se ha jugado. Si fuiste tú, haz la jugada con este botón. Si no, no hay nada que hacer.' },
    unverified: { title: 'No hemos podido comprobar quién envió una respuesta', text: 'Lleva tu dirección, pero la comprobación del remitente ha fallado (DMARC o DKIM), así que no se ha jugado. Si fuiste tú, haz la jugada con este botón. Si no, no hay nada que hacer.' },
    unknown: { title: 'Una respuesta sin partida', text: 'Ninguna partida del correo tiene este código.' },
    resign: { title: '¿Quieres abandonar?', text: 'Un correo no abandona una partida. Abre tu tablero y confírmalo allí.' },
    over: { title: 'La partida ha terminado', text: 'Tu respuesta llegó después del final.' },
    refused: { title: 'No se ha podido hacer lo que pide tu respuesta', text: 'Abre tu tablero para ver qué es posible ahora.' },
  },
}
