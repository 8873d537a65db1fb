import type { SiteTexts, Texts } from '../en/index.ts'
import { device, plural } from './board.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'À chaque tour, et pour toute autre nouvelle',
  digest: 'Un seul e-mail par jour pour tous les tours',
  off: 'Aucun e-mail',
  hint: 'Avec un e-mail par jour : les derniers rappels, les autres nouvelles et les tours où il reste peu de temps arrivent toujours aussitôt.',
  seen: 'Si vous êtes devant le damier et voyez arriver un coup, vous ne recevez pas d’e-mail à ce sujet.',
  hour: 'Heure de l’e-mail du jour',
  reminded: 'Avec un e-mail par jour, les deux premiers de ces rappels y figurent ; le troisième arrive toujours aussitôt.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Votre nom, votre adresse et vos e-\u2060mails',
  intro: 'Pour cette partie seulement. Votre adversaire voit votre nom, et ne voit votre adresse que s’il l’a saisie lui-même.',
  saved: 'Enregistré.',
  emailHint: 'Videz le champ pour l’effacer.',
  language: 'Langue de vos e-mails',
  languageHint: 'La langue des pages se choisit en bas de chacune.',
  zone: 'Votre fuseau horaire',
  emails: 'E-mails',
  often,
  reminders: {
    reserve: 'Me prévenir quand ma réserve commence à tourner',
    day: 'Me prévenir un jour avant la fin de mon temps',
    hours: 'Me prévenir trois heures avant la fin de mon temps',
  },
  quietHours: 'Pas de rappels entre 22 h et 8 h : les envoyer plus tôt',
  playForced: 'Jouer mes coups forcés à ma place',
  save: 'Enregistrer',
  forgetHint: 'Votre nom, votre adresse, vos réglages, vos plans et votre note sont effacés de cette partie. Vos coups et votre lien restent.',
  forgetGoesOn: 'La partie continue, votre pendule aussi, mais vous ne recevez plus d’e-mails : gardez votre lien. Pour finir la partie, abandonnez d’abord.',
  forgetYes: 'Oui, m’oublier',
  storedData: 'Ce qui est conservé sur vous',
  forgotten: 'C’est fait : votre nom, votre adresse, vos réglages, vos plans et votre note sont effacés. Votre lien fonctionne toujours, et les e-mails ont cessé.',
  ofArbiter: {
    title: 'Votre adresse et vos e-\u2060mails',
    intro: 'Pour cette partie seulement. Personne d’autre ne les voit.',
    follows: {
      all: 'Tout ce qui se passe hormis les coups : propositions de nulle, pauses, temps, places qui changent de main',
      asked: 'Ce qu’un joueur vous demande, et le résultat',
      results: 'Seulement le résultat',
      none: 'Aucun e-mail',
    },
    forgetHint: 'Votre nom, votre adresse et vos réglages sont effacés de cette partie ; votre lien reste.',
    forgetGoesOn: 'Vous ne recevez plus d’e-mails à son sujet : gardez votre lien.',
    forgotten: 'C’est fait : votre nom, votre adresse et vos réglages sont effacés. Votre lien fonctionne toujours, et les e-mails ont cessé.',
  },
  back: 'Retour au damier',
}

