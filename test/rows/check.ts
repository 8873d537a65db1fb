import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, root, sourceOf, type Span } from './parse.ts'

export type Edit = Span & { readonly text: string }

/** A changed file, and the other files in which its changes may cause errors. */
export type Cut = { readonly file: string; readonly edits: readonly Edit[]; readonly seenBy: readonly string[] }

const nameOf = (file: string): string => file.replaceAll('/', '--')

const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)

/**
 * Returns the text of a file's copy. The copies of one cut are in one folder: they import each other from there, and
 * everything else from its original place.
 */
const copyOf = (file: string, cut: Cut): string => {
  const copied = [cut.file, ...cut.seenBy]
  const imports = importsOf(file).map(({ target, start, end }) => {
    const path = copied.includes(target) ? `./${nameOf(target)}` : join(root, target)
    return { start, end, text: `'${path}'` }
  })
  if (file !== cut.file) return edited(sourceOf(file), imports)
  const left = imports.filter(({ start }) => !cut.edits.some((edit) => edit.start <= start && start < edit.end))
  return edited(sourceOf(file), [...left, ...cut.edits])
}

/** Unused imports and types are allowed: whoever removes a row would remove them too. */
const OPTIONS = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // The cached results of the project's own type check are left alone.
    incremental: false,
    tsBuildInfoFile: null,
    typeRoots: [join(root, 'node_modules/@types')],
  },
  files: [],
  include: ['cuts'],
}

/** Returns the type errors of each cut, from one run of the compiler over all of them. */
export const errorsOf = (folder: string, cuts: readonly Cut[]): readonly (readonly string[])[] => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const [index, cut] of cuts.entries()) {
    const cutFolder = join(folder, 'cuts', String(index))
    mkdirSync(cutFolder, { recursive: true })
    for (const file of [cut.file, ...cut.seenBy]) writeFileSync(join(cutFolder, nameOf(file)), copyOf(file, cut))
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
