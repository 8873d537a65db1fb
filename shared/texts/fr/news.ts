import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} propose la nulle`, text: `${who} vous propose la nulle. Acceptez ou refusez sur votre damier ; jouer revient aussi à refuser.` }),
  drawDeclined: (who) => ({ title: 'Pas de nulle', text: `${who} a refusé votre proposition de nulle. La partie continue.` }),
  timeForYou: (giver, time) => ({ title: `Du temps en plus pour vous : ${time}`, text: `${giver} vous a donné ${time} de plus. Ce temps s’ajoute à votre réserve.` }),
  timeForThem: (giver, to, time) => ({ title: `Du temps en plus pour ${to} : ${time}`, text: `${giver} a donné ${time} de plus à ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'La partie continue', text: `Votre temps était écoulé, mais ${who} vous laisse continuer, avec ${time} de plus.` }),
  theyPlayOn: (who, time) => ({ title: 'La partie continue', text: `Vous laissez ${who} continuer, avec ${time} de plus.` }),
  pauseProposed: (who, until) => ({ title: `${who} propose une pause`, text: `${who} aimerait arrêter les deux pendules jusqu’au ${until}. Acceptez ou refusez sur votre damier.` }),
  pauseDeclined: (who) => ({ title: 'Pas de pause', text: `${who} a renoncé à la pause. Les pendules continuent de tourner.` }),
  paused: (who, until) => ({ title: 'La partie est en pause', text: `Vous et ${who} avez convenu d’une pause : les deux pendules sont arrêtées jusqu’au ${until}. Vous pouvez quand même jouer, et chaque camp peut mettre fin à la pause avec un jour de préavis.` }),
  pauseEnding: (who, until) => ({ title: 'La pause se termine', text: `${who} a mis fin à la pause. Les pendules tournent de nouveau à partir du ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} prend un congé`, text: `${who} est en congé du ${from} au ${until}. Seule sa pendule s’arrête alors ; jouer reste possible.` }),
  leaveEnded: (who) => ({ title: `${who} est de retour`, text: `${who} a mis fin à son congé. Les deux pendules tournent comme d’habitude.` }),
  frozen: (from, until) => ({ title: 'Du temps qui ne compte pas', text: `Crownhead était en panne du ${from} au ${until}. Ce temps ne compte pas à la pendule de votre partie, et personne n’en perd.` }),
  huffed: (who, square) => ({ title: `${who} a soufflé votre pièce`, text: `Votre pièce en ${square} n’a pas pris, alors ${who} l’a retirée du damier. C’est maintenant à ${who} de jouer.` }),
  takebackAsked: (who, move) => ({ title: `${who} demande à reprendre un coup`, text: `${who} aimerait reprendre ${move}. Acceptez ou refusez sur votre damier ; si la partie continue, le coup reste joué.` }),
  takebackDeclined: (who) => ({ title: 'Le coup reste joué', text: `${who} a renoncé à la reprise du coup. La partie continue telle quelle.` }),
  youTookBack: (who) => ({ title: 'Vous pouvez rejouer', text: `${who} vous a laissé reprendre votre coup. Choisissez-en un autre.` }),
  theyTookBack: (who) => ({ title: `${who} a repris un coup`, text: `Vous avez laissé ${who} reprendre un coup. Le damier montre où en est la partie.` }),
  rematchOffered: (who) => ({ title: `${who} aimerait une revanche`, text: `${who} aimerait rejouer contre vous, couleurs inversées. Un clic sur votre damier, et la partie commence ; pas besoin de se connecter en même temps.` }),
  linkRotated: { title: 'Votre nouveau lien', text: 'Votre damier a un nouveau lien, et l’ancien ne fonctionne plus pour personne.' },
  areYouThere: (who, until) => ({ title: 'Êtes-vous toujours là ?', text: `${who} dit que vous avez perdu votre lien. Si c’est faux, appuyez sur « ${asked.stillHere} » sur votre damier avant le ${until}. Sinon, quelqu’un d’autre pourra prendre votre place.` }),
  youSaidLost: (who, until) => ({ title: `Lien perdu : ${who}`, text: `Selon vous, ${who} a perdu son lien. Jusqu’au ${until}, ${who} peut appuyer sur « ${asked.stillHere} ». Sinon, le nouveau lien sur votre damier fonctionne alors ; transmettez-le.` }),
  theySaidLost: (who, lost, until) => ({ title: `Lien perdu : ${lost}`, text: `Selon ${who}, ${lost} a perdu son lien. Jusqu’au ${until}, ${lost} peut appuyer sur « ${asked.stillHere} ». Sinon, un nouveau lien vers la place fonctionne alors.` }),
  seatsStay: (opponent) => ({ title: 'Chaque camp garde sa place', text: `L’affaire du lien perdu est réglée : vous et ${opponent} gardez vos places, et les deux liens fonctionnent comme avant.` }),
  youSatDown: (opponent) => ({ title: `Vous jouez maintenant contre ${opponent}`, text: 'Cette place est à vous désormais. Son ancien lien ne fonctionne plus ; le vôtre est ci-dessous.' }),
  theySatDown: (who) => ({ title: `${who} a pris la place`, text: `${who} a un nouveau lien vers la place en face de vous, et l’ancien ne fonctionne plus. La partie continue telle quelle.` }),
  countAsked: (who, stronger) => ({ title: `${who} demande un décompte`, text: `${who} demande un décompte : ${stronger} devrait gagner avant son terme, sinon la partie est nulle. Accordez-le ou refusez-le sur le damier.` }),
  countRefused: (who) => ({ title: 'Pas de décompte', text: `${who} a refusé le décompte. La partie continue sans lui.` }),
  countOnYou: (who, left) => ({ title: 'Décompte accordé', text: `${who} a accordé un décompte : vous devez gagner, sinon la partie est nulle. Coups qu’il vous reste : ${left}.` }),
  countOnThem: (who, stronger, left) => ({ title: 'Décompte accordé', text: `${who} a accordé un décompte : ${stronger} doit gagner, sinon la partie est nulle. Coups restants : ${left}.` }),
  countEnded: (who) => ({ title: 'Le décompte est terminé', text: `${who} a mis fin au décompte, car le camp le plus fort a progressé. La partie continue sans lui.` }),
  said: (who) => ({ title: `${who} vous écrit`, text: `${who} vous a envoyé un message.` }),
}

