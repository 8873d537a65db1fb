import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { NODE_BUILD } from '../../infra/lambda/esbuild.ts'

const root = join(import.meta.dirname, '../..')

/** The file that exports each function: first the path of today, then the path in older commits. */
const FUNCTIONS = {
  unpackLog: ['functions/codec/game-item.ts', 'functions/packed/item.ts'],
  fold: ['shared/game/evolving/evolve.ts', 'shared/game/evolve.ts'],
} as const

/** Returns the source of the entry that is bundled for a commit, whose files are in this folder. */
const entryIn = (folder: string): string =>
  Object.entries(FUNCTIONS)
    .map(([name, files]) => {
      const file = files.find((each) => existsSync(join(folder, each)))
      if (file === undefined) throw new Error(`no file of this commit is known to have ${name}`)
      return `export { ${name} } from './${file}'\n`
    })
    .join('')

/** The files of a commit that the entry is built from. */
const SOURCES = ['package.json', 'tsconfig.json', 'functions', 'shared'] as const

/** The code with which a release reads games: its full commit id, and the bundled module as text. */
export type ReleaseReader = { readonly commit: string; readonly module: string }

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] })

/** Bundles the reader of a commit, independent of the working tree. Throws if git does not know the commit. */
export const readerAt = async (revision: string): Promise<ReleaseReader> => {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim()
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-release-'))
  try {
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: git('archive', '--format=tar', commit, ...SOURCES) })
    const stdin = { contents: entryIn(folder), resolveDir: folder }
    const { outputFiles } = await build({ ...NODE_BUILD, absWorkingDir: folder, stdin, write: false })
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

/** Returns whether the commit is an ancestor of HEAD; `unknown` in a shallow clone that lacks it, or without git. */
export const isInHistory = (commit: string): 'yes' | 'no' | 'unknown' => {
  try {
    if (isIn(commit)) return 'yes'
    return git('rev-parse', '--is-shallow-repository').toString().trim() === 'true' ? 'unknown' : 'no'
  } catch {
    return 'unknown'
  }
}
