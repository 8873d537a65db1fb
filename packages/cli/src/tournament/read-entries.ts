import type { PairedOrder } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type SheetRow, readSheet } from './read-sheet.ts'

/** The players of an order and, if the sheet has pairs, the pairs, as a request has them. */
export type Entries = Pick<PairedOrder, 'players' | 'pairs'>

type Player = PairedOrder['players'][number]

/** The lines where a player's name and their email address first appear. */
type PlayerLines = { readonly name: number; readonly email: number }

/** What a sheet contains, and the line of each player and pair, for messages about faults. */
export type ParsedEntries = {
  readonly entries: Entries
  readonly lines: { readonly players: readonly PlayerLines[]; readonly pairs: readonly number[] }
}

/** The columns of a sheet of pairs that are not labels. */
const PAIR_COLUMNS = ['black', 'black email', 'white', 'white email']

/** Reads a player from a row. The row must have a name. */
const playerIn = ({ line, fields }: SheetRow, name: string, email: string): Player => {
  const [playerName = '', address = ''] = [fields[name], fields[email]]
  if (playerName === '') throw new UsageError(`line ${line} has no ${name}: ${Object.values(fields).join(', ')}`)
  return { name: playerName, ...(address !== '' && { email: address }) }
}

/** Collects players by their names. A player's address may stand beside any of their games. */
const playerList = () => {
  const players: Player[] = []
  const lines: PlayerLines[] = []
  const add = (player: Player, line: number): number => {
    const at = players.findIndex(({ name }) => name === player.name)
    const [known, knownLines] = [players[at], lines[at]]
    if (!known || !knownLines) {
      lines.push({ name: line, email: line })
      return players.push(player)
    }
    if (known.email !== undefined && player.email !== undefined && known.email !== player.email)
      throw new UsageError(`${player.name} has two addresses: ${known.email} and ${player.email} (line ${line})`)
    if (known.email === undefined && player.email !== undefined) lines[at] = { ...knownLines, email: line }
    players[at] = { ...known, ...player }
    return at + 1
  }
  return { players, lines, add }
}

const labelsOf = ({ fields }: SheetRow): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !PAIR_COLUMNS.includes(name) && value !== ''))

const pairsOf = (rows: readonly SheetRow[]): ParsedEntries => {
  const { players, lines, add } = playerList()
  const pairs = rows.map((row) => {
    const labels = labelsOf(row)
    const black = add(playerIn(row, 'black', 'black email'), row.line)
    const white = add(playerIn(row, 'white', 'white email'), row.line)
    return { black, white, ...(Object.keys(labels).length > 0 && { labels }) }
  })
  return { entries: { players, pairs }, lines: { players: lines, pairs: rows.map(({ line }) => line) } }
}

const playersOf = (rows: readonly SheetRow[]): ParsedEntries => ({
  entries: { players: rows.map((row) => playerIn(row, 'name', 'email')) },
  lines: { players: rows.map(({ line }) => ({ name: line, email: line })), pairs: [] },
})

/**
 * Reads a sheet of pairs (columns `black` and `white`; further columns are labels) or of players (column `name`). Both
 * may have columns with email addresses.
 */
export const readEntries = (text: string): ParsedEntries => {
  const rows = readSheet(text)
  const { fields = {} } = rows[0] ?? {}
  if ('black' in fields && 'white' in fields) return pairsOf(rows)
  if ('name' in fields) return playersOf(rows)
  throw new UsageError('the first line has the headings black and white, or name; a line for each follows')
}
