import type { Deck } from '../../draughts/index.ts'
import type { MailTexts, SiteTexts } from '../en/index.ts'
import { listsIn } from '../grammar.ts'
import { asked, plural, withSide } from './board.ts'
import { after, claimByMail } from './game.ts'
import { replies } from './guide.ts'
import { door, forgotten, moved, news, restored } from './news.ts'

const lists = listsIn('fr')

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'à trois coups',
  'two-move': 'à deux coups',
  'eleven-man': 'à onze pions',
}

const agreed: MailTexts['agreed'] = {
  weekends: (city) => `Le samedi et le dimanche ne comptent pas (${city}).`,
  leave: (time) => `Congé possible pour chaque camp dans cette partie : ${time}.`,
  laws: 'Selon le règlement, un premier coup irrégulier vaut un avertissement, un second fait perdre la partie.',
  forfeit: 'Si le premier coup d’un camp ne vient pas, ce camp perd par forfait.',
  match: {
    together: 'C’est l’une des deux parties d’un match, sur la même ouverture et couleurs inversées. Elles se jouent en même temps ; l’autre a son propre e-mail.',
    'in-turn': 'C’est l’une des deux parties d’un match, sur la même ouverture et couleurs inversées. La seconde commence quand la première est terminée.',
  },
  toDraw: (deck) => `L’ouverture est tirée au sort parmi les ouvertures ${decks[deck]} quand l’invitation est acceptée.`,
  ballot: (number, deck, name) => `L’ouverture tirée est la nº ${number} des ouvertures ${decks[deck]}, ${name}.`,
  removed: (squares) => `Les pions en ${lists.and(squares)} sont retirés.`,
  begins: (moves) => `${moves.join(' ')} est déjà sur le damier.`,
  toss: (black, white) => `Tirage au sort : ${black} a les Noirs, ${white} les Blancs.`,
  chance: (number) => `Le hasard a donné le nombre ${number}, gardé avec la partie pour que tout le monde puisse vérifier.`,
  firstMove: (move) => `Votre premier coup ${move} part avec l’invitation.`,
  firstMade: (move) => `Votre premier coup ${move} est joué.`,
}

const aside: MailTexts['aside'] = {
  message: (who) => `${who} vous écrit :`,
  drawOffered: (who) => `${who} propose la nulle : acceptez ou refusez sur votre damier, ou jouez simplement, ce qui la refuse.`,
  claim: (claim) => claimByMail(claim),
  offence: (who, squares) => `${who} a manqué une prise. Vous pouvez souffler : ${lists.or(squares)}. Avant de jouer, vous pouvez retirer une de ces pièces, exiger la prise ou laisser passer.`,
  mustJump: (who) => `${who} vous fait reprendre votre dernier coup : vous devez faire la prise complète.`,
  takeback: (who, move) => `${who} aimerait reprendre ${move} : acceptez ou refusez sur votre damier, ou jouez simplement, ce qui revient à refuser.`,
  pause: (who, until) => `${who} propose une pause jusqu’au ${until} : acceptez ou refusez sur votre damier. Vous pouvez jouer en attendant.`,
  countOnYou: (left) => `Selon le décompte de l’arbitre, vous devez gagner, sinon la partie est nulle. Coups qu’il vous reste : ${left}.`,
  countOnThem: (stronger, left) => `Selon le décompte de l’arbitre, ${stronger} doit gagner, sinon la partie est nulle. Coups restants : ${left}.`,
  object: (until) => `On nous dit que vous avez perdu votre lien. Appuyez sur « ${asked.stillHere} » sur votre damier avant le ${until} pour garder votre place.`,
}

