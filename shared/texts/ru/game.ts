import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../game/terms.ts'
import type { Texts } from '../en/index.ts'
import { plural, withSide } from './board.ts'

const because: Readonly<Record<Claim, string>> = {
  threefold: 'одна и та же позиция в третий раз',
  'forty-move': 'по сорок ходов каждой стороны без взятий и без ходов простыми',
  'twenty-five-move': 'по двадцать пять ходов каждой стороны только дамками, без взятий',
  'sixteen-move': 'по шестнадцать ходов каждой стороны при трёх шашках против одной дамки',
  'twenty-move': 'по двадцать ходов каждой стороны без взятий и без ходов простыми',
  'fifteen-move': 'по пятнадцать ходов каждой стороны без взятий и без ходов простыми',
}

export const claimWith = (claim: Claim): string => `Потребовать ничью этим ходом: ${because[claim]}`

export const claimNow = (claim: Claim): string => `Вы можете потребовать ничью: ${because[claim]}.`

export const claimByMail = (claim: Claim): string => `На странице с доской вы можете потребовать ничью: ${because[claim]}.`

const taken = (squares: readonly number[]): string => (squares.length === 1 ? `шашку на поле ${squares.join('')}` : `${squares.length} ${plural(squares.length, { one: 'шашку', few: 'шашки', many: 'шашек' })}: ${squares.join(', ')}`)

