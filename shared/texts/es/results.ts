import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'la misma posición por tercera vez',
  'forty-move': 'cuarenta jugadas de cada bando sin captura ni jugada de peón',
  'twenty-five-move': 'veinticinco jugadas de cada bando solo con damas y sin captura',
  'sixteen-move': 'dieciséis jugadas de cada bando con tres piezas contra una dama sola',
  'twenty-move': 'veinte jugadas de cada bando sin captura ni jugada de peón',
  'fifteen-move': 'quince jugadas de cada bando sin captura ni jugada de peón',
}

export const claimWith = (claim: Claim): string => `Reclamar tablas con esta jugada: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Puedes reclamar tablas: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Puedes reclamar tablas en tu tablero: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} ganó: ${loser} se quedó sin piezas.`,
    'no-moves': (winner, loser) => `${winner} ganó: ${loser} no puede mover.`,
    resignation: (winner, loser) => `${winner} ganó: ${loser} abandonó.`,
    time: (winner, loser) => `${winner} ganó: a ${loser} se le acabó el tiempo.`,
    forfeit: (winner, loser) => `${winner} ganó por incomparecencia: la primera jugada de ${loser} no llegó.`,
    'illegal-moves': (winner, loser) => `${winner} ganó: ${loser} envió una segunda jugada ilegal.`,
    adjudication: (winner) => `${winner} ganó por decisión arbitral.`,
    withdrawal: (winner, loser) => `${winner} ganó: ${loser} dejó el torneo.`,
    table: (winner) => `${winner} ganó según la tabla de finales.`,
  },
  drawn: {
    agreement: 'Tablas de común acuerdo.',
    threefold: `Tablas: ${claimReasons.threefold}.`,
    'forty-move': `Tablas: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Tablas: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Tablas: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Tablas: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Tablas: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Tablas: una dama contra una dama.',
    adjudication: 'Tablas por decisión arbitral.',
    count: 'Tablas: se agotó la cuenta de jugadas.',
    length: 'Tablas: la partida llegó a su duración máxima, 500 jugadas de cada bando.',
    complexity: 'Tablas: la posición tiene demasiadas capturas para calcularlas.',
    table: 'Tablas según la tabla de finales.',
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
  wonByYou: {
    'no-pieces': (other) => `Ganaste: ${other} se quedó sin piezas.`,
    'no-moves': (other) => `Ganaste: ${other} no puede mover.`,
    resignation: (other) => `Ganaste: ${other} abandonó.`,
    time: (other) => `Ganaste: a ${other} se le acabó el tiempo.`,
    forfeit: (other) => `Ganaste por incomparecencia: la primera jugada de ${other} no llegó.`,
    'illegal-moves': (other) => `Ganaste: ${other} envió una segunda jugada ilegal.`,
    adjudication: () => 'Ganaste por decisión arbitral.',
    withdrawal: (other) => `Ganaste: ${other} dejó el torneo.`,
    table: () => 'Ganaste según la tabla de finales.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} ganó: te quedaste sin piezas.`,
    'no-moves': (other) => `${other} ganó: no puedes mover.`,
    resignation: (other) => `${other} ganó: abandonaste.`,
    time: (other) => `${other} ganó: se te acabó el tiempo.`,
    forfeit: (other) => `${other} ganó por incomparecencia: tu primera jugada no llegó.`,
    'illegal-moves': (other) => `${other} ganó: enviaste una segunda jugada ilegal.`,
    adjudication: (other) => `${other} ganó por decisión arbitral.`,
    withdrawal: (other) => `${other} ganó: dejaste el torneo.`,
    table: (other) => `${other} ganó según la tabla de finales.`,
  },
  youCalledOff: 'Anulaste la partida. Nadie perdió.',
  calledOffByYourClock: 'La partida se anuló: tu primera jugada no llegó. Nadie perdió.',
  calledOffByOrganizer: 'La organización anuló la partida. Nadie perdió.',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'tres jugadas', 'two-move': 'dos jugadas', 'eleven-man': 'once peones' }

