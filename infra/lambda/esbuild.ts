import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { type BuildOptions, buildSync } from 'esbuild'
import { ENDGAME_TABLES } from '../../shared/draughts/endgames/table-list.ts'
import { type AssetList, assetFiles } from '../../shared/pages/asset-files.ts'
import { appIcons } from '../../shared/picture/app-icons.ts'
import { type Script, buildOptions, forEachScript } from '../../shared/pages/scripts.ts'

const root = join(import.meta.dirname, '../..')

const SMALL: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  minify: true,
  // Escaped, Cyrillic text would take three times as many bytes.
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
}

/** Options for code that Node runs. An ESM build loads 40 % less at a cold start than CommonJS. */
export const NODE_BUILD = {
  ...SMALL,
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
} satisfies BuildOptions

/** Returns the options for a function: `index.mjs` for its entry, and further files for what it imports late. */
export const lambdaBuild = (entry: string, folder: string): BuildOptions => ({
  ...NODE_BUILD,
  entryPoints: [entry],
  outdir: folder,
  entryNames: 'index',
  outExtension: { '.js': '.mjs' },
  splitting: true,
})

/**
 * Writes the code of a function into a folder: `index.mjs`, and what it imports late. `entry` is a path from the root.
 */
export const writeFunction = (entry: string, folder: string): void =>
  void execFileSync(process.execPath, [join(import.meta.dirname, 'write-function.ts'), entry, folder])

const scriptText = (script: Script): string =>
  buildSync({ ...SMALL, ...buildOptions(script, root), write: false }).outputFiles[0]?.text ?? ''

/**
 * Writes every file for browsers into a folder, and the list of their addresses. A container reads the list at its
 * start, and a file when it is requested.
 */
export const writeAssets = (folder: string): void => {
  const { assets, files } = assetFiles(
    forEachScript(scriptText),
    appIcons((bytes) => deflateSync(bytes)),
  )
  const types = Object.fromEntries([...files].map(([name, { type }]) => [name, type]))
  writeFileSync(join(folder, 'assets.json'), JSON.stringify({ assets, types } satisfies AssetList))
  for (const [name, { body }] of files) writeFileSync(join(folder, name), body)
}

/** Copies the endgame tables into a folder. A container reads one when it is first asked about a position. */
export const writeTables = (folder: string): void => {
  for (const name of Object.keys(ENDGAME_TABLES))
    copyFileSync(join(root, 'assets/endgames', `${name}.bin`), join(folder, `${name}.bin`))
}
