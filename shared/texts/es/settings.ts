import type { SiteTexts, Texts } from '../en/index.ts'
import { device, plural } from './board.ts'

export const often: SiteTexts['settings']['often'] = {
  turns: 'En cada turno, y con todas las demás novedades',
  digest: 'Los turnos en un correo al día',
  off: 'Ningún correo',
  hint: 'Con un correo al día, los avisos de última hora, las demás novedades y los turnos con poco tiempo siguen llegando enseguida.',
  seen: 'Si estás ante el tablero y ves llegar una jugada, no recibes ningún correo sobre ella.',
  hour: 'Hora del correo diario',
  reminded: 'Con un correo al día, los dos primeros de estos recordatorios llegan en él; el tercero llega siempre enseguida.',
}

export const settings: SiteTexts['settings'] = {
  title: 'Tu nombre, dirección y correos',
  intro: 'Esto vale solo para esta partida. Tu rival ve tu nombre, y tu dirección solo si fue quien la escribió.',
  saved: 'Guardado.',
  emailHint: 'Déjalo vacío para borrarlo.',
  language: 'Idioma de tus correos',
  languageHint: 'El idioma de las páginas se elige al pie de cada una.',
  zone: 'Tu zona horaria',
  emails: 'Correos',
  often,
  reminders: {
    reserve: 'Avisarme cuando mi reserva empiece a correr',
    day: 'Avisarme un día antes de que se acabe mi tiempo',
    hours: 'Avisarme tres horas antes de que se acabe mi tiempo',
  },
  quietHours: 'Sin recordatorios entre las 22:00 y las 8:00: enviarlos antes',
  playForced: 'Jugar por mí cuando solo hay una jugada legal',
  save: 'Guardar',
  forgetHint: 'Tu nombre, tu dirección, tus ajustes, tus respuestas previstas y tu nota se borran de esta partida. Tus jugadas y tu enlace se conservan.',
  forgetGoesOn: 'La partida sigue, y tu reloj también, pero no recibirás más correos: guarda tu enlace. Para terminar la partida, abandona antes.',
  forgetYes: 'Sí, olvidar mis datos',
  storedData: 'Qué datos tuyos se guardan',
  forgotten: 'Hecho: tu nombre, tu dirección, tus ajustes, tus respuestas previstas y tu nota se han borrado. Tu enlace sigue funcionando, y ya no recibirás correos.',
  ofArbiter: {
    title: 'Tu dirección y correos',
    intro: 'Esto vale solo para esta partida. Nadie más lo ve.',
    follows: {
      all: 'Todo lo que pasa además de las jugadas: ofertas de tablas, pausas, tiempo, puestos que cambian de manos',
      asked: 'Lo que te pide un jugador, y el resultado',
      results: 'Solo el resultado',
      none: 'Ningún correo',
    },
    forgetHint: 'Tu nombre, tu dirección y tus ajustes se borran de esta partida; tu enlace se conserva.',
    forgetGoesOn: 'No recibirás más correos sobre ella: guarda tu enlace.',
    forgotten: 'Hecho: tu nombre, tu dirección y tus ajustes se han borrado. Tu enlace sigue funcionando, y ya no recibirás correos.',
  },
  back: 'Volver al tablero',
}

export const notices: SiteTexts['notices'] = {
  title: 'Notificaciones en tus dispositivos',
  hint: 'Una notificación cada vez que te toque. El correo llega entonces una hora después, y solo si no has jugado ni visto la posición.',
  told: (count) => `Dispositivos que las reciben: ${count}.`,
  start: 'Avisarme en este dispositivo',
  stop: 'Detener las notificaciones en todos los dispositivos',
  off: 'Ya ningún dispositivo recibe notificaciones de esta partida.',
  homeScreen: 'En un iPhone o iPad, pon antes esta página en la pantalla de inicio (Compartir y luego «Añadir a pantalla de inicio»), ábrela allí y pulsa el botón.',
  ...device,
}

/** The card that asks how a player without an address is to be told of their turns. */
export const notify: Texts['notify'] = {
  title: '¿Cómo te avisamos?',
  why: (name) => `${name} puede tardar días. Te decimos cuándo te toca.`,
  later: 'Ahora no',
  device: 'En este dispositivo',
  deviceHint: 'Una notificación, aunque esta página esté cerrada',
  email: 'Por correo',
  emailHint: 'Uno cada vez que te toque, con tu enlace',
  send: 'Avisarme por correo',
  stops: 'Cada correo lleva un enlace para dejar de recibirlos.',
}

export const calendar: SiteTexts['calendar'] = {
  title: 'Tu calendario',
  file: 'Este plazo como archivo para tu calendario',
  feed: 'Dirección para suscribir tu calendario a los plazos de este puesto',
  hint: 'Los calendarios tardan en ver los cambios; algunos solo miran una vez al día. Por eso no sirven de recordatorio: para eso están nuestros correos.',
  kept: 'Con esta dirección se ven los plazos y nada más. Deja de valer si cambias tu enlace por otro.',
  deadline: (opponent) => `Damas: tu jugada contra ${opponent}`,
  told: 'El último momento para tu jugada, con la reserva. Los calendarios tardan en enterarse de una jugada, una pausa o un regalo de tiempo: mira la partida.',
}

