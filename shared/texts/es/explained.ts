import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'Las reglas, con dibujos',
  lead: 'Todas son damas: cambian el tablero, lo que puede hacer una dama y qué captura es obligatoria.',
  facts: (rules) => `${rules} · las reglas`,
  lost: 'Pierde quien se queda sin piezas o no puede mover.',
  legend: 'Las blancas avanzan hacia arriba. Un anillo marca una pieza que puede mover, un punto adónde, una cruz lo que se captura.',
  brief: {
    kings: { one: 'damas cortas', any: 'damas largas' },
    men: { forward: 'los peones capturan hacia delante', 'both-ways': 'los peones capturan también hacia atrás' },
    choice: {
      free: 'captura a elegir',
      most: 'hay que capturar lo máximo',
      captor: 'la dama captura primero',
      huffing: 'con soplo',
    },
  },
  headings: {
    moving: 'Mover',
    jumping: 'Capturar',
    straight: 'Capturas rectas',
    spared: 'Peones y damas',
    several: 'Varias capturas',
    crowning: 'Coronar',
    passing: 'Paso por la última fila',
    first: 'Capturar es obligatorio',
    huffing: 'El soplo',
    most: 'Ley de la cantidad',
    value: 'Lo que más vale',
    captor: 'La dama captura primero',
    kingsTaken: 'Ley de la calidad',
    earlyKing: 'La primera dama, cuanto antes',
    kings: 'Damas',
    kingJump: 'Cómo captura la dama',
  },
  says: {
    moving: 'El peón avanza una casilla en diagonal, a una casilla vacía.',
    jumping: {
      forward: 'El peón captura una pieza contigua saltando por encima, hacia delante, a la casilla vacía que hay detrás.',
      'both-ways': 'El peón captura una pieza contigua saltando por encima, hacia delante o hacia atrás, a la casilla vacía que hay detrás.',
    },
    straight: 'También se captura en línea recta, adelante, atrás y a los lados: se salta la siguiente casilla oscura de la fila o columna y se cae en la casilla oscura de detrás. Así solo se captura, nunca se mueve.',
    spared: 'El peón no puede capturar una dama.',
    several: 'La misma pieza sigue saltando mientras pueda. Lo capturado sale del tablero al final.',
    crowning: {
      stops: 'El peón que llega a la última fila se convierte en dama. Su jugada acaba ahí, aunque una dama pudiera seguir capturando.',
      'goes-on': 'El peón que llega a la última fila se convierte en dama al instante y, si puede, sigue capturando como dama.',
      passes: 'El peón se convierte en dama si su jugada termina en la última fila.',
    },
    passing: 'El peón que desde la última fila puede seguir capturando tiene que hacerlo, y sigue siendo peón.',
    first: 'Si puedes capturar, tienes que hacerlo.',
    anyJump: 'Tú eliges la captura; no tiene que ser la más larga.',
    huffing: 'Puedes no hacer una captura, o dejarla a medias. Entonces tu rival, antes de jugar, puede quitar del tablero una pieza que debía capturar, o exigir la captura.',
    most: 'Tienes que capturar todas las piezas que puedas: aquí dos, no una.',
    value: 'El peón vale 2 y la dama 3: tienes que capturar lo que más vale. Aquí es la dama.',
    captor: {
      alone: 'Si una dama puede capturar, hay que capturar con una dama: los peones no pueden entonces.',
      among: 'Si un peón y una dama pueden capturar lo mismo, tiene que hacerlo la dama.',
    },
    kingsTaken: 'A igual número de piezas, tienes que capturar todas las damas que puedas.',
    earlyKing: 'Si también en eso hay igualdad, tienes que capturar de modo que la primera dama caiga cuanto antes.',
    kings: {
      one: 'La dama es corta: mueve una casilla o salta sobre una pieza contigua, hacia delante y hacia atrás.',
      any: 'La dama es larga: recorre una diagonal libre hasta donde quiera, hacia delante y hacia atrás.',
    },
    kingRun: (most) => `Mientras su bando tenga peones, una dama hace como mucho ${most} jugadas seguidas sin capturar.`,
    kingJump: {
      any: 'Salta sobre una pieza, cercana o lejana, y cae en cualquier casilla libre detrás de ella.',
      behind: 'Salta sobre una pieza, cercana o lejana, y cae justo detrás de ella.',
    },
    backward: 'El peón no mueve hacia atrás.',
    finish: 'Una captura que puede seguir hay que completarla.',
    turns: 'Se juega por turnos, cada bando con sus piezas. Nadie puede pasar.',
  },
  drawn: 'Son tablas si',
  draws: {
    agreed: 'Los dos jugadores están de acuerdo.',
    repetition: {
      claim: 'La misma posición se da por tercera vez y le toca al mismo jugador, o se va a dar con la próxima jugada, y ese jugador reclama tablas.',
      automatic: 'La misma posición se da por tercera vez y le toca al mismo jugador.',
    },
    quiet: (moves) => `En las últimas ${moves} jugadas de cada bando no se ha capturado nada ni se ha movido ningún peón, y uno de los dos reclama tablas.`,
    loneKing: (moves) => `Se han hecho ${moves} jugadas de cada bando con tres piezas, entre ellas una dama, contra una dama sola, y uno de los dos reclama tablas.`,
    kings: 'Queda una dama contra otra, y quien tiene que jugar no puede capturar.',
    material: 'No son tablas solo porque queden pocas piezas: el bando más fuerte puede seguir.',
    length: (plies) => `En Crownhead, una partida también termina en tablas tras ${plies} jugadas, sumando las de ambos bandos.`,
  },
  squares: {
    numbers: 'Los números de las casillas',
    letters: 'Los nombres de las casillas',
    board: 'El tablero entero; cada casilla oscura lleva su número o su nombre.',
    start: (black, white, last) => `Las negras empiezan en las casillas 1 a ${black}, las blancas en las casillas ${white} a ${last}.`,
    setUp: (men, rows) => `Cada bando empieza con ${men} peones, en las casillas oscuras de sus ${rows} primeras filas.`,
    named: 'Las letras son las columnas y los números las filas, vistas desde las blancas: a1 es la de abajo a la izquierda.',
    examples: (move, jump, long) => `${move} es un movimiento, ${jump} una captura, ${long} una doble.`,
  },
  articles: 'Artículos',
  article: (number) => `Artículo ${number}`,
  sources: {
    english: 'Los números son los de las Laws of Checkers, edición de 2025.',
    international: 'Los números son los de las reglas internacionales.',
  },
  others: 'Todas las reglas',
  picture: {
    on: (piece, square) => `${piece} en ${square}`,
    possible: (moves) => `Posible: ${moves}.`,
    played: (move) => `La jugada: ${move}.`,
    taking: (move, squares) => `La jugada: ${move}, que captura ${squares}.`,
    crowned: 'El peón corona.',
    huffed: (squares) => `Se puede soplar: ${squares}.`,
    forbidden: (move) => `No se permite: ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'Cómo funciona',
  lead: 'Pulsas una pieza, luego una casilla, miras la jugada y pulsas «Jugar». Hasta entonces no se envía nada. Después aún puedes pedir que te dejen deshacerla.',
  link: {
    title: 'Tu enlace',
    text: 'No hay cuentas. Quien empieza una partida o acepta una invitación recibe un enlace secreto a su lado del tablero. Es tu puesto: guárdalo en favoritos y no se lo des a nadie, porque quien lo tenga puede jugar por ti.',
    more: '¿Perdiste tu enlace?',
  },
  time: {
    title: 'Tiempo',
    text: 'No hace falta coincidir. Con «3 días» tienes tres días para cada jugada, y tu reloj solo corre cuando te toca. Quien se queda sin tiempo pierde.',
  },
  reserve: {
    title: 'Reserva',
    text: 'Con «7 de reserva» tienes siete días más, una sola vez, para toda la partida. Si tardas más en una jugada, se van gastando, y solo pierdes la partida cuando también se acaban.',
  },
  emails: {
    title: 'Correos',
    text: 'Si indicas una dirección, te escribimos cuando te toca, con el tablero y el tiempo que te queda. Los correos solo llegan si los aceptas en el primero, y cada uno lleva un enlace para dejar de recibirlos. Tu rival solo ve tu dirección si fue quien la escribió.',
    without: 'Sin dirección, vuelve con tu enlace o deja que el navegador te avise.',
  },
  more: 'Las reglas, con dibujos',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Todo se puede hacer con el teclado y un lector de pantalla, y partidas enteras solo por correo. Cada página anuncia lo que ha cambiado, sin repetirlo todo.',
  board: {
    title: 'El tablero con el teclado',
    text: (square) =>
      `Cada casilla dice su número, qué hay en ella y qué se puede hacer allí: «${square}». Las flechas van de casilla en casilla; las cifras de un número llevan directamente a la suya. Intro elige la pieza y luego la casilla adonde va. El foco queda entonces en «Jugar»: solo ese botón envía la jugada. Escape deshace la elección. Estas teclas necesitan el modo foco del lector de pantalla (en NVDA: Insert y espacio); en el modo exploración lees casilla por casilla. Un «anillo» en la página quiere decir «puede mover».`,
  },
  typing: {
    title: 'Jugadas y preguntas escritas',
    text: 'El campo de debajo del tablero acepta una jugada, como 11-15: Intro la muestra e Intro otra vez la juega. También responde a estas palabras. Mientras esperas, al terminar la partida y en las partidas ajenas, hay un campo para ellas después del tablero. Las palabras inglesas se entienden en todos los idiomas.',
  },
  replay: {
    title: 'Jugadas anteriores',
    text: 'Fuera del tablero y de los campos, las flechas izquierda y derecha retroceden y avanzan una jugada. Lo que preguntes entonces se refiere a la posición mostrada.',
  },
  news: {
    title: 'Novedades',
    text: 'Mientras está abierta, la página anuncia las jugadas, las ofertas y los mensajes del rival, y cuándo queda poco tiempo. La página no emite sonidos. En los ajustes de la partida puedes pedir que el navegador te avise, aunque la página esté cerrada.',
  },
  emails: {
    title: 'Solo por correo',
    text: 'Cada correo lleva la última jugada, la posición en palabras y dibujada con letras, y el tiempo que te queda. Si dice que se puede responder, escribe tu jugada encima de la línea marcada, sola en una línea. El primer correo de una partida quizá solo lleve el enlace a tu tablero. «tablas» después de la jugada ofrece tablas, «aceptar» o «rechazar» responde a una oferta, y si escribes «abandonar» te enviamos el enlace a tu tablero para que lo confirmes allí. Para lo demás no necesitas ninguna página.',
  },
}

export { verifying } from './verifying.ts'
