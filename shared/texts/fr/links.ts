import type { SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './panels.ts'

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
  intro: 'Nous envoyons les liens de vos parties à votre adresse.',
  send: 'Les envoyer',
  done: 'S’il y a des parties avec cette adresse, un e-mail avec leurs liens est en route.',
  doneHint: 'Cela peut prendre quelques minutes. Nous ne trouvons qu’une adresse que vous nous avez donnée pour une partie.',
}
