import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** What `npm pack` reports of a package. */
export type Packed = { readonly filename: string; readonly size: number; readonly files: readonly { path: string }[] }

const FILES = ['README.md', 'CHANGELOG.md']

/**
 * Returns the manifest to publish. The registry links to the repository and checks where a package was built, so `url`
 * is the address of the repository that publishes: a fork has another one than this.
 */
const manifestOf = (name: Package, url: string | undefined): string => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as object
  const repository = { type: 'git', url, directory: `packages/${name}` }
  return JSON.stringify({ ...manifest, ...(url !== undefined && { repository }) }, undefined, 2)
}

type PackOptions = { readonly repository?: string | undefined; readonly options?: readonly string[] }

/** Builds a package in a temporary folder, so that nothing is left in the tree, and packs it there. */
const pack = async (name: Package, { repository, options = [] }: PackOptions): Promise<Packed> => {
  const folder = join(root, 'packages', name)
  const stage = mkdtempSync(join(tmpdir(), `crownhead-pack-${name}-`))
  try {
    await BUILDS[name](folder, join(stage, 'dist'))
    writeFileSync(join(stage, 'package.json'), manifestOf(name, repository))
    for (const file of FILES) cpSync(join(folder, file), join(stage, file))
    cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
    const args = ['pack', '--json', '--ignore-scripts', ...options]
    const { stdout } = await run('npm', args, { cwd: stage, shell: windows })
    const [packed] = JSON.parse(stdout) as readonly Packed[]
    if (!packed) throw new Error(`npm packed nothing: ${stdout}`)
    return packed
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Returns what the tarball of a package would contain. */
export const listPackage = (name: Package): Promise<Packed> => pack(name, { options: ['--dry-run'] })

/** Packs a package. Resolves with the tarball's path. */
export const packPackage = async (name: Package, into: string, repository?: string): Promise<string> => {
  const { filename } = await pack(name, { repository, options: ['--pack-destination', into] })
  return join(into, filename)
}
