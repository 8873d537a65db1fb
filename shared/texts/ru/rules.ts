import type { SiteTexts, Texts } from '../en/index.ts'
import { sides } from './board.ts'

export const rules: Texts['rules'] = {
  english: 'Английские шашки',
  'english-huffing': 'Английские шашки с фуком',
  'english-crown-and-continue': 'Английские шашки, бой дамкой после превращения',
  'english-kings-first': 'Английские шашки, сначала бьёт дамка',
  international: 'Международные шашки',
  russian: 'Русские шашки',
  brazilian: 'Бразильские шашки',
  pool: 'Пул-чекерс',
  italian: 'Итальянские шашки',
  spanish: 'Испанские шашки',
  portuguese: 'Португальские шашки',
  czech: 'Чешские шашки',
  canadian: 'Канадские шашки',
  frisian: 'Фризские шашки',
  thai: 'Тайские шашки',
}

export const shortRules: SiteTexts['shortRules'] = {
  english: 'Английские',
  'english-huffing': 'Английские, с фуком',
  'english-crown-and-continue': 'Английские, бой дальше',
  'english-kings-first': 'Английские, сначала дамка',
  international: 'Международные',
  russian: 'Русские',
  brazilian: 'Бразильские',
  pool: 'Пул',
  italian: 'Итальянские',
  spanish: 'Испанские',
  portuguese: 'Португальские',
  czech: 'Чешские',
  canadian: 'Канадские',
  frisian: 'Фризские',
  thai: 'Тайские',
}

export const about: Texts['about'] = {
  allNumbers: 'Показать номера всех полей',
  calendar: 'Сроки в вашем календаре',
  fewerNumbers: 'Номера только на пустых полях',
  clock: 'Время',
  weekends: 'Выходные',
  weekendsOff: (city) => `Суббота и воскресенье не считаются (${city})`,
  leave: 'Ваш отпуск',
  strictness: 'Неправильные ходы',
  laws: 'По официальным правилам: одно предупреждение, затем поражение',
  firstMoves: 'Первые ходы',
  noShow: 'Без первого хода в срок засчитывается поражение',
  arbiter: 'Судья',
  arbiterIs: (name) => `Судья: ${name}`,
  position: 'Со своей позиции',
}

export const terms: Texts['terms'] = {
  drawOffersFrom: {
    label: 'Предлагать ничью с хода',
    hint: 'До этого своего хода никто не может предложить ничью. Требовать ничью можно всегда.',
    says: (move) => `До хода ${move} предлагать ничью нельзя`,
  },
  engines: {
    label: 'Программы',
    hint: 'Этого никто не проверяет. Условие видно у партии и в её PDN.',
    says: { allowed: 'Помощь программ разрешена', 'not-allowed': 'Помощь программ запрещена' },
  },
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
  printed: (when) => `Составлено ${when}. Всё время — UTC.`,
}
