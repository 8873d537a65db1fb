import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Esa partida no existe, o este enlace no es (o ya no es) válido.',
  'stale-ply': 'La partida ha avanzado desde que abriste esta página. Así está ahora.',
  'not-your-turn': 'No te toca.',
  'not-begun': 'La partida no ha empezado: nadie ha aceptado aún la invitación.',
  'game-over': 'La partida ha terminado.',
  'too-late': 'Esa jugada llegó fuera de plazo: el tiempo se había acabado.',
  'too-late-to-abort': 'Los dos bandos ya han jugado, así que la partida no se puede anular. Aún puedes abandonar.',
  'invitation-taken': 'Alguien ya ha aceptado esta invitación.',
  'invitation-expired': 'Esta invitación ha caducado.',
  'illegal-move': 'Esa jugada no es legal.',
  'not-yours-to-do': 'Eso no te corresponde en esta partida.',
  'nothing-asked': 'Ya no hay nada que responder.',
  'asked-already': 'Eso ya se ha pedido; el otro bando aún no ha respondido.',
  'draw-offered-lately': 'Ofreciste tablas hace poco. Podrás volver a ofrecerlas después de otras diez jugadas tuyas.',
  'claim-not-valid': 'No puedes reclamar eso: la posición no lo permite.',
  'not-in-this-game': 'Lo acordado en esta partida no lo permite.',
  'nothing-to-take-back': 'No hay ninguna jugada tuya que deshacer.',
  'not-on-offer-any-more': 'Eso ya no es posible: el plazo ha pasado.',
  'too-long': 'Ese valor es mayor o menor de lo permitido.',
  'no-leave-left': 'Ya no te quedan tantos días de vacaciones.',
  'no-offence-there': 'Esa pieza no omitió ninguna captura.',
  'not-yet': 'Eso aún no es posible.',
  'allowance-used': 'Son más peticiones o cambios de los que caben en una partida. Aún puedes jugar, responder y terminar la partida.',
  'address-returned': 'Un correo a esta dirección nos llegó devuelto. Escribe otra.',
  'idempotency-key-needed': 'Envía esto con una Idempotency-Key: sin ella, una solicitud repetida crearía todo dos veces.',
  'key-needed': 'Para esto hace falta una clave de API: Authorization: Bearer con una clave que empieza por ck_.',
  'link-needed': 'Para esto hace falta el token de un enlace: falta Authorization: Bearer o no contiene ninguno (una clave de API no lo es).',
  'unknown-key': 'Esta clave de API no es (o ya no es) válida.',
  'scope-missing': 'Solo un programa cuya clave de API tenga el alcance necesario puede pedirlo.',
  'creation-restricted': 'Aquí no todos pueden crear partidas. Usa el enlace del club o una clave del responsable, o pregunta a quien lleva este servicio.',
  'too-many-webhooks': 'Ya tienes el número máximo de webhooks. Elimina uno primero.',
  'invalid-request': 'No se pudo leer una parte de la petición.',
  'too-complex': 'Esta posición tiene más capturas de las que aquí se pueden calcular. Ninguna partida llega a una posición así.',
  'links-expired': 'Los enlaces de esta partida han caducado. Su registro aún se puede ver.',
  'method-not-allowed': 'Esta dirección no admite ese método.',
  'key-used-otherwise': 'Esta clave de idempotencia se usó para otra petición. Usa una nueva para cada una.',
  'in-flight': 'Este enlace se acaba de sustituir. Si la petición fue tuya, envíala otra vez con la misma clave.',
  'content-too-large': 'Eso es más de lo que se puede enviar de una vez.',
  'unsupported-media-type': 'Este tipo de contenido no se lee aquí.',
  'too-many-requests': 'Demasiadas peticiones. Espera un rato y vuelve a intentarlo.',
  'try-again': 'Esto ha tardado demasiado, o ha habido demasiadas peticiones a la vez. Puede que haya funcionado de todos modos. Vuelve a intentarlo: una jugada nunca se hace dos veces.',
  internal: 'Algo ha fallado por nuestra parte. Tu partida está a salvo; vuelve a intentarlo.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'Eso es posible en cuanto hayas jugado; un mensaje puede ir con la jugada.',
  end: 'Eso es posible cuando la partida haya terminado.',
}

