import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFrom } from './openapi/document.ts'
import { runAll } from './openapi/run.ts'

/** `npm run openapi`: writes openapi.json from the routes, their shapes, and what the handlers answer. */
const text = `${JSON.stringify(documentFrom(await runAll()), undefined, 1)}\n`
writeFileSync(join(import.meta.dirname, '../openapi.json'), text)
console.log(`openapi.json: ${Math.round(text.length / 1000)} KB`)
