import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { plural } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Votre tournoi vous attend',
  text: 'Quelqu’un a créé un tournoi de dames par correspondance et donné cette adresse pour le secrétariat. Si c’est vous, ouvrez-le et appuyez-y sur le bouton : aucune invitation ne part avant.',
  open: 'Ouvrir le tournoi',
  keep: 'Gardez cet e-mail : toute personne qui a ce lien tient le secrétariat.',
  otherwise: 'Si ce n’est pas vous, il n’y a rien à faire : personne n’est invité, et nous ne vous enverrons rien d’autre à ce sujet.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} vous invite à un tournoi de dames`,
  titleBySomeone: 'On vous invite à un tournoi de dames',
  text: 'Il se joue par correspondance : toutes vos parties en même temps, chacune avec sa pendule.',
  games: 'Parties',
  formats: {
    single: 'Tout le monde rencontre tout le monde une fois.',
    'two-game': 'Tout le monde rencontre tout le monde deux fois, une fois avec chaque couleur.',
    pairs: 'Le secrétariat décide qui joue contre qui.',
    'team-match': 'Deux équipes se rencontrent, table par table.',
  },
  positions: 'Les parties commencent dans des positions imposées.',
  ownRules: 'Le tournoi a son propre règlement, à lire sur sa page.',
  begins: 'Début',
  atClosing: (when) => `À la clôture des inscriptions : ${when}`,
  bySecretary: 'Quand le secrétariat le lance',
  replacing: 'Vous prendriez la place de quelqu’un ; toutes ses parties recommencent dès que vous acceptez.',
  noDate: 'Jusqu’au début du tournoi. Un bouton ne fait qu’ouvrir une page ; rien n’est décidé avant votre réponse sur celle-ci.',
  otherwise: 'Si vous n’en voulez pas, il n’y a rien à faire : si vous n’acceptez pas, c’est notre seul e-mail à ce sujet. Ne le transférez pas : l’invitation qu’il contient est pour vous.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} vous demande d’assurer la suppléance dans un tournoi de dames`,
  titleBySomeone: 'On vous demande d’assurer la suppléance dans un tournoi de dames',
  text: 'La suppléance arbitre là où le secrétariat joue lui-même, tranche les réclamations et peut donner des avertissements.',
  open: 'Voir le tournoi et répondre',
  otherwise: 'Si vous n’en voulez pas, il n’y a rien à faire : si vous ne dites pas oui, c’est notre seul e-mail à ce sujet. Ne le transférez pas : toute personne qui a ce lien assure la suppléance.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Vous participez au tournoi', applied: 'Votre inscription attend une réponse', waiting: 'Vous êtes sur la liste d’attente' },
  texts: {
    accepted: 'Vous avez une place. Au début du tournoi, un seul e-mail apportera les liens de toutes vos parties.',
    applied: 'Le secrétariat en décide. Si vous obtenez une place, nous vous écrirons.',
    waiting: 'Toutes les places sont prises. Si l’une se libère et vous revient, nous vous écrirons.',
  },
  open: 'Ouvrir votre page',
  keep: 'Gardez cet e-mail : son lien est votre place dans le tournoi, et toute personne qui l’a peut agir pour vous.',
  asked: 'Quelqu’un a saisi cette adresse pour un tournoi de dames par correspondance. Si c’est vous, ouvrez votre page et confirmez-y l’adresse : vous recevrez alors nos e-mails.',
  otherwise: 'Si ce n’est pas vous, il n’y a rien à faire : sans confirmation, c’est notre seul e-mail à ce sujet.',
}

const begun: Tournament['begun'] = {
  title: 'Le tournoi a commencé',
  games: (count) => plural(count, { one: 'Vous jouez une partie.', other: `Vous jouez ${count} parties, toutes en même temps.` }),
  official: (players, games) => `Participants : ${players}. Parties : ${games}.`,
  turns: 'Nous vous écrivons quand c’est à vous de jouer. Vous jouez sur vos damiers ou en répondant à ces e-mails ; les réponses à celui-ci ne sont pas lues.',
  openBoard: 'Ouvrir ce damier',
  more: (count) => plural(count, { one: 'Une autre partie est sur votre page.', other: `${count} autres parties sont sur votre page.` }),
}

