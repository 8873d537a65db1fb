/** What a pasted list can say of a player, in the order in which a list without column names gives it. */
export const LIST_COLUMNS = ['name', 'email', 'club', 'id', 'rating', 'team', 'board', 'section'] as const

/** Columns that only a list with column names can have. */
const NAMED_COLUMNS = ['title', 'captain'] as const

export const ALL_COLUMNS = [...LIST_COLUMNS, ...NAMED_COLUMNS] as const
export type ListColumn = (typeof ALL_COLUMNS)[number]

/**
 * The names of the columns in the first line of a list, in small letters: as documented, and as spreadsheets of clubs in
 * the languages of the pages have them.
 */
const NAMES: Readonly<Record<ListColumn, readonly string[]>> = {
  name: [
    'name',
    'player',
    'naam',
    'speler',
    'spieler',
    'nom',
    'joueur',
    'nombre',
    'jugador',
    'nome',
    'jogador',
    'имя',
    'игрок',
    'imię',
    'nazwisko',
    'zawodnik',
  ],
  email: ['email', 'e-mail', 'mail', 'address', 'adres', 'adresse', 'courriel', 'correo', 'почта', 'адрес'],
  club: ['club', 'vereniging', 'verein', 'клуб', 'klub', 'clube'],
  id: ['id', 'bondsnummer', 'licence', 'license', 'licencia', 'licença', 'номер', 'licencja'],
  rating: ['rating', 'elo', 'рейтинг', 'ranking'],
  team: ['team', 'mannschaft', 'équipe', 'equipe', 'equipo', 'команда', 'drużyna'],
  board: ['board', 'bord', 'brett', 'damier', 'tablero', 'tabuleiro', 'доска', 'szachownica', 'plansza'],
  section: [
    'section',
    'group',
    'afdeling',
    'groep',
    'gruppe',
    'groupe',
    'grupo',
    'группа',
    'grupa',
    'sección',
    'seção',
  ],
  title: ['title', 'titel', 'titre', 'título', 'звание', 'tytuł'],
  captain: ['captain', 'captein', 'aanvoerder', 'kapitän', 'capitaine', 'capitán', 'capitão', 'капитан', 'kapitan'],
}

const BY_NAME: ReadonlyMap<string, ListColumn> = new Map(
  ALL_COLUMNS.flatMap((column) => NAMES[column].map((name) => [name, column] as const)),
)

/** Columns of our own table of players that say how somebody has done. A list that comes from there may have them. */
const RESULT_COLUMNS: ReadonlySet<string> = new Set(
  ['Place', 'Number', 'Status', 'Struck', 'Points', 'Wins', 'Draws', 'Losses', 'Sonneborn-Berger'].map((name) =>
    name.toLowerCase(),
  ),
)

/** Takes off the mark that our tables put before a text which a spreadsheet would take for a formula. */
const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')

/** The columns that a line names, and the first cell of it that names none, or one that another has named. */
export type ListHead = {
  readonly columns: readonly (ListColumn | undefined)[]
  readonly unknown?: string
  /** The index of the column `Status` of our own table of players. */
  readonly status?: number
}

/** The words in that column of people who are not in the event any more. */
export const LEFT_STATUSES: ReadonlySet<string> = new Set(['declined', 'removed', 'withdrawn', 'expelled', 'replaced'])

/** Returns what a line of column names says. Undefined if it is a player's: nobody is called by the name of that column. */
export const headIn = (cells: readonly string[]): ListHead | undefined => {
  const columns = cells.map((cell) => BY_NAME.get(cell.toLowerCase().replace(/[:.*]$/, '')))
  if (!columns.includes('name') || cells.some((cell) => cell.includes('@'))) return undefined
  const unknown = cells.find((cell, at) => {
    const column = columns[at]
    if (column !== undefined) return columns.indexOf(column) !== at
    return cell !== '' && !RESULT_COLUMNS.has(cell.toLowerCase())
  })
  const status = cells.findIndex((cell) => cell.toLowerCase() === 'status')
  return { columns, ...(unknown !== undefined && { unknown }), ...(status !== -1 && { status }) }
}

/** Returns the character that divides the cells of a line. Spreadsheets paste tabs. */
export const separatorOf = (line: string): '\t' | ';' | ',' => {
  if (line.includes('\t')) return '\t'
  return line.includes(';') ? ';' : ','
}

/**
 * Returns the trimmed cells of a line. A cell in double quotes may contain the separator (RFC 4180). Each character is
 * read once, however many quotation marks there are.
 */
export const cellsOfLine = (line: string, separator: string): readonly string[] => {
  const cells: string[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  let before = ''
  for (const character of line) {
    const isMark = character === '"'
    // Two marks within a quoted cell stand for one.
    if (isMark && !isQuoted && before === '"' && cell !== '') {
      cell += '"'
      isBlank = false
    }
    if (isMark && (isQuoted || before === '"' || isBlank)) isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(withoutFormulaMark(cell.trim()))
      cell = ''
      isBlank = true
    } else {
      cell += character
      isBlank &&= character.trim() === ''
    }
    before = character
  }
  // A quotation mark that nothing ends is none.
  return isQuoted
    ? line
        .replaceAll('"', '')
        .split(separator)
        .map((each) => each.trim())
    : [...cells, withoutFormulaMark(cell.trim())]
}
