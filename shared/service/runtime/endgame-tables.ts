import type { EndgameTableName } from '../../draughts/endgames/table-list.ts'

/** Reads the files of endgame tables, each from the disk at most once. */
export type EndgameTables = {
  readonly read: (name: EndgameTableName) => Promise<Uint8Array>
}