export const match: Texts['match'] = {
  part: (part) => `Partida ${part} de un encuentro de 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'el encuentro ha terminado',
  otherBoard: 'Tu tablero en la otra partida',
  otherGame: 'La otra partida',
  together: 'La otra partida empieza a la vez que esta.',
  'in-turn': 'La otra partida empezará cuando termine esta.',
  two: {
    together: 'Un encuentro de dos partidas a la vez, una con cada color',
    'in-turn': 'Un encuentro de dos partidas, una después de otra, una con cada color',
  },
  ballot: (number, deck, name) => `Apertura número ${number} del sorteo de ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `Los peones de ${squares} se quitan del tablero.`,
  ballotMoves: (moves) => `Empieza con ${moves}.`,
  tossed: (name, side) => `Por sorteo, ${name} juega con ${sidesInSentence[side]}.`,
  tossedYou: (side) => `Por sorteo, juegas con ${sidesInSentence[side]}.`,
  chance: (number) => `Número sacado al azar cuando los dos jugadores ya tenían su puesto: ${number}.`,
  checkToss: (creator) => `Para comprobar los colores: si el número es par, ${creator} juega con negras.`,
  checkBallot: (among) => `Para comprobar la apertura: divide el número entre dos y redondea hacia abajo, multiplica por ${among}, divide entre 2.147.483.648 y redondea hacia abajo. De las ${among} aperturas en juego, esas son las que van antes de esta.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Mostrar los números de todas las casillas',
  calendar: 'Plazos en tu calendario',
  fewerNumbers: 'Numerar solo las casillas vacías',
  clock: 'Tiempo',
  weekends: 'Fines de semana',
  weekendsOff: (zone) => `Los sábados y domingos no cuentan (${zone})`,
  leave: 'Tus vacaciones',
  strictness: 'Jugadas ilegales',
  laws: 'Según el reglamento: una advertencia, luego la derrota',
  firstMoves: 'Primeras jugadas',
  noShow: 'Quien no hace su primera jugada pierde por incomparecencia',
  arbiter: 'Árbitro',
  arbiterIs: (name) => `Arbitraje: ${name}`,
  isProgram: (name) => `${name} es un programa`,
  program: 'programa',
  position: 'Desde una posición propia',
}

export const records: Texts['records'] = {
  title: 'Guardar esta partida',
  pdnHint: 'jugadas y tiempos',
  png: 'Imagen',
  pngHint: 'de esta posición',
  gif: 'Imagen animada',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Dibujo',
  svgHint: 'nítido a cualquier tamaño',
  fen: 'Posición',
  sheet: 'Planilla',
  sheetHint: 'para imprimir y firmar',
  evidence: 'Tiempos y correos',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'En tu sitio web',
  hint: 'Pega esta línea en una página. Muestra el tablero, que sigue la partida por sí solo.',
  line: 'Línea de HTML',
  until: (when) => `hasta el ${when}`,
  watch: (site) => `Ver en ${site}`,
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Planilla',
  game: (id) => `Partida ${id}`,
  back: 'Volver a la partida',
  rules: 'Reglas',
  clock: 'Tiempo',
  begun: 'Inicio',
  ended: 'Final',
  notEnded: 'Sin terminar',
  moves: 'Jugadas',
  move: 'Jugada',
  result: 'Resultado',
  won: (side) => `Ganan las ${sidesInSentence[side]}, 2–0`,
  draw: 'Tablas, 1–1',
  open: 'Sin resultado',
  position: 'Posición final',
  positionNow: 'Posición',
  times: 'Junto a cada jugada: el tiempo que se tomó. min = minutos, h = horas, d = días.',
  right: 'Hemos revisado esta planilla, y es correcta (artículo 27.2).',
  date: 'Fecha',
  printed: (when) => `Hecha el ${when}. Todas las horas en UTC.`,
}

export const after: Texts['after'] = {
  rematch: 'Revancha',
  rematchYes: 'Sí, quiero la revancha',
  theyWish: (name) => `A ${name} le gustaría una revancha, con los colores cambiados.`,
  wished: (name) => `Pediste la revancha. Empezará si ${name} también la pide, en un plazo de 14 días.`,
  being: 'La revancha se está preparando y aparecerá aquí en un momento. Si no, vuelve a cargar la página.',
  toRematch: 'Ir a la revancha',
  begun: 'La revancha ha empezado.',
  playOn: 'Dejar que la partida siga',
  playOnHint: (name) => `Ganaste por tiempo. Hasta 14 días después del final, puedes dar a ${name} tres días más y dejar que la partida siga.`,
  playOnSure: (name) => `Renuncias a la victoria: ${name} recibe tres días más y la partida sigue. Esto no se puede deshacer.`,
  renew: 'Renovar la invitación',
  renewHint: 'Nadie la aceptó a tiempo. Renuévala y el mismo enlace volverá a funcionar.',
}
