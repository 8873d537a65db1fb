import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { oneOrMany } from './board.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

/** Stands for the reader where a sentence names who did something. Its verb is then in the second person. */
export const reader = 'Tú'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} ofrece tablas`, text: `${who} te ofrece tablas. Acéptalas o recházalas en tu tablero; si juegas, las rechazas.` }),
  drawDeclined: (who) => ({ title: 'Sin tablas', text: `${who} ha rechazado tu oferta de tablas. La partida sigue.` }),
  timeForYou: (giver, time) => ({ title: `Más tiempo para ti: ${time}`, text: `${giver} te ha dado ${time} más. Ese tiempo se suma a tu reserva.` }),
  timeForYourGame: (giver, time) => ({ title: `Más tiempo para ti: ${time}`, text: `${giver} te ha dado ${time} más.` }),
  timeForThem: (giver, to, time) => ({ title: `Más tiempo para ${to}: ${time}`, text: `${giver} le ha dado ${time} más a ${to}.` }),
  timeFromYou: (to, time) => ({ title: `Más tiempo para ${to}: ${time}`, text: `Le has dado ${time} más a ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'La partida sigue', text: `Se te había acabado el tiempo, pero ${who} te deja seguir, con ${time} más.` }),
  theyPlayOn: (who, time) => ({ title: 'La partida sigue', text: `Dejas que ${who} siga jugando, con ${time} más.` }),
  pauseProposed: (who, until) => ({ title: `${who} propone una pausa`, text: `${who} quisiera parar los dos relojes hasta el ${until}. Acepta o rechaza la pausa en tu tablero.` }),
  pauseDeclined: (who) => ({ title: 'Sin pausa', text: `${who} ha decidido que no haya pausa. Los relojes siguen corriendo.` }),
  paused: (who, until) => ({ title: 'La partida está en pausa', text: `Has acordado una pausa con ${who}: los dos relojes están parados hasta el ${until}. Aún se puede jugar, y cualquiera de los dos puede terminar la pausa avisando con un día de antelación.` }),
  pauseEnding: (who, until) => ({ title: 'La pausa termina', text: `${who} ha terminado la pausa. Los relojes vuelven a correr desde el ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} toma vacaciones`, text: `${who} estará de vacaciones desde el ${from} hasta el ${until}. Mientras tanto solo se para el reloj de ${who}, que puede jugar igualmente.` }),
  leaveEnded: (who) => ({ title: `${who} ha vuelto`, text: `${who} ha terminado sus vacaciones. Los dos relojes corren como siempre.` }),
  frozen: (from, until) => ({ title: 'Tiempo que no cuenta', text: `Crownhead estuvo fuera de servicio desde el ${from} hasta el ${until}. Ese tiempo no cuenta en el reloj de tu partida, así que nadie lo pierde.` }),
  huffed: (who, square) => ({ title: `${who} ha soplado tu pieza`, text: `Tu pieza de la casilla ${square} no capturó, así que ${who} la ha quitado del tablero. Ahora le toca a ${who}.` }),
  takebackAsked: (who, move) => ({ title: `${who} pide deshacer una jugada`, text: `${who} quisiera deshacer ${move}. Acepta o rechaza la petición en tu tablero; si la partida avanza, la jugada queda como está.` }),
  takebackDeclined: (who) => ({ title: 'La jugada queda como está', text: `${who} no quiere que se deshaga la jugada. La partida sigue como está.` }),
  youTookBack: (who) => ({ title: 'Puedes jugar de nuevo', text: `${who} te ha dejado deshacer tu jugada. Elige otra.` }),
  theyTookBack: (who) => ({ title: `${who} ha deshecho una jugada`, text: `Dejaste que ${who} deshiciera una jugada. El tablero muestra cómo está ahora la partida.` }),
  rematchOffered: (who) => ({ title: `${who} quiere la revancha`, text: `A ${who} le gustaría jugar contigo otra vez, con los colores cambiados. Pulsa el botón de tu tablero y empezará la partida; no hace falta coincidir en línea.` }),
  linkRotated: { title: 'Tu enlace nuevo', text: 'Tu tablero tiene un enlace nuevo, y el antiguo ya no le funciona a nadie.' },
  areYouThere: (who, until) => ({ title: '¿Sigues ahí?', text: `${who} dice que perdiste tu enlace. Si no es así, pulsa «${asked.stillHere}» en tu tablero antes del ${until}. Si no lo haces, otra persona podrá ocupar tu puesto.` }),
  youSaidLost: (who, until) => ({ title: `Enlace perdido: ${who}`, text: `Avisaste de que ${who} perdió su enlace. Hasta el ${until}, ${who} puede pulsar «${asked.stillHere}». Si no lo hace, empezará a valer el enlace nuevo que está en tu tablero; pásaselo.` }),
  theySaidLost: (who, lost, until) => ({ title: `Enlace perdido: ${lost}`, text: `${who} dice que ${lost} perdió su enlace. Hasta el ${until}, ${lost} puede pulsar «${asked.stillHere}». Si no lo hace, empezará a valer un enlace nuevo para el puesto.` }),
  seatsStay: (opponent) => ({ title: 'Cada cual conserva su puesto', text: `El asunto del enlace perdido está resuelto: tú conservas tu puesto, ${opponent} conserva el suyo, y los dos enlaces funcionan como antes.` }),
  youSatDown: (opponent) => ({ title: `Ahora juegas contra ${opponent}`, text: 'Este puesto es tuyo desde ahora. Su enlace antiguo ya no funciona; el tuyo está abajo.' }),
  theySatDown: (who) => ({ title: `${who} ha ocupado el puesto`, text: `${who} tiene un enlace nuevo para el puesto de enfrente, y el antiguo ya no funciona. La partida sigue como está.` }),
  countAsked: (who, stronger) => ({ title: `${who} pide una cuenta de jugadas`, text: `${who} pide una cuenta de jugadas: ${stronger} tendría que ganar antes de que se agote; si no, son tablas. Concédela o deniégala en el tablero.` }),
  countRefused: (who) => ({ title: 'Sin cuenta de jugadas', text: `${who} ha denegado la cuenta de jugadas. La partida sigue sin ella.` }),
  countOnYou: (who, left) => ({ title: 'Una cuenta de jugadas', text: `${who} ha concedido una cuenta de jugadas: tienes que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada tuya', 'jugadas tuyas')}; si no, son tablas.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Una cuenta de jugadas', text: `${who} ha concedido una cuenta de jugadas: ${stronger} tiene que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada', 'jugadas')}; si no, son tablas.` }),
  countEnded: (who) => ({ title: 'La cuenta de jugadas ha terminado', text: `${who} ha terminado la cuenta de jugadas, porque el bando más fuerte ha progresado. La partida sigue sin ella.` }),
  said: (who) => ({ title: `${who} te escribe`, text: `${who} te envió un mensaje.` }),
}

export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} arbitra la partida.`,
  joined: 'Empezó la partida.',
  'draw-offered': ({ isYou, who }) => (isYou ? 'Ofreciste tablas.' : `${who} ofreció tablas.`),
  'draw-declined': ({ isYou, who }) => (isYou ? 'Rechazaste las tablas.' : `${who} rechazó las tablas.`),
  'draw-withdrawn': ({ isYou, who }) => (isYou ? 'Retiraste la oferta de tablas.' : `${who} retiró la oferta de tablas.`),
  'takeback-asked': ({ isYou, who }) => (isYou ? 'Pediste deshacer una jugada.' : `${who} pidió deshacer una jugada.`),
  'takeback-declined': ({ isYou, who }) => (isYou ? 'Dijiste que no: la jugada queda como está.' : `${who} dijo que no: la jugada queda como está.`),
  'taken-back': 'Se deshizo la última jugada.',
  'time-given': ({ isYou, isToYou, who, whom, time }) => {
    if (isToYou) return `${who} te dio ${time} más.`
    return isYou ? `Le diste ${time} más a ${whom}.` : `${who} le dio ${time} más a ${whom}.`
  },
  'played-on': ({ time }) => `Se había acabado el tiempo, y la partida siguió con ${time} más.`,
  'pause-proposed': ({ isYou, who, when }) => (isYou ? `Propusiste una pausa hasta el ${when}.` : `${who} propuso una pausa hasta el ${when}.`),
  'pause-declined': ({ isYou, who }) => (isYou ? 'Rechazaste la pausa.' : `${who} rechazó la pausa.`),
  paused: ({ when }) => `Los dos relojes quedaron parados hasta el ${when}.`,
  'pause-ending': ({ isYou, who, when }) => (isYou ? `Terminaste la pausa: los relojes corren desde el ${when}.` : `${who} terminó la pausa: los relojes corren desde el ${when}.`),
  'leave-taken': ({ isYou, who, when, from, isLater }) => `${isYou ? 'Tomaste' : `${who} tomó`} vacaciones ${isLater ? `desde el ${from} ` : ''}hasta el ${when}.`,
  'leave-ended': ({ isYou, who }) => (isYou ? 'Volviste de tus vacaciones.' : `${who} volvió de sus vacaciones.`),
  frozen: ({ when }) => `Crownhead estuvo fuera de servicio hasta el ${when}: ese tiempo no cuenta.`,
  'clocks-stopped': ({ when }) => `El torneo paró los relojes hasta el ${when}.`,
  huffed: ({ square }) => `Se sopló la pieza de la casilla ${square}.`,
  enforced: 'Hubo que hacer la captura.',
  cautioned: ({ isYou, who }) => (isYou ? 'Recibiste una advertencia por una jugada ilegal.' : `${who} recibió una advertencia por una jugada ilegal.`),
  'count-asked': ({ isYou, who }) => (isYou ? 'Pediste al árbitro una cuenta de jugadas.' : `${who} pidió al árbitro una cuenta de jugadas.`),
  'count-refused': 'El árbitro denegó la cuenta de jugadas.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Empezó una cuenta de jugadas: tienes que ganar antes de que se agote.' : `Empezó una cuenta de jugadas: ${whom} tiene que ganar antes de que se agote.`),
  'count-ended': 'El árbitro terminó la cuenta de jugadas.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Se avisó de que perdiste tu enlace.' : `Se avisó de un enlace perdido y se pidió uno nuevo para ${whom}.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Ocupaste tu puesto con un enlace nuevo.' : `${whom} ocupó el puesto con un enlace nuevo.`),
  finished: 'La partida ha terminado.',
  aborted: 'Se anuló la partida.',
}