const news: Tournament['news'] = {
  several: 'Des nouvelles du tournoi',
  reason: 'Le motif :',
  message: 'Le message :',
  deputyAccepted: (who) => ({ title: `${who} assure maintenant la suppléance`, text: `${who} a dit oui et supplée le secrétariat.` }),
  deputyLeft: { title: 'Le tournoi n’a plus de suppléance', text: 'La suppléance s’est arrêtée. Le secrétariat peut la proposer à quelqu’un d’autre.' },
  applied: (who) => ({ title: `${who} voudrait jouer`, text: `Nouvelle inscription : ${who}. Acceptez-la ou retirez-la sur la page du tournoi.` }),
  declined: (who) => ({ title: `${who} ne joue pas`, text: `${who} a décliné l’invitation.` }),
  gamesWith: { won: (who) => `Toute partie encore en cours contre ${who} est gagnée.`, void: (who) => `Plus de la moitié des parties de ${who} sont perdues au temps ou par départ du tournoi : les parties contre ${who} ne comptent pour personne.` },
  ownGames: { lost: 'Vos parties encore en cours sont perdues.', void: 'Plus de la moitié de vos parties sont perdues au temps ou par départ du tournoi : elles ne comptent pour personne.' },
  left: (who, games) => ({ title: `${who} a quitté le tournoi`, text: games }),
  leftBefore: (who) => ({ title: `${who} ne joue pas`, text: `${who} a renoncé avant le début.` }),
  youLeft: (games) => ({ title: 'Vous avez quitté le tournoi', text: games }),
  youLeftBefore: { title: 'Vous ne jouez pas le tournoi', text: 'Vous avez renoncé avant le début.' },
  expelled: (who, games) => ({ title: `${who} ne participe plus au tournoi`, text: `Exclusion par le secrétariat : ${who}. ${games}` }),
  youExpelled: (games) => ({ title: 'Vous ne participez plus au tournoi', text: `Le secrétariat a prononcé votre exclusion. ${games}` }),
  replaced: (before, now) => ({ title: `${now} joue à la place de ${before}`, text: `Les parties contre ${before} ne comptent pour personne. De nouvelles contre ${now} ont commencé.` }),
  youReplaced: (now) => ({ title: `${now} joue à votre place`, text: 'Vos parties ne comptent plus pour personne.' }),
  entryClosed: (accepted, needed) => ({ title: 'Trop peu de participants', text: `Les inscriptions sont closes, et le tournoi ne peut pas commencer. Participants : ${accepted}. Nécessaires : ${needed}. Sa page montre ce que vous pouvez faire.` }),
  paused: (until) => ({ title: 'Toutes les pendules sont arrêtées', text: `Le tournoi est en pause jusqu’au ${until}. Vous pouvez quand même jouer.` }),
  resumed: (from) => ({ title: 'Le tournoi reprend', text: `Les pendules repartent le ${from}.` }),
  closed: (until) => ({ title: 'La date de clôture est arrivée', text: `Vos parties encore en cours attendent un arbitre, et leurs pendules sont arrêtées. Ce qui n’est pas tranché le ${until} ne compte pour personne.` }),
  closedForOfficials: (open, until) => ({ title: 'La date de clôture est arrivée', text: `Parties à trancher : ${open}. Ce qui n’est pas tranché le ${until} ne compte pour personne.` }),
  cancelled: { title: 'Le tournoi est annulé', text: 'Le secrétariat l’a annulé. Les parties encore en cours ne comptent pour personne.' },
  lapsed: { title: 'Le tournoi est annulé', text: 'Il n’a pas commencé à temps.' },
  ruled: {
    title: 'Un arbitre a tranché',
    won: (opponent) => `Votre partie contre ${opponent} : vous avez gagné.`,
    lost: (opponent) => `Votre partie contre ${opponent} : vous avez perdu.`,
    drawn: (opponent) => `Votre partie contre ${opponent} est nulle.`,
    void: (opponent) => `Votre partie contre ${opponent} ne compte pour personne.`,
    ofOthers: (board, players) => `Le damier ${board}, ${players}, est tranché.`,
    appeal: (until) => `Jusqu’au ${until}, vous pouvez faire une réclamation auprès de la suppléance sur votre page.`,
  },
  appealed: (who, board) => ({ title: `Une réclamation de ${who}`, text: `${who} demande à la suppléance de trancher à nouveau la partie au damier ${board}.` }),
  undecided: (opponent) => ({ title: 'Une partie ne compte pour personne', text: `Votre partie contre ${opponent} n’a pas été tranchée à temps ; elle ne compte donc pour personne.` }),
  youWarned: { title: 'Vous avez reçu un avertissement', text: 'La direction du tournoi vous a donné un avertissement. Il est consigné.' },
  warned: (who) => ({ title: `Un avertissement pour ${who}`, text: `${who} a reçu un avertissement. Il est consigné.` }),
  wroteAll: (who) => ({ title: `${who} écrit à tous`, text: 'Le secrétariat a écrit à tout le tournoi.' }),
  wroteYou: (who) => ({ title: `${who} vous écrit`, text: 'Le secrétariat n’a écrit qu’à vous.' }),
  newLink: { title: 'Votre nouveau lien', text: 'Votre page du tournoi a un nouveau lien ; l’ancien ne fonctionne plus pour personne.' },
}

