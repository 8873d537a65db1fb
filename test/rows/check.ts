import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type Row, root, sourceOf } from './parse.ts'

/** A file without one of its rows (none: as it is), and the files beside it where the loss has to show. */
export type Cut = { readonly file: string; readonly row?: Row; readonly seenBy: readonly string[] }

const nameOf = (file: string): string => file.replaceAll('/', '--')

type Edit = { readonly start: number; readonly end: number; readonly text: string }

const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)

/** The copies stand beside one another: they import each other, and everything else from where it is. */
const copyOf = (file: string, { file: table, row, seenBy }: Cut): string => {
  const copied = [table, ...seenBy]
  const imports = importsOf(file).map(({ target, start, end }) => {
    const path = copied.includes(target) ? `./${nameOf(target)}` : join(root, target)
    return { start, end, text: `'${path}'` }
  })
  return edited(sourceOf(file), row && file === table ? [...imports, { ...row, text: '' }] : imports)
}

/** An import that only the row used, or a type that is now without a use, is no error here: it would be removed with the row. */
const OPTIONS = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // What the check of the project knows of itself stays as it is.
    incremental: false,
    tsBuildInfoFile: null,
    typeRoots: [join(root, 'node_modules/@types')],
  },
  files: [],
  include: ['cuts'],
}

/** The type errors of each cut, by one run of the compiler over all of them. */
export const errorsOf = (folder: string, cuts: readonly Cut[]): readonly (readonly string[])[] => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const [index, cut] of cuts.entries()) {
    const place = join(folder, 'cuts', String(index))
    mkdirSync(place, { recursive: true })
    for (const file of [cut.file, ...cut.seenBy]) writeFileSync(join(place, nameOf(file)), copyOf(file, cut))
  }
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, error } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  const lines = stdout.split('\n')
  return cuts.map((_cut, index) => lines.filter((line) => line.startsWith(`cuts/${index}/`)))
}
