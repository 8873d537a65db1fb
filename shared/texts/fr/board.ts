import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('fr', ['one'], 'other')

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, other })}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('jour', 'jours'), hour: /* @__PURE__ */ count('heure', 'heures'), minute: /* @__PURE__ */ count('minute', 'minutes') },
  underAMinute: 'moins d’une minute',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `il reste ${duration}`,
  overdue: 'temps écoulé',
  at: (day, hour) => `${day.replace(/\b1 /, '1er ')} à ${hour}`,
  long: 'long',
}

export const sides = { black: 'Noirs', white: 'Blancs' } as const

const one = {
  black: { man: 'pion noir', king: 'dame noire' },
  white: { man: 'pion blanc', king: 'dame blanche' },
} as const

export const play: Texts['play'] = {
  piece: (colour, kind) => one[colour][kind],
  board: (below) => `Damier, ${sides[below]} en bas`,
  square: (square, facts) => [`case ${square}`, ...facts].join(', '),
  empty: 'vide',
  can: 'peut jouer',
  chosen: 'sélection',
  goal: 'jouer ici',
  captureTo: 'prendre et arriver ici',
  taken: 'pièce prise par ce coup',
  arrives: 'arrivée de ce coup',
  leaves: 'départ de ce coup',
  offends: 'a manqué une prise',
  lastFrom: 'départ du dernier coup',
  lastTo: 'arrivée du dernier coup',
  lastTaken: 'pièce prise au dernier coup',
}

const kinds = {
  man: { one: 'pion', other: 'pions' },
  king: { one: 'dame', other: 'dames' },
} as const

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Noirs', white: 'Blancs', toss: 'Tirage au sort' },
  pieces: (kind, squares) => `${plural(squares.length, kinds[kind])} en ${squares.join(', ')}`,
  sidePieces: (colour, pieces) => `${sides[colour]} : ${pieces.length === 0 ? 'aucune pièce' : pieces.join(' ; ')}.`,
  toMove: (colour) => `Trait aux ${sides[colour]}.`,
  versus: (name, other) => `${name} – ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} par coup, et ${reserve} de réserve pour toute la partie`,
  clockNoReserve: (perMove) => `${perMove} par coup`,
  bank: (reserve) => `${reserve} pour toute la partie`,
  increment: (each) => `${each} de plus à chaque coup`,
  cap: (most) => `jusqu’à ${most} au plus`,
  every: (period, moves) => `${period} de plus tous les ${moves} coups`,
  incrementInReserve: (each) => `réserve augmentée à chaque coup : ${each}`,
  everyInReserve: (period, moves) => `réserve augmentée tous les ${moves} coups : ${period}`,
  unlimited: 'Sans limite de temps',
}

export const live: Texts['live'] = {
  yourMove: 'Votre tour',
  youBegin: 'Vous commencez',
  played: (name, move) => `${name} a joué ${move}.`,
  playedAndTook: (name, move, squares) => `${name} a joué ${move} et pris ${squares}.`,
  mustCapture: 'Vous devez prendre.',
  onlyMove: 'Un seul coup possible.',
  notSent: (move) => `${move} n’est pas encore envoyé`,
  notSentTaking: (move, squares) => `${move}, qui prend ${squares}, n’est pas encore envoyé`,
  choose: 'Choisissez une pièce entourée',
  orType: ', ou tapez',
  typeMove: 'Taper un coup',
  typeLabel: 'Taper un coup, ou aide',
  show: 'Voir',
  chooseSquare: (square) => `Où va la pièce en ${square} ?`,
  chooseWay: 'Plusieurs chemins y mènent. Choisissez-en un :',
  way: (move, squares) => `${move} prend ${squares}`,
  undo: 'Annuler',
  playIt: (move) => `Jouer ${move}`,
  crowned: 'Le pion devient dame.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Pas encore envoyé · ${page}`,
  offline: 'Rien n’a été envoyé : le service est injoignable. Rien n’est perdu. Réessayez dans un instant, ou dès que vous aurez du réseau.',
  behind: 'Il y a du nouveau. Rechargez cette page : rien n’est perdu.',
}