export const mail: MailTexts = {
  subject: (opponent, game) => `Partie de dames avec ${opponent} · ${game}`,
  invitationSubject: (game) => `Votre invitation à jouer aux dames · ${game}`,
  versusSubject: (players, game) => `Partie de dames : ${players} · ${game}`,
  arbiterSubject: (game) => `Dames : une partie à arbitrer · ${game}`,
  arbiter: 'L’arbitre',
  you: 'Vous',
  rulesAndClock: (rules, clock) => `${rules}. ${clock}.`,
  youPlay: (side) => `Vous jouez ${withSide[side]}.`,
  openGame: 'Ouvrir la partie',
  openBoard: 'Ouvrir votre damier',
  makeMove: 'Jouer votre coup',
  calendar: 'L’échéance pour votre agenda',
  seeGame: 'Voir la partie',
  links: {
    title: 'Les liens de vos parties',
    asked: 'Quelqu’un les a demandés avec votre adresse. Si ce n’était pas vous, il n’y a rien à faire : ils n’ont été envoyés qu’à vous.',
  },
  offered: {
    title: 'Votre partie est prête',
    passOn: 'Envoyez cette invitation à votre adversaire :',
    passOnTo: (name) => `Envoyez cette invitation à ${name} :`,
    once: 'La première personne qui l’ouvre et accepte joue contre vous. Ne transférez pas cet e-mail : il contient aussi votre propre lien.',
    yourBoard: 'Votre propre damier.',
    begins: 'La partie commence quand quelqu’un accepte.',
    beginsWith: (name) => `La partie commence quand ${name} accepte.`,
  },
  appointed: {
    title: 'Vous arbitrez une partie',
    text: (creator) => `${creator} vous demande d’arbitrer une partie de dames.`,
    powers: 'Sur son damier, vous pouvez donner du temps, accorder un décompte, trancher la partie ou l’annuler.',
    keep: 'Gardez cet e-mail : le lien qu’il contient n’est qu’à vous, et toute personne qui l’a peut arbitrer.',
  },
  joined: {
    title: (opponent) => `Votre partie avec ${opponent} a commencé`,
    keep: 'Gardez cet e-mail : le lien qu’il contient est votre place, et toute personne qui l’a peut jouer pour vous.',
  },
  yourTurn: {
    title: (you) => `À vous de jouer, ${you}`,
  },
  bundle: {
    subjects: { bundle: 'Jeu de dames : à vous de jouer dans plusieurs parties', digest: 'Jeu de dames : votre e-mail du jour', answers: 'Jeu de dames : votre réponse par e-mail' },
    title: (games) => plural(games, { one: 'À vous de jouer dans une partie', other: `À vous de jouer dans ${games} parties` }),
    order: 'La partie où il reste le moins de temps vient en premier.',
  },
  reminder: {
    reserveTitle: 'Votre réserve tourne',
    reserve: (perMove, reserve) => `Votre temps pour ce coup (${perMove}) est écoulé, et votre réserve tourne. Elle était de ${reserve} au début de ce tour et doit suffire jusqu’à la fin de la partie.`,
    leftTitle: (left) => `Il reste environ ${left} pour jouer`,
    played: (opponent, move) => `${opponent} a joué ${move} et attend votre réponse.`,
    begin: (opponent) => `${opponent} attend votre premier coup.`,
    loss: (when) => `Sans coup de votre part avant le ${when}, vous perdez la partie au temps.`,
    off: (when) => `Sans votre premier coup avant le ${when}, la partie est annulée. Personne ne perd.`,
  },
  ended: {
    at: (move) => `La partie s’est terminée au coup ${move}.`,
    lastMove: (name, move) => `Le dernier coup a été ${move}, par ${name}.`,
    won: (name) => `${name} a gagné`,
    said: 'Avec ces mots :',
    lapsed: 'Votre invitation a expiré',
    again: 'Voir la partie ou rejouer',
    rematch: {
      possible: (opponent) => `Une autre partie, couleurs inversées ? Appuyez sur « ${after.rematch} » sur cette page ; quand ${opponent} le fait aussi, elle commence.`,
      asked: (opponent) => `${opponent} aimerait une revanche, couleurs inversées. Un clic sur cette page, et elle commence.`,
      wished: (opponent) => `Vous avez demandé une revanche. Quand ${opponent} la demande aussi, elle commence.`,
      made: (opponent) => `La partie suivante avec ${opponent} a commencé. Elle a son propre e-mail et son propre lien.`,
    },
    playOn: (opponent) => `Ce n’était que la pendule : si vous voulez, vous pouvez donner du temps à ${opponent} sur cette page et laisser la partie continuer.`,
    renew: 'Renouveler l’invitation',
    renewHint: 'Un clic sur votre page la rouvre. L’invitation que vous avez envoyée fonctionne alors de nouveau, avec le même lien.',
    show: 'Montrez la partie avec ce lien ; personne ne peut jouer avec :',
    kept: (when) => `Votre lien fonctionne jusqu’au ${when}. Il est ensuite effacé avec votre adresse, vos plans et vos notes ; les coups restent.`,
    record: 'La partie en PDN, à garder ou à ouvrir dans un logiciel de dames :',
  },
  deadline: (left, when) => `${left} – jouez avant le ${when}.`,
  toMove: (name) => `C’est à ${name} de jouer.`,
  choose: 'Vos coups possibles :',
  confirm: 'Un lien montre seulement le coup ; vous le confirmez sur la page.',
  tell: 'Nous vous écrirons quand ce sera à vous.',
  waitLong: (opponent) => `C’est à ${opponent} de jouer. Nous vous écrirons quand ce sera à vous.`,
  above: (link) => `${link} :`,
  letters: { black: 'n', white: 'b' },
  legend: 'n, b : pions noirs et blancs ; N, B : dames',
  stop: 'Arrêter les e-mails de cette partie',
  stopAll: 'Arrêter tous les e-mails à cette adresse',
  door,
  moved,
  forgotten,
  restored,
  replacedUndo: 'Si ce n’était pas vous, quelqu’un d’autre a votre lien. Pendant sept jours, cette page peut en envoyer encore un nouveau, à vous seulement :',
  footer: (about, game) => `${about} · partie ${game}`,
  secret: 'Le lien vers votre damier est votre place : ne le transférez pas.',
  secrets: 'Les liens vers vos damiers sont vos places : ne les transférez pas.',
  news,
  aside,
  agreed,
  replies,
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Tous les e-mails à votre adresse',
  what: 'Arrêter tous les e-mails de Crownhead à votre adresse ? Vous n’en recevrez plus, quelle que soit la partie. Vos parties continuent, vos pendules aussi.',
  yes: 'Tout arrêter',
  done: 'Vous ne recevrez plus d’e-mails de Crownhead.',
  still: 'Vous avez arrêté tous nos e-mails à votre adresse : il n’en vient donc aucun sur cette partie non plus. Autorisez-les de nouveau, et ils arriveront.',
  undo: 'Autoriser de nouveau les e-mails',
  undone: 'Les e-mails à votre adresse sont autorisés. Si c’est à vous de jouer quelque part, nous vous écrivons dans les minutes qui viennent. Pour les nouvelles parties, nous vous demanderons d’abord.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Les e-mails d’une partie',
  what: (name) => `Arrêter les e-mails de votre partie avec ${name} ? La partie continue, votre pendule aussi.`,
  whatOffered: 'Arrêter les e-mails de la partie que vous avez proposée ? Rien d’autre ne change.',
  whatArbiter: 'Arrêter les e-mails de la partie que vous arbitrez ? La partie continue.',
  yes: 'Arrêter les e-mails',
  done: 'Vous ne recevrez plus d’e-mails de cette partie.',
  undo: 'Les recevoir de nouveau',
  undone: 'Les e-mails de cette partie sont de nouveau activés.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Rien n’a encore changé.',
  title: 'Ou les régler',
  how: 'Moins de rappels, des heures calmes, une autre adresse ou une autre langue : ouvrez votre damier depuis l’un de ces e-mails, et choisissez « À moi », puis « Mon nom, mon adresse et mes e-mails ». Si vous avez perdu votre lien, nous vous l’envoyons par e-mail.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Recevoir mes liens par e-mail',
  intro: 'Nous envoyons les liens de vos parties à votre adresse.',
  send: 'Les envoyer',
  done: 'S’il y a des parties avec cette adresse, un e-mail avec leurs liens est en route.',
  doneHint: 'Cela peut prendre quelques minutes. Nous ne trouvons qu’une adresse que vous nous avez donnée pour une partie.',
}