export const faults: FaultTexts = {
  'must-capture': 'Puedes capturar, así que es obligatorio.',
  'capture-unfinished': 'Esa captura continúa: hay que completarla.',
  'must-take-most': 'Ley de la cantidad: tienes que capturar el mayor número posible de piezas.',
  'king-must-capture': 'Una de tus damas puede capturar, así que tiene que hacerlo una dama.',
  ambiguous: 'Eso vale para más de una jugada. Elige la que quieres.',
  'wrong-square': 'Esa pieza no puede ir allí.',
  'man-moved-backward': 'El peón no puede moverse hacia atrás.',
  'crowned-and-went-on': 'El peón que corona se detiene ahí.',
  'not-your-piece': 'No tienes ninguna pieza en esa casilla.',
  'no-such-square': 'Esa casilla no existe en este tablero.',
  unreadable: 'Eso no se pudo leer como jugada. Escríbela, por ejemplo, como 22-18 o 22x15.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `reglas internacionales, artículo ${number.slice(5)}` : `artículo ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Este enlace no lleva a ninguna partida',
  unknownHelp: ['Quizá el enlace se cortó al copiarlo: ábrelo desde el propio correo, o cópialo entero.', 'Un enlace sustituido ya no funciona; el bueno está en el correo más reciente.', 'Si perdiste el tuyo, busca un correo de Crownhead, o una dirección con /p/ en el historial de tu navegador.'],
  replacedTitle: 'Este enlace fue sustituido',
  replaced: 'El puesto tiene ahora otro enlace u otra dirección, o lo ocupa otra persona.',
  pastTitle: 'Los enlaces de esta partida han caducado',
  past: (finished, unplayed) => `Los enlaces y las direcciones de una partida se guardan hasta ${finished} días después de su final, o ${unplayed} si se anuló o nunca empezó. Ya se han borrado; el registro de las jugadas se conserva.`,
  record: 'Ver la partida',
  noSuchPlyTitle: 'La partida aún no ha llegado tan lejos',
  noSuchPly: (played) => (played === 0 ? 'Aún no hay jugadas.' : `Las posiciones van de 0 a ${played}, una por cada media jugada.`),
  toPresent: 'Ver la partida como está',
  unknownPageTitle: 'Esa página no existe',
  unknownAddress: 'Esa dirección no existe aquí. GET /api trae la lista de las que existen.',
  failedTitle: 'No ha funcionado',
  invalidFields: 'Revisa estos campos:',
  crossSite: 'Ese formulario llegó desde otro sitio, así que no se ha hecho nada. Abre tu enlace y vuelve a intentarlo.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'Son demasiadas variantes para un tablero: caben 200 jugadas. La última se ha dejado fuera.',
    unread: 'Estas variantes no se pueden leer. Se muestra lo que se pudo leer.',
    wrong: (line, move, why) => `Línea ${line}, ${move}: ${why} Lo que sigue se ha dejado fuera.`,
  },
  name: (longest) => `Escribe un nombre de ${longest} caracteres como máximo, sin saltos de línea ni caracteres de control.`,
  email: 'Esto no parece una dirección de correo.',
  days: (from, to) => `Escribe un número de días de ${from} a ${to}.`,
  moves: (from, to) => `Escribe un número de jugadas de ${from} a ${to}.`,
  moveNumber: (from, to) => `Escribe el número de una jugada, de ${from} a ${to}.`,
  noTime: 'Una jugada necesita tiempo: indica días por jugada, o días de reserva.',
  noIncrement: 'Esto limita lo que añade cada jugada. Escribe cuántos días son.',
  choice: 'Elige una de estas opciones.',
  ballot: 'Los sorteos son de aperturas de las damas inglesas. Elige esas reglas, u otra apertura.',
  tables: 'Esto solo es posible en partidas de damas inglesas.',
  fen: 'Esta no es, con estas reglas, una posición desde la que se pueda jugar.',
  game: 'Esta no es, con estas reglas, una partida cuya última posición se pueda jugar.',
  halfMove: (number) => `La media jugada ${number} de esta partida no es posible con estas reglas.`,
  firstMove: 'Esta jugada no puede ir con la invitación: necesitas el color que empieza, sin sorteo de apertura.',
  word: 'Esta no es la palabra del club.',
  message: 'Un mensaje puede tener 280 caracteres como máximo.',
  acts: {
    time: 'Indica de 1 a 60 días.',
    days: 'Escribe un número de días enteros.',
    until: 'Elige un día.',
    from: 'Elige un día.',
    lines: 'Es demasiado para un solo plan, o no está escrito en jugadas.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Sin conexión',
  asOf: 'La lista es de: {}. Los tableros se abren como estaban entonces; los relojes siguen corriendo.',
  toSend: 'Por enviar',
  waits: '{} espera a que haya conexión',
  goes: 'Se enviará sola',
  goesWith: 'Se enviará sola, con tu mensaje',
  leftToSend: 'Tienes {} para enviarla: {}',
  drop: 'No enviarla',
  had: 'Tenía {}',
  sent: '{}: jugada enviada.',
  notSent: '{} no se envió. La partida ha avanzado.',
  needs: 'Para empezar partidas, pedir correos, ofrecer tablas o abandonar hace falta conexión.',
  noPage: 'Esta página no se puede mostrar sin red.',
  noBoard: 'Este tablero aún no se había abierto en este dispositivo y no se puede mostrar sin red.',
  tryAgain: 'Volver a intentarlo',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `De vuelta a tu partida con ${opponent}`,
  what: (name) => `Con este enlace ocupas el puesto de ${name}. Entonces el enlace antiguo deja de funcionar.`,
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
  intro: 'Si indicaste tu correo electrónico para una partida, escríbelo aquí y te enviaremos su enlace. Si no lo indicaste, mira en el dispositivo en el que jugaste: tus enlaces están en su lista de partidas.',
  send: 'Enviarlos',
  done: 'Si hay partidas con esta dirección, un correo con sus enlaces va en camino.',
  doneHint: 'Puede tardar unos minutos. Solo encontramos una dirección si la indicaste para una partida.',
}

export const typed: Texts['typed'] = {
  words: { last: 'última', time: 'tiempo', board: 'tablero', moves: 'jugadas', help: 'ayuda' },
  label: (help) => `Pregunta, por ejemplo: ${help}`,
  says: {
    last: 'la última jugada',
    time: 'los relojes',
    board: 'la posición en palabras',
    moves: 'las jugadas posibles',
    help: 'esta lista',
    square: 'qué hay en esa casilla',
  },
  possible: (moves) => `Posible: ${moves}.`,
  page: 'Jugar sin ver',
  orHelp: (help) => `O escribe «${help}».`,
  noSquare: (square) => `No hay ninguna casilla ${square}.`,
  notPresent: 'Puedes escribir una jugada cuando se muestre la posición actual.',
  unread: 'Eso no se pudo leer como jugada.',
  like: (move) => `Una jugada se escribe así: ${move}.`,
  lettered: (move) => `Aquí las casillas llevan letras: ${move}.`,
  blocked: 'Esa pieza está bloqueada: ahora no se puede mover.',
}
