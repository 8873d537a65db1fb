import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { plural } from './board.ts'

export const consent: EmailTexts['consent'] = {
  asked: {
    subject: 'Dames par e-mail : voulez-vous ces messages ?',
    title: 'Voulez-vous les e-mails de cette partie ?',
    text: 'Quelqu’un a saisi cette adresse pour une partie de dames par correspondance. Si vous vous y attendiez, ouvrez la page et appuyez sur son bouton : vos e-mails commencent alors.',
    open: 'Répondre sur notre page',
    otherwise: 'Si vous ne vous y attendiez pas, il n’y a rien à faire. Si vous n’appuyez pas sur le bouton, nous vous enverrons au plus un autre e-mail par partie, et au plus quatre pour toutes les parties ensemble.',
  },
  invited: {
    subject: 'Une invitation à une partie de dames',
    title: 'On vous invite à une partie de dames',
    text: 'Quelqu’un vous invite à une partie de dames par correspondance. Ouvrez l’invitation pour la voir. Si vous acceptez, nous vous écrirons aussi à son sujet.',
    open: 'Voir l’invitation',
    otherwise: 'Si vous n’en voulez pas, il n’y a rien à faire. Si vous n’acceptez pas, nous vous enverrons au plus un autre e-mail par partie, et au plus quatre pour toutes les parties ensemble. Ne transférez pas cet e-mail : l’invitation qu’il contient est pour vous.',
  },
  ordered: {
    subject: 'Une partie de dames vous attend',
    title: 'Une partie de dames vous attend',
    text: 'Quelqu’un a saisi votre adresse pour une partie de dames par correspondance. Ouvrez-la pour la voir. Si vous y dites oui, nous vous écrirons à son sujet.',
    open: 'Voir la partie',
    otherwise: 'Si vous n’en voulez pas, il n’y a rien à faire. Si vous ne dites pas oui, nous vous enverrons au plus un autre e-mail par partie, et au plus quatre pour toutes les parties ensemble. Ne transférez pas cet e-mail : le lien qu’il contient est pour vous.',
  },
  several: {
    subject: 'Plusieurs parties de dames vous attendent',
    title: 'Plusieurs parties de dames vous attendent',
    text: 'Quelqu’un a saisi votre adresse pour plusieurs parties de dames par correspondance. Ouvrez-les pour les voir. Si vous dites oui à une partie, nous vous écrirons à son sujet.',
    open: 'Voir la première partie',
    otherwise: 'Si vous n’en voulez pas, il n’y a rien à faire. Si vous ne dites pas oui, nous vous enverrons au plus un autre e-mail par partie, et au plus quatre pour toutes les parties ensemble. Ne transférez pas cet e-mail : les liens qu’il contient sont pour vous.',
  },
  club: (club) => `Cet e-mail vient du site de jeu de dames de ${club}.`,
  roles: { player: 'pour jouer', arbiter: 'pour arbitrer' },
  invitations: { player: 'une invitation à jouer', arbiter: 'une invitation à arbitrer' },
  seat: (rules, role, game) => `${rules}, partie ${game} : ${role}.`,
  opponent: (name) => `Adversaire : ${name}.`,
  players: (black, white) => `Joueurs : ${black}, ${white}.`,
  round: (round) => `Ronde ${round}.`,
  board: (board) => `Table ${board}.`,
  more: (count) => plural(count, { one: 'Une autre partie vous attend.', other: `${count} autres parties vous attendent.` }),
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
