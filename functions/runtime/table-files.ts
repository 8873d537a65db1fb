import { readFile } from 'node:fs/promises'
import type { EndgameTableName } from '../../shared/draughts/endgames/table-list.ts'
import type { EndgameTables } from '../../shared/service/runtime/endgame-tables.ts'

/** Reads endgame tables from a folder, whose URL ends in a slash. A file is read when it is first asked for, and kept. */
export const tablesIn = (folder: URL): EndgameTables => {
  const files = new Map<EndgameTableName, Promise<Uint8Array>>()
  const read = async (name: EndgameTableName): Promise<Uint8Array> => {
    const known = files.get(name)
    if (known) return known
    const reading = readFile(new URL(`${name}.bin`, folder))
    files.set(name, reading)
    // A read that failed is repeated when the table is next asked for.
    reading.catch(() => files.delete(name))
    return reading
  }
  return { read }
}
