import type { PairedOrder } from '../../client/src/index.ts'
import { Misuse } from './fault.ts'
import { type Row, readSheet } from './sheet.ts'

export type Entries = Pick<PairedOrder, 'players' | 'pairs'>

type Player = PairedOrder['players'][number]

/** Where a player's name stands first, and their address. */
type PlayerLines = { readonly name: number; readonly email: number }

/** `lines`: of the sheet, for each player and pair. */
export type Entered = {
  readonly entries: Entries
  readonly lines: { readonly players: readonly PlayerLines[]; readonly pairs: readonly number[] }
}

const OF_PAIR = ['black', 'black email', 'white', 'white email']

const named = ({ line, fields }: Row, name: string, email: string): Player => {
  const [called = '', address = ''] = [fields[name], fields[email]]
  if (called === '') throw new Misuse(`line ${line} has no ${name}: ${Object.values(fields).join(', ')}`)
  return { name: called, ...(address !== '' && { email: address }) }
}

/** A player is one name; the address may stand beside any of their games. */
const roll = () => {
  const players: Player[] = []
  const lines: PlayerLines[] = []
  const place = (player: Player, line: number): number => {
    const at = players.findIndex(({ name }) => name === player.name)
    const [known, stands] = [players[at], lines[at]]
    if (!known || !stands) {
      lines.push({ name: line, email: line })
      return players.push(player)
    }
    if (known.email !== undefined && player.email !== undefined && known.email !== player.email)
      throw new Misuse(`${player.name} has two addresses: ${known.email} and ${player.email} (line ${line})`)
    if (known.email === undefined && player.email !== undefined) lines[at] = { ...stands, email: line }
    players[at] = { ...known, ...player }
    return at + 1
  }
  return { players, lines, place }
}

const labelsOf = ({ fields }: Row): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !OF_PAIR.includes(name) && value !== ''))

const pairsOf = (rows: readonly Row[]): Entered => {
  const { players, lines, place } = roll()
  const pairs = rows.map((row) => {
    const labels = labelsOf(row)
    const black = place(named(row, 'black', 'black email'), row.line)
    const white = place(named(row, 'white', 'white email'), row.line)
    return { black, white, ...(Object.keys(labels).length > 0 && { labels }) }
  })
  return { entries: { players, pairs }, lines: { players: lines, pairs: rows.map(({ line }) => line) } }
}

const playersOf = (rows: readonly Row[]): Entered => ({
  entries: { players: rows.map((row) => named(row, 'name', 'email')) },
  lines: { players: rows.map(({ line }) => ({ name: line, email: line })), pairs: [] },
})

/** A sheet of pairs (`black`, `white`, further columns are labels), or of players (`name`), both with addresses or without. */
export const entriesIn = (text: string): Entered => {
  const rows = readSheet(text)
  const { fields = {} } = rows[0] ?? {}
  if ('black' in fields && 'white' in fields) return pairsOf(rows)
  if ('name' in fields) return playersOf(rows)
  throw new Misuse('the first line has the headings black and white, or name; a line for each follows')
}
