import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar.ts'

export const plural = /* @__PURE__ */ pluralIn('es', ['one', 'many'], 'other')

/** Up to a million, two forms are enough. */
export const numbered = (n: number, one: string, other: string): string => plural(n, { one, many: other, other })

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${numbered(n, one, other)}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('día', 'días'), hour: /* @__PURE__ */ count('hora', 'horas'), minute: /* @__PURE__ */ count('minuto', 'minutos') },
  underAMinute: 'menos de un minuto',
  join: (large, small) => `${large} y ${small}`,
  left: (duration) => `tiempo restante: ${duration}`,
  overdue: 'se acabó el tiempo',
  inZone: (instant, city) => `${instant} (${city})`,
  long: 'long',
}

export const sides = { black: 'Negras', white: 'Blancas' } as const

/** Within a sentence. */
export const withSide = { black: 'negras', white: 'blancas' } as const

const adjectives = {
  man: { black: 'negro', white: 'blanco' },
  king: { black: 'negra', white: 'blanca' },
} as const

const one = { man: 'peón', king: 'dama' } as const

const many = { man: 'peones', king: 'damas' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => `${one[kind]} ${adjectives[kind][colour]}`,
  board: (below) => `Tablero, ${withSide[below]} abajo`,
  square: (square, facts) => [`casilla ${square}`, ...facts].join(', '),
  empty: 'vacía',
  can: 'puede mover',
  chosen: 'elegida',
  goal: 'mover aquí',
  captureTo: 'capturar y quedar aquí',
  taken: 'se capturaría',
  arrives: 'llegaría aquí',
  leaves: 'saldría de aquí',
  offends: 'no capturó',
  lastFrom: 'la última jugada salió de aquí',
  lastTo: 'la última jugada llegó aquí',
  lastTaken: 'capturada en la última jugada',
}

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Negras', white: 'Blancas', toss: 'Por sorteo' },
  pieces: (kind, squares) => `${numbered(squares.length, one[kind], many[kind])} en ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'ninguna pieza' : pieces.join('; ')}.`,
  toMove: (colour) => `Juegan las ${withSide[colour]}.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} por jugada, más ${reserve} de reserva para toda la partida`,
  clockNoReserve: (perMove) => `${perMove} por jugada`,
  bank: (reserve) => `${reserve} para toda la partida`,
  increment: (each) => `${each} más con cada jugada`,
  cap: (most) => `hasta un máximo de ${most}`,
  every: (period, moves) => `${period} más cada ${moves} jugadas`,
  incrementInReserve: (each) => `${each} más de reserva con cada jugada`,
  everyInReserve: (period, moves) => `${period} más de reserva cada ${moves} jugadas`,
  unlimited: 'Sin límite de tiempo',
}

