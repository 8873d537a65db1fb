import type { Texts } from '../en/index.ts'

export const events: Texts['events'] = {
  none: 'Naast de zetten is er niets gebeurd.',
  you: 'Jij',
  youToo: 'jou',
  somebody: 'Iemand',
  joined: 'De partij begon.',
  takenBack: 'De laatste zet is teruggenomen.',
  timeGiven: (who, whom, time) => `${who} gaf ${whom} ${time}`,
  playedOn: (time) => `De tijd was op, en de partij ging door met ${time} erbij`,
  huffed: (square) => `Het stuk op ${square} is geblazen`,
  enforced: 'De slag moest worden gedaan',
  countRefused: 'De arbiter weigerde de zettentelling',
  countEnded: 'De arbiter beëindigde de zettentelling',
  paused: (when) => `Beide klokken stonden stil tot ${when}`,
  frozen: (when) => `Crownhead was niet bereikbaar tot ${when}: die tijd telt niet`,
  by: {
    drawOffered: (who) => `${who} bood remise aan`,
    drawDeclined: (who) => `${who} sloeg de remise af`,
    drawWithdrawn: (who) => `${who} trok het remiseaanbod in`,
    takebackAsked: (who) => `${who} vroeg een zet terug te nemen`,
    takebackDeclined: (who) => `${who} weigerde: de zet blijft staan`,
    pauseDeclined: (who) => `${who} wees de pauze af`,
    leaveEnded: (who) => `${who} kwam terug van verlof`,
    cautioned: (who) => `${who} kreeg een waarschuwing voor een onreglementaire zet`,
    countAsked: (who) => `${who} vroeg de arbiter om een zettentelling`,
    countGranted: (whom) => `Er begon een zettentelling: daarin moet er worden gewonnen door ${whom}`,
    reseatAsked: (whom) => `Er is een link kwijt gemeld: de plaats van ${whom}`,
    reseated: (whom) => `Een plaats is met een nieuwe link ingenomen: ${whom}`,
  },
  until: {
    pauseProposed: (who, when) => `${who} stelde een pauze voor tot ${when}`,
    pauseEnding: (who, when) => `${who} beëindigde de pauze: de klokken lopen vanaf ${when}`,
    leaveTaken: (who, when) => `${who} nam verlof tot ${when}`,
  },
}

export const tabs: Texts['tabs'] = {
  title: 'Over de partij',
  moves: 'Zetten',
  events: 'Gebeurd',
  mine: 'Van mij',
  desk: 'Voor de arbiter',
  about: 'Over',
}

export const panels: Texts['panels'] = {
  title: 'Wat je kunt doen',
  names: { draw: 'Remise', takeback: 'Terugnemen', time: 'Tijd', resign: 'Opgeven' },
  close: 'Sluit',
}

export const replay: Texts['replay'] = {
  title: 'Naspelen',
  first: 'Naar het begin',
  back: 'Een zet terug',
  next: 'Een zet verder',
  last: 'Naar de laatste zet',
  start: 'Het begin',
  move: (number) => `Zet ${number}`,
  of: (number) => `van ${number}`,
  present: 'Terug naar de partij zoals ze staat',
}

/** The time of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} dg`, hour: (n) => `${n} u`, minute: (n) => `${n} min.` },
  waitsForYou: 'wacht op jou',
  leaveLeft: (duration) => `${duration} verlof`,
  forMove: (when) => `Voor deze zet, tot ${when}`,
  thenReserve: (duration, when) => `Dan je reserve: ${duration}, tot ${when}`,
  thenTheirs: (duration, when) => `Dan de reserve: ${duration}, tot ${when}`,
  reserveUntil: (when) => `Je reserve loopt, tot ${when}. Dan is de partij verloren.`,
  theirReserveRuns: (when) => `De reserve loopt, tot ${when}.`,
  writeTo: (name) => `Schrijf ${name} iets bij je zet`,
}
