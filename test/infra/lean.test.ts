import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEAN_SDK, NEVER_NEEDED, REPLACEMENTS, withoutFacades } from '../../infra/lambda/lean.ts'

const root = join(import.meta.dirname, '../..')
const SDK = globSync('node_modules/{@aws-sdk,@smithy}/**/{package.json,dist-es/**/*.js}', { cwd: root })

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const exportsOf = (source: string): readonly string[] =>
  [...source.matchAll(/^ *export (?:const|class|var|async function|function) ([\w$]+)|^ *export \{ ([\w$, ]+) \}/gm)]
    .flatMap(([, name, names]) => name ?? names?.split(', ') ?? [])
    .toSorted()

test.each(REPLACEMENTS.map((each) => [String(each.files), each] as const))(
  'the SDK has files that %s means, and each is rewritten with the same exports',
  (_, { files, loader, rewrite }) => {
    const meant = SDK.filter((file) => files.test(file))
    expect(meant).not.toEqual([])
    for (const file of meant) {
      const source = textOf(file)
      const rewritten = rewrite(source)
      expect([file, rewritten.length]).not.toEqual([file, source.length])
      if (loader === 'js') expect([file, exportsOf(rewritten)]).toEqual([file, exportsOf(source)])
    }
  },
)

test('the plugin has a row for each of them', () => {
  const filters: RegExp[] = []
  void LEAN_SDK.setup({ onLoad: ({ filter }: { readonly filter: RegExp }) => void filters.push(filter) } as never)
  expect(filters).toEqual(REPLACEMENTS.map(({ files }) => files))
})

test.each(NEVER_NEEDED)('the SDK imports %s, which bundles leave out', (name) => {
  const quoted = [`"${name}"`, `'${name}'`]
  expect(SDK.some((file) => file.endsWith('.js') && quoted.some((each) => textOf(file).includes(each)))).toBe(true)
})

test('each form of an import of Node’s modules becomes a call', () => {
  const text = 'import*as a from"node:fs";import b from"node:path";import{join as c,sep}from"node:path";x(a,b,c,sep);'
  expect(withoutFacades(text)).toBe(
    'const a=process.getBuiltinModule("node:fs");const b=process.getBuiltinModule("node:path");const{join:c,sep}=process.getBuiltinModule("node:path");x(a,b,c,sep);',
  )
})
