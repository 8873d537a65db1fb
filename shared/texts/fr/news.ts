import type { MailTexts, SiteTexts, Texts } from '../en/index.ts'
import { asked, plural } from './board.ts'

export const news: MailTexts['news'] = {
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
}

const has = (isYou: boolean): string => (isYou ? 'avez' : 'a')

/** `who` may be « Vous », with its own verb. */
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
  'count-granted': ({ whom }) => `Un décompte a commencé : avant son terme, il faut une victoire remportée par ${whom}.`,
  'count-ended': 'L’arbitre a mis fin au décompte.',
  'reseat-asked': ({ whom }) => `Un lien perdu a été signalé : la place occupée par ${whom}.`,
  reseated: ({ whom }) => `Une place a été reprise avec un nouveau lien, par ${whom}.`,
  finished: 'La partie est terminée.',
  aborted: 'La partie a été annulée.',
}

export const events: Texts['events'] = {
  none: 'Rien ne s’est passé en dehors des coups.',
  you: 'Vous',
  youToo: 'vous',
  somebody: 'Quelqu’un',
}

export const door: MailTexts['door'] = {
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
  roles: { player: 'pour jouer', director: 'pour arbitrer' },
  invitations: { player: 'une invitation à jouer', director: 'une invitation à arbitrer' },
  seat: (rules, role, game) => `${rules}, partie ${game} : ${role}.`,
  opponent: (name) => `Adversaire : ${name}.`,
  players: (black, white) => `Joueurs : ${black}, ${white}.`,
  round: (round) => `Ronde ${round}.`,
  board: (board) => `Table ${board}.`,
  more: (count) => plural(count, { one: 'Une autre partie vous attend.', other: `${count} autres parties vous attendent.` }),
}

export const moved: MailTexts['moved'] = {
  subject: (game) => `Dames : votre place a une autre adresse · ${game}`,
  title: 'Votre place a une autre adresse e-mail',
  text: 'Une personne qui a le lien de votre place a changé ou retiré son adresse e-mail. Les e-mails de cette partie ne vous parviennent plus. Si c’était vous, il n’y a rien à faire.',
  back: 'Quelqu’un a rendu la place à l’adresse qu’elle avait auparavant. Les e-mails de cette partie ne vous parviennent plus.',
  open: 'Ce n’était pas moi',
  otherwise: 'Cette page rend la place à cette adresse et vous envoie un nouveau lien. Tous les liens de la place utilisés jusque-là cessent de fonctionner. Vous pouvez le faire pendant sept jours.',
}

export const forgotten: MailTexts['forgotten'] = {
  subject: (game) => `Dames : vos données ont été effacées · ${game}`,
  title: 'Vos données ont été effacées',
  text: 'Une personne qui a votre lien nous a demandé de vous oublier dans cette partie. Votre nom, votre adresse, vos réglages, vos plans et votre note ont été effacés, et les e-mails ont cessé. Si c’était vous, il n’y a rien à faire.',
  otherwise: 'Pendant sept jours, cette page peut vous rendre la place et vous envoyer un nouveau lien. Vous devrez entrer de nouveau votre nom et vos réglages.',
}

export const restored: MailTexts['restored'] = {
  title: 'Votre place est de nouveau à vous',
  text: 'Voici votre nouveau lien. Tous les anciens ont cessé de fonctionner.',
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
