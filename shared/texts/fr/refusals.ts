import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Cette partie n’existe pas, ou ce lien n’est pas (ou plus) valable.',
  'stale-ply': 'La partie a continué depuis que vous avez ouvert cette page. Voici où elle en est.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'not-begun': 'La partie n’a pas commencé : personne n’a encore accepté l’invitation.',
  'game-over': 'La partie est terminée.',
  'too-late': 'Ce coup est arrivé trop tard : le temps était écoulé.',
  'too-late-to-abort': 'Les deux camps ont joué, la partie ne peut donc plus être annulée. Vous pouvez toujours abandonner.',
  'invitation-taken': 'Cette invitation a déjà été acceptée.',
  'invitation-expired': 'Cette invitation a expiré.',
  'illegal-move': 'Ce coup n’est pas permis.',
  'not-yours-to-do': 'Ce n’est pas à vous de faire cela dans cette partie.',
  'nothing-asked': 'Il n’y a plus rien à quoi répondre.',
  'asked-already': 'C’est déjà demandé ; l’autre camp n’a pas encore répondu.',
  'draw-offered-lately': 'Vous avez proposé la nulle il y a peu. Vous pourrez la proposer de nouveau après dix autres coups de votre part.',
  'claim-not-valid': 'Vous ne pouvez pas réclamer cela : la position ne le permet pas.',
  'not-in-this-game': 'Les conditions de cette partie ne le permettent pas.',
  'nothing-to-take-back': 'Vous n’avez pas de coup à reprendre.',
  'not-on-offer-any-more': 'Ce n’est plus possible : le délai est passé.',
  'too-long': 'C’est plus, ou moins, que ce qui est permis.',
  'no-leave-left': 'Il ne vous reste pas autant de jours de congé.',
  'no-offence-there': 'Cette pièce n’a pas manqué de prise.',
  'not-yet': 'Ce n’est pas encore possible.',
  'allowance-used': 'C’est plus de demandes ou de changements qu’une partie ne peut en contenir. Vous pouvez toujours jouer, répondre et terminer la partie.',
  'address-returned': 'Un e-mail à cette adresse est revenu. Saisissez-en une autre.',
  'idempotency-key-needed': 'Envoyez cela avec une Idempotency-Key : sans elle, une demande répétée créerait tout en double.',
  'key-needed': 'Il faut pour cela une clé d’API : Authorization: Bearer avec une clé qui commence par ck_.',
  'link-needed': 'Il faut pour cela le jeton d’un lien : Authorization: Bearer manque ou n’en contient pas (une clé d’API n’en est pas un).',
  'unknown-key': 'Cette clé d’API n’est pas (ou plus) valable.',
  'scope-missing': 'Seul un programme dont la clé d’API a la portée voulue peut le demander.',
  'creation-restricted': 'Tout le monde ne peut pas créer de partie ici. Utilisez le lien du club ou une clé du gestionnaire, ou adressez-vous à qui gère ce service.',
  'too-many-webhooks': 'Vous avez déjà le nombre maximal de webhooks. Supprimez-en d’abord un.',
  'invalid-request': 'Une partie de la requête n’a pas pu être lue.',
  'too-complex': 'Cette position compte plus de prises que nous ne pouvons en calculer. Aucune partie n’en arrive là.',
  'links-expired': 'Les liens de cette partie ont expiré. On peut encore voir ses coups.',
  'method-not-allowed': 'Cette adresse n’accepte pas cette méthode.',
  'key-used-otherwise': 'Cette Idempotency-Key a servi pour une autre requête. Prenez-en une nouvelle à chaque fois.',
  'in-flight': 'Ce lien vient d’être remplacé. Si c’était votre requête, renvoyez-la avec la même clé.',
  'content-too-large': 'C’est plus que ce qu’on peut envoyer en une fois.',
  'unsupported-media-type': 'Ce type de contenu n’est pas lu ici.',
  'too-many-requests': 'Trop de requêtes. Attendez un moment et réessayez.',
  'try-again': 'Cela a pris trop de temps, ou il y a eu trop de demandes à la fois. Cela a peut-être marché malgré tout. Veuillez réessayer : un coup n’est jamais joué deux fois.',
  internal: 'Quelque chose a mal tourné chez nous. Votre partie est intacte ; veuillez réessayer.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'C’est possible dès que vous aurez joué ; un message peut accompagner le coup.',
  end: 'C’est possible une fois la partie terminée.',
}

