import { tablesIn } from '../../functions/runtime/table-files.ts'

/** The endgame tables, as a service has them. */
export const TABLES = tablesIn(new URL('../../assets/endgames/', import.meta.url))
