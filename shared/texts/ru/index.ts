import type { SiteTexts, Texts } from '../en/index.ts'
import { done, onBoard } from './acts.ts'
import { clock, game, live, panels, play, replay, settled, sides, stands, tabs, time, unsent, withSide } from './board.ts'
import { after, huff, match, results, seat } from './game.ts'
import { article, errors, faults, fields, keys, refusals } from './guide.ts'
import { fewer, mailbox, mailed, silence } from './mail.ts'
import { events, happened, lostSeat, tried, undo } from './news.ts'
import { about, newGame, records, rules, sheet, shortRules } from './rules.ts'

export const site: Texts['site'] = {
  name: 'Crownhead',
  tagline: 'Шашки по переписке',
  skip: 'Перейти к содержанию',
  myGames: 'Мои партии',
  newGame: 'Новая партия',
  api: 'Для разработчиков',
  lost: 'Потеряли ссылку?',
  menu: 'Меню',
  language: 'Язык',
  footer: 'Без регистрации: ваша ссылка — это ваше место. Никому её не показывайте.',
  copy: 'Копировать',
  copied: 'Скопировано',
}

export const inviting: SiteTexts['inviting'] = {
  title: 'Отправьте это сопернику',
  named: {
    opponent: (name) => `Ждём, когда приглашение примет ${name}`,
    director: (name) => `Ждём, когда согласится судить ${name}`,
  },
  anyone: 'Вашим соперником станет первый, кто откроет эту ссылку и примет приглашение.',
  mailed: (name) => `Мы отправили приглашение по почте, его получит ${name}. Вы можете передать и эту ссылку.`,
  send: (name) => `Отправьте эту ссылку. Её ждёт ${name}.`,
  once: 'Она работает один раз.',
  declined: 'С такими словами',
  subject: 'Сыграем в шашки?',
  body: (url) => `Сыграем в шашки без спешки? На каждый ход есть целые дни, и регистрироваться не нужно:\n\n${url}\n`,
}

export const invitation: SiteTexts['invitation'] = {
  title: (name) => `${name} приглашает вас сыграть в шашки`,
  arbiterTitle: (name) => `${name} просит вас судить партию в шашки`,
  rules: 'Правила',
  clock: 'Время',
  yourSide: 'Ваш цвет',
  sides: { black: 'Чёрные, тёмные шашки', white: 'Белые, светлые шашки', toss: 'По жребию, когда вы примете приглашение' },
  first: (side) => `${sides[side]} ходят первыми.`,
  conditions: 'Кроме того',
  open: 'Действует до',
  yourName: 'Ваше имя',
  yourEmail: 'Ваш адрес почты',
  accept: 'Принять и играть',
  acceptArbiter: 'Согласиться судить',
  keepsAddress: 'Оставьте пустым, чтобы использовать адрес, на который пришло приглашение.',
  hint: 'Вы получите личную ссылку. Любой, у кого она есть, может играть за вас, так что берегите её.',
  arbiterHint: 'Вы получите личную ссылку. Любой, у кого она есть, — судья, так что берегите её.',
  decline: 'Нет, спасибо',
  declineWhat: (name) => `${name} узнает об этом, и приглашение закроется. Писем о нём больше не будет.`,
  declineWord: 'Сообщение, если хотите',
  declineYes: 'Отказаться',
  tooLong: (most) => `Напишите в одну строку, знаков не больше ${most}.`,
  declinedTitle: 'Это приглашение отклонено',
  declinedHelp: (name) => `${name} уже знает об этом. Больше ничего делать не нужно.`,
  takenTitle: 'Это приглашение принято',
  takenHelp: 'Это были вы? Вашу личную ссылку показали после принятия. Если вы указали адрес, она есть и в письме.',
  expiredTitle: 'Срок этого приглашения истёк',
  expiredHelp: (name) => `Его не приняли вовремя. ${name} может продлить его или начать новую партию; и то и другое займёт минуту.`,
  offTitle: 'Эта партия отменена',
  offHelp: (name) => `${name} отменяет её до начала.`,
  watch: 'Смотреть партию',
}

