import { CLAIMS, type Claim } from '../../../draughts/index.ts'
import type { GameTable } from './game-table.ts'

/** Returns the draws that the player may claim now. */
export const claimsNow = ({ view }: GameTable): readonly Claim[] =>
  CLAIMS.filter((claim) => view.claims.includes(claim))
