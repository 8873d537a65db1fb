import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './seat.ts'

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
  first: (side) => `Empiezan las ${sidesInSentence[side]}.`,
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
  own: {
    title: 'Esta es tu propia invitación',
    help: 'Es para otra persona: envíale el enlace. Si la aceptas aquí, también ocupas su lugar.',
    board: 'Ir a tu página',
    both: 'Jugar los dos lados en este dispositivo',
    arbiterToo: 'Ser también el árbitro',
  },
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

export const inviting: SiteTexts['inviting'] = {
  title: 'Envía esto a tu rival',
  named: {
    opponent: (name) => `Falta que acepte ${name}`,
    arbiter: (name) => `Falta que ${name} acepte el arbitraje`,
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

export const keep: SiteTexts['keep'] = {
  title: 'Guarda tu enlace',
  what: 'Es tu puesto: no hay contraseña. Quien lo tenga puede jugar por ti, así que no se lo enseñes a nadie.',
  how: 'Cópialo, envíatelo o escanéalo',
  side: (side) => `Juegas con ${sidesInSentence[side]}.`,
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
  noScript: 'Esta lista necesita un script.',
  here: 'Esta lista se guarda solo en este dispositivo.',
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
    forgetOneSure: '¿Olvidar el enlace en este dispositivo? La partida sigue. Sin su enlace no podrás abrirla.',
    forgetSure: '¿Olvidar esta lista? Tus partidas siguen. Sin sus enlaces no podrás abrirlas.',
  },
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `De vuelta a tu partida con ${opponent}`,
  what: (name) => `Con este enlace ocupas el puesto de ${name}. El enlace antiguo deja entonces de funcionar.`,
  from: (when) => `Vale desde el ${when}.`,
  wait: `Hasta entonces, quien tenga el enlace antiguo puede decir «${asked.stillHere}». Vuelve más tarde con este enlace.`,
  take: 'Ocupar mi puesto',
  closedTitle: 'Este enlace ya no funciona',
  closed: `O se ha ocupado el puesto con él, o alguien dijo «${asked.stillHere}» con el enlace antiguo. Si fuiste tú quien ocupó el puesto, usa tu propio enlace.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Recuperar tu puesto',
  what: 'Si otra persona cambió la dirección de correo de tu puesto o su enlace, pulsa el botón: el puesto vuelve a la dirección a la que se envió este enlace, y allí enviamos uno nuevo. Todos los demás enlaces del puesto dejan de funcionar.',
  yes: 'Recuperar mi puesto',
  done: 'Tu puesto vuelve a ser tuyo. Un enlace nuevo va camino de tu buzón, y los antiguos ya no funcionan.',
  closed: 'Este enlace ya no funciona: se ha usado, o han pasado más de siete días, o alguien que tuvo el puesto antes que tú lo ha recuperado.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Recibir mis enlaces por correo',
  intro: 'Si diste tu correo electrónico para una partida, escríbelo aquí y te enviaremos su enlace. Si no diste ninguno, mira en el dispositivo en el que jugaste: su lista de partidas tiene tus enlaces.',
  send: 'Enviarlos',
  done: 'Si hay partidas con esta dirección, un correo con sus enlaces va en camino.',
  doneHint: 'Puede tardar unos minutos. Solo podemos encontrar una dirección que nos diste para una partida.',
}

export const moved: EmailTexts['moved'] = {
  subject: (game) => `Damas: tu puesto tiene otra dirección · ${game}`,
  title: 'Tu puesto tiene otra dirección de correo',
  text: 'Alguien que tiene el enlace de tu puesto ha cambiado o borrado su dirección de correo. Los correos de esta partida ya no te llegan. Si fuiste tú, no tienes que hacer nada.',
  back: 'Alguien ha devuelto el puesto a la dirección que tenía antes. Los correos de esta partida ya no te llegan.',
  open: 'No fui yo',
  otherwise: 'Esa página devuelve el puesto a esta dirección y te envía un enlace nuevo. Todos los enlaces del puesto usados hasta entonces dejan de funcionar. Tienes siete días para hacerlo.',
}

export const forgotten: EmailTexts['forgotten'] = {
  subject: (game) => `Damas: tus datos se han borrado · ${game}`,
  title: 'Tus datos se han borrado',
  text: 'Alguien con tu enlace nos pidió que te olvidáramos en esta partida. Tu nombre, dirección, ajustes, planes y nota se han borrado, y los correos han cesado. Si fuiste tú, no tienes que hacer nada.',
  otherwise: 'Durante siete días, esa página puede devolverte el puesto y enviarte un enlace nuevo. Tendrás que volver a poner tu nombre y tus ajustes.',
}

export const restored: EmailTexts['restored'] = {
  title: 'Tu puesto vuelve a ser tuyo',
  text: 'Aquí tienes tu enlace nuevo. Todos los anteriores han dejado de funcionar.',
}
