import type { Texts } from '../en/index.ts'
import { oneOrMany } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Pausa: los dos relojes están parados hasta el ${when}.`,
  onLeave: (name, until) => `${name} está de vacaciones hasta el ${until}, con el reloj parado.`,
  leaveAhead: (name, from, until) => `${name} estará de vacaciones desde el ${from} hasta el ${until}.`,
  cautioned: (name) => `${name} tiene una advertencia por una jugada ilegal. Con la segunda se pierde la partida.`,
  cautionedYou: 'Tienes una advertencia por una jugada ilegal. Con la segunda se pierde la partida.',
  count: (name, left) => `Cuenta de jugadas: a ${name} le ${oneOrMany(left, `queda ${left} jugada`, `quedan ${left} jugadas`)} para ganar; si no, son tablas.`,
}

/** The clocks of both sides. */
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
