import type { Claim } from '../../draughts/index.ts'
import type { Deck } from '../../draughts/index.ts'
import type { Texts } from '../en/index.ts'
import { withSide } from './board.ts'

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

export const seat: Texts['seat'] = {
  reserveLatest: (when) => `С резервом крайний срок: ${when}.`,
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
  answerByReserve: (name, when, latest) => `${name} может думать до ${when}, а с резервом до ${latest}.`,
  noHurry: 'Время не ограничено.',
  reserveLeft: (duration) => `${duration} резерва`,
  offerDraw: 'Предложить ничью этим ходом',
  claimWith,
  messages: 'Сообщения',
  saidBefore: 'к ходу, который вернули',
  saidAfter: 'после окончания',
  saidAt: (move, written) => `к ходу ${move} (${written})`,
  moves: 'Ходы',
  noMoves: 'Ходов ещё не было.',
  moveNumber: 'Ход',
  inWords: 'Позиция словами',
  flip: 'Перевернуть доску',
  share: 'Показать партию другим',
  shareHint: 'По этой ссылке партию можно только смотреть. Играть по ней нельзя.',
  watchLink: 'Ссылка для зрителей',
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
    returned: 'Письма на ваш адрес вернулись. Укажите другой адрес или попросите отправить на этот ещё раз: не раньше чем через день и один раз в 30 дней.',
    held: 'Мы не смогли отправить письмо на ваш адрес: его указали на странице другого сайта, или сегодня из вашей сети указали много новых адресов. Сохраните ссылку на эту страницу, а приглашения передайте другим способом. Запросить письмо можно здесь, а если это не поможет — завтра или из другой сети.',
    on: 'Вы просили писать вам об этой партии.',
    off: 'Письма об этой партии выключены.',
    none: 'Вы не получаете писем: у нас нет вашего адреса.',
  },
  inviteLink: 'Ссылка-приглашение',
  inviteMail: 'Отправить по почте',
  inviteUntil: (when) => `Приглашение действует до ${when}.`,
  ready: 'Ваша партия готова.',
  notBegun: 'Ещё не началась',
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
  lineTo: (name) => `Сообщение игроку ${name}`,
  sendLine: 'Отправить',
  lineOnce: 'Партия окончена: можно отправить ещё одно сообщение.',
  board: 'Доска',
  ended: (when) => `Конец партии: ${when}.`,
}

export const after: Texts['after'] = {
  rematch: 'Реванш',
  rematchYes: 'Да, сыграть реванш',
  theyWish: (name) => `${name} предлагает реванш со сменой цветов.`,
  wished: (name) => `Вы предложили реванш. Он начнётся, если в течение 14 дней его предложит и ${name}.`,
  being: 'Реванш готовится и сейчас появится здесь. Если нет, обновите страницу.',
  toRematch: 'Перейти к реваншу',
  playOn: 'Продолжить партию',
  playOnHint: (name) => `Вы выиграли по времени. В течение 14 дней после конца вы можете продолжить партию: ${name} получит ещё три дня.`,
  playOnSure: (name) => `Вы отказываетесь от победы: ${name} получает ещё три дня, и партия продолжается. Отменить это нельзя.`,
  renew: 'Продлить приглашение',
  renewHint: 'Его не приняли вовремя. Продлите его, и та же ссылка снова заработает.',
}

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} выигрывает: ${loser} остаётся без шашек.`,
    'no-moves': (winner, loser) => `${winner} выигрывает: ${loser} не может ходить.`,
    resignation: (winner, loser) => `${winner} выигрывает: ${loser} сдаётся.`,
    time: (winner, loser) => `${winner} выигрывает: ${loser} не успевает по времени.`,
    forfeit: (winner, loser) => `${winner} выигрывает за неявку: ${loser} не делает первого хода в срок.`,
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

export const huff: Texts['huff'] = {
  failed: (name, squares) => `${name} пропускает взятие (поле ${squares}).`,
  choose: 'Можно взять шашку за фук (снять её, а затем сделать ход), потребовать взятия или просто ходить дальше.',
  huff: (square) => `За фук: ${square}`,
  enforce: (name) => `Пусть ${name} бьёт`,
  huffSure: (square) => `Шашка с поля ${square} снимается с доски, и ход за вами. Если она была последней, партия закончится. Отменить это нельзя.`,
  enforceSure: (name) => `Ход возвращается, и теперь ${name} обязательно бьёт. Отменить это нельзя.`,
}
