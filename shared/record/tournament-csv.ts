import type { TournamentBoard } from '../tournament/model/boards.ts'
import type { Entrant } from '../tournament/model/people.ts'
import { type Tournament, entrantOf, playersOf } from '../tournament/model/tournament.ts'
import { resultOfBoard, rulingThatCounts, voidReasonOf } from '../tournament/standings/board-result.ts'
import { standingsOf } from '../tournament/standings/standings.ts'

type Cell = string | number | false | undefined
type Row = readonly Cell[]

/**
 * The characters with which a spreadsheet begins a formula, and so may run a text: also in their full-width forms, and
 * after a semicolon, which divides the cells in countries that write a comma in numbers. A mark before them keeps the text
 * a text (OWASP, "CSV Injection").
 */
const FORMULA = /(^|;[\s"]*)(?=[=+\-@\t\r＝＋－＠])/g

const written = (cell: Cell): string => {
  if (cell === undefined || cell === false) return ''
  if (typeof cell === 'number') return `${cell}`
  const text = cell.replaceAll(FORMULA, "$1'")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Writes a table as CSV (RFC 4180). It begins with a byte order mark, without which spreadsheets take UTF-8 for
 * something else.
 */
const writeCsv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

const PLAYER_COLUMNS = [
  'Place',
  'Number',
  'Name',
  'Club',
  'Id',
  'Title',
  'Rating',
  'Team',
  'Board',
  'Captain',
  'Section',
  'Status',
  'Struck',
  'Points',
  'Wins',
  'Draws',
  'Losses',
  'Sonneborn-Berger',
] as const

const detailCells = ({ name, club, id, title, rating, team, board, captain }: Entrant): Row => [
  name,
  club,
  id,
  title,
  rating,
  team,
  board,
  captain && 'yes',
]

/**
 * Writes the players of an event as CSV: in the order of the table, with what was given of each and how they have done.
 * `isWhole`: everyone on the list follows, as officials see it; otherwise only those who have accepted are there. There
 * are no addresses. The columns of a list of players have its names, so that the table can found another event.
 */
export const writePlayersCsv = (tournament: Tournament, isWhole: boolean): string => {
  const { section } = tournament.terms
  const table = standingsOf(tournament)
  const ranked = new Set(table.map(({ player }) => player))
  const others = (isWhole ? tournament.entrants : playersOf(tournament)).filter(({ number }) => !ranked.has(number))
  return writeCsv([
    PLAYER_COLUMNS,
    ...table.flatMap(({ player, place, points, wins, draws, losses, sonnebornBerger, isStruck }): readonly Row[] => {
      const entrant = entrantOf(tournament, player)
      if (!entrant) return []
      const score = [points, wins, draws, losses, sonnebornBerger]
      return [[place, player, ...detailCells(entrant), section, entrant.status, isStruck && 'yes', ...score]]
    }),
    ...others.map((entrant): Row => {
      const known = [undefined, entrant.number, ...detailCells(entrant), section, entrant.status]
      return PLAYER_COLUMNS.map((_column, at) => known[at])
    }),
  ])
}

const GAME_COLUMNS = [
  'Board',
  'Round',
  'In round',
  'Section',
  'Black',
  'White',
  'Black number',
  'White number',
  'Black id',
  'White id',
  'Opening',
  'Result',
  'Reason',
  'Ruling',
  'Game',
] as const

/** Returns a result as FMJD's tables have it: two points for a win, one for a draw, those of Black first. */
const resultCells = (board: TournamentBoard): Row => {
  const result = resultOfBoard(board)
  const { score } = board
  const ruling = rulingThatCounts(board)
  if (result === undefined) return ['', '', '']
  if (result === 'void') return ['void', voidReasonOf(board), ruling?.reason]
  const points = result.winner === null ? '1-1' : result.winner === 'black' ? '2-0' : '0-2'
  const reason = score === undefined || score.outcome === 'void' ? undefined : score.outcome.reason
  return [points, ruling ? 'ruling' : reason, ruling?.reason]
}

/** Writes the games of an event as CSV, in the order of its boards. `urlOf` returns the address of a game. */
export const writeGamesCsv = (tournament: Tournament, urlOf: (game: string) => string): string =>
  writeCsv([
    GAME_COLUMNS,
    ...tournament.boards.map((board): Row => {
      const [black, white] = [entrantOf(tournament, board.black), entrantOf(tournament, board.white)]
      return [
        board.number,
        board.round,
        board.place,
        tournament.terms.section,
        black?.name,
        white?.name,
        board.black,
        board.white,
        black?.id,
        white?.id,
        board.opening,
        ...resultCells(board),
        urlOf(board.game),
      ]
    }),
  ])
