import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import * as draughts from '../../shared/draughts/index.ts'
import { judge } from './judge.ts'
import { MUTANTS } from './mutants.ts'

const source = join(import.meta.dirname, '../../shared/draughts')
const folder = mkdtempSync(join(tmpdir(), 'mutants-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The engine with one change in one file. */
const mutated = async (index: number, file: string, from: string, to: string): Promise<typeof draughts> => {
  const copy = join(folder, String(index))
  cpSync(source, copy, { recursive: true })
  const text = readFileSync(join(copy, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer reads «${from}»: rewrite the mutant`)
  writeFileSync(join(copy, file), text.replaceAll(from, to))
  return (await import(/* @vite-ignore */ join(copy, 'index.ts'))) as typeof draughts
}

/** A broken engine may also throw: that counts as caught. */
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
    expect(verdict(await mutated(index, file, from, to))).toBeDefined()
  })
})
