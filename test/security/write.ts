/**
 * `npm run matrix` writes into matrix.md what every credential is answered. Read the difference before you commit it.
 */
import { matrix } from './cells.ts'
import { tableOf, writeTable } from './table.ts'

writeTable(tableOf(await matrix()))
