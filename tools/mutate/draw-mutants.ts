import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chances } from '../../test/draughts/random.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export const sourceLine = ({ file, line }: Mutant): string => (sourceOf(file).split('\n')[line - 1] ?? '').trim()

export const sourceFilesIn = (path: string): readonly string[] =>
  path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.ts`, { cwd: root }).toSorted()

export type DrawOptions = { readonly files: readonly string[]; readonly count: number; readonly seed: number }

/** Draws mutants of different lines by a seed: every line is equally likely, then each mutant of the line. */
export const drawMutants = ({ files, count, seed }: DrawOptions): readonly Mutant[] => {
  const random = chances(seed)
  const lines = [
    ...Map.groupBy(
      files.flatMap((file) => mutantsOf(file, sourceOf(file))),
      ({ file, line }) => `${file}:${line}`,
    ).values(),
  ]
  const drawn: Mutant[] = []
  while (drawn.length < count && lines.length > 0) {
    const [mutants = []] = lines.splice(Math.floor(random() * lines.length), 1)
    const mutant = mutants[Math.floor(random() * mutants.length)]
    if (mutant) drawn.push(mutant)
  }
  return drawn
}
