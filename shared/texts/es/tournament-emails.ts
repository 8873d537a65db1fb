import type { TournamentEmailTexts as Tournament } from '../en/tournament-emails.ts'
import { oneOrMany } from './board.ts'

const confirm: Tournament['confirm'] = {
  title: 'Tu torneo te espera',
  text: 'Alguien creó un torneo de damas por correspondencia e indicó esta dirección para la secretaría. Si fuiste tú, ábrelo y pulsa allí el botón: antes no sale ninguna invitación.',
  open: 'Abrir el torneo',
  keep: 'Guarda este correo: quien tenga su enlace lleva la secretaría.',
  otherwise: 'Si no fuiste tú, no tienes que hacer nada: no se invita a nadie y no te escribiremos más sobre esto.',
}

const invitation: Tournament['invitation'] = {
  title: (secretary) => `${secretary} te invita a un torneo de damas`,
  titleBySomeone: 'Te invitan a un torneo de damas',
  text: 'Se juega por correspondencia: todas tus partidas a la vez, cada una con su reloj.',
  games: 'Partidas',
  formats: {
    single: 'Todos juegan contra todos una vez.',
    'two-game': 'Todos juegan contra todos dos veces, una con cada color.',
    pairs: 'La secretaría decide quién juega contra quién.',
    'team-match': 'Se enfrentan dos equipos, mesa por mesa.',
  },
  positions: 'Las partidas empiezan en posiciones fijadas.',
  ownRules: 'El torneo tiene un reglamento propio, que está en su página.',
  begins: 'Comienzo',
  atClosing: (when) => `Cuando se cierre la inscripción: ${when}`,
  bySecretary: 'Cuando la secretaría lo ponga en marcha',
  replacing: 'Ocuparías el puesto de otra persona; todas sus partidas empiezan de nuevo en cuanto aceptes.',
  noDate: 'Hasta que empiece el torneo. Los botones solo abren una página; nada queda decidido hasta que lo confirmes allí.',
  otherwise: 'Si no quieres, no tienes que hacer nada: si no aceptas, este es nuestro único correo sobre él. No lo reenvíes: la invitación que lleva es para ti.',
}

const deputy: Tournament['deputy'] = {
  title: (secretary) => `${secretary} te pide que seas suplente en un torneo de damas`,
  titleBySomeone: 'Te piden que seas suplente en un torneo de damas',
  text: 'Quien es suplente arbitra donde juega la propia secretaría, decide las reclamaciones y puede dar avisos.',
  open: 'Ver el torneo y responder',
  otherwise: 'Si no quieres, no tienes que hacer nada: si no dices que sí, este es nuestro único correo sobre él. No lo reenvíes: quien tenga su enlace es suplente.',
}

const entered: Tournament['entered'] = {
  titles: { accepted: 'Estás en el torneo', applied: 'Tu inscripción espera respuesta', waiting: 'Estás en la lista de espera' },
  texts: {
    accepted: 'Tienes un puesto. Cuando empiece el torneo, un solo correo traerá los enlaces de todas tus partidas.',
    applied: 'La secretaría decide sobre ella. Si consigues un puesto, te escribiremos.',
    waiting: 'Todos los puestos están ocupados. Si uno queda libre y es tuyo, te escribiremos.',
  },
  open: 'Abrir tu página',
  keep: 'Guarda este correo: su enlace es tu puesto en el torneo, y quien lo tenga puede actuar por ti.',
  asked: 'Alguien indicó esta dirección para un torneo de damas por correspondencia. Si fuiste tú, abre tu página y confirma allí la dirección: así empezarás a recibir nuestros correos.',
  otherwise: 'Si no fuiste tú, no tienes que hacer nada: sin confirmación, este es nuestro único correo sobre él.',
}

