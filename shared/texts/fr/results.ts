import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'la même position pour la troisième fois',
  'forty-move': 'quarante coups de chaque camp sans prise ni mouvement de pion',
  'twenty-five-move': 'vingt-cinq coups de chaque camp avec les dames seules, sans prise',
  'sixteen-move': 'seize coups de chaque camp à trois pièces contre une dame seule',
  'twenty-move': 'vingt coups de chaque camp sans prise ni mouvement de pion',
  'fifteen-move': 'quinze coups de chaque camp sans prise ni mouvement de pion',
}

export const claimWith = (claim: Claim): string => `Réclamer la nulle avec ce coup : ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Vous pouvez réclamer la nulle : ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `Vous pouvez réclamer la nulle sur votre damier : ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} a gagné : ${loser} n’a plus de pièces.`,
    'no-moves': (winner, loser) => `${winner} a gagné : ${loser} ne peut plus jouer.`,
    resignation: (winner, loser) => `${winner} a gagné : ${loser} a abandonné.`,
    time: (winner, loser) => `${winner} a gagné : ${loser} a épuisé son temps.`,
    forfeit: (winner, loser) => `${winner} a gagné par forfait : ${loser} n’a jamais joué son premier coup.`,
    'illegal-moves': (winner, loser) => `${winner} a gagné : ${loser} a envoyé un second coup irrégulier.`,
    adjudication: (winner) => `${winner} a gagné par décision de l’arbitre.`,
    withdrawal: (winner, loser) => `${winner} a gagné : ${loser} a quitté le tournoi.`,
    table: (winner) => `${winner} a gagné selon la table de finales.`,
  },
  drawn: {
    agreement: 'Nulle par accord mutuel.',
    threefold: `Nulle : ${claimReasons.threefold}.`,
    'forty-move': `Nulle : ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Nulle : ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Nulle : ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Nulle : ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Nulle : ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Nulle : une dame contre une dame.',
    adjudication: 'Nulle par décision de l’arbitre.',
    count: 'Nulle : le décompte est épuisé.',
    length: 'Nulle : la partie a atteint sa longueur maximale, 500 coups de chaque camp.',
    complexity: 'Nulle : la position compte trop de prises pour être calculée.',
    table: 'Nulle selon la table de finales.',
  },
  calledOff: (name) => `${name} a annulé la partie. Personne n’a perdu.`,
  calledOffByClock: (name) => `La partie a été annulée : ${name} n’a jamais joué son premier coup. Personne n’a perdu.`,
  declined: 'L’invitation a été refusée ; cette partie ne commence pas.',
  expired: 'Personne n’a accepté l’invitation à temps ; elle a expiré.',
  youWon: 'Vous avez gagné',
  youLost: 'Vous avez perdu',
  draw: 'Nulle',
  over: 'La partie est terminée',
  off: 'Annulée',
  lapsed: 'Invitation expirée',
  wonByYou: {
    'no-pieces': (other) => `Vous avez gagné : ${other} n’a plus de pièces.`,
    'no-moves': (other) => `Vous avez gagné : ${other} ne peut plus jouer.`,
    resignation: (other) => `Vous avez gagné : ${other} a abandonné.`,
    time: (other) => `Vous avez gagné : ${other} a épuisé son temps.`,
    forfeit: (other) => `Vous avez gagné par forfait : ${other} n’a jamais joué son premier coup.`,
    'illegal-moves': (other) => `Vous avez gagné : ${other} a envoyé un second coup irrégulier.`,
    adjudication: () => 'Vous avez gagné par décision de l’arbitre.',
    withdrawal: (other) => `Vous avez gagné : ${other} a quitté le tournoi.`,
    table: () => 'Vous avez gagné selon la table de finales.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} a gagné : vous n’avez plus de pièces.`,
    'no-moves': (other) => `${other} a gagné : vous ne pouvez plus jouer.`,
    resignation: (other) => `${other} a gagné : vous avez abandonné.`,
    time: (other) => `${other} a gagné : vous avez épuisé votre temps.`,
    forfeit: (other) => `${other} a gagné par forfait : vous n’avez jamais joué votre premier coup.`,
    'illegal-moves': (other) => `${other} a gagné : vous avez envoyé un second coup irrégulier.`,
    adjudication: (other) => `${other} a gagné par décision de l’arbitre.`,
    withdrawal: (other) => `${other} a gagné : vous avez quitté le tournoi.`,
    table: (other) => `${other} a gagné selon la table de finales.`,
  },
  youCalledOff: 'Vous avez annulé la partie. Personne n’a perdu.',
  calledOffByYourClock: 'La partie a été annulée : vous n’avez jamais joué votre premier coup. Personne n’a perdu.',
  calledOffByOrganizer: 'L’organisateur a annulé la partie. Personne n’a perdu.',
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'à trois coups',
  'two-move': 'à deux coups',
  'eleven-man': 'à onze pions',
}

