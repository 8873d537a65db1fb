import type { Texts } from '../en/index.ts'
import { moves } from './board.ts'

export const stands: Texts['stands'] = {
  paused: (when) => `Перерыв: часы обеих сторон стоят до ${when}.`,
  onLeave: (name, until) => `${name} в отпуске до ${until}; эти часы стоят.`,
  leaveAhead: (name, from, until) => `${name} в отпуске с ${from} до ${until}.`,
  cautioned: (name) => `У игрока ${name} предупреждение за неправильный ход. За второй засчитывается поражение.`,
  cautionedYou: 'У вас предупреждение за неправильный ход. За второй засчитывается поражение.',
  count: (name, left) => `Подсчёт ходов: на победу у игрока ${name} ещё ${moves(left)}, иначе ничья.`,
}

/** The clocks of both sides. */
export const clock: Texts['clock'] = {
  brief: { day: (n) => `${n} д`, hour: (n) => `${n} ч`, minute: (n) => `${n} мин` },
  waitsForYou: 'ждёт вас',
  leaveLeft: (duration) => `${duration} отпуска`,
  forMove: (when) => `На этот ход: до ${when}`,
  thenReserve: (duration, when) => `Затем ваш резерв: ${duration}, до ${when}`,
  thenTheirs: (duration, when) => `Затем резерв: ${duration}, до ${when}`,
  reserveUntil: (when) => `Идёт ваш резерв, до ${when}. Потом партия проиграна.`,
  theirReserveRuns: (when) => `Идёт резерв, до ${when}.`,
  writeTo: (name) => `Написать вместе с ходом: ${name}`,
}

export const asked: Texts['asked'] = {
  drawSure: 'Если вы согласитесь, партия закончится вничью.',
  drawSureYes: 'Да, ничья',
  withdraw: 'Отозвать',
  decline: 'Отклонить',
  draw: (name) => `${name} предлагает ничью. Сделать ход значит отказаться.`,
  drawYes: 'Согласиться на ничью',
  drawMine: 'Вы предложили ничью. Предложение действует до хода соперника.',
  takeback: (name) => `${name} просит вернуть последний ход.`,
  takebackYes: 'Разрешить возврат',
  takebackSure: (name) => `Ход снимается с доски вместе с ответом на него, если он был, и ${name} ходит снова. Отменить это нельзя.`,
  sureYes: 'Да, подтверждаю',
  takebackMine: 'Вы попросили вернуть ваш последний ход.',
  pause: (name, when) => `${name} предлагает перерыв: часы обеих сторон будут стоять до ${when}.`,
  pauseYes: 'Согласиться на перерыв',
  pauseMine: (when) => `Вы предложили перерыв до ${when}.`,
  count: (name) => `${name} просит у судьи подсчёт ходов.`,
  countMine: 'Вы попросили у судьи подсчёт ходов.',
  countYes: 'Назначить подсчёт',
  countNo: 'Отказать',
  reseat: (name, when) => `Сообщают о потере ссылки: ${name}. Новая ссылка на это место заработает с ${when}.`,
  reseatYou: (when) => `Сообщают, что вы потеряли свою ссылку. Если ничего не делать, ваше место можно будет занять по другой ссылке с ${when}.`,
  stillHere: 'Я ещё здесь',
  reseatMine: (name, when) => `Вы сообщили о потере ссылки: ${name}. Передайте эту новую; она заработает с ${when}.`,
  reseatLink: 'Новая ссылка на место',
}

export const tabs: Texts['tabs'] = {
  title: 'О партии',
  moves: 'Ходы',
  events: 'События',
  mine: 'Моё',
  desk: 'Для судьи',
  about: 'Условия',
  try: 'Проба',
}

export const panels: Texts['panels'] = {
  title: 'Что можно сделать',
  names: { draw: 'Ничья', takeback: 'Возврат', time: 'Время', resign: 'Сдаться' },
  close: 'Закрыть',
}
