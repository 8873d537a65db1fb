import type { Texts } from '../en/index.ts'
import { plural } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Pause : les deux pendules sont arrêtées jusqu’au ${when}.`,
  onLeave: (name, until) => `${name} est en congé jusqu’au ${until} ; sa pendule est arrêtée.`,
  leaveAhead: (name, from, until) => `${name} sera en congé du ${from} au ${until}.`,
  cautioned: (name) => `${name} a reçu un avertissement pour un coup irrégulier. Un second fait perdre la partie.`,
  cautionedYou: 'Vous avez reçu un avertissement pour un coup irrégulier. Un second fait perdre la partie.',
  count: (name, left) => `Décompte : ${name} a encore ${left} ${plural(left, { one: 'coup', other: 'coups' })} pour gagner, sinon la partie est nulle.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} j`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'vous attend',
  leaveLeft: (duration) => `${duration} de congé`,
  forMove: (when) => `Pour ce coup, jusqu’au ${when}`,
  thenReserve: (duration, when) => `Puis votre réserve : ${duration}, jusqu’au ${when}`,
  thenTheirs: (duration, when) => `Puis la réserve : ${duration}, jusqu’au ${when}`,
  reserveUntil: (when) => `Votre réserve tourne, jusqu’au ${when}. Ensuite, la partie est perdue.`,
  theirReserveRuns: (when) => `La réserve tourne, jusqu’au ${when}.`,
  writeTo: (name) => `Écrire à ${name} avec votre coup`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Si vous acceptez, la partie est terminée et nulle.',
  drawSureYes: 'Oui, c’est nulle',
  withdraw: 'Retirer',
  decline: 'Refuser',
  draw: (name) => `${name} propose la nulle. Jouer, c’est refuser.`,
  drawYes: 'Accepter la nulle',
  drawMine: 'Vous avez proposé la nulle. La proposition tient jusqu’au prochain coup adverse.',
  takeback: (name) => `${name} demande à reprendre son dernier coup.`,
  takebackYes: 'Laisser reprendre le coup',
  takebackSure: (name) => `Le coup est retiré du damier, avec la réponse éventuelle, et ${name} rejoue. C’est irréversible.`,
  sureYes: 'Oui, je confirme',
  takebackMine: 'Vous avez demandé à reprendre votre dernier coup.',
  pause: (name, when) => `${name} propose une pause : les deux pendules s’arrêteraient jusqu’au ${when}.`,
  pauseYes: 'Accepter la pause',
  pauseMine: (when) => `Vous avez proposé une pause jusqu’au ${when}.`,
  count: (name) => `${name} demande un décompte à l’arbitre.`,
  countMine: 'Vous avez demandé un décompte à l’arbitre.',
  countYes: 'Accorder le décompte',
  countNo: 'Refuser',
  reseat: (name, when) => `${name} aurait perdu son lien. Un nouveau lien vers sa place fonctionne à partir du ${when}.`,
  reseatYou: (when) => `On nous dit que vous avez perdu votre lien. Si vous ne faites rien, votre place pourra être prise avec un autre lien à partir du ${when}.`,
  stillHere: 'Je suis toujours là',
  reseatMine: (name, when) => `Selon vous, ${name} a perdu son lien. Transmettez celui-ci ; il fonctionne à partir du ${when}.`,
  reseatLink: 'Nouveau lien vers la place',
}

export const tabs: Texts['tabs'] = {
  title: 'Autour de la partie',
  moves: 'Coups',
  events: 'Journal',
  mine: 'À moi',
  desk: 'Pour l’arbitre',
  about: 'Infos',
  try: 'Essayer',
}

export const panels: Texts['panels'] = {
  title: 'Ce que vous pouvez faire',
  names: { draw: 'Nulle', takeback: 'Reprendre', time: 'Temps', resign: 'Abandon' },
  close: 'Fermer',
}
