import { type OutputFile, type Plugin, build as bundle } from 'esbuild'
import { basename } from 'node:path'
import { NODE_BUILD } from './esbuild.ts'

type Texts = ReadonlyMap<string, string>

const ENTRY = 'index.mjs'

const STATIC = /\bimport(?:(\{[^}]*\})from)?"\.\/([^"]+)";?/g

/**
 * Returns the names of the files that a container loads at its start: the entry and all that it imports statically.
 * Files that are imported with `import("…")` are loaded late.
 */
const startOf = (texts: Texts): ReadonlySet<string> => {
  const start = new Set([ENTRY])
  for (const name of start) for (const [, , other = ''] of (texts.get(name) ?? '').matchAll(STATIC)) start.add(other)
  return start
}

/**
 * Redirects the imports in late files of what is loaded at the start: `import{a as b}from"./chunk-X.mjs"` becomes
 * `import{c3_a as b}from"./index.mjs"`. `exports` returns the exports that the file of the start needs for that.
 */
const redirectTo = (start: ReadonlySet<string>) => {
  const files = [...start]
  const aliases = new Map<string, string>()
  const renamed = (index: number, names: string): string =>
    names.replaceAll(/([\w$]+)( as [\w$]+)?(?=[,}])/g, (_, name: string, local = ` as ${name}`) => {
      const alias = `c${index}_${name}`
      aliases.set(alias, `export{${name} as ${alias}}from"./${files[index]}";`)
      return alias + local
    })
  const text = (later: string): string =>
    later.replaceAll(STATIC, (whole, names: string | undefined, file: string) => {
      if (!start.has(file)) return whole
      return names === undefined ? '' : `import${renamed(files.indexOf(file), names)}from"./${ENTRY}";`
    })
  return { text, exports: () => [...aliases.values()].join('') }
}

const inMemory = (texts: Texts): Plugin => ({
  name: 'in memory',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind, path }) => {
      if (kind === 'dynamic-import') return { path, external: true }
      return path.startsWith('./') ? { path: path.slice(2), namespace: 'start' } : undefined
    })
    build.onLoad({ filter: /./, namespace: 'start' }, ({ path }) => ({ contents: texts.get(path) ?? '', loader: 'js' }))
  },
})

/**
 * Joins the files of a split bundle that a container loads at its start into one file. esbuild makes a file for each
 * set of late files that share something, about a dozen. The result is escaped to ASCII, because with a single letter
 * beyond Latin 1 V8 would store two bytes for each letter; strings are escaped here, templates and patterns must be
 * escaped in the source.
 */
export const oneFile = async (outputs: readonly OutputFile[]): Promise<Texts> => {
  const texts = new Map(outputs.map(({ path, text }) => [basename(path), text]))
  const start = startOf(texts)
  const { text, exports } = redirectTo(start)
  const later = [...texts].filter(([name]) => !start.has(name)).map(([name, each]) => [name, text(each)] as const)
  const { outputFiles } = await bundle({
    ...NODE_BUILD,
    charset: 'ascii',
    stdin: { contents: `export*from"./${ENTRY}";${exports()}`, loader: 'js' },
    plugins: [inMemory(texts)],
    write: false,
  })
  return new Map([[ENTRY, outputFiles[0]?.text ?? ''], ...later])
}
