import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, numbered, withSide } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('es')

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'tres jugadas', 'two-move': 'dos jugadas', 'eleven-man': 'once peones' }

const agreed: MailTexts['agreed'] = {
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

const aside: MailTexts['aside'] = {
  message: (who) => `${who} escribe:`,
  drawOffered: (who) => `${who} ofrece tablas: acéptalas o recházalas en tu tablero, o simplemente juega, que también es rechazarlas.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} no capturó. Puedes soplar: ${lists.or(squares)}. Antes de jugar puedes quitar una de esas piezas, exigir la captura o dejarlo así.`,
  mustJump: (who) => `${who} hizo deshacer tu última jugada: tienes que hacer la captura completa.`,
  takeback: (who, move) => `${who} quisiera deshacer ${move}: acepta o rechaza la petición en tu tablero, o simplemente juega, que también es rechazarla.`,
  pause: (who, until) => `${who} propone una pausa hasta el ${until}: acéptala o recházala en tu tablero. Mientras tanto puedes jugar.`,
  countOnYou: (left) => `Por la cuenta de jugadas del árbitro, tienes que ganar en un máximo de ${left} ${numbered(left, 'jugada tuya', 'jugadas tuyas')}; si no, son tablas.`,
  countOnThem: (stronger, left) => `Por la cuenta de jugadas del árbitro, ${stronger} tiene que ganar en un máximo de ${left} ${numbered(left, 'jugada', 'jugadas')}; si no, son tablas.`,
  object: (until) => `Alguien dice que perdiste tu enlace. Pulsa «${asked.stillHere}» en tu tablero antes del ${until} para conservar tu puesto.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Damas con ${opponent} · ${game}`,
  invitationSubject: (game) => `Tu invitación a jugar a las damas · ${game}`,
  versusSubject: (players, game) => `Damas: ${players} · ${game}`,
  arbiterSubject: (game) => `Damas: una partida para arbitrar · ${game}`,
  arbiter: 'El árbitro',
  you: 'Tú',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Juegas con ${withSide[side]}.`,
  openGame: 'Abrir la partida',
  openBoard: 'Abrir tu tablero',
  makeMove: 'Hacer tu jugada',
  calendar: 'El plazo para tu calendario',
  seeGame: 'Ver la partida',
  links: {
    title: 'Los enlaces de tus partidas',
    asked: 'Alguien los pidió con tu dirección. Si no fuiste tú, no tienes que hacer nada: solo se te han enviado a ti.',
  },
  offered: {
    title: 'Tu partida está lista',
    passOn: 'Envía esta invitación a tu rival:',
    passOnTo: (name) => `Envía esta invitación a ${name}:`,
    once: 'La primera persona que la abra y la acepte será tu rival. No reenvíes este correo: también lleva tu propio enlace.',
    yourBoard: 'Tu propio tablero.',
    begins: 'La partida empieza cuando alguien acepte.',
    beginsWith: (name) => `La partida empieza cuando ${name} acepte.`,
  },
  appointed: {
    title: 'Arbitras una partida',
    text: (creator) => `${creator} te pide que arbitres una partida de damas.`,
    powers: 'En su tablero puedes dar tiempo, conceder una cuenta de jugadas, decidir la partida o anularla.',
    keep: 'Guarda este correo: el enlace que lleva es solo tuyo, y quien lo tenga arbitra la partida.',
  },
  joined: {
    title: (opponent) => `Tu partida con ${opponent} ha empezado`,
    keep: 'Guarda este correo: el enlace que lleva es tu puesto, y quien lo tenga puede jugar por ti.',
  },
  yourTurn: {
    title: (you) => `Te toca, ${you}`,
  },
  bundle: {
    subjects: { bundle: 'Damas: te toca mover en varias partidas', digest: 'Damas: tu correo diario', answers: 'Damas: tu respuesta por correo' },
    title: (games) => numbered(games, 'Te toca mover en una partida', `Te toca mover en ${games} partidas`),
    order: 'La partida con menos tiempo va primero.',
  },
  reminder: {
    reserveTitle: 'Tu reserva está corriendo',
    reserve: (perMove, reserve) => `Tu tiempo para esta jugada (${perMove}) se ha acabado, y ahora corre tu reserva. Al empezar este turno tenía ${reserve}, y tiene que durar hasta el final de la partida.`,
    leftTitle: (left) => `Tienes cerca de ${left} para tu jugada`,
    played: (opponent, move) => `${opponent} jugó ${move} y espera tu respuesta.`,
    begin: (opponent) => `${opponent} espera tu primera jugada.`,
    loss: (when) => `Si no juegas antes del ${when}, pierdes la partida por tiempo.`,
    off: (when) => `Si tu primera jugada no llega antes del ${when}, la partida se anula. Nadie pierde.`,
  },
  ended: {
    at: (move) => `La partida terminó en la jugada ${move}.`,
    lastMove: (name, move) => `La última jugada fue ${move}, de ${name}.`,
    won: (name) => `${name} ganó`,
    said: 'Con este mensaje:',
    lapsed: 'Tu invitación ha caducado',
    again: 'Ver la partida o jugar otra vez',
    rematch: {
      possible: (opponent) => `¿Otra partida, con los colores cambiados? Pulsa «${after.rematch}» en esa página; cuando ${opponent} también lo haga, empieza.`,
      asked: (opponent) => `A ${opponent} le gustaría una revancha, con los colores cambiados. Pulsa el botón de esa página y empieza.`,
      wished: (opponent) => `Pediste la revancha. Cuando ${opponent} también la pida, empieza.`,
      made: (opponent) => `La siguiente partida con ${opponent} ha empezado. Tiene su propio correo y su propio enlace.`,
    },
    playOn: (opponent) => `Fue solo el reloj: si quieres, en esa página puedes dar más tiempo a ${opponent} y dejar que la partida siga.`,
    renew: 'Renovar la invitación',
    renewHint: 'Pulsa el botón de tu página y se abre de nuevo. La invitación que enviaste vuelve a funcionar, con el mismo enlace.',
    show: 'Muestra la partida a otros con este enlace; nadie puede jugar con él:',
    kept: (when) => `Tu enlace funciona hasta el ${when}. Después se borra, con tu dirección, planes y notas; el registro de las jugadas se queda.`,
    record: 'La partida en PDN, para guardarla o abrirla en un programa de damas:',
  },
  deadline: (left, when) => `${left}. Juega antes del ${when}.`,
  toMove: (name) => `Le toca a ${name}.`,
  choose: 'Tus jugadas legales:',
  confirm: 'Un enlace solo muestra la jugada; la confirmas en la página.',
  tell: 'Te escribiremos cuando te toque.',
  waitLong: (opponent) => `Le toca a ${opponent}. Te escribiremos cuando te toque.`,
  above: (link) => `${link}:`,
  letters: { black: 'n', white: 'b' },
  legend: 'n, b: peones de negras y blancas; N, B: damas',
  stop: 'Dejar de recibir los correos de esta partida',
  stopAll: 'Dejar de recibir correos en esta dirección',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Si no fuiste tú, otra persona tiene tu enlace. Durante siete días, esta página puede enviarte otro nuevo, solo a ti:',
  footer: (about, game) => `${about} · partida ${game}`,
  secret: 'El enlace a tu tablero es tu puesto: no lo reenvíes.',
  secrets: 'Los enlaces a tus tableros son tus puestos: no los reenvíes.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Todos los correos a tu dirección',
  what: '¿Dejar de recibir todos los correos de Crownhead en tu dirección? No te llegará ninguno, de ninguna partida ni jugador. Tus partidas siguen, y tus relojes también.',
  yes: 'Dejar de recibirlos todos',
  done: 'No recibirás más correos de Crownhead.',
  still: 'Has dejado de recibir todos nuestros correos, así que tampoco llega ninguno de esta partida. Vuelve a permitirlos y te llegarán.',
  undo: 'Volver a permitir los correos',
  undone: 'Los correos a tu dirección están permitidos. Si te toca mover en alguna partida, te escribimos en unos minutos. En las partidas nuevas te preguntaremos antes.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Correos de una partida',
  what: (name) => `¿Dejar de recibir los correos de tu partida con ${name}? La partida sigue, y tu reloj también.`,
  whatOffered: '¿Dejar de recibir los correos de la partida que ofreciste? No cambia nada más.',
  whatArbiter: '¿Dejar de recibir los correos de la partida que arbitras? La partida sigue.',
  yes: 'Dejar de recibirlos',
  done: 'No recibirás más correos de esta partida.',
  undo: 'Volver a recibirlos',
  undone: 'Los correos de esta partida vuelven a estar activados.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Aún no ha cambiado nada.',
  title: 'O cámbialos',
  how: 'Menos recordatorios, horas de silencio, otra dirección u otro idioma: abre tu tablero desde uno de estos correos y elige «Lo mío», luego «Mi nombre, dirección y correos». Si perdiste tu enlace, te lo enviamos por correo.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Recibir mis enlaces por correo',
  intro: 'Enviamos los enlaces de tus partidas a tu dirección.',
  send: 'Enviarlos',
  done: 'Si hay partidas con esta dirección, un correo con sus enlaces va en camino.',
  doneHint: 'Puede tardar unos minutos. Solo podemos encontrar una dirección que nos diste para una partida.',
}
