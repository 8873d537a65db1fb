import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar.ts'

export const plural = /* @__PURE__ */ pluralIn('ru', ['one', 'few'], 'many')

const count =
  (one: string, few: string, many: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, few, many })}`

export const time: Texts['time'] = {
  units: { day: /* @__PURE__ */ count('день', 'дня', 'дней'), hour: /* @__PURE__ */ count('час', 'часа', 'часов'), minute: /* @__PURE__ */ count('минута', 'минуты', 'минут') },
  underAMinute: 'меньше минуты',
  join: (large, small) => `${large} ${small}`,
  left: (duration) => `осталось: ${duration}`,
  overdue: 'время вышло',
  inZone: (instant, city) => `${instant} (${city})`,
  long: 'inflected',
}

export const sides = { black: 'Чёрные', white: 'Белые' } as const

/** Within a sentence: with which pieces one plays. */
export const withSide = { black: 'чёрными', white: 'белыми' } as const

const adjective = { black: 'чёрная', white: 'белая' } as const

const one = { man: 'простая', king: 'дамка' } as const

/** Without a number before them. */
const many = { man: 'простые', king: 'дамки' } as const

/** "3 хода", "5 ходов". */
export const moves = /* @__PURE__ */ count('ход', 'хода', 'ходов')

/** "за каждые 10 ходов". */
export const perMoves = (n: number): string => `за ${plural(n, { one: 'каждый', few: 'каждые', many: 'каждые' })} ${moves(n)}`

export const play: Texts['play'] = {
  piece: (colour, kind) => `${adjective[colour]} ${one[kind]}`,
  board: (below) => `Доска, ${below === 'black' ? 'чёрные' : 'белые'} внизу`,
  square: (square, facts) => [`поле ${square}`, ...facts].join(', '),
  empty: 'пусто',
  can: 'может ходить',
  chosen: 'выбрано',
  goal: 'ход сюда',
  captureTo: 'взятие с остановкой здесь',
  taken: 'будет взята',
  arrives: 'встанет сюда',
  leaves: 'уйдёт отсюда',
  offends: 'пропущено взятие',
  lastFrom: 'последний ход отсюда',
  lastTo: 'последний ход сюда',
  lastTaken: 'взята последним ходом',
}

export const game: Texts['game'] = {
  sides,
  wishes: { black: 'Чёрные', white: 'Белые', toss: 'По жребию' },
  pieces: (kind, squares) => `${squares.length === 1 ? one[kind] : many[kind]} на ${squares.join(', ')}`,
  sidePieces: (colour, each) => `${sides[colour]}: ${each.length === 0 ? 'шашек нет' : each.join('; ')}.`,
  toMove: (colour) => `Ход ${colour === 'black' ? 'чёрных' : 'белых'}.`,
  versus: (name, other) => `${name} — ${other}`,
  size: (side) => `${side}×${side}`,
  clock: (perMove, reserve) => `${perMove} на ход и ${reserve} резерва на всю партию`,
  clockNoReserve: (perMove) => `${perMove} на ход`,
  bank: (reserve) => `${reserve} на всю партию`,
  increment: (each) => `плюс ${each} с каждым ходом`,
  cap: (most) => `максимум ${most}`,
  every: (period, number) => `плюс ${period} ${perMoves(number)}`,
  incrementInReserve: (each) => `в резерв с каждым ходом: ${each}`,
  everyInReserve: (period, number) => `в резерв ${perMoves(number)}: ${period}`,
  unlimited: 'Без ограничения времени',
}

export const live: Texts['live'] = {
  yourMove: 'Ваш ход',
  youBegin: 'Вы начинаете',
  played: (name, move) => `${name} ходит ${move}.`,
  playedAndTook: (name, move, squares) => `${name} ходит ${move} и бьёт ${squares}.`,
  mustCapture: 'Вы обязаны бить.',
  onlyMove: 'Есть только один ход.',
  notSent: (move) => `Ход ${move} ещё не отправлен`,
  notSentTaking: (move, squares) => `Ход ${move}, который бьёт ${squares}, ещё не отправлен`,
  choose: 'Выберите шашку с кольцом',
  orType: ' или введите',
  typeMove: 'Введите ход',
  show: 'Показать',
  chooseSquare: (square) => `Куда пойти с поля ${square}?`,
  chooseWay: 'Путей несколько. Выберите один:',
  way: (move, squares) => `${move} бьёт ${squares}`,
  undo: 'Отменить',
  playIt: (move) => `Сделать ход ${move}`,
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Не отправлено · ${page}`,
  offline: 'Не отправлено: нет связи. Ничего не потеряно. Нажмите ещё раз позже.',
  behind: 'Есть новости. Загрузите страницу снова: ничего не потеряно.',
}

export const settled: Texts['settled'] = {
  movedOn: 'Партия уже ушла вперёд.',
  dropped: (move) => `Ход ${move} не отправлен.`,
  kept: (text) => `Набранный текст сохранён: «${text}»`,
  online: 'Связь восстановлена. Нажмите ещё раз, чтобы отправить то, что на этой странице.',
}

export const replay: Texts['replay'] = {
  title: 'Просмотр партии',
  first: 'К началу',
  back: 'На ход назад',
  next: 'На ход вперёд',
  last: 'К последнему ходу',
  start: 'Начало',
  move: (number) => `Ход ${number}`,
  of: (number) => `из ${number}`,
  present: 'Вернуться к текущей позиции',
  thinkingYours: (other) => `Время на ходы: вверху ваше, внизу — ${other}`,
  thinking: (above, below) => `Время на ходы: вверху — ${above}, внизу — ${below}`,
  longest: (number, move, took) => `Дольше всего: ход ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} — ${to}`,
}

export const stands: Texts['stands'] = {
  paused: (when) => `Перерыв: часы обеих сторон стоят до ${when}.`,
  onLeave: (name, until) => `${name} в отпуске до ${until}; эти часы стоят.`,
  leaveAhead: (name, from, until) => `${name} в отпуске с ${from} до ${until}.`,
  cautioned: (name) => `У игрока ${name} предупреждение за неправильный ход. За второй засчитывается поражение.`,
  cautionedYou: 'У вас предупреждение за неправильный ход. За второй засчитывается поражение.',
  count: (name, left) => `Подсчёт ходов: на победу у игрока ${name} ещё ${moves(left)}, иначе ничья.`,
}

/** The time of both sides. */
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
