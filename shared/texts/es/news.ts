import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, numbered } from './board.ts'

export const news: MailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} ofrece tablas`, text: `${who} te ofrece tablas. Acéptalas o recházalas en tu tablero; jugar también es rechazarlas.` }),
  drawDeclined: (who) => ({ title: 'Sin tablas', text: `${who} ha rechazado tu oferta de tablas. La partida sigue.` }),
  timeForYou: (giver, time) => ({ title: `Más tiempo para ti: ${time}`, text: `${giver} te ha dado ${time} más. Ese tiempo se suma a tu reserva.` }),
  timeForThem: (giver, to, time) => ({ title: `Más tiempo para ${to}: ${time}`, text: `${giver} ha dado ${time} más a ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'La partida sigue', text: `Se te había acabado el tiempo, pero ${who} te deja seguir, con ${time} más.` }),
  theyPlayOn: (who, time) => ({ title: 'La partida sigue', text: `Dejas que ${who} siga jugando, con ${time} más.` }),
  pauseProposed: (who, until) => ({ title: `${who} propone una pausa`, text: `${who} quisiera parar los dos relojes hasta el ${until}. Acepta o rechaza la pausa en tu tablero.` }),
  pauseDeclined: (who) => ({ title: 'Sin pausa', text: `${who} ha desistido de la pausa. Los relojes siguen corriendo.` }),
  paused: (who, until) => ({ title: 'La partida está en pausa', text: `Hay acuerdo con ${who} para una pausa: los dos relojes están parados hasta el ${until}. Aún se puede jugar, y cualquiera de los dos puede terminar la pausa avisando con un día.` }),
  pauseEnding: (who, until) => ({ title: 'La pausa termina', text: `${who} ha terminado la pausa. Los relojes vuelven a correr desde el ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} toma vacaciones`, text: `${who} estará de vacaciones desde el ${from} hasta el ${until}. Mientras tanto solo se para el reloj de ${who}; jugar sigue siendo posible.` }),
  leaveEnded: (who) => ({ title: `${who} ha vuelto`, text: `${who} ha terminado sus vacaciones. Los dos relojes corren como siempre.` }),
  frozen: (from, until) => ({ title: 'Tiempo que no cuenta', text: `Crownhead estuvo fuera de servicio desde el ${from} hasta el ${until}. Ese tiempo no cuenta en el reloj de tu partida, así que nadie lo pierde.` }),
  huffed: (who, square) => ({ title: `${who} ha soplado tu pieza`, text: `Tu pieza de ${square} no capturó, así que ${who} la ha quitado del tablero. Ahora le toca a ${who}.` }),
  takebackAsked: (who, move) => ({ title: `${who} pide deshacer una jugada`, text: `${who} quisiera deshacer ${move}. Acepta o rechaza la petición en tu tablero; si la partida avanza, la jugada queda como está.` }),
  takebackDeclined: (who) => ({ title: 'La jugada queda como está', text: `${who} ha decidido que la jugada no se deshace. La partida sigue como está.` }),
  youTookBack: (who) => ({ title: 'Puedes jugar de nuevo', text: `${who} te ha dejado deshacer tu jugada. Elige otra.` }),
  theyTookBack: (who) => ({ title: `${who} ha deshecho una jugada`, text: `Dejaste que ${who} deshiciera una jugada. El tablero muestra cómo está ahora la partida.` }),
  rematchOffered: (who) => ({ title: `${who} quiere la revancha`, text: `A ${who} le gustaría jugar contigo otra vez, con los colores cambiados. Pulsa el botón de tu tablero y empieza la partida; no hace falta coincidir en línea.` }),
  linkRotated: { title: 'Tu enlace nuevo', text: 'Tu tablero tiene un enlace nuevo, y el antiguo ya no le funciona a nadie.' },
  areYouThere: (who, until) => ({ title: '¿Sigues ahí?', text: `${who} dice que perdiste tu enlace. Si no es así, pulsa «${asked.stillHere}» en tu tablero antes del ${until}. Si no lo haces, otra persona podrá ocupar tu puesto.` }),
  youSaidLost: (who, until) => ({ title: `Enlace perdido: ${who}`, text: `Avisaste de que ${who} perdió su enlace. Hasta el ${until}, ${who} puede pulsar «${asked.stillHere}». Si no lo hace, empezará a valer el enlace nuevo que está en tu tablero; pásaselo.` }),
  theySaidLost: (who, lost, until) => ({ title: `Enlace perdido: ${lost}`, text: `${who} dice que ${lost} perdió su enlace. Hasta el ${until}, ${lost} puede pulsar «${asked.stillHere}». Si no lo hace, empezará a valer un enlace nuevo para el puesto.` }),
  seatsStay: (opponent) => ({ title: 'Cada cual conserva su puesto', text: `El asunto del enlace perdido está resuelto: tú conservas tu puesto, ${opponent} conserva el suyo, y los dos enlaces funcionan como antes.` }),
  youSatDown: (opponent) => ({ title: `Ahora juegas contra ${opponent}`, text: 'Este puesto es tuyo desde ahora. Su enlace antiguo ya no funciona; el tuyo está abajo.' }),
  theySatDown: (who) => ({ title: `${who} ha ocupado el puesto`, text: `${who} tiene un enlace nuevo para el puesto de enfrente, y el antiguo ya no funciona. La partida sigue como está.` }),
  countAsked: (who, stronger) => ({ title: `${who} pide una cuenta de jugadas`, text: `${who} pide una cuenta de jugadas: ${stronger} tendría que ganar antes de que se agote; si no, son tablas. Concédela o deniégala en el tablero.` }),
  countRefused: (who) => ({ title: 'Sin cuenta de jugadas', text: `${who} ha denegado la cuenta de jugadas. La partida sigue sin ella.` }),
  countOnYou: (who, left) => ({ title: 'Una cuenta de jugadas', text: `${who} ha concedido una cuenta de jugadas: tienes que ganar en un máximo de ${left} ${numbered(left, 'jugada tuya', 'jugadas tuyas')}; si no, son tablas.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Una cuenta de jugadas', text: `${who} ha concedido una cuenta de jugadas: ${stronger} tiene que ganar en un máximo de ${left} ${numbered(left, 'jugada', 'jugadas')}; si no, son tablas.` }),
  countEnded: (who) => ({ title: 'La cuenta de jugadas ha terminado', text: `${who} ha terminado la cuenta de jugadas, porque el bando más fuerte ha progresado. La partida sigue sin ella.` }),
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
  'time-given': ({ isYou, who, whom, time }) => (isYou ? `Diste ${time} más para ${whom}.` : `${who} dio ${time} más para ${whom}.`),
  'played-on': ({ time }) => `Se había acabado el tiempo, y la partida siguió con ${time} más.`,
  'pause-proposed': ({ isYou, who, when }) => (isYou ? `Propusiste una pausa hasta el ${when}.` : `${who} propuso una pausa hasta el ${when}.`),
  'pause-declined': ({ isYou, who }) => (isYou ? 'Rechazaste la pausa.' : `${who} rechazó la pausa.`),
  paused: ({ when }) => `Los dos relojes quedaron parados hasta el ${when}.`,
  'pause-ending': ({ isYou, who, when }) => (isYou ? `Terminaste la pausa: los relojes corren desde el ${when}.` : `${who} terminó la pausa: los relojes corren desde el ${when}.`),
  'leave-taken': ({ isYou, who, when, from, isLater }) => `${isYou ? 'Tomaste' : `${who} tomó`} vacaciones ${isLater ? `desde el ${from} ` : ''}hasta el ${when}.`,
  'leave-ended': ({ isYou, who }) => (isYou ? 'Volviste de tus vacaciones.' : `${who} volvió de sus vacaciones.`),
  frozen: ({ when }) => `Crownhead estuvo fuera de servicio hasta el ${when}: ese tiempo no cuenta.`,
  huffed: ({ square }) => `La pieza de ${square} fue soplada.`,
  enforced: 'Hubo que hacer la captura.',
  cautioned: ({ isYou, who }) => (isYou ? 'Recibiste una advertencia por una jugada ilegal.' : `${who} recibió una advertencia por una jugada ilegal.`),
  'count-asked': ({ isYou, who }) => (isYou ? 'Pediste al árbitro una cuenta de jugadas.' : `${who} pidió al árbitro una cuenta de jugadas.`),
  'count-refused': 'El árbitro denegó la cuenta de jugadas.',
  'count-granted': ({ whom }) => `Empezó una cuenta de jugadas: antes de que se agote, la victoria es obligatoria para ${whom}.`,
  'count-ended': 'El árbitro terminó la cuenta de jugadas.',
  'reseat-asked': ({ whom }) => `Se avisó de un enlace perdido y se pidió uno nuevo para ${whom}.`,
  reseated: ({ whom }) => `Se ocupó un puesto con el enlace nuevo para ${whom}.`,
  finished: 'La partida ha terminado.',
  aborted: 'La partida fue anulada.',
}

export const events: Texts['events'] = {
  none: 'Aparte de las jugadas, no ha pasado nada.',
  you: 'Tú',
  youToo: 'ti',
  somebody: 'Alguien',
}

export const door: MailTexts['door'] = {
  asked: {
    subject: 'Damas por correo: ¿quieres estos correos?',
    title: '¿Quieres correos de esta partida?',
    text: 'Alguien dio esta dirección para una partida de damas por correspondencia. Si lo esperabas, abre la página y pulsa su botón: entonces empiezan tus correos.',
    open: 'Responder en nuestra página',
    otherwise: 'Si no lo esperabas, no tienes que hacer nada. Si no pulsas el botón, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas.',
  },
  invited: {
    subject: 'Te invitan a una partida de damas',
    title: 'Te invitan a una partida de damas',
    text: 'Alguien te invita a una partida de damas por correspondencia. Abre la invitación para verla. Si la aceptas, también te escribiremos sobre la partida.',
    open: 'Ver la invitación',
    otherwise: 'Si no la quieres, no tienes que hacer nada. Si no aceptas, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: la invitación que lleva es para ti.',
  },
  ordered: {
    subject: 'Te espera una partida de damas',
    title: 'Te espera una partida de damas',
    text: 'Alguien dio tu dirección para una partida de damas por correspondencia. Ábrela para verla. Si allí dices que sí, te escribiremos sobre ella.',
    open: 'Ver la partida',
    otherwise: 'Si no quieres, no tienes que hacer nada. Si no dices que sí, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: el enlace que lleva es solo para ti.',
  },
  several: {
    subject: 'Te esperan varias partidas de damas',
    title: 'Te esperan varias partidas de damas',
    text: 'Alguien dio tu dirección para varias partidas de damas por correspondencia. Ábrelas para verlas. Si dices que sí a una partida, te escribiremos sobre ella.',
    open: 'Ver la primera partida',
    otherwise: 'Si no quieres, no tienes que hacer nada. Si no dices que sí, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: los enlaces que lleva son solo para ti.',
  },
  club: (club) => `Este correo viene del sitio de damas de ${club}.`,
  roles: { player: 'para jugar', director: 'para arbitrar' },
  invitations: { player: 'una invitación para jugar', director: 'una invitación para arbitrar' },
  seat: (rules, role, game) => `${rules}, partida ${game}: ${role}.`,
  opponent: (name) => `Rival: ${name}.`,
  players: (black, white) => `Juegan: ${black}, ${white}.`,
  round: (round) => `Ronda ${round}.`,
  board: (board) => `Mesa ${board}.`,
  more: (count) => numbered(count, 'Te espera una partida más.', `Te esperan ${count} partidas más.`),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Damas: tu puesto tiene otra dirección · ${game}`,
  title: 'Tu puesto tiene otra dirección de correo',
  text: 'Alguien que tiene el enlace de tu puesto ha cambiado o borrado su dirección de correo. Los correos de esta partida ya no te llegan. Si fuiste tú, no tienes que hacer nada.',
  back: 'Alguien ha devuelto el puesto a la dirección que tenía antes. Los correos de esta partida ya no te llegan.',
  open: 'No fui yo',
  otherwise: 'Esa página devuelve el puesto a esta dirección y te envía un enlace nuevo. Todos los enlaces del puesto usados hasta entonces dejan de funcionar. Tienes siete días para hacerlo.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Damas: tus datos se han borrado · ${game}`,
  title: 'Tus datos se han borrado',
  text: 'Alguien con tu enlace nos pidió que te olvidáramos en esta partida. Tu nombre, dirección, ajustes, planes y nota se han borrado, y los correos han cesado. Si fuiste tú, no tienes que hacer nada.',
  otherwise: 'Durante siete días, esa página puede devolverte el puesto y enviarte un enlace nuevo. Tendrás que volver a poner tu nombre y tus ajustes.',
}

export const restored: MailTexts['restored'] = {
  title: 'Tu puesto vuelve a ser tuyo',
  text: 'Aquí tienes tu enlace nuevo. Todos los anteriores han dejado de funcionar.',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `De vuelta a tu partida con ${opponent}`,
  what: (name) => `Con este enlace ocupas el puesto de ${name}. El enlace antiguo deja entonces de funcionar.`,
  from: (when) => `Vale desde el ${when}.`,
  wait: `Hasta entonces, quien tenga el enlace antiguo puede decir «${asked.stillHere}». Vuelve más tarde con este enlace.`,
  take: 'Ocupar mi puesto',
  closedTitle: 'Este enlace ya no funciona',
  closed: `O se ha ocupado el puesto con él, o alguien dijo «${asked.stillHere}» con el enlace antiguo. Si fuiste tú quien ocupó el puesto, usa tu propio enlace.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Recuperar tu puesto',
  what: 'Si otra persona cambió la dirección de correo de tu puesto o su enlace, pulsa el botón: el puesto vuelve a la dirección a la que se envió este enlace, y allí enviamos uno nuevo. Todos los demás enlaces del puesto dejan de funcionar.',
  yes: 'Recuperar mi puesto',
  done: 'Tu puesto vuelve a ser tuyo. Un enlace nuevo va camino de tu buzón, y los antiguos ya no funcionan.',
  closed: 'Este enlace ya no funciona: se ha usado, o han pasado más de siete días, o alguien que tuvo el puesto antes que tú lo ha recuperado.',
}
