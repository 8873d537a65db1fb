import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = {
  readonly version?: string
  readonly integrity?: string
  /** Within the tarball of another package, whose integrity holds for it, too. */
  readonly inBundle?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}

const SMALL = 'android-arm-eabi android-arm64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-s390x-gnu'
const RARE = `${SMALL} freebsd-x64 linux-riscv64-gnu linux-riscv64-musl openharmony-arm64`
const DESKTOP = 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc'

/**
 * Builds of tools of development for other platforms than the one that the lockfile was written on: the registry it was
 * written from had no tarball of this version, so nobody could hash it. It had all of 1.89.0, 0.75.0, 0.154.0 and
 * 7.0.2004; oxlint and oxfmt of then find faults in our files that are none (oxfmt closes a tag within a test's text).
 * npm takes such a build only on its platform, from the registry by TLS. None is in what is deployed.
 */
const UNHASHED: readonly (readonly [prefix: string, version: string, platforms: string])[] = [
  ['@oxc-parser/binding-', '0.155.0', `${RARE} ${DESKTOP}`],
  ['@oxfmt/binding-', '0.78.0', `${RARE} ${DESKTOP} linux-arm64-musl linux-x64-musl`],
  ['@oxlint/binding-', '1.94.0', `${RARE} ${DESKTOP} linux-arm64-musl linux-x64-musl`],
  ['@oxlint-tsgolint/', '7.0.2007', 'darwin-arm64 darwin-x64 win32-arm64 win32-x64'],
]

const unhashed = UNHASHED.flatMap(([prefix, version, platforms]) =>
  platforms.split(' ').map((platform) => `${prefix}${platform} ${version}`),
)

const without = Object.entries(packages).filter(
  ([path, { integrity, inBundle }]) =>
    path !== '' && inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
)

test('every package of the lockfile has a hash that npm checks, but those of the table', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300)
  const names = without.map(([path, { version }]) => `${path.replace(/^node_modules\//, '')} ${version}`)
  expect(names.toSorted()).toEqual(unhashed.toSorted())
})

test('what has no hash is for development alone, and needed by no other platform', () => {
  expect(without.filter(([, { dev, optional }]) => dev !== true || optional !== true)).toEqual([])
})

test('what is within another package’s tarball is covered by that one’s hash', () => {
  const isCovered = (path: string): boolean => {
    const outer = path.slice(0, path.lastIndexOf('/node_modules/'))
    const entry = packages[outer]
    return entry !== undefined && (entry.inBundle === true ? isCovered(outer) : entry.integrity !== undefined)
  }
  const bundled = Object.keys(packages).filter((path) => packages[path]?.inBundle === true)
  expect(bundled.length).toBeGreaterThan(0)
  expect(bundled.filter((path) => !isCovered(path))).toEqual([])
})