export const live: Texts['live'] = {
  yourMove: 'Te toca',
  youBegin: 'Empiezas tú',
  played: (name, move) => `${name} jugó ${move}.`,
  playedAndTook: (name, move, squares) => `${name} jugó ${move} y capturó ${squares}.`,
  mustCapture: 'La captura es obligatoria.',
  onlyMove: 'Solo hay una jugada.',
  notSent: (move) => `${move} aún no se ha enviado`,
  notSentTaking: (move, squares) => `${move}, que captura ${squares}, aún no se ha enviado`,
  choose: 'Elige una pieza con anillo',
  orType: ', o escribe',
  typeMove: 'Escribir jugada',
  show: 'Mostrar',
  chooseSquare: (square) => `¿Adónde va la pieza de ${square}?`,
  chooseWay: 'Hay más de un camino. Elige uno:',
  way: (move, squares) => `${move} captura ${squares}`,
  undo: 'Atrás',
  playIt: (move) => `Jugar ${move}`,
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Sin enviar · ${page}`,
  offline: 'Esto no se ha enviado: no hay conexión con el servicio. No se ha perdido nada. Vuelve a intentarlo en un momento, o cuando tengas conexión.',
  behind: 'Hay novedades. Vuelve a cargar esta página: no se ha perdido nada.',
}

export const settled: Texts['settled'] = {
  movedOn: 'La partida ha avanzado.',
  dropped: (move) => `${move} no se envió.`,
  kept: (text) => `Lo que escribiste está guardado: «${text}»`,
  online: 'Vuelves a tener conexión. Pulsa otra vez para enviar lo que hay en esta página.',
}

export const replay: Texts['replay'] = {
  title: 'Repasar la partida',
  first: 'Al principio',
  back: 'Una jugada atrás',
  next: 'Una jugada adelante',
  last: 'A la última jugada',
  start: 'El principio',
  move: (number) => `Jugada ${number}`,
  of: (number) => `de ${number}`,
  present: 'Volver a la posición actual',
  thinkingYours: (other) => `Tiempo de reflexión: arriba el tuyo, abajo el de ${other}`,
  thinking: (above, below) => `Tiempo de reflexión: arriba el de ${above}, abajo el de ${below}`,
  longest: (number, move, took) => `La más larga: jugada ${number}, ${move}, ${took}`,
  span: (from, to) => `del ${from} al ${to}`,
}

export const stands: Texts['stands'] = {
  paused: (when) => `Pausa: los dos relojes están parados hasta el ${when}.`,
  onLeave: (name, until) => `${name} está de vacaciones hasta el ${until}, con el reloj parado.`,
  leaveAhead: (name, from, until) => `${name} estará de vacaciones desde el ${from} hasta el ${until}.`,
  cautioned: (name) => `${name} tiene una advertencia por una jugada ilegal. Con la segunda se pierde la partida.`,
  cautionedYou: 'Tienes una advertencia por una jugada ilegal. Con la segunda se pierde la partida.',
  count: (name, left) => `Cuenta de jugadas: a ${name} le ${numbered(left, `queda ${left} jugada`, `quedan ${left} jugadas`)} para ganar; si no, son tablas.`,
}

/** The time of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} d`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'te espera',
  leaveLeft: (duration) => `${duration} de vacaciones`,
  forMove: (when) => `Para esta jugada, hasta el ${when}`,
  thenReserve: (duration, when) => `Después, tu reserva: ${duration}, hasta el ${when}`,
  thenTheirs: (duration, when) => `Después, la reserva: ${duration}, hasta el ${when}`,
  reserveUntil: (when) => `Tu reserva corre, hasta el ${when}. Después se pierde la partida.`,
  theirReserveRuns: (when) => `La reserva corre, hasta el ${when}.`,
  writeTo: (name) => `Escribe a ${name} con tu jugada`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Si aceptas, la partida termina en tablas.',
  drawSureYes: 'Sí, son tablas',
  withdraw: 'Retirar',
  decline: 'Rechazar',
  draw: (name) => `${name} ofrece tablas. Jugar es rechazarlas.`,
  drawYes: 'Aceptar las tablas',
  drawMine: 'Ofreciste tablas. La oferta vale hasta que juegue tu rival.',
  takeback: (name) => `${name} pide deshacer su última jugada.`,
  takebackYes: 'Permitirlo',
  takebackSure: (name) => `La jugada sale del tablero, con la respuesta, si la hubo, y ${name} juega de nuevo. Esto no se puede deshacer.`,
  sureYes: 'Sí, confirmo',
  takebackMine: 'Pediste deshacer tu última jugada.',
  pause: (name, when) => `${name} propone una pausa: los dos relojes, parados hasta el ${when}.`,
  pauseYes: 'Aceptar la pausa',
  pauseMine: (when) => `Propusiste una pausa hasta el ${when}.`,
  count: (name) => `${name} pide al árbitro una cuenta de jugadas.`,
  countMine: 'Pediste al árbitro una cuenta de jugadas.',
  countYes: 'Conceder la cuenta',
  countNo: 'Denegar',
  reseat: (name, when) => `Hay un aviso de que ${name} perdió su enlace. Un enlace nuevo para el puesto valdrá desde el ${when}.`,
  reseatYou: (when) => `Alguien dice que perdiste tu enlace. Si no haces nada, tu puesto se podrá ocupar con otro enlace desde el ${when}.`,
  stillHere: 'Sigo aquí',
  reseatMine: (name, when) => `Avisaste de que ${name} perdió su enlace. Pásale este; vale desde el ${when}.`,
  reseatLink: 'Enlace nuevo para el puesto',
}

export const tabs: Texts['tabs'] = {
  title: 'Sobre la partida',
  moves: 'Jugadas',
  events: 'Historial',
  mine: 'Lo mío',
  desk: 'Arbitraje',
  about: 'Datos',
  try: 'Probar',
}

export const panels: Texts['panels'] = {
  title: 'Lo que puedes hacer',
  names: { draw: 'Tablas', takeback: 'Deshacer', time: 'Tiempo', resign: 'Abandonar' },
  close: 'Cerrar',
}