export const match: Texts['match'] = {
  part: (part) => `Partie ${part} d’un match en 2 parties`,
  score: (one, points, other, otherPoints) => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'le match est terminé',
  otherBoard: 'Votre damier dans l’autre partie',
  otherGame: 'L’autre partie',
  together: 'L’autre partie commence en même temps.',
  'in-turn': 'L’autre partie commence quand celle-ci est terminée.',
  two: {
    together: 'Un match en deux parties simultanées, une fois chaque couleur',
    'in-turn': 'Un match en deux parties, l’une après l’autre, une fois chaque couleur',
  },
  ballot: (number, deck, name) => `Tirage nº ${number} des ouvertures ${decks[deck]}${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `Pions retirés : ${squares}.`,
  ballotMoves: (moves) => `La partie commence par ${moves}.`,
  tossed: (name, side) => `Tirage au sort : ${name} a ${sidesInSentence[side]}.`,
  tossedYou: (side) => `Tirage au sort : vous avez ${sidesInSentence[side]}.`,
  chance: (number) => `Tiré au hasard une fois les deux places prises : le nombre ${number}.`,
  checkToss: (creator) => `Pour vérifier les couleurs : si le nombre est pair, ${creator} a les Noirs.`,
  checkBallot: (among) => `Pour vérifier l’ouverture : prenez la moitié du nombre, arrondie vers le bas, multipliez par ${among}, divisez par 2 147 483 648 et arrondissez vers le bas. C’est le nombre d’ouvertures, parmi les ${among} en jeu, qui viennent avant celle-ci.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Numéroter toutes les cases',
  calendar: 'Échéances dans votre agenda',
  fewerNumbers: 'Numéroter seulement les cases vides',
  clock: 'Cadence',
  weekends: 'Week-ends',
  weekendsOff: (zone) => `Le samedi et le dimanche ne comptent pas (${zone})`,
  leave: 'Votre congé',
  strictness: 'Coups irréguliers',
  laws: 'Selon le règlement : un avertissement, puis la partie est perdue',
  firstMoves: 'Premiers coups',
  noShow: 'Sans premier coup, on perd par forfait',
  arbiter: 'Arbitre',
  arbiterIs: (name) => `Arbitre : ${name}`,
  isProgram: (name) => `${name} est un programme`,
  program: 'programme',
  position: 'Depuis une position choisie',
}

export const records: Texts['records'] = {
  title: 'Garder cette partie',
  pdnHint: 'coups et temps',
  png: 'Image',
  pngHint: 'de cette position',
  gif: 'Image animée',
  gifHint: (seconds) => `${seconds} s`,
  svg: 'Dessin',
  svgHint: 'net à toutes les tailles',
  fen: 'Position',
  sheet: 'Feuille de partie',
  sheetHint: 'à imprimer et à signer',
  evidence: 'Temps et e-mails',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'Sur votre site',
  hint: 'Collez cette ligne dans une page. Elle montre le damier, qui suit la partie tout seul.',
  line: 'Ligne de HTML',
  until: (when) => `jusqu’au ${when}`,
  watch: (site) => `Regarder sur ${site}`,
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Feuille de partie',
  game: (id) => `Partie ${id}`,
  back: 'Retour à la partie',
  rules: 'Règles',
  clock: 'Cadence',
  begun: 'Début',
  ended: 'Fin',
  notEnded: 'Non terminée',
  moves: 'Coups',
  move: 'Coup',
  result: 'Résultat',
  won: (side) => `Gain pour ${sidesInSentence[side]}, 2–0`,
  draw: 'Nulle, 1–1',
  open: 'Pas de résultat',
  position: 'Position finale',
  positionNow: 'Position',
  times: 'À côté de chaque coup : le temps qu’il a pris. min = minutes, h = heures, j = jours.',
  right: 'Nous avons vérifié cette feuille, et elle est exacte (article 27.2).',
  date: 'Date',
  printed: (when) => `Établie le ${when}. Toutes les heures sont en UTC.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Oui, jouer la revanche',
  theyWish: (name) => `${name} aimerait une revanche, couleurs inversées.`,
  wished: (name) => `Vous avez demandé une revanche. Elle commence si ${name} la demande aussi, dans les 14 jours.`,
  being: 'La revanche se prépare et apparaîtra ici dans un instant. Sinon, rechargez la page.',
  toRematch: 'Aller à la revanche',
  begun: 'La revanche a commencé.',
  playOn: 'Laisser la partie continuer',
  playOnHint: (name) => `Vous avez gagné au temps. Jusqu’à 14 jours après la fin, vous pouvez donner à ${name} trois jours de plus et laisser la partie continuer.`,
  playOnSure: (name) => `Vous renoncez à la victoire : ${name} reçoit trois jours de plus, et la partie continue. C’est irréversible.`,
  renew: 'Renouveler l’invitation',
  renewHint: 'Personne ne l’a acceptée à temps. Renouvelez-la, et le même lien fonctionne de nouveau.',
}
