import type { Texts } from '../en/index.ts'
import { oneOrMany } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Pausa: os dois relógios estão parados até ${when}.`,
  onLeave: (name, until) => `${name} está de férias até ${until}, com o relógio parado.`,
  leaveAhead: (name, from, until) => `${name} estará de férias de ${from} até ${until}.`,
  cautioned: (name) => `${name} recebeu advertência por um lance ilegal. O segundo perde a partida.`,
  cautionedYou: 'Você recebeu advertência por um lance ilegal. O segundo perde a partida.',
  count: (name, left) => `Contagem de lances: ${name} tem mais ${left} ${oneOrMany(left, 'lance', 'lances')} para vencer; senão, é empate.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} d`, hour: (n) => `${n} h`, minute: (n) => `${n} min` },
  waitsForYou: 'espera por você',
  leaveLeft: (duration) => `${duration} de férias`,
  forMove: (when) => `Para este lance, até ${when}`,
  thenReserve: (duration, when) => `Depois, sua reserva: ${duration}, até ${when}`,
  thenTheirs: (duration, when) => `Depois, a reserva: ${duration}, até ${when}`,
  reserveUntil: (when) => `Sua reserva está correndo, até ${when}. Depois disso, a partida está perdida.`,
  theirReserveRuns: (when) => `A reserva está correndo, até ${when}.`,
  writeTo: (name) => `Escreva a ${name} junto com o lance`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Se você aceitar, a partida termina empatada.',
  drawSureYes: 'Sim, é empate',
  withdraw: 'Retirar',
  decline: 'Recusar',
  draw: (name) => `${name} oferece empate. Jogar é recusar.`,
  drawYes: 'Aceitar o empate',
  drawMine: 'Você ofereceu empate. A oferta vale até o lance do adversário.',
  takeback: (name) => `${name} pede para desfazer o último lance.`,
  takebackYes: 'Deixar desfazer',
  takebackSure: (name) => `O lance sai do tabuleiro, com a resposta, se houver, e ${name} joga de novo. Isso não pode ser desfeito.`,
  sureYes: 'Sim, confirmo',
  takebackMine: 'Você pediu para desfazer o seu último lance.',
  pause: (name, when) => `${name} propõe uma pausa: os dois relógios parados até ${when}.`,
  pauseYes: 'Aceitar a pausa',
  pauseMine: (when) => `Você propôs uma pausa até ${when}.`,
  count: (name) => `${name} pede ao árbitro uma contagem de lances.`,
  countMine: 'Você pediu ao árbitro uma contagem de lances.',
  countYes: 'Conceder a contagem',
  countNo: 'Negar',
  reseat: (name, when) => `Há um aviso de que ${name} perdeu o link. Um novo link para o lugar vale a partir de ${when}.`,
  reseatYou: (when) => `Alguém diz que você perdeu o link. Se você não fizer nada, seu lugar poderá ser ocupado com outro link a partir de ${when}.`,
  stillHere: 'Ainda estou aqui',
  reseatMine: (name, when) => `Você avisou que ${name} perdeu o link. Repasse este; ele vale a partir de ${when}.`,
  reseatLink: 'Novo link para o lugar',
}

export const tabs: Texts['tabs'] = {
  title: 'Sobre a partida',
  moves: 'Lances',
  events: 'Histórico',
  mine: 'Meu',
  desk: 'Arbitragem',
  about: 'Sobre',
  try: 'Testar',
}

export const panels: Texts['panels'] = {
  title: 'O que você pode fazer',
  names: { draw: 'Empate', takeback: 'Desfazer', time: 'Tempo', resign: 'Abandonar' },
  close: 'Fechar',
}