export const keep: SiteTexts['keep'] = {
  title: 'Сохраните свою ссылку',
  what: 'Это ваше место: пароля нет. Любой, у кого есть ссылка, может играть за вас, поэтому никому её не показывайте.',
  how: 'Скопировать, отправить или отсканировать',
  side: (side) => `Вы играете ${withSide[side]}.`,
  link: 'Ваша ссылка',
  copy: 'Скопировать ссылку',
  mail: 'Прислать мне по почте',
  send: 'Отправить',
  mailHint: 'Письмо придёт и каждый раз, когда наступит ваша очередь. Ссылка в любом из них отключает все.',
  mailed: 'Мы отправили её на адрес почты вашего места.',
  asked: 'Мы отправили письмо на адрес вашего места. Нажмите в нём кнопку, и придёт ваша ссылка.',
  scan: 'Открыть на другом устройстве',
  scanHint: 'Отсканируйте это планшетом или другим телефоном. Ваше место будет на обоих устройствах.',
  bookmark: 'Добавить в закладки',
  bookmarkHint: 'Сначала перейдите к доске и добавьте закладку там: адрес той страницы и есть ваша ссылка.',
  board: 'Перейти к доске',
}

export const myGames: SiteTexts['myGames'] = {
  title: 'Мои партии',
  noScript: 'Для этого списка нужен скрипт. Ваши ссылки есть и в ваших письмах.',
  here: 'Этот список хранится только на этом устройстве. Ваши ссылки есть и в ваших письмах.',
  exporting: 'Экспорт',
  forget: 'Забыть этот список',
  words: {
    yourMove: 'Ваш ход',
    waiting: 'Ожидание',
    finished: 'Оконченные',
    none: 'На этом устройстве пока нет партий. Откройте страницу партии, и она появится здесь.',
    left: 'Осталось: {}',
    has: 'У соперника: {}',
    move: 'ход {}',
    overdue: 'Время вышло',
    unlimited: 'Без ограничения времени',
    notYet: 'Место ещё свободно',
    sendAgain: 'Откройте, чтобы отправить ссылку ещё раз',
    nobody: 'Соперник',
    somebody: 'Кто-то',
    won: 'Вы выиграли',
    lost: 'Вы проиграли',
    draw: 'Ничья',
    off: 'Не сыграна',
    others: 'Другие',
    game: 'Партия {}',
    unseen: 'Откройте, чтобы увидеть положение',
    gone: 'Эта ссылка больше ничего не открывает',
    forgetOne: 'Забыть эту ссылку: {}',
    forgetOneSure: 'Забыть ссылку на этом устройстве? Партия останется. Без ссылки и писем её не открыть.',
    forgetSure: 'Забыть этот список? Партии останутся, а ссылки есть в ваших письмах.',
  },
}

export const settings: SiteTexts['settings'] = {
  title: 'Ваше имя, адрес и письма',
  intro: 'Только для этой партии. Соперник видит ваше имя и больше ничего.',
  saved: 'Сохранено.',
  emailHint: 'Очистите поле, чтобы удалить адрес.',
  language: 'Язык писем',
  languageHint: 'Язык страниц выбирается внизу каждой из них.',
  zone: 'Ваш часовой пояс',
  letters: 'Письма',
  mail: 'Писать мне, когда придёт моя очередь, и обо всех других новостях',
  reminders: {
    reserve: 'Напомнить, когда пойдёт мой резерв',
    day: 'Напомнить за день до конца времени',
    hours: 'Напомнить за три часа до конца времени',
  },
  quietHours: 'Без напоминаний с 22:00 до 8:00: отправлять их раньше',
  playForced: 'Делать за меня единственный возможный ход',
  save: 'Сохранить',
  forgetHint: 'Ваше имя, адрес, настройки, планы и заметка будут удалены из этой партии. Ходы и ссылка останутся.',
  forgetGoesOn: 'Партия продолжается, и ваши часы идут, но писем больше не будет: сохраните ссылку. Чтобы закончить партию, сначала сдайтесь.',
  forgetYes: 'Да, забыть меня',
  forgotten: 'Готово: ваше имя, адрес, настройки, планы и заметка удалены. Ссылка работает, писем больше не будет.',
  ofArbiter: {
    forgetHint: 'Ваше имя и адрес будут удалены из этой партии; ссылка останется.',
    forgetGoesOn: 'Писем о ней больше не будет: сохраните ссылку.',
    forgotten: 'Готово: ваше имя и адрес удалены. Ссылка работает, писем больше не будет.',
  },
  back: 'Вернуться к доске',
}

export const board: Texts = {
  locale: 'ru',
  ...onBoard,
  ...{ stands, huff, after },
  ...{ site, time, play, game, live, seat, unsent, settled },
  ...{ rules, results, match, about },
  ...{ clock, events, happened, tabs, panels, replay, tried },
  ...{ refusals, faults, article, records },
}

export const pages: SiteTexts = {
  ...{ newGame, shortRules, invitation, inviting, keep, myGames, settings },
  ...{ lostSeat, fewer, silence, undo, mailbox, mailed, keys },
  ...{ done, errors, fields, sheet },
}

export { mail } from './mail.ts'
