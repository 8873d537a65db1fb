import { CLAIMS, type Claim } from '../../draughts/index.ts'
import type { Table } from '../game/model/table.ts'

export const claimsNow = ({ view }: Table): readonly Claim[] => CLAIMS.filter((claim) => view.claims.includes(claim))
