import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { compileFunction } from 'node:vm'
import { transform } from 'esbuild'
import { ALWAYS, type Patch, patchSource } from './patching.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const { resolve } = createRequire(join(ROOT, 'package.json'))

type Exports = Record<string, unknown>
type Require = (name: string) => unknown

/** A file that was compiled to a CommonJS function, and the names that it imports. */
type Compiled = {
  readonly imports: readonly string[]
  readonly run: (module: { exports: Exports }, exports: Exports, require: Require) => void
}

const isOwn = (name: string): boolean => name.startsWith('.') || name.startsWith('#')

/** Returns the path, from the root, of a file of this project that another file imports by this name. */
const pathFrom = (importer: string, name: string): string =>
  name.startsWith('#') ? relative(ROOT, resolve(name)) : join(importer, '..', name)

const compile = async (path: string, patches: readonly Patch[]): Promise<Compiled> => {
  const source = patchSource(path, await readFile(join(ROOT, path), 'utf8'), patches)
  const { code } = path.endsWith('.json')
    ? { code: `module.exports = ${source}` }
    : await transform(source, {
        loader: 'ts',
        format: 'cjs',
        platform: 'node',
        target: 'node24',
        // An import at run time becomes a `require`, too, and so finds the changed files.
        supported: { 'dynamic-import': false },
        logLevel: 'silent',
      })
  return {
    imports: [...code.matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, name]) => name ?? []),
    run: compileFunction(code, ['module', 'exports', 'require'], { filename: join(ROOT, path) }) as Compiled['run'],
  }
}

/** The files that were compiled so far, without planted mistakes, and the packages that they import. */
const files = new Map<string, Compiled>()
const packages = new Map<string, unknown>()

const gather = async (importer: string, { imports }: Compiled): Promise<void> => {
  for (const name of imports)
    if (isOwn(name)) await gatherFile(pathFrom(importer, name))
    else if (!packages.has(name))
      packages.set(name, { ...((await import(/* @vite-ignore */ name)) as object), __esModule: true })
}

const gatherFile = async (path: string): Promise<void> => {
  if (files.has(path)) return
  const file = await compile(path, ALWAYS)
  files.set(path, file)
  await gather(path, file)
}

/**
 * Returns the exports of the module at a path from the root, with these patches. The module and all that it imports are
 * evaluated again, but only the patched files are compiled again, so that a world with a mistake runs in a fifth of the
 * time that a bundle of its own takes. No file may have an `await` outside functions.
 */
export const linkModule = async <E>(entry: string, patches: readonly Patch[] = []): Promise<E> => {
  const changed = new Map<string, Compiled>()
  await gatherFile(entry)
  for (const path of new Set(patches.map(({ file }) => file))) {
    const file = await compile(path, [...ALWAYS, ...patches])
    changed.set(path, file)
    await gather(path, file)
  }
  const linked = new Map<string, { exports: Exports }>()
  const load = (path: string): Exports => {
    const known = linked.get(path)
    if (known) return known.exports
    const file = changed.get(path) ?? files.get(path)
    if (!file) throw new Error(`${path} is not compiled`)
    const module = { exports: {} as Exports }
    linked.set(path, module)
    file.run(module, module.exports, (name) => (isOwn(name) ? load(pathFrom(path, name)) : packages.get(name)))
    return module.exports
  }
  return load(entry) as E
}
