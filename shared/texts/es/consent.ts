import type { EmailTexts, SiteTexts } from '../en/index.ts'
import { oneOrMany } from './board.ts'

export const consent: EmailTexts['consent'] = {
  asked: {
    subject: 'Damas por correo: ¿quieres estos correos?',
    title: '¿Quieres correos de esta partida?',
    text: 'Alguien dio esta dirección para una partida de damas por correspondencia. Si lo esperabas, abre la página y pulsa su botón: entonces empiezan tus correos.',
    open: 'Responder en nuestra página',
    otherwise: 'Si no lo esperabas, no tienes que hacer nada. Si no pulsas el botón, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas.',
  },
  invited: {
    subject: 'Te invitan a una partida de damas',
    title: 'Te invitan a una partida de damas',
    text: 'Alguien te invita a una partida de damas por correspondencia. Abre la invitación para verla. Si la aceptas, también te escribiremos sobre la partida.',
    open: 'Ver la invitación',
    otherwise: 'Si no la quieres, no tienes que hacer nada. Si no aceptas, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: la invitación que lleva es para ti.',
  },
  ordered: {
    subject: 'Te espera una partida de damas',
    title: 'Te espera una partida de damas',
    text: 'Alguien dio tu dirección para una partida de damas por correspondencia. Ábrela para verla. Si allí dices que sí, te escribiremos sobre ella.',
    open: 'Ver la partida',
    otherwise: 'Si no quieres, no tienes que hacer nada. Si no dices que sí, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: el enlace que lleva es solo para ti.',
  },
  several: {
    subject: 'Te esperan varias partidas de damas',
    title: 'Te esperan varias partidas de damas',
    text: 'Alguien dio tu dirección para varias partidas de damas por correspondencia. Ábrelas para verlas. Si dices que sí a una partida, te escribiremos sobre ella.',
    open: 'Ver la primera partida',
    otherwise: 'Si no quieres, no tienes que hacer nada. Si no dices que sí, te enviaremos como mucho un correo más sobre cada partida, y como mucho cuatro sobre todas juntas. No reenvíes este correo: los enlaces que lleva son solo para ti.',
  },
  club: (club) => `Este correo viene del sitio de damas de ${club}.`,
  roles: { player: 'para jugar', arbiter: 'para arbitrar' },
  invitations: { player: 'una invitación para jugar', arbiter: 'una invitación para arbitrar' },
  seat: (rules, role, game) => `${rules}, partida ${game}: ${role}.`,
  opponent: (name) => `Rival: ${name}.`,
  players: (black, white) => `Juegan: ${black}, ${white}.`,
  round: (round) => `Ronda ${round}.`,
  board: (board) => `Mesa ${board}.`,
  more: (count) => oneOrMany(count, 'Te espera una partida más.', `Te esperan ${count} partidas más.`),
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
