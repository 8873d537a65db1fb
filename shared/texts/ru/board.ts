import type { Texts } from '../en/index.ts'
import { pluralIn } from '../grammar/plural.ts'

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
  at: (day, hour) => `${day}, ${hour}`,
  long: 'inflected',
}

export const sides = { black: 'Чёрные', white: 'Белые' } as const

const adjective = { black: 'чёрная', white: 'белая' } as const

const one = { man: 'простая', king: 'дамка' } as const

/** The plurals that are used without a number. */
const many = { man: 'простые', king: 'дамки' } as const

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
  lastTaken: 'взятие последним ходом',
}

/** A number of moves: "3 хода", "5 ходов". */
export const moves = /* @__PURE__ */ count('ход', 'хода', 'ходов')

/** Returns an interval of moves: "за каждые 10 ходов". */
export const perMoves = (n: number): string => (n === 1 ? 'за каждый ход' : `за ${plural(n, { one: 'каждый', few: 'каждые', many: 'каждые' })} ${moves(n)}`)

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
  notSentTaking: (move, squares) => `Ход ${move} со взятием ${squares} ещё не отправлен`,
  choose: 'Выберите шашку с кольцом',
  orType: ' или введите',
  typeMove: 'Введите ход',
  typeLabel: 'Введите ход или «помощь»',
  show: 'Показать',
  chooseSquare: (square) => `Куда пойти с поля ${square}?`,
  chooseWay: 'Выберите путь взятия:',
  way: (move, squares) => `${move}, взятие ${squares}`,
  undo: 'Отменить',
  playIt: (move) => `Сделать ход ${move}`,
  crowned: 'Простая становится дамкой.',
}

export const unsent: Texts['unsent'] = {
  title: (page) => `Не отправлено · ${page}`,
  offline: 'Не отправлено: нет связи. Нажмите ещё раз позже: ничего не потеряно.',
  behind: 'Есть новости. Обновите страницу: ничего не потеряно.',
}

export const settled: Texts['settled'] = {
  movedOn: 'Партия уже ушла вперёд.',
  dropped: (move) => `Ход ${move} не отправлен.`,
  kept: (text) => `Набранный текст сохранён: «${text}»`,
  online: 'Связь восстановлена. Нажмите ещё раз, чтобы отправить то, что на этой странице.',
}

export const sending: Texts['sending'] = {
  busy: (move) => `Отправляется ${move}…`,
  noAnswer: 'Сайт не ответил.',
  again: (move) => `Ещё раз: ${move}`,
  waits: (move) => `Ход ${move} ждёт связи.`,
  clock: 'Ваши часы идут.',
  goes: 'Отправится сам',
  show: 'Показать текущую позицию',
  sentAt: (when) => `Отправлено в ${when}`,
  sent: (move) => `Ход ${move} отправлен.`,
  copy: (when) => `Нет связи. Последняя известная позиция: ${when}; часы идут.`,
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
  thinkingYours: (other) => `Время на ходы: вверху — ваше, внизу — ${other}`,
  thinking: (above, below) => `Время на ходы: вверху — ${above}, внизу — ${below}`,
  longest: (number, move, took) => `Дольше всего: ход ${number}, ${move}, ${took}`,
  span: (from, to) => `${from} — ${to}`,
  youPlayed: (move) => `Вы сыграли ${move}.`,
  youPlayedAndTook: (move, squares) => `Вы сыграли ${move} и побили ${squares}.`,
}

/** The sides as they stand in a sentence that says with which pieces somebody plays. */
export const sidesInSentence = { black: 'чёрными', white: 'белыми' } as const

export const tried: Texts['tried'] = {
  title: 'Пробные ходы',
  lead: 'Ходите за обе стороны. Эту доску видите только вы.',
  board: 'Доска для пробных ходов',
  lines: 'Текущие варианты',
  played: 'сыграно',
  planned: 'запланировано',
  branch: 'Сделайте на доске другой ход, и отсюда начнётся ответвление.',
  turn: 'Перевернуть доску',
  remove: 'Удалить ответвление',
  clear: 'Удалить все варианты',
  back: 'Вернуться к партии',
  keep: 'Сохранить эти варианты',
  unkeep: 'Забыть сохранённые варианты',
  kept: 'Эти варианты сохранены для вас.',
  restored: 'Ваши последние варианты снова здесь. Они ещё не сохранены.',
  stuck: (name) => `${name} не может ходить: вариант здесь кончается.`,
  movedOn: 'С начала этих вариантов партия ушла вперёд.',
  onward: 'Попробовать ходы из текущей позиции',
  planIf: (name, theirs, mine) => `Если ${name} сыграет ${theirs}, то ${mine}`,
  planThen: (theirs, mine) => `; после ${theirs} — ${mine}`,
  planHint: (name) => `Ответ будет сделан сразу, как только ${name} так сыграет, и не займёт вашего времени. Если ${name} сыграет иначе, план отменяется.`,
  replaces: (lines) => `Заменит: ${lines.join('; ')}.`,
  plan: 'Запланировать этот ответ',
  planWhole: 'Запланировать весь вариант',
  planReply: 'Сделайте ответный ход, и его можно будет запланировать.',
  planLater: 'Сейчас ваш ход. Ответы можно будет запланировать после него.',
  isPlanned: 'Этот ответ запланирован.',
  youStuck: 'Вы не можете ходить: вариант здесь кончается.',
}

export const menuSheet: Texts['menuSheet'] = {
  close: 'Закрыть',
  waiting: (games) => plural(games, { one: `${games} ждёт вас`, few: `${games} ждут вас`, many: `${games} ждут вас` }),
  ruleSets: (name, more) => `${name} и ещё ${more}`,
}

export const device: Texts['device'] = {
  on: 'Теперь это устройство сообщит, когда будет ваш ход.',
  denied: 'Браузер не разрешает нам уведомления. Разрешите их в его настройках для этой страницы и нажмите ещё раз.',
  unable: 'Этот браузер не может показывать здесь уведомления.',
  failed: 'Не получилось. Попробуйте позже ещё раз.',
}

export const keyboard: Texts['keyboard'] = { edge: 'Край доски', undone: 'Выбор отменён.' }