const begun: Tournament['begun'] = {
  title: 'El torneo ha empezado',
  games: (count) => oneOrMany(count, 'Juegas una partida.', `Juegas ${count} partidas, todas a la vez.`),
  official: (players, games) => `Participantes: ${players}. Partidas: ${games}.`,
  turns: 'Te escribimos cada vez que te toca. Juegas en tus tableros o respondiendo a esos correos; las respuestas a este no se leen.',
  openBoard: 'Abrir este tablero',
  more: (count) => oneOrMany(count, 'Otra partida está en tu página.', `Otras ${count} partidas están en tu página.`),
}

const news: Tournament['news'] = {
  several: 'Noticias del torneo',
  reason: 'El motivo:',
  message: 'El mensaje:',
  deputyAccepted: (who) => ({ title: `${who} ya es suplente`, text: `${who} ha dicho que sí y es suplente de la secretaría.` }),
  deputyLeft: { title: 'El torneo no tiene suplente', text: 'La suplencia ha terminado. La secretaría puede pedírselo a otra persona.' },
  applied: (who) => ({ title: `${who} quiere jugar`, text: `Nueva inscripción: ${who}. Acéptala o quítala en la página del torneo.` }),
  declined: (who) => ({ title: `${who} no juega`, text: `${who} no acepta la invitación.` }),
  gamesWith: { won: (who) => `Quien aún tenía una partida con ${who} la ha ganado.`, void: (who) => `${who} ha perdido más de la mitad de sus partidas por tiempo o por dejar el torneo, así que las partidas con ${who} no cuentan para nadie.` },
  ownGames: { lost: 'Tus partidas sin terminar quedan perdidas.', void: 'Has perdido más de la mitad de tus partidas por tiempo o por dejar el torneo, así que no cuentan para nadie.' },
  left: (who, games) => ({ title: `${who} ha dejado el torneo`, text: games }),
  leftBefore: (who) => ({ title: `${who} no juega`, text: `${who} ha renunciado antes del comienzo.` }),
  youLeft: (games) => ({ title: 'Has dejado el torneo', text: games }),
  youLeftBefore: { title: 'No juegas el torneo', text: 'Has renunciado antes del comienzo.' },
  expelled: (who, games) => ({ title: `${who} ya no está en el torneo`, text: `La secretaría ha excluido a ${who}. ${games}` }),
  youExpelled: (games) => ({ title: 'Ya no estás en el torneo', text: `La secretaría te ha excluido. ${games}` }),
  replaced: (before, now) => ({ title: `${now} juega en lugar de ${before}`, text: `Las partidas con ${before} no cuentan para nadie. Han empezado otras con ${now}.` }),
  youReplaced: (now) => ({ title: `${now} juega en tu lugar`, text: 'Tus partidas ya no cuentan para nadie.' }),
  entryClosed: (accepted, needed) => ({ title: 'Faltan participantes', text: `La inscripción se ha cerrado y el torneo no puede empezar. Participantes: ${accepted}. Hacen falta: ${needed}. Su página muestra lo que puedes hacer.` }),
  paused: (until) => ({ title: 'Todos los relojes están parados', text: `El torneo está en pausa hasta el ${until}. Aún puedes jugar.` }),
  resumed: (from) => ({ title: 'El torneo sigue', text: `Los relojes vuelven a correr desde el ${from}.` }),
  closed: (until) => ({ title: 'Ha llegado la fecha de cierre', text: `Tus partidas sin terminar esperan al árbitro y sus relojes están parados. Lo que no se decida hasta el ${until} no cuenta para nadie.` }),
  closedForOfficials: (open, until) => ({ title: 'Ha llegado la fecha de cierre', text: `Partidas por decidir: ${open}. Lo que no se decida hasta el ${until} no cuenta para nadie.` }),
  cancelled: { title: 'El torneo queda anulado', text: 'La secretaría lo ha anulado. Las partidas sin terminar no cuentan para nadie.' },
  lapsed: { title: 'El torneo queda anulado', text: 'No empezó a tiempo.' },
  ruled: {
    title: 'Una decisión arbitral',
    won: (opponent) => `Tu partida con ${opponent}: has ganado.`,
    lost: (opponent) => `Tu partida con ${opponent}: has perdido.`,
    drawn: (opponent) => `Tu partida con ${opponent} acaba en tablas.`,
    void: (opponent) => `Tu partida con ${opponent} no cuenta para nadie.`,
    ofOthers: (board, players) => `El tablero ${board}, ${players}, está decidido.`,
    appeal: (until) => `Hasta el ${until} puedes reclamar en tu página ante quien es suplente.`,
  },
  appealed: (who, board) => ({ title: `${who} presenta una reclamación`, text: `${who} pide que se decida de nuevo la partida del tablero ${board}.` }),
  undecided: (opponent) => ({ title: 'Una partida no cuenta para nadie', text: `Tu partida con ${opponent} no se decidió a tiempo, así que no cuenta para nadie.` }),
  youWarned: { title: 'Tienes un aviso', text: 'La dirección del torneo te ha dado un aviso. Queda registrado.' },
  warned: (who) => ({ title: `Un aviso para ${who}`, text: `${who} ha recibido un aviso. Queda registrado.` }),
  wroteAll: (who) => ({ title: `${who} escribe a todos`, text: 'La secretaría ha escrito a todo el torneo.' }),
  wroteYou: (who) => ({ title: `${who} te escribe`, text: 'La secretaría te ha escrito solo a ti.' }),
  newLink: { title: 'Tu nuevo enlace', text: 'Tu página del torneo tiene un enlace nuevo, y el anterior ya no sirve a nadie.' },
}

