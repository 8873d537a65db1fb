import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts, Texts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { claimByMail } from './results.ts'
import { asked } from './seat.ts'

export const news: EmailTexts['news'] = {
  drawOffered: (who) => ({ title: `${who} propose la nulle`, text: `${who} vous propose la nulle. Acceptez ou refusez sur votre damier ; jouer revient aussi à refuser.` }),
  drawDeclined: (who) => ({ title: 'Pas de nulle', text: `${who} a refusé votre proposition de nulle. La partie continue.` }),
  timeForYou: (giver, time) => ({ title: `Du temps en plus pour vous : ${time}`, text: `${giver} vous a donné ${time} de plus. Ce temps s’ajoute à votre réserve.` }),
  timeForYourGame: (giver, time) => ({ title: `Du temps en plus pour vous : ${time}`, text: `${giver} vous a donné ${time} de plus.` }),
  timeForThem: (giver, to, time) => ({ title: `Du temps en plus pour ${to} : ${time}`, text: `${giver} a donné ${time} de plus à ${to}.` }),
  timeFromYou: (to, time) => ({ title: `Du temps en plus pour ${to} : ${time}`, text: `Vous avez donné ${time} de plus à ${to}.` }),
  youPlayOn: (who, time) => ({ title: 'La partie continue', text: `Votre temps était écoulé, mais ${who} vous laisse continuer, avec ${time} de plus.` }),
  theyPlayOn: (who, time) => ({ title: 'La partie continue', text: `Vous laissez ${who} continuer, avec ${time} de plus.` }),
  pauseProposed: (who, until) => ({ title: `${who} propose une pause`, text: `${who} aimerait arrêter les deux pendules jusqu’au ${until}. Acceptez ou refusez sur votre damier.` }),
  pauseDeclined: (who) => ({ title: 'Pas de pause', text: `${who} a renoncé à la pause. Les pendules continuent de tourner.` }),
  paused: (who, until) => ({ title: 'La partie est en pause', text: `${who} et vous avez convenu d’une pause : les deux pendules sont arrêtées jusqu’au ${until}. Vous pouvez quand même jouer, et chaque camp peut mettre fin à la pause avec un jour de préavis.` }),
  pauseEnding: (who, until) => ({ title: 'La pause se termine', text: `${who} a mis fin à la pause. Les pendules tournent de nouveau à partir du ${until}.` }),
  leaveTaken: (who, from, until) => ({ title: `${who} prend un congé`, text: `${who} est en congé du ${from} au ${until}. Seule sa pendule s’arrête alors ; jouer reste possible.` }),
  leaveEnded: (who) => ({ title: `${who} est de retour`, text: `${who} a mis fin à son congé. Les deux pendules tournent comme d’habitude.` }),
  frozen: (from, until) => ({ title: 'Du temps qui ne compte pas', text: `Crownhead était en panne du ${from} au ${until}. Ce temps ne compte pas dans votre partie : personne n’en perd.` }),
  huffed: (who, square) => ({ title: `${who} a soufflé votre pièce`, text: `Votre pièce en ${square} n’a pas pris, alors ${who} l’a retirée du damier. C’est maintenant à ${who} de jouer.` }),
  takebackAsked: (who, move) => ({ title: `${who} demande à reprendre un coup`, text: `${who} aimerait reprendre ${move}. Acceptez ou refusez sur votre damier ; si la partie continue, le coup reste joué.` }),
  takebackDeclined: (who) => ({ title: 'Le coup reste joué', text: `${who} a renoncé à la reprise du coup. La partie continue telle quelle.` }),
  youTookBack: (who) => ({ title: 'Vous pouvez rejouer', text: `${who} vous a laissé reprendre votre coup. Choisissez-en un autre.` }),
  theyTookBack: (who) => ({ title: `${who} a repris un coup`, text: `Vous avez laissé ${who} reprendre un coup. Le damier montre où en est la partie.` }),
  rematchOffered: (who) => ({ title: `${who} aimerait une revanche`, text: `${who} aimerait rejouer contre vous, couleurs inversées. Un clic sur votre damier, et la partie commence ; pas besoin de se connecter en même temps.` }),
  linkRotated: { title: 'Votre nouveau lien', text: 'Votre damier a un nouveau lien, et l’ancien ne fonctionne plus pour personne.' },
  areYouThere: (who, until) => ({ title: 'Êtes-vous toujours là ?', text: `${who} dit que vous avez perdu votre lien. Si c’est faux, appuyez sur « ${asked.stillHere} » sur votre damier avant le ${until}. Sinon, quelqu’un d’autre pourra prendre votre place.` }),
  youSaidLost: (who, until) => ({ title: `Nouveau lien pour ${who}`, text: `Vous avez demandé un nouveau lien pour ${who}. Jusqu’au ${until}, ${who} peut appuyer sur « ${asked.stillHere} ». Sinon, le nouveau lien affiché sur votre damier fonctionnera ensuite ; transmettez-le.` }),
  theySaidLost: (who, lost, until) => ({ title: `Nouveau lien pour ${lost}`, text: `${who} demande un nouveau lien pour ${lost}, qui aurait perdu le sien. Jusqu’au ${until}, ${lost} peut appuyer sur « ${asked.stillHere} ». Sinon, le nouveau lien fonctionnera ensuite.` }),
  seatsStay: (opponent) => ({ title: 'Chacun garde sa place', text: `La question du lien perdu est réglée : ${opponent} et vous gardez vos places, et les deux liens fonctionnent comme avant.` }),
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
  'clocks-stopped': ({ when }) => `Le tournoi a arrêté les pendules jusqu’au ${when}.`,
  huffed: ({ square }) => `La pièce en ${square} a été soufflée.`,
  enforced: 'Le coup a été repris : la prise est obligatoire.',
  cautioned: ({ who, isYou }) => `${who} ${has(isYou)} reçu un avertissement pour un coup irrégulier.`,
  'count-asked': ({ who, isYou }) => `${who} ${has(isYou)} demandé un décompte à l’arbitre.`,
  'count-refused': 'L’arbitre a refusé le décompte.',
  'count-granted': ({ whom, isToYou }) => (isToYou ? 'Un décompte a commencé : vous devez gagner avant son terme.' : `Un décompte a commencé : ${whom} doit gagner avant son terme.`),
  'count-ended': 'L’arbitre a mis fin au décompte.',
  'reseat-asked': ({ whom, isToYou }) => (isToYou ? 'Un nouveau lien vers votre place a été demandé.' : `Un nouveau lien a été demandé pour ${whom}.`),
  reseated: ({ whom, isToYou }) => (isToYou ? 'Vous avez pris votre place avec un nouveau lien.' : `${whom} a pris la place avec un nouveau lien.`),
  finished: 'La partie est terminée.',
  aborted: 'La partie a été annulée.',
}

