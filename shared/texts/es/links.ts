import type { SiteTexts } from '../en/index.ts'
import { sidesInSentence } from './board.ts'
import { asked } from './panels.ts'

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
  intro: 'Enviamos los enlaces de tus partidas a tu dirección.',
  send: 'Enviarlos',
  done: 'Si hay partidas con esta dirección, un correo con sus enlaces va en camino.',
  doneHint: 'Puede tardar unos minutos. Solo podemos encontrar una dirección que nos diste para una partida.',
}
