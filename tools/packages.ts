import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PACKAGES, packPackage } from './release/pack.ts'

/**
 * `npm run packages [-- FOLDER]` packs the npm packages for programs, into `dist/` unless a folder is named. To publish
 * them, `REPOSITORY` is the address of the repository.
 */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
mkdirSync(folder, { recursive: true })
for (const name of PACKAGES) console.log(await packPackage(name, folder, process.env['REPOSITORY']))
