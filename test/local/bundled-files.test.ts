import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledFiles, bundledScripts } from '../../local/machine/bundled-files.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/scripts.json')

const cached = (): { readonly madeOf: string; readonly scripts: object } => JSON.parse(readFileSync(CACHE, 'utf8'))

test('scripts of an earlier start are read again only if they were made of the same sources', async () => {
  const files = [...(await bundledFiles()).files.keys()]
  const { madeOf, scripts } = cached()
  expect(scripts).toEqual(await bundledScripts())

  writeFileSync(CACHE, JSON.stringify({ madeOf: 'other sources', scripts: {} }))
  expect([...(await bundledFiles()).files.keys()]).toEqual(files)
  expect(cached()).toEqual({ madeOf, scripts })

  writeFileSync(CACHE, 'no JSON')
  expect([...(await bundledFiles()).files.keys()]).toEqual(files)
  expect(cached()).toEqual({ madeOf, scripts })
})