export const events: Texts['events'] = {
  none: 'Aparte de las jugadas, no ha pasado nada.',
  you: reader,
  youToo: 'ti',
  somebody: 'Alguien',
  somebodyToo: 'alguien',
  since: 'Desde tu última visita',
  more: (count) => `${count} más`,
  planned: (name, move, reply) => `${name} jugó ${move}, y tu respuesta prevista fue ${reply}.`,
  forced: (name, move, reply) => `${name} jugó ${move}, y se jugó ${reply} por ti.`,
  answered: (move, name, reply) => `Jugaste ${move}, y ${name} ya tenía lista la respuesta ${reply}.`,
  letYouTakeBack: (name, move) => `${name} te dejó deshacer ${move}.`,
  youLetTakeBack: (name, move) => `Aceptaste deshacer la jugada ${move} de ${name}.`,
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'tres jugadas', 'two-move': 'dos jugadas', 'eleven-man': 'once peones' }

const lists = listsIn('es')

export const agreed: EmailTexts['agreed'] = {
  weekends: (zone) => `Los sábados y domingos no cuentan (${zone}).`,
  leave: (time) => `En esta partida, cada jugador puede tomar vacaciones: ${time}.`,
  laws: 'Según el reglamento, la primera jugada ilegal cuesta una advertencia y con la segunda se pierde la partida.',
  forfeit: 'Si la primera jugada de un bando no llega, ese bando pierde por incomparecencia.',
  match: {
    together: 'Esta es una de las dos partidas de un encuentro, con la misma apertura y los colores cambiados. Las dos se juegan a la vez; la otra tiene su propio correo.',
    'in-turn': 'Esta es una de las dos partidas de un encuentro, con la misma apertura y los colores cambiados. La segunda empezará cuando termine la primera.',
  },
  toDraw: (deck) => `La apertura sale del sorteo de ${decks[deck]}, que se hará cuando se acepte la invitación.`,
  ballot: (number, deck, name) => `La apertura es la número ${number} del sorteo de ${decks[deck]}, ${name}.`,
  removed: (squares) => `Los peones de ${lists.and(squares)} se quitan del tablero.`,
  begins: (moves) => `${moves.join(' ')} ya está en el tablero.`,
  toss: (black, white) => `Por sorteo, ${black} juega con negras y ${white} con blancas.`,
  chance: (number) => `Sorteado con el número ${number}, que se guarda con la partida para que cualquiera pueda comprobarlo.`,
  firstMove: (move) => `Tu primera jugada, ${move}, va con la invitación.`,
  firstMade: (move) => `Tu primera jugada, ${move}, ya está hecha.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} escribe:`,
  drawOffered: (who) => `${who} ofrece tablas: acéptalas o recházalas en tu tablero; si juegas, las rechazas.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} no capturó. Puedes soplar la pieza de la casilla ${lists.or(squares)}. Antes de jugar puedes quitar una de esas piezas, exigir la captura o dejarlo así.`,
  mustJump: (who) => `${who} hizo deshacer tu última jugada: tienes que hacer la captura completa.`,
  takeback: (who, move) => `${who} quisiera deshacer ${move}: acepta o rechaza la petición en tu tablero; si juegas, la rechazas.`,
  pause: (who, until) => `${who} propone una pausa hasta el ${until}: acéptala o recházala en tu tablero. Mientras tanto puedes jugar.`,
  countOnYou: (left) => `Por la cuenta de jugadas del árbitro, tienes que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada tuya', 'jugadas tuyas')}; si no, son tablas.`,
  countOnThem: (stronger, left) => `Por la cuenta de jugadas del árbitro, ${stronger} tiene que ganar en un máximo de ${left} ${oneOrMany(left, 'jugada', 'jugadas')}; si no, son tablas.`,
  object: (until) => `Alguien dice que perdiste tu enlace. Pulsa «${asked.stillHere}» en tu tablero antes del ${until} para conservar tu puesto.`,
}

