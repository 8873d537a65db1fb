import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'la misma posición por tercera vez',
  'forty-move': 'cuarenta jugadas de cada bando sin captura ni jugada de peón',
  'twenty-five-move': 'veinticinco jugadas de cada bando solo con damas y sin captura',
  'sixteen-move': 'dieciséis jugadas de cada bando con tres piezas contra una dama sola',
  'twenty-move': 'veinte jugadas de cada bando sin captura ni jugada de peón',
  'fifteen-move': 'quince jugadas de cada bando sin captura ni jugada de peón',
}

export const claimWith = (claim: Claim): string => `Reclamar tablas con esta jugada: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Puedes reclamar tablas: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Puedes reclamar tablas en tu tablero: ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Con tu reserva, el último plazo es el ${when}.`,
  reserveRuns: 'Tu reserva está corriendo.',
  you: 'tú',
  move: (number) => `jugada ${number}`,
  yourMove: 'Te toca jugar.',
  youBegin: 'Empiezas tú.',
  mustCapture: 'La captura es obligatoria.',
  onlyMove: 'Solo hay una jugada.',
  theyPlayed: (name, move) => `${name} jugó ${move}.`,
  waitingFor: (name) => `Le toca a ${name}`,
  made: (move) => `Tu jugada ${move} está hecha.`,
  answerBy: (name, when) => `${name} tiene que jugar antes del ${when}.`,
  answerByReserve: (name, when, latest) => `${name} tiene hasta el ${when} y, con la reserva, hasta el ${latest}.`,
  noHurry: 'No hay límite de tiempo.',
  reserveLeft: (duration) => `${duration} de reserva`,
  offerDraw: 'Ofrecer tablas con esta jugada',
  claimWith,
  messages: 'Mensajes',
  saidBefore: 'con una jugada que se deshizo',
  saidAfter: 'tras el final',
  saidAt: (move, written) => `en la jugada ${move} (${written})`,
  moves: 'Jugadas',
  noMoves: 'Aún no hay jugadas.',
  moveNumber: 'Jugada',
  inWords: 'La posición en palabras',
  flip: 'Girar el tablero',
  share: 'Que otros la vean',
  shareHint: 'Este enlace solo muestra la partida. Nadie puede jugar con él.',
  watchLink: 'Enlace para mirar',
  resignSure: (name) => `Si abandonas, gana ${name} y la partida termina.`,
  resignYes: 'Sí, abandono',
  abort: 'Anular la partida',
  abortSure: 'Nadie pierde. Es posible hasta que los dos hayan jugado.',
  abortYes: 'Sí, anularla',
  emails: {
    title: 'Tus correos',
    unconfirmed: 'Hemos enviado un correo a tu dirección. Ábrelo y pulsa el botón que trae para empezar a recibir los correos de esta partida.',
    again: 'Enviarlo otra vez',
    sent: 'Va en camino. Puede tardar unos minutos; mira también en el correo no deseado.',
    want: 'Quiero correos de esta partida',
    wantHint: 'Pulsa el botón y te escribiremos cuando te toque y siempre que haya novedades.',
    wantAll: 'Quiero correos de todas mis partidas aquí',
    returned: 'Los correos a tu dirección volvieron. Indica otra dirección, o pide esta de nuevo: un día después como muy pronto, y una vez cada 30 días.',
    held: 'No pudimos enviar un correo a tu dirección: se dio en una página de otro sitio, u hoy se han dado muchas direcciones nuevas desde tu red. Guarda el enlace de esta página y pasa las invitaciones por otra vía. Puedes pedir el correo aquí y, si no funciona, mañana o desde otra red.',
    on: 'Pediste correos de esta partida.',
    off: 'Los correos de esta partida están desactivados.',
    none: 'No recibes correos: no tenemos ninguna dirección tuya.',
  },
  inviteLink: 'Enlace de invitación',
  inviteMail: 'Enviar por correo',
  inviteUntil: (when) => `La invitación vale hasta el ${when}.`,
  ready: 'Tu partida está lista.',
  notBegun: 'Aún no ha empezado',
  waitingToJoin: 'La partida empieza cuando se acepte la invitación.',
  waitingToToss: 'Cuando se acepte la invitación, se sortean los colores y empieza la partida.',
  yourLink: 'Tu propio enlace',
  yourLinkHint: 'Este es tu puesto: guarda esta página en favoritos. Quien tenga el enlace puede jugar por ti.',
  nobody: 'nadie aún',
  somebody: 'Alguien',
  anOpponent: 'un rival',
  alone: (name, invited) => `${name} espera a ${invited}`,
  tossPending: 'Los colores se sortean cuando se acepte la invitación.',
  again: 'Jugar otra partida',
  nextGame: 'Siguiente partida',
  lineTo: (name) => `Un mensaje para ${name}`,
  sendLine: 'Enviar',
  lineOnce: 'La partida ha terminado: puedes enviar un mensaje más.',
  board: 'Tablero',
  ended: (when) => `Terminó el ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Revancha',
  rematchYes: 'Sí, quiero la revancha',
  theyWish: (name) => `A ${name} le gustaría una revancha, con los colores cambiados.`,
  wished: (name) => `Pediste la revancha. Empieza si ${name} también la pide, en un plazo de 14 días.`,
  being: 'La revancha se está preparando y aparecerá aquí en un momento. Si no, vuelve a cargar la página.',
  toRematch: 'Ir a la revancha',
  playOn: 'Dejar que la partida siga',
  playOnHint: (name) => `Ganaste por tiempo. Hasta 14 días después del final, puedes dar a ${name} tres días más y dejar que la partida siga.`,
  playOnSure: (name) => `Renuncias a la victoria: ${name} recibe tres días más y la partida sigue. Esto no se puede deshacer.`,
  renew: 'Renovar la invitación',
  renewHint: 'Nadie la aceptó a tiempo. Renuévala y el mismo enlace volverá a funcionar.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} ganó: ${loser} se quedó sin piezas.`,
    'no-moves': (winner, loser) => `${winner} ganó: ${loser} no puede mover.`,
    resignation: (winner, loser) => `${winner} ganó: ${loser} abandonó.`,
    time: (winner, loser) => `${winner} ganó: a ${loser} se le acabó el tiempo.`,
    forfeit: (winner, loser) => `${winner} ganó por incomparecencia: la primera jugada de ${loser} no llegó.`,
    'illegal-moves': (winner, loser) => `${winner} ganó: ${loser} envió una segunda jugada ilegal.`,
    adjudication: (winner) => `${winner} ganó por decisión arbitral.`,
  },
  drawn: {
    agreement: 'Tablas de común acuerdo.',
    threefold: `Tablas: ${because.threefold}.`,
    'forty-move': `Tablas: ${because['forty-move']}.`,
    'twenty-five-move': `Tablas: ${because['twenty-five-move']}.`,
    'twenty-move': `Tablas: ${because['twenty-move']}.`,
    'fifteen-move': `Tablas: ${because['fifteen-move']}.`,
    'sixteen-move': `Tablas: ${because['sixteen-move']}.`,
    'king-against-king': 'Tablas: una dama contra una dama.',
    adjudication: 'Tablas por decisión arbitral.',
    count: 'Tablas: se agotó la cuenta de jugadas.',
    length: 'Tablas: la partida llegó a su duración máxima, 500 jugadas de cada bando.',
    complexity: 'Tablas: la posición tiene demasiadas capturas para calcularlas.',
  },
  calledOff: (name) => `${name} anuló la partida. Nadie perdió.`,
  calledOffByClock: (name) => `La partida se anuló: la primera jugada de ${name} no llegó. Nadie perdió.`,
  declined: 'La invitación fue rechazada; esta partida no empieza.',
  expired: 'Nadie aceptó la invitación a tiempo, y ha caducado.',
  youWon: 'Ganaste',
  youLost: 'Perdiste',
  draw: 'Tablas',
  over: 'La partida ha terminado',
  off: 'Anulada',
  lapsed: 'Invitación caducada',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'tres jugadas', 'two-move': 'dos jugadas', 'eleven-man': 'once peones' }

