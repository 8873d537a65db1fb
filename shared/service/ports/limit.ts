export type { Limit, Window } from './ledger.ts'
