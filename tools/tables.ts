import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openTable } from '../shared/draughts/endgames/endgame-table.ts'
import { probe } from '../shared/draughts/endgames/probe.ts'
import { MOST_TABLE_PIECES } from '../shared/draughts/endgames/slices.ts'
import { parseFen, ruleSetOf } from '../shared/draughts/index.ts'
import { CommandMisuse, printLine, runTool } from './command/run-tool.ts'
import { manifestOf } from './tables/manifest.ts'
import { packTable } from './tables/pack-table.ts'
import { solveTable } from './tables/solve-table.ts'

const USAGE = `Makes the endgame table of English draughts, or asks it about a position.

  npm run tables [-- --probe FEN]

Without options it writes assets/endgames/: what perfect play leads to in each position with up to four pieces, by
retrograde analysis with the engine's own moves, and the digest of that file. The bytes are the same each time.
With --probe it reads the file and prints what it says of a position, such as "B:WK10:BK1,K19".
`

const FILE = `english-${MOST_TABLE_PIECES}.bin`
const folder = join(import.meta.dirname, '../assets/endgames')

const writeTable = (): void => {
  const solved = solveTable(MOST_TABLE_PIECES)
  const bytes = packTable(solved, MOST_TABLE_PIECES)
  const manifest = manifestOf(FILE, bytes, solved.values, MOST_TABLE_PIECES)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE), bytes)
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  printLine(
    `${FILE}: ${solved.values.length} positions, ${Math.round(bytes.length / 1000)} KB, sha256 ${manifest.sha256}`,
  )
}

/** Prints the outcome for the side to move, the distance in plies, and the entry. */
const printProbe = (fen: string): void => {
  const read = parseFen(ruleSetOf('english'), fen)
  if (read.kind === 'fault') throw new CommandMisuse(`${fen} ${read.message}.`)
  const table = openTable(readFileSync(join(folder, FILE)))
  const found = table && probe(table, read.position)
  if (!found) throw new CommandMisuse(`The table does not have ${fen}.`)
  const { outcome, distance, slice, index } = found
  printLine(`${outcome}${distance === undefined ? '' : ` in ${distance}`}, slice ${slice}, index ${index}`)
}

await runTool('tables', async () => {
  const options = { help: { type: 'boolean' }, probe: { type: 'string' } } as const
  const { values } = parseArgs({ options, strict: true })
  if (values.help) printLine(USAGE)
  else if (values.probe === undefined) writeTable()
  else printProbe(values.probe)
  return 0
})
