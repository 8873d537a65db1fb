import type { PairedOrder } from '../../client/src/index.ts'
import { Misuse } from './fault.ts'
import { type Row, readSheet } from './sheet.ts'

export type Entries = Pick<PairedOrder, 'players' | 'pairs'>

type Player = PairedOrder['players'][number]

const OF_PAIR = ['black', 'black email', 'white', 'white email']

const named = (row: Row, name: string, email: string): Player => {
  const [called = '', address = ''] = [row[name], row[email]]
  if (called === '') throw new Misuse(`a line has no ${name}: ${Object.values(row).join(', ')}`)
  return { name: called, ...(address !== '' && { email: address }) }
}

/** A player is one name; the address may stand beside any of their games. */
const roll = () => {
  const players: Player[] = []
  const place = (player: Player): number => {
    const at = players.findIndex(({ name }) => name === player.name)
    const known = players[at]
    if (!known) return players.push(player)
    if (known.email !== undefined && player.email !== undefined && known.email !== player.email)
      throw new Misuse(`${player.name} has two addresses: ${known.email} and ${player.email}`)
    players[at] = { ...known, ...player }
    return at + 1
  }
  return { players, place }
}

const labelsOf = (row: Row): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !OF_PAIR.includes(name) && value !== ''))

const pairsOf = (rows: readonly Row[]): Entries => {
  const { players, place } = roll()
  const pairs = rows.map((row) => {
    const labels = labelsOf(row)
    const black = place(named(row, 'black', 'black email'))
    const white = place(named(row, 'white', 'white email'))
    return { black, white, ...(Object.keys(labels).length > 0 && { labels }) }
  })
  return { players, pairs }
}

/** A sheet of pairs (`black`, `white`, further columns are labels), or of players (`name`), both with addresses or without. */
export const entriesIn = (text: string): Entries => {
  const rows = readSheet(text)
  const [first] = rows
  if (first && 'black' in first && 'white' in first) return pairsOf(rows)
  if (first && 'name' in first) return { players: rows.map((row) => named(row, 'name', 'email')) }
  throw new Misuse('the first line has the headings black and white, or name; a line for each follows')
}