export const faults: FaultTexts = {
  'must-capture': 'Vous pouvez prendre, donc vous devez prendre.',
  'capture-unfinished': 'Cette prise continue : vous devez la finir.',
  'must-take-most': 'Vous devez prendre le plus de pièces possible.',
  'king-must-capture': 'Une de vos dames peut prendre, donc une dame doit prendre.',
  ambiguous: 'Plusieurs coups correspondent. Choisissez le vôtre.',
  'wrong-square': 'Cette pièce ne peut pas aller là.',
  'man-moved-backward': 'Un pion ne peut pas reculer.',
  'crowned-and-went-on': 'Un pion promu s’arrête là.',
  'not-your-piece': 'Vous n’avez pas de pièce sur cette case.',
  'no-such-square': 'Cette case n’existe pas sur ce damier.',
  unreadable: 'Nous n’avons pas pu lire ce coup. Écrivez-le comme 32-28 ou 28x19.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `règlement international, article ${number.slice(5)}` : `article ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Ce lien ne mène à aucune partie',
  unknownHelp: [
    'Le lien a peut-être été coupé lors de la copie : ouvrez-le directement dans l’e-mail, ou copiez-le en entier.',
    'Un lien remplacé ne fonctionne plus ; le bon est dans l’e-mail le plus récent.',
    'Si vous avez perdu le vôtre, cherchez un e-mail de Crownhead, ou une adresse avec /p/ dans l’historique de votre navigateur.',
  ],
  replacedTitle: 'Ce lien a été remplacé',
  replaced: 'La place a maintenant un autre lien, une autre adresse ou un autre joueur.',
  pastTitle: 'Les liens de cette partie ont expiré',
  past: (finished: number, unplayed: number): string => `Les liens et adresses d’une partie sont gardés ${finished} jours après sa fin, ou ${unplayed} si elle a été annulée ou n’a jamais commencé. Ils ont été effacés ; les coups restent.`,
  record: 'Voir la partie',
  noSuchPlyTitle: 'La partie n’en est pas encore là',
  noSuchPly: (played) => (played === 0 ? 'Aucun coup n’a encore été joué.' : `Les positions sont numérotées de 0 à ${played}, une par demi-coup.`),
  toPresent: 'Voir où en est la partie',
  unknownPageTitle: 'Cette page n’existe pas',
  unknownAddress: 'Cette adresse n’existe pas ici. GET /api donne la liste de celles qui existent.',
  failedTitle: 'Cela n’a pas marché',
  invalidFields: 'Veuillez vérifier ces champs :',
  crossSite: 'Ce formulaire vient d’un autre site, donc rien n’a été fait. Ouvrez votre lien et réessayez.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'C’est trop de variantes pour un damier : il contient 200 coups. Le dernier coup est omis.',
    unread: 'Ces variantes sont illisibles. Ce qui a pu être lu est affiché.',
    wrong: (line, move, why) => `Ligne ${line}, ${move} : ${why} La suite est omise.`,
  },
  name: (longest) => `Entrez un nom de ${longest} caractères au plus, sans saut de ligne ni caractère de contrôle.`,
  email: 'Cela ne ressemble pas à une adresse e-mail.',
  days: (from, to) => `Entrez un nombre de jours, de ${from} à ${to}.`,
  moves: (from, to) => `Entrez un nombre de coups, de ${from} à ${to}.`,
  moveNumber: (from, to) => `Entrez le numéro d’un coup, de ${from} à ${to}.`,
  noTime: 'Un coup demande du temps : donnez des jours par coup, ou des jours de réserve.',
  noIncrement: 'Ceci limite ce que chaque coup ajoute. Entrez un nombre de jours.',
  choice: 'Choisissez l’une des réponses.',
  ballot: 'Les tirages sont des ouvertures des dames anglaises. Choisissez ces règles, ou une autre ouverture.',
  tables: 'Cela ne vaut que pour les parties de dames anglaises.',
  fen: 'Ce n’est pas, dans ces règles, une position à partir de laquelle on peut jouer.',
  game: 'Ce n’est pas, dans ces règles, une partie dont la dernière position peut être jouée.',
  halfMove: (number) => `Le demi-coup ${number} de cette partie n’est pas possible dans ces règles.`,
  firstMove: 'Vous ne pouvez pas joindre ce coup : il faut que ce soit à vous de commencer, et sans ouverture tirée au sort.',
  word: 'Ce n’est pas le mot du club.',
  message: 'Un message peut avoir 280 caractères au plus.',
  acts: {
    time: 'Donnez de 1 à 60 jours.',
    days: 'Entrez un nombre de jours entiers.',
    until: 'Choisissez un jour.',
    from: 'Choisissez un jour.',
    lines: 'C’est trop pour un seul plan, ou ce ne sont pas des coups.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Pas de réseau',
  asOf: 'Liste telle qu’elle était : {}. Les damiers s’ouvrent dans leur état d’alors ; les pendules tournent.',
  toSend: 'À envoyer',
  waits: '{} attend le réseau',
  goes: 'L’envoi se fera tout seul',
  goesWith: 'L’envoi se fera tout seul, avec votre message',
  leftToSend: 'Encore {} pour l’envoyer : {}',
  drop: 'Ne pas l’envoyer',
  had: 'Avait encore {}',
  sent: '{} est envoyé.',
  notSent: '{} n’a pas été envoyé. La partie a continué.',
  needs: 'Les nouvelles parties, les e-mails et les actions comme la nulle ou l’abandon ont besoin du réseau.',
  noPage: 'Cette page ne peut pas s’afficher sans réseau.',
  noBoard: 'Ce damier n’a encore jamais été ouvert sur cet appareil et ne peut pas s’afficher sans réseau.',
  tryAgain: 'Réessayer',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Retour à votre partie avec ${opponent}`,
  what: (name) => `Avec ce lien, vous prenez la place occupée par ${name}. L’ancien lien cesse alors de fonctionner.`,
  from: (when) => `Il fonctionne à partir du ${when}.`,
  wait: `D’ici là, la personne qui a l’ancien lien peut dire « ${asked.stillHere} ». Revenez plus tard avec ce lien.`,
  take: 'Prendre ma place',
  closedTitle: 'Ce lien ne fonctionne plus',
  closed: `Soit la place a été prise avec lui, soit l’ancien lien a servi à dire « ${asked.stillHere} ». Si vous avez pris la place, utilisez votre propre lien.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Reprenez votre place',
  what: 'Si quelqu’un d’autre a changé l’adresse e-mail de votre place ou son lien, appuyez sur le bouton : la place retrouve l’adresse à laquelle ce lien a été envoyé, et nous y envoyons un nouveau lien. Tous les autres liens de la place cessent de fonctionner.',
  yes: 'Me rendre ma place',
  done: 'Votre place est de nouveau à vous. Un nouveau lien est en route vers votre boîte, et les anciens ne fonctionnent plus.',
  closed: 'Ce lien ne fonctionne plus : il a déjà servi, ou plus de sept jours ont passé, ou quelqu’un qui avait la place avant vous l’a reprise.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Recevoir mes liens par e-mail',
  intro: 'Si vous avez donné votre adresse e-mail pour une partie, saisissez-la ici, et nous vous enverrons son lien. Si vous n’en avez donné aucune, regardez sur l’appareil où vous avez joué : sa liste de parties contient vos liens.',
  send: 'Envoyer mes liens',
  done: 'S’il y a des parties avec cette adresse, un e-mail avec leurs liens est en route.',
  doneHint: 'Cela peut prendre quelques minutes. Nous ne trouvons qu’une adresse que vous nous avez donnée pour une partie.',
}

export const typed: Texts['typed'] = {
  words: { last: 'dernier', time: 'temps', board: 'damier', moves: 'coups', help: 'aide' },
  label: (help) => `Question, par exemple : ${help}`,
  says: {
    last: 'le dernier coup',
    time: 'les pendules',
    board: 'la position en mots',
    moves: 'les coups possibles',
    help: 'cette liste',
    square: 'ce qui se trouve sur cette case',
  },
  possible: (moves) => `Possible : ${moves}.`,
  page: 'Jouer sans voir',
  orHelp: (help) => `Ou tapez « ${help} ».`,
  noSquare: (square) => `Il n’y a pas de case ${square}.`,
  notPresent: 'Vous pourrez taper un coup une fois la position actuelle affichée.',
  unread: 'Nous n’avons pas pu lire ce coup.',
  like: (move) => `Un coup s’écrit ainsi : ${move}.`,
  lettered: (move) => `Ici, les cases ont des lettres : ${move}.`,
  blocked: 'Cette pièce est bloquée : elle ne peut pas jouer pour l’instant.',
}