export const replies: EmailTexts['replies'] = {
  marker: '~~ Responde encima de esta línea ~~',
  how: 'O responde a este correo con tu jugada, sola en una línea.',
  howSeveral: (example) => `O responde a este correo, con una línea para cada partida, por ejemplo: ${example}`,
  howAsked: 'En lugar de una jugada, «aceptar» o «rechazar» responde allí a una petición.',
  code: (code) => `Para responder por correo: ${code} y tu jugada`,
  results: 'Qué ha sido de tu respuesta',
  first: (line) => `Lo que dice la respuesta: «${line}»`,
  played: (move) => `Jugaste ${move}`,
  orWord: {
    unclear: 'Encima del correo citado tiene que haber exactamente una línea con una jugada y nada más, o con «aceptar» o «rechazar».',
    uncoded: 'Cada línea tiene que empezar con el código de su partida, que está junto al tablero en ese correo, y seguir con una jugada y nada más, o con «aceptar» o «rechazar».',
  },
  outcomes: {
    done: { title: 'Hecho, según tu respuesta', text: 'Tu respuesta por correo vale.' },
    late: { title: 'Tu respuesta llegó demasiado tarde', text: 'Llegó cuando ya se había acabado el tiempo para esa jugada, así que no vale.' },
    older: { title: 'Tu respuesta no se ha jugado', text: 'Era sobre un turno anterior, o tu enlace se ha sustituido desde entonces.' },
    illegal: { title: 'Tu respuesta no se ha jugado', text: 'No corresponde a ninguna jugada legal, o corresponde a más de una.' },
    unclear: { title: 'No hemos podido leer tu respuesta', text: 'Encima del correo citado tiene que haber exactamente una línea con una jugada y nada más.' },
    uncoded: { title: 'No hemos podido leer tu respuesta', text: 'Cada línea tiene que empezar con el código de su partida, que está junto al tablero en ese correo, y seguir con una jugada y nada más.' },
    several: { title: 'Tu respuesta no se ha jugado', text: 'Tiene respuestas distintas en varias líneas, y no sabemos cuál vale. Envía solo una.' },
    foreign: { title: 'Una respuesta llegó de otra dirección', text: 'No se ha jugado. Si fuiste tú, haz la jugada con este botón. Si no, no hay nada que hacer.' },
    unverified: { title: 'No hemos podido comprobar quién envió una respuesta', text: 'Lleva tu dirección, pero la comprobación del remitente ha fallado (DMARC o DKIM), así que no se ha jugado. Si fuiste tú, haz la jugada con este botón. Si no, no hay nada que hacer.' },
    unknown: { title: 'Una respuesta sin partida', text: 'Ninguna partida del correo tiene este código.' },
    resign: { title: '¿Quieres abandonar?', text: 'Una partida no se abandona con un correo. Abre tu tablero y confírmalo allí.' },
    over: { title: 'La partida ha terminado', text: 'Tu respuesta llegó después del final.' },
    refused: { title: 'No se ha podido hacer lo que pide tu respuesta', text: 'Abre tu tablero para ver qué es posible ahora.' },
  },
}
