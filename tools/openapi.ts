import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiDocument, clientSource } from './client/source.ts'
import { documentFrom } from './openapi/document.ts'
import { runAll } from './openapi/run.ts'

const root = join(import.meta.dirname, '..')

/**
 * `npm run openapi` writes openapi.json from the routes, their shapes and the handlers' responses, and the client's
 * types from that.
 */
const text = `${JSON.stringify(documentFrom(await runAll()), undefined, 1)}\n`
writeFileSync(join(root, 'openapi.json'), text)
writeFileSync(join(root, 'packages/client/src/document.ts'), clientSource(JSON.parse(text) as ApiDocument))
console.log(`openapi.json: ${Math.round(text.length / 1000)} KB`)
