import { execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Package, pack } from '../../tools/packages/pack.ts'
import { tempFolder } from '../harness/temp.ts'

const run = promisify(execFile)

/** A folder elsewhere with packages installed from their tarballs, without a network. */
export const installed = async (...names: readonly Package[]) => {
  const folder = await tempFolder('clients')
  const tarballs = await Promise.all(names.map((name) => pack(name, folder.path)))
  writeFileSync(join(folder.path, 'package.json'), '{ "private": true, "type": "module" }')
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', ...quiet, ...tarballs], { cwd: folder.path, shell: process.platform === 'win32' })
  return folder
}

/** A program there, run to its end. */
export const ran = async (folder: string, file: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { out, error, code }
}
