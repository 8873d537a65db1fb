import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  readonly integrity?: string
  /** True for a package inside the tarball of another one, whose integrity covers it. */
  readonly inBundle?: boolean
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}

test('every package of the lockfile has a hash that npm checks', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300)
  const without = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) =>
      path !== '' && inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

test('a package inside another package’s tarball is covered by the hash of that one', () => {
  const isCovered = (path: string): boolean => {
    const outer = path.slice(0, path.lastIndexOf('/node_modules/'))
    const entry = packages[outer]
    return entry !== undefined && (entry.inBundle === true ? isCovered(outer) : entry.integrity !== undefined)
  }
  const bundled = Object.keys(packages).filter((path) => packages[path]?.inBundle === true)
  expect(bundled.length).toBeGreaterThan(0)
  expect(bundled.filter((path) => !isCovered(path))).toEqual([])
})