const ties: Tournament['ties'] = {
  direct: 'las partidas entre sí',
  wins: 'el número de victorias',
  'sonneborn-berger': 'el Sonneborn-Berger (los puntos ganados a cada rival, por los puntos de ese rival)',
}

const report: Tournament['report'] = {
  title: 'El torneo ha terminado',
  place: (place, players) => `Tu puesto: ${place} de ${players}.`,
  unranked: 'No tienes puesto: más de la mitad de tus partidas se perdieron por tiempo o por abandono del torneo.',
  row: (points, games) => `${oneOrMany(points, `${points} punto`, `${points} puntos`)} (${games}).`,
  games: (won, drawn, lost) => `ganadas: ${won}, tablas: ${drawn}, perdidas: ${lost}`,
  by: {
    direct: 'Puesto según las partidas entre empatados.',
    wins: 'Puesto según el número de victorias.',
    sonnebornBerger: (score) => `Puesto según el Sonneborn-Berger: ${score}.`,
    shared: 'Puesto compartido, pues todo es igual.',
  },
  struck: 'Sin puesto: más de la mitad de las partidas se perdieron por tiempo o por abandono del torneo. No cuentan para nadie.',
  team: (points, boards) => `Puntos de equipo: ${points}. Puntos en las mesas: ${boards}.`,
  ties: (list) => `A igualdad de puntos deciden, en este orden: ${list}.`,
  more: (count) => oneOrMany(count, 'Otro nombre está en la tabla de la página.', `Otros ${count} nombres están en la tabla de la página.`),
  table: 'Ver la tabla y todas las partidas',
  pdn: 'Todas las partidas en PDN, para guardarlas o abrirlas en un programa de damas:',
  csv: 'La tabla en CSV, para una hoja de cálculo:',
  rulings: 'Por decisión arbitral:',
  void: 'No cuenta para nadie',
  kept: (when) => `Tu enlace funciona hasta el ${when}. Entonces se borra con tu dirección. La tabla y las partidas quedan.`,
}

export const tournament: Tournament = {
  subject: (event) => `Torneo de damas: ${event}`,
  openPage: 'Abrir la página del torneo',
  openOwn: 'Tu página del torneo',
  stop: 'No recibir más correos de este torneo',
  secret: 'Los enlaces de este correo son solo para ti: no lo reenvíes.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}
