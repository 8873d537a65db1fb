import type { Colour, RulesId } from '../../draughts/index.ts'
import type { ListedTermTexts } from '../grammar/coded-texts.ts'
import { sides } from './board.ts'

export const rules: Readonly<Record<RulesId, string>> = {
  english: 'English draughts',
  'english-huffing': 'English draughts with huffing',
  'english-crown-and-continue': 'English draughts, crown and continue',
  'english-kings-first': 'English draughts, king captures first',
  international: 'International draughts',
  russian: 'Russian draughts',
  brazilian: 'Brazilian draughts',
  pool: 'Pool checkers',
  italian: 'Italian draughts',
  spanish: 'Spanish draughts',
  portuguese: 'Portuguese draughts',
  czech: 'Czech draughts',
  canadian: 'Canadian draughts',
  frisian: 'Frisian draughts',
  thai: 'Thai draughts',
}

/** The short names of the rules, for the tiles of the new-game form. */
export const shortRules: Readonly<Record<RulesId, string>> = {
  english: 'English',
  'english-huffing': 'English, huffing',
  'english-crown-and-continue': 'English, crown and go on',
  'english-kings-first': 'English, kings first',
  international: 'International',
  russian: 'Russian',
  brazilian: 'Brazilian',
  pool: 'Pool',
  italian: 'Italian',
  spanish: 'Spanish',
  portuguese: 'Portuguese',
  czech: 'Czech',
  canadian: 'Canadian',
  frisian: 'Frisian',
  thai: 'Thai',
}

/** The terms of the game. */
export const about = {
  allNumbers: 'Show the numbers of all squares',
  calendar: 'Deadlines in your calendar',
  fewerNumbers: 'Number only the empty squares',
  clock: 'Time',
  weekends: 'Weekends',
  weekendsOff: (city: string): string => `Saturdays and Sundays do not count (${city})`,
  leave: 'Your leave',
  strictness: 'Illegal moves',
  laws: 'By the laws: one caution, then the game is lost',
  firstMoves: 'First moves',
  noShow: 'If one never comes, its side loses',
  arbiter: 'Arbiter',
  arbiterIs: (name: string): string => `Arbiter: ${name}`,
  position: 'From a position of its own',
}

/** Terms that a game need not have. */
export const terms: ListedTermTexts = {
  drawOffersFrom: {
    label: 'Draw offers from move',
    hint: 'Before this own move nobody can offer a draw. Claims are possible at any time.',
    says: (move) => `No draw may be offered before move ${move}`,
  },
  engines: {
    label: 'Engines',
    hint: 'Nobody checks this. It stands beside the game and in its PDN.',
    says: { allowed: 'Engines are allowed', 'not-allowed': 'Engines are not allowed' },
  },
}

/** The downloads of a game, and its score sheet. */
export const records = {
  title: 'Keep this game',
  pdnHint: 'moves and times',
  png: 'Picture',
  pngHint: 'of this position',
  gif: 'Moving picture',
  gifHint: (seconds: number): string => `${seconds} s`,
  svg: 'Drawing',
  svgHint: 'sharp at any size',
  fen: 'Position',
  sheet: 'Score sheet',
  sheetHint: 'to print and sign',
}

export const sheet = {
  title: 'Score sheet',
  game: (id: string): string => `Game ${id}`,
  back: 'Back to the game',
  rules: 'Rules',
  clock: 'Time',
  begun: 'Begun',
  ended: 'Ended',
  notEnded: 'Not ended',
  moves: 'Moves',
  move: 'Move',
  result: 'Result',
  won: (side: Colour): string => `${sides[side]} won, 2–0`,
  draw: 'Draw, 1–1',
  open: 'No result',
  position: 'Position at the end',
  positionNow: 'Position',
  times: 'Beside each move: the time its player took for it. min = minutes, h = hours, d = days.',
  right: 'We have checked this sheet, and it is right (article 27.2).',
  date: 'Date',
  printed: (when: string): string => `Made ${when}. All times UTC.`,
}