export const seat: Texts['seat'] = {
  reserveBegins: (when) => `Ваш резерв пойдёт с ${when}.`,
  reserveRuns: 'Идёт ваш резерв.',
  you: 'вы',
  move: (number) => `ход ${number}`,
  yourMove: 'Ваш ход.',
  youBegin: 'Вы начинаете.',
  mustCapture: 'Вы обязаны бить.',
  onlyMove: 'Есть только один ход.',
  theyPlayed: (name, move) => `${name} ходит ${move}.`,
  waitingFor: (name) => `Сейчас ходит ${name}`,
  made: (move) => `Ваш ход ${move} сделан.`,
  answerBy: (name, when) => `${name} может думать до ${when}.`,
  answerByReserve: (name, when) => `С резервом ${name} может думать до ${when}.`,
  noHurry: 'Время не ограничено.',
  reserveLeft: (duration) => `${duration} резерва`,
  takes: (squares) => `бьёт ${taken(squares)}`,
  youTake: (squares) => `Вы бьёте ${taken(squares)}.`,
  along: 'Сообщение или предложение ничьей',
  message: 'Сообщение к этому ходу',
  offerDraw: 'Предложить ничью этим ходом',
  offerDrawToo: 'Тоже предложить ничью: тогда будет ничья',
  claimWith,
  messages: 'Сообщения',
  saidBefore: 'к ходу, который вернули',
  saidAt: (move, written) => `к ходу ${move} (${written})`,
  moves: 'Ходы',
  noMoves: 'Ходов ещё не было.',
  moveNumber: 'Ход',
  typeMove: 'Введите ход',
  typeHint: 'Например, c3-d4 или 22-17; взятие — c3xe5 или 22x15.',
  show: 'Показать',
  inWords: 'Позиция словами',
  flip: 'Перевернуть доску',
  share: 'Показать партию другим',
  shareHint: 'По этой ссылке партию можно только смотреть. Играть по ней нельзя.',
  watchLink: 'Ссылка для зрителей',
  resign: 'Сдаться',
  resignSure: (name) => `Если вы сдадитесь, победит ${name}, и партия закончится.`,
  resignYes: 'Да, сдаюсь',
  abort: 'Отменить партию',
  abortSure: 'Никто не проиграет. Отменить можно, пока обе стороны не сделали ход.',
  abortYes: 'Да, отменить',
  emails: {
    title: 'Письма вам',
    unconfirmed: 'Мы отправили письмо на ваш адрес. Откройте его и нажмите там кнопку, чтобы получать письма об этой партии.',
    again: 'Отправить ещё раз',
    sent: 'Письмо в пути. Это может занять несколько минут; проверьте и папку «Спам».',
    want: 'Получать письма об этой партии',
    wantHint: 'Нажмите кнопку, и мы напишем, когда придёт ваша очередь, и обо всех других новостях.',
    wantAll: 'Получать письма обо всех моих партиях',
    returned: 'Почтовая служба отклонила ваш адрес. Исправьте его или попробуйте ещё раз завтра.',
    held: 'Мы не смогли отправить письмо на ваш адрес: сегодня из вашей сети указали много новых адресов. Сохраните ссылку на эту страницу, а приглашения передайте другим способом. Запросить письмо снова можно завтра или прямо сейчас из другой сети.',
    on: 'Письма об этой партии включены.',
    off: 'Письма об этой партии выключены.',
    none: 'Вы не получаете писем: у нас нет вашего адреса.',
  },
  inviteLink: 'Ссылка-приглашение',
  inviteMail: 'Отправить по почте',
  inviteUntil: (when) => `Приглашение действует до ${when}.`,
  ready: 'Ваша партия готова.',
  waitingToJoin: 'Партия начнётся, когда приглашение примут.',
  waitingToToss: 'Когда приглашение примут, цвета определит жребий, и партия начнётся.',
  yourLink: 'Ваша личная ссылка',
  yourLinkHint: 'Это ваше место: добавьте страницу в закладки. Любой, у кого есть ссылка, может играть за вас.',
  nobody: 'пока никто',
  somebody: 'Кто-то',
  anOpponent: 'соперник',
  alone: (name, invited) => `${name} ждёт, когда присоединится ${invited}`,
  tossPending: 'Цвета определит жребий, когда приглашение примут.',
  again: 'Сыграть ещё одну партию',
  nextGame: 'Следующая партия',
  board: 'Доска',
  ended: (when) => `Конец партии: ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Реванш',
  rematchYes: 'Да, сыграть реванш',
  theyWish: (name) => `${name} предлагает реванш со сменой цветов.`,
  wished: (name) => `Вы предложили реванш. Он начнётся, если в течение 14 дней его предложит и ${name}.`,
  being: 'Реванш готовится. Откройте эту страницу ещё раз через минуту.',
  toRematch: 'Перейти к реваншу',
  playOn: 'Продолжить партию',
  playOnHint: (name) => `Вы выиграли по времени. В течение 14 дней после конца вы можете продолжить партию: ${name} получит ещё три дня.`,
  renew: 'Продлить приглашение',
  renewHint: 'Его не приняли вовремя. Продлите его, и та же ссылка снова заработает.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} выигрывает: ${loser} остаётся без шашек.`,
    'no-moves': (winner, loser) => `${winner} выигрывает: ${loser} не может ходить.`,
    resignation: (winner, loser) => `${winner} выигрывает: ${loser} сдаётся.`,
    time: (winner, loser) => `${winner} выигрывает: ${loser} не успевает по времени.`,
    'illegal-moves': (winner, loser) => `${winner} выигрывает: ${loser} второй раз делает неправильный ход.`,
    adjudication: (winner) => `${winner} выигрывает решением судьи.`,
  },
  drawn: {
    agreement: 'Ничья по соглашению.',
    threefold: `Ничья: ${because.threefold}.`,
    'forty-move': `Ничья: ${because['forty-move']}.`,
    'twenty-five-move': `Ничья: ${because['twenty-five-move']}.`,
    'twenty-move': `Ничья: ${because['twenty-move']}.`,
    'fifteen-move': `Ничья: ${because['fifteen-move']}.`,
    'sixteen-move': `Ничья: ${because['sixteen-move']}.`,
    'king-against-king': 'Ничья: дамка против дамки.',
    adjudication: 'Ничья решением судьи.',
    count: 'Ничья: подсчёт ходов закончился.',
    length: 'Ничья: партия достигла предельной длины, по 500 ходов каждой стороны.',
    complexity: 'Ничья: в позиции слишком много взятий, чтобы их рассчитать.',
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
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'трёхходовой', 'two-move': 'двухходовой', 'eleven-man': 'одиннадцатишашечной' }

export const match: Texts['match'] = {
  part: (part) => `Партия ${part} матча из 2 партий`,
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
  tossed: (name, side) => `По жребию ${name} играет ${withSide[side]}.`,
  chance: (number) => `Число выбрано случайно, когда обе стороны заняли места: ${number}.`,
  checkToss: (creator) => `Как проверить жребий: если число чётное, ${creator} играет чёрными.`,
  checkBallot: (among) => `Как проверить жеребьёвку: разделите число на 2 и округлите вниз, умножьте на ${among}, разделите на 2 147 483 648 и округлите вниз. Столько начал из участвующих (${among}) стоит перед этим.`,
}
