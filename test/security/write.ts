/** `npm run matrix` writes the answers to every credential into matrix.md. Read the difference before you commit it. */
import { matrix } from './cells.ts'
import { eventMatrix } from './event-cells.ts'
import { eventTablesOf, tableOf, writeTable } from './table.ts'

writeTable(`${tableOf(await matrix())}\n\n${eventTablesOf(await eventMatrix())}`)
