import type { Deck } from '../../draughts/index.ts'
import type { EmailTexts } from '../en/index.ts'
import { listsIn } from '../grammar/lists.ts'
import { asked } from './panels.ts'
import { claimByMail } from './results.ts'

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
