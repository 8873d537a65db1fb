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
  tagline: 'Damas por correspondencia',
  skip: 'Ir al contenido',
  myGames: 'Mis partidas',
  newGame: 'Nueva partida',
  api: 'Para desarrolladores',
  lost: '¿Perdiste tu enlace?',
  menu: 'Menú',
  language: 'Idioma',
  footer: 'Sin cuentas: tu enlace es tu puesto. No se lo enseñes a nadie.',
  copy: 'Copiar',
  copied: 'Copiado',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Envía esto a tu rival',
  named: {
    opponent: (name) => `Falta que acepte ${name}`,
    director: (name) => `Falta que ${name} acepte el arbitraje`,
  },
  anyone: 'La primera persona que abra este enlace y acepte será tu rival.',
  mailed: (name) => `Hemos enviado la invitación por correo a ${name}, salvo que haya dejado de recibir los nuestros.`,
  sending: (name) => `Estamos enviando la invitación por correo a ${name}.`,
  alsoLink: 'También puedes pasarle este enlace.',
  later: (name, when) => `El correo con la invitación tiene que esperar: se lo enviaremos a ${name}, a más tardar, el ${when}.`,
  held: (name) => `No hemos enviado un correo a ${name}: en un día se han dado demasiadas direcciones nuevas desde tu red, o los correos a ellas volvieron, o esta se dio en una página de otro sitio.`,
  late: (name) => `El correo a ${name} no podría salir antes de que termine esta invitación.`,
  returned: (name) => `Nuestro correo a ${name} volvió.`,
  send: (name) => `Envía este enlace a ${name}.`,
  once: 'Funciona una vez.',
  declined: 'Con este mensaje',
  subject: '¿Una partida de damas?',
  body: (url) => `¿Jugamos una partida de damas sin prisa? Tenemos días para cada jugada y no hace falta cuenta:\n\n${url}\n`,
}

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} te invita a una partida de damas`,
  arbiterTitle: (name) => `${name} te pide que arbitres una partida de damas`,
  rules: 'Reglas',
  clock: 'Tiempo',
  yourSide: 'Tu color',
  sides: {
    black: 'Negras, las piezas oscuras',
    white: 'Blancas, las piezas claras',
    toss: 'Por sorteo, cuando aceptes',
  },
  first: (side) => `Empiezan las ${withSide[side]}.`,
  conditions: 'Además',
  open: 'Abierta hasta',
  yourName: 'Tu nombre',
  yourEmail: 'Tu correo electrónico',
  accept: 'Aceptar y jugar',
  acceptArbiter: 'Aceptar el arbitraje',
  keepsAddress: 'Déjalo vacío para usar la dirección a la que llegó la invitación.',
  hint: 'Recibes un enlace propio. Quien lo tenga puede jugar por ti, así que guárdalo bien.',
  arbiterHint: 'Recibes un enlace propio. Quien lo tenga arbitra la partida, así que guárdalo bien.',
  decline: 'No, gracias',
  declineWhat: (name) => `Se lo decimos a ${name}, y esta invitación termina. No recibirás más correos sobre ella.`,
  declineWord: 'Un mensaje, si quieres',
  declineYes: 'Rechazar',
  tooLong: (most) => `Escribe ${most} caracteres como máximo, en una sola línea.`,
  declinedTitle: 'Esta invitación fue rechazada',
  declinedHelp: (name) => `${name} lo ve en su página. No hace falta nada más.`,
  takenTitle: 'Esta invitación ya fue aceptada',
  takenHelp: '¿Fuiste tú? Tu propio enlace apareció después de aceptar. Si diste una dirección, también está en el correo que recibiste.',
  expiredTitle: 'Esta invitación ha caducado',
  expiredHelp: (name) => `Nadie la aceptó a tiempo. Pide a ${name} que la renueve o que empiece otra partida; cualquiera de las dos cosas lleva un minuto.`,
  offTitle: 'Esta partida se anuló',
  offHelp: (name) => `${name} la anuló antes de que empezara.`,
  watch: 'Mirar la partida',
}

export const keep: SiteTexts['keep'] = {
  title: 'Guarda tu enlace',
  what: 'Es tu puesto: no hay contraseña. Quien lo tenga puede jugar por ti, así que no se lo enseñes a nadie.',
  how: 'Cópialo, envíatelo o escanéalo',
  side: (side) => `Juegas con ${withSide[side]}.`,
  link: 'Tu enlace',
  copy: 'Copiar el enlace',
  mail: 'Enviármelo por correo',
  send: 'Enviar',
  mailHint: 'También recibes un correo cada vez que te toca. Con un enlace de cada uno puedes dejar de recibirlos todos.',
  mailed: 'Lo hemos enviado a la dirección de correo de tu puesto.',
  asked: 'Hemos enviado un correo a la dirección de tu puesto. Pulsa el botón que contiene y después recibirás tu enlace.',
  scan: 'Llevarlo a otro dispositivo',
  scanHint: 'Escanéalo con tu tableta u otro teléfono. Los dos tendrán entonces tu puesto.',
  bookmark: 'Guardarlo en favoritos',
  bookmarkHint: 'Ve primero a tu tablero y guárdalo allí en favoritos: la dirección de esa página es tu enlace.',
  board: 'Ir a mi tablero',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Mis partidas',
  noScript: 'Esta lista necesita un script. Tus enlaces también están en tus correos.',
  here: 'Esta lista se guarda solo en este dispositivo. Tus enlaces también están en tus correos.',
  exporting: 'Exportar',
  forget: 'Olvidar esta lista',
  words: {
    yourMove: 'Te toca',
    waiting: 'En espera',
    finished: 'Terminadas',
    none: 'Aún no hay partidas en este dispositivo. Abre la página de una partida y aparecerá aquí.',
    left: 'Tienes {}',
    has: 'Tiene {}',
    move: 'jugada {}',
    overdue: 'Se acabó el tiempo',
    unlimited: 'Sin límite de tiempo',
    notYet: 'Aún no ha ocupado su puesto',
    sendAgain: 'Ábrela para volver a enviar el enlace',
    nobody: 'Un rival',
    somebody: 'Alguien',
    won: 'Ganaste',
    lost: 'Perdiste',
    draw: 'Tablas',
    off: 'No se jugó',
    others: 'Otras',
    game: 'Partida {}',
    unseen: 'Ábrela para ver cómo está',
    gone: 'Este enlace ya no abre nada',
    forgetOne: 'Olvidar este enlace: {}',
    forgetOneSure: '¿Olvidar el enlace en este dispositivo? La partida sigue. Sin el enlace o sus correos no podrás abrirla.',
    forgetSure: '¿Olvidar esta lista? Tus partidas siguen, y tus enlaces están en tus correos.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Tu nombre, dirección y correos',
  intro: 'Esto vale solo para esta partida. Tu rival ve tu nombre, y nada más.',
  saved: 'Guardado.',
  emailHint: 'Déjalo vacío para borrarlo.',
  language: 'Idioma de tus correos',
  languageHint: 'El idioma de las páginas se elige al pie de cada una.',
  zone: 'Tu huso horario',
  letters: 'Correos',
  often,
  reminders: {
    reserve: 'Recordármelo cuando mi reserva empiece a correr',
    day: 'Recordármelo un día antes de que se acabe mi tiempo',
    hours: 'Recordármelo tres horas antes de que se acabe mi tiempo',
  },
  quietHours: 'Sin recordatorios entre las 22:00 y las 8:00: enviarlos antes',
  playForced: 'Jugar por mí cuando solo hay una jugada legal',
  save: 'Guardar',
  forgetHint: 'Tu nombre, dirección, ajustes, planes y nota se borran de esta partida. Tus jugadas y tu enlace se quedan.',
  forgetGoesOn: 'La partida sigue, y tu reloj también, pero no recibes más correos: guarda tu enlace. Para terminar la partida, abandona antes.',
  forgetYes: 'Sí, olvidar mis datos',
  forgotten: 'Hecho: tu nombre, dirección, ajustes, planes y nota se han borrado. Tu enlace sigue funcionando, y los correos han cesado.',
  ofArbiter: {
    title: 'Tu dirección y correos',
    intro: 'Esto vale solo para esta partida. Nadie más lo ve.',
    follows: {
      all: 'Todo lo que pasa además de las jugadas: ofertas de tablas, pausas, tiempo, puestos que cambian de manos',
      asked: 'Lo que te pide un jugador, y el resultado',
      results: 'Solo el resultado',
      none: 'Ningún correo',
    },
    forgetHint: 'Tu nombre, dirección y ajustes se borran de esta partida; tu enlace se queda.',
    forgetGoesOn: 'No recibes más correos sobre ella: guarda tu enlace.',
    forgotten: 'Hecho: tu nombre, dirección y ajustes se han borrado. Tu enlace sigue funcionando, y los correos han cesado.',
  },
  back: 'Volver al tablero',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Tu calendario',
  file: 'Este plazo como archivo para tu calendario',
  feed: 'La dirección de los plazos de este puesto, para suscribir un calendario',
  hint: 'Los calendarios ven tarde los cambios, algunos solo una vez al día. Por eso no sirven de recordatorio: para eso están nuestros correos.',
  kept: 'Con esta dirección se ven los plazos y nada más. Deja de valer cuando tu enlace se sustituye.',
  deadline: (opponent) => `Damas: tu jugada contra ${opponent}`,
  told: 'El último momento para tu jugada, con la reserva. Los calendarios se enteran tarde de una jugada, una pausa o un regalo de tiempo: mira la partida.',
}

export const board: Texts = {
  locale: 'es',
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
