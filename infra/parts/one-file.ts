import { type OutputFile, type Plugin, build as bundle } from 'esbuild'
import { basename } from 'node:path'
import { FOR_NODE } from './esbuild.ts'

type Texts = ReadonlyMap<string, string>

const ENTRY = 'index.mjs'

const STATIC = /\bimport(?:(\{[^}]*\})from)?"\.\/([^"]+)";?/g

/** The entry and what it imports: not `import("…")`, which is read when it is needed. */
const startOf = (texts: Texts): ReadonlySet<string> => {
  const start = new Set([ENTRY])
  for (const name of start) for (const [, , other = ''] of (texts.get(name) ?? '').matchAll(STATIC)) start.add(other)
  return start
}

/** What later files take from the start: `import{a as b}from"./chunk-X.mjs"` becomes `import{c3_a as b}from"./index.mjs"`. */
const takenFrom = (start: ReadonlySet<string>) => {
  const places = [...start]
  const taken = new Map<string, string>()
  const renamed = (place: number, names: string): string =>
    names.replaceAll(/([\w$]+)( as [\w$]+)?(?=[,}])/g, (_, name: string, local = ` as ${name}`) => {
      const alias = `c${place}_${name}`
      taken.set(alias, `export{${name} as ${alias}}from"./${places[place]}";`)
      return alias + local
    })
  const text = (later: string): string =>
    later.replaceAll(STATIC, (whole, names: string | undefined, file: string) => {
      if (!start.has(file)) return whole
      return names === undefined ? '' : `import${renamed(places.indexOf(file), names)}from"./${ENTRY}";`
    })
  return { text, exports: () => [...taken.values()].join('') }
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
 * Of a split bundle, what a container reads at its start as one file: esbuild makes one for each set of later files that
 * shares something, a dozen in the end. With any letter beyond Latin 1 V8 would keep two bytes for each: in strings they
 * are escaped here, in templates and patterns they must be where they stand.
 */
export const oneFile = async (outputs: readonly OutputFile[]): Promise<Texts> => {
  const texts = new Map(outputs.map(({ path, text }) => [basename(path), text]))
  const start = startOf(texts)
  const { text, exports } = takenFrom(start)
  const later = [...texts].filter(([name]) => !start.has(name)).map(([name, each]) => [name, text(each)] as const)
  const { outputFiles } = await bundle({
    ...FOR_NODE,
    charset: 'ascii',
    stdin: { contents: `export*from"./${ENTRY}";${exports()}`, loader: 'js' },
    plugins: [inMemory(texts)],
    write: false,
  })
  return new Map([[ENTRY, outputFiles[0]?.text ?? ''], ...later])
}
