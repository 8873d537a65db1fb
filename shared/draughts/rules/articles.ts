import type { MoveFault } from './words.ts'

type Articles = Readonly<Record<MoveFault, string>>

/** The articles are those of the Laws of Checkers, 2025 edition. */
export const ENGLISH_ARTICLES: Articles = {
  'must-capture': '9',
  'capture-unfinished': '11',
  'must-take-most': '11',
  'king-must-capture': '11',
  ambiguous: '27',
  'wrong-square': '4',
  'man-moved-backward': '4.4',
  'crowned-and-went-on': '13',
  'not-your-piece': '21',
  'no-such-square': '1.4',
  unreadable: '27',
}

/** Articles of the international rules. Their chapters are: 2 board, 3 moves, 4 captures, 5 notation. */
export const INTERNATIONAL_ARTICLES: Articles = {
  'must-capture': 'Intl 4.2',
  'capture-unfinished': 'Intl 4.5',
  'must-take-most': 'Intl 4.13',
  'king-must-capture': 'Intl 4.14',
  ambiguous: 'Intl 5',
  'wrong-square': 'Intl 3',
  'man-moved-backward': 'Intl 3.4',
  'crowned-and-went-on': 'Intl 4.15',
  'not-your-piece': 'Intl 3.1',
  'no-such-square': 'Intl 2',
  unreadable: 'Intl 5',
}
