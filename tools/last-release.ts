import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { FOR_NODE } from '../infra/parts/esbuild.ts'

const root = join(import.meta.dirname, '..')

const ENTRY = `
export { unpackLog } from './functions/packed/item.ts'
export { fold } from './shared/game/evolve.ts'
`

/** `npm run last-release`, once a release has gone over: keeps how it reads games, for the tests of the next one. */
const { outputFiles } = await build({ ...FOR_NODE, stdin: { contents: ENTRY, resolveDir: root }, write: false })
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const reader = { commit, module: outputFiles[0]?.text ?? '' }
writeFileSync(join(root, 'test/releases/last.json'), `${JSON.stringify(reader, undefined, 1)}\n`)
console.log(`the next release is held to what ${commit} reads`)
