import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { FOR_NODE } from '../../infra/parts/esbuild.ts'

const root = join(import.meta.dirname, '../..')

const ENTRY = `
export { unpackLog } from './functions/packed/item.ts'
export { fold } from './shared/game/evolve.ts'
`

/** What the entry is built from. */
const SOURCES = ['package.json', 'tsconfig.json', 'functions', 'shared'] as const

/** How a release reads games. `commit`: its full name; `module`: its code, in one file. */
export type ReleaseReader = { readonly commit: string; readonly module: string }

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] })

/** Builds the reader from a commit, whatever the working tree has. Throws if git does not know the commit. */
export const readerAt = async (named: string): Promise<ReleaseReader> => {
  const commit = git('rev-parse', '--verify', `${named}^{commit}`).toString().trim()
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-release-'))
  try {
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: git('archive', '--format=tar', commit, ...SOURCES) })
    const stdin = { contents: ENTRY, resolveDir: folder }
    const { outputFiles } = await build({ ...FOR_NODE, absWorkingDir: folder, stdin, write: false })
    return { commit, module: outputFiles[0]?.text ?? '' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isIn = (commit: string): boolean => {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

/** Whether the commit is in the history of what is checked out; `unknown` where only a part of that history, or none, is here. */
export const inHistory = (commit: string): 'yes' | 'no' | 'unknown' => {
  try {
    if (isIn(commit)) return 'yes'
    return git('rev-parse', '--is-shallow-repository').toString().trim() === 'true' ? 'unknown' : 'no'
  } catch {
    return 'unknown'
  }
}
