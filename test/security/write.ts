/** `npm run matrix`: writes what every credential is answered into matrix.md. Read the difference before you commit it. */
import { matrix } from './cells.ts'
import { tableOf, writeTable } from './table.ts'

writeTable(tableOf(await matrix()))
