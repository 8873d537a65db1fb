import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'la même position pour la troisième fois',
  'forty-move': 'quarante coups de chaque camp sans prise ni mouvement de pion',
  'twenty-five-move': 'vingt-cinq coups de chaque camp joués par les seules dames, sans prise',
  'sixteen-move': 'seize coups de chaque camp à trois pièces contre une dame seule',
  'twenty-move': 'vingt coups de chaque camp sans prise ni mouvement de pion',
  'fifteen-move': 'quinze coups de chaque camp sans prise ni mouvement de pion',
}

export const claimWith = (claim: Claim): string => `Réclamer la nulle avec ce coup : ${because[claim]}`

export const claimNow = (claim: Claim): string => `Vous pouvez réclamer la nulle : ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `Vous pouvez réclamer la nulle sur votre damier : ${because[claim]}.`

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `Avec votre réserve, dernier délai : le ${when}.`,
  reserveRuns: 'Votre réserve tourne.',
  you: 'vous',
  move: (number) => `coup ${number}`,
  yourMove: 'À vous de jouer.',
  youBegin: 'À vous de commencer.',
  mustCapture: 'Vous devez prendre.',
  onlyMove: 'Il n’y a qu’un seul coup.',
  theyPlayed: (name, move) => `${name} a joué ${move}.`,
  waitingFor: (name) => `On attend ${name}`,
  made: (move) => `Votre coup ${move} est joué.`,
  answerBy: (name, when) => `${name} doit jouer avant le ${when}.`,
  answerByReserve: (name, when, latest) => `${name} a jusqu’au ${when}, et avec la réserve jusqu’au ${latest}.`,
  noHurry: 'Il n’y a pas de limite de temps.',
  reserveLeft: (duration) => `${duration} de réserve`,
  offerDraw: 'Proposer la nulle avec ce coup',
  claimWith,
  messages: 'Messages',
  saidBefore: 'avec un coup repris depuis',
  saidAfter: 'après la fin',
  saidAt: (move, written) => `au coup ${move} (${written})`,
  moves: 'Coups',
  noMoves: 'Aucun coup n’a encore été joué.',
  moveNumber: 'Coup',
  inWords: 'La position en mots',
  flip: 'Tourner le damier',
  share: 'Inviter à regarder',
  shareHint: 'Ce lien montre seulement la partie. Personne ne peut jouer avec.',
  watchLink: 'Lien pour regarder',
  resignSure: (name) => `Si vous abandonnez, ${name} gagne et la partie est terminée.`,
  resignYes: 'Oui, j’abandonne',
  abort: 'Annuler la partie',
  abortSure: 'Personne ne perd. C’est possible tant que les deux camps n’ont pas joué.',
  abortYes: 'Oui, annuler',
  emails: {
    title: 'Vos e-mails',
    unconfirmed: 'Nous vous avons envoyé un e-mail, sauf si vous les avez tous arrêtés. Appuyez sur son bouton pour recevoir ceux de cette partie.',
    again: 'Le renvoyer',
    sent: 'Il est en route, sauf si vous avez arrêté tous nos e-mails. Cela peut prendre quelques minutes ; regardez aussi dans les indésirables.',
    want: 'Recevoir les e-mails de cette partie',
    wantHint: 'Appuyez sur le bouton, et nous vous écrivons quand c’est à vous de jouer et pour toute autre nouvelle.',
    wantAll: 'Recevoir les e-mails de toutes mes parties ici, futures comprises',
    wantAllHint:
      'Les parties futures sont celles que vous acceptez depuis nos e-mails, commencez sur une page ouverte depuis l’un d’eux ou avec votre propre clé, jouez contre quelqu’un à qui vous avez déjà dit oui ici, ou recevez d’un club auquel vous avez dit oui. Cela vaut jusqu’à ce que vous arrêtiez tous les e-mails.',
    deadLink: 'L’e-mail vous est quand même parvenu. Appuyez sur le bouton, et nous vous écrirons au sujet de vos parties ici.',
    wanted: 'Désormais, nous vous écrivons au sujet de vos parties ici.',
    returned: 'Les e-mails envoyés à votre adresse sont revenus. Donnez une autre adresse, ou redemandez celle-ci : au plus tôt un jour plus tard, et une fois en 30 jours.',
    held: 'Nous n’avons pas pu écrire à votre adresse : elle a été saisie sur la page d’un autre site, ou beaucoup de nouvelles adresses ont été saisies aujourd’hui depuis votre réseau. Gardez le lien de cette page, et transmettez les invitations autrement. Vous pouvez demander l’e-mail ici et, si cela ne suffit pas, demain ou depuis un autre réseau.',
    later: (when) => `L’e-mail à votre adresse doit attendre : nous l’enverrons au plus tard le ${when}. Ouvrez-le alors et appuyez sur son bouton pour recevoir les e-mails de cette partie. D’ici là, gardez le lien de cette page.`,
    on: 'Vous avez demandé les e-mails de cette partie.',
    off: 'Les e-mails de cette partie sont désactivés.',
    none: 'Vous ne recevez pas d’e-mails : nous n’avons pas votre adresse.',
  },
  inviteLink: 'Lien d’invitation',
  inviteMail: 'Envoyer par e-mail',
  inviteUntil: (when) => `L’invitation est ouverte jusqu’au ${when}.`,
  ready: 'Votre partie est prête.',
  notBegun: 'Pas encore commencée',
  waitingToJoin: 'La partie commence quand l’invitation est acceptée.',
  waitingToToss: 'Quand l’invitation est acceptée, les couleurs sont tirées au sort et la partie commence.',
  yourLink: 'Votre lien à vous',
  yourLinkHint: 'C’est votre place : mettez cette page dans vos favoris. Toute personne qui a le lien peut jouer pour vous.',
  nobody: 'personne encore',
  somebody: 'Quelqu’un',
  anOpponent: 'un adversaire',
  alone: (name, invited) => `${name} attend ${invited}`,
  tossPending: 'Les couleurs seront tirées au sort quand l’invitation sera acceptée.',
  again: 'Jouer une autre partie',
  nextGame: 'Partie suivante',
  lineTo: (name) => `Un mot pour ${name}`,
  sendLine: 'Envoyer',
  lineOnce: 'La partie est terminée : vous pouvez envoyer un dernier message.',
  board: 'Damier',
  ended: (when) => `Terminée le ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Revanche',
  rematchYes: 'Oui, jouer la revanche',
  theyWish: (name) => `${name} aimerait une revanche, couleurs inversées.`,
  wished: (name) => `Vous avez demandé une revanche. Elle commence si ${name} la demande aussi, dans les 14 jours.`,
  being: 'La revanche se prépare et apparaîtra ici dans un instant. Sinon, rechargez la page.',
  toRematch: 'Aller à la revanche',
  playOn: 'Laisser la partie continuer',
  playOnHint: (name) => `Vous avez gagné au temps. Jusqu’à 14 jours après la fin, vous pouvez donner à ${name} trois jours de plus et laisser la partie continuer.`,
  playOnSure: (name) => `Vous renoncez à la victoire : ${name} reçoit trois jours de plus, et la partie continue. C’est irréversible.`,
  renew: 'Renouveler l’invitation',
  renewHint: 'Personne ne l’a acceptée à temps. Renouvelez-la, et le même lien fonctionne de nouveau.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} a gagné : ${loser} n’a plus de pièces.`,
    'no-moves': (winner, loser) => `${winner} a gagné : ${loser} ne peut plus jouer.`,
    resignation: (winner, loser) => `${winner} a gagné : ${loser} a abandonné.`,
    time: (winner, loser) => `${winner} a gagné : ${loser} a épuisé son temps.`,
    forfeit: (winner, loser) => `${winner} a gagné par forfait : ${loser} n’a jamais joué son premier coup.`,
    'illegal-moves': (winner, loser) => `${winner} a gagné : ${loser} a envoyé un second coup irrégulier.`,
    adjudication: (winner) => `${winner} a gagné par décision de l’arbitre.`,
  },
  drawn: {
    agreement: 'Nulle par accord mutuel.',
    threefold: `Nulle : ${because.threefold}.`,
    'forty-move': `Nulle : ${because['forty-move']}.`,
    'twenty-five-move': `Nulle : ${because['twenty-five-move']}.`,
    'twenty-move': `Nulle : ${because['twenty-move']}.`,
    'fifteen-move': `Nulle : ${because['fifteen-move']}.`,
    'sixteen-move': `Nulle : ${because['sixteen-move']}.`,
    'king-against-king': 'Nulle : une dame contre une dame.',
    adjudication: 'Nulle par décision de l’arbitre.',
    count: 'Nulle : le décompte est épuisé.',
    length: 'Nulle : la partie a atteint sa longueur maximale, 500 coups de chaque camp.',
    complexity: 'Nulle : la position compte trop de prises pour être calculée.',
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
  removed: (squares) => `Les pions en ${squares} sont retirés.`,
  ballotMoves: (moves) => `La partie commence par ${moves}.`,
  tossed: (name, side) => `Tirage au sort : ${name} a ${withSide[side]}.`,
  chance: (number) => `Tiré au hasard une fois les deux places prises : le nombre ${number}.`,
  checkToss: (creator) => `Pour vérifier les couleurs : si le nombre est pair, ${creator} a les Noirs.`,
  checkBallot: (among) => `Pour vérifier l’ouverture : prenez la moitié du nombre, arrondie vers le bas, multipliez par ${among}, divisez par 2 147 483 648 et arrondissez vers le bas. C’est le nombre d’ouvertures, parmi les ${among} en jeu, qui viennent avant celle-ci.`,
}

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} n’a pas pris avec la pièce en ${squares}.`,
  choose: 'Soufflez la pièce (retirez-la, puis jouez), exigez la prise, ou jouez simplement et laissez passer.',
  huff: (square) => `Souffler ${square}`,
  enforce: (name) => `Obliger ${name} à prendre`,
  huffSure: (square) => `La pièce en ${square} est retirée du damier, et c’est à vous de jouer. Si c’était la dernière, la partie est terminée. C’est irréversible.`,
  enforceSure: (name) => `Le coup est repris, et ${name} doit prendre. C’est irréversible.`,
}
