import type { Claim, Deck } from '../../draughts/index.ts'
import type { SiteTexts, Texts } from '../en/index.ts'
import { sides, sidesInSentence } from './board.ts'

const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'одна и та же позиция в третий раз',
  'forty-move': 'по сорок ходов с каждой стороны без взятий и ходов простыми',
  'twenty-five-move': 'по двадцать пять ходов с каждой стороны только дамками, без взятий',
  'sixteen-move': 'по шестнадцать ходов с каждой стороны, три шашки против одной дамки',
  'twenty-move': 'по двадцать ходов с каждой стороны без взятий и ходов простыми',
  'fifteen-move': 'по пятнадцать ходов с каждой стороны без взятий и ходов простыми',
}

export const claimWith = (claim: Claim): string => `Потребовать ничью этим ходом: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `Вы можете потребовать ничью: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `На странице с доской вы можете потребовать ничью: ${claimReasons[claim]}.`

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} выигрывает: ${loser} остаётся без шашек.`,
    'no-moves': (winner, loser) => `${winner} выигрывает: ${loser} не может ходить.`,
    resignation: (winner, loser) => `${winner} выигрывает: ${loser} сдаётся.`,
    time: (winner, loser) => `${winner} выигрывает по времени: ${loser} не делает ход в срок.`,
    forfeit: (winner, loser) => `${winner} выигрывает за неявку: ${loser} не делает первого хода в срок.`,
    'illegal-moves': (winner, loser) => `${winner} выигрывает: ${loser} второй раз делает неправильный ход.`,
    adjudication: (winner) => `${winner} выигрывает по решению судьи.`,
    withdrawal: (winner, loser) => `${winner} выигрывает: ${loser} больше не участвует в турнире.`,
    table: (winner) => `${winner} выигрывает по таблице окончаний.`,
  },
  drawn: {
    agreement: 'Ничья по соглашению.',
    threefold: `Ничья: ${claimReasons.threefold}.`,
    'forty-move': `Ничья: ${claimReasons['forty-move']}.`,
    'twenty-five-move': `Ничья: ${claimReasons['twenty-five-move']}.`,
    'twenty-move': `Ничья: ${claimReasons['twenty-move']}.`,
    'fifteen-move': `Ничья: ${claimReasons['fifteen-move']}.`,
    'sixteen-move': `Ничья: ${claimReasons['sixteen-move']}.`,
    'king-against-king': 'Ничья: дамка против дамки.',
    adjudication: 'Ничья по решению судьи.',
    count: 'Ничья: подсчёт ходов закончился.',
    length: 'Ничья: партия достигла предельной длины, по 500 ходов с каждой стороны.',
    complexity: 'Ничья: в позиции слишком много взятий, чтобы их рассчитать.',
    table: 'Ничья по таблице окончаний.',
  },
  calledOff: (name) => `${name} отменяет партию. Никто не проиграл.`,
  calledOffByClock: (name) => `Партия отменена: ${name} не делает первого хода в срок. Никто не проиграл.`,
  declined: 'Приглашение отклонено, и эта партия не начнётся.',
  expired: 'Приглашение не приняли вовремя, и его срок истёк.',
  youWon: 'Вы выиграли',
  youLost: 'Вы проиграли',
  draw: 'Ничья',
  over: 'Партия окончена',
  off: 'Партия отменена',
  lapsed: 'Срок приглашения истёк',
  wonByYou: {
    'no-pieces': (other) => `Вы выиграли: ${other} остаётся без шашек.`,
    'no-moves': (other) => `Вы выиграли: ${other} не может ходить.`,
    resignation: (other) => `Вы выиграли: ${other} сдаётся.`,
    time: (other) => `Вы выиграли по времени: ${other} не делает ход в срок.`,
    forfeit: (other) => `Вы выиграли за неявку: ${other} не делает первого хода в срок.`,
    'illegal-moves': (other) => `Вы выиграли: ${other} второй раз делает неправильный ход.`,
    adjudication: () => 'Вы выиграли по решению судьи.',
    withdrawal: (other) => `Вы выиграли: ${other} больше не участвует в турнире.`,
    table: () => 'Вы выиграли по таблице окончаний.',
  },
  lostByYou: {
    'no-pieces': (other) => `${other} выигрывает: вы остались без шашек.`,
    'no-moves': (other) => `${other} выигрывает: вы не можете ходить.`,
    resignation: (other) => `${other} выигрывает: вы сдались.`,
    time: (other) => `${other} выигрывает по времени: вы не сделали ход в срок.`,
    forfeit: (other) => `${other} выигрывает за неявку: вы не сделали первого хода в срок.`,
    'illegal-moves': (other) => `${other} выигрывает: вы второй раз сделали неправильный ход.`,
    adjudication: (other) => `${other} выигрывает по решению судьи.`,
    withdrawal: (other) => `${other} выигрывает: вы больше не участвуете в турнире.`,
    table: (other) => `${other} выигрывает по таблице окончаний.`,
  },
  youCalledOff: 'Вы отменили партию. Никто не проиграл.',
  calledOffByYourClock: 'Партия отменена: вы не сделали первого хода в срок. Никто не проиграл.',
  calledOffByOrganizer: 'Организатор отменил партию. Никто не проиграл.',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'трёхходовой', 'two-move': 'двухходовой', 'eleven-man': 'одиннадцатишашечной' }

export const match: Texts['match'] = {
  part: (part) => `Матч, партия ${part} из 2`,
  score: (one, points, other, otherPoints) => `${one} ${points} : ${otherPoints} ${other}`,
  over: 'матч окончен',
  otherBoard: 'Ваша доска в другой партии',
  otherGame: 'Другая партия',
  together: 'Другая партия начинается вместе с этой.',
  'in-turn': 'Другая партия начнётся, когда закончится эта.',
  two: {
    together: 'Матч из двух партий одновременно, по одной каждым цветом',
    'in-turn': 'Матч из двух партий по очереди, по одной каждым цветом',
  },
  ballot: (number, deck, name) => `Начало № ${number} ${decks[deck]} жеребьёвки${name === '' ? '' : `, ${name}`}.`,
  removed: (squares) => `С доски снимаются простые: ${squares}.`,
  ballotMoves: (moves) => `Партия начинается с ${moves}.`,
  tossed: (name, side) => `По жребию ${name} играет ${sidesInSentence[side]}.`,
  tossedYou: (side) => `По жребию вы играете ${sidesInSentence[side]}.`,
  chance: (number) => `Число выбрано случайно, когда обе стороны заняли места: ${number}.`,
  checkToss: (creator) => `Как проверить жребий: если число чётное, ${creator} играет чёрными.`,
  checkBallot: (among) => `Как проверить жеребьёвку: разделите число на 2 и округлите вниз, умножьте на ${among}, разделите на 2 147 483 648 и округлите вниз. Столько начал из участвующих (${among}) стоит перед этим.`,
}

export const about: Texts['about'] = {
  allNumbers: 'Показать номера всех полей',
  calendar: 'Сроки в вашем календаре',
  fewerNumbers: 'Номера только на пустых полях',
  clock: 'Время',
  weekends: 'Выходные',
  weekendsOff: (zone) => `Суббота и воскресенье не считаются (${zone})`,
  leave: 'Ваш отпуск',
  strictness: 'Неправильные ходы',
  laws: 'По официальным правилам: одно предупреждение, затем поражение',
  firstMoves: 'Первые ходы',
  noShow: 'Без первого хода в срок засчитывается поражение',
  arbiter: 'Судья',
  arbiterIs: (name) => `Судья: ${name}`,
  isProgram: (name) => `${name} — программа`,
  program: 'программа',
  position: 'С заданной позиции',
}

export const records: Texts['records'] = {
  title: 'Сохранить партию',
  pdnHint: 'ходы и время',
  png: 'Картинка',
  pngHint: 'этой позиции',
  gif: 'Анимация',
  gifHint: (seconds) => `${seconds} с`,
  svg: 'Рисунок',
  svgHint: 'чёткий в любом размере',
  fen: 'Позиция',
  sheet: 'Бланк партии',
  sheetHint: 'для печати и подписи',
  evidence: 'Время и письма',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed: Texts['embed'] = {
  title: 'На вашем сайте',
  hint: 'Вставьте эту строку в страницу. Она покажет доску, которая обновляется сама.',
  line: 'Строка HTML',
  until: (when) => `до ${when}`,
  watch: (site) => `Смотреть на ${site}`,
}

export const sheet: SiteTexts['sheet'] = {
  title: 'Бланк партии',
  game: (id) => `Партия ${id}`,
  back: 'Вернуться к партии',
  rules: 'Правила',
  clock: 'Время',
  begun: 'Начало',
  ended: 'Конец',
  notEnded: 'Не окончена',
  moves: 'Ходы',
  move: 'Ход',
  result: 'Результат',
  won: (side) => `${sides[side]} выиграли, 2:0`,
  draw: 'Ничья, 1:1',
  open: 'Без результата',
  position: 'Конечная позиция',
  positionNow: 'Позиция',
  times: 'Рядом с каждым ходом указано затраченное на него время: мин — минуты, ч — часы, д — дни.',
  right: 'Мы проверили этот бланк, он верен (статья 27.2).',
  date: 'Дата',
  printed: (when) => `Составлено ${when}. Время везде — UTC.`,
}

export const after: Texts['after'] = {
  rematch: 'Реванш',
  rematchYes: 'Да, сыграть реванш',
  theyWish: (name) => `${name} предлагает реванш со сменой цветов.`,
  wished: (name) => `Вы предложили реванш. Он начнётся, если в течение 14 дней его предложит и ${name}.`,
  being: 'Реванш готовится и сейчас появится здесь. Если нет, обновите страницу.',
  toRematch: 'Перейти к реваншу',
  begun: 'Реванш начался.',
  playOn: 'Продолжить партию',
  playOnHint: (name) => `Вы выиграли по времени. В течение 14 дней после конца вы можете продолжить партию: ${name} получит ещё три дня.`,
  playOnSure: (name) => `Вы отказываетесь от победы: ${name} получает ещё три дня, и партия продолжается. Отменить это нельзя.`,
  renew: 'Продлить приглашение',
  renewHint: 'Его не приняли вовремя. Продлите его, и та же ссылка снова заработает.',
}
