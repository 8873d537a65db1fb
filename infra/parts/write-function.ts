/** `node write-function.ts ENTRY FOLDER`: a process of its own, for CDK asks without waiting, and esbuild's plugins wait. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { forLambda } from './esbuild.ts'
import { LEAN_SDK, NEVER_NEEDED, withoutFacades } from './lean.ts'

const [, , entry = '', folder = ''] = process.argv
const lean = { external: NEVER_NEEDED, plugins: [LEAN_SDK] }
const { outputFiles } = await build({ ...forLambda(entry, folder), ...lean, write: false })
mkdirSync(folder, { recursive: true })
for (const { path, text } of outputFiles) writeFileSync(path, withoutFacades(text))