export const events: Texts['events'] = {
  none: 'Rien ne s’est passé en dehors des coups.',
  you: 'Vous',
  youToo: 'vous',
  somebody: 'Quelqu’un',
  somebodyToo: 'quelqu’un',
  since: 'Depuis votre dernière visite',
  more: (count) => `${count} de plus`,
  planned: (name, move, reply) => `${name} a joué ${move}, et votre réponse prévue ${reply} a été jouée.`,
  forced: (name, move, reply) => `${name} a joué ${move}, et ${reply} a été joué pour vous.`,
  answered: (move, name, reply) => `Vous avez joué ${move}, et ${name} avait prévu la réponse ${reply}.`,
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
  weekends: (zone) => `Le samedi et le dimanche ne comptent pas (${zone}).`,
  leave: (time) => `Chacun a droit à ${time} de congé dans cette partie.`,
  laws: 'Selon le règlement, un premier coup irrégulier vaut un avertissement, un second fait perdre la partie.',
  forfeit: 'Qui ne joue pas son premier coup à temps perd par forfait.',
  match: {
    together: 'C’est l’une des deux parties d’un match, sur la même ouverture et couleurs inversées. Elles se jouent en même temps ; l’autre a son propre e-mail.',
    'in-turn': 'C’est l’une des deux parties d’un match, sur la même ouverture et couleurs inversées. La seconde commence quand la première est terminée.',
  },
  toDraw: (deck) => `L’ouverture est tirée au sort parmi les ouvertures ${decks[deck]} quand l’invitation est acceptée.`,
  ballot: (number, deck, name) => `L’ouverture tirée est la nº ${number} des ouvertures ${decks[deck]}, ${name}.`,
  removed: (squares) => `Les pions en ${lists.and(squares)} sont retirés.`,
  begins: (moves) => `Déjà sur le damier : ${moves.join(' ')}.`,
  toss: (black, white) => `Tirage au sort : ${black} a les Noirs, ${white} les Blancs.`,
  chance: (number) => `Le hasard a donné le nombre ${number}, gardé avec la partie pour que tout le monde puisse vérifier.`,
  firstMove: (move) => `Votre premier coup ${move} part avec l’invitation.`,
  firstMade: (move) => `Votre premier coup ${move} est joué.`,
}

