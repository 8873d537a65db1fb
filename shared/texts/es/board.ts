import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('es', ['one', 'many'], 'other')

/** Returns `one` or `other`, by the number. The third plural form of the language is only for millions. */
export const oneOrMany = (n: number, one: string, other: string): string => plural(n, { one, many: other, other })

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${oneOrMany(n, one, other)}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('día', 'días'), hour: /* @__PURE__ */ count('hora', 'horas'), minute: /* @__PURE__ */ count('minuto', 'minutos') },
  underAMinute: 'menos de un minuto',
  join: (large, small) => `${large} y ${small}`,
  left: (duration) => `tiempo restante: ${duration}`,
  overdue: 'se acabó el tiempo',
  at: (day, hour) => `${day.replace(',', '')}, ${hour}`,
  long: 'long',
}

export const sides = { black: 'Negras', white: 'Blancas' } as const

const adjectives = {
  man: { black: 'negro', white: 'blanco' },
  king: { black: 'negra', white: 'blanca' },
} as const

/** The sides as they stand within a sentence. */
export const sidesInSentence = { black: 'negras', white: 'blancas' } as const

const one = { man: 'peón', king: 'dama' } as const

export const play: Texts['play'] = {
  piece: (colour, kind) => `${one[kind]} ${adjectives[kind][colour]}`,
  board: (below) => `Tablero, ${sidesInSentence[below]} abajo`,
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
  lastTaken: 'la última jugada capturó aquí',
}

const many = { man: 'peones', king: 'damas' } as const

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Negras', white: 'Blancas', toss: 'Por sorteo' },
  pieces: (kind, squares) => `${oneOrMany(squares.length, one[kind], many[kind])} en ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]}: ${pieces.length === 0 ? 'ninguna pieza' : pieces.join('; ')}.`,
  toMove: (colour) => `Juegan las ${sidesInSentence[colour]}.`,
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
  playedAndTook: (name, move, squares) => `${name} jugó ${move} y capturó en ${squares}.`,
  mustCapture: 'La captura es obligatoria.',
  onlyMove: 'Solo hay una jugada.',
  notSent: (move) => `${move} aún no se ha enviado`,
  notSentTaking: (move, squares) => `${move}, que captura en ${squares}, aún no se ha enviado`,
  choose: 'Elige una pieza con anillo',
  orType: ', o escribe',
  typeMove: 'Escribir jugada',
  typeLabel: 'Escribir jugada, o «ayuda»',
  show: 'Mostrar',
  chooseSquare: (square) => `¿Adónde va la pieza de la casilla ${square}?`,
  chooseWay: 'Hay varios caminos. Elige uno:',
  way: (move, squares) => `${move} captura en ${squares}`,
  undo: 'Atrás',
  playIt: (move) => `Jugar ${move}`,
  crowned: 'El peón se convierte en dama.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Sin enviar · ${page}`,
  offline: 'Esto no se ha enviado: no hay conexión con el servicio. No se ha perdido nada. Inténtalo de nuevo cuando la haya.',
  behind: 'Hay novedades. Vuelve a cargar esta página: no se ha perdido nada.',
}

export const settled: Texts['settled'] = {
  movedOn: 'La partida ha avanzado.',
  dropped: (move) => `${move} no se envió.`,
  kept: (text) => `Lo que escribiste está guardado: «${text}»`,
  online: 'Vuelves a tener conexión. Pulsa otra vez para enviar lo que hay aquí.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `Enviando ${move}…`,
  noAnswer: 'El servicio no respondió.',
  again: (move) => `Reintentar: ${move}`,
  waits: (move) => `${move} espera a que haya conexión.`,
  clock: 'Tu reloj sigue corriendo.',
  goes: 'Se enviará sola',
  show: 'Mostrar la partida como está',
  sentAt: (when) => `Enviada a las ${when}`,
  sent: (move) => `${move}: jugada enviada.`,
  copy: (when) => `Sin conexión. Así estaba el tablero: ${when}; los relojes siguen corriendo.`,
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
  youPlayed: (move) => `Jugaste ${move}.`,
  youPlayedAndTook: (move, squares) => `Jugaste ${move} y capturaste en ${squares}.`,
}

export const tried: Texts['tried'] = {
  title: 'Probar jugadas',
  lead: 'Juega con los dos bandos. Solo tú ves este tablero.',
  board: 'Tablero para probar jugadas',
  lines: 'Las variantes hasta ahora',
  played: 'ya jugada',
  planned: 'prevista',
  branch: 'Haz otra jugada en el tablero y ahí empieza una variante nueva.',
  turn: 'Girar el tablero',
  remove: 'Borrar la variante',
  clear: 'Borrarlo todo',
  back: 'Volver a la partida',
  keep: 'Guardar estas variantes',
  unkeep: 'Olvidar las variantes guardadas',
  kept: 'Estas variantes quedan guardadas para ti.',
  restored: 'Aquí están tus últimas variantes. Aún no están guardadas.',
  stuck: (name) => `${name} no puede mover: la variante termina aquí.`,
  movedOn: 'La partida ha avanzado desde que empezaron estas variantes.',
  onward: 'Probar jugadas desde la posición actual',
  planIf: (name, theirs, mine) => `Si ${name} juega ${theirs}, entonces ${mine}`,
  planThen: (theirs, mine) => `; tras ${theirs}, ${mine}`,
  planHint: (name) => `Tu respuesta se juega en cuanto ${name} hace esa jugada, y no te cuesta tiempo. Si ${name} juega otra cosa, el plan termina.`,
  replaces: (lines) => `Sustituye a: ${lines.join('; ')}.`,
  plan: 'Usar como respuesta prevista',
  planWhole: 'Prever toda la variante',
  planReply: 'Juega una respuesta a esta jugada y podrás dejarla prevista.',
  planLater: 'Te toca jugar. Podrás prever respuestas después de tu jugada.',
  isPlanned: 'Esta respuesta está prevista.',
  youStuck: 'No puedes mover: la variante termina aquí.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Cerrar',
  waiting: (games) => plural(games, { one: '1 te espera', many: `${games} te esperan`, other: `${games} te esperan` }),
  ruleSets: (name, more) => `${name} y ${more} más`,
}

export const device: Texts['device'] = {
  on: 'Este dispositivo te avisa ahora cuando te toca jugar.',
  denied: 'Tu navegador no nos permite enviar notificaciones. Permítelas en sus ajustes para esta página y pulsa otra vez.',
  unable: 'Este navegador no puede mostrar notificaciones aquí.',
  failed: 'No ha funcionado. Inténtalo de nuevo más tarde.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Borde del tablero', undone: 'La elección se ha deshecho.' }
