import { CLAIMS, type Claim } from '../draughts/index.ts'
import type { Table } from './table.ts'

export const claimsNow = ({ view }: Table): readonly Claim[] => CLAIMS.filter((claim) => view.claims.includes(claim))
