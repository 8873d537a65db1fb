import type { Texts } from '../en/index.ts'
import { plural } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Pause: Beide Uhren stehen bis ${when}.`,
  onLeave: (name, until) => `${name} hat Urlaub bis ${until}; diese Uhr steht.`,
  leaveAhead: (name, from, until) => `${name} hat Urlaub von ${from} bis ${until}.`,
  cautioned: (name) => `${name} wurde wegen eines regelwidrigen Zuges verwarnt. Beim zweiten ist die Partie verloren.`,
  cautionedYou: 'Du wurdest wegen eines regelwidrigen Zuges verwarnt. Beim zweiten verlierst du die Partie.',
  count: (name, left) => `Zugzählung: ${name} muss in noch ${left} ${plural(left, { one: 'Zug', other: 'Zügen' })} gewinnen, sonst ist es Remis.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} T`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'wartet auf dich',
  leaveLeft: (duration) => `${duration} Urlaub`,
  forMove: (when) => `Für diesen Zug, bis ${when}`,
  thenReserve: (duration, when) => `Dann deine Reserve: ${duration}, bis ${when}`,
  thenTheirs: (duration, when) => `Dann die Reserve: ${duration}, bis ${when}`,
  reserveUntil: (when) => `Deine Reserve läuft, bis ${when}. Dann ist die Partie verloren.`,
  theirReserveRuns: (when) => `Die Reserve läuft, bis ${when}.`,
  writeTo: (name) => `Schreib ${name} etwas zu deinem Zug`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Wenn du annimmst, ist die Partie zu Ende: Remis.',
  drawSureYes: 'Ja, es ist Remis',
  withdraw: 'Zurückziehen',
  decline: 'Ablehnen',
  draw: (name) => `${name} bietet Remis an. Weiterspielen heißt ablehnen.`,
  drawYes: 'Remis annehmen',
  drawMine: 'Du hast Remis angeboten. Das Angebot gilt bis zum nächsten Zug der Gegenseite.',
  takeback: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  takebackYes: 'Zurücknehmen lassen',
  takebackSure: (name) => `Der Zug kommt vom Brett, mit einer Antwort darauf, wenn es sie gibt, und ${name} zieht neu. Das lässt sich nicht rückgängig machen.`,
  sureYes: 'Ja, bestätigen',
  takebackMine: 'Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst.',
  pause: (name, when) => `${name} schlägt eine Pause vor: Beide Uhren stehen dann bis ${when}.`,
  pauseYes: 'Der Pause zustimmen',
  pauseMine: (when) => `Du hast eine Pause bis ${when} vorgeschlagen.`,
  count: (name) => `${name} bittet die Spielleitung um eine Zugzählung.`,
  countMine: 'Du hast die Spielleitung um eine Zugzählung gebeten.',
  countYes: 'Zählung gewähren',
  countNo: 'Ablehnen',
  reseat: (name, when) => `${name} hat angeblich den Link verloren. Ein neuer Link zu diesem Platz gilt ab ${when}.`,
  reseatYou: (when) => `Jemand meldet, dass du deinen Link verloren hast. Wenn du nichts tust, kann dein Platz mit einem anderen Link übernommen werden, ab ${when}.`,
  stillHere: 'Ich bin noch da',
  reseatMine: (name, when) => `Du hast gemeldet, dass ${name} den Link verloren hat. Gib diesen weiter; er gilt ab ${when}.`,
  reseatLink: 'Neuer Link zum Platz',
}

export const tabs: Texts['tabs'] = {
  title: 'Zur Partie',
  moves: 'Züge',
  events: 'Verlauf',
  mine: 'Meins',
  desk: 'Spielleitung',
  about: 'Infos',
  try: 'Probieren',
}

export const panels: Texts['panels'] = {
  title: 'Was du tun kannst',
  names: { draw: 'Remis', takeback: 'Rücknahme', time: 'Zeit', resign: 'Aufgeben' },
  close: 'Schließen',
}