const ties: Tournament['ties'] = {
  direct: 'les parties entre ex æquo',
  wins: 'le nombre de victoires',
  'sonneborn-berger': 'le Sonneborn-Berger (les points pris à chaque adversaire, multipliés par les siens)',
}

const report: Tournament['report'] = {
  title: 'Le tournoi est terminé',
  place: (place, players) => `Votre place : ${place} sur ${players}.`,
  unranked: 'Vous n’avez pas de place : plus de la moitié de vos parties ont été perdues au temps ou par abandon du tournoi.',
  row: (points, games) => `${plural(points, { one: `${points} point`, other: `${points} points` })} (${games}).`,
  games: (won, drawn, lost) => `gagnées : ${won}, nulles : ${drawn}, perdues : ${lost}`,
  by: {
    direct: 'Place selon les parties entre ex æquo.',
    wins: 'Place selon le nombre de victoires.',
    sonnebornBerger: (score) => `Place selon le Sonneborn-Berger : ${score}.`,
    shared: 'Place partagée, car tout est égal.',
  },
  struck: 'Sans place : plus de la moitié des parties ont été perdues au temps ou par abandon du tournoi. Elles ne comptent pour personne.',
  team: (points, boards) => `Points d’équipe : ${points}. Points des tables : ${boards}.`,
  ties: (list) => `À égalité de points décident, dans cet ordre : ${list}.`,
  more: (count) => plural(count, { one: 'Un autre nom est au classement sur la page.', other: `${count} autres noms sont au classement sur la page.` }),
  table: 'Voir le classement et toutes les parties',
  pdn: 'Toutes les parties en PDN, à garder ou à ouvrir dans un programme de dames :',
  csv: 'Le classement en CSV, pour un tableur :',
  rulings: 'Tranché par un arbitre :',
  void: 'Ne compte pour personne',
  kept: (when) => `Votre lien fonctionne jusqu’au ${when}. Il est alors effacé avec votre adresse. Le classement et les parties restent.`,
}

export const tournament: Tournament = {
  subject: (event) => `Tournoi de dames : ${event}`,
  openPage: 'Ouvrir la page du tournoi',
  openOwn: 'Votre page du tournoi',
  stop: 'Arrêter les e-mails de ce tournoi',
  secret: 'Les liens de cet e-mail ne sont que pour vous : ne le transférez pas.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
