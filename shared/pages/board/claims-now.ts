import { CLAIMS, type Claim } from '../../draughts/index.ts'
import type { Table } from '../game/model/table.ts'

/** The draws that the player may claim now. */
export const claimsNow = ({ view }: Table): readonly Claim[] => CLAIMS.filter((claim) => view.claims.includes(claim))
