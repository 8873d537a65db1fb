import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const windows = process.platform === 'win32'

type Build = (folder: string, dist: string) => Promise<unknown>

/** Compiles each source file to a JavaScript file and a file of its types. */
const compiled: Build = (folder, dist) => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '-p', folder, '--outDir', dist])
}

/** Bundles the client and the texts of boards and terms into one file that needs no other package. */
const bundled: Build = (folder, dist) =>
  build({
    entryPoints: [join(folder, 'src/main.ts')],
    outfile: join(dist, 'crownhead.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'silent',
  })

const BUILDS = { client: compiled, cli: bundled } as const satisfies Readonly<Record<string, Build>>

export type Package = keyof typeof BUILDS

export const PACKAGES = Object.keys(BUILDS) as readonly Package[]

/**
 * Builds and packs a package in a temporary folder, so that nothing is left in the tree. Resolves with the tarball's
 * path.
 */
export const packPackage = async (name: Package, into: string): Promise<string> => {
  const folder = join(root, 'packages', name)
  const stage = mkdtempSync(join(tmpdir(), `crownhead-pack-${name}-`))
  try {
    await BUILDS[name](folder, join(stage, 'dist'))
    for (const file of ['package.json', 'README.md']) cpSync(join(folder, file), join(stage, file))
    cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into]
    const { stdout } = await run('npm', args, { cwd: stage, shell: windows })
    const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[]
    return join(into, packed?.filename ?? '')
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
