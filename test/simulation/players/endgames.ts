import type { Dice } from '../chance.ts'

/**
 * Whether the people of a world agree to claims by the endgame table, and begin with few pieces. It is so in every 32nd
 * world.
 */
export const hasEndgames = (seed: number): boolean => seed % 32 === 26

/** Won, lost and drawn positions of three to five pieces. From the last one a game enters the table by a capture. */
const FENS: readonly [string, ...string[]] = [
  'B:WK22:BK1,K2,K3',
  'B:W30:BK1,K2',
  'W:WK18,21:B5,K2',
  'B:W24,K32:BK6,K7',
  'W:WK30,K31:B3,K8',
  'B:W21,22,K30:BK4,K3',
]

export const endgameTerms = (dice: Dice): Readonly<Record<string, unknown>> => ({
  rules: 'english',
  opening: { fen: dice.pick(FENS) },
  tables: 'allowed',
})

/** Returns a claim that may hold or not: whoever claims does not look it up. */
export const endgameClaim = (dice: Dice): { readonly type: string } => ({
  type: dice.pick(['claim-table-win', 'claim-table-draw', 'claim-table-draw']),
})
