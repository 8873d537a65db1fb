import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard, tried } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, stands, tabs, time, unsent, withSide } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, notices, often, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Les dames par correspondance',
  skip: 'Aller au contenu',
  myGames: 'Mes parties',
  newGame: 'Nouvelle partie',
  api: 'Pour les développeurs',
  lost: 'Lien perdu ?',
  menu: 'Menu',
  language: 'Langue',
  footer: 'Pas de compte : votre lien est votre place. Gardez-le pour vous.',
  copy: 'Copier',
  copied: 'Copié',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Envoyez ceci à votre adversaire',
  named: {
    opponent: (name) => `${name} n’a pas encore répondu à l’invitation`,
    director: (name) => `${name} n’a pas encore accepté d’arbitrer`,
  },
  anyone: 'La première personne qui ouvre ce lien et accepte joue contre vous.',
  mailed: (name) => `Nous avons envoyé l’invitation à ${name} par e-mail, sauf si nos e-mails y sont arrêtés.`,
  sending: (name) => `Nous envoyons l’invitation à ${name} par e-mail.`,
  alsoLink: 'Vous pouvez aussi transmettre ce lien.',
  later: (name, when) => `L’e-mail d’invitation doit attendre : nous l’enverrons à ${name} au plus tard le ${when}.`,
  held: (name) => `Nous n’avons pas écrit à ${name} : en une journée, trop de nouvelles adresses ont été saisies depuis votre réseau, ou des e-mails sont revenus, ou cette adresse a été saisie sur la page d’un autre site.`,
  late: (name) => `L’e-mail à ${name} ne pourrait partir qu’après la fin de cette invitation.`,
  returned: (name) => `Notre e-mail à ${name} est revenu.`,
  send: (name) => `Envoyez ce lien à ${name}.`,
  once: 'Il sert une seule fois.',
  declined: 'Avec ces mots',
  subject: 'Une partie de dames ?',
  body: (url) => `On joue une partie de dames sans se presser ? Nous avons des jours pour chaque coup, et pas besoin de compte :\n\n${url}\n`,
}

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} vous invite à une partie de dames`,
  arbiterTitle: (name) => `${name} vous demande d’arbitrer une partie de dames`,
  rules: 'Règles',
  clock: 'Cadence',
  yourSide: 'Votre couleur',
  sides: { black: 'Les Noirs, pièces foncées', white: 'Les Blancs, pièces claires', toss: 'Tirée au sort quand vous acceptez' },
  first: (side) => `${side === 'black' ? 'Les Noirs' : 'Les Blancs'} commencent.`,
  conditions: 'De plus',
  open: 'Ouverte jusqu’au',
  yourName: 'Votre nom',
  yourEmail: 'Votre adresse e-mail',
  accept: 'Accepter et jouer',
  acceptArbiter: 'Accepter d’arbitrer',
  keepsAddress: 'Laissez vide pour garder l’adresse de votre invitation.',
  hint: 'Vous recevez un lien à vous. Toute personne qui l’a peut jouer pour vous, alors gardez-le bien.',
  arbiterHint: 'Vous recevez un lien à vous. Toute personne qui l’a peut arbitrer, alors gardez-le bien.',
  decline: 'Non, merci',
  declineWhat: (name) => `Nous prévenons ${name}, et cette invitation prend fin. Vous ne recevez plus d’e-mails à son sujet.`,
  declineWord: 'Un message, si vous voulez',
  declineYes: 'Refuser',
  tooLong: (most) => `Écrivez ${most} caractères au plus, sur une ligne.`,
  declinedTitle: 'Cette invitation a été refusée',
  declinedHelp: (name) => `${name} le voit sur sa page. Il n’y a rien d’autre à faire.`,
  takenTitle: 'Cette invitation a été acceptée',
  takenHelp: 'Était-ce vous ? Votre lien s’est affiché après votre accord. Si vous avez donné une adresse, il est aussi dans l’e-mail reçu.',
  expiredTitle: 'Cette invitation a expiré',
  expiredHelp: (name) => `Personne ne l’a acceptée à temps. Demandez à ${name} de la renouveler ou de commencer une nouvelle partie ; l’un ou l’autre prend une minute.`,
  offTitle: 'Cette partie a été annulée',
  offHelp: (name) => `${name} l’a annulée avant le début.`,
  watch: 'Regarder la partie',
}

export const keep: SiteTexts['keep'] = {
  title: 'Gardez votre lien',
  what: 'C’est votre place : il n’y a pas de mot de passe. Toute personne qui l’a peut jouer pour vous, alors ne le montrez à personne.',
  how: 'Le copier, l’envoyer ou le scanner',
  side: (side) => `Vous jouez ${withSide[side]}.`,
  link: 'Votre lien',
  copy: 'Copier le lien',
  mail: 'Me l’envoyer par e-mail',
  send: 'Envoyer',
  mailHint: 'Vous recevez aussi un e-mail à chacun de vos tours. Un lien dans chacun d’eux les arrête tous.',
  mailed: 'Nous l’avons envoyé à l’adresse e-mail de votre place.',
  asked: 'Nous avons envoyé un e-mail à l’adresse de votre place. Appuyez sur le bouton qu’il contient : votre lien suivra.',
  scan: 'L’emporter sur un autre appareil',
  scanHint: 'Scannez ceci avec votre tablette ou un autre téléphone. Les deux ont alors votre place.',
  bookmark: 'L’ajouter aux favoris',
  bookmarkHint: 'Allez d’abord à votre damier et ajoutez-le là aux favoris : l’adresse de cette page est votre lien.',
  board: 'Aller à mon damier',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Mes parties',
  noScript: 'Cette liste a besoin d’un script. Vos liens sont aussi dans vos e-mails.',
  here: 'Cette liste n’existe que sur cet appareil. Vos liens sont aussi dans vos e-mails.',
  exporting: 'Exporter',
  forget: 'Oublier cette liste',
  words: {
    yourMove: 'À vous de jouer',
    waiting: 'En attente',
    finished: 'Terminées',
    none: 'Pas encore de parties sur cet appareil. Ouvrez la page d’une partie, et elle apparaît ici.',
    left: 'Il reste {}',
    has: 'A encore {}',
    move: 'coup {}',
    overdue: 'Temps écoulé',
    unlimited: 'Sans limite de temps',
    notYet: 'N’a pas encore pris place',
    sendAgain: 'Ouvrez-la pour renvoyer le lien',
    nobody: 'Un adversaire',
    somebody: 'Quelqu’un',
    won: 'Gagnée',
    lost: 'Perdue',
    draw: 'Nulle',
    off: 'Non jouée',
    others: 'Autres',
    game: 'Partie {}',
    unseen: 'Ouvrez-la pour voir où elle en est',
    gone: 'Ce lien n’ouvre plus rien',
    forgetOne: 'Oublier ce lien : {}',
    forgetOneSure: 'Oublier le lien sur cet appareil ? La partie reste. Sans le lien ou ses e-mails, vous ne pouvez pas l’ouvrir.',
    forgetSure: 'Oublier cette liste ? Vos parties restent, et vos liens sont dans vos e-mails.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Votre nom, votre adresse et vos e-mails',
  intro: 'Pour cette partie seulement. Votre adversaire voit votre nom, et rien d’autre.',
  saved: 'Enregistré.',
  emailHint: 'Videz le champ pour l’effacer.',
  language: 'Langue de vos e-mails',
  languageHint: 'La langue des pages se choisit en bas de chacune.',
  zone: 'Votre fuseau horaire',
  letters: 'E-mails',
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
  forgotten: 'C’est fait : votre nom, votre adresse, vos réglages, vos plans et votre note sont effacés. Votre lien fonctionne toujours, et les e-mails ont cessé.',
  ofArbiter: {
    title: 'Votre adresse et vos e-mails',
    intro: 'Pour cette partie seulement. Personne d’autre ne le voit.',
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

export const calendar: SiteTexts['calendar'] = {
  title: 'Votre agenda',
  file: 'Cette échéance, en fichier pour votre agenda',
  feed: 'L’adresse des échéances de cette place, pour y abonner un agenda',
  hint: 'Les agendas voient tard les changements, certains une fois par jour seulement. Ils ne servent donc pas de rappel : nos e-mails, si.',
  kept: 'Avec cette adresse, on voit les échéances et rien de plus. Elle expire quand votre lien est remplacé.',
  deadline: (opponent) => `Dames : votre coup contre ${opponent}`,
  told: 'Le dernier moment pour votre coup, réserve comprise. Les agendas apprennent tard un coup, une pause ou un cadeau de temps : voyez la partie.',
}

export const board: Texts = {
  locale: 'fr-FR',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings, calendar, notices },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