const has = (isYou: boolean): string => (isYou ? 'avez' : 'a')

/** `who` can be « Vous », which has its own form of the verb. */
export const happened: Texts['happened'] = {
  appointed: ({ who }) => `${who} arbitre la partie.`,
  joined: 'La partie a commencé.',
  'draw-offered': ({ who, isYou }) => `${who} ${has(isYou)} proposé la nulle.`,
  'draw-declined': ({ who, isYou }) => `${who} ${has(isYou)} refusé la nulle.`,
  'draw-withdrawn': ({ who, isYou }) => `${who} ${has(isYou)} retiré la proposition de nulle.`,
  'takeback-asked': ({ who, isYou }) => `${who} ${has(isYou)} demandé à reprendre un coup.`,
  'takeback-declined': ({ who, isYou }) => `${who} ${has(isYou)} refusé : le coup reste joué.`,
  'taken-back': 'Le dernier coup a été repris.',
  'time-given': ({ who, whom, time, isYou }) => `${who} ${has(isYou)} ajouté du temps pour ${whom} : ${time}.`,
  'played-on': ({ time }) => `Le temps était écoulé, et la partie a continué avec ${time} de plus.`,
  'pause-proposed': ({ who, when, isYou }) => `${who} ${has(isYou)} proposé une pause jusqu’au ${when}.`,
  'pause-declined': ({ who, isYou }) => `${who} ${has(isYou)} refusé la pause.`,
  paused: ({ when }) => `Les deux pendules ont été arrêtées jusqu’au ${when}.`,
  'pause-ending': ({ who, when, isYou }) => `${who} ${has(isYou)} mis fin à la pause : les pendules tournent à partir du ${when}.`,
  'leave-taken': ({ who, when, isYou, from, isLater }) => (isLater ? `${who} ${has(isYou)} pris un congé du ${from} au ${when}.` : `${who} ${has(isYou)} pris un congé jusqu’au ${when}.`),
  'leave-ended': ({ who, isYou }) => `${who} ${has(isYou)} mis fin au congé.`,
  frozen: ({ when }) => `Crownhead était en panne jusqu’au ${when} : ce temps ne compte pas.`,
  huffed: ({ square }) => `La pièce en ${square} a été soufflée.`,
  enforced: 'La prise a dû être faite.',
  cautioned: ({ who, isYou }) => `${who} ${has(isYou)} reçu un avertissement pour un coup irrégulier.`,
  'count-asked': ({ who, isYou }) => `${who} ${has(isYou)} demandé un décompte à l’arbitre.`,
  'count-refused': 'L’arbitre a refusé le décompte.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Un décompte a commencé : vous devez gagner avant son terme.' : `Un décompte a commencé : avant son terme, il faut une victoire remportée par ${whom}.`),
  'count-ended': 'L’arbitre a mis fin au décompte.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'La perte de votre lien a été signalée.' : `Un lien perdu a été signalé : la place occupée par ${whom}.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Vous avez pris votre place avec un nouveau lien.' : `Une place a été reprise avec un nouveau lien, par ${whom}.`),
  finished: 'La partie est terminée.',
  aborted: 'La partie a été annulée.',
}

