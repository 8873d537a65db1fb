/**
 * `node write-function.ts ENTRY FOLDER` writes the code of a function. It is a process of its own, because the CDK
 * bundles synchronously, and plugins of esbuild are asynchronous.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { lambdaBuild } from './esbuild.ts'
import { LEAN_SDK, NEVER_NEEDED, withoutFacades } from './lean.ts'
import { oneFile } from './one-file.ts'

const [, , entry = '', folder = ''] = process.argv
const lean = { external: NEVER_NEEDED, plugins: [LEAN_SDK] }
const { outputFiles } = await build({ ...lambdaBuild(entry, folder), ...lean, write: false })
mkdirSync(folder, { recursive: true })
for (const [name, text] of await oneFile(outputFiles)) writeFileSync(join(folder, name), withoutFacades(text))
