import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { errorsOf } from '../../test/rows/check.ts'
import { sourceOf } from './draw-mutants.ts'
import { type Mutant, applyMutant } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

const inFolder = <T>(run: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-mutants-'))
  try {
    return run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the mutants whose own file does not compile. One compiler run checks a copy of the file for each mutant. */
export const rejectedByCompiler = (mutants: readonly Mutant[]): ReadonlySet<Mutant> =>
  inFolder((folder) => {
    const cuts = mutants.map(({ file, start, before, after }) => ({
      file,
      seenBy: [],
      edits: [{ start, end: start + before.length, text: after }],
    }))
    const errors = errorsOf(folder, cuts)
    return new Set(mutants.filter((_, index) => errors[index]?.length !== 0))
  })

const NOT_COPIED = /^(node_modules|\.git|data|cdk\.out|coverage|dist)($|\/)/

/**
 * Returns the mutants that break the types of another file. It takes a compiler run for each, so it is meant for
 * mutants that no test killed.
 */
export const rejectedInOtherFiles = (mutants: readonly Mutant[]): ReadonlySet<Mutant> =>
  inFolder((folder) => {
    cpSync(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(relative(root, path)) })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const known = join(folder, 'types.tsbuildinfo')
    const compiles = (): boolean =>
      spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder, '--tsBuildInfoFile', known], { cwd: folder })
        .status === 0
    return new Set(
      mutants.filter((mutant) => {
        const source = sourceOf(mutant.file)
        writeFileSync(join(folder, mutant.file), applyMutant(source, mutant))
        const refused = !compiles()
        writeFileSync(join(folder, mutant.file), source)
        return refused
      }),
    )
  })
