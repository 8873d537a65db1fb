import { pathToFileURL } from 'node:url'
import { tablesIn } from '../../functions/runtime/table-files.ts'

/** The endgame tables, as a service has them. Tests run in the project's folder; the simulation has no addresses of modules. */
export const TABLES = tablesIn(pathToFileURL('assets/endgames/'))
