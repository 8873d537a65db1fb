import type { RulesId } from '../rules/words.ts'

/**
 * The endgame tables of the service. Results of games name them, so a row never changes: a table with other bytes gets
 * another name, and the file of the old one stays. A test compares the rows with assets/endgames/.
 */
export const ENDGAME_TABLES = {
  'english-4': {
    rules: 'english',
    pieces: 4,
    bytes: 279_588,
    sha256: '48214125a7f694a70e274c3a8d9ae96e801522b3dcfedfcbd1f941db53a3eade',
    format: 1,
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly rules: RulesId
      /** The most pieces of a position, both sides together. */
      readonly pieces: number
      readonly bytes: number
      readonly sha256: string
      /** The version of the file's format, as its header has it. */
      readonly format: number
    }
  >
>

export type EndgameTableName = keyof typeof ENDGAME_TABLES

/** The table by which claims are decided. */
export const CLAIM_TABLE = 'english-4' satisfies EndgameTableName
