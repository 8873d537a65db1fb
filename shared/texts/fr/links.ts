import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './seat.ts'

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
  own: {
    title: 'C’est votre propre invitation',
    help: 'Elle est pour quelqu’un d’autre : envoyez-lui le lien. Si vous l’acceptez ici, vous prenez aussi sa place.',
    board: 'Aller à votre page',
    both: 'Jouer les deux camps sur cet appareil',
    arbiterToo: 'Être aussi l’arbitre',
  },
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

export const inviting: SiteTexts['inviting'] = {
  title: 'Envoyez ceci à votre adversaire',
  named: {
    opponent: (name) => `${name} n’a pas encore répondu à l’invitation`,
    arbiter: (name) => `${name} n’a pas encore accepté d’arbitrer`,
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

export const keep: SiteTexts['keep'] = {
  title: 'Gardez votre lien',
  what: 'C’est votre place : il n’y a pas de mot de passe. Toute personne qui l’a peut jouer pour vous, alors ne le montrez à personne.',
  how: 'Le copier, l’envoyer ou le scanner',
  side: (side) => `Vous jouez ${sidesInSentence[side]}.`,
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
  noScript: 'Cette liste a besoin d’un script.',
  here: 'Cette liste n’existe que sur cet appareil.',
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
    forgetOneSure: 'Oublier le lien sur cet appareil ? La partie reste. Sans son lien, vous ne pouvez pas l’ouvrir.',
    forgetSure: 'Oublier cette liste ? Vos parties restent. Sans leurs liens, vous ne pouvez pas les ouvrir.',
  },
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
  intro: 'Si vous avez donné votre adresse e-mail pour une partie, saisissez-la ici, et nous vous envoyons son lien. Si vous n’en avez donné aucune, regardez sur l’appareil où vous avez joué : sa liste de parties contient vos liens.',
  send: 'Les envoyer',
  done: 'S’il y a des parties avec cette adresse, un e-mail avec leurs liens est en route.',
  doneHint: 'Cela peut prendre quelques minutes. Nous ne trouvons qu’une adresse que vous nous avez donnée pour une partie.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Dames : votre place a une autre adresse · ${game}`,
  title: 'Votre place a une autre adresse e-mail',
  text: 'Une personne qui a le lien de votre place a changé ou retiré son adresse e-mail. Les e-mails de cette partie ne vous parviennent plus. Si c’était vous, il n’y a rien à faire.',
  back: 'Quelqu’un a rendu la place à l’adresse qu’elle avait auparavant. Les e-mails de cette partie ne vous parviennent plus.',
  open: 'Ce n’était pas moi',
  otherwise: 'Cette page rend la place à cette adresse et vous envoie un nouveau lien. Tous les liens de la place utilisés jusque-là cessent de fonctionner. Vous pouvez le faire pendant sept jours.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Dames : vos données ont été effacées · ${game}`,
  title: 'Vos données ont été effacées',
  text: 'Une personne qui a votre lien nous a demandé de vous oublier dans cette partie. Votre nom, votre adresse, vos réglages, vos plans et votre note ont été effacés, et les e-mails ont cessé. Si c’était vous, il n’y a rien à faire.',
  otherwise: 'Pendant sept jours, cette page peut vous rendre la place et vous envoyer un nouveau lien. Vous devrez entrer de nouveau votre nom et vos réglages.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Votre place est de nouveau à vous',
  text: 'Voici votre nouveau lien. Tous les anciens ont cessé de fonctionner.',
}