export const events: Texts['events'] = {
  none: 'Rien ne s’est passé en dehors des coups.',
  you: 'Vous',
  youToo: 'vous',
  somebody: 'Quelqu’un',
  since: 'Depuis votre dernière visite',
  more: (count) => `${count} de plus`,
  planned: (name, move, reply) => `${name} a joué ${move}, votre réponse prévue a été ${reply}.`,
  forced: (name, move, reply) => `${name} a joué ${move}, et ${reply} a été joué pour vous.`,
  answered: (move, name, reply) => `Vous avez joué ${move}, et la réponse ${reply} était déjà prête chez ${name}.`,
  letYouTakeBack: (name, move) => `${name} vous a laissé reprendre ${move}.`,
  youLetTakeBack: (name, move) => `Vous avez laissé ${name} reprendre ${move}.`,
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'à trois coups',
  'two-move': 'à deux coups',
  'eleven-man': 'à onze pions',
}

const lists = listsIn('fr')

export const agreed: EmailTexts['agreed'] = {
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

export const openQuestions: EmailTexts['openQuestions'] = {
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

export const replies: EmailTexts['replies'] = {
  marker: '~~ Répondez au-dessus de cette ligne ~~',
  how: 'Ou répondez à cet e-mail avec votre coup, seul sur une ligne.',
  howSeveral: (example) => `Ou répondez à cet e-mail, avec une ligne par partie, par exemple : ${example}`,
  code: (code) => `Dans une réponse : ${code} et votre coup`,
  results: 'Ce que votre réponse a donné',
  first: (line) => `Ce que dit la réponse : « ${line} »`,
  played: (move) => `Vous avez joué ${move}`,
  outcomes: {
    done: { title: 'C’est fait, selon votre réponse', text: 'Votre réponse par e-mail compte.' },
    late: { title: 'Votre réponse est arrivée trop tard', text: 'Elle est arrivée après la fin du temps prévu pour ce coup : elle ne compte donc pas.' },
    older: { title: 'Votre réponse n’a pas été jouée', text: 'Elle concernait un tour précédent, ou votre lien a été remplacé depuis.' },
    illegal: { title: 'Votre réponse n’a pas été jouée', text: 'Aucun coup légal ne lui correspond, ou il y en a plusieurs.' },
    unclear: { title: 'Nous n’avons pas pu lire votre réponse', text: 'Une seule ligne, au-dessus de l’e-mail cité, doit être un coup et rien d’autre, ou « accept » ou « decline ».' },
    uncoded: { title: 'Nous n’avons pas pu lire votre réponse', text: 'Chaque ligne doit commencer par le code de sa partie, qui figure près du damier dans cet e-mail, puis contenir un coup et rien d’autre, ou « accept » ou « decline ».' },
    several: { title: 'Votre réponse n’a pas été jouée', text: 'Elle contient des réponses différentes sur plusieurs lignes, et nous ne savons pas laquelle compte. N’en envoyez qu’une.' },
    foreign: { title: 'Une réponse est venue d’une autre adresse', text: 'Elle n’a pas été jouée. Si elle vient de vous, jouez le coup avec ce bouton. Sinon, il n’y a rien à faire.' },
    unverified: { title: 'Nous n’avons pas pu vérifier qui a envoyé une réponse', text: 'Elle porte votre adresse, mais la vérification de son expéditeur a échoué (DMARC ou DKIM) : elle n’a donc pas été jouée. Si elle vient de vous, jouez le coup avec ce bouton. Sinon, il n’y a rien à faire.' },
    unknown: { title: 'Une réponse sans partie', text: 'Aucune partie de l’e-mail n’a ce code.' },
    resign: { title: 'Voulez-vous abandonner ?', text: 'Un e-mail ne suffit pas pour abandonner une partie. Ouvrez votre damier et confirmez-le là.' },
    over: { title: 'La partie est finie', text: 'Votre réponse est arrivée après la fin.' },
    refused: { title: 'Votre réponse n’a pas pu être exécutée', text: 'Ouvrez votre damier pour voir ce qui est possible maintenant.' },
  },
}
