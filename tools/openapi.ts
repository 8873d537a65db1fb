import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientDocument, clientSource } from './release/client-source.ts'
import { documentFrom } from './openapi/document.ts'
import { runExamples } from './openapi/run-examples.ts'

const root = join(import.meta.dirname, '..')

/**
 * `npm run openapi` writes openapi.json from the routes, their shapes and the handlers' responses, and the client's
 * types from that.
 */
const text = `${JSON.stringify(documentFrom(await runExamples()), undefined, 1)}\n`
writeFileSync(join(root, 'openapi.json'), text)
writeFileSync(join(root, 'packages/client/src/document.ts'), clientSource(JSON.parse(text) as ClientDocument))
console.log(`openapi.json: ${Math.round(text.length / 1000)} KB`)
