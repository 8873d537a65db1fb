import type { Texts } from '../en/index.ts'
import { plural } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Pauze: beide klokken staan stil tot ${when}.`,
  onLeave: (name, until) => `${name} is met verlof tot ${until}; die klok staat stil.`,
  leaveAhead: (name, from, until) => `${name} is met verlof van ${from} tot ${until}.`,
  cautioned: (name) => `${name} is gewaarschuwd voor een onreglementaire zet. Bij een tweede is de partij verloren.`,
  cautionedYou: 'Je bent gewaarschuwd voor een onreglementaire zet. Bij een tweede verlies je de partij.',
  count: (name, left) => `Zettentelling: ${name} heeft nog ${left} ${plural(left, { one: 'zet', other: 'zetten' })} om te winnen, anders is het remise.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} d`, hour: (n) => `${n} u`, minute: (n) => `${n} min` },
  waitsForYou: 'wacht op jou',
  leaveLeft: (duration) => `${duration} verlof`,
  forMove: (when) => `Voor deze zet, tot ${when}`,
  thenReserve: (duration, when) => `Dan je reserve: ${duration}, tot ${when}`,
  thenTheirs: (duration, when) => `Dan de reserve: ${duration}, tot ${when}`,
  reserveUntil: (when) => `Je reserve loopt, tot ${when}. Dan is de partij verloren.`,
  theirReserveRuns: (when) => `De reserve loopt, tot ${when}.`,
  writeTo: (name) => `Schrijf ${name} iets bij je zet`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Als je het aanbod aanneemt, is de partij afgelopen: remise.',
  drawSureYes: 'Ja, het is remise',
  withdraw: 'Intrekken',
  decline: 'Afwijzen',
  draw: (name) => `${name} biedt remise aan. Doorspelen is afwijzen.`,
  drawYes: 'Remise aannemen',
  drawMine: 'Je hebt remise aangeboden. Het aanbod geldt tot je tegenstander zet.',
  takeback: (name) => `${name} wil de laatste zet graag terugnemen.`,
  takebackYes: 'Laten terugnemen',
  takebackSure: (name) => `De zet gaat van het bord, met een eventueel antwoord erop, en ${name} zet opnieuw. Dit kun je niet ongedaan maken.`,
  sureYes: 'Ja, doen',
  takebackMine: 'Je hebt gevraagd of je je laatste zet mag terugnemen.',
  pause: (name, when) => `${name} stelt een pauze voor: beide klokken staan dan stil tot ${when}.`,
  pauseYes: 'Akkoord met de pauze',
  pauseMine: (when) => `Je hebt een pauze voorgesteld tot ${when}.`,
  count: (name) => `${name} vraagt de arbiter om een zettentelling.`,
  countMine: 'Je hebt de arbiter om een zettentelling gevraagd.',
  countYes: 'Telling toekennen',
  countNo: 'Weigeren',
  reseat: (name, when) => `${name} zou de link kwijt zijn. Een nieuwe link naar die plaats werkt vanaf ${when}.`,
  reseatYou: (when) => `Iemand meldt dat je je link kwijt bent. Doe je niets, dan kan je plaats met een andere link worden ingenomen vanaf ${when}.`,
  stillHere: 'Ik ben er nog',
  reseatMine: (name, when) => `Je hebt gemeld dat ${name} de link kwijt is. Geef deze door; hij werkt vanaf ${when}.`,
  reseatLink: 'Nieuwe link naar de plaats',
}

export const tabs: Texts['tabs'] = {
  title: 'Over de partij',
  moves: 'Zetten',
  events: 'Gebeurd',
  mine: 'Van mij',
  desk: 'Voor de arbiter',
  about: 'Over',
  try: 'Proberen',
}

export const panels: Texts['panels'] = {
  title: 'Wat je kunt doen',
  names: { draw: 'Remise', takeback: 'Terugnemen', time: 'Tijd', resign: 'Opgeven' },
  close: 'Sluit',
}
