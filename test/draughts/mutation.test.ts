import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

import * as draughts from '../../shared/draughts/index.ts'
import { judge } from './judge.ts'
import { MUTANTS } from './mutants.ts'

const source = join(import.meta.dirname, '../../shared/draughts')

/** Loads the engine with one change in one file, bundled as one module, which loads in a tenth of the time. */
const mutated = async (file: string, from: string, to: string): Promise<typeof draughts> => {
  const text = readFileSync(join(source, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer reads «${from}»: rewrite the mutant`)
  const contents = text.replaceAll(from, to)
  const { outputFiles } = await build({
    entryPoints: [join(source, 'index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'mutant',
        setup: (bundling) =>
          bundling.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === join(source, file) ? { contents, loader: 'ts' } : undefined,
          ),
      },
    ],
  })
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
  return (await import(/* @vite-ignore */ url)) as typeof draughts
}

/** Returns the judge's verdict. An engine that throws counts as caught. */
const verdict = (engine: typeof draughts): string | undefined => {
  try {
    return judge(engine)
  } catch (error) {
    return String(error)
  }
}

describe(`${MUTANTS.length} seeded rule bugs`, () => {
  test('the engine as it is passes the judge', () => {
    expect(judge(draughts)).toBeUndefined()
  })

  test.each(MUTANTS.map((mutant, index) => [mutant[0], index] as const))('%s: caught', async (_name, index) => {
    const [, file, from, to] = MUTANTS[index] ?? ['', '', '', '']
    expect(verdict(await mutated(file, from, to))).toBeDefined()
  })
})