export const notices: SiteTexts['notices'] = {
  title: 'Notifications sur vos appareils',
  hint: 'Une notification à chacun de vos tours. Notre e-mail n’arrive alors qu’une heure plus tard, et seulement si vous n’avez ni joué ni vu la position.',
  told: (count) => `Appareils qui les reçoivent : ${count}.`,
  start: 'Me prévenir sur cet appareil',
  stop: 'Arrêter les notifications sur tous les appareils',
  off: 'Plus aucun appareil ne reçoit de notifications de cette partie.',
  homeScreen: 'Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), ouvrez-la là et appuyez sur le bouton.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: 'Comment vous prévenir ?',
  why: (name) => `${name} peut mettre des jours à jouer. Nous vous prévenons à votre tour.`,
  later: 'Pas maintenant',
  device: 'Sur cet appareil',
  deviceHint: 'Une notification, même si cette page est fermée',
  email: 'Par e-mail',
  emailHint: 'Un à chaque tour, avec votre lien',
  send: 'M’écrire quand c’est à moi',
  stops: 'Chaque e-mail contient un lien qui les arrête tous.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Votre agenda',
  file: 'Ajouter cette échéance à votre agenda (fichier)',
  feed: 'Adresse à laquelle abonner votre agenda',
  hint: 'Les agendas voient tard les changements, certains une fois par jour seulement. Pour les rappels, comptez sur nos e-mails.',
  kept: 'Cette adresse ne montre que les échéances de cette place. Elle expire quand votre lien est remplacé.',
  deadline: (opponent) => `Jeu de dames : votre coup contre ${opponent}`,
  told: 'Le dernier moment pour votre coup, réserve comprise. Les agendas apprennent tard un coup, une pause ou du temps donné : voyez la partie.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Clés pour les programmes',
  hint: 'Pour un bot, ou le site d’un club, qui utilise Crownhead pour vous.',
  what: 'Un programme (un bot, le site d’un club) présente une clé quand il s’adresse à Crownhead. Ce qu’il crée avec la clé appartient à votre adresse. Une clé n’ouvre aucun damier : pour cela, un programme a besoin du lien d’une place.',
  guide: 'Comment les programmes s’y prennent',
  made: (name: string): string => `Clé : ${name}`,
  once: 'Elle ne s’affiche que maintenant. Copiez-la là où votre programme la lit, et gardez-la secrète.',
  again: 'Ce formulaire a déjà été envoyé et a créé une clé. Si vous ne l’avez pas gardée, révoquez-la et créez-en une autre.',
  yours: 'Vos clés',
  since: (when: string): string => `Création : ${when}`,
  used: (when: string): string => `Dernière utilisation : ${when}`,
  unused: 'Pas encore utilisée',
  revoke: 'Révoquer',
  revokeOne: (name: string): string => `Révoquer : ${name}`,
  revokeHint: 'Une clé révoquée cesse aussitôt de fonctionner, pour toujours. Les parties créées avec elle continuent.',
  revoked: 'La clé est révoquée.',
  another: 'Une nouvelle clé',
  name: 'Nom du programme',
  nameHint: 'Pour cette liste seulement.',
  may: 'Ce qu’il peut faire',
  scopes: {
    'games:create': 'Créer des parties qui appartiennent à votre adresse',
    'games:read': 'Lister les parties qui appartiennent à votre adresse',
    'seats:hold': 'Garder les liens des personnes qu’il nomme',
    webhooks: 'Être averti de ce qui se passe dans ces parties',
  },
  choose: 'Choisissez au moins une chose qu’il peut faire.',
  make: 'Créer la clé',
  full: (most: number): string => `Votre adresse a autant de clés qu’elle peut en avoir (${most}). Révoquez-en une pour en créer une autre.`,
  unconfirmed: 'Seule une adresse confirmée peut avoir une nouvelle clé : appuyez sur le bouton du premier e-mail d’une de vos parties, puis rouvrez cette page.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Tous les e-\u2060mails à votre adresse',
  what: 'Arrêter tous les e-mails de Crownhead à votre adresse ? Vous n’en recevrez plus, quelle que soit la partie. Vos parties continuent, vos pendules aussi.',
  yes: 'Tout arrêter',
  done: 'Vous ne recevrez plus d’e-mails de Crownhead.',
  still: 'Vous avez arrêté tous nos e-mails à votre adresse : il n’en vient donc aucun sur cette partie non plus. Autorisez-les de nouveau, et ils arriveront.',
  undo: 'Autoriser de nouveau les e-mails',
  undone: 'Les e-mails à votre adresse sont autorisés. Si c’est à vous de jouer quelque part, nous vous écrivons dans les minutes qui viennent. Pour les nouvelles parties, nous vous demanderons d’abord.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Les e-\u2060mails d’une partie',
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
  how: 'Moins de rappels, des heures calmes, une autre adresse ou une autre langue : ouvrez votre damier depuis l’un de ces e-mails, et choisissez « Privé », puis « Mon nom, mon adresse et mes e-mails ». Si vous avez perdu votre lien, nous vous l’envoyons par e-mail.',
}

/** Leave in all games of a device or of an address, with one press. */
export const away: SiteTexts['away'] = {
  title: 'Congé dans toutes les parties',
  lead: 'Dans chaque partie, votre pendule s’arrête tant qu’il vous y reste du congé. Vous pouvez jouer quand même.',
  take: 'Prendre un congé dans toutes les parties',
  end: 'Finir mon congé dans toutes les parties',
  rest: 'Continuer avec les autres',
  taken: (n) => `Vous êtes en congé dans ${plural(n, { one: `${n} partie`, other: `${n} parties` })}.`,
  ended: (n) => `Votre congé est terminé dans ${plural(n, { one: `${n} partie`, other: `${n} parties` })}.`,
  until: (when) => `jusqu’au ${when}`,
  only: (days) => `seulement ${days}`,
  others: 'Sans congé',
  gone: (n) => `Liens qui ne fonctionnent plus : ${n}.`,
  late: 'Le temps est écoulé.',
  none: 'Aucune partie n’est en cours ici.',
}

export const personData: SiteTexts['personData'] = {
  title: 'Ce qui est enregistré sur vous',
  games: (n, confirmed) => `Parties ouvertes ou en cours avec votre adresse : ${n} (dont celles dont vous avez accepté les e-mails : ${confirmed}).`,
  download: 'Tout télécharger dans un fichier',
  forget: 'M’oublier dans les parties ouvertes et en cours',
  hint: 'Votre nom, votre adresse, vos réglages et vos notes sont effacés pour de bon, et plus aucun e-mail n’arrive pour ces parties. Vos coups et vos messages restent, tout comme le lien de chaque damier.',
  sure: 'Je sais que c’est irréversible',
  tick: 'Pour être oublié, cochez que vous savez que c’est irréversible.',
  over: 'Les parties terminées gardent votre nom et votre adresse. La page de chacune les efface tant que son lien fonctionne ; la personne qui gère ce service peut le faire dans toutes.',
  forgotten: (n) => `Parties ouvertes ou en cours où vos données sont effacées : ${n}.`,
  failed: (n) => `Parties où cela a échoué : ${n}. Veuillez réessayer.`,
  old: 'Ce lien était valable un jour. Redemandez vos liens : l’e-mail en contient un nouveau.',
}