export const match: Texts['match'] = {
  part: (part) => `Partida ${part} de un encuentro de 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'el encuentro ha terminado',
  otherBoard: 'Tu tablero en la otra partida',
  otherGame: 'La otra partida',
  together: 'La otra partida empieza a la vez que esta.',
  'in-turn': 'La otra partida empieza cuando termine esta.',
  two: {
    together: 'Un encuentro de dos partidas a la vez, una con cada color',
    'in-turn': 'Un encuentro de dos partidas, una después de otra, una con cada color',
  },
  ballot: (number, deck, name) => `Apertura número ${number} del sorteo de ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `Los peones de ${squares} se quitan del tablero.`,
  ballotMoves: (moves) => `Empieza con ${moves}.`,
  tossed: (name, side) => `Por sorteo, ${name} juega con ${withSide[side]}.`,
  chance: (number) => `Sacado al azar cuando los dos jugadores estaban en su puesto: el número ${number}.`,
  checkToss: (creator) => `Para comprobar los colores: si el número es par, ${creator} juega con negras.`,
  checkBallot: (among) => `Para comprobar la apertura: divide el número entre dos y redondea hacia abajo, multiplica por ${among}, divide entre 2.147.483.648 y redondea hacia abajo. De las ${among} aperturas en juego, esas son las que van antes de esta.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} no capturó con la pieza de ${squares}.`,
  choose: 'Puedes soplar la pieza (sale del tablero y luego juegas), exigir la captura, o jugar sin más y dejarlo así.',
  huff: (square) => `Soplar ${square}`,
  enforce: (name) => `Exigir la captura a ${name}`,
  huffSure: (square) => `La pieza de ${square} sale del tablero y te toca jugar. Si era la última, la partida termina. Esto no se puede deshacer.`,
  enforceSure: (name) => `La jugada se deshace, y ${name} tiene que capturar. Esto no se puede deshacer.`,
}
