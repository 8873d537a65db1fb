import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Package, packPackage } from '../../tools/release/pack.ts'
import { tempFolder } from '../harness/temp.ts'
import { spawned } from './spawned.ts'

const run = promisify(execFile)

/** Creates a folder with packages installed from their tarballs, without a network. */
export const installed = async (...names: readonly Package[]) => {
  const folder = await tempFolder('clients')
  const tarballs = await Promise.all(names.map((name) => packPackage(name, folder.path)))
  writeFileSync(join(folder.path, 'package.json'), '{ "private": true, "type": "module" }')
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', ...quiet, ...tarballs], { cwd: folder.path, shell: process.platform === 'win32' })
  return folder
}

/** Runs a program to its end in a folder with installed packages. */
export const ran = (folder: string, file: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawned(process.execPath, [file, ...args], { cwd: folder, env })