export const keys: SiteTexts['keys'] = {
  title: 'Claves para programas',
  hint: 'Para un bot, o la web de un club, que usa Crownhead por ti.',
  what: 'Un programa (un bot, la web de un club) se identifica con una clave cuando pide algo a Crownhead. Lo que crea con la clave pertenece a tu dirección. Una clave no abre ningún tablero: para eso, un programa necesita el enlace de un puesto.',
  guide: 'Guía para programas',
  made: (name: string): string => `Clave: ${name}`,
  once: 'Solo se muestra ahora. Cópiala donde tu programa la lea y guárdala en secreto.',
  again: 'Este formulario ya se envió y creó una clave. Si no la guardaste, revócala y crea otra.',
  yours: 'Tus claves',
  since: (when: string): string => `Creación: ${when}`,
  used: (when: string): string => `Último uso: ${when}`,
  unused: 'Sin usar todavía',
  revoke: 'Revocar',
  revokeOne: (name: string): string => `Revocar: ${name}`,
  revokeHint: 'Una clave revocada deja de funcionar al momento y para siempre. Las partidas creadas con ella siguen.',
  revoked: 'La clave está revocada.',
  another: 'Una clave nueva',
  name: 'Nombre del programa',
  nameHint: 'Solo para esta lista.',
  may: 'Qué puede hacer',
  scopes: {
    'games:create': 'Crear partidas que pertenecen a tu dirección',
    'games:read': 'Listar las partidas que pertenecen a tu dirección',
    'seats:hold': 'Guardar los enlaces de los jugadores que nombra',
    webhooks: 'Recibir avisos de lo que pasa en esas partidas',
  },
  choose: 'Elige al menos una cosa que pueda hacer.',
  make: 'Crear la clave',
  full: (most: number): string => `Tu dirección ya tiene todas las claves que puede tener (${most}). Revoca una para crear otra.`,
  unconfirmed: 'Solo una dirección confirmada puede tener una clave nueva: pulsa el botón del primer correo de una de tus partidas y vuelve a abrir esta página.',
}

export const mailbox: SiteTexts['mailbox'] = {
  title: 'Todos los correos a tu dirección',
  what: '¿Dejar de recibir todos los correos de Crownhead en tu dirección? No te llegará ninguno, de ninguna partida ni jugador. Tus partidas siguen, y tus relojes también.',
  yes: 'Dejar de recibirlos todos',
  done: 'No recibirás más correos de Crownhead.',
  still: 'Has dejado de recibir todos nuestros correos, así que tampoco llega ninguno de esta partida. Vuelve a permitirlos y te llegarán.',
  undo: 'Volver a permitir los correos',
  undone: 'Los correos a tu dirección están permitidos. Si te toca mover en alguna partida, te escribimos en unos minutos. En las partidas nuevas te preguntaremos antes.',
}

export const silence: SiteTexts['silence'] = {
  title: 'Correos de una partida',
  what: (name) => `¿Dejar de recibir los correos de tu partida con ${name}? La partida sigue, y tu reloj también.`,
  whatOffered: '¿Dejar de recibir los correos de la partida que ofreciste? No cambia nada más.',
  whatArbiter: '¿Dejar de recibir los correos de la partida que arbitras? La partida sigue.',
  yes: 'Dejar de recibirlos',
  done: 'No recibirás más correos de esta partida.',
  undo: 'Volver a recibirlos',
  undone: 'Los correos de esta partida vuelven a estar activados.',
}

export const fewer: SiteTexts['fewer'] = {
  nothing: 'Aún no ha cambiado nada.',
  title: 'O cámbialos',
  how: 'Menos recordatorios, horas de silencio, otra dirección u otro idioma: abre tu tablero desde uno de estos correos y elige «Lo mío», luego «Mi nombre, dirección y correos». Si perdiste tu enlace, te lo enviamos por correo.',
}

/** Leave in all games of a device or of an address, with one press. */
export const away: SiteTexts['away'] = {
  title: 'Vacaciones en todas las partidas',
  lead: 'En cada partida tu reloj se para esos días, o los que aún te queden en ella. Puedes seguir jugando.',
  take: 'Tomar vacaciones en todas las partidas',
  end: 'Terminar mis vacaciones en todas las partidas',
  rest: 'Seguir con las demás',
  taken: (n) => `Estás de vacaciones en ${plural(n, { one: '1 partida', many: `${n} de partidas`, other: `${n} partidas` })}.`,
  ended: (n) => `Tus vacaciones han terminado en ${plural(n, { one: '1 partida', many: `${n} de partidas`, other: `${n} partidas` })}.`,
  until: (when) => `hasta el ${when}`,
  only: (days) => `solo ${days}`,
  others: 'Sin vacaciones',
  gone: (n) => `Enlaces que ya no funcionan: ${n}.`,
  late: 'El tiempo se ha acabado.',
  none: 'Aquí no hay ninguna partida en juego.',
}

export const personData: SiteTexts['personData'] = {
  title: 'Lo que se guarda sobre ti',
  games: (n, confirmed) => `Partidas abiertas o en curso con tu dirección: ${n} (de ellas, con correos que has aceptado: ${confirmed}).`,
  download: 'Descargar todo en un archivo',
  forget: 'Olvidarme en las partidas abiertas y en curso',
  hint: 'Tu nombre, tu dirección, tus ajustes y tus notas se borran para siempre, y no llega ningún correo más de estas partidas. Tus jugadas y mensajes se quedan, igual que el enlace de cada tablero.',
  sure: 'Sé que esto no se puede deshacer',
  tick: 'Para que se borren tus datos, marca que sabes que no se puede deshacer.',
  over: 'Las partidas terminadas conservan tu nombre y tu dirección. Se borran en la página de cada una mientras su enlace funcione; quien lleva este servicio puede hacerlo en todas.',
  forgotten: (n) => `Partidas abiertas o en curso en las que tus datos se han borrado: ${n}.`,
  failed: (n) => `Partidas en las que no se ha podido: ${n}. Inténtalo otra vez.`,
  old: 'Este enlace valía un día. Pide de nuevo tus enlaces: en el correo viene uno nuevo.',
}