export const openQuestions: EmailTexts['openQuestions'] = {
  message: (who) => `${who} vous écrit :`,
  drawOffered: (who) => `${who} propose la nulle : acceptez ou refusez sur votre damier, ou jouez simplement, ce qui revient à refuser.`,
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
  howAsked: 'À la place d’un coup, « accepter » ou « refuser » y répond à une demande.',
  code: (code) => `Dans une réponse : ${code} et votre coup`,
  results: 'Ce que votre réponse a donné',
  first: (line) => `Ce que dit la réponse : « ${line} »`,
  played: (move) => `Vous avez joué ${move}`,
  orWord: {
    unclear: 'Une seule ligne, au-dessus de l’e-mail cité, doit être un coup et rien d’autre, ou « accepter » ou « refuser ».',
    uncoded: 'Chaque ligne doit commencer par le code de sa partie, qui figure près du damier dans cet e-mail, puis contenir un coup et rien d’autre, ou « accepter » ou « refuser ».',
  },
  outcomes: {
    done: { title: 'C’est fait', text: 'Votre réponse par e-mail a été prise en compte.' },
    late: { title: 'Votre réponse est arrivée trop tard', text: 'Elle est arrivée après la fin du temps prévu pour ce coup : elle ne compte donc pas.' },
    older: { title: 'Votre réponse n’a pas été prise en compte', text: 'Elle concernait un tour précédent, ou votre lien a été remplacé depuis.' },
    illegal: { title: 'Votre réponse n’a pas été prise en compte', text: 'Aucun coup possible ne lui correspond, ou plusieurs à la fois.' },
    unclear: { title: 'Nous n’avons pas pu lire votre réponse', text: 'Une seule ligne, au-dessus de l’e-mail cité, doit être un coup et rien d’autre.' },
    uncoded: { title: 'Nous n’avons pas pu lire votre réponse', text: 'Chaque ligne doit commencer par le code de sa partie, qui figure près du damier dans cet e-mail, puis contenir un coup et rien d’autre.' },
    several: { title: 'Votre réponse n’a pas été prise en compte', text: 'Elle contient des réponses différentes sur plusieurs lignes, et nous ne savons pas laquelle compte. N’en envoyez qu’une.' },
    foreign: { title: 'Une réponse est venue d’une autre adresse', text: 'Elle n’a pas été prise en compte. Si elle vient de vous, jouez le coup avec ce bouton. Sinon, il n’y a rien à faire.' },
    unverified: { title: 'Nous n’avons pas pu vérifier qui a envoyé une réponse', text: 'Elle porte votre adresse, mais la vérification de son expéditeur a échoué (DMARC ou DKIM) : elle n’a donc pas été prise en compte. Si elle vient de vous, jouez le coup avec ce bouton. Sinon, il n’y a rien à faire.' },
    unknown: { title: 'Une réponse pour aucune partie', text: 'Aucune des parties de l’e-mail n’a ce code.' },
    resign: { title: 'Voulez-vous abandonner ?', text: 'Un e-mail ne suffit pas pour abandonner une partie. Ouvrez votre damier et confirmez-le là.' },
    over: { title: 'La partie est finie', text: 'Votre réponse est arrivée après la fin.' },
    refused: { title: 'Votre réponse n’a pas pu être prise en compte', text: 'Ouvrez votre damier pour voir ce qui est possible maintenant.' },
  },
}
