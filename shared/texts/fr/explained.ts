import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'Les règles, en images',
  lead: 'C’est toujours le jeu de dames : ce qui change, c’est le damier, ce que peut faire une dame et la prise qu’il faut choisir.',
  facts: (rules) => `${rules} · les règles`,
  lost: 'Qui n’a plus de pièce, ou ne peut plus jouer, a perdu.',
  legend: 'Les Blancs avancent vers le haut. Un anneau marque une pièce qui peut jouer, un point où elle peut aller, une croix ce qui est pris.',
  brief: {
    kings: { one: 'dames courtes', any: 'dames volantes' },
    men: { forward: 'les pions prennent en avant', 'both-ways': 'les pions prennent aussi en arrière' },
    choice: {
      free: 'prise au choix',
      most: 'prise majoritaire',
      captor: 'la dame prend d’abord',
      huffing: 'avec soufflage',
    },
  },
  headings: {
    moving: 'Avancer',
    jumping: 'Prendre',
    straight: 'Prises droites',
    spared: 'Pions et dames',
    several: 'Prendre plusieurs pièces',
    crowning: 'Promotion',
    passing: 'Simple passage',
    first: 'La prise est obligatoire',
    huffing: 'Souffler',
    most: 'Prendre le plus de pièces',
    value: 'Prendre la plus grande valeur',
    captor: 'La dame prend d’abord',
    kingsTaken: 'Prendre des dames',
    earlyKing: 'La première dame au plus tôt',
    kings: 'Dames',
    kingJump: 'Comment prend la dame',
  },
  says: {
    moving: 'Un pion avance d’une case en diagonale, sur une case vide.',
    jumping: {
      forward: 'Un pion prend une pièce voisine en sautant par-dessus, en avant, sur la case vide qui se trouve derrière.',
      'both-ways': 'Un pion prend une pièce voisine en sautant par-dessus, en avant ou en arrière, sur la case vide qui se trouve derrière.',
    },
    straight: 'On prend aussi tout droit, en avant, en arrière et sur les côtés : par-dessus la case foncée suivante de la rangée ou de la colonne, sur la case foncée d’après. C’est seulement pour prendre : on n’avance jamais ainsi.',
    spared: 'Un pion ne peut pas prendre une dame.',
    several: 'La même pièce continue tant qu’elle peut prendre. Les pièces prises sont enlevées à la fin.',
    crowning: {
      stops: 'Un pion sur la dernière rangée devient dame. Son coup s’arrête là, même si une dame pouvait continuer à prendre.',
      'goes-on': 'Un pion qui atteint la dernière rangée devient aussitôt dame et, s’il le peut, continue à prendre comme dame.',
      passes: 'Un pion devient dame si son coup se termine sur la dernière rangée.',
    },
    passing: 'Un pion qui peut encore prendre depuis la dernière rangée doit le faire, et reste pion.',
    first: 'Si vous pouvez prendre, vous devez prendre.',
    anyJump: 'Vous choisissez la prise ; ce n’est pas forcément la plus longue.',
    huffing: 'Vous pouvez renoncer à une prise ou vous arrêter en route. L’autre joueur peut alors, avant son coup, enlever une pièce qui devait prendre, ou exiger la prise.',
    most: 'Vous devez prendre le plus de pièces possible : ici deux, et non une.',
    value: 'Un pion vaut 2 et une dame 3 : vous devez prendre ce qui vaut le plus. Ici, c’est la dame.',
    captor: {
      alone: 'Si une dame peut prendre, c’est à une dame de prendre, et non à un pion.',
      among: 'Si un pion et une dame peuvent prendre autant, c’est à la dame de prendre.',
    },
    kingsTaken: 'À nombre égal, vous devez prendre le plus de dames possible.',
    earlyKing: 'À égalité encore, il faut prendre de façon que la première dame soit prise au plus tôt.',
    kings: {
      one: 'Une dame se déplace d’une case et saute par-dessus une pièce, en avant et en arrière. Elle n’est pas volante.',
      any: 'Une dame est volante : elle va aussi loin qu’elle veut sur une diagonale libre, en avant et en arrière.',
    },
    kingRun: (most) => `Tant que son camp a des pions, une dame joue au plus ${most} coups de suite sans prendre.`,
    kingJump: {
      any: 'Une dame saute par-dessus une pièce, proche ou lointaine, et se pose sur n’importe quelle case libre derrière elle.',
      behind: 'Une dame saute par-dessus une pièce, proche ou lointaine, et se pose juste derrière elle.',
    },
    backward: 'Un pion ne recule pas.',
    finish: 'Une prise qui peut continuer doit être achevée.',
    turns: 'Les joueurs jouent à tour de rôle, chacun avec ses pièces. Personne ne peut passer.',
  },
  drawn: 'Quand la partie est nulle',
  draws: {
    agreed: 'Les deux joueurs sont d’accord.',
    repetition: {
      claim: 'Une position se présente pour la troisième fois, avec le même joueur au trait, ou le prochain coup l’amène ; ce joueur réclame la nulle.',
      automatic: 'Une position se présente pour la troisième fois, avec le même joueur au trait.',
    },
    quiet: (moves) => `Dans les ${moves} derniers coups de chaque joueur, rien n’a été pris et aucun pion n’a bougé, et l’un des deux réclame la nulle.`,
    loneKing: (moves) => `Trois pièces, dont une dame, ont joué ${moves} coups de chaque côté contre une dame seule, et l’un des deux réclame la nulle.`,
    kings: 'Il reste une dame contre une dame, et le joueur au trait ne peut pas prendre.',
    material: 'Qu’il reste peu de pièces ne suffit pas : le camp le plus fort peut continuer.',
    length: (plies) => `Sur Crownhead, une partie est aussi nulle après ${plies} coups, les deux joueurs comptés ensemble.`,
  },
  squares: {
    numbers: 'Les numéros des cases',
    letters: 'Les noms des cases',
    board: 'Tout le damier ; chaque case foncée porte son numéro ou son nom.',
    start: (black, white, last) => `Les Noirs commencent sur les cases 1 à ${black}, les Blancs sur les cases ${white} à ${last}.`,
    setUp: (men, rows) => `Chaque camp commence avec ${men} pions, sur les cases foncées de ses ${rows} premières rangées.`,
    named: 'Les lettres sont les colonnes et les chiffres les rangées, vues par les Blancs : a1 est en bas à gauche.',
    examples: (move, jump, long) => `${move} est un déplacement, ${jump} une prise, ${long} une prise double.`,
  },
  articles: 'Articles',
  article: (number) => `Article ${number}`,
  sources: {
    english: 'Les numéros sont ceux des Laws of Checkers, édition 2025.',
    international: 'Les numéros sont ceux du règlement international.',
  },
  others: 'Toutes les règles',
  picture: {
    on: (piece, square) => `${piece} en ${square}`,
    possible: (moves) => `Possible : ${moves}.`,
    played: (move) => `Le coup : ${move}.`,
    taking: (move, squares) => `Le coup : ${move}, qui prend ${squares}.`,
    crowned: 'Le pion devient dame.',
    huffed: (squares) => `Peut être soufflé : ${squares}.`,
    forbidden: (move) => `Interdit : ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'Comment ça marche',
  lead: 'Vous touchez une pièce, puis une case, vous regardez le coup et vous appuyez sur « Jouer ». Jusque-là, rien n’est envoyé. Ensuite, vous pouvez encore demander à reprendre le coup.',
  link: {
    title: 'Votre lien',
    text: 'Il n’y a pas de compte. Qui commence une partie ou accepte une invitation reçoit un lien secret vers son côté du damier. C’est votre place : mettez-le dans vos favoris et ne le donnez à personne, car toute personne qui l’a peut jouer pour vous.',
    more: 'Lien perdu ?',
  },
  time: {
    title: 'Temps',
    text: 'Inutile d’être là en même temps. Avec « 3 jours », vous avez trois jours pour chaque coup, et votre pendule ne tourne que lorsque c’est à vous. Qui n’a plus de temps a perdu.',
  },
  reserve: {
    title: 'Réserve',
    text: 'Avec « 7 de réserve », vous avez sept jours de plus, une seule fois, pour toute la partie. Un coup qui prend plus de temps y puise, et la partie n’est perdue que lorsque la réserve est épuisée aussi.',
  },
  emails: {
    title: 'E-mails',
    text: 'Si vous donnez une adresse, nous vous écrivons quand c’est à vous, avec le damier et le temps qui reste. Les e-mails ne viennent que si vous les acceptez dans le premier, et chacun contient un lien pour les arrêter. L’autre joueur ne voit votre adresse que s’il l’a saisie lui-même.',
    without: 'Sans adresse, vous revenez par votre lien, ou votre navigateur vous prévient.',
  },
  more: 'Les règles, en images',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Tout se fait au clavier avec un lecteur d’écran, et une partie entière peut se jouer par e-mail seulement. Une page annonce ce qui a changé, sans tout répéter.',
  board: {
    title: 'Le damier au clavier',
    text: (square) =>
      `Chaque case dit son numéro, ce qui s’y trouve et ce qu’on peut y faire : « ${square} ». Les flèches vont d’une case à l’autre ; les chiffres d’un numéro mènent tout droit à sa case. Entrée choisit la pièce, puis la case où elle va. Le focus est alors sur « Jouer » : seul ce bouton envoie le coup. Échap annule le choix. Ces touches demandent le mode formulaire du lecteur d’écran (dans NVDA : Inser et Espace) ; en mode navigation, vous lisez case après case. Une pièce « entourée » sur la page est une pièce qui peut jouer.`,
  },
  typing: {
    title: 'Coups et questions au clavier',
    text: 'Le champ sous le damier accepte un coup, comme 11-15 : Entrée le montre, Entrée encore le joue. Il répond aussi à ces mots. Pendant que vous attendez, à la fin et dans une partie que vous regardez, un champ leur est aussi réservé après le damier. Les mots anglais sont compris partout.',
  },
  replay: {
    title: 'Coups précédents',
    text: 'En dehors du damier et des champs, les flèches gauche et droite reculent et avancent d’un coup. Ce que vous demandez alors concerne la position affichée.',
  },
  news: {
    title: 'Les nouvelles',
    text: 'Tant que la page est ouverte, elle annonce les coups, les propositions et les messages de l’autre joueur, et quand il reste peu de temps. Elle n’émet aucun son. Dans les réglages d’une partie, vous pouvez demander à votre navigateur de vous prévenir, même quand la page est fermée.',
  },
  emails: {
    title: 'Par e-mail seulement',
    text: 'Chaque e-mail donne le dernier coup, la position en mots et dessinée en lettres, et le temps qui reste. S’il dit que vous pouvez répondre, écrivez votre coup au-dessus de la ligne marquée, seul sur une ligne. Le premier e-mail d’une partie n’a peut-être que le lien vers votre damier. « nulle » après le coup propose la nulle, « accepter » ou « refuser » répond à une proposition, et à « abandonner » nous répondons par le lien vers votre damier, où vous confirmez. Pour tout le reste, vous n’avez besoin d’aucune page.',
  },
}

export { verifying } from './verifying.ts'
