import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'

const ROOT = join(import.meta.dirname, '../..')
const PLATFORM = `${process.platform}-${process.arch}`

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns a program that stands in for Node, and leaves the file `mark` behind when it is run. */
const program = (mark: string): string => `#!/bin/sh\ntouch ${mark}\n`

/**
 * Makes a project with `setup.mjs` in a folder. `digests` are the known digests of Node; `text` is installed as Node.
 */
const project = (folder: string, text: string, digests: object) => {
  const bin = join(folder, 'node_modules', 'node', 'bin')
  mkdirSync(bin, { recursive: true })
  copyFileSync(join(ROOT, 'setup.mjs'), join(folder, 'setup.mjs'))
  for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, lockfile), JSON.stringify({ packages: {} }))
  writeFileSync(join(folder, 'node-digests.json'), JSON.stringify(digests))
  const install = (program: string) => {
    writeFileSync(join(bin, 'node'), program)
    chmodSync(join(bin, 'node'), 0o755)
  }
  install(text)
  const start = () => spawnSync(process.execPath, ['setup.mjs', 'start'], { cwd: folder, encoding: 'utf8' })
  return { install, start }
}

test.skipIf(process.platform === 'win32')('another program in the place of Node is not run', async () => {
  await using temp = await tempFolder('binary')
  const mark = join(temp.path, 'was-run')
  const { start } = project(temp.path, program(mark), { [PLATFORM]: digestOf('the true one') })
  const { status, stderr } = start()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^crownhead: .*node_modules\/node\/bin\/node is not the Node that this project knows/)
  expect(existsSync(mark)).toBe(false)
})

test.skipIf(process.platform === 'win32')('the known program is run, and what replaces it later is not', async () => {
  await using temp = await tempFolder('binary')
  const mark = join(temp.path, 'was-run')
  const known = `${program(mark)}exit 7\n`
  const { start, install } = project(temp.path, known, { [PLATFORM]: digestOf(known) })
  expect([start().status, start().status, existsSync(mark)]).toEqual([7, 7, true])
  install(`${known}# and more\n`)
  expect(start().status).toBe(1)
})

test('a platform without a digest is refused with a message', async () => {
  await using temp = await tempFolder('binary')
  const { start } = project(temp.path, 'anything', { 'abacus-7': digestOf('anything') })
  expect(start().stderr).toMatch(new RegExp(`^crownhead: node-digests.json has no digest of Node for ${PLATFORM}`))
})

test('the digests are those of the version that package.json asks for', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Record<string, unknown>
  expect(read('node-digests.json')['version']).toBe((read('package.json')['dependencies'] as { node: string }).node)
})