export const settled: Texts['settled'] = {
  movedOn: 'La partie a continué.',
  dropped: (move) => `${move} n’a pas été envoyé.`,
  kept: (text) => `Ce que vous avez tapé est conservé : « ${text} »`,
  online: 'La connexion est revenue. Appuyez de nouveau pour envoyer ce qui est sur cette page.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `Envoi de ${move}…`,
  noAnswer: 'Le service n’a pas répondu.',
  again: (move) => `Réessayer : ${move}`,
  waits: (move) => `${move} attend le réseau.`,
  clock: 'Votre pendule tourne toujours.',
  goes: 'L’envoi se fera tout seul',
  show: 'Voir où en est la partie',
  sentAt: (when) => `Envoyé à ${when}`,
  sent: (move) => `${move} est envoyé.`,
  copy: (when) => `Pas de réseau. Le damier tel qu’il était : ${when} ; les pendules tournent.`,
}

export const replay: Texts['replay'] = {
  title: 'Revoir la partie',
  first: 'Au début',
  back: 'Un coup en arrière',
  next: 'Un coup en avant',
  last: 'Au dernier coup',
  start: 'Le début',
  move: (number) => `Coup ${number}`,
  of: (number) => `sur ${number}`,
  present: 'Revenir à la position actuelle',
  thinkingYours: (other) => `Temps de réflexion : vous en haut, ${other} en bas`,
  thinking: (above, below) => `Temps de réflexion : ${above} en haut, ${below} en bas`,
  longest: (number, move, took) => `Le plus long : coup ${number}, ${move}, ${took}`,
  span: (from, to) => `du ${from} au ${to}`,
  youPlayed: (move) => `Vous avez joué ${move}.`,
  youPlayedAndTook: (move, squares) => `Vous avez joué ${move} et pris ${squares}.`,
}

/** The sides as they stand within a sentence. */
export const sidesInSentence = { black: 'les Noirs', white: 'les Blancs' } as const

export const tried: Texts['tried'] = {
  title: 'Essayer des coups',
  lead: 'Jouez pour les deux camps. Personne d’autre ne voit ce damier.',
  board: 'Damier d’essai',
  lines: 'Les variantes jusqu’ici',
  played: 'joué',
  planned: 'prévu',
  branch: 'Jouez un autre coup sur le damier, et une nouvelle variante y commence.',
  turn: 'Tourner le damier',
  remove: 'Effacer la variante',
  clear: 'Tout effacer',
  back: 'Retour à la partie',
  keep: 'Garder ces variantes',
  unkeep: 'Oublier les variantes gardées',
  kept: 'Ces variantes sont gardées pour vous.',
  restored: 'Vos dernières variantes sont de retour. Elles ne sont pas encore gardées.',
  stuck: (name) => `${name} ne peut plus jouer : la variante s’arrête ici.`,
  movedOn: 'La partie a continué depuis le début de ces variantes.',
  onward: 'Essayer des coups depuis la position actuelle',
  planIf: (name, theirs, mine) => `Si ${name} joue ${theirs}, alors ${mine}`,
  planThen: (theirs, mine) => ` ; après ${theirs}, ${mine}`,
  planHint: (name) => `Quand ${name} joue ce coup, votre réponse part aussitôt et ne vous coûte pas de temps. Si ${name} joue autre chose, le plan s’arrête.`,
  replaces: (lines) => `Elle remplace : ${lines.join(' ; ')}.`,
  plan: 'Prévoir cette réponse',
  planWhole: 'Prévoir toute la variante',
  planReply: 'Jouez une réponse à ce coup, et vous pourrez la prévoir.',
  planLater: 'C’est à vous de jouer. Vous pourrez prévoir des réponses après votre coup.',
  isPlanned: 'Cette réponse est prévue.',
  youStuck: 'Vous ne pouvez plus jouer : la variante s’arrête ici.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Fermer',
  waiting: (games) => plural(games, { one: `${games} vous attend`, other: `${games} vous attendent` }),
  ruleSets: (name, more) => `${name}, et ${more} autres`,
}

export const device: Texts['device'] = {
  on: 'Cet appareil vous prévient désormais quand c’est à vous de jouer.',
  denied: 'Votre navigateur ne nous autorise pas les notifications. Autorisez-les dans ses réglages pour cette page, puis appuyez de nouveau.',
  unable: 'Ce navigateur ne peut pas afficher de notifications ici.',
  failed: 'Cela n’a pas marché. Veuillez réessayer plus tard.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Bord du damier', undone: 'Le choix est annulé.' }
