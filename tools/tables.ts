import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_TABLE_PIECES } from '../shared/draughts/endgames/slices.ts'
import { manifestOf } from './tables/manifest.ts'
import { packTable } from './tables/pack-table.ts'
import { solveTable } from './tables/solve-table.ts'

/**
 * `npm run tables` writes assets/endgames/: what perfect play leads to in each position of English draughts with up to
 * four pieces, by retrograde analysis with the engine's own moves, and the digest of that file. The bytes are the same
 * each time.
 */
const FILE = `english-${MOST_TABLE_PIECES}.bin`
const folder = join(import.meta.dirname, '../assets/endgames')
const solved = solveTable(MOST_TABLE_PIECES)
const bytes = packTable(solved, MOST_TABLE_PIECES)
const manifest = manifestOf(FILE, bytes, solved.values, MOST_TABLE_PIECES)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, FILE), bytes)
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(
  `${FILE}: ${solved.values.length} positions, ${Math.round(bytes.length / 1000)} KB, sha256 ${manifest.sha256}`,
)
